/**
 * News that somebody tells instead of asking for a change: "we're open til 6 on weekdays now", "shipping is free over $75",
 * "our handle is @luma now", "I don't have swipe up anymore, swap that for link in bio". Read against the words on the page.
 */
import { factKind, FACT_PATTERNS, type FactKind } from './facts.ts';
import type { Intent } from './intents.ts';
import { readMovedDate } from './moved-dates.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import type { Exchange } from './read-prompt.ts';
import { escaped } from './rules.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const SPAN = new RegExp(`(?<!\\p{L})(${DAY})\\s?(?:-|–|—|to|through|till|until)\\s?(${DAY})(?!\\p{L})`, 'giu');
const ONE = new RegExp(`(?<!\\p{L})(?:${DAY})(?!\\p{L})`, 'giu');
const HOUR = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?|h)?';
/** The hours of a row: from, what stands between, to. */
const ROW = new RegExp(`(?<from>${HOUR})(?<joint>\\s?(?:–|-|—|to|till|until)\\s?)(?<to>${HOUR})`, 'iu');

/** Lead-ins and endings of somebody who talks. */
const CHATTER = /^(?:(?:ok(?:ay)?|oh|ah|oops|hey|hi|btw|so|and|also|hm+|sorry|no|actually|wait|well|please|pls|update|fyi|just)[\s,:!.]+)+|[\s,.;!]+(?:(?:can|could) (?:you|u|we) (?:please )?(?:fix|change|update|correct|adjust) (?:that|it|this)|please|pls|fix (?:that|it)|thanks?|lol|now|instead|from now on|at the moment|these days)(?=[\s,.;!?]*$)/giu;
const plainOf = (text: string): string => {
  let plain = text.trim().replaceAll('’', "'").replace(/[?.!\s]+$/, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(CHATTER, '').replace(/[?.!,\s]+$/, '').trim();
  }
  return plain;
};

const dayOf = (word: string): number => DAYS.findIndex((day) => word.toLowerCase().startsWith(day));

/** The days that a text names, 0 Monday to 6 Sunday. */
export function daysIn(text: string): Set<number> {
  const days = new Set<number>();
  const add = (from: number, to: number) => {
    for (let day = from; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === to) break;
    }
  };
  if (/week ?days?(?!\p{L})|(?:during|in|through) the week(?!\p{L})/iu.test(text)) add(0, 4);
  if (/week ?ends?(?!\p{L})/iu.test(text)) add(5, 6);
  if (/(?:every ?day|daily|all week)(?!\p{L})/iu.test(text)) add(0, 6);
  const rest = text.replace(SPAN, (_, from: string, to: string) => {
    add(dayOf(from), dayOf(to));
    return ' ';
  });
  for (const [word] of rest.matchAll(ONE)) if (!/^(?:sun(?:ny|shine|flower|set)|mono|month|money|wedding|satin|frid(?!a)|monster|friend)/i.test(word)) days.add(dayOf(word));
  return days;
}

/** A time as the row writes its own: "6" beside "9am - 5pm" is 6pm, beside "9–17" it is 18. */
function timeLike(said: string, row: string, end: boolean): string {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/iu.exec(said.trim());
  if (!match) return said;
  let hour = Number(match[1]);
  const minutes = match[2];
  const half = match[3]?.toLowerCase() ?? null;
  const twelve = /[ap]\.?m/i.test(row);
  const numbers = [...row.matchAll(/\d{1,2}(?=[:.]|\D|$)/gu)].map(([number]) => Number(number));
  const day = !twelve && numbers.some((number) => number > 12);
  const afternoon = half === 'p' || (half === null && end && hour < 12 && (twelve || day)) || (half === null && !end && hour < 6);
  if (day && afternoon && hour < 12) hour += 12;
  const written = minutes === undefined && !/\d[:.]\d{2}/.test(row) ? String(hour) : `${hour}${/\d\.\d{2}/.test(row) ? '.' : ':'}${minutes ?? '00'}`;
  if (!twelve) return written;
  const shape = /\d(\s?)([ap])(\.?)m(\.?)/iu.exec(row);
  const mark = `${afternoon || (half === null && hour === 12) ? 'p' : 'a'}${shape?.[3] ?? ''}m${shape?.[4] ?? ''}`;
  return `${written}${shape?.[1] ?? ''}${/[AP]/.test(shape?.[2] ?? '') ? mark.toUpperCase() : mark}`;
}

