/** Reads a message as a brief: what is to be designed, what is printed on it, and what only steers. */
import type { Brief, Fact, GivenText, Subject } from '../acts/brief.ts';
import type { FactKind, Span, TextLook, TextRole } from '../acts/values.ts';
import { detailIn, inClass, isFact, isLook, moodsIn, speaksOfDesign, trimmed, withoutLead } from './details.ts';
import { givenTexts } from './given-texts.ts';
import { colorOf, PLAIN_LOOK, placeOf, readLook } from './look-words.ts';
import { segmentsOf, sentencesOf, type Segment } from './segments.ts';
import { roleIn } from './roles.ts';
import { withRows } from './rows.ts';
import { kindOfSubject, subjectIn } from './subjects.ts';
import { spanOf, textOf, tokenize, type Token } from './tokens.ts';
import { valuesIn } from './values-in.ts';

type Without = Brief['without'][number];

const WITHOUT: Readonly<Record<string, Without>> = {
  text: 'text',
  words: 'text',
  price: 'price',
  prices: 'price',
  phone: 'phone',
  number: 'phone',
  date: 'date',
  dates: 'date',
  address: 'address',
  logo: 'logo',
  picture: 'picture',
  photo: 'picture',
  pictures: 'picture',
  photos: 'picture',
  image: 'picture',
  images: 'picture',
  button: 'button',
  cta: 'button',
  border: 'border',
  frame: 'border',
};

const BACKGROUND = new Set(['background', 'backdrop', 'bg', 'backround', 'backgroud']);
const ACCENTS = new Set([
  'border',
  'borders',
  'frame',
  'accents',
  'accent',
  'details',
  'touches',
  'highlights',
  'line',
  'lines',
  'icons',
  'shapes',
  'button',
  'foil',
  'trim',
]);
const TYPE = new Set([
  'text',
  'letters',
  'type',
  'writing',
  'lettering',
  'font',
  'words',
  'typography',
  'title',
  'headline',
]);
const PICTURES = new Set(['pic', 'pics', 'photo', 'photos', 'picture', 'pictures', 'image', 'images']);
const IMAGERY = new Set([
  'illustration',
  'illustrations',
  'image',
  'images',
  'photo',
  'photos',
  'photograph',
  'picture',
  'drawing',
  'drawings',
  'silhouette',
  'silhouettes',
  'icon',
  'icons',
  'graphic',
  'graphics',
]);
/** Orders whose facts are printed: "include our phone number 555 0134". */
const ADDS = new Set(['include', 'add', 'put', 'keep', 'place', 'position', 'incorporate']);

/** Which facts a role's noun speaks of: "the date in small italics". */
const FACTS_BY_NOUN: Readonly<Record<string, readonly FactKind[]>> = {
  date: ['date'],
  dates: ['date'],
  time: ['time'],
  venue: ['place', 'address'],
  location: ['place', 'address'],
  address: ['address', 'place'],
  website: ['web'],
  price: ['money'],
  hours: ['time'],
  contact: ['phone', 'email', 'web', 'handle'],
};

/** Kinds of what labels announce. */
const KIND_BY_LABEL: Readonly<Record<string, FactKind>> = {
  venue: 'place',
  location: 'place',
  where: 'place',
  place: 'place',
  address: 'address',
};

class BriefReader {
  readonly message: string;
  private readonly brief: Brief = {
    deliverable: { noun: null, formats: [], size: null, count: 1 },
    who: { name: null, business: null },
    subjects: [],
    texts: [],
    facts: [],
    pages: [],
    rows: [],
    look: { background: null, colors: [], textColor: null, mood: [], headingFont: null, bodyFont: null },
    imagery: [],
    picture: { cutout: null, place: null },
    aside: { audience: null, purpose: null, tone: null, instructions: [] },
    without: [],
    unread: [],
  };
  /** "At the bottom, …": the place of what comes next. */
  private ahead: TextLook = PLAIN_LOOK;
  private readonly accents: string[] = [];
  /** Whether the first detail was read: only that one can be what the design is about. */
  private begun = false;
  private occasion: Subject | null = null;
  /** What is seen is spoken of: "dark blue night sky, [stars]". Ends with the sentence, and with a fact. */
  private looking = false;

  constructor(message: string) {
    this.message = message;
  }

