/** Repair mode on the canvas: marks and handles while a tool is set up, then its result next to the state before. */
import { areaByKey } from '#app/ui/drawn-area.ts';
import { toast } from '#app/ui/toast-store.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { createCell } from '../../session/cell.ts';
import type { ModeOf, RepairKind } from '../../session/mode.ts';
import { modeControlsOf } from '../../modes/mode-controls.ts';
import { NO_GROWTH, type Growth } from '../../modes/repair/growth.ts';
import { createMarking } from '../../modes/repair/marking.ts';
import type { Picked } from '../../modes/repair/picking.ts';
import type { RepairControls } from '../../modes/repair/repair-controls.ts';
import { callOf, changesPage } from '../../modes/repair/repair-calls.ts';
import { createRepair } from '../../modes/repair/repair.ts';
import { isTyping } from '../../actions/shortcuts.ts';
import type { CanvasMode, ModeTools } from '../canvas-mode.ts';
import { compareLayer } from '../compare/layer-comparison.client.ts';
import { comparePage, pageNow, type PageBefore } from '../compare/page-comparison.client.ts';
import { showGrowth } from './growth-pane.client.ts';
import { showMarks } from './marks-pane.client.ts';
import { showPick } from './pick-pane.client.ts';

type Pane = 'comparison' | 'marks' | 'growth' | 'pick' | 'none';

/** What the canvas shows while a tool is set up, for the tools that use it. */
const PANES: { readonly [Kind in RepairKind]?: Pane } = { 'magic-erase': 'marks', expand: 'growth', pick: 'pick' };

export function startRepair(tools: ModeTools, { layer: id, repair: kind }: ModeOf<'repair'>): CanvasMode {
  const { session } = tools;
  const share = createCell(0.5);
  const held = createCell(false);
  const growth = createCell<Growth>(NO_GROWTH);
  const picking = createCell<Picked | null>(null);
  const marking = createMarking(
    () => void toast({ title: message('aiTools.tooManyMarks'), description: message('aiTools.tooManyMarksDetail') }),
  );
  let pageBefore: PageBefore | null = null;
  /** What the canvas shows now, and its state. */
  let pane: { name: Pane; stop(): void } | null = null;

  const standing = (): PictureLayer | null => {
    const layer = findLayer(session.store.document(), id);
    return layer && isPicture(layer) ? layer : null;
  };
  const leave = (how: 'finish' | 'cancel' = 'finish'): void => session.stage.get()?.leaveMode(how);

  const repair = createRepair({
    session,
    layer: id,
    begins: () => (pageBefore = changesPage(kind) ? pageNow(tools) : null),
    notTakenBack: (reason) =>
      void toast({ title: message('pictures.notRejected'), description: reason, variant: 'destructive' }),
  });

  function comparison(): () => void {
    const common = { share, held, gone: repair.gone, outside: () => undefined };
    const before = repair.before();
    if (pageBefore) return comparePage(tools, { ...common, before: pageBefore });
    return before ? compareLayer(tools, { ...common, layer: id, before }) : () => undefined;
  }

  /** Shows the pane for the current state. */
  function follow(): void {
    const { phase } = repair.state.get();
    const name = phase === 'result' ? 'comparison' : (PANES[kind] ?? 'none');
    if (name === pane?.name) return;
    pane?.stop();
    pane = null;
    if (name === 'comparison') share.set(0.5);
    const still = () => repair.state.get().phase === 'running';
    pane = { name, stop: shown[name]({ layer: id, still }) };
  }

  /** Each returns the progress. */
  const shown: Record<Pane, (common: { layer: string; still(): boolean }) => () => void> = {
    comparison,
    marks: (common) => showMarks(tools, { ...common, marking }),
    growth: (common) => showGrowth(tools, { ...common, growth }),
    pick: (common) => showPick(tools, { ...common, picking, shown: () => void runShown() }),
    none: () => () => undefined,
  };

  /** Calls the tool for what is set on the canvas; false: nothing is. */
  function runShown(): boolean {
    const layer = standing();
    const call = layer && callOf(controls, layer);
    if (call) repair.run(call);
    return call !== null;
  }

  const controls: RepairControls = {
    kind: 'repair',
    repair: kind,
    layer: id,
    state: repair.state,
    share,
    held,
    marking,
    growth,
    picking,
    run: repair.run,
    cancel: repair.cancel,
    keep() {
      repair.keep();
      marking.forget();
      growth.set(NO_GROWTH);
      picking.set(null);
    },
    reject: repair.reject,
  };

  function onKey(event: KeyboardEvent): void {
    if (
      isTyping(event.target) ||
      event.altKey ||
      document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')
    )
      return;
    const key = event.key.toLowerCase();
    const inControls = event.target instanceof HTMLElement && event.target.closest('[data-mode]') !== null;
    if (event.ctrlKey || event.metaKey) {
      const direction = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
      // Marks are undone one by one before anything in the design is.
      if (
        direction === null ||
        repair.state.get().phase !== 'setting' ||
        (direction === 'undo' ? marking.marks : marking.undone).get().length === 0
      )
        return;
      marking[direction]();
    } else if (key === 'enter' && !inControls) {
      const { phase } = repair.state.get();
      if (phase === 'result') {
        controls.keep();
        // After an erasure the user continues with the next.
        if (kind !== 'magic-erase') leave();
      } else if (phase === 'running' || !runShown()) return;
    } else if (key === 'escape' && repair.state.get().phase === 'running') repair.cancel();
    else if (kind === 'magic-erase' && (key === '[' || key === ']')) marking.resize(key === ']' ? 1 : -1);
    else if (key === 'delete' || key === 'backspace' || key.startsWith('arrow')) {
      // Only controls use these keys here: the picture must not be moved or deleted by mistake.
      if (inControls) return;
      const phase = kind === 'pick' ? repair.state.get().phase : null;
      const now = picking.get();
      const box =
        phase === 'setting' || phase === 'fine' ? areaByKey(now?.kind === 'box' ? now.box : null, event) : null;
      if (box) picking.set({ kind: 'box', box });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const leaving = new AbortController();
  window.addEventListener('keydown', onKey, { capture: true, signal: leaving.signal });
  const stops = [
    repair.state.subscribe(follow),
    session.store.subscribe(() => {
      if (!standing()) leave('cancel');
    }),
    session.selection.subscribe(() => {
      if (session.selection.get().layers[0] !== id) leave();
    }),
  ];
  modeControlsOf(session).set(controls);
  follow();

  return {
    finish: () => undefined,
    cancel: () => undefined,
    dispose() {
      leaving.abort();
      for (const stop of stops) stop();
      repair.dispose();
      pane?.stop();
      modeControlsOf(session).set(null);
    },
  };
}
