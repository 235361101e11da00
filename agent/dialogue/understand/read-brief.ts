/** Reads a message as a brief: what is to be designed, what is printed on it, and what only steers. */
import { emptyBrief, type Brief, type Fact, type Subject } from '../acts/brief.ts';
import { PLAIN_LOOK, type TextLook } from '../acts/values.ts';
import { readAsked, takeSizes, takeUsualSize } from './asked.ts';
import {
  denies,
  isTold,
  kindsIn,
  saysClause,
  isToldAsListed,
  detailAsTold,
  detailIn,
  isOfPeople,
  isFact,
  isLook,
  moodsIn,
  sentenceAsTold,
  trimmed,
} from './details.ts';
import { authorIn, givenTexts } from './given-texts.ts';
import {
  isBlank,
  isGiven,
  isScenery,
  isShape,
  isUnnamed,
  ownerAt,
  signed,
  type Details,
  unmarked,
  takeApposed,
  takeCalled,
  takeKnown,
  takeNamePlace,
  takeOwner,
  tellsReaders,
  withoutShouted,
} from './brief-parts.ts';
import { KIND_BY_LABEL, PICTURES } from './brief-words.ts';
import { firstThing, ownName } from './first-thing.ts';
import { saysUse, withoutLeadIns } from './lead-ins.ts';
import { takeWithout } from './left-off.ts';
import { groundIn, placeOf, readLook, saidOf } from './look-words.ts';
import { sentencesOf } from './marks.ts';
import { isName } from './names.ts';
import { asTold, isNotice, takeMark } from './notices.ts';
import { takeOrder } from './orders.ts';
import { PageColors } from './page-colors.ts';
import { withoutNumberedSteps } from './numbered-steps.ts';
import { withPages } from './pages.ts';
import { segmentsOf, type Segment } from './segments.ts';
import { giveLook } from './role-looks.ts';
import { tableAsked, tableNamed, withRows } from './rows.ts';
import { behindTitle, callBehindQuote, partsOf, takeSteering, tellsWhere } from './steers.ts';
import { withoutStickers } from './stickers.ts';
import { isOwner, subjectIn } from './subjects.ts';
import { spanOf, textOf, tokenize, type Token } from './tokens.ts';
import { decide } from './unsaid.ts';
import { valuesIn } from './values-in.ts';

