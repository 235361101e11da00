/** Messages and calls as people see them. */
import { expect, test } from 'vitest';
import type { CallPart } from '#agent/call-part.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import { readVideo } from '#app/services/film/video-setup.ts';
import { tools } from '#tools/index.ts';
import { viewCall } from './call-view.ts';
import { happeningNow, openQuestion, spokenText, viewMessage } from './message-view.ts';
import { pageToShow } from './shown-page.ts';

const call = (name: string, state: CallPart['state'], more: Partial<CallPart> = {}): CallPart =>
  ({ type: `tool-${name}`, toolCallId: `${name}-1`, state, input: {}, ...more }) as CallPart;
const done = (name: string, output: ToolOutcome, input: unknown = {}): CallPart =>
  call(name, 'output-available', { output, input } as Partial<CallPart>);
const answer = (...parts: ChatMessage['parts']): ChatMessage => ({ id: 'a', role: 'assistant', parts });

test('a call speaks in the present while it runs, in the past when it is done', () => {
  expect(viewCall(call('resize', 'input-available'), false)).toMatchObject({ state: 'running', words: 'Resizing' });
  expect(
    viewCall(
      done('resize', {
        ok: true,
        output: null,
        revision: 2,
        card: { key: 'tools.resize.done', values: { width: 1080, height: 1920 } },
      }),
      false,
    ),
  ).toMatchObject({
    state: 'done',
    words: 'Resized to 1080 × 1920',
  });
});

test('a failed call says why, a stopped one that it was stopped', () => {
  expect(viewCall(done('add_image', { ok: false, error: 'There is no picture "x"' }), true)).toMatchObject({
    state: 'failed',
    words: 'Could not add the picture',
    error: 'There is no picture "x"',
  });
  expect(viewCall(done('export', { ok: false, error: 'Stopped', stopped: true }), true)).toMatchObject({
    state: 'stopped',
    words: 'Export: stopped',
  });
  expect(viewCall(call('export', 'input-available'), true).state).toBe('stopped');
  expect(
    viewCall(call('resize', 'output-error', { errorText: 'The call could not be read' } as Partial<CallPart>), true),
  ).toMatchObject({ state: 'failed', error: 'The call could not be read' });
});

test('every tool has its own icon and words', () => {
  const views = tools.map(({ name }) => viewCall(call(name, 'input-available'), false));
  expect(new Set(views.map(({ icon }) => icon)).size).toBe(tools.length);
  expect(views.map(({ words }) => words)).not.toContain('Working');
});

test('a call that asks says why and is a question only while its turn runs; a no is final', () => {
  const asking = call('delete', 'approval-requested', {
    approval: { id: 'q1', requestReason: 'This takes away 9 layers.' },
  } as Partial<CallPart>);
  expect(viewCall(asking, false)).toMatchObject({
    state: 'asking',
    question: { approvalId: 'q1', title: 'Delete?', reason: 'This takes away 9 layers.' },
  });
  expect(viewCall(asking, true)).toMatchObject({ state: 'stopped', question: null });
  expect(openQuestion(answer(asking))).toBe('Delete? This takes away 9 layers.');
  const answered = (approved: boolean) =>
    call('delete', 'approval-responded', { approval: { id: 'q1', approved } } as Partial<CallPart>);
  expect(viewCall(answered(true), false).state).toBe('running');
  expect(viewCall(answered(false), false)).toMatchObject({
    state: 'declined',
    words: 'Delete: you said no',
    canRetry: false,
  });
});

test('only what failed or was stopped can be asked for again, and only when the turn is over', () => {
  const failed = done('resize', { ok: false, error: 'no' });
  expect(viewCall(failed, true).canRetry).toBe(true);
  expect(viewCall(failed, false).canRetry).toBe(false);
  expect(viewCall(done('resize', { ok: false, error: 'x', stopped: true }), true).canRetry).toBe(true);
  expect(viewCall(call('resize', 'input-available'), true).canRetry).toBe(false);
  expect(
    viewCall(call('resize', 'output-error', { errorText: 'unreadable' } as Partial<CallPart>), true).canRetry,
  ).toBe(false);
});

test('a film of photos can be made again in the studio as it was asked for; one of a design has no other place', () => {
  const film = { asset: 'f', poster: 'p', width: 1080, height: 1920 };
  const of = {
    photos: ['a', 'b'],
    preset: 'slideshow' as const,
    seconds: 5.6,
    ratio: '9:16' as const,
    words: { headline: 'New in', price: '', before: '', details: '' },
    accent: '#2e86ab',
    font: 'Inter',
  };
  const card = { key: 'tools.video.done' as const, values: { seconds: 6, width: 1080, height: 1920 } };
  const { studio } = viewCall(
    done('make_video', { ok: true, output: null, revision: 1, card: { ...card, film: { ...film, of } } }),
    true,
  );
  const address = new URL(studio ?? '', 'http://localhost');
  expect([address.pathname, address.searchParams.getAll('photo')]).toEqual(['/ai-video/image/a', ['b']]);
  expect(readVideo(address.searchParams)).toMatchObject({
    preset: 'slideshow',
    seconds: 6,
    ratio: '9:16',
    headline: 'New in',
    accent: '#2e86ab',
    font: 'Inter',
  });
  expect(
    viewCall(done('make_video', { ok: true, output: null, revision: 1, card: { ...card, film } }), true).studio,
  ).toBeNull();
});