const sameDays = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => a.size === b.size && [...a].every((day) => b.has(day));

/** A text of the page cut into its lines, each with the days that it is about. */
function hourRows(canvas: Canvas): { layer: SeenLayer; line: string; days: Set<number> }[] {
  return canvas.layers.flatMap((layer) => (layer.type === 'text' ? layer.text.split('\n').flatMap((line) => {
    const days = daysIn(line);
    return days.size > 0 && (ROW.test(line) || /(?<!\p{L})(?:closed|open)(?!\p{L})/iu.test(line)) ? [{ layer, line, days }] : [];
  }) : []));
}

/** In the one text that says so; by all of its words where several do. */
const exchange = (canvas: Canvas, layer: SeenLayer, from: string, to: string): Intent => ({
  kind: 'change', targets: [{ content: canvas.layers.filter(({ text }) => text.includes(from)).length === 1 ? from : layer.text, said: from }], change: { exchange: { from, to } },
});

/** "open til 6 on weekdays", "closed on mondays", "saturday 10 to 4". */
function toldHours(plain: string, canvas: Canvas): Intent[] | null {
  if (!/(?<!\p{L})(?:open|opens|opening|close|closes|closed|closing|hours|til|till|until|to|from|change|make)(?!\p{L})|\d\s?[-–]\s?\d/iu.test(plain)) return null;
  const rows = hourRows(canvas);
  const days = daysIn(plain);
  const row = days.size === 0 ? (rows.length === 1 ? rows[0] : undefined) : rows.find((one) => sameDays(one.days, days));
  if (!row) return null;
  const times = plain.replace(SPAN, ' ');
  const hours = ROW.exec(row.line);
  if (/(?<!\p{L})closed(?!\p{L})/iu.test(times) && !/\d/.test(times)) return hours ? [exchange(canvas, row.layer, hours[0], 'closed')] : null;
  const both = ROW.exec(times);
  const end = new RegExp(`(?<!\\p{L})(?:til|till|until|to|clos(?:e|es|ing)(?: at)?)\\s+(${HOUR})`, 'iu').exec(times)?.[1];
  const start = new RegExp(`(?<!\\p{L})(?:from|open(?:s|ing)?(?: at)?(?: from)?)\\s+(?:at\\s+)?(${HOUR})`, 'iu').exec(times)?.[1];
  if (!hours?.groups) {
    const shut = /(?<!\p{L})closed(?!\p{L})/iu.exec(row.line)?.[0];
    const like = rows.map(({ line }) => ROW.exec(line)?.[0]).find((one) => one !== undefined) ?? '9am - 5pm';
    const joint = ROW.exec(like)?.groups?.['joint'] ?? ' - ';
    return shut && both?.groups ? [exchange(canvas, row.layer, shut, `${timeLike(both.groups['from'] ?? '', like, false)}${joint}${timeLike(both.groups['to'] ?? '', like, true)}`)] : null;
  }
  const { from = '', joint = ' - ', to = '' } = hours.groups;
  if (!both && end === undefined && start === undefined) return null;
  const next = `${both?.groups ? timeLike(both.groups['from'] ?? '', hours[0], false) : start === undefined ? from : timeLike(start, hours[0], false)}${joint}${both?.groups ? timeLike(both.groups['to'] ?? '', hours[0], true) : end === undefined ? to : timeLike(end, hours[0], true)}`;
  return next === hours[0] ? null : [exchange(canvas, row.layer, hours[0], next)];
}

/** How to reach somebody, by the word that people use for it. */
const REACHING: readonly (readonly [word: string, kinds: readonly FactKind[]])[] = [
  ['(?:insta(?:gram)?|ig|tik ?tok|twitter|x|depop|etsy|handle|username|user name|@)', ['handle']],
  ['(?:phone|number|tel(?:ephone)?|whats ?app|mobile|cell)', ['phone']],
  ['(?:web ?site|site|web ?page|url|link|domain|shop|store)', ['web']],
  ['e-?mail(?: address)?', ['email']],
];

