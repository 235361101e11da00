/**
 * Films play in a browser: with the stated length and size, starting from the original photo, and for presets returning
 * to it without a seam.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '@playwright/test';
import { pagesInOrder } from '#design/document/tree.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { FILM_SIZES, type PresetName } from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { makeFilm } from '#app/services/engines/film/film-engine.ts';
import { LONG } from '../fixtures/sample.ts';

const SIDE = 270;
const SECONDS = 3;
const ID = 'a'.repeat(64);

/** 10 s of silence as in users' files: MPEG 1 layer III, and AAC-LC in ADTS frames, both 44.1 kHz. */
const SILENCE = {
  mp3: framesOf([0xff, 0xfb, 0x90, 0xc0], 417, 383),
  aac: framesOf([0xff, 0xf1, 0x50, 0x40, 0x01, 0xbf, 0xfc, 0x00, 0xc8, 0x00, 0x80, 0x23, 0x80], 13, 431),
};

function framesOf(head: readonly number[], length: number, count: number): Uint8Array {
  const file = new Uint8Array(length * count);
  for (let at = 0; at < file.length; at += length) file.set(head, at);
  return file;
}

async function filmOf(name: PresetName, picture: Uint8Array, music: Uint8Array | null = null): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  let made = 0;
  const document = presets[name].make({
    photos: [{ asset: ID, width, height, name: 'sneaker', focus: null, cutout: null }],
    words: { headline: '', price: '', before: '', details: '' },
    ...FILM_SIZES['1:1'],
    duration: SECONDS * 1000,
    accent: '#2e86ab',
    font: 'Bricolage Grotesque',
    beats: [],
    measure: measureRoughly,
    newId: () => `l${(made += 1)}`,
  });
  const { bytes } = await makeFilm(
    {
      document,
      pages: pagesInOrder(document).map(({ id }) => id),
      assets: { [ID]: picture },
      width: SIDE,
      height: SIDE,
      fps: 30,
      quantiser: 22,
      watermark: false,
      music: music && { bytes: music, from: 0 },
    },
    () => undefined,
  );
  return Buffer.from(bytes);
}

test(
  'a film plays from its photo, as long as it says, and over and over without a seam',
  { tag: LONG },
  async ({ page }) => {
    const picture = new Uint8Array(await readFile('public/samples/sneaker.webp'));
    const source = await sharp(picture).resize(SIDE, SIDE, { fit: 'cover' }).png().toBuffer();
    const films = { zoom: await filmOf('zoom-in', picture), float: await filmOf('float', picture) };
    await page.setContent('<title>Film</title>');
    const plays = await page.evaluate(() =>
      document.createElement('video').canPlayType('video/mp4; codecs="avc1.640028"'),
    );
    test.skip(plays === '', 'This Chromium was built without H.264');
    const seen = await page.evaluate(
      async ({ zoom, float, photo, side }) => {
        const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        async function open(film: string) {
          const video = document.createElement('video');
          video.muted = true;
          document.body.append(video);
          const loaded = new Promise((resolve, reject) => {
            video.addEventListener('loadeddata', resolve);
            video.addEventListener('error', () => reject(new Error(video.error?.message)));
          });
          video.src = URL.createObjectURL(new Blob([bytesOf(film)], { type: 'video/mp4' }));
          await loaded;
          return video;
        }
        function pixelsOf(picture: CanvasImageSource): Uint8ClampedArray {
          const canvas = new OffscreenCanvas(side, side);
          const context = canvas.getContext('2d')!;
          context.drawImage(picture, 0, 0, side, side);
          return context.getImageData(0, 0, side, side).data;
        }
        const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
          one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
        async function at(video: HTMLVideoElement, seconds: number) {
          const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
          video.currentTime = seconds;
          await there;
          // On a busy machine the time is reached before its picture: until then nothing is drawn, not even a
          // background.
          for (let tries = 0; tries < 300; tries += 1) {
            const pixels = pixelsOf(video);
            if (pixels[3] !== 0) return pixels;
            await new Promise(requestAnimationFrame);
          }
          throw new Error('The film shows no picture');
        }
        const zooming = await open(zoom);
        const { duration, videoWidth, videoHeight } = zooming;
        const first = await at(zooming, 0.001);
        const image = await createImageBitmap(new Blob([bytesOf(photo)]));
        const ended = new Promise((resolve) => zooming.addEventListener('ended', resolve));
        await zooming.play();
        await ended;
        const floating = await open(float);
        const start = await at(floating, 0.001);
        return {
          duration,
          videoWidth,
          videoHeight,
          played: zooming.currentTime,
          pictures: zooming.getVideoPlaybackQuality().totalVideoFrames,
          fromPhoto: apart(first, pixelsOf(image)),
          later: apart(first, pixelsOf(zooming)),
          seam: apart(await at(floating, floating.duration - 0.02), start),
          step: apart(await at(floating, 1.55), await at(floating, 1.5)),
          half: apart(await at(floating, 0.4), start),
        };
      },
      {
        zoom: films.zoom.toString('base64'),
        float: films.float.toString('base64'),
        photo: source.toString('base64'),
        side: SIDE,
      },
    );
    expect(seen).toMatchObject({ duration: SECONDS, videoWidth: SIDE, videoHeight: SIDE, pictures: SECONDS * 30 });
    expect(seen.played).toBeCloseTo(SECONDS, 1);
    expect(seen.fromPhoto).toBeLessThan(4);
    expect(seen.later).toBeGreaterThan(2 * seen.fromPhoto);
    expect(seen.seam).toBeLessThan(Math.max(1.5, 2 * seen.step));
    expect(seen.half).toBeGreaterThan(2 * seen.seam);
  },
);

test('a film with music, MP3 or AAC, is heard to its end and no longer for it', { tag: LONG }, async ({ page }) => {
  const picture = new Uint8Array(await readFile('public/samples/sneaker.webp'));
  await page.setContent('<title>Film</title>');
  const plays = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.640028, mp4a.40.2"'),
  );
  test.skip(plays === '', 'This Chromium was built without H.264 or AAC');
  for (const music of [SILENCE.mp3, SILENCE.aac]) {
    const film = await filmOf('zoom-in', picture, music);
    const seen = await page.evaluate(async (text) => {
      const video = document.createElement('video');
      video.muted = true;
      const ended = new Promise((resolve, reject) => {
        video.addEventListener('ended', resolve);
        video.addEventListener('error', () => reject(new Error(video.error?.message)));
      });
      video.src = URL.createObjectURL(
        new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'video/mp4' }),
      );
      await video.play();
      await ended;
      return {
        duration: video.duration,
        heard: (video as HTMLVideoElement & { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
      };
    }, film.toString('base64'));
    expect(seen.duration).toBeCloseTo(SECONDS, 3);
    expect(seen.heard).toBeGreaterThan(500);
  }
});
