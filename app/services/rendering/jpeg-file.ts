/**
 * JPEG from strips of pixels (ITU-T T.81). Each strip is encoded by itself, as it arrives, with the same tables;
 * between two strips is a restart marker, after which a decoder starts over, as the encoder did. The picture equals
 * that of a single encoder.
 */
import sharp from 'sharp';
import type { PageEncoder, Strip } from './page-encoder.ts';

const SOF0 = 0xc0;
const RST0 = 0xd0;
const EOI = 0xd9;
const SOS = 0xda;
const DRI = 0xdd;

/** Begins a file; `quality`: 1..100. Strips are opaque, and all except the last have a multiple of 16 rows. */
export function createJpeg(width: number, height: number, quality: number): PageEncoder {
  // Full color resolution at high quality: red letters on white fray without it.
  const full = quality >= 90;
  const block = full ? 8 : 16;
  const encoded: Promise<Buffer>[] = [];
  let interval = 0;
  return {
    add({ pixels, height: rows }: Strip) {
      interval ||= Math.ceil(width / block) * Math.ceil(rows / block);
      const raw = { width, height: rows, channels: 4 } as const;
      // Custom tables would differ from strip to strip, and cost more time than the few bytes are worth.
      const options = { quality, chromaSubsampling: full ? '4:4:4' : '4:2:0', optimiseCoding: false };
      encoded.push(sharp(pixels, { raw, limitInputPixels: false }).removeAlpha().jpeg(options).toBuffer());
    },
    async finish() {
      const [first, ...others] = (await Promise.all(encoded)).map(readJpeg);
      if (!first) throw new Error('A JPEG needs pixels');
      const { head, frame, data } = first;
      head.writeUInt16BE(height, frame + 5);
      if (others.length === 0) return Buffer.concat([head, first.scan, data, Buffer.from([0xff, EOI])]);
      const restart = Buffer.from([0xff, DRI, 0, 4, interval >> 8, interval & 255]);
      const following = others.flatMap((one, index) => [Buffer.from([0xff, RST0 + (index % 8)]), one.data]);
      return Buffer.concat([head, restart, first.scan, data, ...following, Buffer.from([0xff, EOI])]);
    },
  };
}

interface JpegParts {
  /** Everything before the scan. */
  head: Buffer;
  /** Where in `head` the frame's marker is. */
  frame: number;
  /** The scan's header. */
  scan: Buffer;
  /** The scan itself. */
  data: Buffer;
}

function readJpeg(file: Buffer): JpegParts {
  let frame = -1;
  for (let at = 2; at < file.length;) {
    const marker = file[at + 1];
    const next = at + 2 + file.readUInt16BE(at + 2);
    if (marker === SOF0) frame = at;
    if (marker === SOS && frame >= 0)
      return {
        head: Buffer.from(file.subarray(0, at)),
        frame,
        scan: file.subarray(at, next),
        data: file.subarray(next, -2),
      };
    at = next;
  }
  throw new Error('The encoder made no baseline JPEG');
}