/** "our handle changed to @luma.home". */
function toldContact(plain: string, canvas: Canvas): Intent[] | null {
  for (const [word, kinds] of REACHING) {
    const match = new RegExp(`^(?:(?:the|my|our|new|shop|business|it'?s)\\s+)*${word}(?:\\s+(?:handle|number|address|account|name))?(?:'s|\\s+(?:is|has|was|got|changed|now|moved))*(?:\\s+(?:changed|moved|updated|switched))?(?:\\s+to)?(?:\\s+now)?:?\\s+(\\S.*)$`, 'iu').exec(plain);
    const fact = match?.[1]?.trim();
    const kind = fact ? factKind(fact) : null;
    if (!fact || !kind || !kinds.includes(kind)) continue;
    for (const layer of canvas.layers) {
      const found = layer.type === 'text' ? new RegExp(FACT_PATTERNS[kind], 'iu').exec(layer.text)?.[0] : undefined;
      if (found) return found === fact ? null : [exchange(canvas, layer, found, fact)];
    }
    return [{ kind: 'add-text', text: fact, role: 'caption', change: {} }];
  }
  return null;
}

const STOP = new Set(['the', 'our', 'and', 'for', 'now', 'are', 'was', 'has', 'have', 'its', 'only', 'just', 'from', 'with', 'over', 'went', 'goes', 'going', 'will', 'this', 'that', 'should', 'instead', 'not', 'changed', 'cost', 'costs', 'make', 'sell', 'selling']);
const stems = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !STOP.has(word)).map((word) => word.replace(/(?:ping|pped|ing|ed|es|s)$/u, ''));

const MEASURED: readonly FactKind[] = ['money', 'percent', 'date', 'hours', 'time', 'number'];
const inText = (kind: FactKind): RegExp => new RegExp(kind === 'number' ? '(?<![\\d.,/:])\\d+(?:[.,]\\d{1,2})?(?![\\d/:])' : FACT_PATTERNS[kind], 'giu');

/** "shipping is free over $75 now": the number in the one text that speaks of the same. */
function toldNumber(plain: string, canvas: Canvas): Intent[] | null {
  if (/^(?:what|how|is|are|does|do|can|could|which|add|put|write|make|change|move|set|delete|remove|give|create|use|replace)(?!\p{L})/iu.test(plain) || plain.length > 90) return null;
  if (!/(?<!\p{L})(?:is|are|was|went|goes|costs?|now|over|changed|moved|starts?|opens?|ends?|ships?|until|instead|from|ship)(?!\p{L})/iu.test(plain)) return null;
  for (const kind of MEASURED) {
    const said = [...plain.matchAll(inText(kind))].map(([fact]) => fact.trim());
    if (said.length === 0) continue;
    if (said.length > 1) return null;
    const about = stems(plain);
    const found = canvas.layers.flatMap((layer) => {
      if (layer.type !== 'text') return [];
      const words = stems(layer.text);
      const shared = about.filter((word) => words.some((one) => one === word || (word.length > 4 && one.startsWith(word.slice(0, 5))))).length;
      const facts = [...layer.text.matchAll(inText(kind === 'number' ? 'money' : kind))].map(([fact]) => fact.trim());
      const plainNumbers = facts.length > 0 || kind !== 'number' ? facts : [...layer.text.matchAll(inText('number'))].map(([fact]) => fact.trim());
      return shared > 0 && plainNumbers.length === 1 ? [{ layer, fact: plainNumbers[0] ?? '', shared }] : [];
    }).sort((a, b) => b.shared - a.shared);
    const [first, second] = found;
    if (!first || (second && second.shared === first.shared)) return null;
    const to = kind === 'number' ? first.fact.replace(/\d+(?:[.,]\d{1,2})?/u, said[0] ?? '') : (said[0] ?? '');
    return to === first.fact ? null : [exchange(canvas, first.layer, first.fact, to)];
  }
  return null;
}

