/** What can be done about single calls, with a server that answers as the test says. */
import { expect, test } from 'vitest';
import type { ChatMessage } from '#agent/chat-message.ts';
import { CallDesk, type CallDeskPorts } from './call-desk.ts';

const history = { canUndo: true, canRedo: false, undoLabel: null, redoLabel: null, undoTurnId: null };
const undone = (change: string | null, skipped: string[] = []) => ({ revision: 2, change, skipped, history });

function open(...answers: (object | Error)[]) {
  const asked: { path: string; body: unknown }[] = [];
  const told: Parameters<CallDeskPorts['tell']>[0][] = [];
  const messages: ChatMessage[] = [];
  const desk = new CallDesk(
    { id: 'chat', design: 'design' },
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
  return { desk, asked, told, messages };
}

test('a picture is reported, once it is known that it was', async () => {
  const stored: ChatMessage = {
    id: 'm',
    role: 'assistant',
    parts: [],
    metadata: { createdAt: '', reported: ['call'] },
  };
  const { desk, asked, told, messages } = open({ message: stored }, new Error('Gone'));
  await desk.report('call');
  expect(asked).toEqual([{ path: '/api/chats/chat/calls/call', body: { report: true } }]);
  expect(messages).toEqual([stored]);
  expect(told).toMatchObject([{ failed: false }]);
  await desk.report('call');
  expect(told.at(-1)).toMatchObject({ failed: true });
});

test('a change is taken back and put there again', async () => {
  const { desk, asked, told } = open(undone('u1'), undone('u2'));
  expect(desk.status('call', 'c1')).toEqual({ busy: false, again: false, takenBack: null, progress: undefined });
  await desk.undo('call', 'c1');
  expect(desk.status('call', 'c1').takenBack).toEqual({ by: 'u1' });
  await desk.putBack('call', 'c1');
  expect(desk.status('call', 'c1').takenBack).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/designs/design/changes/c1/undo',
    '/api/designs/design/changes/u1/undo',
  ]);
  expect(told).toEqual([]);
});

test('what was left alone is told, and a failure in its own words', async () => {
  const { desk, told } = open(
    undone('u1', ['The colour of “Sale” was changed since.']),
    undone(null),
    new Error('Something broke'),
  );
  await desk.undo('a', 'c1');
  await desk.undo('b', 'c2');
  await desk.undo('c', 'c3');
  expect(told).toEqual([
    { title: 'Undone, but not all of it', description: 'The colour of “Sale” was changed since.', failed: false },
    { title: 'There is nothing left to undo here', failed: false },
    { title: 'Could not undo this', description: 'Something broke', failed: true },
  ]);
  expect(desk.status('c', 'c3')).toMatchObject({ busy: false, takenBack: null });
});

test('a call is asked for again once, with what one looks at; the message takes the answer', async () => {
  const stored: ChatMessage = { id: 'm', role: 'assistant', parts: [] };
  const { desk, asked, messages, told } = open(
    { message: stored, outcome: { ok: true } },
    { message: stored, outcome: { ok: false, error: 'Still not there' } },
  );
  const first = desk.again('call/1');
  expect(desk.status('call/1', null).busy).toBe(true);
  await Promise.all([first, desk.again('call/1')]);
  expect(asked).toEqual([
    { path: '/api/chats/chat/calls/call%2F1', body: { retry: true, page: 'p', selection: ['l'] } },
  ]);
  await desk.pick('other', 2);
  expect(asked[1]?.body).toMatchObject({ choice: 2 });
  expect(messages).toEqual([stored, stored]);
  expect(told).toEqual([{ title: 'Could not use this one', description: 'Still not there', failed: true }]);
});

test('a late answer to a question says that it is late', async () => {
  const { desk, asked, told } = open(Object.assign(new Error('x'), { error: { code: 'gone', message: 'x' } }));
  await desk.answer('call', 'q', true);
  expect(asked).toEqual([{ path: '/api/chats/chat/approvals', body: { approvalId: 'q', approved: true } }]);
  expect(told[0]?.title).toBe('This question has already been answered, or the turn is over.');
});

test('rows hear of progress and of what the server knows, and nothing else changes their object', () => {
  const { desk } = open();
  let heard = 0;
  desk.subscribe(() => (heard += 1));
  desk.noteProgress('call', 0.5);
  const status = desk.status('call', 'c1');
  expect(status.progress).toBe(0.5);
  desk.learn([{ change: 'c2', by: null }]);
  expect(desk.status('call', 'c1')).toBe(status);
  expect(desk.status('other', 'c2').takenBack).toEqual({ by: null });
  desk.learn([], ['c1', 'c2']);
  expect(desk.status('other', 'c2').takenBack).toBeNull();
  expect(heard).toBe(3);
});

test('what is under way once more is known until it has ended, wherever it was begun, and is stopped by the server', async () => {
  const stored: ChatMessage = { id: 'm', role: 'assistant', parts: [] };
  const { desk, asked, told } = open(
    { message: stored, outcome: { ok: false, error: 'Stopped', stopped: true } },
    {},
    new Error('Offline'),
  );
  const again = desk.again('call');
  expect(desk.status('call', null)).toMatchObject({ busy: true, again: true, progress: null });
  // A second press while it is busy asks for nothing, and leaves nothing behind.
  await desk.again('call');
  expect(asked).toHaveLength(1);
  desk.noteCalling({ callId: 'call', share: 0.4 });
  expect(desk.status('call', null)).toMatchObject({ again: true, progress: 0.4 });
  await again;
  expect(desk.status('call', null)).toMatchObject({ busy: false, again: false });
  // Whoever stopped it needs not be told.
  expect(told).toEqual([]);
  desk.noteCalling({ callId: 'other', share: null });
  expect(desk.status('other', null)).toMatchObject({ busy: false, again: true, progress: null });
  await desk.stopAgain();
  expect(asked.at(-1)).toEqual({ path: '/api/chats/chat/stop', body: {} });
  desk.noteCalling(null);
  expect(desk.status('other', null).again).toBe(false);
  await desk.stopAgain();
  expect(told).toEqual([{ title: 'Couldn’t stop it', description: 'Offline', failed: true }]);
});
