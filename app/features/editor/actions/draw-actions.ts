/** Drawing by hand: the same action starts and ends it. */
import { PenLine } from 'lucide-react';
import type { EditorAction } from './action.ts';

export const drawAction: EditorAction = {
  id: 'draw',
  label: 'draw.draw',
  icon: PenLine,
  group: 'insert',
  shortcuts: ['D'],
  words: 'draw.words',
  isEnabled: (session) => session.stage.get() !== null,
  run(session) {
    const stage = session.stage.get();
    if (session.machine.getSnapshot().context.mode?.kind === 'draw') stage?.leaveMode('finish');
    else {
      stage?.finishText();
      session.machine.send({ type: 'ENTER_MODE', mode: { kind: 'draw' } });
    }
    stage?.focus();
  },
};

export const DRAW_ACTIONS: readonly EditorAction[] = [drawAction];
