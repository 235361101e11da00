/** The conditions for starting a generation: own pictures, room for results, the plan, its cost, and moderation. */
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { beyondPlan, type Cost } from '#tools/contract/tool.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import type { Feature } from '#app/services/billing/plans.ts';
import { assetsOf, textsOf, type Moderation } from '#app/services/moderation/moderation.ts';
import { ROOM_FOR_RESULTS } from '#app/services/quota/account-limits.ts';
import type { StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import type { GenerationDeclaration, GenerationPorts, PlanNeed } from './declaration.ts';
import { GenerationError, GenerationLimitError } from './generation-error.ts';
import { costOf, type GenerationRow } from './generation-rows.server.ts';
import type { Flag } from './steps.ts';

const MODERATION_MS = 30_000;

/** Which entitlement of a plan meets a kind's need. */
const FEATURES: Readonly<Record<PlanNeed, Feature>> = {
  batch: 'batch',
  upscale: 'upscale-4k',
  'custom-models': 'custom-models',
};

export interface Terms {
  cost: Cost | null;
  /** Why moderation refuses it; null: it does not. */
  flagged: Flag | null;
}

export interface TermsDependencies {
  prisma: PrismaClient;
  declarations: Readonly<Record<string, GenerationDeclaration | undefined>>;
  quota?: Pick<StorageQuota, 'assertRoom'> | undefined;
  entitlements: Pick<Entitlements, 'can'>;
  assets: { forUser(userId: string): AssetsPort };
  ports(userId: string, assets: AssetsPort): GenerationPorts;
  moderation: Moderation;
}

export function createTerms({
  prisma,
  declarations,
  quota,
  entitlements,
  assets,
  ports,
  moderation,
}: TermsDependencies) {
  /** Every picture that an input names has to be the user's own. */
  async function assertOwn(userId: string, input: unknown): Promise<void> {
    const named = assetsOf(input);
    if (
      named.length > 0 &&
      (await prisma.assetGrant.count({ where: { userId, assetId: { in: named } } })) < named.length
    )
      throw new GenerationError('missing_picture');
  }

  /**
   * Whether it may begin: its pictures, room for its results, the plan, moderation. Writes nothing. Throws
   * GenerationError, GenerationLimitError, StorageFullError.
   */
  async function checked(userId: string, declaration: GenerationDeclaration, input: unknown): Promise<Terms> {
    await assertOwn(userId, input);
    await quota?.assertRoom(userId, ROOM_FOR_RESULTS);
    const user = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { plan: true } });
    const need = declaration.needs?.(input) ?? null;
    if (need !== null && !entitlements.can(user, FEATURES[need])) throw new GenerationLimitError(beyondPlan(need));
    const cost = declaration.cost(input, (asked) => entitlements.can(user, asked));
    const pictures = (await declaration.pictures?.(input, ports(userId, assets.forUser(userId)))) ?? [];
    const subject = {
      userId,
      kind: declaration.kind,
      stage: 'input',
      texts: textsOf(input),
      assets: [...new Set([...assetsOf(input), ...pictures])],
    } as const;
    const verdict = await moderation.check(subject, AbortSignal.timeout(MODERATION_MS));
    return { cost, flagged: verdict.allowed ? null : { reason: verdict.reason, pictures } };
  }

  /** The conditions for a retry. Pictures, plan and rules may have changed since the first one. */
  async function termsOf(row: GenerationRow): Promise<Terms> {
    const declaration = Object.hasOwn(declarations, row.kind) ? declarations[row.kind] : undefined;
    const input = declaration?.input.safeParse(row.input);
    // The worker reports if this can't be made any more; unfinished or successful ones need no check.
    const isAsked = row.state === 'failed' || row.state === 'cancelled';
    return isAsked && declaration && input?.success
      ? checked(row.userId, declaration, input.data)
      : { cost: costOf(row), flagged: null };
  }

  return { checked, termsOf };
}
