/**
 * What users said about their work. With a sign-in or a visit without an account, the answers belong to the user;
 * before that they are stored under the hash of a secret that only the visitor's cookie holds. A session moves them to
 * its user, once.
 */
import { createHash, randomUUID } from 'node:crypto';
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts';
import { readSaved } from './answers.ts';
import { NO_ANSWERS, STEPS, isStep, stepAfter, type Answers, type Step } from './questions.ts';

/** A visitor with a session, with only a cookie, or with neither yet. */
export type Asked = { userId: string } | { secret: string } | null;

export interface OnboardingState {
  /** new: nothing was asked or answered yet. */
  state: 'new' | 'open' | 'done' | 'skipped';
  /** Where to go on. */
  step: Step;
  answers: Answers;
}

export const NEW_ONBOARDING: OnboardingState = { state: 'new', step: STEPS[0], answers: NO_ANSWERS };

export interface Onboarding {
  of(asked: Asked): Promise<OnboardingState>;
  /** Stores the answer to one question and moves to the next; the last one ends it. */
  answer(asked: NonNullable<Asked>, step: Step, chosen: Partial<Answers>): Promise<OnboardingState>;
  /** No more questions; existing answers stay. */
  skip(asked: NonNullable<Asked>): Promise<void>;
  /** Gives a visitor's answers to a user. Doing it twice changes nothing the second time. */
  claim(secret: string, userId: string): Promise<void>;
  /** Deletes visitors who never came back. */
  cleanUp(): Promise<void>;
}

/** As long as the cookie's. */
export const visitorLifeMs = 30 * 24 * 60 * 60 * 1000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const keyOf = (asked: NonNullable<Asked>) =>
  'userId' in asked ? { userId: asked.userId } : { visitor: hashOf(asked.secret) };

type Client = Pick<PrismaClient, 'onboarding'>;

/** The progress: of two sets of answers the further one is kept. */
const ranks: Record<string, number> = { skipped: 0, open: 1, done: 2 };

/** Moves answers to a user who may have some. The further ones win; of equal ones the user's. */
export async function moveOnboarding(
  client: Client,
  from: { userId: string } | { visitor: string },
  to: string,
): Promise<void> {
  const moving = await client.onboarding.findUnique({ where: from });
  if (!moving) return;
  const own = await client.onboarding.findUnique({ where: { userId: to } });
  if (own && (ranks[own.state] ?? 0) >= (ranks[moving.state] ?? 0)) {
    await client.onboarding.deleteMany({ where: { id: moving.id } });
    return;
  }
  if (own) await client.onboarding.deleteMany({ where: { id: own.id } });
  await client.onboarding.updateMany({ where: { id: moving.id }, data: { userId: to, visitor: null } });
}

export function createOnboarding({ prisma, now = Date.now }: { prisma: PrismaClient; now?: () => number }): Onboarding {
  async function read(asked: Asked): Promise<OnboardingState> {
    const row = asked && (await prisma.onboarding.findUnique({ where: keyOf(asked) }));
    if (!row) return NEW_ONBOARDING;
    const state = row.state === 'done' || row.state === 'skipped' ? row.state : 'open';
    return { state, step: isStep(row.step) ? row.step : STEPS[0], answers: readSaved(row) };
  }

  async function write(
    asked: NonNullable<Asked>,
    data: Partial<Answers> & { step?: Step; state: string },
  ): Promise<void> {
    const key = keyOf(asked);
    const save = () =>
      prisma.onboarding.upsert({
        where: key,
        create: { id: randomUUID(), ...key, step: STEPS[0], ...data, updatedAt: new Date(now()) },
        update: { ...data, updatedAt: new Date(now()) },
      });
    // Two tabs may begin simultaneously: the second finds the first one's row.
    await save().catch((error: unknown) => {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return save();
      throw error;
    });
  }

  return {
    of: read,

    async answer(asked, step, chosen) {
      const before = await read(asked);
      const next = stepAfter(step);
      // After completion an answer is only changed; going back and forth never makes answered questions unanswered.
      const done = before.state === 'done' || next === null;
      await write(asked, { ...chosen, step: next ?? STEPS[0], state: done ? 'done' : 'open' });
      return read(asked);
    },

    async skip(asked) {
      const { state } = await read(asked);
      if (state !== 'done') await write(asked, { state: 'skipped' });
    },

    async claim(secret, userId) {
      await prisma.$transaction(async (tx) => {
        // Two pages opened simultaneously after the sign-in wait for each other here.
        await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
        await moveOnboarding(tx, { visitor: hashOf(secret) }, userId);
      });
    },

    async cleanUp() {
      await prisma.onboarding.deleteMany({
        where: { userId: null, updatedAt: { lt: new Date(now() - visitorLifeMs) } },
      });
    },
  };
}
