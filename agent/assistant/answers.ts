/** Questions about what is on the page, answered from what is seen; the font of a layer is looked up. */
import { message } from '#messages/message.ts';
import { findFormat } from '#tools/inputs/formats.ts';
import { capital } from './compose/copy.ts';
import { ask, calls, say, targets, type Ground, type Grounded } from './grounded.ts';
import { editsOn } from './edits/edits.ts';
import { linesMeant } from './edits/lines-meant.ts';
import type { Intent } from './intents.ts';
import { colorName, joined, nameOf } from '#agent/dialogue/say/names.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';

const wordsIn = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:ping|ing|ed|es|s)$/u, ''));

/** The rows of a table as lines: "Volume: $90, 2 h". */
const rowsOf = (table: SeenLayer): SeenLayer[] => table.cells.slice(table.header ? 1 : 0).map(([key = '', ...rest]) => ({ ...table, text: `${key}: ${rest.filter(Boolean).join(', ')}` }));

/** What is written on the page, or what of it speaks of something. */
function groundContents({ of, price, page: asked }: Extract<Intent, { about: 'contents' }>, seen: Canvas, ground: Ground): Grounded {
  const page = asked === -1 ? seen.pages : (asked ?? seen.page);
  if (page > seen.pages) return ask(message('assistant.noPage', { page, count: seen.pages }));
  const canvas = page === seen.page ? seen : { ...seen, layers: seen.elsewhere.filter((layer) => layer.page === page) };
  // A line is an answer; all of a list seldom is. A row of a table is told with its first cell.
  const written = canvas.layers.filter(({ type, visible, text }) => visible && (type === 'table' || (type === 'text' && text.trim() !== '')));
  const texts = written.flatMap((layer) => (layer.type === 'table' ? rowsOf(layer) : of === null ? [layer] : layer.text.split('\n').map((text) => ({ ...layer, text }))));
  const list = (layers: readonly SeenLayer[]) => joined(layers.map(({ text }) => message('assistant.quoted', { text: text.replace(/\s+/g, ' ') })), message('assistant.and'));
  if (texts.length === 0) return say(message('assistant.emptyPage'));
  const about = of === null ? [] : wordsIn(of);
  const speaking = texts.filter(({ text }) => about.some((word) => wordsIn(text).some((one) => one === word)) || (of !== null && text.toLowerCase().includes(of.toLowerCase())));
  const priced = texts.filter(({ text }) => /(?:[$€£¥₹₦₱₺₫฿₩]\s?\d|\d\s?[$€£¥₹₦₱₺₫฿₩]|(?:^|\s)\d+[.,]\d{2}(?=$|,))/u.test(text));
  const kind = of === null ? [] : linesMeant(of, editsOn({ ...ground, canvas }, ''));
  if (speaking.length === 0 && kind.length > 0) return say(message('assistant.is.contents', { list: list(kind.map(({ line }) => ({ ...line.layer, text: line.text }))) }));
  const both = speaking.filter((layer) => priced.includes(layer));
  // What stands alone is what it costs; "free over $50" is something else.
  const alone = priced.filter(({ text }) => text.replace(/[^\p{L}]/gu, '').length <= 6);
  const found = price ? (both.length > 0 ? both : alone.length > 0 ? alone : priced) : of === null ? texts : speaking;
  return say(found.length > 0 ? message('assistant.is.contents', { list: list(found) }) : message('assistant.is.noContents', { list: list(texts) }));
}

/** A question about a layer or the page: answered from what is seen; the font of a layer is looked up. */
export function groundQuestion(intent: Extract<Intent, { kind: 'ask' }>, ground: Ground): Grounded {
  const { canvas } = ground;
  if (intent.about === 'contents') return groundContents(intent, canvas, ground);
  if (intent.about === 'format-size') {
    const format = findFormat(intent.format);
    return say(format ? message('assistant.is.format', { format: format.name, width: String(format.width), height: String(format.height), pageWidth: String(canvas.width), pageHeight: String(canvas.height) }) : message('assistant.is.page', { width: String(canvas.width), height: String(canvas.height) }));
  }
  const { about, target } = intent;
  const size = { width: String(canvas.width), height: String(canvas.height) };
  if (about === 'pages') return say(message('assistant.pages', { count: canvas.pages, page: canvas.page }));
  if (about === 'background') return say(message('assistant.is.background', { background: canvas.background }));
  if (about === 'font' && target?.all) {
    const texts = canvas.layers.filter(({ type }) => type === 'text').map(({ id }) => id);
    return texts.length > 0 ? calls({ tool: 'look', input: { layers: texts.slice(0, 40) } }) : say(message('assistant.emptyPage'));
  }
  if (about === 'format' || !target) return say(message('assistant.is.page', size));
  const found = targets([target], ground);
  if ('answer' in found) return found.answer;
  const [layer] = found.layers;
  if (!layer) return say(message('assistant.emptyPage'));
  const name = capital(nameOf(layer));
  if (about === 'font') return calls({ tool: 'look', input: { layers: [layer.id] } });
  if (about === 'which') return say(message('assistant.is.which', { layer: nameOf(layer) }));
  if (about === 'words') return say(layer.text ? message('assistant.is.words', { text: layer.text }) : message('assistant.is.noWords', { layer: name }));
  if (about === 'color') return say(layer.color ? message('assistant.is.color', { layer: name, color: colorName(layer.color) === layer.color ? layer.color : `${colorName(layer.color)} (${layer.color})` }) : message('assistant.is.noColor', { layer: name }));
  const { width = 0, height = 0 } = layer.box ?? {};
  return say(layer.type === 'text' ? message('assistant.is.textSize', { layer: name, size: layer.size, width, height }) : message('assistant.is.size', { layer: name, width, height }));
}
