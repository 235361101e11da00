/** pages: adds, copies, removes, renames, moves and shows pages. */
import { z } from 'zod';
import { createPage } from '#design/document/create.ts';
import type { DesignDocument, Page } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { descendantsOf, findPage, orderBetween, pagesInOrder } from '#design/document/tree.ts';
import type { Background } from '#design/document/values.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from './contract/context.ts';
import { copyOnto } from './page/copy-layers.ts';
import { defineTool, type Json, type ToolCard, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.pages',
  {
    title: 'Change pages',
    doing: 'Changing the pages',
    failed: 'Could not change the pages',
    lastPage: 'A design keeps at least one page',
    tooManyPages: 'A design holds up to {limit} pages',
  },
  {
    added: 'Added page {page}',
    duplicated: 'Copied page {page}',
    removed: 'Removed page {page}',
    renamed: 'Page {page} is now called {name}',
    moved: 'Moved page {page} to {to}',
    shown: 'Showing page {page}',
  },
);

const input = z.strictObject({
  action: z.enum(['add', 'duplicate', 'remove', 'rename', 'move', 'show']),
  page: z.number().int().min(1).optional().describe('Which page, 1 is the first; default: the page looked at'),
  to: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Where to: with move, and with add or duplicate, the number that the page shall have'),
  name: z.string().trim().min(1).max(LIMITS.nameLength).optional().describe('With rename, add or duplicate'),
  background: z.enum(['same', 'white']).optional().describe('With add: as the page looked at (default), or white'),
});
type Input = z.output<typeof input>;

const WHITE: Background = { type: 'solid', color: '#ffffff' };

/** The order key that puts a page at position `to` among the others. */
function orderAt(others: readonly Page[], to: number): string {
  const at = Math.min(others.length, Math.max(0, to - 1));
  return orderBetween(others[at - 1]?.order ?? null, others[at]?.order ?? null);
}

function answer(pages: readonly Page[], shown: string): { [key: string]: Json } {
  return {
    page: pages.findIndex(({ id }) => id === shown) + 1,
    pages: pages.map(({ name }, index) => (name ? `${index + 1} ${name}` : `${index + 1}`)),
  };
}

/** The pages after operations that only change pages. */
function after(document: DesignDocument, operations: readonly Operation[]): Page[] {
  const pages = new Map(pagesInOrder(document).map((page) => [page.id, page]));
  for (const operation of operations) {
    if (operation.type === 'page.add') pages.set(operation.page.id, operation.page);
    else if (operation.type === 'page.remove') pages.delete(operation.id);
    else if (operation.type === 'page.update') {
      const page = pages.get(operation.id);
      if (page) pages.set(page.id, { ...page, ...operation.patch });
    }
  }
  return [...pages.values()].sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1));
}

function done(
  document: DesignDocument,
  operations: Operation[],
  shown: string,
  card: ToolCard,
  more: { [key: string]: Json } = {},
): ToolResult {
  return {
    ok: true,
    operations,
    output: { ...answer(after(document, operations), shown), ...more },
    card,
    page: shown,
  };
}

function add(given: Input, page: Page, { document, newId }: ToolContext): ToolResult {
  const pages = pagesInOrder(document);
  const id = newId();
  const to = given.to ?? pages.indexOf(page) + 2;
  // A picture that fills one page belongs to that page; a color belongs to the design.
  const background =
    given.background === 'white' || (given.background === undefined && page.background.type === 'image')
      ? WHITE
      : page.background;
  const made = createPage({ id, order: orderAt(pages, to), name: given.name ?? '', background });
  return done(document, [{ type: 'page.add', page: made }], id, {
    key: TEXTS.added.key,
    values: { page: Math.min(to, pages.length + 1) },
  });
}

function duplicate(given: Input, page: Page, { document, newId }: ToolContext): ToolResult {
  const pages = pagesInOrder(document);
  const id = newId();
  const at = pages.indexOf(page) + 1;
  const made: Page = { ...page, id, order: orderAt(pages, given.to ?? at + 1), name: given.name ?? page.name };
  const { operations, copies } = copyOnto(
    document,
    descendantsOf(document, page.id).map((layer) => layer.id),
    id,
    newId,
  );
  return done(
    document,
    [{ type: 'page.add', page: made }, ...operations],
    id,
    { key: TEXTS.duplicated.key, values: { page: at } },
    { layers: copies.slice(0, 60) },
  );
}

