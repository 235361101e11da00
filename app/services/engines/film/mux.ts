/** Joins encoded segments into one MP4, with music. Nothing is re-encoded. */
import {
  ADTS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP3,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type AudioCodec,
  type EncodedPacket,
  type PacketType,
} from 'mediabunny';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { FilmMusic } from './film-job.ts';

/** Codecs of a film's sound: phones and browsers play both inside MP4. */
const SOUND_CODECS = ['aac', 'mp3'] as const satisfies readonly AudioCodec[];

/** Accepted formats of music; more readers would mean a larger attack surface. */
const SOUND_FORMATS = [MP4, QTFF, MP3, ADTS];

/**
 * Joins files of H.264 pictures, in order, and adds the sound of `music` from its moment on, cut where the pictures end.
 * Throws EngineRefusal for a file without usable sound.
 */
export async function joinStretches(
  stretches: readonly Uint8Array[],
  fps: number,
  music: FilmMusic | null,
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const pictures = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(pictures, { frameRate: fps });
  const sound = music ? await soundOf(music.bytes) : null;
  const sounds = sound ? new EncodedAudioPacketSource(sound.codec) : null;
  if (sounds) output.addAudioTrack(sounds);
  await output.start();

  let frame = 0;
  for (const file of stretches) {
    const input = new Input({ source: new BufferSource(file), formats: [MP4] });
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('A coded stretch has no pictures');
    const config = await track.getDecoderConfig();
    const decoderConfig = config && {
      ...config,
      colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const,
    };
    let type: PacketType = 'key';
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const placed = packet.clone({ type, timestamp: frame / fps, duration: 1 / fps, sequenceNumber: frame });
      await pictures.add(placed, decoderConfig ? { decoderConfig } : undefined);
      frame += 1;
      // The encoder's file marks no key frames; by its settings there is one, the first.
      type = 'delta';
    }
  }
  if (sound && sounds) {
    const end = frame / fps;
    const config = (await sound.track.getDecoderConfig()) ?? undefined;
    const from = (music?.from ?? 0) / 1000;
    let begun: number | null = null;
    for await (const packet of new EncodedPacketSink(sound.track).packets()) {
      if (begun === null && !beginsAt(packet, sound.codec, from)) continue;
      begun ??= packet.timestamp;
      const timestamp = packet.timestamp - begun;
      // Whole packets only, and none that would make the film longer than its pictures.
      if (timestamp + packet.duration > end + 1e-6) break;
      await sounds.add(packet.clone({ timestamp }), config ? { decoderConfig: config } : undefined);
    }
  }
  await output.finalize();
  if (!target.buffer) throw new Error('A film was not finished');
  return new Uint8Array(target.buffer);
}

/** Longest search for a frame of MP3 that stands alone, s: without one it begins with a frame that is partly silent. */
const SEARCHED = 0.25;

/**
 * Whether sound that begins at `from`, s, begins with this packet: the one nearest to that moment. MP3 takes part of a
 * frame's data from those before (ISO 11172-3, 2.4.1.7: main_data_begin), which are not there after a cut, so it begins
 * with a frame that needs none.
 */
function beginsAt(
  { timestamp, duration, data }: EncodedPacket,
  codec: (typeof SOUND_CODECS)[number],
  from: number,
): boolean {
  if (timestamp + duration / 2 <= from) return false;
  return codec !== 'mp3' || from === 0 || timestamp > from + SEARCHED || borrowedBytes(data) === 0;
}

/** main_data_begin of a frame of MP3: how many bytes before it belong to it. */
function borrowedBytes(frame: Uint8Array): number {
  const [, version = 0] = frame;
  const hasChecksum = (version & 1) === 0;
  const at = hasChecksum ? 6 : 4;
  const [high = 0, low = 0] = frame.subarray(at, at + 2);
  // 9 bits in MPEG 1, 8 in the halved sample rates of MPEG 2.
  return (version & 0x08) !== 0 ? (high << 1) | (low >> 7) : high;
}

/** The track of a file with sound. Throws EngineRefusal if there is none that a film can use. */
export async function soundOf(music: Uint8Array) {
  try {
    const input = new Input({ source: new BufferSource(music), formats: SOUND_FORMATS });
    const track = await input.getPrimaryAudioTrack();
    const codec = SOUND_CODECS.find((one) => one === track?.codec);
    if (track && codec) return { track, codec };
  } catch {
    // An unreadable file: reported below.
  }
  throw new EngineRefusal('film.music');
}
