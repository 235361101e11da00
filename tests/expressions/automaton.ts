/**
 * A regular expression as the automaton that a backtracking matcher walks (Glushkov's construction): a state per
 * character class, an edge per way from one to the next. Two ways between the same states are two edges, as the matcher
 * tries both.
 */
import { CharBase, CharSet, JS, type Concatenation, type Element } from 'refa';

/**
 * A set of atoms, one bit each. Atoms partition the characters by the classes of the expression; `end` is an extra
 * atom.
 */
type Atoms = bigint;

/** Requirements of one-character assertions for the letters before and after a position. */
export interface Gate {
  before: Atoms;
  after: Atoms;
}

interface Step {
  state: number;
  gate: Gate;
}

export interface Edge {
  to: number;
  gate: Gate;
}

export interface Automaton {
  /** The letters that lead into each state. State 0 is the search for a start: any letter leads back to it. */
  classes: readonly Atoms[];
  edges: readonly (readonly Edge[])[];
  /**
   * How the whole expression may end after each state; empty for bodies of assertions, whose end doesn't end the match.
   */
  ends: readonly (readonly Gate[])[];
  atoms: number;
}

type Direction = 'ahead' | 'behind';

interface Fragment {
  first: Step[];
  last: Step[];
  /** Paths that consume no letter. */
  empty: Gate[];
}

/** Counted repetitions are expanded; expressions with more states than this should be rewritten. */
const MOST_STATES = 3_000;
const SEARCH = 0;

const elementsIn = (alternatives: readonly Concatenation[]): readonly Element[] =>
  alternatives.flatMap(({ elements }) => elements);

function* setsIn(elements: readonly Element[]): Generator<CharSet> {
  for (const element of elements) {
    if (element.type === 'CharacterClass') yield element.characters;
    else if (element.type !== 'Unknown') yield* setsIn(elementsIn(element.alternatives));
  }
}

class Builder {
  readonly classes: Atoms[];
  readonly edges: Edge[][] = [[]];
  /** Bodies of assertions that are analysed separately. */
  readonly apart: { alternatives: readonly Concatenation[]; direction: Direction }[] = [];
  private readonly base: CharBase;
  private readonly end: Atoms;
  private readonly any: Atoms;
  private readonly open: Gate;

  constructor(alternatives: readonly Concatenation[], maxCharacter: number) {
    this.base = new CharBase([CharSet.all(maxCharacter), ...setsIn(elementsIn(alternatives))]);
    this.end = 1n << BigInt(this.base.sets.length);
    this.any = (this.end << 1n) - 1n;
    this.open = { before: this.any, after: this.any };
    this.classes = [this.any & ~this.end];
  }

  automaton(alternatives: readonly Concatenation[], direction: Direction, isWhole: boolean): Automaton {
    const { first, last } = this.alternation(alternatives, direction);
    for (const step of first) this.connect({ state: SEARCH, gate: this.open }, step);
    const ends = this.classes.map((): Gate[] => []);
    for (const { state, gate } of isWhole ? last : []) ends[state]?.push(gate);
    return { classes: this.classes, edges: this.edges, ends, atoms: this.base.sets.length };
  }

