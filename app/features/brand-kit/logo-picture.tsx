/** A logo on a background that makes it visible: light ones on a dark tile, dark ones on a light one, in any theme. */
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { INK, luminance, PAPER } from '#design/layout/contrast.ts';

/** Pixels per side that are sampled: enough for a mean. */
const SAMPLE = 24;

/** Mean luminance of the opaque pixels, 0 to 1; null where the browser can't tell. */
function meanLuminance(image: HTMLImageElement): number | null {
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    const hex = [0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('');
    sum += luminance(`#${hex}`) * alpha;
    weight += alpha;
  }
  return weight > 0 ? sum / weight : null;
}

export function LogoPicture({ asset, alt }: { asset: string; alt: string }): ReactNode {
  const [light, setLight] = useState<boolean | null>(null);
  const look = (image: HTMLImageElement): void => {
    const mean = image.naturalWidth > 0 ? meanLuminance(image) : null;
    if (mean !== null) setLight(mean > 0.5);
  };
  return (
    <img
      // A picture that loaded before the scripts did fires no load event.
      ref={(image) => void (image?.complete && light === null && look(image))}
      src={`/api/assets/${asset}?size=512`}
      alt={alt}
      onLoad={(event: SyntheticEvent<HTMLImageElement>) => look(event.currentTarget)}
      style={light === null ? undefined : { backgroundColor: light ? INK : PAPER }}
      className="absolute inset-0 size-full object-contain p-4"
    />
  );
}
