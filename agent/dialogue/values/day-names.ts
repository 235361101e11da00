/** Names of days and months by their number, in the languages that pages are written in. */

const byNumber = (rows: readonly string[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)));

/** From Sunday, 0. */
export const WEEKDAYS = byNumber([
  'sunday sundays sun sonntag dimanche domingo domenica zondag',
  'monday mondays mon montag lundi lunes lunedì maandag',
  'tuesday tuesdays tue tues dienstag mardi martes martedì dinsdag',
  'wednesday wednesdays wed weds mittwoch mercredi miércoles mercoledì woensdag',
  'thursday thursdays thu thur thurs donnerstag jeudi jueves giovedì donderdag',
  'friday fridays fri freitag vendredi viernes venerdì vrijdag',
  'saturday saturdays sat samstag samedi sábado sabato zaterdag',
]);
export const WEEKDAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** From January, 0. */
export const MONTHS = byNumber([
  'january jan januar janvier enero janeiro gennaio januari jänner',
  'february feb februar février febrero fevereiro febbraio februari',
  'march mar märz mars marzo março maart',
  'april apr avril abril aprile',
  'may mai mayo maio maggio mei',
  'june jun juni juin junio junho giugno',
  'july jul juli juillet julio julho luglio',
  'august aug août agosto augustus',
  'september sep sept septembre septiembre setembro settembre',
  'october oct oktober okt octobre octubre outubro ottobre',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre diciembre dezembro dicembre',
]);
export const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(' ');

const DAY = 86_400_000;

/** The weekday of a date, 0 for Sunday. `month`: from 0. */
export const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month, day)).getUTCDay();

/** A date so many days later. */
export function daysLater(
  { year, month, day }: { year: number; month: number; day: number },
  days: number,
): { year: number; month: number; day: number } {
  const date = new Date(Date.UTC(year, month, day) + days * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The next year in which that day is that weekday; null: in none of the next. */
export function yearWith(weekday: number, month: number, day: number, from: number): number | null {
  for (let year = from; year < from + 12; year += 1) if (weekdayOf(year, month, day) === weekday) return year;
  return null;
}
