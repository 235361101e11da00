/** What can be done with single calls, against a scripted server. */
import { expect, test } from 'vitest';
import type { ChatMessage } from '#agent/chat-message.ts';
import { CallStore, type CallStorePorts } from './call-store.ts';

const history = { canUndo: true, canRedo: false, undoLabel: null, redoLabel: null };
const undone = (change: string | null, skipped: string[] = []) => ({ revision: 2, change, skipped, history });

function open(...answers: (object | Error)[]) {
  const asked: { path: string; body: unknown }[] = [];
  const told: Parameters<CallStorePorts['tell']>[0][] = [];
  const messages: ChatMessage[] = [];
  const store = new CallStore(
    { id: () => 'chat', design: 'design' },
    {
      async post<Body>(path: string, body: unknown): Promise<Body> {
        asked.push({ path, body });
        const answer = answers.shift();
        if (!answer || answer instanceof Error) throw answer ?? new Error('Nothing more to say');
        return answer as Body;
      },
      onMessage: (message) => messages.push(message),
      context: () => ({ page: 'p', selection: ['l'] }),
      tell: (notice) => told.push(notice),
    },
    [],
  );
  return { store, asked, told, messages };
}

test('a picture is reported, once it is known that it was', async () => {
  const stored: ChatMessage = {
    id: 'm',
    role: 'assistant',
    parts: [],
    metadata: { createdAt: '', reported: ['call'] },
  };
  const { store, asked, told, messages } = open({ message: stored }, new Error('Gone'));
  await store.report('call');
  expect(asked).toEqual([{ path: '/api/chats/chat/calls/call', body: { report: true } }]);
  expect(messages).toEqual([stored]);
  expect(told).toMatchObject([{ failed: false }]);
  await store.report('call');
  expect(told.at(-1)).toMatchObject({ failed: true });
});

test('a change is taken back and put there again', async () => {
  const { store, asked, told } = open(undone('u1'), undone('u2'));
  expect(store.status('call', 'c1')).toEqual({ busy: false, again: false, takenBack: null, progress: undefined });
  await store.undo('call', 'c1');
  expect(store.status('call', 'c1').takenBack).toEqual({ by: 'u1' });
  await store.putBack('call', 'c1');
  expect(store.status('call', 'c1').takenBack).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/designs/design/changes/c1/undo',
    '/api/designs/design/changes/u1/undo',
  ]);
  expect(told).toEqual([]);
});

test('an answer is taken back whole and put there again; what was undone before stays so', async () => {
  const { store, asked, told } = open(undone('u1'), undone('u2'), undone('u3'), undone('u4'), undone('u5'));
  const changes = ['c1', 'c2'];
  expect(store.answerState('m', changes)).toBe('done');
  const undoing = store.undoAnswer('m', changes);
  expect(store.answerState('m', changes)).toBe('busy');
  await undoing;
  expect(store.answerState('m', changes)).toBe('undone');
  expect(store.status('call', 'c2').takenBack).toEqual({ by: 'u1' });
  await store.putBackAnswer('m', changes);
  expect(store.answerState('m', changes)).toBe('done');
  await store.undo('call', 'c2');
  expect(store.answerState('m', changes)).toBe('done');
  await store.undoAnswer('m', changes);
  expect(store.status('call', 'c2').takenBack).toEqual({ by: 'u3' });
  // Two changes undid it: each call has its own way back.
  expect(store.answerState('m', changes)).toBe('gone');
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/chats/chat/messages/m/undo',
    '/api/designs/design/changes/u1/undo',
    '/api/designs/design/changes/c2/undo',
    '/api/chats/chat/messages/m/undo',
  ]);
  expect(told).toEqual([]);
});

test('what the history undid has no way back in the conversation', () => {
  const { store } = open();
  store.learn([{ change: 'c1', by: null }]);
  expect(store.answerState('m', ['c1'])).toBe('gone');
});

