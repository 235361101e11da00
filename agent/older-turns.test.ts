/** Older turns in short: what later wishes may refer to stays, and the beginning seldom changes. */
import { describe, expect, it } from 'vitest';
import { tools } from '#tools/index.ts';
import type { ChatMessage } from './chat-message.ts';
import { modelMessages } from './history.ts';
import { withOlderInShort } from './older-turns.ts';

const user = (text: string): ChatMessage => ({ id: `u-${text}`, role: 'user', parts: [{ type: 'text', text }] });

function answer(number: number, tool: string, input: object, outcome: object): ChatMessage {
  const call = {
    type: `tool-${tool}`,
    toolCallId: `call-${number}`,
    state: 'output-available',
    input,
    output: outcome,
  };
  return {
    id: `a-${number}`,
    role: 'assistant',
    parts: [{ type: 'step-start' }, call, { type: 'step-start' }, { type: 'text', text: `Done ${number}.` }] as never,
  };
}

const composed = {
  ok: true,
  output: {
    size: [1080, 1080],
    layers: [
      { id: 'head', name: 'Headline', box: [1, 2, 3, 4], text: 'Sale', size: 90 },
      { id: 'photo', name: 'Photo', box: [1, 2, 3, 4] },
    ],
    variant: 2,
  },
  card: { key: 'done' },
  revision: 4,
  change: 'change-1',
};

const edit = (number: number) =>
  answer(
    number,
    'edit_text',
    { layer: 'head', text: 'word '.repeat(100) },
    { ...composed, output: { id: 'head', box: [1, 2, 3, 4], font: 'Inter' }, change: `change-${number}` },
  );

/** `turns` answered ones, and a question. */
function talk(turns: number): ChatMessage[] {
  const answers = Array.from({ length: turns }, (_, index) =>
    index === 0 ? answer(1, 'compose_design', { headline: 'Sale' }, composed) : edit(index + 1),
  );
  return [...answers.flatMap((one, index) => [user(`wish ${index + 1}`), one]), user('and now?')];
}

describe('older turns', () => {
  it('keep what was said, wished, made and changed; how it looked then goes', async () => {
    const sent = JSON.stringify(await modelMessages(talk(4), tools, true));
    for (const kept of ['wish 1', 'Done 1.', '"headline":"Sale"', '"layers":["head","photo"]', 'change-1', 'change-2'])
      expect(sent).toContain(kept);
    const [, compose] = withOlderInShort(talk(4));
    expect(JSON.stringify(compose)).not.toContain('"box"');
    expect(JSON.stringify(withOlderInShort(talk(4))[3]).length).toBeLessThan(JSON.stringify(edit(2)).length - 300);
  });

  it('leave the newest whole, and others too as long as the conversation is short', () => {
    for (const turns of [0, 1, 2]) expect(withOlderInShort(talk(turns))).toEqual(talk(turns));
    for (const turns of [3, 4, 7, 20]) expect(withOlderInShort(talk(turns)).slice(-3)).toEqual(talk(turns).slice(-3));
  });

  it('change at every other turn only, so that servers can cache what came before', () => {
    const isBeginning = (turns: number) =>
      JSON.stringify(withOlderInShort(talk(turns + 1)).slice(0, turns * 2)) ===
      JSON.stringify(withOlderInShort(talk(turns)).slice(0, turns * 2));
    expect([3, 4, 5, 6, 7, 8].map(isBeginning)).toEqual([true, false, true, false, true, false]);
  });

  it('do without looks and failed calls, and are whole for the built-in assistant', async () => {
    const messages = [
      user('look'),
      answer(1, 'look', {}, composed),
      user('try'),
      answer(2, 'style', { layers: ['head'] }, { ok: false, error: 'There is no such layer' }),
      ...talk(3).slice(2),
    ];
    const hosted = await modelMessages(messages, tools, true);
    expect(JSON.stringify(hosted)).not.toMatch(/no such layer|"toolName":"look"/);
    // No result without its call, no call without its result.
    const ids = (role: string) =>
      hosted.flatMap(({ role: its, content }) =>
        its === role && typeof content !== 'string'
          ? content.flatMap((part) => ('toolCallId' in part ? [part.toolCallId] : []))
          : [],
      );
    expect(ids('tool')).toEqual(ids('assistant'));
    expect(JSON.stringify(await modelMessages(messages, tools))).toContain('no such layer');
  });

  it('keep proposals with what choosing one takes', () => {
    const proposals = [{ label: 'calm', toTake: { headline: 'Sale', variant: 3, mood: 'calm' } }];
    const first = answer(1, 'propose_designs', {}, { ...composed, output: { proposals, onPage: 1 } });
    const short = withOlderInShort([user('ideas'), first, ...talk(4)]);
    expect(JSON.stringify(short[1])).toContain(JSON.stringify(proposals[0]?.toTake).slice(1, -1).split(',')[0]);
  });
});
