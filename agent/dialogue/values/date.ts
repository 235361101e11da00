/**
 * Dates, times and opening hours, as whole facts: "Sunday 9 November 7:30am", "Di–Sa 7–17 Uhr". A general date parser
 * is no help here: it works out moments, for which a design has no use, takes "march" and "sat" for dates, and needs
 * ten times as long.
 */
import { anyDay, anyMonth, clearMonth, fullDay, hourWord, namedHour, relativeDay, shortDay, zone } from './calendar.ts';
import {
  either,
  factsAt,
  findAll,
  followed,
  number,
  optional,
  phrase,
  preceded,
  repeat,
  sameLine,
  sequence,
  tight,
  token,
  type Pattern,
} from './patterns.ts';
import type { RecognizedFact } from './recognized.ts';
import { tokenize, type Token } from './tokens.ts';

const DASH = sameLine(phrase('-|–|—'));
const comma = optional(phrase(','));

// Times

const hour = number(/^(?:[01]?\d|2[0-4])$/);
const minutes = number(/^[0-5]\d$/);
const halfDay = sameLine(phrase("am|pm|a.m.|p.m.|a.m|p.m|a|p|o'clock|o’clock|uhr|noon|midnight"));
const strictHalfDay = either(
  sameLine(phrase("am|pm|a.m.|p.m.|a.m|p.m|o'clock|o’clock|uhr|noon")),
  tight(phrase('a|p')),
);
const clock = sequence(
  hour,
  tight(phrase(':')),
  tight(minutes),
  optional(sequence(tight(phrase(':')), tight(minutes), followed(tight(number(/^/)), false))),
);
const dotted = number(/^(?:[01]?\d|2[0-4])[.][0-5]\d$/);
const afterDigits: Pattern = (tokens, at) => (tokens[at - 1]?.lower === ':' && !tokens[at]?.gap ? -1 : at);
const frenchTime = sequence(
  hour,
  tight(phrase('h')),
  optional(tight(minutes)),
  followed(tight(token(({ kind }) => kind !== 'mark')), false),
);
const wordTime = either(
  sequence(
    phrase('half past|quarter past|quarter to|half'),
    either(hourWord, sequence(hour, followed(sameLine(phrase('price|off|%')), false))),
    optional(strictHalfDay),
  ),
  sequence(hourWord, strictHalfDay),
);
const zoned = optional(sameLine(zone));
/** A time that shows by itself that it is one. */
const time = sequence(
  afterDigits,
  either(
    sequence(either(clock, dotted, hour), strictHalfDay),
    sequence(clock, optional(sameLine(phrase('uhr|h|hrs|hours')))),
    frenchTime,
    sequence(number(/^(?:[01]\d|2[0-3])[0-5]\d$/), sameLine(phrase('hrs|hours|h'))),
    sequence(either(dotted, hour), sameLine(zone)),
    namedHour,
    wordTime,
  ),
  zoned,
);
/** A time that its neighbors make one: "7" in "7–17 Uhr". */
const bareTime = either(clock, dotted, hour);
const TO = either(
  DASH,
  sameLine(phrase("to|til|till|'til|until|bis|a|à|às|al|s/d|sampai|-|tot|through|thru|and|und|e|y")),
);
const timeRange = sequence(
  afterDigits,
  either(
    sequence(time, TO, either(time, sequence(phrase('late|close|sold out'), followed(time, false)))),
    sequence(bareTime, TO, time),
  ),
);
const bareRange = either(timeRange, sequence(bareTime, TO, bareTime, optional(halfDay), zoned));
const BEFORE_TIME = phrase(
  'doors|doors at|doors open|doors open at|doors open:|starts|starts at|start|start at|kick off|kickoff|kick-off|at|from|um|ab|à|às|a las|las|jam|pukul|pkl|kl|kl.|ore|alle|open|opens at|open from|till|until|bis',
);
/** "doors 7.30" is one fact; the other words before a time only tell that it is one. */
const doors = sequence(
  phrase('doors|doors open|doors at|doors open at|kick off|kick-off|kickoff|einlass|einlass ab|beginn'),
  optional(phrase(':|at|um')),
  either(timeRange, time, dotted, hour),
);
const cuedTime = sequence(
  preceded(BEFORE_TIME, 3),
  preceded(token(() => true)),
  dotted,
  followed(sameLine(phrase('%|cm|mm|m|km|kg|g|x|×|€|euro|euros|each')), false),
);
const wordHours = sequence(
  phrase('from|between'),
  hourWord,
  phrase('to|till|til|until|and'),
  hourWord,
  followed(
    sameLine(
      sequence(
        followed(phrase('on|at|in|and|every|this|daily|today|tomorrow|pm|am|with|for|o'), false),
        followed(anyDay, false),
        token(({ kind }) => kind !== 'mark'),
      ),
    ),
    false,
  ),
  optional(strictHalfDay),
);
const anyTime = either(doors, timeRange, time, wordHours);

