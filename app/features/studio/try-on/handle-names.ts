/** The names of a piece's points. */
import { message } from '#messages/message.ts';

const PARTS = [
  'shoulder',
  'collar',
  'armpit',
  'waist',
  'hip',
  'hem',
  'flank',
  'seam',
  'crotch',
  'cuff',
  'elbow',
  'sleeve',
  'thigh',
  'knee',
  'leg',
  'neckline',
  'necklace',
  'earring',
  'ring',
  'bracelet',
  'watch',
  'anklet',
] as const;
const ENDS = ['outer', 'inner', 'low', 'turn'] as const;

/** By its id: `a.cuffOuter` is the outer edge of the cuff on the picture's left. Unknown points are numbered. */
export function handleName(id: string, index: number): string {
  const [digit] = /\d/.exec(id) ?? [];
  const words = id
    .replaceAll(/\d/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1.$2')
    .toLowerCase()
    .split('.');
  const part = PARTS.find((name) => words.includes(name));
  const name = part ? message(`tryOnStudio.part.${part}`) : message('tryOnStudio.part.point', { number: index + 1 });
  const end = ENDS.find((one) => words.includes(one));
  const side = words.includes('a') ? 'a' : words.includes('b') ? 'b' : null;
  return [
    part && digit ? `${name} ${digit}` : name,
    ...(end ? [message(`tryOnStudio.end.${end}`)] : []),
    ...(side ? [message(`tryOnStudio.side.${side}`)] : []),
  ].join(', ');
}
