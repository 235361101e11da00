/**
 * Moderation without any service: words and rules. It reads what is typed; it can't judge pictures, and the settings
 * say so.
 */
import type { Moderation, ModerationVerdict } from '#app/services/moderation/moderation.ts';
import { message } from '#messages/message.ts';
import { foldedText } from './folded-text.ts';
import { rules, withoutHarmless } from './rules.ts';

/** Kinds whose results may show people. */
const OF_PEOPLE = /try-on|model|image|video/;

/** The rules' verdict on some texts, read as one: a refusal can't be bypassed by splitting words across fields. */
export function judgeTexts(texts: readonly string[], { people }: { people: boolean }): ModerationVerdict {
  const text = withoutHarmless(foldedText(texts.join(' | ')));
  const broken = rules.find((rule) => (people || rule.ofPeople !== true) && rule.matches(text));
  return broken ? { allowed: false, reason: message(broken.reason) } : { allowed: true };
}

export function createBuiltInModeration(): Moderation {
  return { check: ({ texts, kind }) => Promise.resolve(judgeTexts(texts, { people: OF_PEOPLE.test(kind) })) };
}
