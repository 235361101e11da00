/**
 * The words of a page, made from a brief's frame. Given texts and facts are printed once and unchanged; what is missing
 * is written from tables and never says what the frame doesn't.
 */
import type { Brief } from '../acts/brief.ts';
import { capitalized, holds, titleCase, wordsOf } from './copy-grammar.ts';
import type { Occasion } from './copy-occasions.ts';
import { buttonFor } from './copy-purposes.ts';
import { begun, factLines, factsToPrint, offerAmong } from './fact-lines.ts';
import { givenCopy, type PageCopy } from './given-copy.ts';
import { headlinesFor, supportFor } from './headlines.ts';
import { isEnglish } from './language-of.ts';
import { settingOf, type Lead, type Setting } from './copy-setting.ts';

export type { PageCopy };

/** `variant`: 0, 1, 2 have different headlines where none is given; larger ones begin again. */
export function writeCopy(brief: Brief, variant = 0): PageCopy {
  const given = givenCopy(brief);
  if (brief.without.includes('text')) return given;
  const facts = factsToPrint(
    brief,
    brief.texts.map(({ text }) => text),
  );
  const offer = given.offer === null ? offerAmong(facts) : null;
  const { details, contacts } = factLines(facts.filter((fact) => fact !== offer));
  const setting = settingOf(brief, given);
  const english = isEnglish(saidIn(brief));
  const headline = given.headline ?? (english ? headlineOf(setting, variant) : plainHeadline(setting));

  const texts = [
    headline,
    given.subheading,
    given.offer,
    given.callToAction,
    ...given.lines,
    offer?.text ?? null,
    ...details,
    ...contacts,
  ];
  const printed = texts.filter((text) => text !== null);
  const own = given.subheading === null ? ownBelow(setting, printed) : null;
  const isSaid = (name: string) => [...printed, own ?? ''].some((text) => holds(text, name));
  const names = setting.names.filter(
    (name, at, all) => !isSaid(name) && !all.slice(0, at).some((other) => holds(other, name)),
  );
  const lines = [...given.lines, ...details];
  const isBare = lines.length + contacts.length < 2 || setting.medium === 'screen';
  const support =
    english && isBare && given.subheading === null && own === null && mayAdd(setting, given.headline)
      ? supportFor(setting, variant, [...printed, ...names])
      : null;
  const below = given.subheading ?? own ?? support ?? names.shift() ?? null;
  const copy: PageCopy = {
    headline,
    subheading: below,
    offer: given.offer ?? (offer && begun(offer.text)),
    callToAction: given.callToAction ?? (english ? buttonOf(setting, printed) : null),
    lines: [...lines, ...names, ...contacts],
  };
  return led(copy);
}

/** Whatever there is leads a page that has no headline. */
function led(copy: PageCopy): PageCopy {
  if (copy.headline !== null) return copy;
  if (copy.subheading !== null) return { ...copy, headline: copy.subheading, subheading: null };
  if (copy.offer !== null) return { ...copy, headline: copy.offer, offer: null };
  const [first = null, ...lines] = copy.lines;
  return { ...copy, headline: first, lines };
}

const saidIn = ({ texts, facts, subjects, who }: Brief): string[] => [
  ...texts.map(({ text }) => text),
  ...facts.filter(({ kinds }) => !kinds.includes('place') && !kinds.includes('address')).map(({ text }) => text),
  ...subjects.filter(({ named }) => !named).map(({ text }) => text),
  ...(who.business === null ? [] : [who.business]),
];

function headlineOf(setting: Setting, variant: number): string | null {
  const headlines = headlinesFor(setting);
  return headlines[variant % headlines.length] ?? null;
}

/** In another language only what was said may lead. */
const plainHeadline = ({ lead, name }: Setting): string | null =>
  lead?.own ? (lead.own.named ? lead.own.text : capitalized(lead.own.text)) : name;

/** What the page is about, where the headline doesn't say it. */
function ownBelow({ lead, occasion, others, given }: Setting, printed: readonly string[]): string | null {
  if (given) return null;
  const said = (text: string | undefined) =>
    text === undefined || printed.some((other) => holds(other, text) || sharesAll(other, text)) ? [] : [text];
  const own = isKnownBy(lead, occasion) ? [] : said(lead?.own?.text);
  const rest = others.flatMap(said).slice(0, 3).join(', ');
  const [first] = [
    ...said(lead?.object?.text),
    ...own,
    ...said(lead?.own?.rest ?? undefined),
    ...(rest === '' ? [] : [rest]),
  ];
  if (first === undefined) return null;
  return lead && ['event', 'sale'].includes(lead.kind) ? titleCase(first) : capitalized(first);
}

/** Whether an occasion's headlines say by themselves what it is: "Join our team" needs no "hiring" below it. */
function isKnownBy(lead: Lead | null, occasion: Occasion | null): boolean {
  if (occasion === null || lead === null) return false;
  const isSold = lead.kind === 'sale' || lead.kind === 'product';
  if (occasion.leads) return lead.object !== null || wordsOf(lead.own?.text ?? '').length < 2;
  return occasion.personal || (!isSold && occasion.action === 'none');
}

const sharesAll = (text: string, part: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(part).every((word) => words.includes(word));
};

/** With a given title, lines are added to advertisements alone: a quotation or a sign is what it says. */
const mayAdd = ({ medium, isAbout, noun }: Setting, title: string | null): boolean =>
  title === null ? noun !== 'plain' : medium === 'screen' && isAbout && noun !== 'plain';

function buttonOf(setting: Setting, printed: readonly string[]): string | null {
  if (setting.medium !== 'screen' || setting.without.includes('button') || setting.action === null) return null;
  return buttonFor(setting.action, setting.costsNothing, (text) => printed.some((other) => holds(other, text)));
}
