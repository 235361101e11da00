/** Answers to remarks about the page: what is so is told with what can be done about it, and what is not so as well. */
import { message } from '#messages/message.ts';
import { textsOn, overlaps, seenOf, type Page, type Thing } from '../ground/canvas.ts';
import type { Call } from '../plan/planned.ts';
import type { Remark } from '../understand/remarks.ts';
import { recognizeValues } from '../values/recognize.ts';
import { joined, nameOf } from './names.ts';

const names = (layers: readonly Thing[]): string => joined(layers.map(nameOf), message('assistant.and'));

/** Pictures that letters lie over. */
function coveredBy(page: Page): { text: Thing; picture: Thing }[] {
  const pictures = page.layers.filter(({ type, visible }) => type === 'image' && visible);
  return textsOn(page).flatMap((text) => {
    const seen = seenOf(text);
    const picture = pictures.find(({ box }) => box && seen && overlaps(box, seen));
    return picture ? [{ text, picture }] : [];
  });
}

function coveringSaid(page: Page): string | null {
  if (!page.layers.some(({ type, visible }) => type === 'image' && visible)) return null;
  const covered = coveredBy(page);
  const [first] = covered;
  return first
    ? message('assistant.remark.covering', {
        list: names(covered.map(({ text }) => text)),
        count: covered.length,
        picture: nameOf(first.picture),
      })
    : message('assistant.remark.notCovering');
}

/** The rows and lines of all that is read. */
const linesOf = ({ layers }: Page): string[] =>
  layers
    .filter(({ visible }) => visible)
    .flatMap(({ type, text, cells }) =>
      type === 'table' ? cells.map((row) => row.join(' ')) : type === 'text' ? text.split('\n') : [],
    );

const SIGNS = ['£', '€', '$'];

/** Every amount with another sign gets the one that is wished. */
function currencyOf(sign: string, page: Page): { calls: Call[]; said: string } | null {
  const amounts = (text: string): string[] =>
    recognizeValues(text).flatMap(({ type, span }) => (type === 'money' ? [text.slice(...span)] : []));
  const isOther = (amount: string): boolean => SIGNS.some((one) => one !== sign && amount.includes(one));
  const calls = textsOn(page).flatMap(({ id, text }): Call[] =>
    [...new Set(amounts(text).filter(isOther))].map((amount) => ({
      tool: 'edit_text',
      input: {
        layer: id,
        find: amount,
        replace: SIGNS.reduce((changed, one) => changed.replaceAll(one, () => sign), amount),
      },
    })),
  );
  if (calls.length > 0) return { calls, said: '' };
  const own = linesOf(page).flatMap((line) => amounts(line).filter((amount) => amount.includes(sign)));
  return own.length === 0
    ? null
    : {
        calls: [],
        said: message('assistant.remark.currency', {
          sign,
          list: joined([...new Set(own)], message('assistant.and')),
        }),
      };
}

/** What is said, and done, about a remark; null: there is nothing to say of that here. */
export function remarkAnswered(remark: Remark, page: Page): { calls: Call[]; said: string } | null {
  if (remark.about === 'currency') return currencyOf(remark.sign, page);
  const said = coveringSaid(page);
  return said === null ? null : { calls: [], said };
}
