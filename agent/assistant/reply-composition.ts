/** How the reply describes a new design: one sentence for the whole of it. */
import { message } from '#messages/message.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';
import { DESIGN_NOUNS } from './design-nouns.ts';
import { colorName, joined } from '#agent/dialogue/say/names.ts';
import type { Deed } from './read-prompt.ts';
import { layerName, textOf } from './reply-update.ts';

export const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A sentence with its full stop; a question keeps its own mark. */
export function stopped(text: string): string {
  const bare = text.replace(/[.\s]+$/, '');
  return /[?!]$/.test(bare) ? bare : `${bare}.`;
}

/** Order in the sentence: headline first, logo last. */
const ROLES = ['headline', 'subheading', 'offer', 'table', 'details', 'call-to-action', 'photo', 'logo'];

const rank = ({ role }: Record<string, unknown>) => {
  const at = ROLES.indexOf(textOf(role));
  return at === -1 ? ROLES.indexOf('details') : at;
};

/** Formats that are no more than a shape. */
const SHAPES_ONLY = new Set(['square', 'portrait', 'landscape', 'vertical-9-16']);

/** The sentence about a new design. */
export function composed({ input, output }: Deed): string {
  const layers = (Array.isArray(output.layers) ? (output.layers as Record<string, unknown>[]) : []).toSorted(
    (a, b) => rank(a) - rank(b),
  );
  const notes = (Array.isArray(output.notes) ? output.notes : []).map(
    (note) => `${sentence(textOf(note)).replace(/[.\s]+$/, '')}.`,
  );
  if (input.rework === true && input.headline === undefined) {
    // A mood that was asked for stands before the words of the first brief.
    const first = /^([\p{Ll} ]{3,30}?)(?::|$)/u.exec(textOf(input.mood))?.[1];
    // "post: plant swap …" is the brief itself.
    const mood = first && new RegExp(`(?:^|\\s)${DESIGN_NOUNS}$`, 'iu').test(first) ? undefined : first;
    const colored = Array.isArray(input.colors) && input.composition !== undefined;
    const how =
      mood && !colored
        ? message('assistant.reworkedMood', { mood })
        : Array.isArray(input.colors)
          ? message('assistant.reworkedColors', {
              list: joined(
                [...new Set(input.colors.map((color) => colorName(textOf(color))))],
                message('assistant.and'),
              ),
            })
          : message('assistant.reworked');
    return [how, ...notes].join(' ');
  }
  const seen = new Set<string>();
  const pictures = layers.filter(({ role }) => role === 'photo').length;
  const words = layers.filter(
    ({ role }) => role !== undefined && role !== 'badge' && (role !== 'photo' || pictures === 1),
  );
  const shown = words
    .map((layer) =>
      layer.role === 'table'
        ? message('tools.theTable')
        : layerName({ type: layer.text === undefined ? 'image' : 'text', ...layer }),
    )
    .filter((name) => !seen.has(name) && seen.add(name));
  if (pictures > 1) shown.push(message('assistant.thePhotos', { count: pictures }));
  const what =
    PAGE_FORMATS.find(({ id }) => id === output.format && !SHAPES_ONLY.has(id))?.name ?? message('assistant.design');
  const said =
    shown.length === 0
      ? message('assistant.composedEmpty', { what })
      : message('assistant.composed', { what, list: joined(shown, message('assistant.and')) });
  return [said, ...notes].join(' ');
}
