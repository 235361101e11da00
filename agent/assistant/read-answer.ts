/** Answers to what the assistant asked: which one, what colour, where to, what it should say; and what was held back until then. */
import { message } from '#messages/message.ts';
import { placeIn } from './abilities/photo-repairs.ts';
import { partNamed } from './abilities/picked-cutouts.ts';
import { readScene } from './abilities/scenes.ts';
import { splitBrief } from './compose/after-a-brief.ts';
import { clausesOf, leadingVerb } from './clauses.ts';
import type { Intent } from './intents.ts';
import { readClause } from './read-clause.ts';
import { takeChange } from './read-change.ts';
import { takeColor } from './read-color.ts';
import { withoutNo } from './read-followup.ts';
import { readResizes } from './read-page.ts';
import { readReference } from './read-reference.ts';
import { words } from './rules.ts';
import type { Exchange } from './read-prompt.ts';
import { Scan } from './scan.ts';
import { plainWording } from './wording.ts';
import type { Understood } from './understood.ts';

type Question = 'assistant.directionsVague' | 'assistant.askScene' | 'assistant.askText' | 'assistant.askColor' | 'assistant.askPlace' | 'assistant.askHeadline' | 'assistant.askSticker' | 'assistant.askLogoName' | 'assistant.askFont' | 'assistant.remark.newDesign' | 'assistant.remark.whatAbout';
export const asked = (said: string, key: Question) => said.trimEnd().endsWith(message(key));
const WHERE_TO_ERASE = message('assistant.askErase', { what: '§' }).split('§')[1] ?? '';
const WHERE_TO_KEEP = message('assistant.askKeep', { what: '§' }).split('§')[1] ?? '';
const WHICH = new RegExp(`${message('assistant.askWhich', { list: '§' }).split('§')[0] ?? ''}`);

/** What was held back until it was said what should become of the design that is there. */
export function answeredBrief(request: string, last: Exchange | undefined): Understood | null {
  if (!last || !asked(last.said, 'assistant.remark.newDesign')) return null;
  if (words('(?:new|another|next|second|own|separate|extra) page|page (?:2|two)|on a page').test(request)) return { brief: splitBrief(last.request).brief, onNewPage: true, intents: splitBrief(last.request).rest };
  if (/^(?:yes|yeah|yep|sure|ok|okay|please)?[\s,.!]*(?:start (?:over|again|afresh|fresh)|replace(?: it| this)?|new(?: one| design)?|over|do (?:it|that)|go ahead|afresh|instead)?(?: with (?:that|this|it|the new one))?[\s.!,]*(?:please)?[\s.!]*$/i.test(request.trim()) && request.trim() !== '') {
    const { brief, rest } = splitBrief(last.request);
    return { brief, intents: rest };
  }
  return null;
}

