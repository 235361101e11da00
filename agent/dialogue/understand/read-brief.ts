/** Reads a message as a brief: what is to be designed, what is printed on it, and what only steers. */
import { emptyBrief, type Brief, type Fact, type Subject } from '../acts/brief.ts';
import { PLAIN_LOOK, type TextLook } from '../acts/values.ts';
import { readAsked, takeSizes } from './asked.ts';
import {
  denies,
  detailAsTold,
  detailIn,
  factsApart,
  feels,
  isOfPeople,
  isFact,
  isLook,
  moodsIn,
  saysNothing,
  speaksOfDesign,
  trimmed,
} from './details.ts';
import { authorIn, givenTexts } from './given-texts.ts';
import { isBlank, isGiven, isUnnamed, takeApposed, takeNamePlace, withoutShouted } from './brief-parts.ts';
import { ADDS, IMAGERY, KIND_BY_LABEL, PICTURES } from './brief-words.ts';
import { firstThing, ownName } from './first-thing.ts';
import { withoutIn } from './left-off.ts';
import { groundIn, placeOf, readLook, saidOf, sideIn } from './look-words.ts';
import { isName } from './names.ts';
import { asTold, isNotice, takeMark } from './notices.ts';
import { PageColors } from './page-colors.ts';
import { withPages } from './pages.ts';
import { segmentsOf, sentencesOf, type Segment } from './segments.ts';
import { giveLook } from './role-looks.ts';
import { roleIn } from './roles.ts';
import { tableAsked, tableNamed, withRows } from './rows.ts';
import { withoutStickers } from './stickers.ts';
import { isOccasion, isOwner, subjectIn } from './subjects.ts';
import { spanOf, textOf, tokenize, type Token } from './tokens.ts';
import { valuesIn } from './values-in.ts';

const DASHES = new Set(['-', '–', '—']);

/** What a segment of details is read by. */
type Details = Pick<Segment, 'cue' | 'body' | 'labeled' | 'mark'>;
/** Words behind those that their segment was about. */
const unmarked = (body: readonly Token[]): Details => ({ cue: [], body, labeled: false, mark: null });

const hasDigit = ({ word }: Token): boolean => /\d/u.test(word);

class BriefReader {
  readonly message: string;
  private readonly brief = emptyBrief();
  /** "At the bottom, …": the place of what comes next. */
  private ahead: TextLook = PLAIN_LOOK;
  private readonly colors: PageColors;
  /** Whether the first detail was read: only that one can be what the design is about. */
  private begun = false;
  private occasion: Subject | null = null;
  /** What is seen is spoken of: "dark blue night sky, [stars]". Ends with the sentence, and with a fact. */
  private looking = false;

  private readonly tokens: readonly Token[];
  private readonly isNotice: boolean;

  constructor(message: string) {
    this.message = message;
    const { stickers, rest } = withoutStickers(message, tokenize(message, valuesIn(message)));
    this.brief.stickers = stickers;
    this.tokens = rest;
    this.isNotice = isNotice(this.tokens);
    this.colors = new PageColors(this.brief.look, this.isNotice);
  }

  read(): Brief {
    const { brief, message, tokens } = this;
    takeSizes(message, brief.deliverable, tokens);
    const segments = this.isNotice ? asTold(segmentsOf(tokens)) : segmentsOf(tokens);
    const { texts, name } = givenTexts(message, sentencesOf(tokens), segments);
    brief.texts = texts;
    brief.who.name = name;
    for (const [index, segment] of segments.entries()) this.take(segment, segments[index - 1]);
    if (
      this.occasion &&
      brief.texts.every(({ text }) => text === brief.who.name) &&
      !brief.subjects.some(({ kind }) => kind === 'event' || kind === 'sale')
    )
      brief.subjects.unshift(this.occasion);
    const printed = texts.map(({ text }) => text.toLowerCase());
    brief.facts = brief.facts.filter(({ text }) => !printed.some((other) => other.includes(text.toLowerCase())));
    brief.look.mood = [...new Set(brief.look.mood.filter((words) => words !== ''))];
    this.colors.settle();
    brief.without = [...new Set(brief.without)];
    return withRows(withPages(brief, segments));
  }

