/**
 * Ways in which a list of operations can be wrong. Each takes the right one and returns a wrong one, or its input when
 * there is nothing to break.
 */
import {
  createDrawingLayer,
  createGroupLayer,
  createImageLayer,
  createPage,
  createShapeLayer,
  createStickerLayer,
  createTableLayer,
  createTextLayer,
} from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { bottomOrder, childrenOf, findLayer, orderBetween, pagesInOrder, topOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { Json } from '#tools/contract/tool.ts';

/** The target of the operations. */
export interface Scene {
  document: DesignDocument;
  /** Id of the current page. */
  page: string;
  /** Ids of known pictures. */
  pictures: readonly string[];
}

export type OperationMutation = (operations: readonly Operation[], scene: Scene) => Operation[];

type Bag = Record<string, unknown>;

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The payload of an operation: the layer, the patch, the page, the stroke, or its own fields. */
function payloadOf(operation: Operation): Bag {
  if ('layer' in operation) return operation.layer as unknown as Bag;
  if ('patch' in operation) return operation.patch as Bag;
  if ('page' in operation) return operation.page as unknown as Bag;
  if (operation.type === 'mask.stroke') return operation.stroke as unknown as Bag;
  return operation as unknown as Bag;
}

function withPayload(operation: Operation, payload: Bag): Operation {
  if ('layer' in operation) return { ...operation, layer: payload } as unknown as Operation;
  if ('patch' in operation) return { ...operation, patch: payload } as unknown as Operation;
  if ('page' in operation) return { ...operation, page: payload } as unknown as Operation;
  if (operation.type === 'mask.stroke') return { ...operation, stroke: payload } as unknown as Operation;
  return payload as unknown as Operation;
}

/** A layer of the same type with defaults throughout. */
export function defaultLayer({ id, parent, order, ...layer }: Layer): Layer {
  const placement = { id, parent, order };
  switch (layer.type) {
    case 'text':
      return createTextLayer({ ...placement, text: layer.text });
    case 'image':
      return createImageLayer({ ...placement, asset: layer.asset });
    case 'shape':
      return createShapeLayer({ ...placement, shape: layer.shape });
    case 'drawing':
      return createDrawingLayer({ ...placement, paths: layer.paths });
    case 'sticker':
      return createStickerLayer({ ...placement, source: layer.source });
    case 'table':
      return createTableLayer({
        ...placement,
        cells: layer.cells.map((row) => row.map((cell) => ({ ...cell, style: {} }))),
      });
    case 'group':
      return createGroupLayer(placement);
  }
}

/** A default for each required property of a type: different from the right value. */
const INSTEAD: Readonly<Record<string, unknown>> = {
  shape: { kind: 'triangle' },
  source: { type: 'emoji', emoji: '🧿' },
};

/** Properties that the operation could lose, by the name of the mutation: `x`, `page.name`. */
export function losable(operation: Operation): string[] {
  switch (operation.type) {
    case 'layer.add':
      return Object.keys(operation.layer).filter(
        (key) => !['id', 'type', 'parent', 'order', 'asset', 'paths'].includes(key),
      );
    case 'layer.update':
      return Object.keys(operation.patch);
    case 'layer.move':
      return ['parent', 'order'];
    case 'page.add':
      return ['page.name', 'page.background'];
    case 'page.update':
      return Object.keys(operation.patch).map((key) => `page.${key}`);
    case 'design.resize':
      return ['design.width', 'design.height'];
    case 'mask.stroke':
      return ['mode', 'size', 'hardness', 'points']
        .map((key) => `stroke.${key}`)
        .concat(operation.before === undefined ? [] : ['stroke.before']);
    default:
      return [];
  }
}

const without = (bag: object, key: string): Bag =>
  Object.fromEntries(Object.entries(bag).filter(([name]) => name !== key));

function lost(operation: Operation, property: string, { document }: Pick<Scene, 'document'>): Operation | null {
  if (!losable(operation).includes(property)) return operation;
  const key = property.replace(/^(?:page|design|stroke)\./, '');
  switch (operation.type) {
    case 'layer.add': {
      const { layer } = operation;
      if (key === 'text' && layer.type === 'text')
        return {
          ...operation,
          layer: {
            ...layer,
            text: '',
            runs: [],
            lines: defaultLayer({ ...layer, text: '' }).type === 'text' ? [{ start: 0, end: 0, width: 0 }] : [],
          },
        };
      const value = INSTEAD[key] ?? (defaultLayer(layer) as unknown as Bag)[key];
      return { ...operation, layer: { ...layer, [key]: value } as Layer };
    }
    case 'layer.update': {
      // Properties with an unchanged value can't be lost.
      const now = findLayer(document, operation.id) as unknown as Bag | null;
      if (now && sameJson(now[key], (operation.patch as Bag)[key])) return operation;
      const patch = without(operation.patch, key);
      return Object.keys(patch).length === 0 ? null : ({ ...operation, patch } as Operation);
    }
    case 'layer.move': {
      const now = findLayer(document, operation.id);
      return now ? { ...operation, [key]: key === 'parent' ? now.parent : now.order } : operation;
    }
    case 'page.add':
      return {
        ...operation,
        page: {
          ...operation.page,
          [key]: (
            createPage(operation.page) &&
            (createPage({ id: operation.page.id, order: operation.page.order }) as unknown as Bag)
          )[key],
        } as typeof operation.page,
      };
    case 'page.update': {
      const patch = without(operation.patch, key);
      return Object.keys(patch).length === 0 ? null : { ...operation, patch };
    }
    case 'design.resize':
      return { ...operation, [key]: key === 'width' ? document.width : document.height };
    case 'mask.stroke': {
      if (key === 'before') return without(operation, 'before') as unknown as Operation;
      const spoilt = {
        mode: operation.stroke.mode === 'erase' ? 'restore' : 'erase',
        size: 1,
        hardness: operation.stroke.hardness === 1 ? 0 : 1,
        points: [[0, 0]],
      }[key];
      return { ...operation, stroke: { ...operation.stroke, [key]: spoilt } as typeof operation.stroke };
    }
    default:
      return operation;
  }
}

/** The operations with one property left unchanged, or set to an unrequested value. */
export const losing =
  (property: string): OperationMutation =>
  (operations, scene) =>
    operations.flatMap((one) => lost(one, property, scene) ?? []);

/** Maps every text in some JSON; `asset` and the like include their key. */
function deep(json: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof json === 'string') return change(json, key);
  if (Array.isArray(json)) return json.map((one) => deep(one, change, key));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([inner, value]) => [inner, deep(value, change, inner)]));
}

