/** propose_designs: lays out the same brief in several directions, each a picture to choose from. */
import { z } from 'zod';
import { applyOperations } from '#design/operations/apply.ts';
import { composeInput, composePage, type ComposeInput } from './composing/compose-page.ts';
import type { ToolContext } from './contract/context.ts';
import { standingOn } from './contract/page-space.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'propose',
  {
    title: 'Propose directions',
    doing: 'Trying out directions',
    failed: 'Could not propose directions',
  },
  {
    proposed: '{count} directions to choose from',
    proposedAndMade: '{count} directions to choose from; the first is on the page',
  },
);

/** Fewer are no choice, more can't be compared at a glance. */
const FEWEST = 2;
const MOST = 4;

/** Parts of compose_design's input: what all share, and what may differ. */
const shared = composeInput.pick({
  format: true,
  width: true,
  height: true,
  headline: true,
  subheading: true,
  offer: true,
  callToAction: true,
  lines: true,
  table: true,
  pictures: true,
  cutout: true,
  useBrandKit: true,
  rework: true,
});
const own = composeInput.pick({
  headline: true,
  subheading: true,
  callToAction: true,
  mood: true,
  colors: true,
  fonts: true,
  composition: true,
  variant: true,
});

const input = z.strictObject({
  brief: shared.describe('What all directions share, as for compose_design'),
  directions: z
    .array(
      z.strictObject({
        label: z.string().trim().min(1).max(40).describe('What sets it apart, in a word or two: "bold"'),
        wishes: own.describe('Of this one alone, as for compose_design'),
      }),
    )
    .min(FEWEST)
    .max(MOST),
});

/** The tool that makes the chosen one. */
const COMPOSING = 'compose_design';
/** Shorter side of a proposal's picture, px. */
const PICTURE = 400;

interface Made {
  label: string;
  input: ComposeInput;
  result: Extract<ToolResult, { ok: true }>;
  asset: string;
}

/** Lays one direction out on a copy of the page, and takes its picture. */
async function make(label: string, given: ComposeInput, context: ToolContext): Promise<Made | string> {
  const result = await composePage(given, { ...context, progress: () => undefined });
  if (!result.ok) return result.error;
  const { bytes, mime } = await context.rendering.render(
    {
      document: applyOperations(context.document, result.operations).document,
      page: context.page,
      format: 'jpg',
      shorterSide: PICTURE,
      quality: 85,
      watermark: false,
    },
    context.signal,
  );
  const { id } = await context.assets.store(bytes, mime, `${label}.jpg`);
  return { label, input: given, result, asset: id };
}

export const proposeDesigns = defineTool({
  name: 'propose_designs',
  icon: 'layout-template',
  texts: TEXTS,
  description:
    'Lays the same brief out in two to four directions and shows the user a picture of each to choose from, for vague wishes and for "show me some options". ' +
    'On an empty page the first is put on the page at once; otherwise the page stays as it is. Choosing one calls compose_design with its toTake.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 180_000,
  examples: {
    accepted: [
      {
        brief: { headline: 'Candle shop', format: 'instagram-post' },
        directions: [
          { label: 'bold', wishes: { mood: 'bold', composition: 'type-poster' } },
          { label: 'elegant', wishes: { mood: 'elegant', composition: 'editorial', variant: 1 } },
        ],
      },
      {
        brief: { rework: true },
        directions: [
          { label: 'first', wishes: { variant: 1 } },
          { label: 'second', wishes: { variant: 2 } },
          { label: 'third', wishes: { variant: 3 } },
        ],
      },
    ],
    refused: [
      { brief: { headline: 'x' }, directions: [{ label: 'only', wishes: {} }] },
      {
        brief: {},
        directions: [
          { label: 'a', wishes: {} },
          { label: 'b', wishes: {} },
        ],
      },
      {
        brief: { headline: 'x' },
        directions: [
          { label: 'a', wishes: { variant: -1 } },
          { label: 'b', wishes: {} },
        ],
      },
      {
        brief: { headline: 'x' },
        directions: [
          { label: '', wishes: {} },
          { label: 'b', wishes: {} },
        ],
      },
      {
        brief: { head: 'x' },
        directions: [
          { label: 'a', wishes: {} },
          { label: 'b', wishes: {} },
        ],
      },
    ],
  },
  async execute({ brief, directions }, context): Promise<ToolResult> {
    const made: Made[] = [];
    for (const [index, { label, wishes }] of directions.entries()) {
      const one = await make(label, { ...brief, ...wishes }, context);
      if (typeof one === 'string') return { ok: false, error: one };
      made.push(one);
      context.progress((index + 1) / directions.length);
    }
    const isEmpty = standingOn(context.document, context.page).length === 0;
    const [first] = isEmpty ? made : [];
    return {
      ok: true,
      operations: first?.result.operations ?? [],
      output: {
        proposals: made.map(({ label, input: toTake, result: { output } }, index) => ({
          place: index + 1,
          label,
          composition: (output as { composition?: string }).composition ?? null,
          toTake,
        })),
        ...(first ? { onPage: 1, made: first.result.output } : {}),
      },
      card: {
        key: first ? TEXTS.proposedAndMade.key : TEXTS.proposed.key,
        values: { count: made.length },
        assets: made.map(({ asset }) => asset),
        ...(first ? { layers: first.result.card.layers ?? [], picked: 0 } : {}),
        choices: made.map(({ label, input: given, asset }) => ({
          asset,
          label,
          tool: COMPOSING,
          input: given,
        })),
      },
    };
  },
});
