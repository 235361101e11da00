/** The port that moderates users' requests and their results. */

export interface ModerationSubject {
  userId: string;
  kind: string;
  /** input: before anything is spent. results: before anybody sees them. */
  stage: 'input' | 'results';
  /** Everything that was typed, and words that describe a choice. */
  texts: readonly string[];
  /** Pictures, by their assets. */
  assets: readonly string[];
}

export type ModerationVerdict =
  | { allowed: true }
  /** `reason`: for users, which part of it is not allowed here. */
  | { allowed: false; reason: string };

export interface Moderation {
  check(subject: ModerationSubject, signal: AbortSignal): Promise<ModerationVerdict>;
}

/** Without moderation. */
export const allowAll: Moderation = { check: () => Promise.resolve({ allowed: true }) };

const MOST_TEXTS = 200;

/** Every text of an input, at any depth: what a kind adds later is checked too. Ids of assets are no texts. */
export function textsOf(input: unknown): string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (texts.length >= MOST_TEXTS) return;
    if (typeof value === 'string') {
      if (value.trim() !== '' && !isAsset(value)) texts.push(value);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(input);
  return texts;
}

/** Every asset that an input names. */
export function assetsOf(input: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isAsset(value)) found.add(value);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(input);
  return [...found];
}

const isAsset = (text: string) => /^[0-9a-f]{64}$/.test(text);
