/** The service worker: what it shows, which page a press opens, and that it touches nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, '../public/service-worker.js'), 'utf8');
const ORIGIN = 'https://blend.example.com';

interface Shown {
  title: string;
  options: { body: string; icon: string; tag: string; data: { path: string } };
}

function world({ windows = [] as string[], known = [] as string[] } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const fetched: { method: string; body: unknown }[] = [];
  const fresh = { endpoint: 'https://push.example.com/fresh', toJSON: () => ({ endpoint: 'fresh' }) };
  const subscribe = vi.fn(async (_options: object) => fresh);
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
    registration: {
      pushManager: { subscribe },
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
  };
  const fetch = async (_address: string, init?: { method: string; body: string }) => {
    if (init) fetched.push({ method: init.method, body: JSON.parse(init.body) });
    return { ok: true, json: async () => ({ publicKey: 'key', endpoints: known }) };
  };
  vm.runInNewContext(source, { self, URL, fetch });
  async function happen(type: string, event: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
  const push = (message: unknown) => happen('push', { data: { json: () => message } });
  const press = (data: unknown) => happen('notificationclick', { notification: { close: () => undefined, data } });
  return { listeners, shown, opened, focused, fetched, fresh, subscribe, happen, push, press };
}

test('it hears of pushes and presses, and of no requests', () => {
  expect([...world().listeners.keys()].sort()).toEqual([
    'activate',
    'install',
    'notificationclick',
    'push',
    'pushsubscriptionchange',
  ]);
});

test('it shows what it was sent', async () => {
  const { push, shown } = world();
  await push({ title: 'Your video is ready', body: 'Open it in Blend.', path: '/ai-video/g1?a=b', tag: 't' });
  expect(shown).toEqual([
    {
      title: 'Your video is ready',
      options: {
        body: 'Open it in Blend.',
        icon: '/icons/192.png',
        tag: 't',
        data: { path: `${ORIGIN}/ai-video/g1?a=b` },
      },
    },
  ]);
});

test('it shows something even of a message that it can’t read', async () => {
  const { happen, push, shown } = world();
  await happen('push', { data: null });
  await push('words');
  await push({});
  expect(shown.map(({ title }) => title)).toEqual(['Blend', 'Blend', 'Blend']);
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'data:text/html,x', 7, null])(
  'a page of somebody else is never opened: %s',
  async (foreign) => {
    const { push, press, shown, opened } = world();
    await push({ title: 'x', path: foreign });
    await press(shown[0]?.options.data);
    await press({ path: foreign });
    expect(opened).toEqual([`${ORIGIN}/`, `${ORIGIN}/`]);
  },
);

test('a press shows the page where it is open, and opens it otherwise', async () => {
  const windows = [`${ORIGIN}/`, 'https://other.example/ai-video/g1', `${ORIGIN}/ai-video/g1`];
  const { press, opened, focused } = world({ windows });
  await press({ path: `${ORIGIN}/ai-video/g1` });
  expect([focused, opened]).toEqual([[`${ORIGIN}/ai-video/g1`], []]);
  await press({ path: `${ORIGIN}/ai-video/g2` });
  expect(opened).toEqual([`${ORIGIN}/ai-video/g2`]);
});

test('another address of the browser takes the place of the one that the server knows', async () => {
  const before = { endpoint: 'https://push.example.com/before' };
  const { happen, fetched, subscribe } = world({ known: [before.endpoint] });
  await happen('pushsubscriptionchange', { oldSubscription: before, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(fetched).toEqual([
    { method: 'POST', body: { endpoint: 'fresh' } },
    { method: 'DELETE', body: before },
  ]);
});

test('whoever switched it off, or signed out, stays without', async () => {
  const { happen, fetched, subscribe, fresh } = world();
  await happen('pushsubscriptionchange', { oldSubscription: { endpoint: 'x' }, newSubscription: fresh });
  await happen('pushsubscriptionchange', {});
  expect(subscribe).not.toHaveBeenCalled();
  expect(fetched).toEqual([]);
});
