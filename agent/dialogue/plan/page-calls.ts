/** Plans acts on other pages than the one that is seen, on several of them, and what is done to pages themselves. */
import type { ActOf, EditAct } from '../acts/act.ts';
import type { PageSaid, Reference } from '../acts/reference.ts';
import type { Page } from '../ground/canvas.ts';
import { onlyPage, pageNumbers } from '../ground/pages.ts';
import { resolve, sceneOn, type Scene } from '../ground/resolve.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import type { Call, Planned } from './planned.ts';

type Plan = (act: EditAct, scene: Scene) => Planned;

const targetsOf = (act: EditAct): Reference[] => ('target' in act && act.type !== 'undo' ? [act.target].flat() : []);
const hasOneTarget = (act: EditAct): act is Extract<EditAct, { target: Reference }> =>
  'target' in act && !Array.isArray(act.target);
const withTargets = (act: EditAct, target: Reference[]): EditAct =>
  hasOneTarget(act) ? { ...act, target: target[0] ?? act.target } : ({ ...act, target } as EditAct);

/** References of an act that lead to a layer or to the look of a page. */
function referencesOf(act: EditAct): Reference[] {
  const likes = act.type === 'change' ? act.changes.flatMap(({ like }) => like ?? []) : [];
  const beside = act.type === 'move' && act.destination.to === 'side' ? [act.destination.of] : [];
  return [...(isAboutPages(act) ? [] : targetsOf(act)), ...likes, ...beside];
}

/** Numbers of the pages that have to be looked at before the acts can be planned; null: they can't be. */
export function pagesToKnow(acts: readonly EditAct[], design: Page): number[] | null {
  // "the same on page 2": what answers there to what was worked on, nobody can tell here.
  if (acts.some((act) => act.type === 'repeat' && act.target.some(({ kind }) => kind === 'page'))) return null;
  const added = acts.flatMap((act) => (act.type === 'add' ? (act.page ?? []) : []));
  const said = [...added, ...acts.flatMap(referencesOf).flatMap(({ page }) => page ?? [])];
  const numbers = said.map((page) => pageNumbers(page, design));
  return numbers.every((some) => some !== null)
    ? [...new Set(numbers.flat())].filter((number) => number !== design.page).toSorted((a, b) => a - b)
    : null;
}

const PAGE_ACTS = new Set<EditAct['type']>(['remove', 'duplicate', 'arrange', 'move']);

/** Whether it is done to whole pages: "dont need page 2", "put the last page first". */
const isAboutPages = (act: EditAct): boolean =>
  PAGE_ACTS.has(act.type) && targetsOf(act).length > 0 && targetsOf(act).every(({ kind }) => kind === 'page');

/** What changes which number a page has: nothing else is planned beside it. */
export const isAboutOrder = (act: EditAct): boolean => isAboutPages(act) || act.type === 'addPage';

const page = (action: string, number: number, more: Record<string, unknown> = {}): Call => ({
  tool: 'pages',
  input: { action, page: number, ...more },
});

function numbersOf(target: readonly Reference[], design: Page): number[] | null {
  const numbers = target.map((one) => pageNumbers(one.page ?? 'this', design));
  return numbers.every((some) => some !== null) ? [...new Set(numbers.flat())] : null;
}

function swapCalls(numbers: readonly number[]): Call[] | null {
  const [low, high] = numbers.toSorted((a, b) => a - b);
  if (low === undefined || high === undefined || numbers.length !== 2) return null;
  return [page('move', high, { to: low }), ...(high > low + 1 ? [page('move', low + 1, { to: high })] : [])];
}

/** The number of a page after it has moved to its destination; null when there is no such position. */
function numberAt(destination: ActOf<'move'>['destination'], from: number, design: Page): number | null {
  if (destination.to === 'number') return onlyPage(destination.number, design);
  if (destination.to !== 'turn') return null;
  const of = onlyPage(destination.of, design);
  if (of === null || of === from) return null;
  // Whatever stands behind it moves up.
  const before = from < of ? of - 1 : of;
  return destination.turn === 'before' ? before : before + 1;
}

function callsForPages(act: EditAct, { page: design }: Scene): Planned {
  const numbers = numbersOf(targetsOf(act), design);
  if (!numbers) return null;
  const [first] = numbers;
  const planned = (calls: Call[] | null): Planned => calls && { calls, spoken: [] };
  switch (act.type) {
    case 'remove':
      // From the last one on, so that the numbers of the others stay what they are.
      return numbers.length < design.pages
        ? planned(numbers.toSorted((a, b) => b - a).map((number) => page('remove', number)))
        : null;
    case 'duplicate':
      return planned(numbers.toSorted((a, b) => b - a).map((number) => page('duplicate', number)));
    case 'arrange':
      return act.how === 'swap' ? planned(swapCalls(numbers)) : null;
    case 'move': {
      const to = first === undefined || numbers.length > 1 ? null : numberAt(act.destination, first, design);
      return to === null || first === undefined || to === first ? null : planned([page('move', first, { to })]);
    }
    default:
      return null;
  }
}

