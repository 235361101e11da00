/**
 * What a hosted model is sent of the tools with each request: those of everyday edits in few words, the rest once it has
 * asked for them by `find_tools`. It may call any tool without asking; a call that does not fit its input brings the
 * whole input along with the next request.
 */
import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import { jsonSchema, tool as sdkTool, type Tool as SdkTool } from 'ai';
import { message } from '#messages/message.ts';
import type { Tool } from '#tools/contract/tool.ts';
import { EVERYDAY } from './everyday-tools.ts';
import { inputJsonSchema } from './sdk-tools.ts';
import { sharedValues, shortSchema, withFields, type SharedValues } from './short-schemas.ts';

/** Finds tools. Part of the agent's loop: it changes nothing and nobody else calls it. */
export const FIND_TOOLS = 'find_tools';

/** Most tools that one question brings along. */
const MOST_FOUND = 4;
/** Most tools named in an answer. */
const MOST_NAMED = 8;
/** Tools that fit less than this share of the best are only named. */
const FITS_WELL = 0.6;

type Definition = LanguageModelV4FunctionTool;

interface Known {
  tool: Tool;
  /** As sent without a question; null: not at all. */
  everyday: Definition | null;
  whole: Definition;
  /** What is searched: the words of its name, of its purpose, and of what is said of its input. */
  searched: readonly ReadonlySet<string>[];
}

interface Shelf {
  known: ReadonlyMap<string, Known>;
  values: string;
}

/** The words of a text, lower case, without the shortest, which say nothing. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

function define(name: string, description: string, inputSchema: object): Definition {
  return { type: 'function', name, description, inputSchema };
}

function knownOf(tool: Tool, shared: SharedValues): Known {
  const { name, description } = tool;
  const input = inputJsonSchema(tool);
  const everyday = EVERYDAY[name];
  return {
    tool,
    everyday: everyday
      ? define(
          name,
          everyday.about,
          shortSchema(withFields(input, everyday.fields), { shared, everyday: everyday.words ?? {} }),
        )
      : null,
    whole: define(name, description, shortSchema(input, { shared, everyday: null })),
    searched: [
      name.replaceAll('_', ' '),
      `${tool.use ?? ''} ${everyday?.about ?? ''} ${description}`,
      JSON.stringify(input.properties ?? {}),
    ].map((text) => new Set(wordsOf(text))),
  };
}

/** Made once for each list of tools: the schemas take 60 ms. */
const shelves = new WeakMap<readonly Tool[], Shelf>();

function shelfOf(tools: readonly Tool[]): Shelf {
  let shelf = shelves.get(tools);
  if (!shelf) {
    const shared = sharedValues(tools.map(inputJsonSchema));
    shelf = {
      known: new Map(tools.map((tool) => [tool.name, knownOf(tool, shared)])),
      values: `Values, where a tool says no more of a field\n${shared.lines.map((line) => `- ${line}`).join('\n')}`,
    };
    shelves.set(tools, shelf);
  }
  return shelf;
}

const FIND: Definition = define(
  FIND_TOOLS,
  'Brings tools that are not listed here, and the rare options of those that are, from the next step on. Changes nothing',
  {
    type: 'object',
    properties: {
      names: { type: 'array', items: { type: 'string' }, description: 'Names of tools' },
      words: { type: 'string', description: 'Or what it is about: "curved text", "blend mode"' },
    },
  },
);

/** What a word counts in a tool's name, purpose and input. */
const WEIGHTS = [5, 3, 2] as const;

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'r', 'er', 'ing'];

/** Whether two words are one but for an ending: sharp, sharper. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && ENDINGS.includes(long.slice(short.length));
}

/**
 * The tools that these words fit, best first, each with its share of the best one's fit: words that fit few tools say
 * more.
 */
function fittingTools(known: readonly Known[], words: readonly string[]): { one: Known; share: number }[] {
  const fits = new Map<Known, number>();
  for (const word of words) {
    const found = known.flatMap((one) => {
      const place = one.searched.findIndex((its) => [...its].some((other) => isAlike(word, other)));
      return place < 0 ? [] : [[one, WEIGHTS[place] ?? 0] as const];
    });
    for (const [one, weight] of found)
      fits.set(one, (fits.get(one) ?? 0) + weight * Math.log2(known.length / found.length));
  }
  const best = Math.max(...fits.values());
  return [...fits]
    .filter(([, fit]) => fit > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([one, fit]) => ({ one, share: fit / best }));
}

/** The tools of one turn. */
export class SentTools {
  private readonly tools: readonly Tool[];
  /** Those sent whole, in the order in which they were asked for. */
  private readonly whole = new Set<string>();

  constructor(tools: readonly Tool[]) {
    this.tools = tools;
  }

  private get shelf(): Shelf {
    return shelfOf(this.tools);
  }

  /** The standing instructions with what all inputs have in common. */
  instructions(standing: string): string {
    return `${standing}\n\n${this.shelf.values}`;
  }

  /**
   * For the next request. The order of those that are always sent never changes and others come behind them: servers can
   * cache the beginning.
   */
  definitions(): Definition[] {
    const { known } = this.shelf;
    const always = Object.keys(EVERYDAY).flatMap((name) => {
      const one = known.get(name);
      return one?.everyday ? [this.whole.has(name) ? one.whole : one.everyday] : [];
    });
    const asked = [...this.whole].flatMap((name) => {
      const one = known.get(name);
      return one && !one.everyday ? [one.whole] : [];
    });
    return [...always, FIND, ...asked];
  }

  /** What a model is told of a call's error: if the call does not fit its input, that is sent whole from now on. */
  errorText(tool: Tool, input: unknown, error: string): string {
    if (this.whole.has(tool.name) || tool.input.safeParse(input).success) return error;
    this.whole.add(tool.name);
    return message('agent.inputSentWhole', { error, name: tool.name });
  }

  /** The tool by which the model asks. */
  get findTool(): SdkTool<unknown, string> {
    return sdkTool({
      description: FIND.description ?? '',
      inputSchema: jsonSchema(FIND.inputSchema),
      execute: (input: unknown) => this.find(input),
    });
  }

  /** Answers with a line for each tool that fits, and sends the first of them whole from the next request on. */
  find(input: unknown): string {
    const { names, words } = (input ?? {}) as { names?: unknown; words?: unknown };
    const wanted = (Array.isArray(names) ? names : [names])
      .filter((name) => typeof name === 'string')
      .slice(0, MOST_NAMED);
    const { known } = this.shelf;
    const exact = wanted.flatMap((name) => known.get(name) ?? []);
    const unknown = wanted.filter((name) => !known.has(name)).join(' ');
    const about = wordsOf(`${typeof words === 'string' ? words : ''} ${unknown.replaceAll('_', ' ')}`);
    const fitting = fittingTools([...known.values()], about).filter(({ one }) => !exact.includes(one));
    const well = fitting.filter(({ share }) => share >= FITS_WELL).slice(0, MOST_FOUND);
    const found = [...exact, ...well.map(({ one }) => one)];
    if (found.length === 0) return message('agent.noToolFound');
    for (const { tool } of found) this.whole.add(tool.name);
    const lines = [...exact, ...fitting.map(({ one }) => one)]
      .slice(0, Math.max(exact.length, MOST_NAMED))
      .map(({ tool }) => `${tool.name}: ${tool.use ?? EVERYDAY[tool.name]?.about ?? tool.description}`);
    return [message('agent.toolsFound', { names: found.map(({ tool }) => tool.name).join(', ') }), ...lines].join('\n');
  }
}
