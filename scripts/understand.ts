/**
 * `npm run understand -- "<message>" [--design <file>]`: prints how the built-in assistant reads a message and the calls
 * that are made of it. Without a design it is the first message of one: what is printed and what only steers; with one,
 * a JSON file of the document, a request about its first page. Each part comes with its place in the message.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readCanvas, type Canvas } from '#agent/assistant/read-canvas.ts';
import { briefIn, type Understanding } from '#agent/dialogue/acts/act.ts';
import { readEdits } from '#agent/dialogue/edits.ts';
import { readForeignMessage } from '#agent/dialogue/foreign.ts';
import { compositionCalls } from '#agent/dialogue/plan/compose.ts';
import type { Call } from '#agent/dialogue/plan/planned.ts';
import { understandFirst } from '#agent/dialogue/understand/understand.ts';
import { describeCanvas } from '#agent/view.ts';
import { parseDocument } from '#design/document/parse.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage, pagesInOrder } from '#design/document/tree.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import { runCommand } from './running/failing.ts';

interface Reading {
  understanding: Understanding;
  calls: readonly Call[] | null;
}

/** A brief in another language as the act that it comes to. */
function understandForeign(message: string): Understanding | null {
  const foreign = readForeignMessage(message, true, false);
  if (!foreign) return null;
  const { brief } = foreign;
  return { acts: brief ? [{ type: 'compose', brief, span: [0, message.length] }] : [], unread: [], confidence: 1 };
}

function readFirst(message: string): Reading {
  const understanding = understandForeign(message) ?? understandFirst(message);
  const brief = briefIn(understanding);
  return { understanding, calls: brief ? compositionCalls(brief, []) : [] };
}

const pageOf = (document: DesignDocument, page: string): Canvas =>
  readCanvas(
    describeCanvas({
      document,
      title: '',
      page,
      selection: [],
      attachments: [],
      brandKit: EMPTY_BRAND_KIT,
      handEdits: [],
      findings: [],
    }),
  );

async function readRequest(message: string, file: string): Promise<Reading> {
  const document = parseDocument(JSON.parse(await readFile(file, 'utf8')));
  const pages = pagesInOrder(document).map(({ id }) => pageOf(document, id));
  const [page = pageOf(document, firstPage(document).id), ...others] = pages;
  const request = { message, page, turns: [], elsewhere: page.elsewhere.map(({ text }) => text), isAsked: false };
  const first = readEdits(request);
  // As the assistant looks at other pages before it changes them.
  return first.calls?.some(({ tool }) => tool === 'look') ? readEdits({ ...request, looked: others }) : first;
}

runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { design: { type: 'string' } }, allowPositionals: true });
  const message = positionals.join(' ').trim();
  if (message === '') throw new Error('Give the message to read: npm run understand -- "Poster for my jazz night"');
  const { understanding, calls } =
    values.design === undefined ? readFirst(message) : await readRequest(message, values.design);
  console.log(JSON.stringify({ ...understanding, calls }, null, 2));
});