function remove(page: Page, { document, page: looked }: ToolContext): ToolResult {
  const pages = pagesInOrder(document);
  if (pages.length === 1) return { ok: false, error: message(TEXTS.lastPage) };
  const at = pages.indexOf(page);
  const next = pages[at + 1] ?? pages[at - 1];
  const shown = looked === page.id && next ? next.id : looked;
  return done(document, [{ type: 'page.remove', id: page.id }], shown, {
    key: TEXTS.removed.key,
    values: { page: at + 1 },
  });
}

function move(given: Input, page: Page, { document, page: looked }: ToolContext): ToolResult {
  if (given.to === undefined) return { ok: false, error: message('tools.missing', { field: 'to' }) };
  const pages = pagesInOrder(document);
  if (given.to > pages.length)
    return { ok: false, error: message('tools.unknownPage', { page: given.to, count: pages.length }) };
  const card: ToolCard = { key: TEXTS.moved.key, values: { page: pages.indexOf(page) + 1, to: given.to } };
  if (pages.indexOf(page) === given.to - 1) return done(document, [], looked, card, { unchanged: true });
  const order = orderAt(
    pages.filter(({ id }) => id !== page.id),
    given.to,
  );
  return done(document, [{ type: 'page.update', id: page.id, patch: { order } }], looked, card);
}

function rename(given: Input, page: Page, { document, page: looked }: ToolContext): ToolResult {
  if (given.name === undefined) return { ok: false, error: message('tools.missing', { field: 'name' }) };
  const card: ToolCard = {
    key: TEXTS.renamed.key,
    values: { page: pagesInOrder(document).indexOf(page) + 1, name: given.name },
  };
  return done(
    document,
    page.name === given.name ? [] : [{ type: 'page.update', id: page.id, patch: { name: given.name } }],
    looked,
    card,
  );
}

export const pages = defineTool({
  name: 'pages',
  icon: 'files',
  texts: TEXTS,
  description:
    'Works on the pages of the design, all of one size: add an empty one after the page looked at, duplicate one with everything on it, remove, rename or move one, ' +
    'or show one so that the user and your next calls are there. A new or duplicated page is shown at once. For another size use resize.',
  input,
  cost: null,
  approval: 'many-layers',
  timeoutMs: 10_000,
  examples: {
    accepted: [
      { action: 'add' },
      { action: 'add', to: 1, name: 'Cover', background: 'white' },
      { action: 'duplicate' },
      { action: 'duplicate', page: 2, name: 'Copy' },
      { action: 'remove', page: 2 },
      { action: 'remove' },
      { action: 'rename', name: 'Front' },
      { action: 'move', to: 2 },
      { action: 'show', page: 2 },
    ],
    refused: [
      {},
      { action: 'delete' },
      { action: 'remove', page: 9 },
      { action: 'rename' },
      { action: 'move' },
      { action: 'move', to: 9 },
      { action: 'show', page: 0 },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const { document } = context;
    const all = pagesInOrder(document);
    const page = given.page === undefined ? findPage(document, context.page) : all[given.page - 1];
    if (!page) return { ok: false, error: message('tools.unknownPage', { page: given.page ?? 1, count: all.length }) };
    if ((given.action === 'add' || given.action === 'duplicate') && all.length >= LIMITS.pagesPerDesign) {
      return { ok: false, error: message(TEXTS.tooManyPages, { limit: LIMITS.pagesPerDesign }) };
    }
    switch (given.action) {
      case 'add':
        return add(given, page, context);
      case 'duplicate':
        return duplicate(given, page, context);
      case 'remove':
        return remove(page, context);
      case 'rename':
        return rename(given, page, context);
      case 'move':
        return move(given, page, context);
      case 'show':
        return done(document, [], page.id, { key: TEXTS.shown.key, values: { page: all.indexOf(page) + 1 } });
    }
  },
});
