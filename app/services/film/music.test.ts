/** Music that users upload: recognised by its content, refused by name and limit, stored unchanged. */
import { describe, expect, it } from 'vitest';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { soundMusic } from '#tests/safety/sound-files.ts';
import { MusicError } from '../inspection/music/music-error.ts';
import { inspectMusic } from '../inspection/music/music-job.ts';
import { hasPlausibleStructure } from '../inspection/music/music-structure.ts';
import { keepMusic } from './music.server.ts';
import { MUSIC_LIMITS, sniffMusic } from '#app/contracts/sniff-music.ts';

/** Frames of MPEG 1 layer III, 128 kbit/s, 44.1 kHz, mono: 26.1 ms of silence each. */
function mp3(frames: number): Uint8Array {
  const file = new Uint8Array(417 * frames);
  for (let n = 0; n < frames; n += 1) file.set([0xff, 0xfb, 0x90, 0xc0], n * 417);
  return file;
}

const text = (words: string) => new TextEncoder().encode(words);

function shelf() {
  const stored: { bytes: Uint8Array; mime: string }[] = [];
  return {
    stored,
    own: {
      store: async (bytes: Uint8Array, mime: string, name: string): Promise<AssetInfo> => (
        stored.push({ bytes, mime }),
        { id: 'a', mime, name, bytes: bytes.length, width: 0, height: 0 }
      ),
    },
  };
}

describe('music for films', () => {
  it('is kept byte by byte, whatever it is called', async () => {
    const { stored, own } = shelf();
    const bytes = mp3(200);
    expect(await keepMusic(own, inspectMusic, bytes, 'holiday.png')).toMatchObject({
      mime: 'audio/mpeg',
      name: 'holiday.png',
    });
    expect(stored).toEqual([{ bytes, mime: 'audio/mpeg' }]);
  });

  it.each([
    ['nothing', new Uint8Array(), 'music_empty', 'empty'],
    ['words', text('just words, nothing else'.repeat(50)), 'invalid_music', 'M4A, MP4 or AAC'],
    ['a name alone', text('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42'), 'invalid_music', 'MP3'],
    [
      'what begins as MP3 only',
      Uint8Array.from([0xff, 0xfb, 0x90, 0xc0, ...new Uint8Array(500)])
        .map((byte, at) => (at > 3 ? 7 : byte))
        .subarray(0, 300),
      'invalid_music',
      'MP3',
    ],
    ['too much', new Uint8Array(MUSIC_LIMITS.bytes + 1), 'music_too_large', '15 MB'],
  ] as const)('is refused: %s', async (_what, bytes, code, words) => {
    const { stored, own } = shelf();
    const error = await keepMusic(own, inspectMusic, bytes, 'song.mp3').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MusicError);
    expect(error).toMatchObject({ code, message: expect.stringContaining(words) });
    expect(stored).toEqual([]);
  });

  it('is refused when it is an evening long', async () => {
    // 35,000 frames of 26.1 ms: 15 minutes and 14 seconds, in 14.6 MB.
    await expect(keepMusic(shelf().own, inspectMusic, mp3(35_000), 'evening.mp3')).rejects.toMatchObject({
      code: 'music_too_long',
      message: expect.stringContaining('15 minutes'),
    });
  });

  it('is told from pictures and other things', () => {
    expect(
      [
        mp3(1),
        text('ID3\x04 and a song'),
        text('\0\0\0\x18ftypM4A '),
        Uint8Array.from([0xff, 0xf1, ...new Uint8Array(20)]),
      ].map(sniffMusic),
    ).toEqual(['audio/mpeg', 'audio/mpeg', 'audio/mp4', 'audio/aac']);
    expect(
      [
        Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(20)]),
        text('RIFF....WAVEfmt '),
        text('OggS............'),
      ].map(sniffMusic),
    ).toEqual([null, null, null]);
  });

  describe('that would lead its reader in circles', () => {
    const bytesOf = async (type: string) =>
      Buffer.from((await soundMusic()).find((file) => file.type === type)?.bytes ?? []);
    const tableIn = (file: Buffer, name: string) => file.indexOf(name) + 4;

    it('is told before it is opened: AAC frames of no length', () => {
      // Two headers that claim that nothing follows them, not even themselves.
      expect(hasPlausibleStructure(Buffer.from('fff150800000fcfff150800000fc', 'hex'), 'audio/aac')).toBe(false);
      expect(
        hasPlausibleStructure(Buffer.from('4944330400000000000bfff150800000fcfff150800000fc', 'hex'), 'audio/mpeg'),
      ).toBe(true);
      expect(
        hasPlausibleStructure(Buffer.from('49443304000000000000fff150800000fcfff150800000fc', 'hex'), 'audio/mpeg'),
      ).toBe(false);
    });

    it.each([
      ['stsc', 12, 'samples of a chunk'],
      ['stts', 8, 'samples of one length'],
      ['stco', 4, 'chunks'],
      ['stsz', 8, 'sizes'],
    ])('is told before it is opened: %s, which counts at byte %i too many %s', async (name, at) => {
      const file = await bytesOf('m4a');
      expect(hasPlausibleStructure(file, 'audio/mp4')).toBe(true);
      file.writeUInt32BE(0xffffffff, tableIn(file, name) + at);
      expect(hasPlausibleStructure(file, 'audio/mp4')).toBe(false);
      expect(await inspectMusic({ bytes: file })).toEqual({ refused: 'invalid_music' });
    });

    it('is told before it is opened: boxes in boxes without end', () => {
      const box = Buffer.alloc(8);
      const boxes = Array.from({ length: 5000 }, (_, n) => {
        box.writeUInt32BE((5000 - n) * 8);
        box.write('moov', 4, 'latin1');
        return Buffer.from(box);
      });
      expect(
        hasPlausibleStructure(
          Buffer.concat([Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0', 'latin1'), ...boxes]),
          'audio/mp4',
        ),
      ).toBe(false);
    });

    it('not: what is sound', async () => {
      for (const { bytes } of await soundMusic())
        expect(hasPlausibleStructure(bytes, sniffMusic(bytes) ?? 'audio/mpeg')).toBe(true);
    });
  });
});
