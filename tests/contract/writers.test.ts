/**
 * Two tabs and an agent's turn on one design at once, over a network that is slow, repeats itself and loses events:
 * nothing acknowledged is missing, the log leads to what is stored, and all tabs end up equal. On a server database the
 * tabs are connected to different processes. The tabs use the editor's own client state.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { DesignDocument } from '#design/document/document.ts';
import { arbitraryIntent, idSource, realise, type Intent } from '#design/operations/operation.arbitraries.ts';
import { applyOperations } from '#design/operations/apply.ts';
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
  type DesignState,
} from '#app/features/editor/design-store/design-state.ts';
import { KernelError } from '#design/document/issue.ts';
import { openDatabase, type Database } from '#app/services/database/database.server.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import type { Events } from '#app/services/events/events.server.ts';
import { createTestUser, databaseKinds } from '#tests/fixtures/databases.ts';
import { byHand, newId, openFreshDoor, openProcessOn, openTestDoor, type TestDoor } from '#tests/fixtures/designs.ts';

const rounds = process.env['BLEND_LONG'] ? 40 : 2;

/** Random numbers, reproducible by seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface World {
  design: DesignSnapshot;
  userId: string;
  random: () => number;
  /** Ids of all acknowledged changes with at least one operation. */
  acknowledged: Map<string, number>;
  intents: Intent[];
}

/** A browser tab: the editor's state, an unreliable stream, one change in flight at a time. */
class Tab {
  state: DesignState;
  readonly #name: string;
  readonly #world: World;
  readonly #designs: Designs;
  readonly #newId: () => string;
  readonly #stop: () => void;

