/** Everything the stand-in for Stripe knows, by id, and how it is rendered: references as ids unless expanded. */

export interface StripeThing {
  id: string;
  object: string;
  created: number;
  [key: string]: unknown;
}

/** Omitted unless requested. */
const includable: Record<string, string[]> = {
  invoice: ['payments'],
  price: ['currency_options'],
  'checkout.session': ['line_items'],
};

interface Tree {
  [key: string]: Tree;
}

/** An error as Stripe answers it. */
export class StripeFault extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export class StripeStore {
  readonly things = new Map<string, StripeThing>();
  readonly #counts = new Map<string, number>();

  add(prefix: string, object: string, created: number, fields: Record<string, unknown>): StripeThing {
    const count = (this.#counts.get(prefix) ?? 0) + 1;
    this.#counts.set(prefix, count);
    const thing = { id: `${prefix}_${count}`, object, created, livemode: false, ...fields };
    this.things.set(thing.id, thing);
    return thing;
  }

  all(object: string): StripeThing[] {
    return [...this.things.values()].filter((thing) => thing.object === object);
  }

  get(id: unknown, object: string, param = 'id'): StripeThing {
    const thing = this.things.get(String(id));
    if (thing?.object !== object) {
      throw new StripeFault(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param,
        message: `No such ${object}: '${String(id)}'`,
      });
    }
    return thing;
  }

  show(thing: unknown, expand: readonly string[]): unknown {
    const tree: Tree = {};
    for (const path of expand) path.split('.').reduce((at, key) => (at[key] ??= {}), tree);
    return this.#render(thing, tree);
  }

  #render(value: unknown, tree: Tree): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#render(one, tree));
    if (typeof value !== 'object' || value === null) return value;
    const hidden = includable[(value as StripeThing).object] ?? [];
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !key.startsWith('_') && (!hidden.includes(key) || tree[key]))
        .map(([key, inner]) => {
          const below = tree[key];
          if (typeof inner === 'string' && below) return [key, this.#render(this.things.get(inner) ?? inner, below)];
          // The `data` of a list is part of the path, like any other field.
          return [key, this.#render(inner, below ?? {})];
        }),
    );
  }
}
