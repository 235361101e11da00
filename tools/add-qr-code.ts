/**
 * add_qr_code: a code that phones can scan, for an address, network, contact or payment; or new content for an existing
 * code.
 */
import { z } from 'zod';
import { createShapeLayer } from '#design/document/create.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import { countryOfShop } from '#design/contacts/home-country.ts';
import { LIMITS } from '#design/document/limits.ts';
import { qrLabel, type QrContent } from '#design/qr/content.ts';
import { completeNumbers, isUnplaced, type Home } from '#design/qr/numbers.ts';
import { writeQr } from '#design/qr/write.ts';
import { qrSide, type QrShape } from '#design/qr/matrix.ts';
import { isQrLayer, readableForm, type QrLayer } from '#design/qr/readable.ts';
import { smallestSide } from '#design/qr/scannable.ts';
import { topOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { chooseLayer, layerInput } from './page/chosen-layers.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { backgroundBehind } from './page/background.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { boxAt } from './contract/page-space.ts';
import { spotForCode } from './page/code-spot.ts';
import { placeInput } from './contract/place-input.ts';
import { coordinateInput, lengthInput } from './inputs/style-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { CHANGED, toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.addQrCode',
  {
    title: 'Add QR code',
    doing: 'Adding a QR code',
    failed: 'Could not add the QR code',
    oneQrContent:
      'Give exactly one of url, text, phone, whatsapp, email, wifi, contact, upi; with layer none of them is needed.',
    emptyQr: 'There is nothing in this to put into a code.',
    unreadableQr:
      'Cameras could not read this code where it would stand: something covers it, or it is too small for what it says. Give it another place, more size or shorter content.',
    mendedQr:
      '{changes, select, ground {a plain background behind it} ink {a darker code} swapped {dark on light} margin {a free margin} size {a larger size} correction {a stronger error correction} other {plain modules}}',
    numberWithoutCountry:
      '{number} has no country code, and nothing says which country it is from. Which country is it?',
    notAQrCode: '{layer} is not a QR code. Leave layer out to add one.',
  },
  {
    changed: CHANGED,
    done: 'Added a QR code for {label}',
  },
);

const words = z.string().max(LIMITS.qrBytes);
const phone = z.string().min(1).max(40).describe('With country code, if known; else that of the shop is added');

const input = z.strictObject({
  url: words.optional(),
  text: words.optional(),
  phone: phone.optional(),
  whatsapp: z.strictObject({ phone, text: words.optional() }).optional(),
  email: z
    .strictObject({ email: z.string().min(3).max(200), subject: words.optional(), body: words.optional() })
    .optional(),
  wifi: z
    .strictObject({
      network: z.string().min(1).max(100),
      password: words.optional(),
      security: z.enum(['WPA', 'WEP', 'nopass']).optional(),
      hidden: z.boolean().optional(),
    })
    .optional(),
  contact: z
    .strictObject({
      first: words.optional(),
      last: words.optional(),
      company: words.optional(),
      phone: phone.optional(),
      email: words.optional(),
      website: words.optional(),
    })
    .optional(),
  upi: z
    .strictObject({
      address: z.string().min(3).max(200).describe('name@bank'),
      name: words.optional(),
      amount: z.number().min(0).optional().describe('Rupees'),
      note: words.optional(),
    })
    .optional(),
  layer: layerInput.optional().describe('Id of a QR code to change; without it a new one is added'),
  modules: z.enum(['square', 'rounded', 'dots']).optional(),
  eyes: z.enum(['square', 'rounded', 'circle']).optional(),
  correction: z
    .enum(['L', 'M', 'Q', 'H'])
    .optional()
    .describe('Error correction; H when something will lie on its middle'),
  color: colorInput.optional().describe('Dark, or cameras will not read it'),
  ground: z
    .union([z.literal('none'), colorInput])
    .optional()
    .describe('Behind the code; white unless told'),
  place: placeInput.optional(),
  x: coordinateInput.optional(),
  y: coordinateInput.optional(),
  size: lengthInput.optional().describe('Side in px'),
});
type Input = z.output<typeof input>;

const KINDS = ['url', 'text', 'phone', 'whatsapp', 'email', 'wifi', 'contact', 'upi'] as const;