  constructor(name: string, world: World, process: { designs: Designs; events: Events }) {
    this.#name = name;
    this.#world = world;
    this.#designs = process.designs;
    this.#newId = idSource(`${name}-`);
    this.#stop = process.events.subscribe(world.userId, (event) => {
      if (event.type !== 'design.changed' || event.designId !== world.design.id) return;
      if (world.random() < 0.15) return;
      setTimeout(() => this.#take([{ ...event.change, revision: event.revision }]), world.random() * 8);
    });
    this.state = startDesign(world.design);
  }

  #take(changes: Parameters<typeof receiveChanges>[1]): void {
    this.state = receiveChanges(this.state, changes);
  }

  /** Makes a change as a user would: on the current state. */
  edit(intent: Intent): void {
    const operation = intent(this.state.document, this.#newId);
    if (operation) this.state = editDesign(this.state, { id: newId(this.#name), operations: [operation], label: '' });
  }

  /** Sends the next change; one in five answers is lost, and the change is sent again. */
  async send(): Promise<void> {
    const change = nextToSend(this.state);
    if (!change) return;
    const { design, userId, random, acknowledged } = this.#world;
    await pause(random() * 5);
    try {
      const outcome = await this.#designs.commit({
        ...change,
        designId: design.id,
        userId,
        author: 'user',
        origin: this.#name,
      });
      if (outcome.operations.length > 0) acknowledged.set(change.id, outcome.revision);
      if (random() < 0.2) return;
      await pause(random() * 5);
      this.state = acknowledgeChange(this.state, change.id, outcome);
    } catch (error) {
      // A change that another writer made impossible is rejected as a whole; the tab drops it.
      if (!(error instanceof KernelError)) throw error;
      this.state = dropChange(this.state, change.id);
    }
  }

  async step(direction: 'undo' | 'redo'): Promise<void> {
    await this.#designs[direction](this.#world.userId, this.#world.design.id);
  }

  async catchUp(): Promise<void> {
    const missed = await this.#designs.changesSince(this.#world.userId, this.#world.design.id, this.state.revision);
    if ('changes' in missed) this.#take(missed.changes);
    else this.state = receiveSnapshot(this.state, missed.snapshot);
  }

  async work(rest: Intent[]): Promise<void> {
    const { random } = this.#world;
    for (const intent of rest) {
      this.edit(intent);
      if (random() < 0.7) await this.send();
      if (hasGap(this.state)) await this.catchUp();
      if (random() < 0.15) await this.step(random() < 0.6 ? 'undo' : 'redo');
    }
  }

  async settle(): Promise<void> {
    while (nextToSend(this.state)) await this.send();
    await pause(20);
    await this.catchUp();
    this.#stop();
  }
}

/** The agent reads, acts, continues. Each change is based on what it has just read, or on an older state. */
async function runTurn(world: World, designs: Designs, intents: Intent[]): Promise<void> {
  const { design, userId, random, acknowledged } = world;
  const turnId = newId('turn');
  const ids = idSource(`${turnId}-`);
  let seen = await designs.get(userId, design.id);
  for (const intent of intents) {
    if (random() < 0.7) seen = await designs.get(userId, design.id);
    const { operations } = realise(seen.document, [intent], ids);
    if (operations.length === 0) continue;
    const change = byHand(design.id, userId, seen.revision, operations, { author: 'agent', turnId });
    try {
      const outcome = await designs.commit(change);
      if (outcome.operations.length > 0) acknowledged.set(change.id, outcome.revision);
    } catch (error) {
      if (!(error instanceof KernelError)) throw error;
    }
    await pause(random() * 6);
  }
}

describe.each(databaseKinds)('%s', (kind) => {
  let door: TestDoor;
  let other: { designs: Designs; events: Events };
  let otherDatabase: Database | null = null;

  beforeAll(async () => {
    door = await openTestDoor(kind);
    if (kind === 'embedded') other = door;
    else {
      otherDatabase = await openDatabase(door.config);
      other = openProcessOn(otherDatabase);
      await other.events.ready();
    }
  });
  afterAll(async () => {
    if (otherDatabase) {
      await other.events.close();
      await otherDatabase.close();
    }
    await door.remove();
  });

  test.each(Array.from({ length: rounds }, (_, index) => index + 1))('round %i', async (seed) => {
    const design = await door.designs.create({ userId: door.userId, width: 1080, height: 1080 });
    const world: World = {
      design,
      userId: door.userId,
      random: dice(seed),
      acknowledged: new Map(),
      intents: fc.sample(arbitraryIntent, { numRuns: 90, seed }),
    };
    const tabs = [new Tab('a', world, door), new Tab('b', world, other)];
    const onlooker = new Tab('c', world, other);
    await Promise.all([
      tabs[0]!.work(world.intents.slice(0, 30)),
      tabs[1]!.work(world.intents.slice(30, 60)),
      runTurn(world, door.designs, world.intents.slice(60)),
    ]);
    for (const tab of tabs) while (nextToSend(tab.state)) await tab.send();
    for (const tab of [...tabs, onlooker]) await tab.settle();

    const stored = await openFreshDoor(door.database).get(door.userId, design.id);
    const log = await door.database.prisma.change.findMany({
      where: { designId: design.id },
      orderBy: { revision: 'asc' },
    });
    expect(log.map(({ revision }) => revision)).toEqual(log.map((_, index) => index + 1));
    expect(stored.revision).toBe(log.length);
    const logged = new Map(log.map(({ id, revision }) => [id, revision]));
    for (const [id, revision] of world.acknowledged) expect(logged.get(id), id).toBe(revision);
    expect(world.acknowledged.size).toBeGreaterThan(20);

    const replayed = log.reduce<DesignDocument>(
      (document, { operations }) => applyOperations(document, operations as unknown as Operation[]).document,
      design.document,
    );
    expect(replayed).toEqual(stored.document);
    for (const tab of [...tabs, onlooker]) {
      expect(tab.state.pending).toEqual([]);
      expect(tab.state.revision).toBe(stored.revision);
      expect(tab.state.document).toEqual(stored.document);
    }
    // Backwards too: the inverses lead back to the start.
    const rewound = log
      .toReversed()
      .reduce<DesignDocument>(
        (document, { inverse }) => applyOperations(document, inverse as unknown as Operation[]).document,
        stored.document,
      );
    expect(rewound).toEqual(design.document);

    const stranger = await createTestUser(door.database);
    await expect(door.designs.get(stranger, design.id)).rejects.toThrow('This design was not found');
  });

  test.runIf(kind === 'server')(
    'events of another process come in the order of revisions, none twice, none missing',
    async () => {
      const design = await door.designs.create({ userId: door.userId, width: 500, height: 500 });
      const heard: number[] = [];
      const stop = other.events.subscribe(door.userId, (event) => {
        if (event.type === 'design.changed' && event.designId === design.id) heard.push(event.revision);
      });
      const intents = fc.sample(arbitraryIntent, { numRuns: 60, seed: 5 });
      const writer = (designs: Designs, name: string, own: Intent[]) =>
        Promise.all(
          own.map(async (intent, index) => {
            const { operations } = realise(design.document, [intent], idSource(`${name}${index}-`));
            if (operations.length > 0)
              await designs.commit(byHand(design.id, door.userId, 0, operations)).catch(() => {});
          }),
        );
      await Promise.all([
        writer(door.designs, 'x', intents.slice(0, 30)),
        writer(other.designs, 'y', intents.slice(30)),
      ]);
      const { revision } = await door.designs.get(door.userId, design.id);
      expect(revision).toBeGreaterThan(10);
      await expect.poll(() => heard.length).toBe(revision);
      expect(heard).toEqual(heard.map((_, index) => index + 1));
      stop();
    },
  );
});
