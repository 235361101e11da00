/** Lays a whole page out of what is given: words, pictures, decoration, colors and letters that go together. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { compose, foresee, leading, type Brief } from '#design/templates/compose.ts';
import { ASKED_IDS, GENERAL_COMPOSITIONS } from '#design/templates/compositions/all.ts';
import type { Cells, Content } from '#design/templates/composition-input.ts';
import { wordsOf } from '#design/templates/plan.ts';
import { pageCovers } from '#design/lint/platforms/page-covers.ts';
import { findPlatform } from '#design/lint/platforms/platforms.ts';
import { readyTable } from '#design/tables/ready-tables.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { colorInput } from '../inputs/color-input.ts';
import { arrangementOperations, rolesOf } from './compose-operations.ts';
import { cutOutPicture, findPictures, logoFor, pictureColor } from './compose-pictures.ts';
import { fontInput } from '../inputs/font-input.ts';
import { destinationIn } from '../inputs/format-titles.ts';
import { additionsOn, placedAgain } from './page-additions.ts';
import { clearable, contentsOf, lookOfOthers, type PageContents } from '../page/page-contents.ts';
import { sizeInput, sizeOf } from '../inputs/size-input.ts';
import { readyInput, rowInput } from '../tables/table-input.ts';
import type { ToolResult } from '../contract/tool.ts';
import { toolTexts } from '../contract/tool-text.ts';
import type { ToolContext } from '../contract/context.ts';

export const TEXTS = toolTexts(
  'compose',
  {
    title: 'Lay out the page',
    doing: 'Laying out the page',
    failed: 'Could not lay out the page',
    nothing: 'There is nothing to lay out: give a headline, other words or a picture',
    nothingThere: 'There’s nothing on the page to lay out again',
    framed: 'The subject of {picture} could not be cut out, so the picture is framed: {reason}',
    fewer: '{shown} of {count} pictures are shown',
    otherLayout: 'The layout {asked} does not hold these words and pictures; {used} was used',
    lockedStay: '{count, plural, one {# locked layer} other {# locked layers}} stayed',
  },
  {
    done: 'Designed {headline}',
    reworked: 'Designed {headline} another way',
  },
);

const words = (length: number) => z.string().trim().max(length).optional();

/** What a page is made of, and how. */
export const composeInput = z.strictObject({
  ...sizeInput,
  headline: words(400).describe('The few words that lead'),
  subheading: words(400).describe('One sentence or less that explains the headline'),
  offer: words(120).describe('What is to be had: "30% off", "from $49"'),
  callToAction: words(80).describe('Words on a button: "Shop now"'),
  lines: z
    .array(z.string().trim().min(1).max(300))
    .max(12)
    .optional()
    .describe('Details, a line each: date, place, contact'),
  table: z
    .strictObject({
      rows: z.array(rowInput).min(1).max(LIMITS.tableRows).optional().describe('Rows of cells'),
      ready: readyInput.optional().describe('Instead of rows: a ready table with standard values'),
      headerRow: z.boolean().optional().describe('Whether the first row names the columns; true unless told'),
      headerColumn: z.boolean().optional().describe('Whether the first column names the rows'),
    })
    .refine((given) => (given.rows === undefined) !== (given.ready === undefined), {
      error: () => message('tools.rowsOrReady'),
    })
    .optional()
    .describe(
      'What stands in rows and columns: sizes, prices, hours. It becomes a table layer that update_table changes',
    ),
  pictures: z
    .array(z.string().min(1).max(200))
    .max(6)
    .optional()
    .describe('Pictures to show: names or ids of attachments, the most important first'),
  mood: z
    .string()
    .max(LIMITS.textLength)
    .optional()
    .describe('Free words about trade, season, occasion and temper: "elegant autumn wedding"'),
  colors: z.array(colorInput).max(6).optional().describe('Colours to use, that of the background first'),
  fonts: z.strictObject({ heading: fontInput.optional(), body: fontInput.optional() }).optional(),
  composition: z.enum(ASKED_IDS).optional().describe('A certain layout; without it the one that suits best'),
  variant: z.number().int().min(0).max(999).optional().describe('0, 1, 2 …: each another layout in other colours'),
  cutout: z
    .boolean()
    .optional()
    .describe('Whether the picture stands without its background; without it, where that suits'),
  useBrandKit: z
    .boolean()
    .optional()
    .describe("Whether the brand kit's colours, fonts and logo are used; default true"),
  rework: z
    .boolean()
    .optional()
    .describe(
      'Keeps what is on the page (words, pictures and stickers, hand edits included) wherever nothing else is given: for another version of it',
    ),
});
export type ComposeInput = z.output<typeof composeInput>;