const DASHES = new Set(['-', '–', '—']);

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
  private readonly steps: readonly Fact[];

  constructor(message: string) {
    this.message = message;
    const { stickers, rest } = withoutStickers(message, withoutLeadIns(tokenize(message, valuesIn(message))));
    this.brief.stickers = stickers;
    const numbered = withoutNumberedSteps(message, rest);
    [this.steps, this.tokens] = [numbered.steps, numbered.rest];
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
    brief.facts.push(...this.steps);
    const printed = texts.map(({ text }) => text.toLowerCase());
    brief.facts = brief.facts.filter(({ text }) => !printed.some((other) => other.includes(text.toLowerCase())));
    brief.look.mood = [...new Set(brief.look.mood.filter((words) => words !== ''))];
    takeUsualSize(brief.deliverable);
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
      case 'news':
        return this.takeNews(body);
      case 'info':
        return this.takeInfo(segment, before);
      case 'look':
        this.colors.take(body);
        brief.look.mood.push(...moodsIn(this.message, cue), body.length > 0 ? words : groundIn(this.message, cue));
        return;
      case 'imagery':
        // "jazz night featuring The Blue Keys"
        if (isName(words) && brief.subjects.some(({ kind }) => kind === 'event'))
          return this.takeRest([...cue, ...body]);
        if (words !== '') brief.imagery.push(words);
        return;
      case 'audience':
        if (tellsReaders(segment)) return this.takeInfo(segment, before);
        if (words !== '') brief.aside.audience ??= words;
        return;
      case 'purpose':
        if (tellsReaders(segment)) return this.takeInfo(segment, before);
        if (words !== '')
          brief.aside.purpose ??= textOf(this.message, [
            ...cue.filter(({ word }) => word === cue.at(-1)?.word && segment.labeled === false && word !== 'is'),
            ...body,
          ]);
        return;
      case 'tone':
        if (tellsReaders(segment)) return this.takeInfo(segment, before);
        if (words !== '') brief.aside.tone ??= words;
        this.colors.take(body);
        brief.look.mood.push(...moodsIn(this.message, cue), words);
        return;
      case 'without':
        return takeWithout(brief, this.message, segment);
      case 'aside':
        return this.takeRest(takeOrder(brief, this.message, this.colors, segment));
      case 'text':
        this.takeBehindQuote(body);
        if (segment.labeled) this.colors.take(cue, true);
        // "this quote on plain sage green: …"
        if (!isGiven(brief, body)) this.colors.take(body, true);
        if (readLook(body).others.length === 0) {
          this.colors.take([...cue, ...body]);
          giveLook(this.brief, [...cue, ...body]);
        }
        return;
    }
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
    // "announcing our candles are back in stock"
    const { subject, name: own, business, rest: behind } = subjectIn(this.message, body);
    const { name, rest } = signed(this.message, own, behind);
    if (subject?.named !== true && saysClause(trimmed(body))) return this.takeNews(body);
    const { who, subjects } = this.brief;
    who.business ??= business;
    if (name !== null) who.name ??= name;
    if (subject) subjects.push(subject);
    const titled = subject ? null : behindTitle(this.message, body);
    if (titled) this.brief.facts.push(titled);
    else this.takeRest(rest);
    this.looking = false;
  }

  /** "(tell people that) my shop is closed next week" */
  private takeNews(body: readonly Token[]): void {
    // "my book The Salt Road is out now"
    if (subjectIn(this.message, body).subject?.named === true) return this.takeSubject(body);
    this.begun = true;
    const fact = sentenceAsTold(this.message, trimmed(body));
    if (fact) this.brief.facts.push({ ...fact, leads: true });
  }

  /** "called Bean House": the name of what was spoken of before. */
  private takeName({ cue, body }: Segment): void {
    const { brief, message } = this;
    if (readLook(body).others.length === 0) {
      giveLook(brief, [...cue, ...body]);
      return;
    }
    // "hosted by Tobi and Amaka": a detail, whoever it is for.
    if (cue.at(-1)?.word === 'for') return this.takeSubject(body);
    if (cue.at(-1)?.word === 'by') {
      this.begun = true;
      return this.takeRest([...cue, ...body]);
    }
    const { subject, name, rest } = subjectIn(message, body);
    takeCalled(brief, subject, name, body);
    this.takeRest(rest);
  }

  private takeRest(rest: readonly Token[]): void {
    // "grand reopening of our salon Curl Up & Dye"
    if (isOwner(rest)) return this.takeSubject(rest.slice(1));
    const behind = rest[0]?.value?.type === 'quoted' ? rest.slice(1) : rest;
    if (behind[0]?.word === 'by' && this.takeAuthor(behind.slice(1))) return;
    // "rings in a post"
    if (rest.length > 0 && !isShape(rest)) this.takeInfo(unmarked(rest));
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

  private takeInfo({ cue, body, labeled, mark, listed }: Details, before?: Segment): void {
    const { brief, message } = this;
    if (body.some(({ value }) => value?.type === 'quoted')) {
      this.takeBehindQuote(body);
      this.colors.take(body, true);
      return this.takeRest(callBehindQuote(body));
    }
    const words = trimmed(body);
    if (takeKnown(brief, message, { body, labeled, mark })) {
      this.begun = true;
      return;
    }
    if (before?.kind === 'ask' && mark === null && saysUse(words) && !words.some(isFact)) {
      brief.aside.purpose ??= textOf(message, words);
      return;
    }
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
    if (!labeled && !listed && !this.isNotice && takeSteering(brief, message, words)) return;
    if (words.length > 0 && readLook(words).others.length === 0 && readLook(words).said > 0 && !words.some(isFact)) {
      this.looking = placeOf(words) === null;
      if (placeOf(words) !== null) this.ahead = readLook(words).look;
      else brief.look.mood.push(textOf(message, words));
      this.colors.take(words);
      return;
    }
    if (isLook(words)) {
      // "black and gold, DJ Marla": looks alone end with their clause, unlike a scene that is drawn.
      this.colors.take(words);
      brief.look.mood.push(textOf(message, words));
      return;
    }
    if (giveLook(this.brief, words)) return;
    // "product on the left"
    const place = words.some(({ word }) => PICTURES.has(word)) && !words.some(isFact) ? placeOf(words) : null;
    if (!labeled && place !== null) {
      brief.picture.place ??= place;
      return;
    }
    const isSeen = isScenery(brief, message, words, { listed, looking: this.looking });
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
    if (listed && isToldAsListed(words) && !(isUnnamed(brief) && this.takeFirst(words))) {
      const fact = detailAsTold(message, words);
      if (fact) brief.facts.push(this.placed({ ...fact, kinds: kindsIn(words) }));
      this.ahead = PLAIN_LOOK;
      return;
    }
    // "£25 [for my massage studio Still Waters]"
    const owned = labeled ? -1 : ownerAt(words);
    if (owned > 0 && brief.who.name === null) {
      this.takeSubject(words.slice(owned + 1));
      return this.takeInfo(unmarked(words.slice(0, owned)));
    }
    for (const part of labeled ? [words] : partsOf(withoutShouted(brief, message, words))) {
      if (!labeled && isUnnamed(brief) && this.takeFirst(part)) continue;
      const isRow = (asked !== null && part.slice(-1).some(hasDigit)) || tellsWhere(brief, part);
      const fact = detailIn(message, part) ?? (isRow ? detailAsTold(message, part) : null);
      // "post: Do you know the difference between soy and beeswax candles?"
      const decision = fact ? null : decide(part);
      const isPrinted = decision === 'printed' || (decision !== null && listed && isTold(part));
      const told = isPrinted ? sentenceAsTold(message, part) : null;
      if (told) brief.facts.push(decision === 'printed' ? told : { ...told, leads: brief.facts.length === 0 });
      if (!fact) {
        if (told) continue;
        this.colors.take(part);
        const span = spanOf(part);
        if (decision === 'steers') brief.look.mood.push(textOf(message, part));
        else if (span && decision === 'left') brief.unread.push(span);
        continue;
      }
      this.looking = false;
      const kind = KIND_BY_LABEL[cue[0]?.word ?? ''];
      if (before?.kind === 'subject' && !isRow && fact.kinds.length === 0 && takeApposed(brief, fact, mark, before))
        continue;
      if (!labeled && takeOwner(brief, fact, before?.kind === 'ask')) continue;
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
    if (first.subject) subjects.unshift({ ...first.subject, told: true });
    else who.name = first.name;
    who.business ??= first.business;
    const rest = isOwner(first.rest) ? null : detailIn(this.message, first.rest);
    if (rest) facts.push(this.placed(rest));
    else this.takeRest(first.rest);
    return true;
  }

  /** With the place that was said ahead of it. */
  private placed = (fact: Fact): Fact => ({ ...fact, look: { ...fact.look, ...saidOf(this.ahead) } });
}

/** Reads a message as a brief. Never throws; what no rule explains steers nothing and is printed nowhere. */
export const readBrief = (message: string): Brief => new BriefReader(message).read();