  private alternation(alternatives: readonly Concatenation[], direction: Direction): Fragment {
    const parts = alternatives.map((one) => this.concatenation(one, direction));
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      empty: twice(parts.flatMap(({ empty }) => empty)),
    };
  }

  private concatenation({ elements }: Concatenation, direction: Direction): Fragment {
    const inOrder = direction === 'ahead' ? elements : elements.toReversed();
    return inOrder
      .map((element) => this.element(element, direction))
      .reduce((all, next) => this.joined(all, next), this.nothing());
  }

  private element(element: Element, direction: Direction): Fragment {
    switch (element.type) {
      case 'CharacterClass':
        return this.letter(this.atomsOf(element.characters));
      case 'Alternation':
        return this.alternation(element.alternatives, direction);
      case 'Quantifier':
        return this.repeated(element.alternatives, element, direction);
      case 'Assertion':
        return this.assertion(element, direction);
      case 'Unknown':
        throw new Error('cannot be read');
    }
  }

  private assertion(
    { alternatives, kind, negate }: Extract<Element, { type: 'Assertion' }>,
    direction: Direction,
  ): Fragment {
    const letters = alternatives.map(({ elements }) =>
      elements.length === 1 && elements[0]?.type === 'CharacterClass' ? elements[0].characters : null,
    );
    if (letters.every((set) => set !== null)) {
      const all = letters.reduce((sum, set) => sum | this.atomsOf(set), 0n);
      const asked = negate ? this.any & ~all : all;
      const gate = kind === direction ? { ...this.open, after: asked } : { ...this.open, before: asked };
      return { first: [], last: [], empty: [gate] };
    }
    if (kind !== direction) {
      this.apart.push({ alternatives, direction: kind });
      return this.nothing();
    }
    // A lookahead is a separate path that leads nowhere.
    return { first: this.alternation(alternatives, direction).first, last: [], empty: [this.open] };
  }

  private repeated(
    alternatives: readonly Concatenation[],
    { min, max }: { min: number; max: number },
    direction: Direction,
  ): Fragment {
    const once = () => this.alternation(alternatives, direction);
    let all = this.nothing();
    for (let count = 0; count < (max === Infinity ? min - 1 : min); count += 1) all = this.joined(all, once());
    if (max === Infinity) {
      const loop = once();
      for (const from of loop.last) for (const to of loop.first) this.connect(from, to);
      return this.joined(all, { ...loop, empty: min === 0 ? [this.open] : loop.empty });
    }
    let rest = this.nothing();
    for (let count = min; count < max; count += 1) rest = { ...this.joined(once(), rest), empty: [this.open] };
    return this.joined(all, rest);
  }

  private joined(a: Fragment, b: Fragment): Fragment {
    for (const from of a.last) for (const to of b.first) this.connect(from, to);
    const through = (steps: readonly Step[], empty: readonly Gate[]) =>
      steps.flatMap(({ state, gate }) => empty.map((other) => ({ state, gate: both(gate, other) })));
    return {
      first: [...a.first, ...through(b.first, a.empty)],
      last: [...b.last, ...through(a.last, b.empty)],
      empty: twice(a.empty.flatMap((gate) => b.empty.map((other) => both(gate, other)))),
    };
  }

  private connect(from: Step, to: Step): void {
    const gate = both(from.gate, to.gate);
    if ((gate.before & (this.classes[from.state] ?? 0n)) === 0n || (gate.after & (this.classes[to.state] ?? 0n)) === 0n)
      return;
    const edges = this.edges[from.state] ?? [];
    // It only matters whether there are two ways.
    if (
      edges.filter((edge) => edge.to === to.state && edge.gate.before === gate.before && edge.gate.after === gate.after)
        .length < 2
    )
      edges.push({ to: to.state, gate });
  }

  private letter(atoms: Atoms): Fragment {
    if (this.classes.length >= MOST_STATES)
      throw new Error(`has more than ${MOST_STATES} characters with its repetitions written out`);
    const state = this.classes.push(atoms) - 1;
    this.edges.push([]);
    const step = { state, gate: this.open };
    return { first: [step], last: [step], empty: [] };
  }

  private nothing(): Fragment {
    return { first: [], last: [], empty: [this.open] };
  }

  private atomsOf(set: CharSet): Atoms {
    return this.base.split(set).reduce((atoms, index) => atoms | (1n << BigInt(index)), 0n);
  }
}

const both = (a: Gate, b: Gate): Gate => ({ before: a.before & b.before, after: a.after & b.after });

/** Each gate at most twice. */
function twice(gates: readonly Gate[]): Gate[] {
  const alike = (a: Gate, b: Gate) => a.before === b.before && a.after === b.after;
  return gates.filter((gate, index) => gates.slice(0, index).filter((other) => alike(gate, other)).length < 2);
}

/**
 * The automaton of an expression, and those of the assertions that the matcher reads separately. Throws for expressions
 * that can't be parsed.
 */
export function automataOf(source: string, flags: string): Automaton[] {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    backreferences: 'throw',
    simplify: false,
  });
  const whole = new Builder(expression.alternatives, maxCharacter);
  const automata = [whole.automaton(expression.alternatives, 'ahead', true)];
  const waiting = [...whole.apart];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const body = new Builder(next.alternatives, maxCharacter);
    automata.push(body.automaton(next.alternatives, next.direction, false));
    waiting.push(...body.apart);
  }
  return automata;
}
