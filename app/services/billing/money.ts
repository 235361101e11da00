/** Amounts of money as people read them. Pure, for server and browser; they are read by design/document/money.ts. */
import { decimalsOf, decimalText, type Money } from '#design/document/money.ts';

export { decimalText, type Money };

/** For people: "₹499.00", "¥980". */
export function formatMoney(money: Money, locale = 'en'): string {
  const decimals = decimalsOf(money.currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // As text: a number would lose the last digits of large amounts.
  return format.format(decimalText(money) as Intl.StringNumericLiteral);
}