const given = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/** The cells of the requested table. */
function cellsOf({ rows, ready, headerRow, headerColumn }: NonNullable<ComposeInput['table']>): Cells {
  const known = ready === undefined ? null : readyTable(ready);
  return {
    rows: known?.rows ?? rows ?? [],
    headerRow: headerRow ?? known?.headerRow ?? true,
    headerColumn: headerColumn ?? known?.headerColumn ?? false,
    ...(known
      ? {
          name: message(`table.ready.${known.id}` as MessageKey),
          align: known.align,
          ...(known.widths ? { widths: known.widths } : {}),
        }
      : {}),
  };
}

/** The content: as given, and in a rework the page's own wherever nothing is given. An empty text removes words. */
function contentFor(asked: ComposeInput, there: PageContents | null): Content {
  const old = there?.content;
  const keep = (text: string | undefined, before: string | null | undefined) =>
    text === undefined ? (before ?? null) : given(text);
  return {
    headline: keep(asked.headline, old?.headline),
    subheading: keep(asked.subheading, old?.subheading),
    offer: keep(asked.offer, old?.offer),
    callToAction: keep(asked.callToAction, old?.callToAction),
    lines: asked.lines ?? old?.lines ?? [],
    table: asked.table ? cellsOf(asked.table) : (old?.table ?? null),
  };
}

/**
 * The brief with its first picture cut out if the layout that it will get uses a cutout. Other layouts don't wait for
 * it.
 */
async function withCutout(
  brief: Brief,
  asked: ComposeInput,
  context: ToolContext,
): Promise<{ brief: Brief; note?: string }> {
  const [first, ...others] = brief.pictures;
  if (!first || asked.cutout === false)
    return { brief: { ...brief, pictures: brief.pictures.map((picture) => ({ ...picture, mask: null })), cutouts: 0 } };
  if (first.mask !== null || others.length > 0) return { brief: { ...brief, cutouts: first.mask !== null ? 1 : 0 } };
  // If it must be uncovered, only layouts that leave it so.
  const free =
    asked.cutout === true && !asked.composition
      ? { only: GENERAL_COMPOSITIONS.filter(({ cutout }) => cutout !== 'never').map(({ id }) => id) }
      : {};
  const promising = { ...brief, ...free, cutouts: 1 };
  const { composition, things } = foresee(promising);
  if (composition === null || composition.cutout === 'never')
    return { brief: { ...promising, composition: composition?.id ?? null } };
  if (!things && asked.cutout !== true) return { brief: { ...brief, cutouts: 0 } };
  const cut = await cutOutPicture(first, context);
  if ('mask' in cut) return { brief: { ...promising, pictures: [cut], composition: composition.id } };
  return {
    brief: { ...brief, cutouts: 0 },
    note: message(TEXTS.framed, { picture: first.name, reason: cut.reason }),
  };
}

