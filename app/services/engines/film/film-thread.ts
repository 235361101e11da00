/**
 * A thread that makes films: it draws and encodes the segments it is given, each into its own file. Node runs this file
 * directly.
 */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import hme from 'h264-mp4-encoder';
import { largestPageScale } from '#design/motion/pose-at.ts';
import { ownEntry } from '#design/document/entry.ts';
import { findPage } from '#design/document/tree.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, type Context, type PaintTools } from '#design/fabric/paint/tools.ts';
import { playDesign, type PlayingDesign } from '#design/fabric/playing/playing-design.ts';
import { PictureStore } from '#design/fabric/sources.ts';
import { fontsOf } from '#design/layout/page-fonts.ts';
import { decodePicture } from '#app/services/rendering/decode.ts';
import { createCanvasElement, fabricForNode, nodeSurfaces } from '#app/services/rendering/fabric-node.ts';
import { registerFonts, registerNeeds } from '#app/services/rendering/server-fonts.ts';
import { freeCornerOfFilm } from '#app/services/rendering/free-corner.ts';
import { paintWatermark, type Corner } from '#app/services/rendering/watermark.ts';
import { LONG, type FilmScene, type FromFilmThread, type Stretch, type ToFilmThread } from './film-job.ts';
import { writeYuv } from './yuv.ts';

const port = parentPort;
if (!port) throw new Error('Films are made in a worker thread');
const send = (message: FromFilmThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

/** Pictures between two progress reports. */
const TELL = 5;
/** 0 is the encoder's best, 10 the fastest. 9 takes less than half the time of 5 for half as many bytes again. */
const SPEED = 5;
const LONG_SPEED = 9;
const POSTER_QUALITY = 88;

interface Prepared {
  scene: FilmScene;
  design: PlayingDesign;
  /** Where the mark lies throughout; null: the film has none. */
  corner: Corner | null;
  long: boolean;
}

async function prepare(scene: FilmScene, fonts: Int32Array<SharedArrayBuffer>): Promise<Prepared> {
  const { document, width, height } = scene;
  // Sets up text as browsers draw it.
  fabricForNode();
  registerFonts(fonts);
  const scale = { x: width / document.width, y: height / document.height };
  const store = new PictureStore(
    { picture: (asset, side) => decodePicture(bytesOf(scene, asset), side) },
    () => undefined,
  );
  const pages = scene.pages.flatMap((id) => findPage(document, id) ?? []);
  for (const page of pages) {
    registerNeeds(fonts, fontsOf(document, page.id));
    store.request(
      assetNeeds(document, page.id, Math.max(scale.x, scale.y) * largestPageScale(document, page.id), () => true),
    );
  }
  const [problem] = await store.settled();
  if (problem) throw new Error(`${problem.asset}: ${problem.reason}`);
  const tools: PaintTools = {
    ...nodeSurfaces,
    pictureState: (asset) => store.state(asset),
    picture: (asset) => store.picture(asset),
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const design = playDesign(document, pages, tools, scale);
  return {
    scene,
    design,
    corner: scene.watermark ? freeCornerOfFilm(document, pages) : null,
    long: design.duration > LONG,
  };
}

function bytesOf({ assets }: FilmScene, asset: string): Uint8Array {
  const bytes = ownEntry(assets, asset);
  if (!bytes) throw new Error(`${asset} is missing`);
  return bytes;
}

function paintMoment(context: Context, { scene: { width, height }, design, corner }: Prepared, ms: number): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  // Transparent parts have paper below them, as in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  design.paint(context, ms);
  if (corner) paintWatermark(context, width, height, { corner });
}

function poster(prepared: Prepared, ms: number): Uint8Array {
  const canvas = createCanvasElement(prepared.scene.width, prepared.scene.height);
  paintMoment(contextOf(canvas), prepared, ms);
  return Uint8Array.from(canvas.toBuffer('image/jpeg', POSTER_QUALITY));
}

async function encode(prepared: Prepared, { from, to }: Stretch): Promise<Uint8Array> {
  const { scene, long } = prepared;
  const { width, height, fps, quantiser } = scene;
  const encoder = await hme.createH264MP4Encoder();
  Object.assign(encoder, {
    width,
    height,
    frameRate: fps,
    speed: long ? LONG_SPEED : SPEED,
    quantizationParameter: quantiser,
    groupOfPictures: to - from,
    outputFilename: `${from}.mp4`,
  });
  encoder.initialize();
  const canvas = createCanvasElement(width, height);
  const context = contextOf(canvas);
  const picture = new Uint8Array(width * height * 1.5);
  for (let frame = from; frame < to; frame += 1) {
    paintMoment(context, prepared, (frame * 1000) / fps);
    writeYuv(canvas.data(), width, height, picture);
    encoder.addFrameYuv(picture);
    if ((frame - from) % TELL === TELL - 1) send({ type: 'drawn', frames: TELL });
    // What was read from a canvas is released only between two turns of the loop: otherwise a segment's pictures would
    // all be held, 8 MB each.
    await setImmediate();
  }
  encoder.finalize();
  // Copied: the encoder's file is in its own memory.
  const file = Uint8Array.from(encoder.FS.readFile(encoder.outputFilename));
  encoder.FS.unlink(encoder.outputFilename);
  encoder.delete();
  return file;
}

let prepared: Promise<Prepared> | null = null;

port.on('message', (message: ToFilmThread) => {
  const work = async () => {
    if (message.type === 'scene') {
      prepared = prepare(message.scene, message.fonts);
      await prepared;
      return;
    }
    if (!prepared) throw new Error('Pictures need their scene first');
    const file =
      message.type === 'stretch' ? await encode(await prepared, message.stretch) : poster(await prepared, message.at);
    send({ type: 'file', file }, [file.buffer as ArrayBuffer]);
  };
  work().catch((error: unknown) =>
    send({ type: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
