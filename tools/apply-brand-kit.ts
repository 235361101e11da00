/**
 * apply_brand_kit: puts a design in the user's own colors, fonts and logo, and adds contacts on request; one step to
 * undo.
 */
import { z } from 'zod';
import { pagesInOrder } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { brandChanges, type BrandChanges, type Replaced } from './brand/brand-changes.ts';
import { brandColorOperations } from './brand/brand-colors.ts';
import { contactOperations, staleContacts } from './brand/brand-contacts.ts';
import { brandFontOperations } from './brand/brand-fonts.ts';
import { brandLogoOperations } from './brand/brand-logo.ts';
import { CONTACTS_PER_DESIGN, contactsBeside } from './brand/contacts-group.ts';
import { CONTACT_TYPES, type BrandKit, type ContactType } from './contract/ports/brand-kit-port.ts';
import type { ToolContext } from './contract/context.ts';
import { logoOn } from './brand/logo-layer.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'brandKit',
  {
    title: 'Apply brand kit',
    doing: 'Applying your brand kit',
    failed: 'Could not apply the brand kit',
    changedColors: 'colours {list}',
    changedFonts: 'fonts {list}',
    changedContacts: 'contacts {list}',
    changed: '{from} → {to}',
    changedMore: '{count, number} more',
    logoAdded: 'logo added',
    logoReplaced: 'logo replaced',
    empty: 'The brand kit is empty. Add something to it under Brand kit (/brand-kit) first.',
    partsEmpty: 'The brand kit has no {parts} yet: add them under Brand kit (/brand-kit).',
    noSuchContact: 'The brand kit has no {type} contact: add it under Brand kit (/brand-kit).',
    noRoomForContacts: 'There is no free space on the page for the contacts. Move or shrink something first.',
  },
  {
    applied: 'Applied the brand kit: {changes}',
    appliedAlready: 'The design already follows the brand kit',
  },
);

const PARTS = ['colors', 'fonts', 'logo', 'contacts'] as const;
type Part = (typeof PARTS)[number];

const input = z.strictObject({
  what: z
    .array(z.enum(PARTS))
    .min(1)
    .max(PARTS.length)
    .optional()
    .describe('Default: colors, fonts and logo, as far as the kit has them'),
  contacts: z
    .array(z.enum(CONTACT_TYPES))
    .max(CONTACT_TYPES.length)
    .optional()
    .describe(
      'Which contacts of the kit to write on the page, at most 2; with "contacts" in what and none named, the first two',
    ),
});

function has(kit: BrandKit, part: Part): boolean {
  switch (part) {
    case 'colors':
      return kit.colors.length > 0;
    case 'fonts':
      return kit.fonts.heading !== null || kit.fonts.body !== null;
    case 'logo':
      return kit.logos.length > 0;
    case 'contacts':
      return kit.contacts.length > 0;
  }
}

const listed = (parts: readonly Part[]) => parts.map((part) => message(`brandKit.part.${part}`)).join(', ');

/** Chooses the contacts to write, or explains why there are none. `beside`: those on the design's other pages. */
function chosenContacts(
  named: z.output<typeof input>['contacts'],
  kit: BrandKit,
  beside: readonly ContactType[],
): BrandKit['contacts'] | { error: string } {
  const types = [...new Set(named ?? [])];
  if (types.length === 0) {
    // Pages of one design show the same contacts.
    const first = kit.contacts.filter(({ type }) => beside.includes(type));
    return [...first, ...kit.contacts.filter((contact) => !first.includes(contact))].slice(0, CONTACTS_PER_DESIGN);
  }
  if (new Set([...types, ...beside]).size > CONTACTS_PER_DESIGN) return { error: message('brandKit.handleLimit') };
  const missing = types.find((type) => !kit.contacts.some((contact) => contact.type === type));
  if (missing) return { error: message(TEXTS.noSuchContact, { type: missing }) };
  return types.flatMap((type) => kit.contacts.find((contact) => contact.type === type) ?? []);
}

/** More are counted. */
const MOST_NAMED = 4;

function listText(all: readonly Replaced[]): string {
  const named = all
    .slice(0, MOST_NAMED)
    .map(({ from, to }) => (from === null ? to : message(TEXTS.changed, { from, to })));
  const more = all.length - named.length;
  return [...named, ...(more > 0 ? [message(TEXTS.changedMore, { count: more })] : [])].join(', ');
}

/** Each kind of change in words: "fonts Inter → Poppins". */
function changeTexts({ colors, fonts, logo, contacts }: BrandChanges): string[] {
  return [
    ...(colors.length > 0 ? [message(TEXTS.changedColors, { list: listText(colors) })] : []),
    ...(fonts.length > 0 ? [message(TEXTS.changedFonts, { list: listText(fonts) })] : []),
    ...(logo ? [message(logo === 'added' ? TEXTS.logoAdded : TEXTS.logoReplaced)] : []),
    ...(contacts.length > 0 ? [message(TEXTS.changedContacts, { list: listText(contacts) })] : []),
  ];
}

