/**
 * generate_logo: four vector logos from a name and a few words, each a picture to choose from; the chosen one becomes
 * layers.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { LOGO_STYLES, type DrawnLogo, type LogoBrief, type LogoPorts } from '#design/logo/brief.ts';
import { drawLogo, placedIn } from '#design/logo/draw-logo.ts';
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import { paletteOf } from '#design/logo/palettes.ts';
import { planLogos, PROPOSALS } from '#design/logo/plan-logos.ts';
import { taglineOf } from '#design/logo/tagline.ts';
import { orderBetween } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { colorInput } from './inputs/color-input.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { ToolContext } from './contract/context.ts';
import { iconPath, twoToneIcon } from './libraries/icons/icon-path.ts';
import { findIcons, meaningfulWords } from './libraries/icons/icon-search.ts';
import { placeLogo } from './brand/logo-placing.ts';
import { standingOn } from './contract/page-space.ts';
import { defineTool, ToolRefusal, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'logo',
  {
    title: 'Generate logos',
    doing: 'Drawing four proposals',
    failed: 'Could not generate logos',
    choice: 'Logo {place}, {label}',
    groupName: 'Logo {name}',
    notProposed:
      'That logo has not been proposed to this user yet: generate logos first, then choose one of them with the same input and place.',
  },
  {
    proposed: 'Four logos for {name}',
    proposedAndPlaced: 'Four logos for {name}; the first is on the page',
    placed: 'Put logo {place} on the page',
  },
);

const input = z.strictObject({
  name: z.string().max(60).optional().describe('Name of the business, as it is written'),
  description: z
    .string()
    .max(1000)
    .optional()
    .describe('What the business does, in the words of its owner: "small bakery in Lisbon, sourdough"'),
  style: z.enum(LOGO_STYLES).optional().describe('Default assorted: four different styles'),
  elements: z.array(z.string().min(1).max(60)).max(6).optional().describe('Things to show: "crescent moon", "leaf"'),
  colors: z
    .array(colorInput)
    .max(6)
    .optional()
    .describe('Most important first; default: those of the brand kit, else such as suit the trade'),
  useBrandKit: z.boolean().optional().describe('Take colours of the brand kit where none are given; default true'),
  variant: z
    .number()
    .int()
    .min(0)
    .max(99)
    .optional()
    .describe('Another four proposals for the same words: 1, 2 …; default 0'),
  place: z
    .number()
    .int()
    .min(1)
    .max(PROPOSALS)
    .optional()
    .describe('Put this one of the four proposals of the very same input on the page; costs nothing'),
});
type Input = z.output<typeof input>;

/** Size of a proposal's picture, px. */
const PICTURE = { width: 600, height: 600 };

/** On one line and of whole characters, as documents require. */
const inOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const says = (text: string | undefined) => /[\p{L}\p{N}]/u.test(text ?? '');

/**
 * The subject of the request, or null when neither name nor description says anything. A business without a name is
 * named by its description.
 */
async function briefOf(given: Input, context: ToolContext): Promise<LogoBrief | null> {
  const description = inOneLine(given.description ?? '');
  if (!says(given.name) && !says(description)) return null;
  const stated = says(given.name)
    ? inOneLine(given.name ?? '')
    : taglineOf(description, '') || meaningfulWords(description).slice(0, 3).join(' ');
  const name = says(stated) ? stated.slice(0, 60) : description.slice(0, 30);
  const kit = given.colors || given.useBrandKit === false ? null : await context.brandKit.get();
  return {
    name: says(given.name) ? name : name.charAt(0).toUpperCase() + name.slice(1),
    description,
    style: given.style ?? 'assorted',
    elements: (given.elements ?? []).map(inOneLine),
    colors: (given.colors ?? kit?.colors.slice(0, 6) ?? []).map((color) => color.slice(0, 7)),
    variant: given.variant ?? 0,
  };
}

