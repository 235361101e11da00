/** Words behind what a photo shows: "write WOW behind her", "text behind the shoe: BIG SALE". */
import { reference, type Reference } from '../../acts/reference.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { Change } from '../../acts/edits.ts';
import { rules, type Rule } from '../chart.ts';
import type { FreeText } from '../free-texts.ts';
import { setting, type Act } from './meanings.ts';
import { mayBePictures } from './pictures.ts';

interface Said {
  text: string;
  looks: Change[];
}
const plain = (text: string): Said => ({ text, looks: [] });
const colored = (color: string, said: Said): Said => ({ ...said, looks: [...said.looks, setting('color', color)] });
const PHOTO = reference({ kind: 'photo' });

interface Behind {
  of: Reference;
  at: Place | null;
}
const behind = ([of, ...more]: Reference[]): Behind | null =>
  of && more.length === 0 && mayBePictures([of]) && of.pronoun === null ? { of, at: null } : null;

const add = ({ text, looks }: Said, { of, at }: Behind, more: Change[] = []): Act<'add'> => ({
  type: 'add',
  addition: { is: 'text', text, as: 'text' },
  where: { to: 'side', side: 'behind', of, ...(at === null ? {} : { at }) },
  looks: [...looks, ...more],
  like: null,
});

export const TEXT_BEHIND: Rule[] = [
  ...rules('BehindIt', 0, {
    'right|just|directly? behind NP': behind,
    'right|just|directly? behind her|him|me|us|them|it|myself': (): Behind => ({ of: PHOTO, at: null }),
    'BehindIt ,? at|on|near the? Place': (said: Behind, at: Place): Behind | null => (said.at ? null : { ...said, at }),
    'BehindIt ,? a bit|little hidden?': (said: Behind) => said,
  }),
  ...rules('Wordy', 0.02, {
    'Quote|Shout|Proper': plain,
    Free: ({ text }: FreeText) => plain(text),
    'a|an|some|the? big|large|huge|giant|bold|tall|massive? word|words|text|lettering|letters|name|title saying|reading|: Quote|Shout|Proper|Said':
      plain,
    'a|an|some|the? big|large|huge|giant|bold|tall|massive? word|words|text|lettering|letters|name Quote|Shout|Proper|Said':
      plain,
    'a|an|some? big|large|huge|giant|bold|tall|massive Quote|Shout|Proper': plain,
    'Wordy in Color letters|text?': (said: Said, color: string) => colored(color, said),
    'Color Wordy': colored,
  }),
  ...rules('Act', 0, {
    '~Add|~Write|print|show|set|have|want|need Wordy ,? BehindIt': (said: Said, where: Behind) => add(said, where),
    '~Add|~Write|print|show|set|have|want|need Wordy ,? BehindIt ,? V': add,
    '~Add|~Write|print|show|set BehindIt ,? : Quote|Shout|Rest': (where: Behind, text: string) =>
      add(plain(text), where),
    'big|large|huge? text|words|word|lettering|writing BehindIt : Quote|Rest': (where: Behind, text: string) =>
      add(plain(text), where),
  }),
  ...rules('Act', 0.2, {
    'Wordy BehindIt': (said: Said, where: Behind) => add(said, where),
    'Wordy BehindIt ,? V': add,
  }),
];
