/** Amounts of money as they are written around the world, with what they are for ("each", "per kilo") and before → after. */
import { factsBy } from './facts-by.ts';
import type { RecognizedFact } from './recognized.ts';

const SIGN = '(?:R\\$|A\\$|C\\$|US\\$|NT\\$|S\\$|\\p{Sc}|(?:Rs|Rp|CHF|EUR|USD|GBP|RM|kr|zł|KSh|Ksh|MXN|AED|INR|PHP|NGN|UGX|KES|ZAR|TL|Kč|Ft)\\.?|R(?=\\d)|P(?=\\d{2}))';
const NUMBER = "\\d[\\d.,'’]{0,14}(?:[.,]?[-–—](?!\\d)|k|K|m|rb|jt)?";
const UNIT = '(?:€|£|\\$|¥|₹|₱|₦|₺|zł|kr|Kč|Ft|lei|TL|CHF|EUR|USD|GBP|MXN|UGX|KES|AED|INR|NGN|PHP|euros?|dollars?|bucks|pounds?|quid|pence|pesos?|bob|rs|rupees?|naira|yen|lira|rand|shillings?|p)(?![\\p{L}\\p{N}])';
const AMOUNT = `(?:${SIGN}\\s?${NUMBER}(?:\\s?(?:MXN|USD|EUR|GBP|k|mil))?|${NUMBER}\\s?${UNIT})`;
const FOR = '(?:\\s(?:each|apiece|only|OBO|obo|pp|p\\.p\\.|c\\/u|a (?:piece|head|set|night|month|year|week|kilo|kg|dozen|person|pair|box|jar|bottle|class|lesson|session|ticket)|per [\\p{L}]{2,12}|an hour|for one person)|\\s?\\/\\s?(?:[\\p{L}]{1,8}|\\d{1,3}\\s?[\\p{L}]{1,6}))';
/** "£12 each or 2/£20", "€7,50 → €3,75", "$20–$30", "were $65 now $48": one whole. */
const MORE = `(?:\\s?(?:→|->|–|-|—|\\/|to|or|now)\\s?(?:\\d{1,2}\\s?(?:\\/|for)\\s?)?${AMOUNT}${FOR}?)`;
const MONEY = new RegExp(`(?<![\\p{L}\\p{N}.,])(?:\\d{1,2}\\s?\\/\\s?)?${AMOUNT}${FOR}?${MORE}{0,3}(?![\\p{L}\\p{N}])`, 'gu');

export const recognizeMoney = (text: string): RecognizedFact[] =>
  factsBy('money', MONEY, text).filter(({ value }) => /\d/.test(value));
