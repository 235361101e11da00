/** For tests of recognizers: expected values stand in brackets inside the wording, "tickets [$15] at the door". */
import type { Recognized } from './recognized.ts';

/** Takes the brackets out, runs a recognizer and puts brackets around what it found. */
export function remark(recognize: (text: string) => readonly Recognized[], marked: string): string {
  const text = marked.replace(/[[\]]/g, '');
  let shown = '';
  let behind = 0;
  for (const { span } of recognize(text).toSorted((a, b) => a.span[0] - b.span[0])) {
    shown += `${text.slice(behind, span[0])}[${text.slice(...span)}]`;
    behind = span[1];
  }
  return shown + text.slice(behind);
}
