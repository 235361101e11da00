/**
 * Engines as a bench runs them: each in a separate process, as in the product, with that process's memory and how long
 * this one's event loop waited.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EngineInput, EngineName, EngineOutput } from '#app/services/engines/engine-jobs.ts';
import { createEngines } from '#app/services/engines/engines.server.ts';

export interface EngineRun<Name extends EngineName> {
  output: EngineOutput<Name>;
  ms: number;
  /**
   * Peak memory of the engine's process during this run, including what it had loaded, MB; null where that can't be
   * measured.
   */
  memory: number | null;
  /** 99th percentile of this process's event loop delay during the run, ms. */
  delay: number;
}

export interface EngineRuns {
  run<Name extends EngineName>(engine: Name, input: EngineInput<Name>): Promise<EngineRun<Name>>;
  close(): Promise<void>;
}

/** No job is aborted for being slow, because a bench may run on any machine. */
const UNLIMITED = { timeLimit: 600_000 };

export function openEngineRuns(): EngineRuns {
  const engines = createEngines({
    limits: {
      'cut-out': UNLIMITED,
      erase: UNLIMITED,
      upscale: UNLIMITED,
      retake: UNLIMITED,
      expand: UNLIMITED,
      film: UNLIMITED,
      image: UNLIMITED,
      landmarks: UNLIMITED,
      scene: UNLIMITED,
      'try-on': UNLIMITED,
    },
    report: (error) => console.error(error.message),
  });
  return {
    async run(engine, input) {
      forgetPeak(engines.processes.get(engine));
      // A new one each time: the pause between two enablings would count as a delay.
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const startedAt = performance.now();
      const output = await engines.run(engine, input, { signal: new AbortController().signal });
      const ms = performance.now() - startedAt;
      delay.disable();
      return { output, ms, memory: peakOf(engines.processes.get(engine)), delay: delay.percentile(99) / 1e6 };
    },
    close: () => engines.close(),
  };
}

/** Linux resets a process's peak when 5 is written there: proc(5). */
function forgetPeak(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Works on Linux only: elsewhere the peak is unknown anyway.
  }
}

function peakOf(pid: number | undefined): number | null {
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return peak === undefined ? null : Math.round(Number(peak) / 1024);
  } catch {
    return null;
  }
}
