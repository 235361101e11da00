/**
 * Replacements for personal data: of the same length, with the same gaps and signs, so that lines and layouts stay as
 * they were, and visibly made up.
 */
import type { PersonalKind } from './detect.ts';

export type StandInKind = PersonalKind | 'name' | 'handle' | 'site' | 'shop' | 'id';

const WORDS: Readonly<Record<'name' | 'handle' | 'site' | 'shop' | 'id' | 'secret', string>> = {
  name: 'person',
  handle: 'handle',
  site: 'example',
  shop: 'shop',
  id: 'id',
  secret: 'redacted',
};

/**
 * The prefix that identifies a service's keys: not secret by itself, and it tells readers of the transcript what kind
 * of secret was there.
 */
const KEY_PREFIX = /^(?:sk-|(?:sk|pk|rk)_(?:live|test)_|gh[opsur]_|github_pat_|glpat-|xox[abeoprs]-|hf_)/;

/** A word with a number, of exactly that length. */
function filled(word: string, length: number, number: number): string {
  const digits = String(number);
  if (length > digits.length) return word.padEnd(length, 'x').slice(0, length - digits.length) + digits;
  // No room for both: letters serve as digits.
  return number.toString(36).padStart(length, 'x').slice(-length);
}

/** Digits in place of digits: `lead` first, the number last. */
function renumbered(text: string, fill: string, number: number): string {
  const count = text.replace(/\D/g, '').length;
  const digits = String(number).padStart(count, fill).slice(-count);
  let index = 0;
  return text.replace(/\d/g, () => digits[index++] ?? fill);
}

/** Every word of a text, filled; gaps and signs stay. */
function worded(text: string, word: string, number: number): string {
  let at = 0;
  return text.replace(/[\p{L}\p{N}]+/gu, (found) => {
    at += 1;
    const made = filled(at === 1 ? word : 'x', found.length, number);
    if (found === found.toUpperCase() && found !== found.toLowerCase()) return made.toUpperCase();
    return found.charAt(0) !== found.charAt(0).toLowerCase() ? made.charAt(0).toUpperCase() + made.slice(1) : made;
  });
}

/** Reserved: nobody can own it (RFC 2606). */
const NOBODYS = '.example';

/** A domain that nobody can own; if there is no room for one, its last part stays, which is not personal. */
function domain(text: string, number: number): string {
  const dot = text.lastIndexOf('.');
  if (dot <= 0) return filled('example', text.length, number);
  if (text.length > NOBODYS.length) return filled('site', text.length - NOBODYS.length, number) + NOBODYS;
  return filled('example', dot, number) + text.slice(dot);
}

function email(text: string, number: number): string {
  const at = text.lastIndexOf('@');
  return `${filled('person', at, number)}@${domain(text.slice(at + 1), number)}`;
}

function address(text: string, number: number): string {
  if (text.includes(':')) {
    let digits = [...text].filter((character) => character !== ':').length;
    const last = number.toString(16);
    return text.replace(/[0-9a-f]/gi, () => {
      digits -= 1;
      return digits < last.length ? (last[last.length - 1 - digits] ?? '0') : '0';
    });
  }
  const parts = text.split('.');
  return parts
    .map(({ length }, index) =>
      index < 3
        ? ['0', '10', '192'][length - 1]
        : String(number)
            .padStart(length, length === 3 ? '10' : '0')
            .slice(-length),
    )
    .join('.');
}

/** The `number`-th replacement of that kind for something of this form. */
export function standIn(kind: StandInKind, text: string, number: number): string {
  switch (kind) {
    case 'email':
      return email(text, number);
    case 'phone':
      return renumbered(text, '5', number);
    case 'card':
      return renumbered(text, '0', number);
    case 'iban': {
      const body = renumbered(text.replace(/[A-Za-z0-9]/g, '0'), '0', number);
      return `XX${body.slice(2)}`;
    }
    case 'ip':
      return address(text, number);
    case 'secret': {
      const prefix = KEY_PREFIX.exec(text)?.[0] ?? '';
      return prefix + filled('redacted', text.length - prefix.length, number);
    }
    case 'site': {
      const slash = text.indexOf('/');
      const host = slash < 0 ? text : text.slice(0, slash);
      return domain(host, number) + (slash < 0 ? '' : worded(text.slice(slash), 'x', number));
    }
    default:
      return worded(text, WORDS[kind], number);
  }
}