  read(): Brief {
    const { brief, message } = this;
    const tokens = tokenize(message, valuesIn(message));
    this.takeValues(tokens);
    const segments = segmentsOf(tokens);
    const { texts, name } = givenTexts(message, sentencesOf(tokens), segments);
    brief.texts = texts;
    brief.who.name = name;
    for (const [index, segment] of segments.entries()) this.take(segment, segments[index - 1]);
    if (
      this.occasion &&
      brief.texts.length === 0 &&
      !brief.subjects.some(({ kind }) => kind === 'event' || kind === 'sale')
    )
      brief.subjects.unshift(this.occasion);
    const printed = texts.map(({ text }) => text.toLowerCase());
    brief.facts = brief.facts.filter(({ text }) => !printed.some((other) => other.includes(text.toLowerCase())));
    brief.look.mood = [...new Set(brief.look.mood.filter((words) => words !== ''))];
    brief.look.colors = [
      ...(this.accents.length > 0 && brief.look.colors.length === 0 && brief.look.background === null
        ? ['#ffffff']
        : brief.look.colors),
      ...this.accents,
    ];
    brief.without = [...new Set(brief.without)];
    return withRows(withPages(brief, segments));
  }

  /** Formats, sizes and fonts mean the same wherever they stand. A poster is A4 where nothing else is said. */
  private takeValues(tokens: readonly Token[]): void {
    const { deliverable } = this.brief;
    const formats = tokens.filter(({ value }) => value?.type === 'format');
    const implied = (token: Token): boolean =>
      inClass('deliverable', [{ ...token, word: this.message.slice(token.start, token.end).toLowerCase() }], 0) > 0;
    const certain = formats.filter((token) => !implied(token));
    for (const { value } of certain.length > 0 ? certain : formats)
      if (!deliverable.formats.includes(String(value?.value))) deliverable.formats.push(String(value?.value));
    for (const { value } of tokens) {
      if (value?.type === 'size') {
        const { width, height } = value.value as { width: number; height: number };
        deliverable.size ??= { width, height };
      }
    }
  }

  private take(segment: Segment, before: Segment | undefined): void {
    const { kind, cue, body, sentence } = segment;
    const { brief } = this;
    if (before?.sentence !== sentence) {
      this.ahead = PLAIN_LOOK;
      this.looking = false;
    }
    const words = textOf(this.message, trimmed(body));
    switch (kind) {
      case 'ask':
        return this.takeAsk(body);
      case 'subject':
        // "Thank you for your help"
        if (before?.sentence === sentence && before.kind === 'info' && trimmed(before.body).length === 0) return;
        return this.takeSubject(body);
      case 'who':
        return this.takeName(segment);
      case 'info':
        return this.takeInfo(segment, before);
      case 'look':
        this.takeColors(body);
        brief.look.mood.push(words);
        return;
      case 'imagery':
        if (words !== '') brief.imagery.push(words);
        return;
      case 'audience':
        if (this.tellsReaders(segment)) return this.takeInfo(segment, before);
        if (words !== '') brief.aside.audience ??= words;
        return;
      case 'purpose':
        if (this.tellsReaders(segment)) return this.takeInfo(segment, before);
        if (words !== '')
          brief.aside.purpose ??= textOf(this.message, [
            ...cue.filter(({ word }) => word === cue.at(-1)?.word && segment.labeled === false && word !== 'is'),
            ...body,
          ]);
        return;
      case 'tone':
        if (this.tellsReaders(segment)) return this.takeInfo(segment, before);
        if (words !== '') brief.aside.tone ??= words;
        this.takeColors(body);
        brief.look.mood.push(words);
        return;
      case 'without':
        return this.takeWithout(segment);
      case 'aside':
        return this.takeAside(segment);
      case 'text':
        this.takeBehindQuote(body);
        if (readLook(body).others.length === 0) {
          this.takeColors([...cue, ...body]);
          this.lookOf([...cue, ...body]);
        }
        return;
    }
  }

  /** What follows words to the designer after a comma may be for readers again: "for young families, 20% off". */
  private tellsReaders({ cue, body }: Segment): boolean {
    return (
      cue.length === 0 && body.some((token) => isFact(token) && !['count', 'measure'].includes(token.value?.type ?? ''))
    );
  }