test('what an engine made can be reported: scenes, films, people who were dressed', () => {
  const made = (name: string) =>
    viewCall(
      done(name, { ok: true, output: null, revision: 1, card: { key: 'tools.look.title', assets: ['a'] } }),
      true,
    ).isMade;
  expect(['place_in_scene', 'make_video', 'try_on', 'generate_image'].map(made)).toEqual([true, true, true, true]);
  expect(['add_image', 'export', 'crop'].map(made)).toEqual([false, false, false]);
});

test('a finished call carries its change, its design, its proposals and its answer', () => {
  const card = {
    key: 'tools.look.title' as const,
    design: 'd2',
    choices: [{ asset: 'a', label: 'One', tool: 'x', input: {} }],
  };
  expect(
    viewCall(
      done('look', {
        ok: true,
        output: { layers: ['a', 'b'], deep: { x: 1 }, flag: true, gone: null },
        revision: 3,
        change: 'c9',
        card,
      }),
      true,
    ),
  ).toMatchObject({
    change: 'c9',
    design: 'd2',
    choices: [{ label: 'One' }],
    answer: [
      { name: 'layers', value: 'a, b' },
      { name: 'deep', value: '{"x":1}' },
      { name: 'flag', value: 'yes' },
    ],
  });
});

test('the page that the newest call named is shown', () => {
  const on = (page?: string): CallPart =>
    done('pages', {
      ok: true,
      output: null,
      revision: 1,
      card: { key: 'tools.look.title' },
      ...(page ? { page } : {}),
    });
  expect(pageToShow(answer(on('p1'), on('p2'), on()))).toBe('p2');
  expect(pageToShow(answer(on()))).toBeNull();
  expect(pageToShow(undefined)).toBeNull();
});

test('a tool of another version is still readable', () => {
  const card = { key: 'tools.gone' as 'tools.look.title' };
  expect(viewCall(done('paint_clouds', { ok: true, output: null, revision: 1, card }), true)).toMatchObject({
    state: 'done',
    words: 'Paint clouds',
  });
});

test('details list what was asked for, long values cut', () => {
  const { input } = viewCall(
    done('add_text', { ok: false, error: '' }, { text: 'x'.repeat(400), fontSize: 12, italic: undefined }),
    true,
  );
  expect(input.map(({ name }) => name)).toEqual(['text', 'font size']);
  expect(input[0]!.value).toHaveLength(300);
});

test('words and runs of calls keep their order', () => {
  const view = viewMessage(
    answer(
      { type: 'text', text: 'First' },
      { type: 'step-start' },
      call('look', 'input-available'),
      call('resize', 'input-available'),
      { type: 'text', text: 'Then' },
    ),
    true,
  );
  expect(view.passages.map((passage) => (passage.type === 'words' ? passage.text : passage.calls.length))).toEqual([
    'First',
    2,
    'Then',
  ]);
  expect(view.passages.at(-1)).toMatchObject({ open: true });
});

test('own pictures are asked for in the size shown', () => {
  const file = (url: string) => ({ type: 'file' as const, mediaType: 'image/png', url, filename: 'mug.png' });
  expect(
    viewMessage({ id: 'u', role: 'user', parts: [file('/api/assets/abc'), file('data:image/png;base64,x')] }, false)
      .pictures,
  ).toEqual([
    { url: '/api/assets/abc?size=256', name: 'mug.png', mime: 'image/png', asset: 'abc' },
    { url: 'data:image/png;base64,x', name: 'mug.png', mime: 'image/png', asset: null },
  ]);
});

test('what happens now', () => {
  expect(happeningNow({ id: 'u', role: 'user', parts: [] })).toBe('Reading what you wrote');
  expect(happeningNow(answer({ type: 'step-start' }))).toBe('Thinking about the next step');
  expect(happeningNow(answer({ type: 'text', text: 'I', state: 'streaming' }))).toBe('Writing');
  expect(happeningNow(answer(call('export', 'input-available')))).toBe('Rendering the file');
  expect(happeningNow(answer(done('resize', { ok: false, error: 'no' })))).toBe('Thinking about the next step');
});

test('readers hear the words without their marks', () => {
  expect(spokenText(answer({ type: 'text', text: '**Done**, `#fff`' }, { type: 'text', text: 'Next' }))).toBe(
    'Done, fff Next',
  );
});
