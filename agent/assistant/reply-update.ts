/** What a change of one layer's looks, words or place did, in words. */
import { FONT_KINDS } from '#tools/inputs/font-input.ts';
import { message } from '#messages/message.ts';
import { colorName, joined, nameOf } from '#agent/dialogue/say/names.ts';
import { isLinedByMove, isMoved, movedSaid } from './reply-moves.ts';
import type { SeenLayer } from './read-canvas.ts';
import type { Deed } from './read-prompt.ts';

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
export const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Weights go by number or by name. */
const isHeavy = (weight: unknown): boolean =>
  numberOf(weight) >= 600 || /^(?:semibold|bold|black|heavy)$/.test(textOf(weight));

/** The layer that an outcome tells about, named. */
export function layerName(output: Record<string, unknown>): string {
  const layer = {
    type: textOf(output.type) as SeenLayer['type'],
    text: textOf(output.text),
    name: textOf(output.name),
    emoji: textOf(output.emoji),
    shape: textOf(output.shape),
  };
  return nameOf(layer);
}

const GIVEN = {
  shadow: 'assistant.did.shadow',
  outline: 'assistant.did.outline',
  highlight: 'assistant.did.highlight',
} as const;
const GONE = {
  shadow: 'assistant.did.noShadow',
  outline: 'assistant.did.noOutline',
  highlight: 'assistant.did.noHighlight',
} as const;

/** Up to so many degrees a thing is tilted rather than turned. */
const TILTED = 25;

/** "set it in Anton", "set it in a playful font". */
function fontSet(font: string, layer: string): string {
  const kind = font.toLowerCase();
  if (!FONT_KINDS.includes(kind)) return message('assistant.did.font', { layer, font });
  return message(/^[aeiou]/u.test(kind) ? 'assistant.did.fontLikeVowel' : 'assistant.did.fontLike', {
    layer,
    font: kind,
  });
}

