/**
 * Rulers, guides, grid, snapping and the assistant next to it: the user's view settings of the stage. Kept in this
 * browser, the guides separately for each design; none of it belongs to the design.
 */
import { createCell, type Cell } from './cell.ts';

/** Guides that the user has put on the page: `x` are vertical ones, this many px from the left. */
export interface RulerGuides {
  x: readonly number[];
  y: readonly number[];
}

/**
 * A guide being drawn or moved. `index`: of the moved one, null for a new one. `at`: page px; null over its ruler,
 * where it is removed.
 */
export interface HeldGuide {
  axis: 'x' | 'y';
  index: number | null;
  at: number | null;
}

export interface StageView {
  readonly rulers: Cell<boolean>;
  readonly grid: Cell<boolean>;
  /** Whether moving layers snap to lines and to equal spacing. */
  readonly snapping: Cell<boolean>;
  /** Whether typing a shape's width or height scales the other too. */
  readonly keepRatio: Cell<boolean>;
  /** Whether the assistant's panel is open, and its dragged width, px. */
  readonly assistant: Cell<boolean>;
  readonly assistantWidth: Cell<number>;
  /** Guides drawn out of the rulers, page px. They apply to every page of the design. */
  readonly guides: Cell<RulerGuides>;
  readonly heldGuide: Cell<HeldGuide | null>;
}

/** The part of the browser's storage that is used. */
export type ViewStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const VIEW_KEY = 'blend.stage';
const guidesKey = (designId: string): string => `blend.guides:${designId}`;

const DEFAULTS = {
  rulers: false,
  grid: false,
  snapping: true,
  keepRatio: false,
  assistant: false,
  assistantWidth: 360,
};

/** More guides than this are no help on a page. */
const MOST_GUIDES = 100;

/** Opens the view settings. Without storage, or if it is full or forbidden, they hold until the page is left. */
export function createStageView(designId: string, storage: ViewStorage | null = browserStorage()): StageView {
  const kept = read(storage, VIEW_KEY);
  /** As kept, if it was kept and is of the right type. */
  const seen = <Key extends keyof typeof DEFAULTS>(key: Key): (typeof DEFAULTS)[Key] =>
    typeof kept[key] === typeof DEFAULTS[key] ? (kept[key] as (typeof DEFAULTS)[Key]) : DEFAULTS[key];
  const guides = read(storage, guidesKey(designId));
  const view: StageView = {
    rulers: createCell(seen('rulers')),
    grid: createCell(seen('grid')),
    snapping: createCell(seen('snapping')),
    keepRatio: createCell(seen('keepRatio')),
    assistant: createCell(seen('assistant')),
    assistantWidth: createCell(seen('assistantWidth')),
    guides: createCell<RulerGuides>({ x: guidesOf(guides['x']), y: guidesOf(guides['y']) }),
    heldGuide: createCell<HeldGuide | null>(null),
  };
  const keepView = (): void =>
    write(storage, VIEW_KEY, {
      rulers: view.rulers.get(),
      grid: view.grid.get(),
      snapping: view.snapping.get(),
      keepRatio: view.keepRatio.get(),
      assistant: view.assistant.get(),
      assistantWidth: view.assistantWidth.get(),
    });
  const { rulers, grid, snapping, keepRatio, assistant, assistantWidth } = view;
  for (const cell of [rulers, grid, snapping, keepRatio, assistant, assistantWidth]) cell.subscribe(keepView);
  view.guides.subscribe(() => {
    const guides = view.guides.get();
    write(storage, guidesKey(designId), guides.x.length + guides.y.length === 0 ? null : guides);
  });
  return view;
}

/** Steps of the grid, px. */
const GRID_STEPS = [5, 10, 20, 25, 50];
const LARGEST_GRID_STEP = 100;

/** The spacing of the grid's lines: some fifty to a page's shorter side, a round number. */
export function gridStep(page: { width: number; height: number }): number {
  const wanted = Math.min(page.width, page.height) / 50;
  return GRID_STEPS.find((step) => step >= wanted * 0.75) ?? LARGEST_GRID_STEP;
}

/** Adds a guide at a position, page px, or moves the one at `index` there. Adds none beyond the maximum. */
export function withGuide(guides: RulerGuides, axis: 'x' | 'y', at: number, index: number | null = null): RulerGuides {
  const lines = index === null ? guides[axis] : guides[axis].filter((_, one) => one !== index);
  if (index === null && (lines.includes(at) || lines.length >= MOST_GUIDES)) return guides;
  return { ...guides, [axis]: [...lines, at] };
}

export function withoutGuide(guides: RulerGuides, axis: 'x' | 'y', index: number): RulerGuides {
  return { ...guides, [axis]: guides[axis].filter((_, one) => one !== index) };
}

function browserStorage(): ViewStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // Some browsers throw on merely accessing it.
    return null;
  }
}

/** The object kept under a key; empty if there is none. */
function read(storage: ViewStorage | null, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function guidesOf(kept: unknown): readonly number[] {
  return Array.isArray(kept) ? kept.filter((at) => typeof at === 'number').slice(0, MOST_GUIDES) : [];
}

function write(storage: ViewStorage | null, key: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: it holds until the page is left.
  }
}
