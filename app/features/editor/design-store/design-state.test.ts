/**
 * The client's state against a simulated door: whatever order news arrives in, and whatever is lost or duplicated, both
 * end equal.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument, createShapeLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { KernelError } from '#design/document/issue.ts';
import { firstPage } from '#design/document/tree.ts';
import { applyTolerantly } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import {
  acknowledgeChange,
  dropChange,
  editDesign,
  hasGap,
  nextToSend,
  receiveChanges,
  receiveSnapshot,
  startDesign,
  type ConfirmedChange,
  type DesignState,
  type PendingChange,
} from './design-state.ts';
import { createSimulatedDoor, type SimulatedDoor } from './simulated-door.ts';
import { checkValues } from './value-checking.ts';

beforeAll(checkValues);

const empty = createDocument({ width: 400, height: 400, newId: () => 'page' });

function shape(id: string, order = 'a0'): Operation {
  return { type: 'layer.add', layer: createShapeLayer({ id, parent: 'page', order }) };
}

const moveTo = (id: string, x: number): Operation => ({ type: 'layer.update', id, patch: { x, y: 0 } });

describe('own changes', () => {
  it('are shown at once and replaced by what the server made of them', () => {
    const door = createSimulatedDoor(empty);
    let state = startDesign({ document: empty, revision: 0 });
    state = editDesign(state, { id: 'c1', operations: [shape('a')], label: 'Add' });
    expect(state.document.layers.a).toBeDefined();
    expect(state.confirmed.layers.a).toBeUndefined();
    state = acknowledgeChange(state, 'c1', door.commit(state.pending[0]!));
    expect(state.pending).toEqual([]);
    expect(state.confirmed).toEqual(door.document);
  });

  it('are refused whole when the document does not allow them', () => {
    const state = startDesign({ document: empty, revision: 0 });
    expect(() => editDesign(state, { id: 'c1', operations: [shape('a'), moveTo('missing', 1)], label: 'x' })).toThrow(
      KernelError,
    );
    expect(state.document).toBe(empty);
  });

  it('stay on top of what others do meanwhile', () => {
    const door = createSimulatedDoor(empty);
    door.commit({ id: 'f1', operations: [shape('a')] });
    let state = startDesign({ document: door.document, revision: 1 });
    state = editDesign(state, { id: 'c1', operations: [moveTo('a', 10)], label: 'Move' });
    door.commit({ id: 'f2', operations: [moveTo('a', 99)] });
    state = receiveChanges(state, [door.log[1]!]);
    expect(state.document.layers.a).toMatchObject({ x: 10 });
    expect(state.confirmed.layers.a).toMatchObject({ x: 99 });
    expect(state.pending[0]?.baseRevision).toBe(1);
  });

  it('wait for the revisions before their own, still shown and not sent again', () => {
    const door = createSimulatedDoor(empty);
    let state = startDesign({ document: empty, revision: 0 });
    state = editDesign(state, { id: 'c1', operations: [shape('a')], label: 'Add' });
    door.commit({ id: 'f1', operations: [shape('b')] });
    state = acknowledgeChange(state, 'c1', door.commit(state.pending[0]!));
    expect(hasGap(state)).toBe(true);
    expect(nextToSend(state)).toBeNull();
    expect(Object.keys(state.document.layers)).toEqual(['a']);
    state = receiveChanges(state, door.log);
    expect(hasGap(state)).toBe(false);
    expect(state.document).toEqual(door.document);
  });

  it('leave the list when the server applied nothing of them', () => {
    const door = createSimulatedDoor(empty);
    door.commit({ id: 'f1', operations: [shape('a')] });
    let state = startDesign({ document: door.document, revision: 1 });
    state = editDesign(state, { id: 'c1', operations: [moveTo('a', 5)], label: 'Move' });
    door.commit({ id: 'f2', operations: [{ type: 'layer.remove', id: 'a' }] });
    state = acknowledgeChange(state, 'c1', door.commit(state.pending[0]!));
    expect(state.pending).toEqual([]);
    state = receiveChanges(state, door.log);
    expect(state.document).toEqual(door.document);
  });

  it('can be dropped', () => {
    let state = startDesign({ document: empty, revision: 0 });
    state = editDesign(state, { id: 'c1', operations: [shape('a')], label: 'Add' });
    expect(dropChange(state, 'c1').document).toEqual(empty);
    expect(dropChange(state, 'unknown')).toBe(state);
  });
});

describe('snapshots', () => {
  it('do not take a newer state back', () => {
    const door = createSimulatedDoor(empty);
    door.commit({ id: 'f1', operations: [shape('a')] });
    const state = receiveChanges(startDesign({ document: empty, revision: 0 }), door.log);
    expect(receiveSnapshot(state, { document: empty, revision: 0 })).toBe(state);
  });

  it('heal a state that a confirmed change does not fit', () => {
    const door = createSimulatedDoor(empty);
    door.commit({ id: 'f1', operations: [shape('a')] });
    let state = startDesign({ document: empty, revision: 0 });
    state = receiveChanges(state, [{ id: 'odd', revision: 1, operations: [moveTo('nowhere', 1)] }]);
    expect(state.diverged).toBe(true);
    state = receiveSnapshot(state, { document: door.document, revision: door.revision });
    expect(state.diverged).toBe(false);
    expect(state.document).toEqual(door.document);
  });
});

/** Possible next events; numbers choose among them. */
type Happening =
  | { type: 'edit'; operation: Operation }
  | { type: 'foreign'; operation: Operation }
  | { type: 'send'; answerLost: boolean }
  | { type: 'deliver'; pick: number; keep: boolean }
  | { type: 'lose'; pick: number }
  | { type: 'reconnect' }
  | { type: 'reload' };

