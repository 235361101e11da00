/** A whole request: a brief for something new, or wishes about what is there; and answers to what was asked before. */
import { message } from '#messages/message.ts';
import { beginsAsDesign, isBrief } from './compose/brief.ts';
import { clausesOf, leadingVerb } from './clauses.ts';
import type { Intent } from './intents.ts';
import { readClause } from './read-clause.ts';
import { takeColor } from './read-color.ts';
import { readReference } from './read-reference.ts';
import { words } from './rules.ts';
import type { Canvas } from './read-canvas.ts';
import type { Conversation, Exchange } from './read-prompt.ts';
import { Scan } from './scan.ts';

/** What a request comes to: a composition first, if it is a brief, then the wishes in order. */
export interface Understood {
  brief: string | null;
  /** Everything on the page goes first. */
  startOver: boolean;
  intents: Intent[];
}

const AFRESH = words('start(?:ing)? (?:over|again|from scratch|afresh|fresh)|from scratch|(?:a )?(?:completely |whole |brand )?new design|instead of this(?: one)?');
/** "start over with …", before what is wanted instead. */
const AFRESH_LEAD = /^\s*(?:(?:please|ok|okay|no|let's|can we)[,\s]+)*start(?:ing)? (?:over|again|afresh|fresh|from scratch)(?:[^:.,!]{0,30}[:.,!]|\s+(?:and|with))\s*/i;
const QUESTION = /\?\s*$/;

/** Wishes that a brief does not contain: they follow it. */
function followsBrief(intent: Intent): boolean {
  return intent.kind === 'export' || intent.kind === 'undo' || intent.kind === 'change' || intent.kind === 'delete' || intent.kind === 'cannot';
}

/** The clauses of a brief, and what is to be done behind it. */
function split(request: string): { brief: string; rest: Intent[] } {
  const clauses = clausesOf(request);
  const rest: Intent[] = [];
  let end = request.length;
  for (const [index, clause] of clauses.entries()) {
    if (index === 0) continue;
    const intents = readClause(clause);
    const behind = leadingVerb(clause.text) !== null && intents.every((intent) => followsBrief(intent) || intent.kind === 'background' || (intent.kind === 'add-text' && intent.text !== null));
    if (!behind) continue;
    if (rest.length === 0) end = request.indexOf(clause.text);
    rest.push(...intents);
  }
  return { brief: request.slice(0, end).replace(/[\s,]*(?:and|then|,|\.)*\s*$/i, ''), rest };
}

/** Whether a request on an empty page describes a design. */
function describesDesign(request: string, attached: readonly string[]): boolean {
  const [first] = clausesOf(request);
  if (!first) return attached.length > 0;
  if (isBrief(first.text) || beginsAsDesign(request)) return true;
  const intents = readClause(first);
  if (intents.some(({ kind }) => kind === 'talk' || kind === 'look' || kind === 'undo' || kind === 'export')) return false;
  if (intents.some(({ kind }) => kind === 'cannot')) return leadingVerb(first.text) === null && !QUESTION.test(request);
  if (leadingVerb(first.text) !== null || QUESTION.test(request)) return false;
  // "bigger", "in red": a change of something that is not there. "Black Friday, 70% off" only sounds like one.
  const bareChange = intents.every((intent) => intent.kind === 'change' && intent.targets.every(({ content }) => content === undefined));
  return !bareChange && intents.every(({ kind }) => kind === 'unclear' || kind === 'resize' || kind === 'add-text' || kind === 'change');
}

/** `composing`: whether this turn has begun a composition; null: it has not begun at all. */
export function understand({ now, canvas, earlier }: Pick<Conversation, 'now' | 'canvas' | 'earlier'>, composing: boolean | null): Understood {
  const { attached } = now;
  const request = now.request.replace(AFRESH_LEAD, '');
  const answered = answeredIntents(request, earlier.at(-1));
  if (answered && composing !== true) return { brief: null, startOver: false, intents: answered };
  const afresh = AFRESH.test(now.request);
  const fresh = composing ?? (isEmpty(canvas) ? describesDesign(request, attached) : afresh && request !== '' && !AFRESH.test(request) && describesDesign(request, []));
  if (fresh) {
    const { brief, rest } = split(request);
    return { brief, startOver: composing === null ? !isEmpty(canvas) : afresh, intents: rest };
  }
  const read = clausesOf(now.request).flatMap(readClause);
  // "Thanks! Now …": the wish is what counts.
  const wishes = read.filter(({ kind }) => kind !== 'talk');
  const intents = wishes.length > 0 ? wishes : read;
  if (intents.length === 0 && attached.length > 0) return { brief: null, startOver: false, intents: [{ kind: 'put-picture', target: { kind: 'image', said: 'the photo' }, change: {} }] };
  return { brief: null, startOver: false, intents: intents.length > 0 ? intents : [{ kind: 'unclear' }] };
}

const isEmpty = (canvas: Canvas) => canvas.layers.length === 0;

const asked = (said: string, key: 'assistant.askText' | 'assistant.askColor' | 'assistant.askHeadline') => said.trimEnd().endsWith(message(key));
const WHICH = new RegExp(`${message('assistant.askWhich', { list: '§' }).split('§')[0] ?? ''}`);

/** The wishes that the last question was about, completed by the answer; null when the answer is a new request. */
function answeredIntents(request: string, last: Exchange | undefined): Intent[] | null {
  if (!last || request.trim() === '') return null;
  const clauses = clausesOf(request);
  const first = clauses[0];
  // Who answers with a wish of their own has changed their mind.
  if (!first || (leadingVerb(first.text) !== null && !/^(?:use|make|the)\b/i.test(request))) return null;
  const wishes = () => clausesOf(last.request).flatMap(readClause);
  if (asked(last.said, 'assistant.askHeadline')) return [{ kind: 'add-text', text: unquoted(request), role: 'headline', change: {} }];
  if (asked(last.said, 'assistant.askText')) {
    return wishes().flatMap((intent): Intent[] => (intent.kind === 'add-text' && intent.text === null ? [{ ...intent, text: unquoted(request) }] : []));
  }
  if (asked(last.said, 'assistant.askColor')) {
    const color = takeColor(new Scan(request));
    return color ? wishes().flatMap((intent): Intent[] => (intent.kind === 'background' ? [{ kind: 'background', wish: { color } }] : [])) : null;
  }
  if (!WHICH.test(last.said) && !last.said.endsWith('Which one do you mean?')) return null;
  const reference = readReference(request);
  if (!reference) return null;
  const target = { ...reference, pronoun: false };
  return wishes().flatMap((intent): Intent[] => {
    if (intent.kind === 'change') return [{ ...intent, targets: [target] }];
    if (intent.kind === 'delete') return [{ kind: 'delete', targets: [target] }];
    return intent.kind === 'put-picture' ? [{ ...intent, target }] : [];
  });
}

function unquoted(text: string): string {
  return new Scan(text.trim()).takeQuote() ?? text.trim().replace(/^(?:it should say|say|make it say|use)\s+/i, '').replace(/\.$/, '');
}
