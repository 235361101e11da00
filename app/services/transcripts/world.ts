/** The world that a transcript plays in, and its parameters. */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { CreditUnit, Transcript } from '#agent/transcript/format/format.ts';
import type { Bindings } from '#agent/transcript/play/bindings.ts';
import type { Direction } from '#agent/transcript/play/directed-model.ts';
import type { Check } from '#agent/transcript/play/divergence.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { BrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import type { Conversations } from '#app/services/conversations/conversations.ts';
import type { ConversationModel } from '#app/services/models/model.server.ts';
import type { Database } from '#app/services/database/database.server.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { Tool } from '#tools/contract/tool.ts';
import type { StagePictures } from './stage-pictures.server.ts';
import type { Notes } from './watched-services.server.ts';

/** What a stage provides to every world. */
export interface StageParts {
  database: Database;
  rendering: Rendering;
  engines: Engines;
  pictures: StagePictures;
  report(error: unknown, context?: Record<string, unknown>): void;
}

/** A transcript and its path. */
export interface Replayable {
  /** Path of the file: pictures are relative to it. */
  file: string;
  transcript: Transcript;
}

export interface WorldOptions {
  /** Answers instead of the transcript's script. */
  model?: ConversationModel | undefined;
  tools?: readonly Tool[] | undefined;
  throughDoor?: ((operations: Operation[]) => Operation[]) | undefined;
}

/** Who answers at the moment, and who directs. */
export interface Playing {
  model: LanguageModelV4;
  direction: Direction;
}

export interface World {
  transcript: Transcript;
  /** Where its pictures and previews are. */
  folder: string;
  user: { id: string; plan: string };
  designId: string;
  database: Database;
  designs: Designs;
  assets: Assets;
  brandKits: BrandKits;
  /** No tool changes it. */
  brandKit: BrandKit;
  conversations: Conversations;
  rendering: Pick<Rendering, 'render' | 'renderPreview'>;
  measureText: MeasureText;
  tools: readonly Tool[];
  bindings: Bindings;
  /** Pictures of the start, by name. */
  pictures: ReadonlyMap<string, AssetInfo>;
  notes: Notes;
  /** Of the calls at the start. */
  checks: readonly Check[];
  /** Id of a conversation, created when it is first named. */
  chatId(name: string | undefined): Promise<string>;
  /** A deterministic id from these parts and the transcript's seed. */
  id(...parts: (string | number)[]): string;
  /** The page that the user is shown: the last one that a call led to. Null: the first. */
  page: string | null;
  /** Takes the ids of the next turn and of its answer. */
  announce(turnId: string, messageId: string): void;
  /** Sets what is playing now. */
  play(playing: Playing): void;
  /** Credits spent so far. */
  spent(): Promise<Record<CreditUnit, number>>;
  close(): Promise<void>;
}
