/** Plans texts on pills: buttons below the last line, and badges with a look of their own. */
import type { ActOf } from '../acts/act.ts';
import type { Addition } from '../acts/adding.ts';
import { textsOn, type Page, type Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { factorOf } from './compared.ts';
import { lastMainLine } from './line-place.ts';
import { NEW_LAYER, type Call, type Planned } from './planned.ts';
import { shorterOf, textFields, usualText } from './text-fields.ts';

type TextAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'text' }> };
const planned = (calls: Call[]): Planned => ({ calls, spoken: [NEW_LAYER] });

/** A text on a pill in a color of the page. */
export function pillCalls({ addition: { text }, where, looks }: TextAct, scene: Scene): Planned {
  const fields = textFields(looks, scene, true);
  const anchor = where?.to === 'side' ? onlyLayer(resolve(where.of, scene)) : null;
  const isPlaced = where === null || where.to === 'place' || (where.to === 'side' && anchor !== null);
  if (!fields || !isPlaced || (where?.to === 'side' && (where.side === 'behind' || where.side === 'around')))
    return null;
  const step = looks.find(({ property, way }) => property === 'size' && way !== 'set');
  const size = step ? Math.round(shorterOf(scene.page) * 0.05 * Math.max(0.7, Math.min(1.6, factorOf(step)))) : null;
  return planned([
    {
      tool: 'add_text',
      input: {
        text,
        role: 'badge',
        highlight: accentOn(scene.page),
        ...(where?.to === 'place' ? { place: where.place } : {}),
        ...(where?.to === 'side' && anchor ? { beside: { side: where.side, of: anchor.id } } : {}),
        ...(size === null ? {} : { size }),
        ...fields,
      },
    },
  ]);
}

/** A button: below the last line, and like the button that is there. */
export function buttonCalls(act: TextAct, scene: Scene): Planned {
  const { where, looks } = act;
  const fields = textFields(looks, scene, true);
  if (where !== null || !fields || looks.some(({ property }) => property === 'size')) return pillCalls(act, scene);
  const { page } = scene;
  const pills = textsOn(page).filter(({ highlight }) => highlight !== '');
  // Badges and prices stand on pills as well.
  const button = pills.find(({ name }) => isButton(name)) ?? pills.toSorted((a, b) => endOf(b) - endOf(a))[0];
  const above = button ?? lastMainLine(page);
  if (!above) return pillCalls(act, scene);
  const model = button ?? usualText(page);
  const size = Math.round(Math.min(usualText(page)?.size ?? 0, shorterOf(page) * LARGEST)) || undefined;
  return planned([
    {
      tool: 'add_text',
      input: {
        text: act.addition.text,
        ...(model ? { like: model.id } : {}),
        ...(button ? {} : { highlight: accentOn(page), weight: 'bold', size }),
        beside: {
          side: button && !isCentered(button, page) ? 'beside' : 'below',
          of: above.id,
          gap: Math.round((button?.size ?? size ?? shorterOf(page) * 0.04) * (button ? BETWEEN_BUTTONS : BUTTON_GAP)),
        },
        ...fields,
      },
    },
  ]);
}
/** Distance of a button from the line above it, of its letters; the largest letters, as a share of the page's shorter side. */
const BUTTON_GAP = 1.1;
const LARGEST = 0.06;
/** Distance between two buttons, of their letters. */
const BETWEEN_BUTTONS = 0.9;
/** How far from the middle of its page a button is no longer centered, as a share of the page's width. */
const CENTERED = 0.06;

const isButton = (name: string): boolean => /^(?:call to action|button|cta)\b/iu.test(name);
const endOf = ({ box }: Thing): number => (box ? box.y + box.height : 0);
const isCentered = ({ box }: Thing, { width }: Page): boolean =>
  box !== null && Math.abs(box.x + box.width / 2 - width / 2) < width * CENTERED;

/** The color of a button, of a shape, else of the largest text. */
function accentOn(page: Page): string {
  const [text] = textsOn(page).toSorted((a, b) => b.size - a.size);
  const pill = page.layers.find(({ visible, highlight }) => visible && highlight.startsWith('#'))?.highlight;
  const color = pill ?? text?.color;
  return color?.startsWith('#') ? color.slice(0, 7) : '#16161d';
}
