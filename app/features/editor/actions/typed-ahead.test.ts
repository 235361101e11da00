/** What is typed before the palette has loaded. */
import { expect, it, vi } from 'vitest';
import { takeTypedAhead, typeAhead } from './typed-ahead.ts';

const press = (target: EventTarget, key: string, ctrlKey = false): boolean =>
  !target.dispatchEvent(
    Object.assign(new Event('keydown', { cancelable: true }), { key, ctrlKey, metaKey: false, altKey: false }),
  );

it('is kept letter by letter, without shortcuts, and taken once', () => {
  const target = new EventTarget();
  typeAhead(() => undefined, target);
  expect([...'add xx'].map((key) => press(target, key))).toEqual([true, true, true, true, true, true]);
  expect(press(target, 'k', true)).toBe(false);
  expect(press(target, 'Shift')).toBe(false);
  press(target, 'Backspace');
  press(target, 'Backspace');
  for (const key of 'qr') press(target, key);
  expect(takeTypedAhead()).toBe('add qr');
  expect(press(target, 'x')).toBe(false);
  expect(takeTypedAhead()).toBe('');
});

it('is given up with Escape', () => {
  const target = new EventTarget();
  const escaped = vi.fn();
  typeAhead(escaped, target);
  press(target, 'a');
  press(target, 'Escape');
  expect(escaped).toHaveBeenCalledOnce();
  expect(takeTypedAhead()).toBe('');
});
