/** What a design and its files are called: the thing and one fact of it, "Red runners, size 42". */
import type { Brief, Fact, Subject } from './acts/brief.ts';
import type { FactKind } from './acts/values.ts';
import { readFirst } from './first.ts';
import { readForeignMessage } from './foreign.ts';
import { begun } from './plan/fact-calls.ts';
import { understandEdits } from './understand/understand-edits.ts';

/** In characters. */
const LONGEST_NAME = 60;

const ORDER: readonly Subject['kind'][] = ['event', 'sale', 'product', 'announcement', 'service', 'topic', 'business'];

/** Longer messages are texts to work with rather than briefs, in characters. */
const LONGEST_READ = 2000;

/** Facts that tell two designs of a thing apart, the best first. */
const TELLING: readonly FactKind[] = ['measure', 'date', 'offer', 'percent', 'money', 'place', 'address', 'time'];

/** What the brief is about, in its own words; null: it does not say. */
function thingIn({ texts, subjects, who, facts }: Brief): string | null {
  const given = texts.find(({ role }) => role === 'title') ?? texts[0];
  if (given) return given.text;
  const led = facts.find(({ leads }) => leads);
  if (led) return led.text;
  const rank = ({ kind, named }: Subject) => (named ? -1 : ORDER.indexOf(kind));
  const [subject] = [...subjects].sort((one, other) => rank(one) - rank(other));
  if (subject && subject.kind !== 'business') return subject.text;
  return who.name ?? subject?.text ?? facts[0]?.text ?? null;
}

function factIn(facts: readonly Fact[], thing: string): string | null {
  const others = facts.filter(({ text }) => !thing.toLowerCase().includes(text.toLowerCase()));
  const best = TELLING.flatMap((kind) => others.filter(({ kinds }) => kinds[0] === kind))[0];
  return best?.text ?? null;
}

/** Kinds of pages that say more than what they are about: "Wedding, menu". */
const DOCUMENTS = new Set(
  'menu,price list,size chart,size guide,invitation,business card,loyalty card,voucher,gift voucher,certificate,label,ticket,schedule,rules,hours,price drop,restock'.split(
    ',',
  ),
);

function documentIn({ deliverable, subjects }: Brief, thing: string): string | null {
  const names = [deliverable.noun ?? '', ...subjects.map(({ text }) => text)].map((text) => text.toLowerCase());
  return names.find((text) => DOCUMENTS.has(text) && !thing.includes(text)) ?? null;
}

const fits = (name: string): boolean => name.length <= LONGEST_NAME;

/** At a word's end. */
function shortened(name: string): string {
  if (fits(name)) return name;
  const cut = name.slice(0, LONGEST_NAME);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_NAME / 2))}…`;
}

/** The name of a brief's design; null: the brief names nothing. */
export function nameOf(brief: Brief): string | null {
  const thing = thingIn(brief);
  if (thing === null) return null;
  const { name } = brief.who;
  const beside =
    factIn(brief.facts, thing) ??
    (name !== null && !thing.includes(name) ? name : documentIn(brief, thing.toLowerCase()));
  const line = begun(thing.replaceAll(/\s+/gu, ' ').trim());
  const whole = beside === null ? line : `${line}, ${beside}`;
  return fits(whole) ? whole : shortened(line);
}

/** "a logo for Crumb & Co": whose it is. */
function logoName(message: string): string | null {
  const logo = understandEdits(message, { texts: [] }).acts.find((act) => act.type === 'logo');
  return logo?.name ?? null;
}

/** The name for what a first message asks for; null: it names nothing. */
export function nameFor(message: string): string | null {
  if (message.length > LONGEST_READ) return null;
  const foreign = readForeignMessage(message, true, false)?.brief;
  const brief = foreign ?? readFirst({ message, before: null })?.brief;
  return brief ? nameOf(brief) : logoName(message);
}
