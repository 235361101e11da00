/** The user's history as a replay will have it: says whether an undo of the recording finds the same step there. */

interface Step {
  id: string;
  state: 'done' | 'undone';
  /** Order among the undone steps: the highest is redone first. */
  undoneAs: number;
}

export class ReplayedHistory {
  private readonly steps: Step[] = [];
  private moves = 0;

  /** A separate change; changes of one turn share a step while it is in effect. */
  edit(id: string, ofTurn: boolean): void {
    for (let index = this.steps.length - 1; index >= 0; index -= 1)
      if (this.steps[index]?.state === 'undone') this.steps.splice(index, 1);
    if (ofTurn && this.steps.some((step) => step.id === id)) return;
    this.steps.push({ id, state: 'done', undoneAs: 0 });
  }

  /**
   * Moves in the history if that reaches this very step; false: it would reach another one. `except`: the step of the
   * requesting turn.
   */
  move(kind: 'undo' | 'redo', id: string, except: string | null = null): boolean {
    const step = this.next(kind, except);
    if (step?.id !== id) return false;
    this.take(step, kind);
    return true;
  }

  /** Moves to the next step: one with nothing left to undo leaves no trace. */
  moveOn(kind: 'undo' | 'redo', except: string | null): void {
    const step = this.next(kind, except);
    if (step) this.take(step, kind);
  }

  private next(kind: 'undo' | 'redo', except: string | null): Step | undefined {
    if (kind === 'undo') return this.steps.findLast((one) => one.state === 'done' && one.id !== except);
    return this.steps.filter(({ state }) => state === 'undone').toSorted((a, b) => b.undoneAs - a.undoneAs)[0];
  }

  private take(step: Step, kind: 'undo' | 'redo'): void {
    step.state = kind === 'undo' ? 'undone' : 'done';
    step.undoneAs = kind === 'undo' ? (this.moves += 1) : 0;
  }
}