/** "made “A” bigger and red": what an update did, by what was asked of it. */
export function updated({ input, output }: Deed, layer = layerName(output)): string {
  if (output.unchanged === true)
    return message(numberOf(input.scale) > 1 ? 'assistant.did.largest' : 'assistant.did.unchanged', { layer });
  if (input.x !== undefined && input.height !== undefined && input.order === 'back')
    return message('assistant.did.filled', { layer });
  if (input.x !== undefined && input.height !== undefined && output.type === 'image')
    return message('assistant.did.madeRoom', { layer });
  if (input.text !== undefined) return message('assistant.did.reworded', { layer });
  const became: string[] = [];
  const scale = numberOf(input.scale);
  const stuck = Array.isArray(output.notes);
  if (scale > 1)
    became.push(
      message(
        stuck
          ? /neighbours/.test(String(output.notes))
            ? 'assistant.became.roomiest'
            : 'assistant.became.largest'
          : 'assistant.became.bigger',
      ),
    );
  if (scale > 0 && scale < 1) became.push(message('assistant.became.smaller'));
  if (input.size !== undefined)
    became.push(message('assistant.became.size', { size: numberOf(output.size) || numberOf(input.size) }));
  // With both, its pill was coloured and the letters follow.
  if (input.color !== undefined && typeof input.highlight === 'string') became.push(colorName(input.highlight));
  else if (input.color !== undefined) became.push(colorName(textOf(output.color) || textOf(input.color)));
  if (input.weight !== undefined)
    became.push(message(isHeavy(input.weight) ? 'assistant.became.bold' : 'assistant.became.light'));
  if (input.italic === true) became.push(message('assistant.became.italic'));
  if (input.underline === true) became.push(message('assistant.became.underlined'));
  if (input.strikethrough === true) became.push(message('assistant.became.struck'));
  if (input.letterCase === 'upper') became.push(message('assistant.became.caps'));
  if (input.frame === 'circle') became.push(message('assistant.became.round'));
  if (input.opacity !== undefined)
    became.push(message('assistant.became.opacity', { percent: 100 - Math.round(numberOf(input.opacity) * 100) }));
  const parts: string[] = [];
  if (became.length > 0)
    parts.push(message('assistant.did.made', { layer, became: joined(became, message('assistant.and')) }));
  const it = () =>
    parts.length === 0
      ? layer
      : message(layer.includes(` ${message('assistant.and')} `) ? 'assistant.them' : 'assistant.it');
  if (isMoved(input)) parts.push(movedSaid(input, it()));
  for (const field of ['shadow', 'outline', 'highlight'] as const) {
    if (input[field] !== undefined && !(field === 'highlight' && input.color !== undefined))
      parts.push(message(input[field] === 'none' ? GONE[field] : GIVEN[field], { layer: it() }));
  }
  if (typeof input.align === 'string' && !isLinedByMove(input))
    parts.push(
      message('assistant.did.lines', {
        layer: it(),
        align: input.align === 'center' ? 'centred' : input.align === 'justify' ? 'justified' : `flush ${input.align}`,
      }),
    );
  if (input.font !== undefined) parts.push(fontSet(textOf(input.font), it()));
  if (input.radius !== undefined)
    parts.push(
      message(numberOf(input.radius) > 0 ? 'assistant.did.rounded' : 'assistant.did.sharpCorners', { layer: it() }),
    );
  if (typeof input.rotation === 'number')
    parts.push(
      message(
        input.rotation === 0
          ? 'assistant.did.upright'
          : Math.abs(input.rotation) <= TILTED
            ? 'assistant.did.tilted'
            : 'assistant.did.turned',
        { layer: it() },
      ),
    );
  if (input.flipX !== undefined || input.flipY !== undefined)
    parts.push(message('assistant.did.flipped', { layer: it() }));
  if (input.order !== undefined)
    parts.push(
      message(`assistant.did.order.${input.order === 'front' || input.order === 'forward' ? 'front' : 'back'}`, {
        layer: it(),
      }),
    );
  if (input.locked !== undefined)
    parts.push(message(input.locked ? 'assistant.did.locked' : 'assistant.did.unlocked', { layer: it() }));
  if (input.letterSpacing !== undefined) parts.push(message('assistant.did.spacing', { layer: it() }));
  if (input.lineHeight !== undefined) parts.push(message('assistant.did.lineHeight', { layer: it() }));
  if (input.visible !== undefined)
    parts.push(message(input.visible ? 'assistant.did.shown' : 'assistant.did.hidden', { layer: it() }));
  return parts.length > 0 ? joined(parts, message('assistant.and')) : message('assistant.did.changed', { layer });
}

/** "changed “30%” to “40%” in …", "made “SALE” red": what was done to the words of a text, or to some of them. */
export function edited({ input, output }: Deed): string {
  const layer = layerName(output);
  if (output.unchanged === true) return message('assistant.did.unchanged', { layer });
  if (input.part !== undefined) {
    const part = message('assistant.quoted', { text: textOf(input.part) });
    return updated(
      {
        callId: '',
        tool: 'update_layer',
        ok: true,
        error: '',
        input: { ...input, part: undefined, highlight: undefined },
        output: { ...output, size: input.size, color: input.color },
      },
      part,
    );
  }
  if (input.effect !== undefined)
    return message(input.effect === 'none' ? 'assistant.did.noEffect' : 'assistant.did.effect', {
      layer,
      effect: textOf(input.effect),
    });
  if (input.fit !== undefined) return message('assistant.did.fitted', { layer });
  if (input.curve !== undefined)
    return message(input.curve === 0 ? 'assistant.did.straightText' : 'assistant.did.bent', { layer });
  if (input.list !== undefined)
    return message(input.list === 'none' ? 'assistant.did.noList' : 'assistant.did.list', { layer });
  return rewordedSaid(input, textOf(output.text), layer);
}

/** Short parts that changed are told with the word before them: “may 8”. */
const SHORT = 4;
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const quoted = (text: string): string =>
  message('assistant.quoted', { text: text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text });