/** Lays a page out. Refusals name what is missing; nothing is changed here. */
export async function composePage(asked: ComposeInput, context: ToolContext): Promise<ToolResult> {
  const { document } = context;
  const sized =
    asked.format !== undefined || asked.width !== undefined || asked.height !== undefined
      ? sizeOf(asked)
      : { width: document.width, height: document.height, format: null };
  if ('error' in sized) return { ok: false, error: sized.error };
  const page = { width: sized.width, height: sized.height };
  const there = asked.rework ? contentsOf(document, context.page) : null;
  const content = contentFor(asked, there);
  const found = await findPictures(asked.pictures, there, context);
  if (wordsOf(content) === '' && found.pictures.length === 0) {
    return {
      ok: false,
      error: found.missing[0] ?? message(asked.rework ? TEXTS.nothingThere : TEXTS.nothing),
    };
  }
  const notes = [...found.missing];
  const brand = asked.useBrandKit === false ? null : await context.brandKit.get();
  const logo = await logoFor(brand, there, context);
  if (logo.note) notes.push(logo.note);
  // A further page of a design keeps the look of the others, unless another is requested.
  const like =
    asked.mood === undefined && asked.colors === undefined && !asked.rework
      ? lookOfOthers(document, context.page)
      : null;
  const wishes = {
    page,
    content: leading(content),
    mood: asked.mood ?? '',
    colors: asked.colors ?? like?.colors ?? [],
    variant: asked.variant ?? 0,
    composition: asked.composition ?? null,
    fonts: {
      heading: asked.fonts?.heading ?? like?.fonts.heading ?? brand?.fonts.heading ?? null,
      body: asked.fonts?.body ?? like?.fonts.body ?? brand?.fonts.body ?? null,
    },
    brandColors: brand?.colors ?? [],
    pictureColor: null as string | null,
  };
  const [first] = found.pictures;
  // Requested or brand colors take precedence over the picture's.
  if (first && wishes.colors.length === 0 && wishes.brandColors.length === 0)
    wishes.pictureColor = await pictureColor(first, context);
  const covers = pageCovers(page, {
    platform: findPlatform(sized.format?.id ?? null),
    title: destinationIn(context.title),
  });
  const brief: Brief = {
    ...wishes,
    content,
    pictures: found.pictures,
    cutouts: 1,
    logo: logo.logo,
    covers,
    measure: context.measureText,
  };
  const prepared = await withCutout(brief, asked, context);
  if (prepared.note) notes.push(prepared.note);
  context.signal.throwIfAborted();
  const clear = compose(prepared.brief);
  // A layout that does not clear the platform's buttons is better than none.
  const made = clear.composition === null && covers !== null ? compose({ ...prepared.brief, covers: null }) : clear;
  if (made.composition === null) return { ok: false, error: made.reason };
  const shown = made.arrangement.pieces.filter(({ role }) => role === 'photo').length;
  if (shown < found.pictures.length) notes.push(message(TEXTS.fewer, { shown, count: found.pictures.length }));
  if (asked.composition !== undefined && made.composition !== asked.composition)
    notes.push(message(TEXTS.otherLayout, { asked: asked.composition, used: made.composition }));
  const { ids, locked } = clearable(document, context.page);
  if (locked > 0) notes.push(message(TEXTS.lockedStay, { count: locked }));
  const additions = asked.rework ? additionsOn(document, context.page) : [];
  const staying = new Set(additions.map(({ id }) => id));
  const kept = placedAgain(additions, made.arrangement.pieces, document, page);
  const { operations, layers } = arrangementOperations(
    made.arrangement,
    page,
    ids.filter((id) => !staying.has(id)),
    kept,
    context,
  );
  const headline = leading(content).headline ?? first?.name ?? '';
  return {
    ok: true,
    operations,
    output: {
      composition: made.composition,
      variant: made.variant,
      size: [page.width, page.height],
      ...(sized.format ? { format: sized.format.id } : {}),
      layers: rolesOf(made.arrangement, layers),
      ...(notes.length > 0 ? { notes } : {}),
    },
    card: {
      key: asked.rework ? TEXTS.reworked.key : TEXTS.done.key,
      values: { headline: headline.length > 60 ? `${headline.slice(0, 59).trimEnd()}…` : headline },
      layers: layers.map(({ id }) => id),
    },
  };
}
