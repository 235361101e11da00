/**
 * llama.cpp, as node-llama-cpp brings it: an optional package with a ready-made library for each platform. It is loaded
 * in the model's process only; nothing is ever built or fetched, and nothing is printed.
 */
import type * as LlamaCpp from 'node-llama-cpp';
import { UnfitModel } from './unfit-model.ts';

export type LlamaPackage = typeof LlamaCpp;

export interface Library {
  llamaCpp: LlamaPackage;
  llama: LlamaCpp.Llama;
  /** Of package and llama.cpp: states are only good for the version that wrote them. */
  version: string;
  /** What llama.cpp said about its last failure; forgets it. */
  takeComplaint(): string | null;
}

let loading: Promise<Library> | undefined;

/**
 * The library, loaded once.
 *
 * @throws UnfitModel 'localModel.noLibrary', 'localModel.noBinary'
 */
export function loadLibrary(threads: number): Promise<Library> {
  loading ??= load(threads);
  return loading;
}

async function load(threads: number): Promise<Library> {
  let llamaCpp: LlamaPackage;
  try {
    llamaCpp = await import('node-llama-cpp');
  } catch (error) {
    throw new UnfitModel('localModel.noLibrary', {}, error);
  }
  const complaints: string[] = [];
  try {
    const llama = await llamaCpp.getLlama({
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      // The libraries for graphics cards are left out (see package.json); a Mac's own one brings Metal along.
      gpu: process.platform === 'darwin' ? 'auto' : false,
      maxThreads: threads,
      logLevel: llamaCpp.LlamaLogLevel.error,
      logger: (_level, line) => void complaints.push(line.trim()),
    });
    const version = `${await llamaCpp.getModuleVersion()} ${llama.llamaCppRelease.release} ${llama.gpu || 'cpu'}`;
    // The first complaint of a failure is the cause, those after it what followed.
    return { llamaCpp, llama, version, takeComplaint: () => complaints.splice(0).find(Boolean) ?? null };
  } catch (error) {
    throw new UnfitModel('localModel.noBinary', {}, error);
  }
}
