/**
 * Runs the parts of a test run in order, each under its heading, and sums them up. Needs of the parts are met first.
 */
import { readFileSync } from 'node:fs';
import { linesOf } from '../../app/services/config/start-error.ts';
import { meetNeeds, type Need } from './machine-needs.ts';
import type { Outcome, Red } from './reports.ts';

/** Receives a part's output. */
export type Say = (text: string) => void;

export interface Part {
  title: string;
  /** Needs of its tests from the machine. */
  needs?: readonly Need[];
  /** Titles of parts that must have passed; otherwise it fails without running. */
  after?: readonly string[];
  /** `behind`: continues while parts with `beside` run. Its output is held back until it has ended. */
  place?: 'behind' | 'beside';
  check(say: Say): Promise<Outcome>;
}

export interface Took {
  title: string;
  /** From beginning to end. */
  seconds: number;
  /**
   * CPU time of its processes, s; null for a part that shared the machine with another. For browsers it is the smaller
   * half: pages and their painting processes are orphans when they end, and nobody waits for those.
   */
  processor: number | null;
}

export interface Sum {
  passed: number;
  failed: number;
  failedParts: string[];
  red: Red[];
  /** In the order in which the parts began. */
  times: Took[];
}

/**
 * A part that throws counts as one failure and doesn't keep others from running. Throws StartError when a need can't be
 * met, before any part.
 */
export async function runParts(parts: readonly Part[], say: Say): Promise<Sum> {
  meetNeeds(
    parts.flatMap(({ needs = [] }) => needs),
    (line) => say(`${line}\n`),
  );
  const sum: Sum = { passed: 0, failed: 0, failedParts: [], red: [], times: [] };
  const passed = new Set<string>();
  let behind: Promise<void> = Promise.resolve();
  for (const part of parts) {
    if (part.place === 'behind') {
      await behind;
      behind = runPart(part, say);
    } else if (part.place === 'beside') {
      let kept = '';
      await runPart(part, (text) => (kept += text));
      await behind;
      say(kept);
    } else {
      await behind;
      await runPart(part, say);
    }
  }
  await behind;
  return sum;

  async function runPart({ title, after = [], place, check }: Part, words: Say): Promise<void> {
    const took: Took = { title, seconds: 0, processor: null };
    sum.times.push(took);
    const [startedAt, before] = [performance.now(), childrensTime()];
    words(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
    let outcome: Outcome;
    try {
      const lacking = after.filter((one) => !passed.has(one));
      if (lacking.length > 0) throw new Error(`Not run: it needs ${lacking.join(', ')}.`);
      outcome = await check(words);
    } catch (error) {
      const lines = linesOf(error) ?? [error instanceof Error ? (error.stack ?? error.message) : String(error)];
      for (const line of lines) words(`${line}\n`);
      outcome = { passed: 0, failed: 1 };
    }
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
    if (outcome.failed > 0) sum.failedParts.push(title);
    else passed.add(title);
    sum.red.push(...(outcome.red ?? []));
    took.seconds = (performance.now() - startedAt) / 1000;
    const end = childrensTime();
    if (place === undefined && before !== null && end !== null) took.processor = end - before;
    words(`${title}: ${outcome.passed} passed, ${outcome.failed} failed (${took.seconds.toFixed(1)} s)\n`);
  }
}

/** CPU time of all ended child processes and their descendants, s; null where the system doesn't report it. */
function childrensTime(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // In ticks, which Linux shows as hundredths: proc(5), cutime and cstime.
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}
