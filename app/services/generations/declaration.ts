/**
 * What a kind of generation is: a declaration, and a handler that is loaded when the first one runs. The rest is
 * shared: the queue, credits, progress, cancelling, continuing after a process ends.
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

/** What a kind may need from a plan, for the link to a larger one. */
export type PlanNeed = 'batch' | 'upscale' | 'custom-models';

/** The engines, for one user. Their results belong to the requesting generation. */
export interface GenerationPorts {
  imaging: ImagingPort;
  scenes: ScenesPort;
  images: ImagesPort;
  films: FilmsPort;
  tryOns: TryOnPort;
  /** The photo of one of the user's custom models that suits the piece; null: no such model. Throws ToolRefusal. */
  modelPhoto(model: string, type: TryOnKind): Promise<{ asset: string; isMinor: boolean } | null>;
  /** Null: no hosted model films. */
  describedFilms: DescribedFilmsPort | null;
  /** The flat areas of a picture file, or why it has none. */
  traced(picture: Uint8Array, signal: AbortSignal): Promise<TraceOutput>;
  rendering: RenderingPort;
  measureText: MeasureText;
}

/** Another generation's input and results. */
export interface EarlierGeneration extends GenerationResults {
  kind: string;
  state: GenerationState;
  input: unknown;
}

/** What the work of a kind gets. Everything is the user's own. */
export interface GenerationContext extends GenerationPorts {
  userId: string;
  generationId: string;
  /** The same for every attempt of the same try: random choices repeat. */
  seed: number;
  /** Aborted when the user cancels, the time is up, or the server stops. External work must end with it. */
  signal: AbortSignal;
  /** 0..1 of the whole work, and what is happening, in words for users. */
  progress(share: number | null, stage?: string): void;
  /** What an earlier attempt had done before the process ended or others had their turn; empty at first. */
  done: GenerationResults;
  /**
   * Stores the results so far, and shows them if moderation allows. Throws if it is others' turn: the work continues
   * later with `done`, so call it between complete parts.
   */
  checkpoint(results: GenerationResults): Promise<void>;
  /** Another generation of the same user; null: there is none. */
  earlier(id: string): Promise<EarlierGeneration | null>;
  assets: AssetsPort;
}

export interface GenerationOutcome extends GenerationResults {
  /** Credits to charge, if less than reserved. */
  used?: number;
}

export interface GenerationHandler<Input> {
  /** Throws GenerationFailure or ToolRefusal for reasons shown to users, or the signal's reason. */
  run(input: Input, context: GenerationContext): Promise<GenerationOutcome>;
}

/** What the configuration assigns to vendors. */
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
  /** What it needs from a plan; null or absent: every plan has it. */
  needs?(input: Input): PlanNeed | null;
  /**
   * Credits that it reserves; null: none. A result costs one at most: those withheld or never made are returned. `can`:
   * what the user's plan allows.
   */
  cost(input: Input, can: (feature: Feature) => boolean): Cost | null;
  /** Whether its work runs at a vendor: then it waits in a separate lane. Absent: this machine's engines do it. */
  isHosted?(input: Input, hosted: HostedWork): boolean;
  /**
   * The user's pictures that it works on but that its input only refers to: moderation sees them with the input.
   * Absent: the input names them all.
   */
  pictures?(input: Input, ports: Pick<GenerationPorts, 'modelPhoto'>): Promise<readonly string[]>;
  /** Number of parts of about the same size: the unit of a kind's measured time. */
  size(input: Input): number;
  /** Time per part until it has been measured, ms. */
  expectedMs: number;
  /** An attempt that takes longer is cancelled, ms. For the whole input. */
  timeoutMs(input: Input): number;
  load(): Promise<GenerationHandler<Input>>;
}

/** A declaration whose input is checked before its functions see it. */
export function declareGeneration<Input>(declaration: GenerationDeclaration<Input>): GenerationDeclaration {
  // Safe: the argument has passed `input`.
  return declaration as unknown as GenerationDeclaration;
}
