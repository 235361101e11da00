/** How near a colour comes to one that was named: lime, forest and mint are all green, whatever the numbers say. */
import { hslOf } from '#design/templates/color-mix.ts';

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);

/** From here on a colour does not go by that name any more. */
export const UNLIKE = 150;

/** 0: the same. Vivid colours are told by their hue, greys by how light they are. */
export function unlikeness(own: string, named: string): number {
  if (!own.startsWith('#') || !named.startsWith('#')) return Infinity;
  const [a, b] = [channels(own), channels(named)];
  const apart = Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
  const [one, other] = [hslOf(own.slice(0, 7)), hslOf(named.slice(0, 7))];
  const isVivid = ({ saturation, lightness }: typeof one) => saturation > 0.3 && lightness > 0.12 && lightness < 0.93;
  if (!isVivid(one) || !isVivid(other)) return isVivid(one) !== isVivid(other) && apart > 60 ? Math.max(apart, UNLIKE) : apart;
  const turn = Math.abs(one.hue - other.hue);
  const hue = Math.min(turn, 360 - turn);
  // Pinks and lilacs run into each other where they are pale.
  return hue > (one.lightness > 0.7 && other.lightness > 0.7 ? 65 : 45) ? Math.max(apart, UNLIKE) : Math.min(apart, hue * 2 + Math.abs(one.lightness - other.lightness) * 60);
}