async function execute(given: z.output<typeof input>, context: ToolContext): Promise<ToolResult> {
  const kit = await context.brandKit.get();
  if (!PARTS.some((part) => has(kit, part))) return { ok: false, error: message(TEXTS.empty) };
  const named = given.contacts !== undefined && given.contacts.length > 0;
  const asked: Part[] = [
    ...new Set<Part>([
      ...(given.what ?? (named ? [] : ['colors', 'fonts', 'logo'])),
      ...(named ? ['contacts' as const] : []),
    ]),
  ];
  const parts = asked.filter((part) => has(kit, part));
  const missing = asked.filter((part) => !has(kit, part));
  if (parts.length === 0) return { ok: false, error: message(TEXTS.partsEmpty, { parts: listed(missing) }) };
  const contacts = parts.includes('contacts')
    ? chosenContacts(given.contacts, kit, contactsBeside(context.document, context.page))
    : [];
  if ('error' in contacts) return { ok: false, error: contacts.error };

  const operations: Operation[] = [];
  const notes: string[] = [];
  const layers: string[] = [];
  let { document } = context;
  const take = (more: readonly Operation[]) => {
    operations.push(...more);
    document = applyOperations(document, more).document;
    return more.length > 0;
  };
  const done: Part[] = [];
  // Fonts first: a change of letter size changes the contrast that the letters need.
  if (
    parts.includes('fonts') &&
    take(await brandFontOperations(document, kit.fonts, context.measureText, context.signal))
  )
    done.push('fonts');
  if (parts.includes('colors') && take(await brandColorOperations(document, kit.colors, context))) done.push('colors');
  context.signal.throwIfAborted();
  if (parts.includes('logo')) {
    const logo = await brandLogoOperations(kit, { ...context, document });
    if (logo.note) notes.push(message(logo.note));
    if (take(logo.operations)) done.push('logo');
    if (logo.layer) layers.push(logo.layer);
    // Other pages without a logo stay without; an existing logo becomes the brand's too.
    for (const { id } of pagesInOrder(document)) {
      if (id === context.page || !logoOn(document, id, kit)) continue;
      const other = await brandLogoOperations(kit, { ...context, document, page: id });
      if (take(other.operations) && !done.includes('logo')) done.push('logo');
    }
  }
  // Contacts that no longer match the kit are rewritten in place, unless only other parts were requested.
  if (given.what === undefined || contacts.length > 0) {
    for (const { id } of pagesInOrder(document)) {
      if (id === context.page && contacts.length > 0) continue;
      const stale = staleContacts(document, id, kit);
      const row = stale.length > 0 ? await contactOperations(stale, kit, { ...context, document, page: id }) : null;
      if (row && take(row.operations) && !done.includes('contacts')) done.push('contacts');
    }
  }
  if (contacts.length > 0) {
    const row = await contactOperations(contacts, kit, { ...context, document });
    if (row) {
      take(row.operations);
      layers.push(row.layer);
      if (!done.includes('contacts')) done.push('contacts');
    } else if (parts.length === 1) return { ok: false, error: message(TEXTS.noRoomForContacts) };
    else notes.push(message(TEXTS.noRoomForContacts));
  }
  if (missing.length > 0 && given.what) notes.push(message(TEXTS.partsEmpty, { parts: listed(missing) }));
  const changes = changeTexts(
    brandChanges(
      context.document,
      document,
      kit.logos.map(({ asset }) => asset),
    ),
  );
  return {
    ok: true,
    operations,
    output: {
      applied: done,
      ...(changes.length > 0 ? { changes } : {}),
      ...(layers.length > 0 ? { layers } : {}),
      ...(operations.length === 0 ? { unchanged: true } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    },
    card:
      done.length > 0
        ? {
            key: TEXTS.applied.key,
            values: { changes: (changes.length > 0 ? changes : [listed(done)]).join('; ') },
            layers,
          }
        : { key: TEXTS.appliedAlready.key },
  };
}

export const applyBrandKit = defineTool({
  name: 'apply_brand_kit',
  icon: 'badge-check',
  texts: TEXTS,
  description:
    "Brings the design into the user's brand: colours (photos keep theirs, texts stay legible) and fonts on every page, the logo and, where asked for, at most two contacts on this page. " +
    'Takes everything that the kit has but contacts, unless told. Says so when the kit is empty: the user fills it at /brand-kit.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 60_000,
  examples: {
    accepted: [
      {},
      { what: ['colors'] },
      { what: ['logo', 'fonts'] },
      { contacts: ['email', 'instagram'] },
      { what: ['contacts'] },
    ],
    refused: [{ what: [] }, { what: ['everything'] }, { contacts: ['fax'] }, { what: 'colors' }],
  },
  execute,
});
