/**
 * What a mode is on the canvas: what it works with and how it ends. The modes have folders of their own,
 * modes.client.ts knows them all.
 */
import type { View } from '#design/fabric/view.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { ModeKind, ModeOf } from '../session/mode.ts';
import type { EditorCanvas } from './editor-canvas.client.ts';
import type { ViewportControl } from './viewport-control.client.ts';

/** What a mode works with. The canvas selects nothing meanwhile; a mode listens to the pointer on `host` itself. */
export interface ModeTools {
  session: EditorSession;
  host: HTMLElement;
  canvas: EditorCanvas;
  view: View;
  viewport: ViewportControl;
}

/** An active mode. Exactly one of `finish` and `cancel` is called, then `dispose`. */
export interface CanvasMode {
  /** Keeps what was done: Enter, Done, another selection. */
  finish(): void;
  /** Gives it up: Escape. */
  cancel(): void;
  dispose(): void;
}

export type StartMode<Kind extends ModeKind> = (tools: ModeTools, mode: ModeOf<Kind>) => CanvasMode;
