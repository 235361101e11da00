/**
 * The networks that detect people: those of @vladmandic/human (MIT; its models ship with the package), run by
 * TensorFlow's WebAssembly backend. Loaded once per process, from disk: nothing is fetched.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pixels } from '#app/engines/pixels/pixels.ts';

/** The parts used of the library's results. px of the input, boxes as left, top, width, height. */
export interface Seen {
  face: { score: number; box: [number, number, number, number]; mesh: [number, number, number?][]; age?: number }[];
  body: {
    score: number;
    keypoints: { part: string; position: [number, number]; positionRaw: [number, number]; score: number }[];
  }[];
  hand: { score: number; label: string; keypoints: [number, number, number?][] }[];
}

interface Tensor {
  dispose?(): void;
}

interface Human {
  tf: { tensor(data: Uint8Array, shape: number[], type: 'int32'): Tensor; dispose(tensor: Tensor): void };
  load(): Promise<void>;
  detect(input: Tensor, config?: object): Promise<Seen>;
}

/** Which of the networks run. */
export interface Looking {
  face: boolean;
  body: boolean;
  hand: boolean;
}

const require = createRequire(import.meta.url);
let loading: Promise<Human> | null = null;

/** The library requests its models by `fetch`, which does not read files. */
function readFilesByFetch(): void {
  const usual = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith('file:')) return usual(input, init);
    return new Response(new Uint8Array(await readFile(fileURLToPath(url))), {
      headers: { 'content-type': url.endsWith('.json') ? 'application/json' : 'application/octet-stream' },
    });
  };
}

async function load(): Promise<Human> {
  readFilesByFetch();
  // The WebAssembly build is not exported by the package; it is next to its main file.
  const folder = path.dirname(path.dirname(require.resolve('@vladmandic/human')));
  const { Human: Library } = require(path.join(folder, 'dist', 'human.node-wasm.js')) as {
    Human: new (config: object) => Human;
  };
  const human = new Library({
    backend: 'wasm',
    wasmPath: `${path.join(path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'wasm-out')}${path.sep}`,
    modelBasePath: pathToFileURL(`${path.join(folder, 'models')}${path.sep}`).href,
    debug: false,
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: true,
      detector: { maxDetected: 6, minConfidence: 0.3, rotation: false },
      iris: { enabled: false },
      emotion: { enabled: false },
      description: { enabled: true },
      antispoof: { enabled: false },
      liveness: { enabled: false },
    },
    body: { enabled: true, modelPath: 'movenet-lightning.json', minConfidence: 0.15 },
    hand: { enabled: true, landmarks: true, maxDetected: 4 },
    object: { enabled: false },
    gesture: { enabled: false },
    segmentation: { enabled: false },
  });
  await human.load();
  return human;
}

/**
 * The library treats pictures as frames of one video: joints within 0.5 % of the last picture's joints of the same
 * number are returned as the last one's, in its px. It remembers the very objects that it returned: a copy is kept, and
 * they are moved to where no joint will be.
 */
function detached({ score, keypoints }: Seen['body'][number]): Seen['body'][number] {
  const copies = keypoints.map((point) => ({ ...point }));
  for (const point of keypoints) Object.assign(point, { positionRaw: [-9, -9] });
  return { score, keypoints: copies };
}

/** Runs the networks on a picture. */
export async function look(pixels: Pixels, { face, body, hand }: Looking): Promise<Seen> {
  const human = await (loading ??= load());
  const tensor = human.tf.tensor(pixels.data, [1, pixels.height, pixels.width, 3], 'int32');
  try {
    const seen = await human.detect(tensor, {
      face: { enabled: face },
      body: { enabled: body },
      hand: { enabled: hand },
    });
    return { ...seen, body: seen.body.map(detached) };
  } finally {
    human.tf.dispose(tensor);
  }
}
