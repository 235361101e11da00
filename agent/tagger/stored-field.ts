/** A field as it is kept in a file: of each feature a byte a label, all of them in one row. */
import type { Field } from './crf.ts';

export interface StoredField {
  labels: readonly string[];
  /** In steps, [from × labels + to]. */
  transitions: readonly number[];
  features: readonly string[];
  /** Weights in steps, [feature × labels + label]: signed bytes in base64. */
  weights: string;
}

/** Weights are whole multiples of this: −5.08 to 5.08. */
const STEP = 0.04;
const MOST = 127;
const steps = (weight: number) => Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP)));

export function storeField({ labels, transitions, weights }: Field): StoredField {
  const kept = [...weights].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([name, row]): { name: string; bytes: Int8Array }[] => {
    const bytes = Int8Array.from(row, steps);
    return bytes.every((byte) => Math.abs(byte) < 2) ? [] : [{ name, bytes }];
  });
  return {
    labels, transitions: [...transitions].map((weight) => Math.round(weight / STEP)),
    features: kept.map(({ name }) => name), weights: Buffer.concat(kept.map(({ bytes }) => new Uint8Array(bytes.buffer))).toString('base64'),
  };
}

export function fieldOf({ labels, transitions, features, weights }: StoredField): Field {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  return {
    labels, step: STEP, transitions: Float64Array.from(transitions, (step) => step * STEP),
    weights: new Map(features.map((name, at) => [name, bytes.subarray(at * labels.length, (at + 1) * labels.length)])),
  };
}
