/**
 * Messages between the main process of a replay and its workers. Plain data, because it is copied between processes.
 */
import type { MessageKey, MessageValues } from '../../messages/message.ts';
import type { EngineName } from '../../app/services/engines/engine-jobs.ts';
import type { ReaderRole } from '../../agent/assistant/next-step.ts';
import type { ModelPrice } from '../../app/services/config/cost-settings.ts';
import type { HostedSettings } from '../../app/services/models/hosted-models.ts';
import type { RunResult } from '../../agent/transcript/report/case-report.ts';

/** A live model that answers instead of the transcript's steps. */
export type LiveModel =
  | { kind: 'builtin' }
  /** The built-in assistant with a small model that reads along, from a file or behind a server. */
  | { kind: 'local'; role: ReaderRole; reader: LocalReader; name: string }
  | { kind: 'hosted'; settings: HostedSettings; price: ModelPrice | null };

export type LocalReader =
  | { file: string; cacheFolder: string }
  | { apiKey: string | undefined; baseUrl: string; model: string };

/** Resources that a worker opens once. */
export interface Opening {
  /** File with the database that each replay begins with. */
  template: string;
  model: LiveModel | null;
  /** Whether to include pictures and timelines. */
  report: boolean;
}

export interface Job {
  /** Absolute path of the transcript. */
  file: string;
  /** Whether to write differences into the file. */
  update: boolean;
}

export interface JobResult {
  run: RunResult;
  /** Changes made by --update, a sentence each; null when it may not update because the replay itself diverged. */
  updated?: string[] | null;
}

/** Workers for other purposes than replaying have their own opening, jobs and results. */
export type ToWorker<AnOpening = Opening, AJob = Job> =
  | { type: 'open'; opening: AnOpening }
  | { type: 'job'; id: number; job: AJob }
  | { type: 'engine-progress'; id: number; share: number | null }
  | { type: 'engine-done'; id: number; result: unknown }
  | { type: 'engine-refused'; id: number; key: MessageKey; values: MessageValues; reason: string };

export type FromWorker<AResult = JobResult> =
  | { type: 'ready' }
  /** It can't open, so no other will either. `lines`: problems that people can fix. */
  | { type: 'unable'; lines: string[] | null; stack: string }
  | { type: 'beat' }
  | { type: 'done'; id: number; result: AResult }
  /** A bug: the replay threw. */
  | { type: 'broke'; id: number; stack: string }
  | { type: 'engine'; id: number; name: EngineName; input: unknown }
  | { type: 'engine-cancel'; id: number };