function pictureOf(logo: DrawnLogo, context: ToolContext): DesignDocument {
  const document = createDocument({
    ...PICTURE,
    newId: () => 'p',
    background: { type: 'solid', color: logo.background },
  });
  const room = {
    x: PICTURE.width * 0.14,
    y: PICTURE.height * 0.2,
    width: PICTURE.width * 0.72,
    height: PICTURE.height * 0.6,
  };
  let order: string | null = null;
  const layers = placedIn(logo.layers, room, context.measureText).map((layer) => ({
    ...layer,
    parent: 'p',
    order: (order = orderBetween(order, null)),
  }));
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

/** The proposals' pictures have the same bytes every time, so they are recognised by their hash. */
async function rendered(logo: DrawnLogo, context: ToolContext): Promise<Uint8Array> {
  const document = pictureOf(logo, context);
  const { bytes } = await context.rendering.render(
    { document, page: 'p', format: 'png', shorterSide: PICTURE.height, quality: 90, watermark: false },
    context.signal,
  );
  return bytes;
}

interface Proposals {
  brief: LogoBrief;
  plans: LogoPlan[];
  ports: LogoPorts;
}

async function place(at: number, { brief, plans, ports }: Proposals, context: ToolContext) {
  const plan = plans[at - 1];
  if (!plan) throw new Error(`There is no proposal ${at}`);
  return placeLogo(
    (background, mono) =>
      drawLogo(brief, mono === undefined ? plan : { ...plan, palette: paletteOf([mono]) }, ports, background),
    message(TEXTS.groupName, { name: brief.name }),
    context,
  );
}

async function propose(proposals: Proposals, context: ToolContext): Promise<ToolResult> {
  const { brief, plans, ports } = proposals;
  const assets: { info: AssetInfo; label: string }[] = [];
  for (const [index, plan] of plans.entries()) {
    const logo = drawLogo(brief, plan, ports);
    const info = await context.assets.store(
      await rendered(logo, context),
      'image/png',
      `${brief.name} logo ${index + 1}.png`,
    );
    assets.push({ info, label: logo.label });
    context.progress((index + 1) / plans.length);
  }
  // Spells out everything that the drawing depends on: a later change of the brand kit changes no proposal.
  const { name, description, style, elements, colors, variant } = brief;
  const same = {
    name,
    ...(description === '' ? {} : { description }),
    style,
    elements: [...elements],
    colors: [...colors],
    useBrandKit: false,
    variant,
  };
  const onPage = standingOn(context.document, context.page).length === 0 ? await place(1, proposals, context) : null;
  return {
    ok: true,
    operations: onPage?.operations ?? [],
    output: {
      proposals: assets.map(({ label }, index) => ({ place: index + 1, shows: label })),
      ...(onPage ? { onPage: 1, layer: onPage.group } : {}),
      toPlace: same,
    },
    card: {
      key: onPage ? TEXTS.proposedAndPlaced.key : TEXTS.proposed.key,
      values: { name },
      assets: assets.map(({ info }) => info.id),
      ...(onPage ? { layers: [onPage.group] } : {}),
      choices: assets.map(({ info, label }, index) => ({
        asset: info.id,
        label: message(TEXTS.choice, { place: index + 1, label }),
        tool: 'generate_logo',
        input: { ...same, place: index + 1 },
      })),
    },
  };
}

async function execute(given: Input, context: ToolContext): Promise<ToolResult> {
  const brief = await briefOf(given, context);
  if (!brief) return { ok: false, error: message('logoStudio.moreDetails') };
  const ports: LogoPorts = { measureText: context.measureText, findIcons, iconPath, twoTone: twoToneIcon };
  const proposals = { brief, plans: planLogos(brief, ports), ports };
  try {
    if (given.place === undefined) return await propose(proposals, context);
    const plan = proposals.plans[given.place - 1];
    if (!plan) return { ok: false, error: message('logoStudio.failed') };
    // Placing is free because the proposal was paid for: its picture is then one of the user's own.
    const picture = createHash('sha256')
      .update(await rendered(drawLogo(brief, plan, ports), context))
      .digest('hex');
    if (!(await context.assets.info(picture))) return { ok: false, error: message(TEXTS.notProposed) };
    const placed = await place(given.place, proposals, context);
    const [x, y, width, height] = [placed.box.x, placed.box.y, placed.box.width, placed.box.height].map(Math.round);
    return {
      ok: true,
      operations: placed.operations,
      output: { layer: placed.group, box: [x ?? 0, y ?? 0, width ?? 0, height ?? 0] },
      card: { key: TEXTS.placed.key, values: { place: given.place }, assets: [picture], layers: [placed.group] },
    };
  } catch (error) {
    if (error instanceof ToolRefusal) return { ok: false, error: message('logoStudio.failed') };
    throw error;
  }
}

export const generateLogo = defineTool({
  name: 'generate_logo',
  icon: 'hexagon',
  texts: TEXTS,
  use: 'four logos to choose from',
  description:
    'Designs four logos for a business as editable vector layers and shows them to the user to choose from. Costs one logo credit a batch. On an empty page the first ' +
    'is put on the page at once. Call it again with the same input and place: 1–4 to put another one on the page (free), with variant for four others. ' +
    'Ask for the name of the business if it is not known.',
  input,
  cost: { unit: 'logo', amount: 1 },
  moderates: ({ name, description, elements = [] }) => [name ?? '', description ?? '', ...elements],
  isFree: (given) => given.place !== undefined,
  approval: 'never',
  timeoutMs: 60_000,
  examples: {
    accepted: [
      { name: 'Crumb & Co', description: 'small bakery in Lisbon' },
      { description: 'dog grooming' },
      { name: 'Sol', style: 'emblem', colors: ['navy', '#f60'], variant: 3 },
      { name: 'ネコ', style: 'line art', elements: ['moon'], useBrandKit: false },
    ],
    refused: [
      {},
      { name: ' ', description: '!?' },
      { name: 'Sol', style: '3d' },
      { name: 'Sol', place: 5 },
      { name: 'Sol', colors: ['blurple'] },
      { name: 'Sol', variant: -1 },
      { name: 'Sol', place: 1 },
      { name: 'x'.repeat(61) },
    ],
  },
  execute,
});