  private takeAsk(body: readonly Token[]): void {
    const { brief, message } = this;
    brief.look.mood.push(...moodsIn(message, body));
    this.takeColors(body);
    const rest: Token[] = [];
    for (let at = 0; at < body.length;) {
      const noun = inClass('deliverable', body, at);
      if (noun > 0) brief.deliverable.noun ??= textOf(message, body.slice(at, at + noun)).toLowerCase();
      const length =
        noun ||
        ['mood', 'determiner', 'look', 'platform', 'person']
          .map((name) => inClass(name, body, at))
          .find((count) => count > 0) ||
        0;
      const token = body[at] as Token;
      if (token.value?.type === 'format')
        brief.deliverable.noun ??= message.slice(token.start, token.end).toLowerCase();
      if (
        length === 0 &&
        token.kind === 'word' &&
        !['of', 'in', 'size', 'sized', 'for', 'at', 'with', 'as', 'and', '&', 'into'].includes(token.word)
      )
        rest.push(token);
      at += length || 1;
    }
    const span = spanOf(rest);
    const kind = kindOfSubject(rest);
    // "a motivational poster": one word that names no thing we know is a look.
    if (span && rest.length === 1 && kind === 'product') brief.look.mood.push(message.slice(...span));
    else if (span && rest.length < 6) brief.subjects.push({ kind, text: message.slice(...span), named: false, span });
    this.takeOccasion(body);
  }

  /** Some deliverables say what they are about themselves: a thank-you card, a save-the-date, a lunch menu. */
  private takeOccasion(body: readonly Token[]): void {
    const at = body.findIndex((_, place) => inClass('occasion', body, place) > 0);
    if (at === -1) return;
    const tokens = body.slice(at, at + inClass('occasion', body, at)).filter(({ word }) => word !== 'card');
    const span = spanOf(tokens);
    if (span) this.occasion = { kind: 'announcement', text: textOf(this.message, tokens), named: false, span };
  }

  private takeSubject(body: readonly Token[]): void {
    const { subject, name, business, rest } = subjectIn(this.message, body);
    const { who, subjects } = this.brief;
    who.business ??= business;
    if (name !== null) who.name ??= name;
    if (subject) subjects.push(subject);
    this.takeRest(rest);
  }

  /** "called Bean House": the name of what was spoken of before. */
  private takeName({ cue, body }: Segment): void {
    if (readLook(body).others.length === 0) {
      this.lookOf([...cue, ...body]);
      return;
    }
    // "hosted by Tobi and Amaka": a detail, whoever it is for.
    if (cue.at(-1)?.word === 'for') return this.takeSubject(body);
    if (cue.at(-1)?.word === 'by') return this.takeRest([...cue, ...body]);
    const { who, subjects } = this.brief;
    const { subject, name, rest } = subjectIn(this.message, body);
    const called = name ?? subject?.text ?? null;
    const last = subjects.at(-1);
    if (
      called !== null &&
      subject &&
      last &&
      (last.kind === 'product' || last.kind === 'event' || last.kind === 'topic') &&
      who.business === null
    )
      subjects.unshift({ ...subject, kind: last.kind, text: called, named: true });
    else who.name ??= called;
    this.takeRest(rest);
  }

  private takeRest(rest: readonly Token[]): void {
    const behind = rest[0]?.value?.type === 'quoted' ? rest.slice(1) : rest;
    if (behind[0]?.word === 'by' && this.takeAuthor(behind.slice(1))) return;
    if (rest.length > 0)
      this.takeInfo(
        { kind: 'info', role: null, cue: [], body: rest, labeled: false, sentence: -1, mark: null },
        undefined,
      );
  }

  private takeBehindQuote(body: readonly Token[]): void {
    const quote = body.findLastIndex(({ value }) => value?.type === 'quoted');
    if (quote !== -1 && body[quote + 1]?.word === 'by') this.takeAuthor(body.slice(quote + 2));
  }

  /** "“Salt and Light” by Nora Eliasson". Whether it was a name. */
  private takeAuthor(words: readonly Token[]): boolean {
    const last = words.findLastIndex(
      (token) => token.kind === 'word' && /^\p{Lu}/u.test(this.message.slice(token.start)),
    );
    const span = spanOf(words.slice(0, last + 1));
    if (!span || !isName(this.message.slice(...span))) return false;
    this.brief.texts.push({
      text: this.message.slice(...span),
      role: 'author',
      look: { ...PLAIN_LOOK, ...said(readLook(words.slice(last + 1)).look) },
      span,
    });
    return true;
  }