const id = fc.constantFrom('a', 'b', 'c', 'd');
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ id, order: fc.constantFrom('a0', 'a1', 'a2') }).map(({ id, order }) => shape(id, order)),
  fc.record({ id, x: fc.integer({ min: -50, max: 50 }) }).map(({ id, x }) => moveTo(id, x)),
  fc
    .record({ id, opacity: fc.constantFrom(0, 0.5, 1) })
    .map(({ id, opacity }): Operation => ({ type: 'layer.update', id, patch: { opacity } })),
  fc
    .record({ id, order: fc.constantFrom('a3', 'a4') })
    .map(({ id, order }): Operation => ({ type: 'layer.move', id, parent: 'page', order })),
  id.map((id): Operation => ({ type: 'layer.remove', id })),
);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: operation.map((operation): Happening => ({ type: 'edit', operation })) },
  { weight: 4, arbitrary: operation.map((operation): Happening => ({ type: 'foreign', operation })) },
  { weight: 5, arbitrary: fc.boolean().map((answerLost): Happening => ({ type: 'send', answerLost })) },
  {
    weight: 8,
    arbitrary: fc
      .record({ pick: fc.nat(), keep: fc.boolean() })
      .map((found): Happening => ({ type: 'deliver', ...found })),
  },
  { weight: 2, arbitrary: fc.nat().map((pick): Happening => ({ type: 'lose', pick })) },
  { weight: 1, arbitrary: fc.constant<Happening>({ type: 'reconnect' }) },
  { weight: 1, arbitrary: fc.constant<Happening>({ type: 'reload' }) },
);

/** A client with its wire: events wait in `wire` and may come late, twice, in any order or never. */
class Client {
  state: DesignState;
  kept: PendingChange[] = [];
  wire: ConfirmedChange[] = [];
  #door: SimulatedDoor;
  #count = 0;
  #heard = 0;

  constructor(door: SimulatedDoor) {
    this.#door = door;
    this.state = startDesign({ document: door.document, revision: door.revision });
  }