/** What became of which words. */
function rewordedSaid({ find, replace, append }: Record<string, unknown>, text: string, layer: string): string {
  if (typeof append === 'string' && find === undefined && oneLine(append) !== '')
    return message('assistant.did.appended', { text: quoted(oneLine(append)), layer });
  const [old, now] = [oneLine(textOf(find)), oneLine(textOf(replace))];
  if (old === '' || replace === undefined) return message('assistant.did.reworded', { layer });
  if (now === '') return message('assistant.did.cut', { text: quoted(old), layer });
  const at = text.indexOf(textOf(replace));
  const before =
    at > 0 && old.length <= SHORT && now.length <= SHORT
      ? /[\p{L}\p{N}$€£#.,:-]+\s?$/u.exec(text.slice(0, at))?.[0]
      : '';
  return message('assistant.did.replaced', {
    from: quoted(`${before ?? ''}${old}`),
    to: quoted(`${before ?? ''}${now}`),
  });
}

const LOOKS: Record<string, string> = {
  mono: 'black and white',
  noir: 'black and white with strong contrast',
  sepia: 'sepia',
  faded: 'faded',
  vivid: 'vivid',
  warm: 'warm',
  cool: 'cool',
};
const FILTERS: Record<string, readonly [less: string, more: string]> = {
  brightness: ['darker', 'brighter'],
  contrast: ['softer in contrast', 'stronger in contrast'],
  saturation: ['less colourful', 'more colourful'],
  warmth: ['cooler', 'warmer'],
  blur: ['sharper', 'blurred'],
  grayscale: ['more colourful', 'black and white'],
  sepia: ['less brown', 'sepia'],
  sharpen: ['softer', 'sharper'],
  highlights: ['softer in the bright parts', 'brighter in the bright parts'],
  shadows: ['darker in the shadows', 'brighter in the shadows'],
  vignette: ['brighter at the edges', 'darker at the edges'],
};

/** "made the photo black and white", "gave “SALE” a gradient". */
export function styled({ input, output }: Deed): string {
  const facts = Array.isArray(output.layers) ? (output.layers as Record<string, unknown>[]) : [];
  const layer = joined(facts.map(layerName), message('assistant.and'));
  if (output.unchanged === true) return message('assistant.did.unchanged', { layer });
  const became: string[] = [];
  const parts: string[] = [];
  if (input.look === 'none') parts.push(message('assistant.did.noFilters', { layer }));
  else if (typeof input.look === 'string') became.push(LOOKS[input.look] ?? input.look);
  for (const [key, value] of Object.entries((input.filters ?? {}) as Record<string, unknown>)) {
    const [less, more] = FILTERS[key] ?? ['', ''];
    if (more)
      became.push(numberOf(value) < 0 ? less : numberOf(value) === 0 ? message('assistant.became.asBefore') : more);
  }
  if (became.length > 0)
    parts.push(message('assistant.did.made', { layer, became: joined(became, message('assistant.and')) }));
  const it = () => (parts.length > 0 ? message('assistant.it') : layer);
  if (input.gradient !== undefined) parts.push(message('assistant.did.gradientOn', { layer: it() }));
  if (input.line !== undefined) parts.push(message('assistant.did.line'));
  if (input.groundShadow !== undefined)
    parts.push(
      message(input.groundShadow === 'none' ? 'assistant.did.ungrounded' : 'assistant.did.grounded', { layer: it() }),
    );
  if (input.reflection !== undefined)
    parts.push(
      message(input.reflection === 'none' ? 'assistant.did.noReflection' : 'assistant.did.reflection', { layer: it() }),
    );
  if (input.shadow !== undefined)
    parts.push(
      message(
        input.shadow === 'none'
          ? 'assistant.did.noShadow'
          : typeof input.shadow === 'object'
            ? 'assistant.did.glow'
            : 'assistant.did.shadow',
        { layer: it() },
      ),
    );
  return parts.length > 0 ? joined(parts, message('assistant.and')) : message('assistant.did.changed', { layer });
}

/** What was named in the part before is "it" in the next. */
export function itsNames(parts: string[], names: readonly string[]): void {
  for (let index = parts.length - 1; index > 0; index -= 1) {
    const [before = '', part = ''] = [parts[index - 1], parts[index]];
    const name = names.find((one) => part.includes(one) && before.includes(one));
    const others = names.filter((one) => one !== name && (before.includes(one) || part.includes(one)));
    if (name && others.length === 0) parts[index] = part.replace(name, message('assistant.it'));
  }
}
