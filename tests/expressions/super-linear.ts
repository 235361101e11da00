/**
 * Decides from its automaton alone whether a backtracking matcher may need more than linear time for an expression: no
 * input is tried, no time measured. Exponential: one loop reads some word in two ways. Polynomial: two loops read the
 * same word, and the word leads from one to the other; the search for a start counts as the first loop (Weber and
 * Seidl, On the degree of ambiguity of finite automata, 1991). A loop that passes a place where the expression could
 * end is safe: the matcher backtracks to the last such place and no further.
 */
import { automataOf, type Automaton } from './automaton.ts';

/** Why an expression isn't linear; null when it is. */
export type Verdict = { growth: 'exponential' | 'polynomial' | 'unknown'; reason: string } | null;

/** Combinations of states examined before giving up. */
const MOST_COMBINATIONS = 1_000_000;
const SEARCH = 0;

class Examined {
  private left = MOST_COMBINATIONS;
  private readonly followers = new Map<number, number[]>();

  private readonly automaton: Automaton;
  private readonly letters: readonly number[];

  constructor(automaton: Automaton) {
    this.automaton = automaton;
    this.letters = Array.from({ length: automaton.atoms }, (_, letter) => letter);
  }

  verdict(): Verdict {
    const loops = this.loops();
    for (const loop of loops)
      if (!loop.has(SEARCH) && this.isTwofold(loop))
        return { growth: 'exponential', reason: 'a loop reads the same text in two ways' };
    for (const first of loops) {
      for (const second of loops) {
        if (first === second || second.has(SEARCH) || !this.leads(first, second)) continue;
        if (this.trades(first, second))
          return {
            growth: 'polynomial',
            reason: first.has(SEARCH) ? 'a loop is begun again at each place' : 'two loops read the same text',
          };
      }
    }
    return null;
  }

  /** Strongly connected states (Tarjan). */
  private loops(): Set<number>[] {
    const { edges } = this.automaton;
    const order = new Map<number, number>();
    const low = new Map<number, number>();
    const stack: number[] = [];
    const on = new Set<number>();
    const found: Set<number>[] = [new Set([SEARCH])];
    const visit = (state: number): void => {
      order.set(state, order.size);
      low.set(state, order.size - 1);
      stack.push(state);
      on.add(state);
      for (const { to } of edges[state] ?? []) {
        if (!order.has(to)) visit(to);
        if (on.has(to)) low.set(state, Math.min(low.get(state) ?? 0, low.get(to) ?? 0));
      }
      if (low.get(state) !== order.get(state)) return;
      const loop = new Set(stack.splice(stack.indexOf(state)));
      for (const one of loop) on.delete(one);
      if (loop.size > 1 || (edges[state] ?? []).some(({ to }) => to === state)) found.push(loop);
    };
    for (const state of edges.keys()) if (state !== SEARCH && !order.has(state)) visit(state);
    return found;
  }

