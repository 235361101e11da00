/** Undo and redo through the door: one history per user, a turn is one step, nobody else's work is touched. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { arbitraryIntent, idSource, realise } from '#design/operations/operation.arbitraries.ts';
import { arbitraryDocument } from '#design/document/document.arbitraries.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { staleLineUpdates } from '#design/layout/refresh-lines.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { sampledKinds } from '#tests/fixtures/databases.ts';
import {
  addShape,
  addText,
  byHand,
  moveTo,
  newId,
  openFreshDoor,
  openTestDoor,
  paint,
  type TestDoor,
} from '#tests/fixtures/designs.ts';
import { beginTurn, endTurn } from '#tests/fixtures/turns.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { TurnRunningError } from './design-error.ts';

const long = process.env['BLEND_LONG'] !== undefined;
vi.setConfig({ testTimeout: long ? 1_800_000 : 180_000 });

describe.each(sampledKinds(1))('%s', (kind) => {
  let door: TestDoor;
  let design: DesignSnapshot;
  beforeAll(async () => {
    door = await openTestDoor(kind);
  });
  afterAll(() => door.remove());
  beforeEach(async () => {
    design = await door.designs.create({ userId: door.userId, width: 1080, height: 1080 });
    await write([addShape(design.document, 's1'), addShape(design.document, 's2')], { label: 'Add shapes' });
  });

  const current = () => door.designs.get(door.userId, design.id);
  const write = async (operations: Operation[], more = {}) => {
    const { revision } = await current();
    return door.designs.commit(byHand(design.id, door.userId, revision, operations, more));
  };
  const undo = () => door.designs.undo(door.userId, design.id);
  const redo = () => door.designs.redo(door.userId, design.id);
  const at = async (id: string) => {
    const layer = (await current()).document.layers[id];
    return layer && 'x' in layer ? layer.x : null;
  };

  test('steps go back and forward, with their labels, until there are none', async () => {
    await write([moveTo('s1', 10)], { label: 'Move' });
    await write([moveTo('s1', 20)], { label: 'Move again' });
    expect(await undo()).toMatchObject({
      label: 'Move again',
      skipped: [],
      history: { canUndo: true, undoLabel: 'Move', canRedo: true, redoLabel: 'Move again' },
    });
    expect(await at('s1')).toBe(10);
    expect(await undo()).toMatchObject({ label: 'Move' });
    expect(await undo()).toMatchObject({
      label: 'Add shapes',
      history: { canUndo: false, undoLabel: null, redoLabel: 'Add shapes' },
    });
    expect((await current()).document).toEqual(design.document);
    expect(await undo()).toBeNull();
    for (const label of ['Add shapes', 'Move', 'Move again'])
      expect(await redo()).toMatchObject({ label, skipped: [] });
    expect(await redo()).toBeNull();
    expect(await at('s1')).toBe(20);
    const { changes } = (await door.designs.changesSince(door.userId, design.id, 0)) as { changes: { kind: string }[] };
    expect(changes.map(({ kind: each }) => each)).toEqual([
      'edit',
      'edit',
      'edit',
      'undo',
      'undo',
      'undo',
      'redo',
      'redo',
      'redo',
    ]);
  });

  test('something new drops what was taken back', async () => {
    await write([moveTo('s1', 10)]);
    await undo();
    await write([moveTo('s2', 5)], { label: 'New' });
    expect(await redo()).toBeNull();
    expect((await current()).history).toMatchObject({ undoLabel: 'New', canRedo: false });
    await undo();
    expect(await undo()).toMatchObject({ label: 'Add shapes' });
  });

  test('a turn is one step, and only its own work is taken back', async () => {
    const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
    const agent = { author: 'agent', turnId, label: 'Agent' };
    await write([moveTo('s1', 10)], agent);
    await write([moveTo('s2', 77)], { label: 'By hand' });
    await write([moveTo('s1', 20), paint('s2', '#ff0000')], agent);
    await endTurn(door.database, turnId);
    // The user's step is the later one, so it is undone first; then the whole turn.
    expect(await undo()).toMatchObject({ label: 'By hand' });
    expect(await undo()).toMatchObject({ label: 'Agent', skipped: [] });
    expect(await at('s1')).toBe(0);
    expect((await current()).document.layers['s2']).toMatchObject({ x: 0, fill: { color: '#d9d9d9' } });
    await redo();
    expect(await at('s1')).toBe(20);
    await redo();
    expect(await at('s2')).toBe(77);
  });

  test('where a hand came in between two changes of a turn, its value comes back', async () => {
    const turnId = newId('turn');
    await write([moveTo('s1', 10)], { author: 'agent', turnId, label: 'Agent' });
    await write([moveTo('s1', 55)], { label: 'By hand' });
    await write([moveTo('s1', 20)], { author: 'agent', turnId, label: 'Agent' });
    expect(await undo()).toMatchObject({ label: 'By hand', skipped: [expect.any(String)] });
    expect(await at('s1')).toBe(20);
    expect(await undo()).toMatchObject({ label: 'Agent', skipped: [expect.any(String)] });
    expect(await at('s1')).toBe(55);
  });

  test('what was written since is left alone and said', async () => {
    const turnId = newId('turn');
    await write([moveTo('s1', 10), paint('s1', '#ff0000')], { label: 'By hand' });
    await write([moveTo('s1', 99)], { author: 'agent', turnId, label: 'Agent' });
    // The agent undoes the step before its own turn, over which it has already written.
    expect(await door.designs.undoPrevious(door.userId, design.id, turnId)).toMatchObject({
      label: 'By hand',
      skipped: [expect.stringContaining('position')],
    });
    expect((await current()).document.layers['s1']).toMatchObject({ x: 99, fill: { color: '#d9d9d9' } });
    expect(await redo()).toMatchObject({ label: 'By hand', skipped: [] });
    expect((await current()).document.layers['s1']).toMatchObject({ x: 99, fill: { color: '#ff0000' } });
  });

  test('a turn at work has to be stopped first; its own undo takes the step before it', async () => {
    await write([moveTo('s1', 10)], { label: 'By hand' });
    const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
    await expect(undo()).rejects.toBeInstanceOf(TurnRunningError);
    await expect(redo()).rejects.toBeInstanceOf(TurnRunningError);
    await write([moveTo('s2', 5)], { author: 'agent', turnId, label: 'Agent' });
    expect(await door.designs.undoPrevious(door.userId, design.id, turnId)).toMatchObject({ label: 'By hand' });
    expect(await at('s1')).toBe(0);
    expect(await at('s2')).toBe(5);
    expect(await door.designs.undoPrevious(door.userId, design.id, turnId)).toMatchObject({ label: 'Add shapes' });
    expect(await door.designs.undoPrevious(door.userId, design.id, turnId)).toBeNull();
    await endTurn(door.database, turnId);
    expect(await undo()).toMatchObject({ label: 'Agent' });
    for (const label of ['Agent', 'Add shapes', 'By hand']) expect(await redo()).toMatchObject({ label });
    expect(await at('s1')).toBe(10);
  });

  test('a turn at work does again what it took back, as long as nothing was written since', async () => {
    await write([moveTo('s1', 10)], { label: 'By hand' });
    const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
    const again = () => door.designs.redoUndone(door.userId, design.id, turnId);
    expect(await again()).toBeNull();
    await door.designs.undoPrevious(door.userId, design.id, turnId);
    expect(await at('s1')).toBe(0);
    expect(await again()).toMatchObject({ label: 'By hand', skipped: [] });
    expect(await at('s1')).toBe(10);
    expect(await again()).toBeNull();
    await door.designs.undoPrevious(door.userId, design.id, turnId);
    await write([moveTo('s2', 5)], { author: 'agent', turnId, label: 'Agent' });
    expect(await again()).toBeNull();
    await endTurn(door.database, turnId);
  });

  test('restored lines fit the style that somebody has set since', async () => {
    const page = await current();
    await write([addText(page.document, 't1', 'Big summer sale on everything')]);
    const text = (await current()).document.layers['t1'] as TextLayer;
    const short = withLines({ ...text, text: 'Sale' }, measureRoughly);
    await write(
      [{ type: 'layer.update', id: 't1', patch: { text: 'Sale', runs: [], lines: short.lines, height: short.height } }],
      { label: 'Shorter' },
    );
    const turnId = newId('turn');
    const big = withLines({ ...short, fontSize: 120 }, measureRoughly);
    await write([{ type: 'layer.update', id: 't1', patch: { fontSize: 120, lines: big.lines, height: big.height } }], {
      author: 'agent',
      turnId,
    });
    expect(await door.designs.undoPrevious(door.userId, design.id, turnId)).toMatchObject({ label: 'Shorter' });
    const restored = (await current()).document.layers['t1'] as TextLayer;
    expect(restored).toMatchObject({ text: 'Big summer sale on everything', fontSize: 120 });
    expect(restored).toEqual(withLines(restored, measureRoughly));
  });

  /**
   * Two tabs, a turn, undo and redo in any order, against a model that knows nothing of documents: cells that hold
   * values, and steps that remember what each cell held before and after.
   */
  test('any interleaving agrees with a simple model', async () => {
    const cells = ['s1:x', 's1:color', 's2:x', 's2:color'] as const;
    type Cell = (typeof cells)[number];
    type Write = { cell: Cell; before: number; after: number };
    interface ModelStep {
      turn: string | null;
      state: 'done' | 'undone' | 'dropped';
      undoneAs: number;
      writes: Write[][];
      undone: Write[];
    }

    const action = fc.oneof(
      {
        arbitrary: fc.record({
          do: fc.constantFrom('tab-a', 'tab-b'),
          cells: fc.subarray([...cells], { minLength: 1 }),
        }),
        weight: 6,
      },
      {
        arbitrary: fc.record({ do: fc.constant('turn'), cells: fc.subarray([...cells], { minLength: 1 }) }),
        weight: 4,
      },
      {
        arbitrary: fc.record({
          do: fc.constantFrom('next-turn', 'undo', 'redo', 'agent-undo'),
          cells: fc.constant([] as Cell[]),
        }),
        weight: 8,
      },
    );

    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 24 }), async (actions) => {
        const { id: designId, document } = await door.designs.create({ userId: door.userId, width: 500, height: 500 });
        await door.designs.commit(
          byHand(designId, door.userId, 0, [
            addShape(document, 's1'),
            addShape(document, 's2'),
            ...cells.map((cell) => operationOf(cell, 0)),
          ]),
        );
        const values = Object.fromEntries(cells.map((cell) => [cell, 0])) as Record<Cell, number>;
        const steps: ModelStep[] = [{ turn: null, state: 'done', undoneAs: 0, writes: [], undone: [] }];
        let [turn, value, undoes] = [newId('turn'), 0, 0];

        const back = (step: ModelStep) => {
          step.undone = [];
          for (const writes of step.writes.toReversed()) {
            for (const { cell, before, after } of writes) {
              if (values[cell] !== after) continue;
              values[cell] = before;
              // Undone twice in a row counts as one: from what it held at first to what it holds now.
              const known = step.undone.find((each) => each.cell === cell);
              if (known) known.after = before;
              else step.undone.push({ cell, before: after, after: before });
            }
          }
          step.state = 'undone';
          step.undoneAs = undoes += 1;
        };

        for (const { do: act, cells: chosen } of actions) {
          if (act === 'next-turn') turn = newId('turn');
          else if (act === 'undo' || act === 'agent-undo') {
            const step = steps.findLast((each) => each.state === 'done' && (act === 'undo' || each.turn !== turn));
            // The shapes themselves stay: the model has no notion of deleted cells.
            if (!step || step === steps[0]) continue;
            const outcome =
              act === 'undo'
                ? await door.designs.undo(door.userId, designId)
                : await door.designs.undoPrevious(door.userId, designId, turn);
            expect(outcome).not.toBeNull();
            back(step);
          } else if (act === 'redo') {
            const step = steps.filter((each) => each.state === 'undone').toSorted((a, b) => b.undoneAs - a.undoneAs)[0];
            expect((await door.designs.redo(door.userId, designId)) !== null).toBe(step !== undefined);
            if (!step) continue;
            const again = step.undone.filter(({ cell, after }) => values[cell] === after);
            for (const { cell, before } of again) values[cell] = before;
            step.state = 'done';
            // What it wrote is now what the redo wrote.
            if (step.undone.length > 0)
              step.writes =
                again.length > 0
                  ? [again.map(({ cell, before, after }) => ({ cell, before: after, after: before }))]
                  : [];
          } else {
            const writes = chosen.map((cell): Write => ({ cell, before: values[cell], after: (value += 1) }));
            const byTurn = act === 'turn';
            const { revision } = await door.designs.get(door.userId, designId);
            await door.designs.commit(
              byHand(
                designId,
                door.userId,
                revision,
                writes.map(({ cell, after }) => operationOf(cell, after)),
                byTurn ? { author: 'agent', turnId: turn } : { origin: act },
              ),
            );
            for (const { cell, after } of writes) values[cell] = after;
            for (const step of steps) if (step.state === 'undone') step.state = 'dropped';
            const own = byTurn ? steps.findLast((each) => each.turn === turn && each.state === 'done') : undefined;
            if (own) own.writes.push(writes);
            else steps.push({ turn: byTurn ? turn : null, state: 'done', undoneAs: 0, writes: [writes], undone: [] });
          }
          const { layers } = (await door.designs.get(door.userId, designId)).document;
          expect(Object.fromEntries(cells.map((cell) => [cell, valueOf(cell, layers)]))).toEqual(values);
        }
      }),
      long ? { numRuns: 1_000 } : { numRuns: 25, seed: 7 },
    );
  });

  test('any operations at all go back to where they began, and forward again', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryDocument,
        fc.array(fc.array(arbitraryIntent, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        async (document, changes) => {
          const { id: designId } = await door.designs.create({ userId: door.userId, document });
          const ids = idSource('n');
          const turn = newId('turn');
          let now = document;
          let revision = 0;
          let steps = 0;
          for (const [index, intents] of changes.entries()) {
            const made = withFreshLines(realise(now, intents, ids));
            if (made.operations.length === 0) continue;
            const byTurn = index % 3 === 1;
            const outcome = await door.designs.commit(
              byHand(
                designId,
                door.userId,
                revision,
                made.operations,
                byTurn ? { author: 'agent', turnId: `${turn}-${index}` } : {},
              ),
            );
            ({ revision } = outcome);
            now = made.document;
            steps += 1;
          }
          for (let step = 0; step < steps; step += 1)
            expect((await door.designs.undo(door.userId, designId))?.skipped).toEqual([]);
          expect((await openFreshDoor(door.database).get(door.userId, designId)).document).toEqual(document);
          for (let step = 0; step < steps; step += 1)
            expect((await door.designs.redo(door.userId, designId))?.skipped).toEqual([]);
          expect((await openFreshDoor(door.database).get(door.userId, designId)).document).toEqual(now);
        },
      ),
      long ? { numRuns: 1_000 } : { numRuns: 15, seed: 3 },
    );
  });
});

/** Writers keep the lines of texts fresh. */
function withFreshLines({ document, operations }: { document: DesignDocument; operations: Operation[] }) {
  const updates = staleLineUpdates(document, Object.keys(document.layers), measureRoughly);
  return { operations: [...operations, ...updates], document: applyOperations(document, updates).document };
}

function operationOf(cell: string, value: number): Operation {
  const [id, property] = cell.split(':') as [string, string];
  return property === 'x' ? moveTo(id, value) : paint(id, `#${value.toString(16).padStart(6, '0')}`);
}

function valueOf(cell: string, layers: Record<string, object>): number {
  const [id, property] = cell.split(':') as [string, string];
  const layer = layers[id] as { x: number; fill: { color: string } };
  return property === 'x' ? layer.x : Number.parseInt(layer.fill.color.slice(1), 16);
}
