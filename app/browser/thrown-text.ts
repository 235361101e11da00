/** The error of a failed request, in words for users. */
import { message } from '#messages/message.ts';

/**
 * The text of any thrown value: the server's `{ error: { message } }`, a plain string, an Error; a general sentence for
 * anything else.
 */
export function thrownText(thrown: unknown): string {
  if (isUnreachable(thrown)) return message('common.unreachable');
  if (typeof thrown === 'string' && thrown) return thrown;
  if (typeof thrown === 'object' && thrown !== null) {
    if ('error' in thrown && typeof thrown.error === 'object' && thrown.error !== null && 'message' in thrown.error) {
      return String(thrown.error.message);
    }
    if ('message' in thrown && typeof thrown.message === 'string' && thrown.message) return thrown.message;
  }
  return message('common.somethingWentWrong');
}

/** The code of the server's `{ error: { code } }`; null for anything else. */
export function thrownCode(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return null;
  const { error } = thrown;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Browsers' errors for requests without any answer; each browser has its own text, none of them meant for users. */
const unreachable =
  /^(?:failed to fetch|networkerror|load failed|network error|fetch failed|the network connection was lost)/i;

function isUnreachable(thrown: unknown): boolean {
  const words = typeof thrown === 'string' ? thrown : thrown instanceof TypeError ? thrown.message : '';
  return unreachable.test(words);
}
