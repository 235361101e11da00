/** Trimming the log: after any history, a trimmed design behaves like an untrimmed twin, as far as its log reaches. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { documentBytes } from '#design/document/size.ts';
import type { Operation } from '#design/operations/operation.ts';
import { createEvents } from '#app/services/events/events.server.ts';
import { sampledKinds } from '#tests/fixtures/databases.ts';
import { addShape, moveTo, openTestDoor, paint, type TestDoor } from '#tests/fixtures/designs.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { beginTurn, endTurn } from '#tests/fixtures/turns.ts';
import { DesignNotFoundError } from './design-error.ts';
import { createDesigns, type Designs } from './door.server.ts';
import type { LogLimits } from './trim.server.ts';
import { createVersions, type Versions } from './versions.server.ts';

type Step =
  | { do: 'edit'; shape: number; kind: 'add' | 'remove' | 'move' | 'paint'; value: number; stale: boolean }
  | { do: 'turn'; length: number; shape: number }
  | { do: 'undo' | 'redo'; times: number }
  | { do: 'takeBack'; change: number }
  | { do: 'name' }
  | { do: 'restore'; version: number };

const SHAPES = 4;
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      shape: fc.nat(SHAPES - 1),
      kind: fc.constantFrom('add', 'remove', 'move', 'move', 'paint', 'paint'),
      value: fc.nat(900),
      stale: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      length: fc.integer({ min: 1, max: 5 }),
      shape: fc.nat(SHAPES - 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'redo' as const),
      times: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeBack' as const), change: fc.nat(100) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'name' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), version: fc.nat(20) }) },
);

/** Far back, then back and forth: what was undone first is cut from the log while it could still be redone. */
const wavering = fc
  .record({ deep: fc.integer({ min: 3, max: 6 }), flips: fc.integer({ min: 4, max: 9 }) })
  .map(({ deep, flips }): Step[] => [
    { do: 'undo', times: deep },
    ...Array.from({ length: flips * 2 }, (_, index): Step => ({ do: index % 2 === 0 ? 'redo' : 'undo', times: 1 })),
    { do: 'redo', times: 6 },
  ]);
const history = fc
  .array(fc.oneof({ weight: 12, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: wavering }), {
    minLength: 30,
    maxLength: 60,
    size: 'max',
  })
  .map((parts) => parts.flat());

const tight = { most: { changes: 14, bytes: 1e9 }, kept: { changes: 7, bytes: 1e9 } };
const LIMITS: LogLimits = { every: 3, usual: tight, full: tight };

/** One of the twins. Both get the same changes with the same ids. */
interface Twin {
  designs: Designs;
  versions: Versions;
  id: string;
}