/** Layers that go to another page, where they keep their place. */
export function ontoPage(layers: readonly string[], said: PageSaid, { page: own }: Scene): Planned {
  const number = onlyPage(said, own);
  if (number === null || number === own.page) return null;
  return {
    calls: [
      { tool: 'duplicate', input: { layers, page: number } },
      { tool: 'delete', input: { layers } },
    ],
    spoken: [],
  };
}

/** Whether nothing of what the act is about stands on that page. */
function isAbsent(act: EditAct, scene: Scene): boolean {
  if (act.type === 'reword' && act.from !== null) {
    const words = plainWords(act.from);
    return !scene.page.layers.some(({ text }) => holdsWords(text, words));
  }
  return targetsOf(act).every((target) => 'missing' in resolve(target, scene));
}

/** The targets by the page that they are on. */
function byPage(target: readonly Reference[], design: Page): Map<number, Reference[]> | null {
  const found = new Map<number, Reference[]>();
  for (const one of target) {
    const numbers = pageNumbers(one.page ?? 'this', design);
    if (!numbers) return null;
    for (const number of numbers) found.set(number, [...(found.get(number) ?? []), { ...one, page: null }]);
  }
  return found;
}

const isSeveral = (said: PageSaid | null): boolean => said === 'all' || said === 'both';

/** What is put on a page beside what stands there. */
function addOnPage(act: ActOf<'add'>, said: PageSaid, scene: Scene, plan: Plan): Planned {
  const number = onlyPage(said, scene.page);
  const there = number === null ? null : sceneOn(number, scene);
  if (number === null || !there) return null;
  const { page: _page, ...own } = act;
  const planned = plan(here(own, said), there);
  return planned && { ...planned, calls: [page('show', number), ...planned.calls] };
}

/** The same with everything that stands on that page, seen from there. */
function here<Value>(value: Value, said: PageSaid): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => here(one, said)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'page' && one === said ? null : here<unknown>(one, said)]),
  ) as Value;
}

/** The calls of an act, on each page that it is about; a call that shows a page stands before those that are for it. */
export function planOnPages(act: EditAct, scene: Scene, plan: Plan): Planned {
  if (isAboutPages(act)) return callsForPages(act, scene);
  if (act.type === 'move' && (act.destination.to === 'number' || act.destination.to === 'turn')) return null;
  if (act.type === 'undo' && act.target.some((one) => one.page !== null)) return null;
  const target = targetsOf(act);
  if (act.type === 'add' && act.page !== undefined) return addOnPage(act, act.page, scene, plan);
  if (target.length === 0) return plan(act, scene);
  const pages = byPage(target, scene.page);
  if (!pages) return null;
  if (scene.page.pages === 1) return plan(withTargets(act, pages.get(1) ?? []), scene);
  // Not everything has to stand on every page.
  const maySkip = target.every((one) => isSeveral(one.page));
  const calls: Call[] = [];
  const spoken: string[] = [];
  for (const [number, own] of pages) {
    const there = sceneOn(number, scene);
    if (!there) return null;
    const ownAct = withTargets(act, own);
    if (maySkip && isAbsent(ownAct, there)) continue;
    const planned = plan(ownAct, there);
    if (!planned) return null;
    if (planned.calls.length > 0) calls.push(page('show', number), ...planned.calls);
    spoken.push(...planned.spoken);
  }
  return calls.length > 0 || spoken.length > 0 ? { calls, spoken } : null;
}

const shownBy = ({ tool, input }: Call): number | null =>
  tool === 'pages' && input.action === 'show' && typeof input.page === 'number' ? input.page : null;

/**
 * Turns to the page that is worked on, and on to others only for what can't be done from afar. A page that was seen and
 * worked on is shown again at the end, unless another one is asked for.
 */
export function turned(calls: readonly Call[], seen: number): Call[] {
  const work: { number: number; call: Call }[] = [];
  let number = seen;
  for (const call of calls) {
    const shown = shownBy(call);
    if (shown === null) work.push({ number, call });
    else number = shown;
  }
  const pages = new Set(work.map((one) => one.number));
  const isFromAfar = ({ input }: Call) => pages.size > 1 && (input.layer !== undefined || input.layers !== undefined);
  const done: Call[] = [];
  let at = seen;
  for (const { number: own, call } of work) {
    if (own !== at && !isFromAfar(call)) {
      done.push(page('show', own));
      at = own;
    }
    done.push(call);
  }
  const asked = shownBy(calls.at(-1) ?? { tool: '', input: {} });
  if (asked !== null) return [...done, page('show', asked)];
  return at !== seen && pages.has(seen) ? [...done, page('show', seen)] : done;
}
