/**
 * check_listing: finds what a marketplace would object to if the page were a listing's main picture, and fixes what it
 * can on request.
 */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { ancestorsOf, childrenOf, findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import { fixFor, type FixPorts } from '#design/lint/fix-hint.ts';
import type { Hint } from '#design/lint/hint.ts';
import { lintedPage } from '#design/lint/lint-page.ts';
import { marketRules } from '#design/lint/markets/market-rules.ts';
import { marketNamed, MARKETS, SILENT_MARKETS, type Market } from '#design/lint/markets/markets.ts';
import { pictureQuality } from '#design/lint/picture-quality.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { carriedOver } from './composing/carried-over.ts';
import type { ToolContext } from './contract/context.ts';
import type { Size } from './contract/page-space.ts';
import { defineTool, type Json, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.checkListing',
  {
    title: 'Check a listing',
    doing: 'Checking the listing',
    failed: 'Could not check the listing',
    unknown: 'There are no rules for “{market}”. Marketplaces with rules: {list}',
    silent: '{market} publishes no rules that a page can be checked against. Marketplaces with rules: {list}',
  },
  {
    passes: '{market}: no problems found',
    fails: '{market}: {left, plural, one {# problem} other {# problems}}',
    mended: 'Fixed for {market}{left, plural, =0 {} one {, # problem left} other {, # problems left}}',
  },
);

const input = z.strictObject({
  market: z
    .string()
    .min(1)
    .max(60)
    .describe(`One of: ${MARKETS.map(({ id }) => id).join(', ')}`),
  fix: z.boolean().optional().describe('true: mend what can be mended, as one step'),
});

/** The fix of a remaining objection, for callers of tools. */
function remedyOf({ rule, layers }: Hint, document: DesignDocument, page: string): string {
  if (rule === 'market-photo') return 'add_image';
  if (rule === 'market-ground') {
    if (document.pages[page]?.background.type === 'image')
      return 'the photo is the background of the page: set_background white, add_image it, remove_background';
    const photo = leavesInPaintOrder(document, page).find(
      (layer) => layer.type === 'image' && layer.mask === null && layer.visible,
    );
    return photo ? `remove_background layer ${photo.id}, then fix: true` : 'fix: true';
  }
  if (rule === 'market-fill' && layers.length !== 1) return 'update_layer: make the product larger';
  return rule === 'market-plain' && layers.some((id) => isLocked(document, id))
    ? 'delete, once it is unlocked'
    : 'fix: true';
}

function isLocked(document: DesignDocument, id: string): boolean {
  return (findLayer(document, id)?.locked ?? false) || ancestorsOf(document, id).some(({ locked }) => locked);
}

/** The smallest page with the required pixels and shape; null if this page has them. */
function sizeFor({ width, height }: Size, { least, square }: Market): Size | null {
  const has = least?.side === 'longer' ? Math.max(width, height) : Math.min(width, height);
  const factor = least && has < least.px ? least.px / has : 1;
  const [wide, high] = [Math.ceil(width * factor), Math.ceil(height * factor)];
  const size = square ? { width: Math.max(wide, high), height: Math.max(wide, high) } : { width: wide, height: high };
  const isSame = size.width === width && size.height === height;
  return isSame || Math.max(size.width, size.height) > LIMITS.maxDimension ? null : size;
}

/** A document and the changes made to it. */
class Mending {
  readonly operations: Operation[] = [];
  document: DesignDocument;

  constructor(document: DesignDocument) {
    this.document = document;
  }

  do(operations: readonly Operation[]): void {
    if (operations.length === 0) return;
    this.operations.push(...operations);
    this.document = applyOperations(this.document, operations).document;
  }
}

/** Removes groups that have lost all their contents. */
function emptyGroups(after: DesignDocument, before: DesignDocument): Operation[] {
  const isEmpty = (document: DesignDocument, id: string): boolean => childrenOf(document, id).length === 0;
  return Object.values(after.layers)
    .filter(({ id, type }) => type === 'group' && isEmpty(after, id) && !isEmpty(before, id))
    .map(({ id }) => ({ type: 'layer.remove', id }));
}

/**
 * Removes words and drawings from the photo, then fixes the size, the background and the product, in this order: each
 * step changes the input of the next.
 */
async function mend(
  market: Market,
  ports: FixPorts,
  { document, page, assets, measureText, signal }: ToolContext,
): Promise<Mending> {
  const mending = new Mending(document);
  const objections = (): Promise<Hint[]> => marketRules(lintedPage(mending.document, page), market, ports.samplePixels);
  const besides = (await objections()).find(({ rule }) => rule === 'market-plain');
  mending.do(
    (besides?.layers ?? []).filter((id) => !isLocked(document, id)).map((id) => ({ type: 'layer.remove', id })),
  );
  // Groups left empty go with their contents.
  for (
    let empty = emptyGroups(mending.document, document);
    empty.length > 0;
    empty = emptyGroups(mending.document, document)
  )
    mending.do(empty);
  const size = sizeFor(mending.document, market);
  if (size) mending.do(await carriedOver(size, { document: mending.document, assets, measureText, signal }));
  for (const wanted of ['market-ground', 'market-fill'] as const) {
    const hint = (await objections()).find(({ rule }) => rule === wanted);
    if (hint) mending.do(await fixFor(hint, mending.document, page, ports));
  }
  return mending;
}

export const checkListing = defineTool({
  name: 'check_listing',
  icon: 'store',
  texts: TEXTS,
  use: 'whether a picture is ok for a marketplace, and making it so',
  description:
    'Checks the page as the main picture of a listing against the published rules of a marketplace: background, share of the product, words or drawings on the photo, pixels, shape. ' +
    'Use it when the user asks whether a design is ok for a marketplace. With fix: true ("make it pass") it also takes words and drawings off the photo, gives the page its size, a white ground and the product its share. ' +
    'Answers with passes and the problems left, each with what would mend it; fixed lists what was mended. It cannot see whose photo it is or what is sold.',
  input,
  cost: null,
  approval: 'many-layers',
  timeoutMs: 45_000,
  examples: {
    accepted: [{ market: 'amazon' }, { market: 'Google Shopping', fix: true }, { market: 'walmart-main', fix: true }],
    refused: [{}, { market: '' }, { market: 'depop' }, { market: 'the corner shop' }, { market: 'ebay', fix: 'yes' }],
  },
  async execute(given, context): Promise<ToolResult> {
    const market = marketNamed(given.market);
    const list = MARKETS.map(({ name }) => name).join(', ');
    if (!market) {
      const silent = SILENT_MARKETS.find((name) => name.toLowerCase() === given.market.trim().toLowerCase());
      return {
        ok: false,
        error: silent
          ? message(TEXTS.silent, { market: silent, list })
          : message(TEXTS.unknown, { market: given.market, list }),
      };
    }
    const { page, samplePixels, measureText, assets } = context;
    const ports: FixPorts = {
      samplePixels,
      measure: measureText,
      market,
      pictureSize: async (asset) => {
        const picture = await assets.info(asset);
        return picture && picture.width > 0 ? { width: picture.width, height: picture.height } : null;
      },
    };
    const before = await marketRules(lintedPage(context.document, page), market, samplePixels);
    // Without a photo everything would be removed and nothing would pass.
    const mending =
      given.fix && before.length > 0 && before.every(({ rule }) => rule !== 'market-photo')
        ? await mend(market, ports, context)
        : new Mending(context.document);
    const { document, operations } = mending;
    const left = operations.length === 0 ? before : await marketRules(lintedPage(document, page), market, samplePixels);
    const fixed = before.filter(({ rule }) => left.every((other) => other.rule !== rule));
    // Pixels added by enlarging the page are not the photo's.
    const soft =
      operations.length === 0
        ? []
        : (await pictureQuality(lintedPage(document, page), ports)).filter(({ rule }) => rule === 'low-resolution');
    const output: { [key: string]: Json } = {
      market: market.name,
      passes: left.length === 0,
      problems: left.map((hint) => ({
        rule: hint.rule,
        says: hint.words,
        ...hint.measured,
        ...(hint.layers.length > 0 ? { layers: [...hint.layers] } : {}),
        mend: remedyOf(hint, document, page),
      })),
      ...(given.fix ? { fixed: fixed.map(({ rule, words }) => ({ rule, was: words })) } : {}),
      ...(soft.length > 0 ? { notes: soft.map(({ words }) => words) } : {}),
      rules: market.source,
    };
    const layers = left.flatMap((hint) => hint.layers).filter((id) => findLayer(document, id));
    const values = { market: market.name, fixed: fixed.length, left: left.length };
    const key = operations.length > 0 ? TEXTS.mended.key : left.length === 0 ? TEXTS.passes.key : TEXTS.fails.key;
    return { ok: true, operations, output, card: { key, values, ...(layers.length > 0 ? { layers } : {}) } };
  },
});
