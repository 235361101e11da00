/** A model in single precision: its weights, constants and casts, and what is left out. */
import { describe, expect, it } from 'vitest';
import { singlePrecision } from './single-precision.ts';

const text = (value: string) => new TextEncoder().encode(value);
/** Up to 16383. */
const varint = (value: number) => (value < 128 ? [value] : [(value % 128) + 128, Math.floor(value / 128)]);
const number = (field: number, value: number) => Uint8Array.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Uint8Array.from([...varint(field * 8 + 2), ...varint(content.length)]), content]);
};
const raw = (values: ArrayLike<number>, Type: typeof Float16Array | typeof Float32Array) =>
  new Uint8Array(new Type(values).buffer);

const model = (Type: typeof Float16Array | typeof Float32Array, type: number, more: Uint8Array[]) => {
  const tensor = (field: number, values: number[]) =>
    bytes(field, number(1, values.length), number(2, type), bytes(8, text('w')), bytes(9, raw(values, Type)));
  const node = bytes(
    1,
    bytes(4, text('Cast')),
    bytes(5, bytes(1, text('to')), number(3, type), number(20, 2)),
    bytes(5, bytes(1, text('value')), tensor(5, [0.5]), number(20, 4)),
    // Ten of something else stays ten.
    bytes(5, bytes(1, text('axis')), number(3, 10), number(20, 2)),
  );
  return Buffer.concat([
    number(1, 8),
    bytes(7, node, tensor(5, [1.5, -2, 0.25]), bytes(11, text('in')), bytes(12, text('mask')), ...more),
  ]);
};

describe('a model in single precision', () => {
  it('has its weights, constants and casts as floats, and its first output alone', () => {
    const half = model(Float16Array, 10, [bytes(12, text('side')), bytes(13, text('between'))]);
    expect(Buffer.from(singlePrecision(half)).toString('hex')).toBe(model(Float32Array, 1, []).toString('hex'));
  });

  it('stays as it is if it is in single precision already', () => {
    const single = model(Float32Array, 1, []);
    expect(Buffer.from(singlePrecision(single)).equals(single)).toBe(true);
  });

  it('is refused if it is cut off', () => {
    const half = model(Float16Array, 10, []);
    expect(() => singlePrecision(half.subarray(0, half.length - 3))).toThrow('ends within a field');
  });
});
