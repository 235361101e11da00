/** A mode whose code is fetched when it is first entered. */
import type { ModeKind } from '../session/mode.ts';
import type { CanvasMode, StartMode } from './canvas-mode.ts';

/**
 * Starts the mode as soon as its code has loaded, unless it was left before. `failed`: the code could not be fetched.
 */
export function lazyMode<Kind extends ModeKind>(
  load: () => Promise<StartMode<Kind>>,
  failed: () => void,
): StartMode<Kind> {
  return (tools, mode) => {
    let running: CanvasMode | null = null;
    let left = false;
    load().then(
      (start) => {
        if (!left) running = start(tools, mode);
      },
      () => {
        failed();
        if (!left) tools.session.stage.get()?.leaveMode('cancel');
      },
    );
    return {
      finish: () => running?.finish(),
      cancel: () => running?.cancel(),
      dispose() {
        left = true;
        running?.dispose();
      },
    };
  };
}