describe.each(sampledKinds(0))('%s', (kind) => {
  let door: TestDoor;
  let designs: { trimmed: Designs; whole: Designs };
  beforeAll(async () => {
    door = await openTestDoor(kind);
    const parts = { database: door.database, events: createEvents(), measureText: measureRoughly };
    const report = (error: unknown) => expect.unreachable(String(error));
    designs = { trimmed: createDesigns({ ...parts, logLimits: LIMITS, report }), whole: createDesigns(parts) };
  });
  afterAll(() => door.remove());

  async function twin(which: 'trimmed' | 'whole'): Promise<Twin> {
    const { id } = await designs[which].create({ userId: door.userId, width: 1080, height: 1080 });
    return {
      designs: designs[which],
      versions: createVersions({ database: door.database, designs: designs[which] }),
      id,
    };
  }

  async function play(steps: readonly Step[]): Promise<number> {
    const { userId } = door;
    const [trimmed, whole] = [await twin('trimmed'), await twin('whole')];
    const read = async ({ designs: own, id }: Twin) => (await own.read(userId, id)).document;
    const row = () => door.database.prisma.design.findUniqueOrThrow({ where: { id: trimmed.id } });
    const seen = new Map<number, DesignDocument>([[0, await read(trimmed)]]);
    const named: number[] = [];
    const changes: string[] = [];
    let count = 0;

    const operationsOf = (
      document: DesignDocument,
      { kind: how, shape, value }: Extract<Step, { do: 'edit' }>,
    ): Operation[] => {
      const id = `shape-${shape}`;
      const isThere = Object.hasOwn(document.layers, id);
      if (!isThere) return [addShape(document, id)];
      if (how === 'remove') return [{ type: 'layer.remove', id }];
      return [how === 'paint' ? paint(id, `#${value.toString(16).padStart(6, '0')}`) : moveTo(id, value)];
    };
    async function commit(
      edit: Extract<Step, { do: 'edit' }>,
      turn: { trimmed: string; whole: string } | null,
    ): Promise<void> {
      // The page's id differs between the twins.
      const id = `change-${(count += 1)}`;
      for (const [own, turnId] of [
        [trimmed, turn?.trimmed],
        [whole, turn?.whole],
      ] as const) {
        const { document, revision } = await own.designs.read(userId, own.id);
        const base = edit.stale && !turn ? Math.max(0, revision - 20) : revision;
        await own.designs.commit({
          designId: own.id,
          userId,
          author: turnId ? 'agent' : 'user',
          ...(turnId ? { turnId } : {}),
          id,
          baseRevision: base,
          operations: operationsOf(document, edit),
          label: id,
        });
      }
      changes.push(id);
    }
    const plain = (document: DesignDocument) =>
      Object.fromEntries(Object.entries(document.layers).map(([id, { parent: _parent, ...layer }]) => [id, layer]));

    for (const now of steps) {
      switch (now.do) {
        case 'edit':
          await commit(now, null);
          expect((await trimmed.designs.historyOf(userId, trimmed.id)).canUndo).toBe(true);
          break;
        case 'turn': {
          const turn = {
            trimmed: await beginTurn(door.database, { designId: trimmed.id, userId }),
            whole: await beginTurn(door.database, { designId: whole.id, userId }),
          };
          for (let index = 0; index < now.length; index += 1)
            await commit({ do: 'edit', shape: now.shape, kind: 'move', value: index * 7, stale: false }, turn);
          for (const id of Object.values(turn)) await endTurn(door.database, id);
          break;
        }
        case 'undo':
        case 'redo':
          for (let time = 0; time < now.times; time += 1) {
            const done = await trimmed.designs[now.do](userId, trimmed.id);
            // Further back than the log reaches: the twin could undo it, and is left alone.
            if (!done) {
              const { trimmedTo } = await row();
              if (trimmedTo === 0) expect(await whole.designs[now.do](userId, whole.id)).toBeNull();
              break;
            }
            const same = await whole.designs[now.do](userId, whole.id);
            expect({ label: done.label, skipped: done.skipped }).toEqual({
              label: same?.label,
              skipped: same?.skipped,
            });
            seen.set(done.revision, await read(trimmed));
          }
          break;
        case 'takeBack': {
          const id = changes[now.change % Math.max(1, changes.length)];
          if (id === undefined) break;
          const done = await trimmed.designs.undoChange(userId, trimmed.id, id);
          if (done) expect(done.skipped).toEqual((await whole.designs.undoChange(userId, whole.id, id))?.skipped);
          break;
        }
        case 'name': {
          const { revision } = await trimmed.versions.name(userId, trimmed.id, 'Named');
          named.push(revision);
          break;
        }
        case 'restore': {
          const revision = named[now.version % Math.max(1, named.length)];
          if (revision === undefined) break;
          // The twin's revisions differ after it was left alone.
          const wanted = seen.get(revision);
          await trimmed.versions.restore(userId, trimmed.id, revision, 'Restore');
          expect(await read(trimmed)).toEqual(wanted);
          return checked();
        }
      }
      seen.set((await trimmed.designs.read(userId, trimmed.id)).revision, await read(trimmed));
      expect(plain(await read(trimmed))).toEqual(plain(await read(whole)));
    }
    return checked();

    /** What the log and the named versions lead to. Returns how far it was trimmed. */
    async function checked(): Promise<number> {
      const { trimmedTo, revision, logBytes, documentBytes: counted, versionBytes } = await row();
      for (const [at, document] of seen) {
        if (at > revision) continue;
        const found = trimmed.versions.at(userId, trimmed.id, at);
        if (at >= trimmedTo || named.includes(at))
          expect((await found).document, `revision ${at} of ${revision}, trimmed to ${trimmedTo}`).toEqual(document);
        else await expect(found).rejects.toThrow(DesignNotFoundError);
      }
      const kept = await trimmed.designs.takenBack(userId, trimmed.id, changes);
      const all = await whole.designs.takenBack(userId, whole.id, changes);
      const logged = new Set(
        (await door.database.prisma.change.findMany({ where: { designId: trimmed.id }, select: { id: true } })).map(
          ({ id }) => id,
        ),
      );
      expect(kept.map(({ change }) => change).sort()).toEqual(
        all
          .map(({ change }) => change)
          .filter((id) => logged.has(id))
          .sort(),
      );
      const [labels, allLabels] = await Promise.all(
        [trimmed, whole].map(async ({ versions, id }) =>
          (await versions.history(userId, id)).steps.map(({ label }) => label),
        ),
      );
      if (!steps.some((one) => one.do === 'restore')) expect(allLabels?.slice(0, labels?.length)).toEqual(labels);

      const [sums] = await door.database.prisma.$queryRaw<
        { log: number; versions: number; steps: number; lost: number }[]
      >`
        SELECT (SELECT COALESCE(SUM(octet_length("operations"::text) + octet_length("inverse"::text) + octet_length("outcome"::text)), 0) FROM "change" WHERE "designId" = ${trimmed.id})::float8 AS "log",
          (SELECT COALESCE(SUM(octet_length("document"::text)), 0) FROM "design_version" WHERE "designId" = ${trimmed.id})::float8 AS "versions",
          (SELECT COUNT(*) FROM "history_step" s WHERE s."designId" = ${trimmed.id} AND s."state" IN ('fixed', 'dropped')
            AND NOT EXISTS (SELECT 1 FROM "change" c WHERE c."stepId" = s."id"))::int AS "steps",
          (SELECT COUNT(*) FROM "change" c WHERE c."designId" = ${trimmed.id} AND NOT EXISTS (SELECT 1 FROM "history_step" s WHERE s."id" = c."stepId"))::int AS "lost"`;
      expect({ log: Number(logBytes), versions: Number(versionBytes), steps: 0, lost: 0 }).toEqual(sums);
      expect(counted).toBe(documentBytes(await read(trimmed)));
      return trimmedTo;
    }
  }

  test('undo, redo, taking back and versions are those of an untrimmed design', async () => {
    let trims = 0;
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        if ((await play(steps)) > 0) trims += 1;
      }),
      { numRuns: isLongRun ? 150 : 3, endOnFailure: true },
    );
    expect(trims).toBeGreaterThan(0);
  });

  test('what was undone first is not done again once its log is cut', async () => {
    const edit = (value: number): Step => ({ do: 'edit', shape: 0, kind: 'move', value, stale: false });
    const flips = Array.from({ length: 16 }, (_, index): Step => ({ do: index % 2 === 0 ? 'redo' : 'undo', times: 1 }));
    const steps: Step[] = [
      ...Array.from({ length: 6 }, (_, index) => edit(index * 10)),
      { do: 'undo', times: 5 },
      ...flips,
      { do: 'redo', times: 6 },
      edit(99),
    ];
    expect(await play(steps)).toBeGreaterThan(11);
  });

  test('what is retried, missed or stale finds its way past a trimmed log', async () => {
    const { userId } = door;
    const { id } = await twin('trimmed');
    const edit = async (change: string, x: number, base?: number) => {
      const { revision, document } = await designs.trimmed.read(userId, id);
      return designs.trimmed.commit({
        designId: id,
        userId,
        author: 'user',
        id: change,
        baseRevision: base ?? revision,
        label: 'Move',
        operations: Object.hasOwn(document.layers, 'one') ? [moveTo('one', x)] : [addShape(document, 'one')],
      });
    };
    for (let index = 0; index < 40; index += 1) await edit(`c${index}`, index);
    const last = await edit('last', 500);
    expect(await edit('last', 900)).toEqual(last);
    expect(await designs.trimmed.changesSince(userId, id, 1)).toHaveProperty('snapshot.revision', last.revision);
    expect(await designs.trimmed.changesSince(userId, id, last.revision - 2)).toHaveProperty('changes.length', 2);
    expect((await edit('late', 7, 1)).operations).toEqual([moveTo('one', 7)]);
  });
});