  private takeInfo({ cue, body, labeled, mark }: Segment, before: Segment | undefined): void {
    const { brief, message } = this;
    if (body.some(({ value }) => value?.type === 'quoted')) {
      this.takeBehindQuote(body);
      this.takeColors(body, true);
      return;
    }
    const words = trimmed(body);
    // The name below a letter: "Many thanks, Ruth".
    if (
      before &&
      trimmed(before.body).length === 0 &&
      before.kind === 'info' &&
      mark === ',' &&
      isName(textOf(message, words))
    )
      return;
    if (words.length > 0 && readLook(words).others.length === 0 && readLook(words).said > 0 && !words.some(isFact)) {
      this.looking = placeOf(words) === null;
      if (placeOf(words) !== null) this.ahead = readLook(words).look;
      else brief.look.mood.push(textOf(message, words));
      this.takeColors(words);
      return;
    }
    if (isLook(words)) {
      this.looking = true;
      this.takeColors(words);
      brief.look.mood.push(textOf(message, words));
      return;
    }
    if (this.lookOf(words)) return;
    const isSeen =
      this.looking ||
      words.some((token) => IMAGERY.has(token.word) || (token.value?.type === 'color' && !this.isUnnamed()));
    if (!labeled && isSeen && !words.some(isFact)) {
      this.looking = true;
      this.takeColors(words);
      brief.imagery.push(textOf(message, words));
      return;
    }
    for (const part of labeled ? [words] : this.factsApart(this.withoutShouted(words))) {
      if (!labeled && this.isUnnamed() && this.takeFirst(part)) continue;
      const fact = detailIn(message, part);
      if (!fact) {
        this.takeColors(part);
        const span = spanOf(part);
        if (speaksOfDesign(part)) brief.look.mood.push(textOf(message, part));
        else if (span && part.some(({ kind }) => kind === 'word')) brief.unread.push(span);
        continue;
      }
      this.looking = false;
      const kind = KIND_BY_LABEL[cue[0]?.word ?? ''];
      if (before?.kind === 'subject' && fact.kinds.length === 0 && this.takeApposed(fact, mark)) continue;
      brief.facts.push(this.placed({ ...fact, kinds: fact.kinds.length === 0 && kind ? [kind] : fact.kinds }));
    }
    this.ahead = PLAIN_LOOK;
  }

  /** Takes words in capitals off as the title where all else is written small: "THRIFT DROP tonight". */
  private withoutShouted(words: readonly Token[]): Token[] {
    const { texts } = this.brief;
    const shouted = words.findIndex(
      (token) => token.kind !== 'word' || !isShouted(this.message.slice(token.start, token.end)),
    );
    const count = shouted === -1 ? words.length : shouted;
    const title = words.slice(0, count);
    const span = spanOf(title);
    if (!span || isShouted(this.message) || texts.some(({ role }) => role === 'title') || !this.isLoud(title))
      return [...words];
    texts.push({ text: this.message.slice(...span), role: 'title', look: PLAIN_LOOK, span });
    return words.slice(count);
  }

  /** More than an abbreviation: two words, or one of five letters. */
  private isLoud(title: readonly Token[]): boolean {
    return title.length > 1 || (title[0]?.word.length ?? 0) > 4;
  }

  /** Whether nothing was named yet that the design is about. */
  private isUnnamed(): boolean {
    const { subjects, texts } = this.brief;
    return subjects.every(({ kind }) => kind === 'business') && texts.length === 0;
  }

