/** Another size of the design, and files of it, by wishes whose words are told apart. */
import { findFormat } from '#tools/inputs/formats.ts';
import { groundIntent } from './ground.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Intent } from './intents.ts';
import { readExports, readResizes, readSeeThrough } from './read-page.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';

const NO_COPY = /(?<!\p{L})(?:not|no|without|instead of)(?: \p{L}+)? (?:an? )?(?:cop(?:y|ies)|new one)(?!\p{L})|(?<!\p{L})(?:this one|in place)(?!\p{L})/iu;
const COPY = /(?<!\p{L})(?:too|as well|also|another|cop(?:y|ies)|separate(?:ly)?|besides|keep (?:this|the original|both))(?!\p{L})/iu;
/** Another wish in the same breath. */
const MORE = /(?<!\p{L})(?:add|put|write|stick|remove|delete|bigger|smaller|bold)(?!\p{L})/iu;
const FILES = /(?<![\p{L}\d])(?:png|jpe?g|webp|pdf|svg)s?(?![\p{L}\d])/iu;
const FILE_WORDS = /(?<!\p{L})(?:files?|downloads?|export|save|image|picture|print[ -]?(?:able|ready))(?!\p{L})/iu;
const OTHER_FILES = /(?<![\p{L}\d])(?:mp4|gif|psd|ai|eps|docx?|pptx?|tiff?|heic|mov|figma)(?![\p{L}\d])/iu;

const grounded = (intents: readonly Exclude<Intent, { kind: 'compose' }>[], ground: Ground): PlannedCall[] | null => {
  const planned = intents.map((intent) => groundIntent(intent, ground));
  return planned.length > 0 && planned.every((one) => 'calls' in one) ? planned.flatMap((one) => ('calls' in one ? one.calls : [])) : null;
};

type Resize = Extract<Intent, { kind: 'resize' }>;

/** "story size 9:16": the same, said twice. */
function isOneSize(one: Resize, other: Resize): boolean {
  const [these, those] = [one, other].map(({ format, width = 0, height = 0 }) => (format === undefined ? { width, height } : (findFormat(format) ?? { width: -1, height: -1 })));
  return these !== undefined && those !== undefined && these.width > 0 && these.width === those.width && these.height === those.height;
}

/** The calls that give the design another size: in its place, where no copy is asked for. */
export function formatCalls(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { text } = wish;
  // What is spoken of is the design: its name says nothing of the size.
  const plain = slotsOf(wish, 'R').reduce((left, thing) => left.replace(thing, 'it'), text);
  const ways = slotsOf(wish, 'V').map((way) => `make it ${way}`);
  const read = [plain, ...ways].map((clause) => readResizes(clause, plain)).find((one) => one !== null);
  const intents = (read ?? []).flatMap((intent) => (intent.kind === 'resize' ? [intent] : []));
  const [first, ...others] = intents.filter((one, at) => !intents.slice(0, at).some((other) => isOneSize(one, other)));
  if (!first || slotsOf(wish, 'N').length > 0 || MORE.test(text)) return null;
  if (others.length > 0) return grounded([first, ...others], ground);
  const isCopy = first.copy === true && !NO_COPY.test(text) && (intents.length === 1 || COPY.test(plain));
  return grounded([{ ...first, copy: isCopy }], ground);
}

/** The calls that make files of the design, one of each kind that is named. */
export function exportCalls(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { text } = wish;
  if (!FILES.test(text) && (OTHER_FILES.test(text) || !FILE_WORDS.test(text))) return null;
  const clear = readSeeThrough(/(?<!\p{L})(?:without|no|transparent|see[ -]?through)(?!\p{L})/iu.test(text) ? `export ${text}` : '');
  if (clear?.kind === 'export') return grounded([clear], ground);
  return grounded(readExports(`export ${text}`).flatMap((intent) => (intent.kind === 'export' ? [intent] : [])), ground);
}