/** The given input in the form that codes encode, numbers in full; null if nothing was given. */
async function contentOf(
  given: Input,
  { brandKit, country }: ToolContext,
): Promise<{ content: string | null } | { error: string }> {
  const fields = contentFields(given);
  if (fields === null) return { content: null };
  const home: Home = { shop: countryOfShop(await brandKit.get()), guess: country };
  const whole = completeNumbers(fields, home);
  if (isUnplaced(whole)) return { error: message(TEXTS.numberWithoutCountry, { number: whole.number }) };
  const content = writeQr(whole);
  if (content === '') return { error: message(TEXTS.emptyQr) };
  return new TextEncoder().encode(content).length > LIMITS.qrBytes
    ? { error: message('qr.tooLong', { limit: LIMITS.qrBytes }) }
    : { content };
}

function contentFields({ url, text, phone: number, whatsapp, email, wifi, contact, upi }: Input): QrContent | null {
  if (url !== undefined) return { kind: 'website', url };
  if (text !== undefined) return { kind: 'text', text };
  if (number !== undefined) return { kind: 'phone', phone: number };
  if (whatsapp) return { kind: 'whatsapp', text: '', ...whatsapp };
  if (email) return { kind: 'email', subject: '', body: '', ...email };
  if (wifi) return { kind: 'wifi', password: '', hidden: false, security: wifi.password ? 'WPA' : 'nopass', ...wifi };
  if (contact)
    return { kind: 'contact', first: '', last: '', company: '', phone: '', email: '', website: '', ...contact };
  return upi
    ? { kind: 'upi', name: '', note: '', ...upi, amount: upi.amount === undefined ? '' : String(upi.amount) }
    : null;
}

/** Share of the page's shorter side. */
const SHARE = 0.24;
/** Such a share that it may shrink to where there is less room. */
const LEAST = 0.13;

function looked(shape: QrShape, { modules, eyes, correction, ground }: Input): QrShape {
  return {
    ...shape,
    ...(modules !== undefined && { modules }),
    ...(eyes !== undefined && { eyes }),
    ...(correction !== undefined && { correction }),
    ...(ground !== undefined && { ground: ground === 'none' ? null : ground }),
  };
}

/** `least`: the side down to which it may shrink where nothing else is free. */
function placed(
  given: Input,
  side: number,
  least: number,
  { document, page }: ToolContext,
): { x: number; y: number; width: number } {
  const size = { width: side, height: side };
  if (given.x !== undefined || given.y !== undefined)
    return {
      width: side,
      x: given.x ?? Math.round((document.width - side) / 2),
      y: given.y ?? Math.round((document.height - side) / 2),
    };
  if (given.place) return boxAt(document, size, given.place);
  return spotForCode(side, least, { document, page });
}

/** The code in a form that cameras read where it is, with what was changed; null: they read it in no form. */
async function asRead(
  layer: ShapeLayer,
  context: ToolContext,
): Promise<{ layer: QrLayer; told: { content: string; mended?: string[] } } | null> {
  if (!isQrLayer(layer)) return null;
  const background = layer.shape.ground === null ? await backgroundBehind(context, layer, layer.id) : null;
  const behind = background && !background.busy ? (background.colors[0] ?? null) : null;
  const found = await readableForm(context.document, context.page, layer, behind, context.readCode);
  if (!found) return null;
  const mended = found.mended.map((changes) => message(TEXTS.mendedQr, { changes }));
  return { layer: found.layer, told: { content: found.layer.shape.content, ...(mended.length > 0 ? { mended } : {}) } };
}