  /** The first thing said is what it is about: "plant swap [this sunday 11am]". Whether it was a thing. */
  private takeFirst(words: readonly Token[]): boolean {
    if (this.begun) return false;
    this.begun = true;
    const said = withoutLead(trimmed(words));
    if (SELF.has(trimmed(words)[0]?.word ?? '') && this.brief.who.name === null && this.isNamed(said)) {
      this.brief.who.name = textOf(this.message, said);
      return true;
    }
    const fact = said.findIndex((token) => isFact(token) && token.value?.type !== 'offer');
    let end = fact === -1 ? said.length : fact;
    while (end > 0 && BEFORE_FACT.has(said[end - 1]?.word ?? '')) end -= 1;
    // "free shipping over $50" is one thing; "plant swap this sunday" is a thing and its day.
    const isTimed = fact === -1 || TIMES.has(said[fact]?.value?.type ?? '');
    const head = said.slice(0, end);
    if (
      (FACT_NOUNS.has(said[0]?.word ?? '') && (fact !== -1 || said.length < 3)) ||
      !isTimed ||
      !head.some(({ word }) => /\p{L}{3}/u.test(word))
    )
      return false;
    if (speaksOfDesign(head.filter(({ value, word }) => value?.type !== 'color' && word !== 'my'))) return false;
    const { subject, name } = subjectIn(this.message, head, true);
    const whole = textOf(this.message, head);
    if (subject && subject.text.split(' ').length <= LONGEST_SUBJECT) this.brief.subjects.unshift(subject);
    else if (subject || name !== whole || this.brief.who.name !== null) return false;
    else this.brief.who.name = name;
    const rest = detailIn(this.message, said.slice(end));
    if (rest) this.brief.facts.push(this.placed(rest));
    return true;
  }

  private isNamed(words: readonly Token[]): boolean {
    const text = textOf(this.message, words);
    return isName(text) || (isShouted(text) && !isShouted(this.message));
  }

  /** The name behind what it is about: "our charity run: Run for Mathare", "our stall, Honeybee Bakes". Whether it is one. */
  private takeApposed({ text, span }: Fact, mark: string | null): boolean {
    const { who, subjects } = this.brief;
    if (!isName(text) || subjects.some(({ named }) => named)) return false;
    const event = subjects.find(({ kind }) => kind === 'event');
    // Behind a comma an event's place is said as often as its name.
    if (event && mark !== ':') return false;
    if (event) subjects.unshift({ ...event, text, named: true, span });
    else if (who.name === null) who.name = text;
    else return false;
    return true;
  }

  /** With the place that was said ahead of it. */
  private placed(fact: Fact): Fact {
    return { ...fact, look: { ...fact.look, ...said(this.ahead) } };
  }

  /** Splits "the phone number 555 0134 and the website bean.example" where both sides hold a fact. */
  private factsApart(words: readonly Token[]): Token[][] {
    const parts: Token[][] = [[]];
    for (const token of words) {
      if (token.word === 'and') parts.push([]);
      else parts.at(-1)?.push(token);
    }
    return parts.length > 1 && parts.every((part) => part.some(isFact)) ? parts : [[...words]];
  }

  /** "the date in small green italics": how a text or fact named by its noun is to look. Whether it was that. */
  private lookOf(tokens: readonly Token[]): boolean {
    const role = roleIn(tokens);
    if (!role) return false;
    const rest = [...tokens.slice(0, role.at), ...tokens.slice(role.end)];
    const { look, said: count, others } = readLook(rest);
    if (count === 0 || others.some((token) => inClass('determiner', [token], 0) === 0)) return false;
    const noun = tokens[role.at]?.word ?? '';
    const kinds = FACTS_BY_NOUN[noun] ?? [];
    const change = said(look);
    const ofRole = (one: GivenText): boolean => one.role === (role.role satisfies TextRole);
    for (const one of this.brief.texts) if (ofRole(one) && kinds.length === 0) one.look = { ...one.look, ...change };
    for (const fact of this.brief.facts)
      if (fact.kinds.some((kind) => kinds.includes(kind))) fact.look = { ...fact.look, ...change };
    return true;
  }

  private takeWithout({ cue, body }: Segment): void {
    const found = body.slice(0, 6).flatMap(({ word }) => WITHOUT[word] ?? []);
    if (found.length > 0) this.brief.without.push(...found);
    // "no experience needed": a detail for readers.
    else if (
      cue[0]?.word === 'no' &&
      cue.length === 1 &&
      !body.some(({ word }) => word === 'nothing' || word === 'else')
    ) {
      const fact: Fact | null = detailIn(this.message, [...cue, ...body]);
      if (fact) this.brief.facts.push(fact);
    }
  }

