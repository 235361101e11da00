/** What the reporter writes. */
import { expect, test } from 'vitest';
import { createReporter } from './reporter.server.ts';
import { noteUser, withRequestScope } from './request-scope.server.ts';

const now = () => new Date('2026-01-02T03:04:05Z');

function reporterWithLines(level: 'silent' | 'error' | 'info' = 'info') {
  const lines: string[] = [];
  return { lines, reporter: createReporter({ level, now, write: (line) => lines.push(line) }) };
}

const read = (line: string | undefined) => JSON.parse(line ?? '') as Record<string, unknown>;

test('an error is one line with the request, the user and the context', async () => {
  const { lines, reporter } = reporterWithLines();
  await withRequestScope({ requestId: 'r1', method: 'POST', path: '/api/designs' }, async () => {
    noteUser('u1');
    await Promise.resolve();
    reporter.report(new TypeError('broken', { cause: new Error('below') }), { designId: 'd1' });
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('\n');
  expect(read(lines[0])).toMatchObject({
    time: '2026-01-02T03:04:05.000Z',
    level: 'error',
    name: 'TypeError',
    message: 'broken',
    cause: { name: 'Error', message: 'below' },
    requestId: 'r1',
    method: 'POST',
    path: '/api/designs',
    userId: 'u1',
    designId: 'd1',
  });
});

test('one request does not see the user of another', async () => {
  const { lines, reporter } = reporterWithLines();
  await Promise.all(
    ['a', 'b'].map((id) =>
      withRequestScope({ requestId: id, method: 'GET', path: '/' }, async () => {
        noteUser(`user of ${id}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        reporter.report(new Error(id));
      }),
    ),
  );
  expect(lines.map(read).map(({ requestId, userId }) => [requestId, userId])).toEqual([
    ['a', 'user of a'],
    ['b', 'user of b'],
  ]);
});

test('whatever is thrown or handed in can be written', () => {
  const { lines, reporter } = reporterWithLines();
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  reporter.report('just words', { circle, big: 10n, call: () => 1 });
  reporter.report(undefined);
  reporter.report(new Error('x'.repeat(20_000)));
  expect(lines).toHaveLength(3);
  expect(read(lines[0])).toMatchObject({
    name: 'NotAnError',
    message: 'just words',
    circle: { self: '[seen above]' },
    big: '10',
  });
  expect((lines[2] ?? '').length).toBeLessThan(20_000);
});

test('the level decides', () => {
  const silent = reporterWithLines('silent');
  silent.reporter.report(new Error('x'));
  silent.reporter.note('x');
  expect(silent.lines).toEqual([]);
  const errors = reporterWithLines('error');
  errors.reporter.note('x');
  expect(errors.lines).toEqual([]);
  errors.reporter.report(new Error('x'));
  expect(errors.lines).toHaveLength(1);
});

test('a reporter that can not write does not throw', () => {
  const reporter = createReporter({
    level: 'error',
    write: () => {
      throw new Error('disk full');
    },
  });
  expect(() => reporter.report(new Error('x'))).not.toThrow();
});