  private take(segment: Segment, before: Segment | undefined): void {
    const { kind, cue, body, sentence } = segment;
    const { brief } = this;
    if (before?.sentence !== sentence) {
      this.ahead = PLAIN_LOOK;
      this.looking = false;
    }
    if (kind !== 'info' && kind !== 'imagery') this.looking = false;
    const words = textOf(this.message, trimmed(body));
    if (takeNamePlace(brief, this.message, [...cue, ...body])) return;
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
        this.colors.take(body);
        brief.look.mood.push(...moodsIn(this.message, cue), body.length > 0 ? words : groundIn(this.message, cue));
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
        this.colors.take(body);
        brief.look.mood.push(...moodsIn(this.message, cue), words);
        return;
      case 'without':
        return this.takeWithout(segment);
      case 'aside':
        return this.takeAside(segment);
      case 'text':
        this.takeBehindQuote(body);
        if (segment.labeled) this.colors.take(cue, true);
        // "this quote on plain sage green: …"
        if (!isGiven(brief, body)) this.colors.take(body, true);
        if (readLook(body).others.length === 0) {
          this.colors.take([...cue, ...body]);
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
    const { deliverable, look, subjects } = this.brief;
    const { noun, mood, subject, occasion } = readAsked(this.message, body);
    deliverable.noun ??= noun;
    look.mood.push(...mood);
    this.colors.take(body);
    if (subject) subjects.push(subject);
    this.occasion ??= occasion;
  }

  private takeSubject(body: readonly Token[]): void {
    // "announcing we're opening a second store"
    if (isOfPeople(body[0])) return this.takeInfo(unmarked(body));
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
    if (cue.at(-1)?.word === 'by') {
      this.begun = true;
      return this.takeRest([...cue, ...body]);
    }
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
    else if (name !== null && last?.kind === 'event' && who.business === null)
      subjects.unshift({ kind: 'event', text: name, named: true, span: spanOf(body) ?? last.span });
    else who.name ??= called;
    this.takeRest(rest);
  }

  private takeRest(rest: readonly Token[]): void {
    // "grand reopening of our salon Curl Up & Dye"
    if (isOwner(rest)) return this.takeSubject(rest.slice(1));
    const behind = rest[0]?.value?.type === 'quoted' ? rest.slice(1) : rest;
    if (behind[0]?.word === 'by' && this.takeAuthor(behind.slice(1))) return;
    if (rest.length > 0) this.takeInfo(unmarked(rest));
  }

  private takeBehindQuote(body: readonly Token[]): void {
    const quote = body.findLastIndex(({ value }) => value?.type === 'quoted');
    if (quote !== -1 && body[quote + 1]?.word === 'by') this.takeAuthor(body.slice(quote + 2));
  }

  /** Whether it was a name. */
  private takeAuthor(words: readonly Token[]): boolean {
    const author = authorIn(this.message, words);
    if (author) this.brief.texts.push(author);
    return author !== null;
  }

  private takeInfo({ cue, body, labeled, mark }: Details, before?: Segment): void {
    const { brief, message } = this;
    if (body.some(({ value }) => value?.type === 'quoted')) {
      this.takeBehindQuote(body);
      this.colors.take(body, true);
      return;
    }
    const words = trimmed(body);
    const table = tableNamed(labeled && isBlank(brief) ? cue.slice(0, -1) : words);
    const named = table && spanOf(table);
    if (named) {
      this.begun = true;
      brief.subjects.push({ kind: 'announcement', text: message.slice(...named), named: false, span: named });
      if (!labeled) return;
    }
    const asked = tableAsked(brief);
    // "Small steps every day. - Katie"
    if (mark !== null && DASHES.has(mark) && brief.texts.length === 1 && words.length < 4 && this.takeAuthor(words))
      return;
    // The name below a letter: "Many thanks, Ruth".
    if (
      before &&
      trimmed(before.body).length === 0 &&
      before.kind === 'info' &&
      mark === ',' &&
      isName(textOf(message, words))
    )
      return;
    if (this.isNotice && !labeled && takeMark(brief, message, words)) {
      this.begun = true;
      return;
    }
    if (words.length > 0 && readLook(words).others.length === 0 && readLook(words).said > 0 && !words.some(isFact)) {
      this.looking = placeOf(words) === null;
      if (placeOf(words) !== null) this.ahead = readLook(words).look;
      else brief.look.mood.push(textOf(message, words));
      this.colors.take(words);
      return;
    }
    if (isLook(words)) {
      this.looking = true;
      this.colors.take(words);
      brief.look.mood.push(textOf(message, words));
      return;
    }
    if (this.lookOf(words)) return;
    // "product on the left"
    const place = words.some(({ word }) => PICTURES.has(word)) && !words.some(isFact) ? placeOf(words) : null;
    if (!labeled && place !== null) {
      brief.picture.place ??= place;
      return;
    }
    const isSeen =
      (this.looking && !words.some(hasDigit) && !(isUnnamed(brief) && isOccasion(message, words))) ||
      words.some((token) => IMAGERY.has(token.word)) ||
      // "flat white 3.50" has its price.
      (words.some(({ value }) => value?.type === 'color') && !isUnnamed(brief) && !words.slice(-1).some(hasDigit));
    if (!labeled && isSeen && !words.some(isFact)) {
      this.looking = true;
      this.colors.take(words);
      brief.imagery.push(textOf(message, words));
      return;
    }
    if (!labeled && denies(words)) {
      brief.aside.instructions.push(textOf(message, words));
      return;
    }
    const self = labeled ? null : ownName(message, words);
    if (self !== null) {
      if (brief.who.name === null) brief.who.name = self.name;
      else brief.facts.push({ kinds: [], text: self.name, look: PLAIN_LOOK, span: self.span });
      return;
    }
    for (const part of labeled ? [words] : factsApart(withoutShouted(brief, message, words))) {
      if (!labeled && isUnnamed(brief) && this.takeFirst(part)) continue;
      // "flat white 3.50"
      const isRow = asked !== null && part.slice(-1).some(hasDigit);
      const fact = detailIn(message, part) ?? (isRow ? detailAsTold(message, part) : null);
      if (!fact) {
        this.colors.take(part);
        const span = spanOf(part);
        if (speaksOfDesign(part)) brief.look.mood.push(textOf(message, part));
        else if (span && part.some(({ kind }) => kind === 'word') && !saysNothing(part) && !roleIn(part))
          brief.unread.push(span);
        continue;
      }
      this.looking = false;
      const kind = KIND_BY_LABEL[cue[0]?.word ?? ''];
      if (before?.kind === 'subject' && !isRow && fact.kinds.length === 0 && takeApposed(brief, fact, mark)) continue;
      brief.facts.push(this.placed({ ...fact, kinds: fact.kinds.length === 0 && kind ? [kind] : fact.kinds }));
    }
    this.ahead = PLAIN_LOOK;
  }

  /** Takes the first thing said, once. Whether it was what the design is about. */
  private takeFirst(words: readonly Token[]): boolean {
    const { who, subjects, facts, deliverable } = this.brief;
    // "skin fade 30", "samosas 2 for £3"
    if (tableAsked(this.brief) !== null && (words.slice(-1).some(hasDigit) || words.some(isFact))) this.begun = true;
    const first = this.begun ? null : firstThing(this.message, words);
    if (words.length > 0) this.begun = true;
    // "Maria Lopes, wedding photographer"
    const isCard = deliverable.noun?.endsWith('card') ?? false;
    if (!first || (who.name !== null && (isCard || first.subject === null || first.subject.kind === 'business')))
      return false;
    if (first.subject) subjects.unshift(first.subject);
    else who.name = first.name;
    who.business ??= first.business;
    const rest = isOwner(first.rest) ? null : detailIn(this.message, first.rest);
    if (rest) facts.push(this.placed(rest));
    else this.takeRest(first.rest);
    return true;
  }

  /** With the place that was said ahead of it. */
  private placed(fact: Fact): Fact {
    return { ...fact, look: { ...fact.look, ...saidOf(this.ahead) } };
  }

  private lookOf(tokens: readonly Token[]): boolean {
    return giveLook(this.brief, tokens);
  }

  private takeWithout(segment: Segment): void {
    const { kinds, fact } = withoutIn(this.message, segment);
    this.brief.without.push(...kinds);
    if (fact) this.brief.facts.push(fact);
  }

  private takeAside({ cue, body }: Segment): void {
    const { brief, message } = this;
    const all = [...cue, ...body];
    if (this.lookOf(all)) return;
    // "cut 20" is a row of a price list.
    const isRow = tableAsked(brief) !== null && all.slice(-1).some(hasDigit);
    if (isRow) return this.takeRest(all);
    if (cue[0]?.word === 'cut' || cue[0]?.word === 'remove') {
      brief.picture.cutout = true;
      return;
    }
    // "keep your desk tidy", "apply at jobs@bean.example": an order to readers.
    if (body.length > 0 && !feels(cue) && !speaksOfDesign(all) && placeOf(all) === null) return this.takeRest(all);
    brief.aside.instructions.push(textOf(message, all));
    this.colors.take(all);
    brief.look.mood.push(...moodsIn(message, body));
    if (all.some(({ word }) => PICTURES.has(word))) brief.picture.place ??= placeOf(body) ?? sideIn(body);
    if (!cue.some(({ word }) => ADDS.has(word))) return;
    const from = body.findIndex(isFact);
    if (from === -1) return;
    const last = body.findLastIndex(isFact);
    const fact = detailIn(message, body.slice(from, last + 1));
    if (fact) brief.facts.push({ ...fact, look: { ...fact.look, ...saidOf(readLook(body.slice(last + 1)).look) } });
  }
}

/** Reads a message as a brief. Never throws; what no rule explains steers nothing and is printed nowhere. */
export const readBrief = (message: string): Brief => new BriefReader(message).read();