  #set(state: DesignState): void {
    this.state = state;
    this.kept = state.pending.filter((change) => !change.acknowledged).map((change) => ({ ...change }));
  }

  /** The door notifies everybody after each change. */
  hear(): void {
    this.wire.push(...this.#door.log.slice(this.#heard));
    this.#heard = this.#door.log.length;
  }

  send(answerLost: boolean): void {
    const next = nextToSend(this.state);
    if (!next) return;
    try {
      const answer = this.#door.commit(next);
      this.hear();
      if (!answerLost) this.#set(acknowledgeChange(this.state, next.id, answer));
    } catch {
      this.#set(dropChange(this.state, next.id));
    }
  }

  catchUp(): void {
    if (this.state.diverged)
      this.#set(receiveSnapshot(this.state, { document: this.#door.document, revision: this.#door.revision }));
    else this.#set(receiveChanges(this.state, this.#door.log.slice(this.state.revision)));
  }

  happen(what: Happening): void {
    switch (what.type) {
      case 'edit':
        try {
          this.#set(
            editDesign(this.state, { id: `own${(this.#count += 1)}`, operations: [what.operation], label: 'x' }),
          );
        } catch (error) {
          if (!(error instanceof KernelError)) throw error;
        }
        break;
      case 'foreign':
        try {
          this.#door.commit({ id: `foreign${(this.#count += 1)}`, operations: [what.operation] });
        } catch (error) {
          if (!(error instanceof KernelError)) throw error;
        }
        this.hear();
        break;
      case 'send':
        this.send(what.answerLost);
        break;
      case 'deliver': {
        if (this.wire.length === 0) break;
        const index = what.pick % this.wire.length;
        this.#set(receiveChanges(this.state, [this.wire[index]!]));
        if (!what.keep) this.wire.splice(index, 1);
        break;
      }
      case 'lose':
        if (this.wire.length > 0) this.wire.splice(what.pick % this.wire.length, 1);
        break;
      case 'reconnect':
        this.catchUp();
        break;
      case 'reload':
        this.wire = [];
        this.#set(startDesign({ document: this.#door.document, revision: this.#door.revision }, this.kept));
    }
  }

  settle(): void {
    for (let round = 0; round < 200 && (nextToSend(this.state) || hasGap(this.state)); round += 1) {
      this.send(false);
      this.catchUp();
    }
    this.catchUp();
  }
}

function shownByHand(state: DesignState): DesignDocument {
  let document = state.confirmed;
  for (const change of state.pending) {
    try {
      document = applyTolerantly(document, change.operations).document;
    } catch {
      // The server will refuse it.
    }
  }
  return document;
}

describe('any interleaving', () => {
  it('ends equal to the door, with nothing left to send', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 1, maxLength: 60 }), (happenings) => {
        const door = createSimulatedDoor(empty);
        const client = new Client(door);
        for (const what of happenings) {
          client.happen(what);
          expect(client.state.document).toEqual(shownByHand(client.state));
        }
        client.settle();
        expect(client.state.confirmed).toEqual(door.document);
        expect(client.state.document).toEqual(door.document);
        expect(client.state.pending).toEqual([]);
        expect(firstPage(client.state.document).id).toBe('page');
      }),
      { seed: 7, numRuns: 600 },
    );
  });

  it('loses no own change that the door acknowledged, whoever reloads when', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 1, maxLength: 40 }), (happenings) => {
        const door = createSimulatedDoor(empty);
        const client = new Client(door);
        const made = new Set<string>();
        for (const what of happenings) {
          const before = client.state.pending.map((change) => change.id);
          client.happen(what);
          for (const change of client.state.pending) if (!before.includes(change.id)) made.add(change.id);
        }
        client.settle();
        const logged = new Set(door.log.map((change) => change.id));
        for (const own of made) {
          // Either it is in the log, or the door applied none of it or rejected it.
          if (!logged.has(own)) expect(client.state.pending.map((change) => change.id)).not.toContain(own);
        }
        expect(new Set([...logged]).size).toBe(door.log.length);
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
