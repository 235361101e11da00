/** A field as it is kept in a file: of each feature a byte a label. */
import type { Field } from './crf.ts';

export interface StoredField {
  labels: readonly string[];
  /** In steps, [from × labels + to]. */
  transitions: readonly number[];
  /** By feature: its weights in steps, signed bytes in base64. */
  weights: Readonly<Record<string, string>>;
}

/** Weights are whole multiples of this: −5.08 to 5.08. */
const STEP = 0.04;
const MOST = 127;
const steps = (weight: number) => Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP)));

export function storeField({ labels, transitions, weights }: Field): StoredField {
  const kept = [...weights].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([name, row]): [string, string][] => {
    const bytes = Int8Array.from(row, steps);
    return bytes.every((byte) => Math.abs(byte) < 2) ? [] : [[name, Buffer.from(bytes.buffer).toString('base64').replace(/=+$/, '')]];
  });
  return { labels, transitions: [...transitions].map((weight) => Math.round(weight / STEP)), weights: Object.fromEntries(kept) };
}

export function fieldOf({ labels, transitions, weights }: StoredField): Field {
  const rows = Object.entries(weights).map(([name, kept]): [string, Float64Array] => [name, Float64Array.from(new Int8Array(Buffer.from(kept, 'base64')), (byte) => byte * STEP)]);
  return { labels, transitions: Float64Array.from(transitions, (step) => step * STEP), weights: new Map(rows) };
}