  private takeAside({ cue, body }: Segment): void {
    const { brief, message } = this;
    const all = [...cue, ...body];
    if (this.lookOf(all)) return;
    if (cue[0]?.word === 'cut' || cue[0]?.word === 'remove') {
      brief.picture.cutout = true;
      return;
    }
    // "keep your desk tidy", "apply at jobs@bean.example": an order to readers.
    if (body.length > 0 && !speaksOfDesign(all) && placeOf(all) === null) return this.takeRest(all);
    brief.aside.instructions.push(textOf(message, all));
    this.takeColors(all);
    brief.look.mood.push(...moodsIn(message, body));
    if (all.some(({ word }) => PICTURES.has(word))) brief.picture.place ??= placeOf(body);
    if (!cue.some(({ word }) => ADDS.has(word))) return;
    const from = body.findIndex(isFact);
    if (from === -1) return;
    const last = body.findLastIndex(isFact);
    const fact = detailIn(message, body.slice(from, last + 1));
    if (fact) brief.facts.push({ ...fact, look: { ...fact.look, ...said(readLook(body.slice(last + 1)).look) } });
  }

  /** Colors by what they are for, and the fonts beside them. `behindTexts`: of given texts, whose own colors are read elsewhere. */
  private takeColors(tokens: readonly Token[], behindTexts = false): void {
    const { look } = this.brief;
    for (const [at, token] of tokens.entries()) {
      if (token.value?.type === 'font') look.headingFont ??= String(token.value.value);
      const color = colorOf(token);
      if (color === null) continue;
      const behind = tokens.slice(at + 1, at + 3).map(({ word }) => word);
      const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
      if (
        (behind.some((word) => BACKGROUND.has(word)) && !TYPE.has(behind[0] ?? '')) ||
        before.some((word) => BACKGROUND.has(word) || word === 'on')
      )
        look.background ??= color;
      else if (behindTexts) continue;
      // A gold border makes no gold page.
      else if (behind.some((word) => ACCENTS.has(word))) this.accents.push(color);
      else if (behind.some((word) => TYPE.has(word)) || before.slice(-2).some((word) => TYPE.has(word)))
        look.textColor ??= color;
      else if (!look.colors.includes(color)) look.colors.push(color);
    }
  }
}

/** Gives what is said behind "second slide:" to a page of its own. */
function withPages(brief: Brief, segments: readonly Segment[]): Brief {
  const starts = segments.flatMap(({ labeled, cue }) =>
    labeled && cue.some((_, at) => inClass('ordinal', cue, at) > 0) ? (cue[0]?.start ?? []) : [],
  );
  if (starts.length < 2) return brief;
  const pageOf = ({ span }: { span: Span }): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= span[0]),
    );
  const on = (page: number) => ({
    texts: brief.texts.filter((text) => pageOf(text) === page),
    facts: brief.facts.filter((fact) => pageOf(fact) === page),
  });
  return { ...brief, ...on(0), pages: starts.slice(1).map((_, index) => on(index + 1)) };
}

/** What was said of a look. */
const said = (look: TextLook): Partial<TextLook> =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== null));

/** Nouns that a fact begins with: "tickets $15" is about no tickets. */
const FACT_NOUNS = new Set(
  'tickets ticket entry admission doors order orders call text whatsapp dm valid until from only starting price prices fee rsvp closed open opens ends closes ships code follow register book tel phone'.split(
    ' ',
  ),
);

/** "we're THE WET SOCKS" */
const SELF = new Set(["we're", 'we', "i'm", 'im', 'i']);

/** Words between a thing and its day: "plant swap [this] sunday". */
const BEFORE_FACT = new Set(
  'this next every each on at from until till til by the is starts starting begins in for of with over under to up'.split(
    ' ',
  ),
);
const TIMES = new Set(['date', 'time']);
const LONGEST_SUBJECT = 7;

const isShouted = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

const isName = (text: string): boolean => {
  const words = text.split(/\s+/);
  return (
    words.length < 5 &&
    /^\p{Lu}/u.test(text) &&
    words.every(
      (word) => /^[\p{Lu}&\p{N}]/u.test(word) || ['of', 'the', 'and', 'de', 'for', 'in', 'on', '&'].includes(word),
    )
  );
};

/** Reads a message as a brief. Never throws; what no rule explains steers nothing and is printed nowhere. */
export const readBrief = (message: string): Brief => new BriefReader(message).read();