const MONEY_SAID = /[$€£¥₹₦₱₺₫฿₩]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:[$€£¥₹₦₱₺₫฿₩]|pounds?|quid|dollars?|bucks|euros?|usd|eur|gbp|each)/iu;
const PRICE_OF = (number: string): RegExp => new RegExp(`[$€£¥₹₦₱₺₫฿₩]\\s?${escaped(number)}(?![\\d.,]\\d|\\d)|(?<![\\d.,])${escaped(number)}\\s?(?:[$€£¥₹₦₱₺₫฿₩]|pounds?|quid|dollars?|bucks|euros?)`, 'iu');

/** "price drop! was 80 now 55": the old price stands struck through, the new one below it. */
function toldDrop(plain: string, canvas: Canvas): Intent[] | null {
  const match = /(?<!\p{L})(?:was|from|used to be)\s+[$€£¥₹₦₱₺₫฿₩]?\s?(\d+(?:[.,]\d{1,2})?)\s?[$€£¥₹₦₱₺₫฿₩]?\s*(?:,|;|and|but)?\s*(?:it'?s |its )?(?:now|is now|to)\s+(?:only |just )?[$€£¥₹₦₱₺₫฿₩]?\s?(\d+(?:[.,]\d{1,2})?)/iu.exec(plain);
  const [, before, after] = match ?? [];
  if (!before || !after || !/drop|cross|strike|struck|was|slash/iu.test(plain)) return null;
  const layer = canvas.layers.find(({ type, text }) => type === 'text' && PRICE_OF(before).test(text));
  const standing = layer && PRICE_OF(before).exec(layer.text)?.[0];
  if (!layer || !standing) return null;
  const target = { content: layer.text, said: layer.text };
  return [{ kind: 'change', targets: [target], change: { strikethrough: true, ...(layer.text.trim() === standing ? {} : { part: standing }) } }, { kind: 'add-text', text: standing.replace(before, after), change: { position: { to: 'side', side: 'below', of: target } } }];
}

/** "its 28 now actually": the only price, or the only number, of the page. */
function toldBare(plain: string, canvas: Canvas): Intent[] | null {
  const said = plain.replace(/(?<!\p{L})(?:it'?s|its|it is|they'?re|that'?s|now|actually|instead|only|just|is|are|the price|price|went (?:up|down) to|gone up to|make (?:it|that)|sorry|to|then|quid|bucks|each|went|up|down|has|gone)(?!\p{L})/giu, ' ').replace(/[\s,.!]+/gu, ' ').trim();
  const kind = factKind(said);
  if (kind !== 'number' && kind !== 'money') return null;
  const texts = canvas.layers.filter(({ type }) => type === 'text');
  const found = (['money', 'number'] as const).map((one) => texts.flatMap((layer) => [...layer.text.matchAll(inText(one))].map(([fact]) => ({ layer, fact: fact.trim() })))).find((facts) => facts.length > 0) ?? [];
  const [only] = found;
  if (!only || found.length > 1 || /\d\s?%/u.test(only.layer.text.slice(only.layer.text.indexOf(only.fact)))) return null;
  const to = kind === 'money' ? said : only.fact.replace(/\d+(?:[.,]\d{1,2})?/u, said);
  return to === only.fact ? null : [exchange(canvas, only.layer, only.fact, to)];
}

/** "preorder opens 12/12 not 12/05", "not the weekend, friday only": what stands there, and what is true. */
function toldContrast(plain: string, canvas: Canvas): Intent[] | null {
  const behind = /^(.+?),?\s+(?:and\s+)?not\s+(.+)$/iu.exec(plain);
  const before = /^not\s+(.+?)(?:\s*[,;–—-]+\s*|\s+but\s+)(.+)$/iu.exec(plain);
  const typo = /^(?:(?:small |little )?(?:typo|spelling(?: mistake)?|mistake)[:,;–-]?\s+)?(?:it says |you wrote |the word )?(.{2,40}?)\s+(?:should be|must be|should say|is spelled|is spelt|->|→)\s+(.{2,40})$/iu.exec(plain);
  const [truth, wrong] = before ? [before[2], before[1]] : behind ? [behind[1], behind[2]] : typo && !/^(?:the|my|our|it|this|that)(?!\p{L})/iu.test(typo[1] ?? '') ? [typo[2], typo[1]] : [undefined, undefined];
  if (!truth || !wrong) return null;
  const plainWrong = wrong.replace(/^(?:on |at |the |this |a |an )+/iu, '').trim();
  const layer = canvas.layers.find(({ type, text }) => type === 'text' && text.toLowerCase().includes(plainWrong.toLowerCase()));
  if (!layer || plainWrong === '') return null;
  const standing = layer.text.slice(layer.text.toLowerCase().indexOf(plainWrong.toLowerCase())).slice(0, plainWrong.length);
  const kind = factKind(plainWrong);
  // "10 pounds, not 8": the 8 of a price.
  const priced = kind === 'number' && MONEY_SAID.test(truth) ? canvas.layers.find(({ type, text }) => type === 'text' && PRICE_OF(plainWrong).test(text)) : undefined;
  if (priced) {
    const standing = PRICE_OF(plainWrong).exec(priced.text)?.[0] ?? plainWrong;
    const number = /\d+(?:[.,]\d{1,2})?/u.exec(MONEY_SAID.exec(truth)?.[0] ?? '')?.[0];
    return number ? [exchange(canvas, priced, standing, standing.replace(plainWrong, number))] : null;
  }
  if (kind) {
    const like = kind === 'number' ? 'number' : kind;
    const facts = [...truth.matchAll(inText(like))].map(([fact]) => fact.trim());
    const fact = facts.at(-1);
    return facts.length > 0 && fact ? [exchange(canvas, layer, standing, fact)] : null;
  }
  const said = truth.replace(/^(?:(?:please\s+)?(?:write|say|put)|it'?s|it is|that'?s|should be|make it|on)\s+/iu, '').trim();
  if (said.split(/\s+/).length > 4) return null;
  // "This weekend only" is one thing: all of it gives way.
  const phrase = new RegExp(`(?:(?:this|next|only|just|all|every|the)\\s+)*${escaped(plainWrong)}(?:\\s+only)?`, 'iu').exec(layer.text)?.[0] ?? standing;
  const capital = /^\p{Lu}/u.test(phrase) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  return [exchange(canvas, layer, phrase, capital.replace(/(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day/giu, (day) => day.charAt(0).toUpperCase() + day.slice(1)))];
}

/** "I don't have swipe up anymore, swap that for link in bio". */
function toldReplaced(plain: string, canvas: Canvas): Intent[] | null {
  const match = /^(?:i|we)\s+(?:don'?t|do not|no longer|can'?t)\s+(?:have|do|offer|sell|use|take|accept|ship)\s+(?:the )?(.{3,40}?)(?:\s+(?:any ?more|any longer|now))?[,;.]\s*(?:so |please |can you |could you |just )*(?:swap|change|replace|switch|exchange|make|turn)\s+(?:that|it|this|them)\s+(?:for|to|with|into|by)?\s*(.+)$/iu.exec(plain);
  if (!match?.[1] || !match[2]) return null;
  const layer = canvas.layers.find(({ type, text }) => type === 'text' && text.toLowerCase().includes((match[1] ?? '').toLowerCase()));
  if (!layer) return null;
  const standing = layer.text.slice(layer.text.toLowerCase().indexOf(match[1].toLowerCase())).slice(0, match[1].length);
  const to = match[2].replace(/^["“](.+)["”]$/u, '$1');
  return [exchange(canvas, layer, standing, /^\p{Lu}/u.test(standing) ? to.charAt(0).toUpperCase() + to.slice(1) : to)];
}

/** "the location is now Hall B", "we've moved to 12 Oak Street". */
const PLACE_TOLD = /^(?:change |update |set )?(?:(?:the|our|my|new|it'?s)\s+)*(?:(?:location|venue|place|address|room|spot)(?:'s)?(?:\s+(?:is|has|was|got|will be|to|changed|moved|now|been))*(?::|\s)|we(?:'ve| have|'re| are)?\s+(?:now\s+)?(?:moved|moving|relocated|shifted)\s)\s*(?:(?:to|at|in|on)\s+)?(.{3,60}?)(?:\s+(?:now|instead))*$/iu;
const STREET = /\d+\w?,? (?:\p{L}+ ){0,2}(?:st(?:reet)?|road|rd|ave(?:nue)?|lane|ln|blvd|drive|dr|way|square|sq|place|court|plaza|market|mall|hall|park|alley|row|quay)(?!\p{L})|(?:stra(?:ß|ss)e|rue|calle|via|hall|room|unit|floor|stall|booth|suite) ?\S+/iu;

/** Where it takes place: the text that names a place of the same sort gives way. */
function toldPlace(plain: string, canvas: Canvas): Intent[] | null {
  const to = PLACE_TOLD.exec(plain)?.[1]?.replace(/^["“](.+)["”]$/u, '$1');
  if (!to || factKind(to)) return null;
  const about = (to.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !STOP.has(word));
  const texts = canvas.layers.filter(({ type, text }) => type === 'text' && text.trim() !== '' && text.length <= 80);
  const alike = texts.filter(({ text }) => about.some((word) => text.toLowerCase().includes(word)));
  const [layer, ...others] = alike.length > 0 ? alike : texts.filter(({ text }) => STREET.test(text));
  if (!layer || others.length > 0) return null;
  // A place among other things: only its own words.
  const own = layer.text.split(/\s*(?:[\n·|•]|, (?=\p{Lu}|at )|(?<=\s)[–—-](?=\s))\s*/u).find((part) => about.some((word) => part.toLowerCase().includes(word)) || STREET.test(part)) ?? layer.text;
  const lead = /^(?:at|in|@)\s+/iu.exec(own)?.[0] ?? '';
  return own === `${lead}${to}` ? null : [exchange(canvas, layer, own, `${lead}${to}`)];
}

/** "make that 20", behind an answer that quoted the one text with a number in it. */
function toldAnswer(plain: string, canvas: Canvas, last: Exchange | undefined): Intent[] | null {
  const to = /^(?:make|change|set|put)\s+(?:it|that|this)(?:\s+(?:to|at))?\s+(\S+)$/iu.exec(plain)?.[1];
  if (!to || !last || last.deeds.length > 0 || !['number', 'money', 'percent'].includes(factKind(to) ?? '')) return null;
  const quoted = canvas.layers.filter(({ type, text }) => type === 'text' && /\d/.test(text) && last.said.includes(`“${text}”`));
  return quoted.length === 1 && quoted[0] ? [{ kind: 'change', targets: [{ content: quoted[0].text, said: quoted[0].text }], change: { fact: to } }] : null;
}

/** Where one thing that is told ends and another begins. */
const PARTS = /(?<=[.!?])\s+(?:and\s+)?|,?\s+and\s+(?=(?:add|put|make|change|move|push|shift|delete|remove|write|from|at|until|till|on)(?!\p{L}))|,\s+(?:and\s+)?(?=(?:it'?s|its|it is|now|doors|new (?:time|date|price|place|venue|address|number))\s)|,?\s+and\s+(?=(?:the|our|my) (?:\p{L}+ ){1,2}(?:is|are|has|was|will be|changed|moved)(?!\p{L}))|\n+/iu;

/** News with wishes behind them, or several in a row: each by itself; `others`: how everything else is read. Null: nothing is told. */
export function readSeveralFacts(request: string, canvas: Canvas, others: (part: string) => Intent[]): Intent[] | null {
  const parts = request.split(PARTS).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 4) return null;
  const read = parts.map((part) => readToldFacts(part, canvas, undefined));
  if (read.every((intents) => intents === null)) return null;
  return parts.flatMap((part, index) => read[index] ?? others(part));
}

/** When it is open, of the rows that tell it day by day. */
export const readToldHours = (request: string, canvas: Canvas): Intent[] | null => (/["“«]/u.test(request) ? null : toldHours(plainOf(request), canvas));

/** What is told about the world comes to other words on the page; null: nothing of that kind is told. */
export function readToldFacts(request: string, canvas: Canvas, last: Exchange | undefined): Intent[] | null {
  if (/["“«]/u.test(request) || request.length > 160 || canvas.layers.length === 0) return null;
  const plain = plainOf(request);
  return toldAnswer(plain, canvas, last) ?? toldDrop(plain, canvas) ?? readMovedDate(plain, canvas) ?? toldReplaced(plain, canvas) ?? toldContrast(plain, canvas) ?? toldHours(plain, canvas) ?? toldContact(plain, canvas) ?? toldPlace(plain, canvas) ?? toldNumber(plain, canvas) ?? toldBare(plain, canvas);
}