// Dates

const dayNumber = sequence(number(/^(?:0?[1-9]|[12]\d|3[01])$/), optional(tight(phrase('st|nd|rd|th|er|º|ª|.|de|e'))));
const year = number(/^(?:19|20)\d\d$/);
const optionalYear = optional(
  either(
    sequence(comma, sameLine(optional(phrase('de|del'))), sameLine(year)),
    tight(sequence(phrase("'|’"), number(/^\d\d$/))),
  ),
);
const of = optional(sameLine(phrase('of|de|di|of the')));
const dayMonth = either(
  sequence(
    dayNumber,
    optional(
      sequence(
        either(DASH, sameLine(phrase('to|bis|al|au|a|&|and|und|+|y|e|til'))),
        optional(sameLine(anyDay)),
        dayNumber,
      ),
    ),
    of,
    sameLine(anyMonth),
    optionalYear,
  ),
  sequence(phrase('the'), dayNumber, phrase('of'), anyMonth, optionalYear),
);
const monthDay = sequence(
  anyMonth,
  optional(sameLine(phrase('the'))),
  sameLine(dayNumber),
  followed(
    either(tight(sequence(phrase(':'), number(/^/))), sameLine(phrase('am|pm|%|x|×|cm|px|people|euro|euros|€'))),
    false,
  ),
  optional(
    either(
      sequence(DASH, optional(anyMonth), dayNumber),
      sequence(sameLine(phrase('&|to|and|through')), dayNumber, followed(sameLine(phrase('am|pm')), false)),
    ),
  ),
  optionalYear,
);
const monthYear = sequence(either(clearMonth, anyMonth), optional(sameLine(phrase('de|of'))), sameLine(year));
const numeric = either(
  sequence(number(/^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:\d{4}|\d{2})$/)),
  sequence(number(/^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/), tight(phrase('.'))),
  sequence(
    number(/^(?:0?[1-9]|[12]\d|3[01])$/),
    tight(phrase('/')),
    tight(number(/^(?:0?[1-9]|[12]\d|3[01])$/)),
    tight(phrase('/')),
    tight(number(/^(?:\d{4}|\d\d)$/)),
  ),
  sequence(
    number(/^(?:0?[1-9]|[12]\d|3[01])$/),
    tight(phrase('-')),
    tight(number(/^(?:0?[1-9]|1[0-2])$/)),
    tight(phrase('-')),
    tight(number(/^\d{4}$/)),
  ),
  sequence(
    number(/^20\d\d$/),
    tight(phrase('-')),
    tight(number(/^(?:0[1-9]|1[0-2])$/)),
    tight(phrase('-')),
    tight(number(/^\d\d$/)),
  ),
);
/** Day and month between slashes could be a fraction or a score; a weekday or "on" before it tells. */
const slashed = sequence(
  number(/^(?:0?[1-9]|[12]\d|3[01])$/),
  tight(phrase('/')),
  tight(number(/^(?:0?[1-9]|1[0-2])$/)),
  followed(tight(phrase('/')), false),
);
const cuedSlashed = sequence(preceded(phrase('on|until|till|date:|date|by|dia|am|from|le|el'), 2), slashed);
const plainDate = either(dayMonth, monthDay, numeric, monthYear);
const dateRange = sequence(
  either(plainDate, number(/^(?:0?[1-9]|[12]\d|3[01])\.$/)),
  optional(sequence(either(DASH, sameLine(phrase('to|bis|until|till|through'))), plainDate)),
);

