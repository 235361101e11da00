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
  type PacketType,
} from 'mediabunny';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';

/** Codecs of a film's sound: phones and browsers play both inside MP4. */
const SOUND_CODECS = ['aac', 'mp3'] as const satisfies readonly AudioCodec[];

/** Accepted formats of music; more readers would mean a larger attack surface. */
const SOUND_FORMATS = [MP4, QTFF, MP3, ADTS];

/**
 * Joins files of H.264 pictures, in order, and adds the sound of `music`, cut where the pictures end. Throws
 * EngineRefusal for a file without usable sound.
 */
export async function joinStretches(
  stretches: readonly Uint8Array[],
  fps: number,
  music: Uint8Array | null,
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const pictures = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(pictures, { frameRate: fps });
  const sound = music ? await soundOf(music) : null;
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
    for await (const packet of new EncodedPacketSink(sound.track).packets()) {
      // Whole packets only, and none that would make the film longer than its pictures.
      if (packet.timestamp + packet.duration > end + 1e-6) break;
      await sounds.add(packet, config ? { decoderConfig: config } : undefined);
    }
  }
  await output.finalize();
  if (!target.buffer) throw new Error('A film was not finished');
  return new Uint8Array(target.buffer);
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
