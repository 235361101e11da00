/**
 * What a kind of generation is: a declaration, and a handler that is loaded when the first one runs. The rails do
 * everything else: the queue, credits, progress, cancelling, going on after an end of the process.
 */
import type { z } from 'zod';
import type { MeasureText } from '#design/document/measure.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { FilmsPort } from '#tools/contract/ports/films-port.ts';
import type { ImagesPort } from '#tools/contract/ports/images-port.ts';
import type { ImagingPort } from '#tools/contract/ports/imaging-port.ts';
import type { RenderingPort } from '#tools/contract/ports/rendering-port.ts';
import type { ScenesPort } from '#tools/contract/ports/scenes-port.ts';
import type { TryOnPort } from '#tools/contract/ports/try-on-port.ts';
import type { ImageType } from '#tools/contract/image-types.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import type { Cost } from '#tools/contract/tool.ts';
import type { DescribedFilmsPort } from '#app/services/film/films.server.ts';
import type { Feature } from '#app/services/billing/plans.ts';
import type { TraceOutput } from '#app/services/engines/trace/trace-job.ts';
import type { GenerationResults, GenerationState } from '#app/contracts/generation.ts';
import type { GenerationKind } from './kinds.ts';

/** What of a plan a kind may need, as the way to more knows it. */
export type PlanNeed = 'batch' | 'upscale' | 'custom-models';

/** The engines, for one user. What they make belongs to the generation that asked. */
export interface GenerationPorts {
  imaging: ImagingPort;
  scenes: ScenesPort;
  images: ImagesPort;
  films: FilmsPort;
  tryOns: TryOnPort;
  /**
   * The photo of one of the user's custom models that suits what is tried on; null: there is no such model. Throws
   * ToolRefusal.
   */
  modelPhoto(model: string, type: TryOnKind): Promise<{ asset: string; isMinor: boolean } | null>;
  /** Null: no hosted model films. */
  describedFilms: DescribedFilmsPort | null;
  /** The flat areas of a picture file, or why it has none. */
  traced(picture: Uint8Array, signal: AbortSignal): Promise<TraceOutput>;
  rendering: RenderingPort;
  measureText: MeasureText;
}

/** What another generation was asked for, and what came of it. */
export interface EarlierGeneration extends GenerationResults {
  kind: string;
  state: GenerationState;
  input: unknown;
}

/** What the work of a kind gets. Everything is the user's own. */
export interface GenerationContext extends GenerationPorts {
  userId: string;
  generationId: string;
  /** A number that is the same for every attempt of the same try: work that draws lots draws the same ones. */
  seed: number;
  /** Ends when the user cancels, the time is over, or the server stops. What runs elsewhere must end with it. */
  signal: AbortSignal;
  /** 0..1 of the whole work, and what happens now, in words for people. */
  progress(share: number | null, stage?: string): void;
  /** What an earlier attempt had done before the process ended or others had their turn; empty at first. */
  done: GenerationResults;
  /**
   * Keeps what is done so far, and shows it when moderation lets it through. Throws where it is the turn of others: the
   * work continues later with `done`, so call it between parts of which each is whole.
   */
  checkpoint(results: GenerationResults): Promise<void>;
  /** Another generation of the same user; null: there is none. */
  earlier(id: string): Promise<EarlierGeneration | null>;
  assets: AssetsPort;
}

export interface GenerationOutcome extends GenerationResults {
  /** Credits that it was worth, where that is less than were set aside. */
  used?: number;
}

export interface GenerationHandler<Input> {
  /** Throws GenerationFailure or ToolRefusal for what people can read, the signal's reason when that has ended. */
  run(input: Input, context: GenerationContext): Promise<GenerationOutcome>;
}

/** What the configuration gives to vendors. */
export interface HostedWork {
  images(type: ImageType): boolean;
  cutouts: boolean;
  /** Erasing and growing. */
  edits: boolean;
  /** Films as described. */
  videos: boolean;
}

export interface GenerationDeclaration<Input = unknown> {
  kind: GenerationKind;
  input: z.ZodType<Input>;
  /** What of a plan it needs; null, or left out: every plan has it. */
  needs?(input: Input): PlanNeed | null;
  /**
   * Credits that it sets aside; null: none. A result costs one at most: what is withheld, or was not made any more, is
   * given back.
   * `can`: what the user's plan allows.
   */
  cost(input: Input, can: (feature: Feature) => boolean): Cost | null;
  /**
   * Whether its work happens at a vendor's: it waits in a line of its own then. Left out: the engines of this machine
   * do it.
   */
  isHosted?(input: Input, hosted: HostedWork): boolean;
  /**
   * The user's pictures that it works on and its input only points to: moderation sees them with the input. Left out:
   * the input names them all.
   */
  pictures?(input: Input, ports: Pick<GenerationPorts, 'modelPhoto'>): Promise<readonly string[]>;
  /** Parts of about the same size: what the measured time of a kind is counted by. */
  size(input: Input): number;
  /** What one part takes until it has been measured, ms. */
  expectedMs: number;
  /** An attempt that takes longer is given up, ms. For the whole input. */
  timeoutMs(input: Input): number;
  load(): Promise<GenerationHandler<Input>>;
}

/** A declaration whose input is checked before its functions see it. */
export function declareGeneration<Input>(declaration: GenerationDeclaration<Input>): GenerationDeclaration {
  // Safe: what goes in has passed `input`.
  return declaration as unknown as GenerationDeclaration;
}