const EACH = phrase(
  'every|each|every other|every second|jeden|chaque|cada|todos os|todos los|setiap|every last|every first',
);
const LEAD = phrase('this|next|this coming|coming|diesen|nächsten|kommenden|este|ce|on');
const weekday = either(
  sequence(
    phrase('first|second|third|fourth|last|1st|2nd|3rd|4th|every first|every last|every 1st'),
    sameLine(fullDay),
    optional(sequence(phrase('of|in'), phrase('the month|every month|each month|month'))),
  ),
  sequence(
    number(/^[1-4]$/),
    tight(phrase('st|nd|rd|th')),
    sameLine(fullDay),
    optional(phrase('of the month|of every month|of each month')),
  ),
  sequence(
    EACH,
    sameLine(either(anyDay, phrase('day|week|month|weekend|morning|evening'))),
    optional(sequence(sameLine(phrase('and|&|,')), anyDay)),
  ),
  sequence(phrase('this|next|this coming'), sameLine(anyDay)),
  fullDay,
);
const partOfDay = optional(
  sameLine(
    phrase(
      'morning|mornings|afternoon|afternoons|evening|evenings|night|nights|abend|vormittag|nachmittag|soir|matin|noche',
    ),
  ),
);
const dayRange = sequence(
  anyDay,
  either(DASH, sameLine(phrase('to|through|thru|bis|till|til|until|a|à|al|s/d|sampai'))),
  anyDay,
);
const twoDays = sequence(anyDay, sameLine(phrase('&|and|und|+|/|,')), anyDay);
const dayNamed = sequence(
  anyDay,
  comma,
  optional(sameLine(phrase('the|den|der|le|el|dia'))),
  sameLine(
    either(
      dateRange,
      slashed,
      sequence(
        dayNumber,
        followed(sameLine(phrase('am|pm|a.m.|p.m.|uhr|:|-|–|to|til|till|%|x')), false),
        followed(preceded(phrase('sat'), 2), false),
        followed(sameLine(token(({ kind }) => kind !== 'mark')), false),
      ),
    ),
  ),
);
const JOIN = optional(
  phrase(',|:|·|•|/|at|@|um|from|von|ab|de|das|à|às|a las|jam|pukul|alle|ore|-|–|—|, from|, at|, um|(|from:'),
);
const joined = sequence(JOIN, sameLine(either(doors, bareRangeBeside(), time)));

/** "9 to 6" beside days needs no "am". */
function bareRangeBeside(): Pattern {
  return sequence(either(timeRange, bareRange), followed(tight(token(({ kind }) => kind !== 'mark')), false));
}

const days = either(sequence(either(dayRange, twoDays), followed(tight(phrase("'")), false)));
const dayAndTime = sequence(optional(phrase('this|next|every|each')), sequence(shortDay, partOfDay), joined);
const hours = sequence(
  days,
  optional(joined),
  repeat(sequence(sameLine(phrase(',|;|&|and|und|·|/||')), days, joined), 0, 3),
);
const CLOSED = optional(sequence(phrase(','), anyDay, phrase('closed|geschlossen')));
const dated = sequence(
  either(
    dayNamed,
    dateRange,
    cuedSlashed,
    sequence(
      either(weekday, relativeDay),
      partOfDay,
      optional(sequence(comma, optional(sameLine(phrase('the'))), sameLine(either(dateRange, slashed)))),
    ),
  ),
  optional(joined),
);
const timeFirst = sequence(
  either(timeRange, time),
  optional(sameLine(phrase(',|·|-|–'))),
  optional(sameLine(LEAD)),
  sameLine(either(dayNamed, dateRange, sequence(either(weekday, relativeDay), partOfDay))),
);
const daily = sequence(phrase('daily|weekdays|weekends|täglich|every day|open daily'), joined);

function isHours(tokens: readonly Token[], at: number): boolean {
  return hours(tokens, at) > at || daily(tokens, at) > at;
}

/** Before a weekday they make it the name of a sale. */
const NAMED_SALES = new Set(['black', 'cyber', 'giving']);
/** Most words begin none of these, and one look tells. */
const begins = either(
  number(/^/),
  anyDay,
  anyMonth,
  relativeDay,
  hourWord,
  namedHour,
  EACH,
  phrase(
    'this|next|first|second|third|fourth|last|the|doors|kick|kickoff|einlass|beginn|half|quarter|from|between|open',
  ),
);
/** "Black Friday" is a sale. */
const isNoDay: Pattern = (tokens, at) => (NAMED_SALES.has(tokens[at - 1]?.lower ?? '') ? -1 : at);
const dateOrTime = sequence(
  isNoDay,
  followed(begins),
  either(timeFirst, sequence(hours, CLOSED), daily, dayAndTime, dated, anyTime, cuedTime),
);

export function recognizeDate(text: string): RecognizedFact[] {
  const tokens = tokenize(text);
  const starts = new Map(tokens.map((one, index) => [one.start, index]));
  return findAll(tokens, dateOrTime).flatMap((span) => {
    const at = starts.get(span[0]) ?? 0;
    const timed =
      isHours(tokens, at) || (dated(tokens, at) < 0 && timeFirst(tokens, at) < 0 && dayAndTime(tokens, at) < 0);
    return factsAt(text, timed ? 'time' : 'date', [span]);
  });
}

/** Anything of the calendar: an address ends before it. */
export const calendarWord = either(anyDay, anyMonth, relativeDay);
