/** Whether a file is a model that can be used on this machine, told from its beginning. */
import { open } from 'node:fs/promises';
import type { GgufInsights } from 'node-llama-cpp';
import { sizeText } from '#app/services/storage/size-text.ts';
import { loadLibrary, type LlamaPackage } from './llama-library.ts';
import type { ModelFacts, ModelPlace } from './local-model-jobs.ts';
import { UnfitModel } from './unfit-model.ts';

/** What the process takes besides the model and its context, bytes: 160 MB measured. */
const OWN_MEMORY = 250_000_000;
/** Of a GGUF file: its mark, its version, and how many tensors and settings follow. */
const HEADER_BYTES = 24;
/** How many tokens are read together. A request can be stopped between two batches. */
export const BATCH_SIZE = 32;

/** @throws UnfitModel */
export async function lookAt({ file, contextSize: wanted, threads }: ModelPlace): Promise<ModelFacts> {
  const bytes = await sizeOf(file);
  const { llamaCpp, llama } = await loadLibrary(threads);
  const info = await readBeginning(llamaCpp, file, bytes);
  const kind: string = info.metadata.general.architecture;
  const insights: GgufInsights = await llamaCpp.GgufInsights.from(info, llama);
  if (!insights.isSupportedByLlamaCpp) throw new UnfitModel('localModel.architecture', { file, kind });
  const { pooling_type: pooling, attention } = info.architectureMetadata;
  const writes = insights.hasDecoder && !pooling && attention?.causal !== false;
  if (!writes) throw new UnfitModel('localModel.writesNothing', { file });
  const whole = (info.infoEndOffset ?? 0) + insights.modelSize;
  if (info.splicedParts === 1 && bytes < whole)
    throw new UnfitModel('localModel.cutOff', { file, size: sizeText(bytes, 'down'), whole: sizeText(whole) });
  const contextSize = Math.min(wanted, insights.trainContextSize ?? wanted);
  const memory = await memoryFor(insights, contextSize);
  const free = process.availableMemory();
  if (memory > free)
    throw new UnfitModel('localModel.noMemory', { file, needed: sizeText(memory), free: sizeText(free, 'down') });
  return {
    name: info.metadata.general.name ?? kind,
    architecture: kind,
    parameters: insights.totalParameters,
    bytes,
    memory,
    contextSize,
  };
}

async function sizeOf(file: string): Promise<number> {
  const handle = await open(file).catch((error: unknown) => {
    throw new UnfitModel('localModel.missing', { file }, error);
  });
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new UnfitModel('localModel.missing', { file });
    const { buffer } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    if (buffer.toString('latin1', 0, 4) !== 'GGUF') throw new UnfitModel('localModel.notGguf', { file });
    // How many tensors and settings follow: the library would make room for as many as a damaged file says.
    const size = BigInt(stats.size);
    if (buffer.readBigUInt64LE(8) > size || buffer.readBigUInt64LE(16) > size)
      throw new UnfitModel('localModel.broken', { file });
    return stats.size;
  } finally {
    await handle.close();
  }
}

async function readBeginning({ readGgufFileInfo }: LlamaPackage, file: string, bytes: number) {
  try {
    const info = await readGgufFileInfo(file, { sourceType: 'filesystem', logWarnings: false });
    // What is beyond the end of a file reads as nothing.
    if (typeof info.metadata.general?.architecture === 'string' && (info.infoEndOffset ?? 0) <= bytes) return info;
  } catch (error) {
    throw new UnfitModel('localModel.broken', { file }, error);
  }
  throw new UnfitModel('localModel.broken', { file });
}

async function memoryFor(insights: GgufInsights, contextSize: number): Promise<number> {
  const model = await insights.estimateModelResourceRequirementsV2({ gpuLayers: 0, useMmap: false });
  const context = await insights.estimateContextResourceRequirementsV2({
    contextSize,
    modelGpuLayers: 0,
    batchSize: BATCH_SIZE,
    swaFullCache: true,
    useMmap: false,
  });
  return model.cpuRam + context.cpuRam + OWN_MEMORY;
}
