/** Compare mode on the canvas: a tool's result next to the state before. */
import { createCell } from '../../session/cell.ts';
import type { ModeOf } from '../../session/mode.ts';
import { modeControlsOf } from '../../modes/mode-controls.ts';
import type { CanvasMode, ModeTools } from '../canvas-mode.ts';
import { compareLayer } from './layer-comparison.client.ts';

export function startCompare(tools: ModeTools, { layer, before }: ModeOf<'compare'>): CanvasMode {
  const { session } = tools;
  const share = createCell(0.5);
  const held = createCell(false);
  const leave = (): void => session.stage.get()?.leaveMode('finish');
  const stops = [
    session.selection.subscribe(() => {
      if (session.selection.get().layers[0] !== layer) leave();
    }),
    compareLayer(tools, { layer, before, share, held, gone: leave, outside: leave }),
  ];
  modeControlsOf(session).set({ kind: 'compare', share, held });
  return {
    finish: () => undefined,
    cancel: () => undefined,
    dispose() {
      for (const stop of stops) stop();
      modeControlsOf(session).set(null);
    },
  };
}
