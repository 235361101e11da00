/** Secrets in a model's bytes, however they are split: removed, with the stream as well-formed as before. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { redactAnswer } from './raw-answer.ts';
import { Redactor } from './redactor.ts';

const event = (delta: object) =>
  `data: ${JSON.stringify({ id: 'c1', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
const call = (piece: string, first = false) =>
  event({
    tool_calls: [
      {
        index: 0,
        ...(first ? { id: 'a', type: 'function' } : {}),
        function: { ...(first ? { name: 'add_text' } : {}), arguments: piece },
      },
    ],
  });
const redact = (chunks: string[]) =>
  redactAnswer(chunks, new Redactor([{ value: 'Anna', kind: 'name' }], [{ name: 'shoe.jpg', alias: 'picture-1.jpg' }]));

interface Heard {
  words: string;
  arguments: string;
}

/** Everything that a reader of the stream receives. */
function heard(chunks: string[]): Heard {
  const deltas = chunks
    .join('')
    .split('\n')
    .flatMap((line) =>
      line.startsWith('data: {')
        ? ((
            JSON.parse(line.slice(6)) as {
              choices?: { delta: { content?: string; tool_calls?: { function: { arguments: string } }[] } }[];
            }
          ).choices ?? [])
        : [],
    );
  return {
    words: deltas.map(({ delta }) => delta.content ?? '').join(''),
    arguments: deltas
      .flatMap(({ delta }) => delta.tool_calls ?? [])
      .map((one) => one.function.arguments)
      .join(''),
  };
}

describe('a stream', () => {
  it('without anything personal stays byte for byte', () => {
    const chunks = [
      ': ping\r\n',
      event({ role: 'assistant', content: '' }).slice(0, 30),
      event({ role: 'assistant', content: '' }).slice(30),
      event({ content: 'Sale 50% 12.03.2026' }),
      'data: [DONE]\n\n',
      'data: {"torn',
    ];
    expect(redact(chunks)).toEqual(chunks);
  });

  it('that cuts a secret over its deltas is rewritten where it holds a part of it', () => {
    const chunks = ['Hi Jane, jane', '.doe@ac', 'me.dev is', ' yours.'].map((content) => event({ content }));
    const made = redact(chunks);
    expect(heard(made).words).toMatch(/^Hi Jane, person\S+@exa\S+\.dev is yours\.$/);
    expect(made).toHaveLength(4);
    expect(made[3]).toBe(chunks[3]);
  });

  it('whose arguments hide a secret behind escapes gives them whole', () => {
    const json = JSON.stringify({ text: 'Call\n+49 170 1234567\n"Anna"', asset: 'shoe' });
    const { arguments: made } = heard(
      redact([call(json.slice(0, 9), true), call(json.slice(9, 20)), call(json.slice(20))]),
    );
    const given = JSON.parse(made) as { text: string; asset: string };
    expect(given.asset).toBe('picture-1');
    expect(given.text).toMatch(/^Call\n\+55 555 55555\d\d\n"\S{4}"$/);
    expect(made).not.toContain('Anna');
  });

  it('that is cut within a call loses what it held', () => {
    const made = redact([call('{"text":"jane.doe@acme.dev and mo', true)]);
    expect(heard(made).arguments).toMatch(/^\{"text":"person\S+@exa\S+\.dev and mo$/);
  });

  test.each([
    [
      'an error that quotes a key',
      ['{"error":{"message":"Incorrect API key: sk-live1234567890abcd"}}'],
      'sk-live1234567890abcd',
    ],
    [
      'an error in mid-stream',
      [event({ content: 'So' }), 'data: {"error":{"message":"jane.doe@acme.dev has no credit"}}\n\n'],
      'jane.doe',
    ],
    ['a web page', ['<html>Sign in as jane.doe', '@acme.dev</html>'], 'jane.doe'],
  ])('%s', (_what, chunks, secret) => {
    const made = redact(chunks);
    expect(made.join('')).not.toContain(secret);
    expect(made.join('')).toHaveLength(chunks.join('').length);
  });
});

it('whatever is said, in whatever pieces, is told as if it had been redacted at once', () => {
  const words = fc
    .array(
      fc.constantFrom('jane.doe@acme.dev', '+49 170 1234567', 'Sale', '50% off', 'Anna', '\n', 'größer ✨', '"quoted"'),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join(' | '));
  const cuts = fc.array(fc.nat(80), { maxLength: 8 });
  const pieces = (text: string, at: number[]) => {
    const ends = [...new Set(at.map((one) => one % (text.length + 1)))].toSorted((a, b) => a - b);
    return [...ends, text.length]
      .map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1], end))
      .filter((piece) => piece !== '' && piece.isWellFormed());
  };
  fc.assert(
    fc.property(words, cuts, cuts, cuts, (text, first, second, network) => {
      const [said, given] = [pieces(text, first), pieces(JSON.stringify({ text }), second)];
      fc.pre(said.join('') === text && given.join('') === JSON.stringify({ text }));
      const stream = [
        ...said.map((content) => event({ content })),
        ...given.map((piece, index) => call(piece, index === 0)),
        'data: [DONE]\n\n',
      ].join('');
      const redactor = new Redactor([{ value: 'Anna', kind: 'name' }]);
      const made = redactAnswer(
        pieces(
          stream,
          network.map((one) => one * 37),
        ),
        redactor,
      );
      const told = heard(made);
      expect(told.words).toBe(redactor.text(text));
      expect(JSON.parse(told.arguments)).toEqual(redactor.json({ text }));
      expect(made.join('')).not.toMatch(/jane|acme|1234567|Anna/);
      expect(made.every((chunk) => chunk !== '')).toBe(true);
    }),
    { numRuns: process.env.BLEND_LONG === '1' ? 3_000 : 200 },
  );
});
