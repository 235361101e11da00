/** Ids of calls: each call of an answer has a unique one, the same one whenever the same bytes are read. */
import { expect, test } from 'vitest';
import { lenientStream } from './lenient-stream.ts';

interface Call {
  index?: number;
  id?: string;
  name?: string;
  arguments?: string;
}

/** What happens to the ids in these pieces of calls, sent one by one. */
async function ids(...calls: Call[]): Promise<(string | undefined)[]> {
  const lines = calls.map(
    ({ name, arguments: text, ...call }) =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [{ ...call, function: { name, arguments: text } }] } }] })}\n\n`,
  );
  const text = await new Response(new Blob(lines).stream().pipeThrough(lenientStream())).text();
  return [...text.matchAll(/data: (.*)\n/g)].map(
    ([, json = '{}']) =>
      (JSON.parse(json) as { choices: { delta: { tool_calls: { id?: string }[] } }[] }).choices[0]?.delta.tool_calls[0]
        ?.id,
  );
}

test('ids that servers give stay', async () => {
  expect(
    await ids(
      { index: 0, id: 'a', name: 'look' },
      { index: 0, arguments: '{}' },
      { index: 1, id: 'b', name: 'look' },
      { index: 1, id: 'b', arguments: '{}' },
    ),
  ).toEqual(['a', undefined, 'b', 'b']);
});

test('two calls under one id get two, and their pieces follow', async () => {
  expect(
    await ids(
      { index: 0, id: 'a', name: 'look' },
      { index: 1, id: 'a', name: 'undo' },
      { index: 1, id: 'a', arguments: '{' },
      { index: 0, id: 'a', arguments: '{' },
      { index: 2, id: 'a', name: 'redo' },
    ),
  ).toEqual(['a', 'a-2', 'a-2', 'a', 'a-3']);
});

test('calls without an id get one when they are announced', async () => {
  expect(
    await ids(
      { index: 0, name: 'look' },
      { index: 0, arguments: '{}' },
      { index: 1, id: '', name: 'undo' },
      { name: 'redo' },
    ),
  ).toEqual(['call', undefined, 'call-2', 'call-3']);
});

test('servers that number every call 0 are left to the client', async () => {
  expect(await ids({ index: 0, id: 'a', name: 'look' }, { index: 0, id: 'b', name: 'undo' })).toEqual(['a', 'b']);
});
