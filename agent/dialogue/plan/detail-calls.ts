/**
 * Plans finishing touches, which find their own style and place on the page: borders, dividers, badges, handles. A wish
 * that their fields can't express becomes a plain shape or text.
 */
import { FORM_OF_BADGE } from '#tools/details/badge.ts';
import type { ActOf } from '../acts/act.ts';
import type { Addition, Where } from '../acts/adding.ts';
import type { Change } from '../acts/edits.ts';
import { factsIn } from '../ground/kinds.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { isPage } from './several-boxes.ts';
import { NEW_LAYER, type Planned } from './planned.ts';

type Fields = Record<string, unknown>;
type ShapeAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'shape' }> };
type TextAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'text' }> };

const planned = (input: Fields): Planned => ({ calls: [{ tool: 'add_detail', input }], spoken: [NEW_LAYER] });

/** Looks as fields of the tool; undefined: one of them is none of its fields. */
export function fieldsOf(
  looks: readonly Change[],
  taken: 'line' | 'badge' | 'handle',
  scene: Scene,
): Fields | undefined {
  const fields: Fields = {};
  for (const { property, way, value, like } of looks) {
    const model = like && onlyLayer(resolve(like, scene));
    if (property === 'color' && (model || (way === 'set' && !like))) fields.color = model ? model.color : value;
    else if (like) return undefined;
    else if (taken === 'line' && property === 'weight')
      fields.weight = value === 'light' || way === 'down' ? 'thin' : 'thick';
    else if (taken === 'line' && property === 'size' && way !== 'set') fields.weight = way === 'up' ? 'thick' : 'thin';
    else if (taken === 'badge' && property === 'size' && way !== 'set') fields.size = way === 'up' ? 'large' : 'small';
    else return undefined;
  }
  return typeof fields.color === 'string' && !fields.color.startsWith('#') ? undefined : fields;
}

/** Above or below a thing, in the gap between two. Null: the message names no place; undefined: it names another kind of place. */
function besideOf(where: Where | null, scene: Scene): Fields | null | undefined {
  if (where === null) return null;
  if (where.to === 'between') {
    const [upper] = where.of
      .flatMap((one) => onlyLayer(resolve(one, scene)) ?? [])
      .toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0));
    return upper && { beside: { side: 'below', of: upper.id } };
  }
  if (where.to !== 'side' || (where.side !== 'above' && where.side !== 'below')) return undefined;
  const anchor = onlyLayer(resolve(where.of, scene));
  return anchor ? { beside: { side: where.side, of: anchor.id } } : undefined;
}

/** A border around the page, a divider between lines, a badge with words; undefined: it is a plain shape. */
export function detailCalls(act: ShapeAct, scene: Scene): Planned | undefined {
  const { addition, where, looks, like } = act;
  const { form, says, count } = addition;
  if (count !== undefined) return undefined;
  // Of what something else looks like, a detail takes the color.
  if (like) {
    const color: Change = { property: 'color', way: 'set', value: null, was: null, degree: 1, like };
    return detailCalls({ ...act, looks: [...looks, color], like: null }, scene);
  }
  if (says !== undefined) {
    const kind = FORM_OF_BADGE[form];
    return kind && badgeCalls(says, { where, looks, form: kind }, scene);
  }
  const isAround = where?.to === 'side' && where.side === 'around' && isPage(where.of);
  if (form === 'border' && (where === null || isAround)) {
    const dots = looks.find(({ property }) => property === 'dash');
    const style = dots?.value === 'double' || dots?.value === 'rounded' ? dots.value : 'dotted';
    const fields = fieldsOf(
      looks.filter((one) => one !== dots),
      'line',
      scene,
    );
    return fields && planned({ detail: 'border', ...(dots ? { border: style } : {}), ...fields });
  }
  const isRule = form === 'divider' || (form === 'line' && where !== null);
  const beside = isRule ? besideOf(where, scene) : undefined;
  const fields = beside === undefined ? undefined : fieldsOf(looks, 'line', scene);
  return (
    fields && planned({ detail: 'divider', ...(form === 'line' ? { divider: 'line' } : {}), ...beside, ...fields })
  );
}

/** A badge with words; undefined: it is to look or stand as only a plain text or shape can. */
export function badgeCalls(
  text: string,
  { where, looks, form }: { where: Where | null; looks: readonly Change[]; form?: string },
  scene: Scene,
): Planned | undefined {
  const fields = fieldsOf(looks, 'badge', scene);
  const anchor = where?.to === 'side' && where.side === 'over' ? onlyLayer(resolve(where.of, scene)) : null;
  const spot =
    where === null
      ? {}
      : where.to === 'place'
        ? { place: where.place }
        : anchor?.type === 'image'
          ? { on: anchor.id }
          : isOnPage(where) && scene.page.layers.length > 0
            ? {}
            : undefined;
  return fields && spot && planned({ detail: 'badge', text, ...(form ? { form } : {}), ...spot, ...fields });
}

/** "put a badge on it": on the page, whatever was spoken of. */
const isOnPage = (where: Where): boolean => where.to === 'side' && where.side === 'over' && where.of.pronoun !== null;

/** Facts by which people are reached, and whose sign stands before them. */
const REACHED: Readonly<Record<string, string | null>> = {
  handle: null,
  web: 'website',
  email: 'email',
  phone: 'mobile',
};

/**
 * A handle, address, number or rating by itself, in the page's small letters. Undefined: another kind of text, or one
 * whose look or place was described.
 */
export function handleCalls({ addition, where, looks, like }: TextAct, scene: Scene): Planned | undefined {
  const { text, network } = addition;
  const [kind, ...more] = [...factsIn(text)].filter((one) => one in REACHED);
  const isRating = /^[★☆]/u.test(text);
  const isAlone = isRating || kind === 'phone' || !text.trim().includes(' ');
  const place = where?.to === 'place' && PLACES_AT_EDGES.has(where.place) ? where.place : null;
  const beside = isRating ? besideOf(where, scene) : null;
  const isElsewhere = isRating ? place === null && !beside : where !== null && place === null;
  if ((kind === undefined && !isRating) || more.length > 0 || !isAlone || like || isElsewhere) return undefined;
  const fields = fieldsOf(looks, 'handle', scene);
  const sign = network ?? REACHED[kind ?? ''];
  return (
    fields &&
    planned({
      detail: 'handle',
      text,
      ...(sign ? { network: sign } : {}),
      ...(place ? { place } : {}),
      ...beside,
      ...fields,
    })
  );
}
/** A line at the foot of a page whose words end far above it, or on cards. Undefined: it is long, or its look was described. */
export function footCalls({ addition: { text }, looks, like }: TextAct, scene: Scene): Planned | undefined {
  if (like || text.includes('\n') || text.length > LONGEST || scene.page.layers.length === 0) return undefined;
  const fields = fieldsOf(looks, 'handle', scene);
  return fields && planned({ detail: 'handle', text, place: 'bottom', ...fields });
}
/** Characters of a line at the foot. */
const LONGEST = 60;

const PLACES_AT_EDGES: ReadonlySet<string> = new Set([
  'top',
  'top-left',
  'top-right',
  'bottom',
  'bottom-left',
  'bottom-right',
]);
