/** What stands somewhere twice: "now it says 30% off twice", "remove the one thats not in the star". */
import { reference, type PlainReference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { remove, type Act } from './meanings.ts';

function doubled(target: Reference[]): Act<'doubled'> | null {
  const [only] = target;
  return only && target.length === 1 && (only.words !== null || only.kind !== null)
    ? { type: 'doubled', target: only }
    : null;
}

/** A text that stands somewhere else than there. */
function elsewhere([of, ...more]: Reference[]): Reference[] | null {
  if (!of || more.length > 0 || of.near !== null || of.except.length > 0 || of.kind === 'page') return null;
  const { except: _except, near: _near, ...own } = of;
  const { except: _none, ...spared } = reference({ kind: 'text', near: { relation: 'on', of: own } });
  return [reference({ kind: 'text', except: [spared satisfies PlainReference] })];
}

export const TWINS: Rule[] = [
  ...rules('Twice', 0.02, {
    'twice|double|doubled': () => ({}),
    'two|2 times': () => ({}),
    'Twice now|there|on|in|already|again|then it|this|here|there?': () => ({}),
  }),
  ...rules('Act', 0.05, {
    'it|that|this|page|design says|reads|shows|got|has|have NP ~Twice': doubled,
    "it's|its|you|you've written|wrote|put|got|said|saying|have NP ~Twice": doubled,
    'NP is|are|stands|appears|comes|shows written|said|on|in|up? it|there|here|this? ~Twice': doubled,
    'why is|does NP there|on|in|stand|written? it|there|here? ~Twice': doubled,
    'NP ~Twice': doubled,
  }),
  ...rules('NotThere', 0.02, {
    "that's|thats not in|on|inside": () => ({}),
    'that|which is not in|on|inside': () => ({}),
    "that|which isn't|isnt|aint in|on|inside": () => ({}),
    'not in|on|inside': () => ({}),
    'outside of?': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~Remove the one|other|text|bit|words|line|copy one? ~NotThere NP': (of: Reference[]) => {
      const target = elsewhere(of);
      return target && remove(target);
    },
    'take|get the one|other|text|bit|words|line|copy one? ~NotThere NP off|out|away': (of: Reference[]) => {
      const target = elsewhere(of);
      return target && remove(target);
    },
  }),
];
