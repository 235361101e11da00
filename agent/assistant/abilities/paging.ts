/** Pages: added, copied, shown, removed, named, moved. */
import { message } from '#messages/message.ts';
import { ask, calls, say, type Ground, type Grounded } from '../grounded.ts';
import type { Intent, PagesWish } from '../intents.ts';
import { lastComposition } from '#agent/dialogue/plan/rework-calls.ts';

const PAGE = '(?:page|slide|artboard)';
const NUMBERS: Record<string, number> = { first: 1, '1st': 1, one: 1, second: 2, '2nd': 2, two: 2, third: 3, '3rd': 3, three: 3, fourth: 4, four: 4, fifth: 5, five: 5, last: -1, final: -1 };
const ORDINAL = '(first|second|third|fourth|fifth|last|final|1st|2nd|3rd)';
const WHICH = `(?:(?:the )?${ORDINAL} ${PAGE}|(?:the )?${PAGE} (?:number |no\\.? ?|#)?(\\d+|one|two|three|four|five))`;
const THIS = `(?:(?:this|the|current|that|the current|whole|the whole|this whole) ${PAGE}|${PAGE})`;
const POLITE = '(?:please |can you |could you |now |then |also |and )*';
const LATER = '(?:next|following|2nd|second)';

const numberOf = (word: string | undefined) => (word === undefined ? undefined : (NUMBERS[word.toLowerCase()] ?? (Number(word) || undefined)));
const which = (match: RegExpExecArray, from: number) => numberOf(match[from] ?? match[from + 1]);
const patterned = (pattern: string) => new RegExp(`^${POLITE}(?:${pattern})[.!?]*$`, 'iu');

type Reader = readonly [pattern: RegExp, wish: (match: RegExpExecArray) => PagesWish];
const numbered = (page: number | undefined): { page?: number } => (page === undefined ? {} : { page });

const READERS: readonly Reader[] = [
  [patterned(`(?:duplicate|copy|clone|repeat) (?:${WHICH}|${THIS})(?: (?:\\d+|two|three|twice))?`), (match) => ({ action: 'duplicate', ...numbered(which(match, 1)) })],
  [patterned(`(?:make|create|add) (?:a |another )?(?:copy|duplicate) of (?:${WHICH}|${THIS})`), (match) => ({ action: 'duplicate', ...numbered(which(match, 1)) })],
  [patterned(`(?:delete|remove|drop|get rid of|erase) (?:${WHICH}|${THIS})`), (match) => ({ action: 'remove', ...numbered(which(match, 1)) })],
  [patterned(`(?:rename|name|call|title) (?:${WHICH}|${THIS}) (?:to |as |into )?["“']?(.+?)["”']?`), (match) => ({ action: 'rename', ...numbered(which(match, 1)), name: match[3] ?? '' })],
  [patterned(`move (?:${WHICH}|${THIS}) (?:to (?:the )?(?:(start|beginning|front|end|back)|(?:position |place |number )?(\\d+|first|second|third|last)(?: place| position)?)|(before|up|forward|after|down|back))(?: ${PAGE} (\\d+))?`), (match) => ({
    action: 'move', ...numbered(which(match, 1)), to: match[3] ? (/^(?:end|back)/i.test(match[3]) ? -1 : 1) : (numberOf(match[4]) ?? numberOf(match[6]) ?? 1),
  })],
  [patterned(`(?:go|switch|jump|take me|move on|turn|skip)(?: back)? to (?:${WHICH})|(?:show|open|view|see|display)(?: me)? (?:${WHICH})|${WHICH}`), (match) => ({ action: 'show', page: which(match, 1) ?? which(match, 3) ?? which(match, 5) ?? 1 })],
  [patterned(`(?:go to |show(?: me)? |open |switch to )?(?:the )?${LATER.replace('|2nd|second', '')} ${PAGE}`), () => ({ action: 'show', step: 1 })],
  [patterned(`(?:go (?:back )?to |show(?: me)? |open |switch to |back to )?(?:the )?(?:previous|last viewed|prior|page before)(?: ${PAGE})?|(?:go )?back (?:one|a) ${PAGE}`), () => ({ action: 'show', step: -1 })],
  [patterned(`how many (?:pages|slides).*|(?:list|what are) (?:the |all )?(?:pages|slides).*|which ${PAGE} (?:am i|is this|are we).*`), () => ({ action: 'count' })],
];

const ADDED = new RegExp(`^${POLITE}(?:i (?:want|need|would like)|add|make|create|insert|give me|start|we need|put in)?\\s*(?:(an?|another|one more|one|two|three|four|five|\\d|some|the)\\s+)?(?:(?:new|blank|empty|extra|additional|further|second|third|next|more|back|final|last|closing)\\s+)*(?:${PAGE})s?(?:\\s+(?:after|before) (?:this|it))?(?:\\s+(?:at|to|in) the (?<place>end|back|start|front|beginning))?(?:\\s*(?:,|:|–|-)?\\s*(?:(?:with|for|about|that (?:says|shows|has|lists)|where|saying|listing|showing|on|of)\\s+)(.+?))?[.!?]*$`, 'iu');
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };

/** "the prices: Dinner 80, Party 40": what it is about, and what stands on it. */
function aboutOf(text: string | undefined): Pick<PagesWish, 'about' | 'lines'> {
  if (!text) return {};
  const [about = '', ...rest] = text.split(/\s*:\s+/u);
  const lines = rest.join(': ').split(/\s*[,;\n]\s*/u).filter(Boolean);
  return { about, ...(lines.length > 0 ? { lines } : {}) };
}

