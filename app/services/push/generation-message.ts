/** A push message about a generation that has ended. Lock screens show it: nothing that its user wrote. */
import { createHash } from 'node:crypto';
import { message, type MessageKey } from '#messages/message.ts';
import type { PushMessage } from '#app/contracts/push.ts';
import type { GenerationState } from '#app/contracts/generation.ts';
import { factsOf, isKind, type GenerationKind } from '#app/services/generations/kinds.ts';
import { screenOf } from '#app/services/generations/screen-of.ts';

export interface EndedGeneration {
  id: string;
  userId: string;
  kind: string;
  state: string;
  input: unknown;
  /** Why it failed or was flagged, in words for users. */
  error: string | null;
}

const ready: Record<GenerationKind, MessageKey> = {
  'remove-background': 'push.readyPictures',
  'ai-backgrounds': 'push.readyPictures',
  'lifestyle-shot': 'push.readyPictures',
  'ai-image': 'push.readyPictures',
  'magic-erase': 'push.readyPhoto',
  upscale: 'push.readyPhoto',
  expand: 'push.readyPhoto',
  retake: 'push.readyPhoto',
  'ai-video': 'push.readyVideo',
  'try-on': 'push.readyTryOn',
  logo: 'push.readyLogos',
  'logo-picture': 'push.readyPictures',
  'text-on-image': 'push.readyPhoto',
};

/** Reasons are a sentence or two; payloads have room for 4 kB. */
const LONGEST_REASON = 300;

/** Null: it continues, or its user ended it. */
export function messageOf({ id, kind, state, input, error }: EndedGeneration): PushMessage | null {
  const about = {
    path: screenOf({ id, kind, input }) ?? `/history/generations?${new URLSearchParams({ open: id })}`,
    // A topic has up to 32 characters of base64url.
    tag: createHash('sha256').update(id).digest('base64url').slice(0, 32),
  };
  switch (state as GenerationState) {
    case 'succeeded':
      return {
        title: message(isKind(kind) ? ready[kind] : 'push.readyPictures'),
        body: message('push.look'),
        ...about,
      };
    case 'failed':
    case 'flagged': {
      const title = message(factsOf(kind).failure);
      return {
        title,
        body: error && error !== title ? error.slice(0, LONGEST_REASON) : message('push.tryAgain'),
        ...about,
      };
    }
    default:
      return null;
  }
}
