/** The people of one turn: edits on the canvas, answers to the agent's questions, pressing stop. */
import type { Check, DivergenceKind } from '#agent/transcript/play/divergence.ts';
import type { Direction } from '#agent/transcript/play/directed-model.ts';
import type { Turn } from '#agent/transcript/format/format.ts';
import type { JsonPath } from '#agent/transcript/format/transcript-error.ts';
import type { Question, TurnWatch } from '#agent/transcript/play/turn-watch.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { operationsSchema } from '#design/operations/schemas.ts';
import { message } from '#messages/message.ts';
import { reasonOf } from './replay-stop.ts';
import type { World } from './world.ts';

export interface PeopleOf {
  index: number;
  turn: Turn;
  chatId: string;
  evaluating: boolean;
}

export interface People {
  /** Makes the manual edits that precede a step. */
  moveHands(step: number): Promise<void>;
  asked(question: Question): void;
  directing(watch: TurnWatch): Direction;
  /** Stop was pressed. */
  readonly stopped: boolean;
  readonly askedToMend: boolean;
  /** What was scripted for them but never happened, or the reverse. */
  checks(): Check[];
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

export function createPeople(world: World, { index, turn, chatId, evaluating }: PeopleOf): People {
  const { conversations, designs, user, designId } = world;
  const found: Check[] = [];
  const moved = new Set<number>();
  const askedAbout = new Set<string>();
  let questions = 0;
  let stopped = false;
  let askedToMend = false;

  function note(key: string, kind: DivergenceKind, step: number | null, at: JsonPath, text: string): void {
    found.push({
      turn: index,
      key,
      divergence: { kind, turn: index, step, at: ['turns', index, ...at], message: text },
    });
  }

  async function move(number: number, step: number): Promise<void> {
    moved.add(number);
    const wrong = (text: string) => note('hand', 'error', step, ['hand', number], text);
    const failed = (reason: string) => wrong(message('stage.handFailed', { reason }));
    const written = turn.hand[number]?.operations ?? [];
    // An evaluated model makes other layers than the script: a case that names those can't be judged by it.
    const [unmade] = evaluating ? world.bindings.unknownIn(written) : [];
    if (unmade !== undefined) return wrong(message('stage.handUnmade', { name: unmade }));
    try {
      const operations = parseOrThrow(operationsSchema, world.bindings.resolve(written), 'operations');
      const { revision } = await designs.read(user.id, designId);
      const { rejected } = await designs.commit({
        designId,
        userId: user.id,
        author: 'user',
        origin: 'hand',
        id: world.id('hand', index, number),
        baseRevision: revision,
        operations,
        label: 'Edit',
      });
      if (rejected[0]) failed(rejected[0].reason);
    } catch (error) {
      failed(reasonOf(error));
    }
  }

  async function moveHands(step: number): Promise<void> {
    for (const [number, { at }] of turn.hand.entries()) if (at === step && !moved.has(number)) await move(number, step);
  }

  /** Presses stop. The turn that it ends may be waiting here, so its end is not awaited. */
  function stop(): void {
    if (stopped) return;
    stopped = true;
    conversations.stop(user.id, chatId).catch(() => undefined);
  }

  return {
    moveHands,

    asked({ approvalId, call }) {
      askedAbout.add(call.tool);
      const { [call.tool]: written } = turn.approve;
      if (written === undefined && !evaluating) {
        // If stop belongs to this step and there is no answer, it is pressed while the question waits.
        if (questions - 1 === turn.stopAfter) return stop();
        note(
          'approve',
          'tool',
          questions - 1,
          ['approve'],
          message('stage.unanswered', { tool: call.tool, reason: call.approval?.reason ?? '' }),
        );
      }
      const approved = written ?? false;
      if (call.approval) call.approval.approved = approved;
      // A question that was withdrawn meanwhile needs no answer.
      conversations.answerApproval(user.id, chatId, approvalId, approved).catch(() => undefined);
    },

    directing: (watch) => ({
      async before(toMend) {
        const step = questions;
        questions += 1;
        askedToMend ||= toMend;
        // Those of step 0 were made before the message was sent.
        if (step > 0) await moveHands(step);
        return step;
      },
      async after(step, given, { broke, signal }) {
        const pressing = step === turn.stopAfter;
        // If a connection breaks, what came before takes effect first: otherwise it would be a race.
        if (!pressing && !broke) return;
        await watch.heard(step, given, signal);
        if (!pressing) return;
        stop();
        if (signal) await aborted(signal);
      },
    }),

    get stopped() {
      return stopped;
    },
    get askedToMend() {
      return askedToMend;
    },

    checks() {
      const late = turn.hand.flatMap(({ at }, number): Check[] => {
        if (moved.has(number)) return [];
        const text = message('stage.handTooLate', { step: at });
        return [
          {
            turn: index,
            key: 'hand',
            divergence: { kind: 'tool', turn: index, step: null, at: ['turns', index, 'hand', number], message: text },
          },
        ];
      });
      const neverAsked = Object.keys(turn.approve).flatMap((tool): Check[] => {
        if (askedAbout.has(tool) || evaluating) return [];
        const text = message('stage.neverAsked', { tool });
        return [
          {
            turn: index,
            key: 'approve',
            divergence: { kind: 'tool', turn: index, step: null, at: ['turns', index, 'approve', tool], message: text },
          },
        ];
      });
      return [...found, ...late, ...neverAsked];
    },
  };
}