/** "add a page with the prices", "duplicate this page", "delete page 2", "next page". */
export function readPages(text: string, verb: string): Intent | null {
  // A further page looks like the others anyway.
  const plain = text.trim().replace(/\s+(?:with|in|of|using) (?:the )?(?:same|matching) (?:look|style|design|layout|colou?rs?|vibe|theme|fonts?)(?: and (?:look|style|colou?rs?|fonts?))?(?=\s|[,.:]|$)/iu, '').replace(/,?\s+(?:but )?(?:the )?same (?:look|style|design|layout|colou?rs?|vibe)(?: (?:please|pls))?[.!]*$/iu, '');
  for (const [pattern, wish] of READERS) {
    const match = pattern.exec(plain);
    if (match) return { kind: 'pages', wish: wish(match) };
  }
  const added = ADDED.exec(plain);
  const isNew = /^(?:a|an|another|one more|two|three|four|five|\d)?\s*(?:new|blank|empty|extra|another|additional|second|third|more)/iu.test(plain.replace(/^(?:please |add |make |create )+/i, ''));
  if (added && (verb !== '' || isNew) && !/^(?:the|this|my)\s/i.test(added[1] ?? '') && !/^(?:go|show|delete|remove)/i.test(verb)) {
    const count = COUNTS[added[1]?.toLowerCase() ?? ''] ?? (Number(added[1]) || 1);
    const about = added.at(-1)?.trim();
    const place = added.groups?.['place'];
    return { kind: 'pages', wish: { action: 'add', ...(place ? { to: /end|back/iu.test(place) ? -1 : 1 } : {}), ...(count > 1 ? { count: Math.min(10, count) } : {}), ...aboutOf(about) } };
  }
  const carousel = /^(?:please )?(?:make|turn|convert|create)\s+(?:it|this)\s+(?:in)?to\s+an?\s+(?:(\d|two|three|four|five)[ -](?:page|slide)\s+)?carousel(?: (?:of|with) (\d|two|three|four|five) (?:pages|slides))?/i.exec(plain);
  if (carousel) return { kind: 'pages', wish: { action: 'duplicate', count: Math.max(1, (COUNTS[carousel[1] ?? carousel[2] ?? ''] ?? Number(carousel[1] ?? carousel[2] ?? 3)) - 1) } };
  return null;
}

/** The words of a page's subject as its headline: "the prices" → "Prices". */
function headlineOf(about: string): string {
  const quoted = /["“'‘](.+?)["”'’](?=\s|$)/.exec(about)?.[1];
  if (quoted) return quoted;
  const plain = about.replace(/^(?:the|my|our|all|some|a|an|title|headline|text)\s+/gi, '').replace(/^(?:the|my|our|all)\s+/i, '').replace(/\s+(?:stuff|things|bits|info)$/i, (word) => (/info/i.test(word) ? ' info' : '')).trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What makes a new page look like the one that is seen: its colours, and the mood that it was composed in. */
export function likePage(canvas: Ground['canvas'], deeds: Ground['deeds']): Record<string, unknown> {
  const last = lastComposition(deeds);
  const accent = canvas.layers.map(({ highlight }) => highlight).find((color) => color.startsWith('#')) ?? canvas.layers.find(({ type, color }) => type === 'shape' && color.startsWith('#'))?.color;
  const ink = canvas.layers.filter(({ type }) => type === 'text').sort((a, b) => b.size - a.size)[0]?.color;
  const colors = canvas.layers.length > 0 && canvas.background.startsWith('#') ? [canvas.background, accent ?? ink].filter((color) => color !== undefined && color !== '').map((color) => color?.slice(0, 7)) : [];
  return {
    ...(colors.length > 0 ? { colors } : {}),
    ...(typeof last?.input.mood === 'string' ? { mood: last.input.mood } : {}),
    ...(last?.input.fonts ? { fonts: last.input.fonts } : {}),
  };
}

export function groundPages({ wish }: Extract<Intent, { kind: 'pages' }>, { canvas, deeds }: Ground): Grounded {
  const { pages, page } = canvas;
  if (wish.action === 'count') return say(message('assistant.pages', { count: pages, page }));
  const number = (value: number) => (value === -1 ? pages : value);
  // The later ones first, so that the numbers of the others stay what they are.
  if (wish.action === 'show') {
    const to = wish.step === undefined ? number(wish.page ?? page) : page + wish.step;
    if (to < 1 || to > pages) return ask(message('assistant.noPage', { page: to, count: pages }));
    return calls({ tool: 'pages', input: { action: 'show', page: to } });
  }
  const at = wish.page === undefined ? undefined : number(wish.page);
  if (at !== undefined && (at < 1 || at > pages)) return ask(message('assistant.noPage', { page: at, count: pages }));
  if (wish.action === 'remove' && pages === 1) return say(message('assistant.lastPage'));
  const input: Record<string, unknown> = { action: wish.action, ...(at === undefined ? {} : { page: at }) };
  if (wish.name) input.name = wish.name;
  if (wish.to !== undefined) input.to = wish.action === 'add' && wish.to === -1 ? pages + 1 : number(wish.to);
  const many = Array.from({ length: wish.count ?? 1 }, () => ({ tool: 'pages', input }));
  if (wish.action !== 'add' || !wish.about) return calls(...many);
  return calls(...many, { tool: 'compose_design', input: { headline: headlineOf(wish.about), ...(wish.lines ? { lines: wish.lines } : {}), ...likePage(canvas, deeds) } });
}
