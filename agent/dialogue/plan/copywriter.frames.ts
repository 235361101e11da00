/**
 * Frames of briefs in a short notation, for tests: "poster | event: jazz night | fact date: Friday | text title: Blue".
 * A subject's kind with a star is a name of its own; "-" stands for no role and no kind.
 */
import { emptyBrief, SUBJECT_KINDS, type Brief } from '../acts/brief.ts';
import { PLAIN_LOOK, type FactKind, type TextRole } from '../acts/values.ts';

/** The frame that a line of notation tells; its first part is what is to be made, "-" for nothing said. */
export function briefOf(notation: string): Brief {
  const [noun = '-', ...parts] = notation.split(' | ');
  const brief = emptyBrief();
  brief.deliverable.noun = noun === '-' ? null : noun;
  for (const part of parts) add(brief, part);
  return brief;
}

function add(brief: Brief, part: string): void {
  const at = part.indexOf(': ');
  const [label = '', kind = ''] = part.slice(0, at).split(' ');
  const text = part.slice(at + 2);
  const subject = SUBJECT_KINDS.find((one) => one === label.replace('*', ''));
  if (label === 'text')
    brief.texts.push({ text, role: kind === '-' ? null : (kind as TextRole), look: PLAIN_LOOK, span: [0, 0] });
  else if (label === 'fact')
    brief.facts.push({
      text,
      kinds: kind === '-' ? [] : (kind.split(',') as FactKind[]),
      look: PLAIN_LOOK,
      span: [0, 0],
    });
  else if (label === 'name') brief.who.name = text;
  else if (label === 'trade') brief.who.business = text;
  else if (label === 'format') brief.deliverable.formats.push(text);
  else if (label === 'audience' || label === 'purpose' || label === 'tone') brief.aside[label] = text;
  else if (label === 'mood') brief.look.mood.push(text);
  else if (label === 'without') brief.without.push(text as Brief['without'][number]);
  else if (subject) brief.subjects.push({ kind: subject, text, named: label.endsWith('*'), span: [0, 0] });
  else throw new Error(`Unknown part of a frame: ${part}`);
}