  /** Whether a loop can read some word in two ways. */
  private isTwofold(loop: ReadonlySet<number>): boolean {
    const seen = new Set<string>();
    const waiting: [a: number, b: number, letter: number][] = [];
    const add = (a: number, b: number, letter: number): void => {
      const key = `${a} ${b} ${letter}`;
      if (seen.has(key)) return;
      this.count();
      seen.add(key);
      waiting.push([a, b, letter]);
    };
    for (const state of loop) {
      for (const before of this.lettersOf(state)) {
        for (const letter of this.letters) {
          const next = this.within(loop, state, before, letter);
          for (const [index, a] of next.entries()) {
            for (const b of next.slice(index + 1)) {
              if (a === b) return true;
              add(a, b, letter);
            }
          }
        }
      }
    }
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [a, b, before] = next;
      for (const letter of this.letters) {
        const others = this.within(loop, b, before, letter);
        for (const c of this.within(loop, a, before, letter)) {
          for (const d of others) {
            if (c === d) return true;
            add(c, d, letter);
          }
        }
      }
    }
    return false;
  }

  /** Whether some word keeps the first loop in place, leads from it into the second, and keeps that in place too. */
  private trades(first: ReadonlySet<number>, second: ReadonlySet<number>): boolean {
    for (const p of first) {
      for (const q of second) {
        const last = this.lettersOf(q).filter((letter) => this.isIn(p, letter));
        // The word ends with the letter that precedes it. Two such letters are tried together before each alone.
        if (
          this.reaches(p, q, last, first, second) &&
          last.some((letter) => this.reaches(p, q, [letter], first, second))
        )
          return true;
      }
    }
    return false;
  }

  private reaches(
    p: number,
    q: number,
    last: readonly number[],
    first: ReadonlySet<number>,
    second: ReadonlySet<number>,
  ): boolean {
    const seen = new Set<string>();
    const waiting = last.map((letter): [x: number, y: number, z: number, letter: number] => [p, p, q, letter]);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [x, y, z, before] = next;
      for (const letter of this.letters) {
        const thirds = this.within(second, z, before, letter);
        if (thirds.length === 0) continue;
        const firsts = x === SEARCH ? [SEARCH] : this.within(first, x, before, letter);
        if (firsts.length === 0) continue;
        const middles = y === SEARCH ? [SEARCH, ...this.after(y, before, letter)] : this.after(y, before, letter);
        for (const a of firsts) {
          for (const b of middles) {
            for (const c of thirds) {
              if (a === p && b === q && c === q && last.includes(letter)) return true;
              const key = `${a} ${b} ${c} ${letter}`;
              if (seen.has(key)) continue;
              this.count();
              seen.add(key);
              waiting.push([a, b, c, letter]);
            }
          }
        }
      }
    }
    return false;
  }

  /** Whether a path leads from one loop into another on letters that both can read. */
  private leads(first: ReadonlySet<number>, second: ReadonlySet<number>): boolean {
    const { classes, edges } = this.automaton;
    const readBy = (loop: ReadonlySet<number>) =>
      [...loop].reduce((letters, state) => letters | (classes[state] ?? 0n), 0n);
    const shared = readBy(first) & readBy(second);
    const seen = new Set(first);
    const waiting = [...first];
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      if (second.has(state)) return true;
      for (const { to } of edges[state] ?? []) {
        if (seen.has(to) || ((classes[to] ?? 0n) & shared) === 0n) continue;
        seen.add(to);
        waiting.push(to);
      }
    }
    return false;
  }

  /** The states that a letter leads to inside a loop; none from a place at which the expression could end before it. */
  private within(loop: ReadonlySet<number>, state: number, before: number, letter: number): number[] {
    const next = this.after(state, before, letter).filter((to) => loop.has(to));
    if (next.length === 0) return next;
    const [was, is] = [1n << BigInt(before), 1n << BigInt(letter)];
    const couldEnd = (this.automaton.ends[state] ?? []).some(
      (gate) => (gate.before & was) !== 0n && (gate.after & is) !== 0n,
    );
    return couldEnd ? [] : next;
  }

  /** The states that a letter leads to from a state that another letter led into; they repeat once per path. */
  private after(state: number, before: number, letter: number): number[] {
    const { atoms, classes, edges } = this.automaton;
    const key = (state * atoms + before) * atoms + letter;
    const known = this.followers.get(key);
    if (known) return known;
    const [was, is] = [1n << BigInt(before), 1n << BigInt(letter)];
    const found = (edges[state] ?? [])
      .filter(
        ({ to, gate }) => (gate.before & was) !== 0n && (gate.after & is) !== 0n && ((classes[to] ?? 0n) & is) !== 0n,
      )
      .map(({ to }) => to);
    this.followers.set(key, found);
    return found;
  }

  private lettersOf(state: number): number[] {
    return this.letters.filter((letter) => this.isIn(state, letter));
  }

  private isIn(state: number, letter: number): boolean {
    return ((this.automaton.classes[state] ?? 0n) & (1n << BigInt(letter))) !== 0n;
  }

  private count(): void {
    this.left -= 1;
    if (this.left < 0) throw new Error(`has more than ${MOST_COMBINATIONS} combinations of states`);
  }
}

/** The verdict on an expression. What can't be parsed or is too large to examine counts as not linear. */
export function superLinear(source: string, flags: string): Verdict {
  try {
    for (const automaton of automataOf(source, flags)) {
      const verdict = new Examined(automaton).verdict();
      if (verdict) return verdict;
    }
    return null;
  } catch (error) {
    return { growth: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
}