export const addQrCode = defineTool({
  name: 'add_qr_code',
  icon: 'qr-code',
  texts: TEXTS,
  use: 'links, phone, WhatsApp, wifi, contact as a code',
  description:
    'Adds a QR code for one of: url, text, phone, whatsapp, email, wifi, contact, upi; it goes where there is room, in a size that phones read. With layer it changes a code that is there. ' +
    'It is read back as the page shows it; answers with the layer, its content and, in mended, what was changed so that cameras read it.',
  input: input
    .refine((given) => KINDS.filter((kind) => given[kind] !== undefined).length <= 1, {
      error: () => message(TEXTS.oneQrContent),
    })
    .refine((given) => given.layer !== undefined || KINDS.some((kind) => given[kind] !== undefined), {
      error: () => message(TEXTS.oneQrContent),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { url: 'shop.example' },
      { text: 'Hello', modules: 'dots', eyes: 'circle', color: 'navy', ground: 'none', correction: 'H' },
      { wifi: { network: 'Guests', password: 'abc;123' }, place: 'center', size: 300 },
      { contact: { first: 'Ana', phone: '+1 555 0100' }, x: 10, y: 10 },
      { upi: { address: 'shop@bank', amount: 120 } },
      { layer: 'qr', url: 'https://other.example', modules: 'rounded' },
      { layer: 'qr', place: 'top', ground: 'ivory' },
    ],
    refused: [
      {},
      { url: '' },
      { url: 'a.example', text: 'b' },
      { phone: 'none' },
      { layer: 't1', url: 'a.example' },
      { layer: 'nope', url: 'a.example' },
      { text: 'x'.repeat(1001) },
      { text: 'é'.repeat(501) },
      { contact: {} },
      { url: 'a.example', modules: 'stars' },
    ],
  },
  async execute(given, shown): Promise<ToolResult> {
    const written = await contentOf(given, shown);
    if ('error' in written) return { ok: false, error: written.error };
    const { content } = written;
    const fill = given.color === undefined ? {} : { fill: { type: 'solid' as const, color: given.color } };
    if (given.layer !== undefined) {
      const chosen = chooseLayer(shown.document, shown.page, given.layer);
      if ('error' in chosen) return { ok: false, error: chosen.error };
      const { layer } = chosen;
      if (layer.type !== 'shape' || layer.shape.kind !== 'qr')
        return { ok: false, error: message(TEXTS.notAQrCode, { layer: titleOf(layer) }) };
      const context = { ...shown, page: chosen.page };
      const shape = looked({ ...layer.shape, ...(content !== null && { content }) }, given);
      const side = given.size ?? layer.width;
      const moves = given.place !== undefined || given.x !== undefined || given.y !== undefined;
      const at = moves
        ? placed(given, side, side, context)
        : { x: layer.x + (layer.width - side) / 2, y: layer.y + (layer.height - side) / 2 };
      const after: ShapeLayer = {
        ...layer,
        shape,
        ...fill,
        x: at.x,
        y: at.y,
        width: side,
        height: given.size ?? layer.height,
      };
      const read = await asRead(after, context);
      if (!read) return { ok: false, error: message(TEXTS.unreadableQr) };
      const update = updateBetween(layer, read.layer);
      return {
        ok: true,
        operations: update ? [update] : [],
        output: { ...briefOf(shown.document, read.layer), ...read.told },
        card: {
          key: TEXTS.changed.key,
          values: { what: message('tools.what.qr'), layer: titleOf(read.layer) },
          layers: [layer.id],
        },
      };
    }
    const { document, page } = shown;
    const shape = looked(
      {
        kind: 'qr',
        content: content ?? '',
        correction: 'M',
        modules: 'square',
        eyes: 'square',
        quiet: 4,
        ground: '#ffffff',
      },
      given,
    );
    const shorter = Math.min(document.width, document.height);
    const wanted =
      given.size ?? Math.round(Math.min(shorter * 0.9, Math.max(shorter * SHARE, smallestSide(shape) * 1.6)));
    const at = placed(
      given,
      wanted,
      given.size ?? Math.ceil(Math.max(shorter * LEAST, smallestSide(shape) * 1.2)),
      shown,
    );
    const layer = createShapeLayer({
      id: shown.newId(),
      parent: page,
      order: topOrder(document, page),
      shape,
      fill: { type: 'solid', color: '#17150f' },
      ...fill,
      x: at.x,
      y: at.y,
      width: at.width,
      height: at.width,
    });
    const read = await asRead(layer, shown);
    if (!read) return { ok: false, error: message(TEXTS.unreadableQr) };
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer: read.layer }],
      output: { ...briefOf(document, read.layer), modules: qrSide(read.layer.shape), ...read.told },
      card: { key: TEXTS.done.key, values: { label: qrLabel(shape.content).slice(0, 60) }, layers: [layer.id] },
    };
  },
});
