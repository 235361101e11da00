/** Answers to messages that are not English, in their own language where there are words for it. */
import { answersIn } from '#messages/in-other-languages.ts';
import { message } from '#messages/message.ts';

const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) ??
  message('assistant.otherLanguage');

/** `made`: the texts on the page that was just composed; null: nothing was done. `isDrawable`: the fonts have its letters. */
export function foreignAnswer(language: string, made: readonly string[] | null, isDrawable: boolean): string {
  const answers = answersIn(language);
  if (answers) {
    const list = (made ?? []).map((text) => message(answers.quoted, { text })).join(answers.comma);
    return `${made ? message(answers.made, { list }) : message(answers.kept)} ${message(answers.how)}`;
  }
  const list = (made ?? []).map((text) => `“${text}”`).join(', ');
  const done = made ? message('assistant.foreignMade', { list }) : message('assistant.foreignKept');
  const missing = isDrawable ? '' : ` ${message('assistant.foreignLetters')}`;
  return `${message('assistant.foreign', { language: nameOf(language) })} ${done}${missing}`;
}