/** The wishes that the last question was about, completed by the answer; null when the answer is a new request. */
export function answeredIntents(request: string, last: Exchange | undefined): Intent[] | null {
  if (!last || request.trim() === '') return null;
  const [first] = clausesOf(withoutNo(request));
  // Who answers with a wish of their own has changed their mind.
  if (!first || (leadingVerb(first.text) !== null && !/^(?:use|make|the|call)\b/i.test(request))) return null;
  const wishes = () => clausesOf(withoutNo(plainWording(last.request))).flatMap(readClause);
  if (asked(last.said, 'assistant.askHeadline')) return [{ kind: 'add-text', text: unquoted(request), role: 'headline', change: {} }];
  if (asked(last.said, 'assistant.askText')) {
    return wishes().flatMap((intent): Intent[] => (intent.kind === 'add-text' && intent.text === null ? [{ ...intent, text: unquoted(request) }] : []));
  }
  if (asked(last.said, 'assistant.askSticker')) return wishes().flatMap((intent): Intent[] => (intent.kind === 'add-sticker' ? [{ ...intent, sticker: unquoted(request).replace(/^(?:an?|the|some)\s+/i, '') }] : []));
  if (asked(last.said, 'assistant.askLogoName')) {
    const [name = '', ...what] = unquoted(request).replace(/^(?:it'?s (?:called )?|call it |the name is |my (?:brand|shop|company|business) is (?:called )?)/i, '').split(/\s*,\s*/);
    return wishes().flatMap((intent): Intent[] => (intent.kind === 'logo' ? [{ kind: 'logo', wish: { ...intent.wish, name, ...(what.length > 0 ? { description: what.join(', ').replace(/^(?:an?|the)\s+/i, '') } : {}) } }] : []));
  }
  if (asked(last.said, 'assistant.askScene')) {
    const said = readScene(`put it ${/^(?:on|in|at|from|top|side|against)(?!\p{L})/iu.test(request) ? '' : 'on '}${request}`)?.words ?? request.trim().replace(/[.!]+$/, '');
    return wishes().flatMap((intent): Intent[] => (intent.kind === 'scene' ? [{ ...intent, words: said.slice(0, 300) }] : []));
  }
  if (WHERE_TO_ERASE !== '' && last.said.endsWith(WHERE_TO_ERASE)) {
    const place = placeIn(`at the ${request.replace(/^(?:it'?s |it is |that'?s )?(?:(?:at|in|on|to) )?(?:the )?/i, '')}`);
    return place ? wishes().flatMap((intent): Intent[] => (intent.kind === 'repair' && intent.wish.do === 'erase' ? [{ kind: 'repair', wish: { ...intent.wish, inPhoto: true, place } }] : [])) : null;
  }
  if (WHERE_TO_KEEP !== '' && last.said.endsWith(WHERE_TO_KEEP)) {
    const part = partNamed(request.trim().replace(/[.!]+$/, '').replace(/^(?:it'?s |it is |that'?s |the one )/i, ''));
    return part ? wishes().flatMap((intent): Intent[] => (intent.kind === 'cutout' && intent.keep ? [{ ...intent, keep: { ...intent.keep, part } }] : [])) : null;
  }
  if (asked(last.said, 'assistant.askColor')) {
    const color = takeColor(new Scan(request));
    return color ? wishes().flatMap((intent): Intent[] => (intent.kind === 'background' ? [{ kind: 'background', wish: { color } }] : intent.kind === 'which-color' ? [{ kind: 'change', targets: intent.targets, change: { color } }] : [])) : null;
  }
  if (asked(last.said, 'assistant.askPlace')) {
    const { position } = takeChange(new Scan(request), { moving: true });
    return position ? wishes().flatMap((intent): Intent[] => (intent.kind === 'which-place' ? [{ kind: 'change', targets: intent.targets, change: { position } }] : [])) : null;
  }
  if (!WHICH.test(last.said) && !last.said.endsWith('Which one do you mean?')) return null;
  // "an email header version too" names no headline.
  if (readResizes(first.text, request)) return null;
  const reference = /^make\b/i.test(request) ? null : readReference(request);
  if (!reference) return null;
  const target = { ...reference, pronoun: false };
  return wishes().flatMap((intent): Intent[] => {
    if (intent.kind === 'change' || intent.kind === 'duplicate') return [{ ...intent, targets: [target] }];
    if (intent.kind === 'delete') return [{ kind: 'delete', targets: [target] }];
    if (intent.kind === 'repair') return [{ kind: 'repair', wish: { ...intent.wish, target } }];
    if (intent.kind === 'scene') return [{ ...intent, target }];
    return intent.kind === 'put-picture' || intent.kind === 'crop' || intent.kind === 'cutout' ? [{ ...intent, target }] : [];
  });
}

function unquoted(text: string): string {
  return new Scan(text.trim()).takeQuote() ?? text.trim().replace(/^(?:it should say|say|make it say|use)\s+/i, '').replace(/\.$/, '');
}
