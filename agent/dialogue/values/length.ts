/** Lengths of things as people measure them: "30 cm", "12 inches". */

/** Centimeters of a unit. */
const UNITS: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  in: 2.54,
  inch: 2.54,
  inches: 2.54,
  '"': 2.54,
};
/** What a product can be long, cm. */
const SHORTEST = 0.5;
const LONGEST = 300;

/** The length that a text is, in cm to a tenth; null: it is none, or none of a product. */
export function centimetersIn(text: string): number | null {
  const [, amount = '', unit = ''] = /^(\d{1,4}(?:[.,]\d{1,2})?) ?([a-z"]{1,6})$/u.exec(text.toLowerCase()) ?? [];
  const length = Number(amount.replace(',', '.')) * (UNITS[unit] ?? 0);
  return length >= SHORTEST && length <= LONGEST ? Math.round(length * 10) / 10 : null;
}
