/** One toast at a time. */
import { describe, expect, test } from 'vitest';
import { closeToast, reduceToast, toast, toastStore } from './toast-store.ts';

describe('toast', () => {
  test('a new one replaces the one that shows', () => {
    toast({ title: 'first' });
    const second = toast({ title: 'second', variant: 'destructive' });
    expect(toastStore.current()).toMatchObject({ id: second, title: 'second', variant: 'destructive', open: true });
  });

  test('closing one that was replaced leaves the new one open', () => {
    const first = toast({ title: 'first' });
    toast({ title: 'second' });
    closeToast(first);
    expect(toastStore.current()).toMatchObject({ title: 'second', open: true });
  });

  test('a closed one stays until it is gone, an open one cannot vanish', () => {
    const open = reduceToast(null, { type: 'show', id: 1, content: { title: 'saved' } });
    expect(reduceToast(open, { type: 'gone', id: 1 })).toBe(open);
    const closed = reduceToast(open, { type: 'close' });
    expect(closed).toMatchObject({ open: false, title: 'saved' });
    expect(reduceToast(closed, { type: 'gone', id: 1 })).toBeNull();
  });

  test('listeners hear of every change until they leave', () => {
    let heard = 0;
    const leave = toastStore.subscribe(() => (heard += 1));
    toast({ title: 'one' });
    closeToast();
    leave();
    toast({ title: 'two' });
    expect(heard).toBe(2);
  });
});