test('what was left alone is told, and a failure in its own words', async () => {
  const { store, told } = open(
    undone('u1', ['The colour of “Sale” was changed since.']),
    undone(null),
    new Error('Something broke'),
  );
  await store.undo('a', 'c1');
  await store.undo('b', 'c2');
  await store.undo('c', 'c3');
  expect(told).toEqual([
    { title: 'Undone, but not all of it', description: 'The colour of “Sale” was changed since.', failed: false },
    { title: 'There is nothing left to undo here', failed: false },
    { title: 'Could not undo this', description: 'Something broke', failed: true },
  ]);
  expect(store.status('c', 'c3')).toMatchObject({ busy: false, takenBack: null });
});

test('a call is asked for again once, with what one looks at; the message takes the answer', async () => {
  const stored: ChatMessage = { id: 'm', role: 'assistant', parts: [] };
  const { store, asked, messages, told } = open(
    { message: stored, outcome: { ok: true } },
    { message: stored, outcome: { ok: false, error: 'Still not there' } },
  );
  const first = store.again('call/1');
  expect(store.status('call/1', null).busy).toBe(true);
  await Promise.all([first, store.again('call/1')]);
  expect(asked).toEqual([
    { path: '/api/chats/chat/calls/call%2F1', body: { retry: true, page: 'p', selection: ['l'] } },
  ]);
  await store.pick('other', 2);
  expect(asked[1]?.body).toMatchObject({ choice: 2 });
  expect(messages).toEqual([stored, stored]);
  expect(told).toEqual([{ title: 'Could not use this one', description: 'Still not there', failed: true }]);
});

test('a late answer to a question says that it is late', async () => {
  const { store, asked, told } = open(Object.assign(new Error('x'), { error: { code: 'gone', message: 'x' } }));
  await store.answer('call', 'q', true);
  expect(asked).toEqual([{ path: '/api/chats/chat/approvals', body: { approvalId: 'q', approved: true } }]);
  expect(told[0]?.title).toBe('This question has already been answered, or the turn is over.');
});

test('rows hear of progress and of what the server knows, and nothing else changes their object', () => {
  const { store } = open();
  let heard = 0;
  store.subscribe(() => (heard += 1));
  store.noteProgress('call', 0.5);
  const status = store.status('call', 'c1');
  expect(status.progress).toBe(0.5);
  store.learn([{ change: 'c2', by: null }]);
  expect(store.status('call', 'c1')).toBe(status);
  expect(store.status('other', 'c2').takenBack).toEqual({ by: null });
  store.learn([], ['c1', 'c2']);
  expect(store.status('other', 'c2').takenBack).toBeNull();
  expect(heard).toBe(3);
});

test('what is under way once more is known until it has ended, wherever it was begun, and is stopped by the server', async () => {
  const stored: ChatMessage = { id: 'm', role: 'assistant', parts: [] };
  const { store, asked, told } = open(
    { message: stored, outcome: { ok: false, error: 'Stopped', stopped: true } },
    {},
    new Error('Offline'),
  );
  const again = store.again('call');
  expect(store.status('call', null)).toMatchObject({ busy: true, again: true, progress: null });
  // A second press while it is busy requests nothing, and leaves nothing behind.
  await store.again('call');
  expect(asked).toHaveLength(1);
  store.noteCalling({ callId: 'call', share: 0.4 });
  expect(store.status('call', null)).toMatchObject({ again: true, progress: 0.4 });
  await again;
  expect(store.status('call', null)).toMatchObject({ busy: false, again: false });
  // The user who stopped it needs no notice.
  expect(told).toEqual([]);
  store.noteCalling({ callId: 'other', share: null });
  expect(store.status('other', null)).toMatchObject({ busy: false, again: true, progress: null });
  await store.stopAgain();
  expect(asked.at(-1)).toEqual({ path: '/api/chats/chat/stop', body: {} });
  store.noteCalling(null);
  expect(store.status('other', null).again).toBe(false);
  await store.stopAgain();
  expect(told).toEqual([{ title: 'Couldn’t stop it', description: 'Offline', failed: true }]);
});