const otherColor = (color: string) =>
  `#${color.slice(1, 7).replace(/../g, (pair) => ((Number.parseInt(pair, 16) + 128) % 256).toString(16).padStart(2, '0'))}${color.slice(7)}`;

const recolored: OperationMutation = (operations) =>
  operations.map((one) =>
    withPayload(
      one,
      deep(payloadOf(one), (text, key) =>
        !['id', 'parent', 'text', 'name'].includes(key) && /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(text)
          ? otherColor(text)
          : text,
      ) as Bag,
    ),
  );

/** The operations with numbers in layer payloads changed. */
const numbers =
  (keys: readonly string[], change: (value: number) => number): OperationMutation =>
  (operations) =>
    operations.map((one) => {
      if (one.type !== 'layer.add' && one.type !== 'layer.update' && one.type !== 'design.resize') return one;
      const payload = payloadOf(one);
      const changed = keys
        .filter((key) => typeof payload[key] === 'number')
        .map((key) => [key, change(payload[key] as number)] as const);
      return changed.length === 0 ? one : withPayload(one, { ...payload, ...Object.fromEntries(changed) });
    });

function otherWords(text: string): string {
  const at = [...text.matchAll(/[A-Za-z]/g)].at(-1)?.index;
  return at === undefined ? text : `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
}

const reworded: OperationMutation = (operations) =>
  operations.map((one) => {
    const payload = payloadOf(one);
    const source = payload.source as { type?: string } | undefined;
    if (typeof payload.text === 'string') return withPayload(one, { ...payload, text: otherWords(payload.text) });
    return source?.type === 'emoji' ? withPayload(one, { ...payload, source: { type: 'emoji', emoji: '🧿' } }) : one;
  });

/** Replaces each picture with another. */
const otherPicture: OperationMutation = (operations, { pictures, document }) => {
  const known = [
    ...new Set([
      ...pictures,
      ...Object.values(document.layers).flatMap((layer) => (layer.type === 'image' ? [layer.asset] : [])),
    ]),
  ];
  return operations.map((one) =>
    withPayload(
      one,
      deep(payloadOf(one), (text, key) => (key === 'asset' ? (known.find((id) => id !== text) ?? text) : text)) as Bag,
    ),
  );
};

/** The id that an operation targets; null when it adds something new. */
export const targetOf = (operation: Operation): string | null => ('id' in operation ? operation.id : null);

/** Targets another layer (or page): an unintended one of the same type, else another intended one. */
const otherTarget: OperationMutation = (operations, { document }) => {
  const meant = new Set(operations.map(targetOf));
  return operations.map((one) => {
    const id = targetOf(one);
    if (id === null) return one;
    const all: readonly { id: string; type?: string }[] = one.type.startsWith('page.')
      ? pagesInOrder(document)
      : Object.values(document.layers);
    const right = all.find((layer) => layer.id === id);
    const others = all.filter((layer) => layer.id !== id && layer.type === right?.type && !('layer' in one));
    // When a layer moves elsewhere, any other layer will do.
    const any = one.type === 'layer.move' || one.type === 'layer.remove' ? all.filter((layer) => layer.id !== id) : [];
    const instead =
      others.find((layer) => !meant.has(layer.id)) ?? any.find((layer) => !meant.has(layer.id)) ?? others[0] ?? any[0];
    return instead ? ({ ...one, id: instead.id } as Operation) : one;
  });
};

/** What goes to the top goes to the bottom instead, and vice versa. */
const otherOrder: OperationMutation = (operations, { document }) => {
  const pages = pagesInOrder(document);
  return operations.map((one) => {
    if (one.type === 'page.add' || (one.type === 'page.update' && one.patch.order !== undefined)) {
      const first = pages[0]?.order ?? null;
      const wanted = one.type === 'page.add' ? one.page.order : (one.patch.order ?? '');
      const order =
        first !== null && wanted > first ? orderBetween(null, first) : orderBetween(pages.at(-1)?.order ?? null, null);
      return withPayload(one, { ...payloadOf(one), order });
    }
    if (one.type !== 'layer.add' && one.type !== 'layer.move') return one;
    const { parent, order } = one.type === 'layer.add' ? one.layer : one;
    const first = childrenOf(document, parent)[0]?.order;
    if (first !== undefined)
      return withPayload(one, {
        ...payloadOf(one),
        order: order > first ? bottomOrder(document, parent) : topOrder(document, parent),
      });
    // When several are added to an empty place, the first and the last swap.
    const family = operations.flatMap((each) =>
      each.type === 'layer.add' && each.layer.parent === parent ? [each.layer.order] : [],
    );
    const [low, high] = [family[0], family.at(-1)];
    return low === high || low === undefined || high === undefined
      ? one
      : withPayload(one, { ...payloadOf(one), order: order === low ? high : order === high ? low : order });
  });
};

function pageIdOf(document: DesignDocument, operations: readonly Operation[], id: string): string {
  const layer =
    findLayer(document, id) ??
    operations.flatMap((one) => (one.type === 'layer.add' && one.layer.id === id ? [one.layer] : []))[0];
  return layer ? pageIdOf(document, operations, layer.parent) : id;
}

/** Into a group instead of onto the page, and vice versa. */
const otherParent: OperationMutation = (operations, { document }) =>
  operations.map((one) => {
    if (one.type !== 'layer.add' && one.type !== 'layer.move') return one;
    const { id, parent } = one.type === 'layer.add' ? one.layer : one;
    const page = pageIdOf(document, operations, parent);
    if (parent !== page) return withPayload(one, { ...payloadOf(one), parent: page });
    const group = childrenOf(document, page).find(
      (layer) => layer.type === 'group' && layer.id !== id && !operations.some((other) => targetOf(other) === layer.id),
    );
    return group ? withPayload(one, { ...payloadOf(one), parent: group.id }) : one;
  });

const STRAY_PAGE = 'stray-page';

/** On another page, or on a new one when there is only one. */
const otherPage: OperationMutation = (operations, { document }) => {
  const pages = pagesInOrder(document);
  let needsPage = false;
  const moved = operations.map((one) => {
    if (one.type === 'page.update' || one.type === 'page.remove') {
      const instead = pages.find(({ id }) => id !== one.id);
      return instead ? { ...one, id: instead.id } : one;
    }
    if (one.type !== 'layer.add' && one.type !== 'layer.move') return one;
    const { parent } = one.type === 'layer.add' ? one.layer : one;
    if (!Object.hasOwn(document.pages, parent)) return one;
    const instead = pages.find(({ id }) => id !== parent)?.id;
    if (instead === undefined) needsPage = true;
    return withPayload(one, { ...payloadOf(one), parent: instead ?? STRAY_PAGE });
  });
  const stray: Operation = {
    type: 'page.add',
    page: createPage({ id: STRAY_PAGE, order: orderBetween(pages.at(-1)?.order ?? null, null) }),
  };
  return needsPage ? [stray, ...moved] : moved;
};

/** A small unrequested square. */
const extraLayer: OperationMutation = (operations, { document, page }) => [
  ...operations,
  {
    type: 'layer.add',
    layer: createShapeLayer({
      id: 'stray-layer',
      parent: page,
      order: topOrder(document, page),
      x: 4,
      y: 4,
      width: 20,
      height: 20,
    }),
  },
];

/** Mutations that need no property name. */
export const OPERATION_MUTATIONS: Readonly<Record<string, OperationMutation>> = {
  'no-effect': () => [],
  'half-done': (operations) => (operations.length > 1 ? operations.slice(0, -1) : [...operations]),
  'wrong-layer': otherTarget,
  'wrong-colour': recolored,
  shifted: numbers(['x', 'y'], (value) => value + 9),
  'wrong-size': numbers(['width', 'height', 'fontSize'], (value) => Math.round(value * 1.15 + 2)),
  'wrong-text': reworded,
  'wrong-picture': otherPicture,
  'wrong-order': otherOrder,
  'wrong-parent': otherParent,
  'wrong-page': otherPage,
  'extra-layer': extraLayer,
};

/** Corrupts some JSON in a result for the model. */
export function wrongJson(json: Json): Json {
  if (typeof json === 'number') return json + 1000;
  if (typeof json === 'boolean') return !json;
  if (typeof json === 'string') return `${json} (wrong)`;
  if (Array.isArray(json)) return json.length === 0 ? ['wrong'] : json.map(wrongJson);
  return json === null
    ? 'wrong'
    : Object.fromEntries(Object.entries(json).map(([key, value]) => [key, wrongJson(value)]));
}
