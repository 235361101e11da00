/**
 * `npm run understand -- "<message>"`: prints how the built-in assistant reads the first message of a design: what is
 * printed and what only steers, each with its place in the message, and the calls that are made of it.
 */
import { briefIn } from '#agent/dialogue/acts/act.ts';
import { compositionCalls } from '#agent/dialogue/plan/compose.ts';
import { understandFirst } from '#agent/dialogue/understand/understand.ts';
import { runCommand } from './running/failing.ts';

runCommand(async () => {
  const message = process.argv.slice(2).join(' ').trim();
  if (message === '') throw new Error('Give the message to read: npm run understand -- "Poster for my jazz night"');
  const understanding = understandFirst(message);
  const brief = briefIn(understanding);
  const calls = brief ? compositionCalls(brief, []) : [];
  console.log(JSON.stringify({ ...understanding, calls }, null, 2));
});
