/** Days and dates: told in whatever way, written as the page writes its own. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const WEEKDAY = /(?<!\p{L})(?:mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:s|nes(?:days?)?)?|thu(?:r?s?(?:days?)?)?|fri(?:days?)?|sat(?:ur(?:days?)?)?|sun(?:days?)?)(?!\p{L})/iu;
const MONTH = /(?<!\p{L})(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L})/iu;
const DAY = /(?<![\d/.])(\d{1,2})(st|nd|rd|th)?(?![\d:/])/iu;
/** "Tue - Sat" */
const DAYS = /^(\p{L}{3,9})(\s?(?:–|-|—|to|till?|until|through|thru)\s?)(\p{L}{3,9})$/iu;
const NUMERIC = /^\d{1,2}[./]\d{1,2}/;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

const weekdayAt = (word: string): number => WEEKDAYS.findIndex((day) => day.startsWith(word.toLowerCase().slice(0, 3)));
const ordinal = (day: number): string => (day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th');

/** A word in the letters of another. */
const cased = (word: string, like: string): string => (like.length > 1 && like === like.toUpperCase() ? word.toUpperCase() : /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word);
/** As long as the other: "Fri" beside "Thu", "Fridays" beside "Thursdays". */
const sized = (day: string, like: string): string => {
  const full = like.length > 5;
  return cased(full ? `${day}${/s$/i.test(like) && !/day$/i.test(like) ? 's' : ''}` : day.slice(0, Math.min(3, like.length)), like);
};
const monthLike = (month: string, like: string): string => cased(like.length <= 4 && !/^(?:june|july|may)$/i.test(like) ? month.slice(0, 3) : month, like);

/** Days and months with a capital, a day alone without its article. */
export const namedDays = (said: string): string => said.replace(/^(?:on|the)\s+/iu, '').replace(/\p{L}{3,}/gu, (word) => (WEEKDAY.test(word) || MONTH.test(word) || /^(?:today|tonight|tomorrow)$/i.test(word) ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word));

/**
 * The date that stands there as it is to be: what was said of it is exchanged, the rest stays. `moved`: it is another day now, so
 * that a day of the month goes along with its weekday, and the other way round.
 */
export function dateLike(standing: string, said: string, moved: boolean): string | null {
  if (/^(?:today|tomorrow|tonight|this|next)(?!\p{L})/iu.test(said) || /^(?:today|tomorrow|tonight|this|next)(?!\p{L})/iu.test(standing)) return namedDays(said);
  if (NUMERIC.test(said)) return NUMERIC.test(standing) && !YEAR.test(said) ? said + standing.slice((NUMERIC.exec(standing)?.[0] ?? '').length) : said;
  const [days, ownDays] = [DAYS.exec(said), DAYS.exec(standing)];
  if (days && ownDays) return `${sized(WEEKDAYS[weekdayAt(days[1] ?? '')] ?? '', ownDays[1] ?? '')}${ownDays[2] ?? ' - '}${sized(WEEKDAYS[weekdayAt(days[3] ?? '')] ?? '', ownDays[3] ?? '')}`;
  if (days || ownDays) return days && !ownDays ? null : namedDays(said);
  const plain = said.replace(YEAR, ' ');
  const day = DAY.exec(plain)?.[1];
  const weekday = WEEKDAY.exec(said)?.[0];
  const month = MONTH.exec(said)?.[0];
  const year = YEAR.exec(said)?.[0];
  const [ownDay, ownWeekday, ownMonth] = [DAY.exec(standing.replace(YEAR, '    ')), WEEKDAY.exec(standing)?.[0], MONTH.exec(standing)?.[0]];
  // What the date that stands there has no place for: it is written anew.
  if (NUMERIC.test(standing) || (day !== undefined && !ownDay) || (month !== undefined && !ownMonth)) return day === undefined && NUMERIC.test(standing) ? null : namedDays(said);
  if (weekday !== undefined && ownWeekday === undefined && day === undefined) return ownDay ? `${namedDays(weekday.length < 5 ? WEEKDAYS[weekdayAt(weekday)] ?? weekday : weekday)}, ${standing}` : namedDays(said);
  let next = standing;
  let shift = 0;
  if (weekday !== undefined && ownWeekday !== undefined) {
    const turn = (weekdayAt(weekday) - weekdayAt(ownWeekday) + 7) % 7;
    if (day === undefined && moved) shift = turn > 3 ? turn - 7 : turn;
    next = next.replace(ownWeekday, sized(WEEKDAYS[weekdayAt(weekday)] ?? weekday, ownWeekday));
  } else if (ownWeekday !== undefined && day !== undefined && ownDay && month === undefined && year === undefined) {
    const at = (((weekdayAt(ownWeekday) + Number(day) - Number(ownDay[1])) % 7) + 7) % 7;
    next = next.replace(ownWeekday, sized(WEEKDAYS[at] ?? ownWeekday, ownWeekday));
  } else if (ownWeekday !== undefined && weekday === undefined && (month !== undefined || year !== undefined)) {
    // Which day of the week that is depends on a year that nobody named.
    next = next.replace(new RegExp(`${ownWeekday}[.,]?\\s*`, 'u'), '');
  }
  if (weekday !== undefined && ownWeekday === undefined) next = `${sized(WEEKDAYS[weekdayAt(weekday)] ?? weekday, namedDays(weekday))} ${next}`;
  if (month !== undefined && ownMonth !== undefined) next = next.replace(ownMonth, monthLike(MONTHS.find((one) => one.startsWith(month.toLowerCase().slice(0, 3))) ?? month, ownMonth));
  if (year !== undefined && YEAR.test(next)) next = next.replace(YEAR, year);
  const number = day === undefined ? (shift === 0 || !ownDay ? undefined : Number(ownDay[1]) + shift) : Number(day);
  // Over the end of a month nothing is counted on.
  if (number !== undefined && ownDay && number >= 1 && number <= 31) next = next.replace(DAY, (_, __: string, suffix?: string) => `${number}${suffix ? (/[A-Z]/.test(suffix) ? ordinal(number).toUpperCase() : ordinal(number)) : ''}`);
  return next;
}

/** Whether two dates or days name the same, as far as both say. */
export function sameDate(standing: string, said: string): boolean {
  const parts = (text: string) => ({ day: DAY.exec(text.replace(YEAR, ' '))?.[1], weekday: WEEKDAY.exec(text)?.[0].toLowerCase().slice(0, 3), month: MONTH.exec(text)?.[0].toLowerCase().slice(0, 3) });
  const [a, b] = [parts(standing), parts(said)];
  if (NUMERIC.test(said)) return standing.startsWith(said);
  const shared = (['day', 'weekday', 'month'] as const).filter((key) => b[key] !== undefined);
  return shared.length > 0 ? shared.every((key) => a[key] === b[key]) : standing.toLowerCase() === said.toLowerCase();
}
