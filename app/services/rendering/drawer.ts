/** Draws jobs one at a time: a thread of the server, or a process with such a thread inside. */
import type { FromWorker, RenderJob } from './render-job.ts';

export interface Drawer {
  draw(id: number, job: RenderJob): void;
  /** Asks a job to end by itself before its next layer. It answers as failed, with the code `stopped`. */
  stop(id: number): void;
  /** Ends the drawer with whatever it is doing. */
  end(): Promise<unknown>;
  /** Whether it keeps the process alive. */
  ref(): void;
  unref(): void;
  /** It has loaded its fonts, or has ended. */
  started: Promise<void>;
}

export interface DrawerEvents {
  heard(answer: FromWorker): void;
  /** It ended by itself. */
  lost(error: Error): void;
}

export type StartDrawer = (events: DrawerEvents) => Drawer;
