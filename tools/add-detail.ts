/** add_detail: finishing touches in the look of the page: a border, a divider, a badge, a handle, with room made for them. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { CONTACT_TYPES } from './contract/ports/brand-kit-port.ts';
import type { ToolContext } from './contract/context.ts';
import { placeInput } from './contract/place-input.ts';
import { defineTool, type Json, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';
import { badge, BADGE_FORMS } from './details/badge.ts';
import { border, BORDER_STYLES } from './details/border.ts';
import type { MadeDetail } from './details/detail.ts';
import { divider, DIVIDER_STYLES } from './details/divider.ts';
import { handle } from './details/handle.ts';
import { colorInput } from './inputs/color-input.ts';
import { layerInput } from './page/chosen-layers.ts';

const TEXTS = toolTexts(
  'tools.addDetail',
  {
    title: 'Add a detail',
    doing: 'Adding a detail',
    failed: 'Could not add it',
    onlyOf: '{fields} can’t be given for a {detail}',
    needsText: 'A {detail} needs its words in text',
    onePlace: 'Give either place or beside',
    noRoom: 'There is no free room for that on this page. Take something away, or make the page larger.',
  },
  {
    border: 'Added a border',
    stronger: 'Made the border stronger',
    divider: 'Added a divider',
    badge: 'Added the badge “{text}”',
    handle: 'Added “{text}”',
  },
);

const DETAILS = ['border', 'divider', 'badge', 'handle'] as const;
type Detail = (typeof DETAILS)[number];

const input = z.strictObject({
  detail: z.enum(DETAILS),
  text: z.string().trim().min(1).max(80).optional().describe('Words of a badge; the handle, address or number itself'),
  border: z.enum(BORDER_STYLES).optional().describe('Style of a border; by default what goes with the page'),
  divider: z.enum(DIVIDER_STYLES).optional(),
  form: z.enum(BADGE_FORMS).optional().describe('Of a badge'),
  network: z.enum(CONTACT_TYPES).optional().describe('Of a handle: whose sign stands before it'),
  color: colorInput.optional(),
  weight: z.enum(['thin', 'thick']).optional().describe('Of a border or divider'),
  size: z.enum(['small', 'medium', 'large']).optional().describe('Of a badge'),
  place: placeInput.optional().describe('Of a badge or handle'),
  on: layerInput.optional().describe('Of a badge: the layer at whose corner it goes'),
  beside: z
    .strictObject({ side: z.enum(['above', 'below']), of: layerInput })
    .optional()
    .describe('Of a divider or handle: the layer it goes above or below; lines make room'),
});
type Input = z.output<typeof input>;

/** The fields that each detail takes, beside its color. */
const FIELDS: Record<Detail, readonly (keyof Input)[]> = {
  border: ['border', 'weight'],
  divider: ['divider', 'weight', 'beside'],
  badge: ['text', 'form', 'size', 'place', 'on'],
  handle: ['text', 'network', 'place', 'beside'],
};
const COMMON: readonly (keyof Input)[] = ['detail', 'color'];

const strayFields = (given: Input): string[] =>
  (Object.keys(given) as (keyof Input)[]).filter(
    (field) => given[field] !== undefined && !COMMON.includes(field) && !FIELDS[given.detail].includes(field),
  );

function make(
  given: Input,
  context: ToolContext,
): Promise<(MadeDetail & { isStronger?: boolean }) | { error: string } | null> {
  const { detail, text = '', border: borderStyle, divider: dividerStyle, form, ...rest } = given;
  switch (detail) {
    case 'border':
      return border({ ...rest, style: borderStyle }, context);
    case 'divider':
      return divider({ ...rest, style: dividerStyle }, context);
    case 'badge':
      return badge({ ...rest, text, form }, context);
    case 'handle':
      return handle({ ...rest, text }, context);
  }
}

export const addDetail = defineTool({
  name: 'add_detail',
  icon: 'badge-plus',
  texts: TEXTS,
  use: 'a border, divider, badge or handle in the look of the page',
  description:
    'Adds a finishing touch in the type, colours and margins of the page: a border around it, a divider between lines, a badge with words, or a handle (also a website, address or phone number) at the foot. ' +
    'It finds its own style and place, and lines make room. Use it rather than add_shape or add_text for these. Answers with the new layer (or group) and its box [x, y, width, height].',
  input: input
    .refine((given) => strayFields(given).length === 0, {
      error: ({ input: given }) =>
        message(TEXTS.onlyOf, { fields: strayFields(given as Input).join(', '), detail: (given as Input).detail }),
    })
    .refine(({ detail, text }) => text !== undefined || (detail !== 'badge' && detail !== 'handle'), {
      error: ({ input: given }) => message(TEXTS.needsText, { detail: (given as Input).detail }),
    })
    .refine(({ place, beside }) => place === undefined || beside === undefined, {
      error: () => message(TEXTS.onePlace),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { detail: 'border' },
      { detail: 'border', border: 'double', color: 'gold', weight: 'thin' },
      { detail: 'divider' },
      { detail: 'divider', divider: 'dots', beside: { side: 'below', of: 't1' } },
      { detail: 'badge', text: 'New' },
      { detail: 'badge', text: '-20%', form: 'burst', place: 'top-left', size: 'small' },
      { detail: 'badge', text: 'Vegan', on: 'i1' },
      { detail: 'handle', text: '@blend.shop' },
      { detail: 'handle', text: '@blend.shop', network: 'instagram', place: 'bottom-right' },
    ],
    refused: [
      {},
      { detail: 'garland' },
      { detail: 'badge' },
      { detail: 'handle' },
      { detail: 'border', text: 'x' },
      { detail: 'divider', place: 'top' },
      { detail: 'divider', beside: { side: 'below', of: 'nope' } },
      { detail: 'badge', text: 'x', on: 'nope' },
      { detail: 'badge', text: 'x', place: 'north' },
      { detail: 'handle', text: 'x', place: 'top', beside: { side: 'below', of: 't1' } },
      { detail: 'border', color: 'blurple' },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const made = await make(given, context);
    if (!made) return { ok: false, error: message(TEXTS.noRoom) };
    if ('error' in made) return { ok: false, error: made.error };
    const { operations, layer, box, moved, isStronger = false } = made;
    const output: { [key: string]: Json } = {
      id: layer,
      box: [box.x, box.y, box.width, box.height].map(Math.round),
      ...(moved.length > 0 ? { moved: [...moved] } : {}),
      ...(isStronger ? { wasThere: true } : {}),
    };
    const text = isStronger ? TEXTS.stronger : TEXTS[given.detail];
    return {
      ok: true,
      operations,
      output,
      card: { key: text.key, values: { text: given.text ?? '' }, layers: [layer] },
    };
  },
});
