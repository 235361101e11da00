/** The output of reporters for replayed cases: lines, JSON, XML, facts, rates. */
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { caseReport, divergence, failedCase, holds, run } from '#tests/fixtures/case-reports.ts';
import { NO_USE, type RunResult } from './case-report.ts';
import { compare, ratesOf } from './evaluation.ts';
import { factsOf } from './facts.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { caseLines, comparisonLines, evaluationLine, summaryLine } from './terminal-lines.ts';

const plain = { colors: false };
const NONE: ReadonlyMap<string, string> = new Map();

describe('lines', () => {
  test('a passed case is one line', () => {
    expect(caseLines(caseReport('summer'), plain)).toEqual([expect.stringMatching(/^✓ summer +31 ms$/)]);
  });

  test('a failed case says kind, place, sentence, the smallest diff and a place to click on', () => {
    expect(caseLines(failedCase('summer', divergence({ step: 1 })), plain).slice(1)).toEqual([
      '    document turns[0].steps[1] Expected “SUMMER SALE” to be green; it is red',
      '      layers[0].fill.color',
      '      - "#0b3d2e"',
      '      + "#ff0000"',
      '    tests/transcripts/tools/summer.json:12:7',
    ]);
  });

  test('a long diff is cut, and says so', () => {
    const diff = Array.from({ length: 9 }, (_, index) => ({ path: `layers[${index}]`, expected: 'x'.repeat(500) }));
    const lines = caseLines(failedCase('long', divergence({ diff })), plain);
    expect(lines).toContain('      … and 3 more differences');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(140);
  });

  test('words of a file can not move the cursor or set colors', () => {
    const lines = caseLines(
      failedCase('evil\u001b[2J\nname', divergence({ message: 'a\r\u001b[31mb\u0007\u009b2J' })),
      { colors: true },
    ).join('\n');
    // oxlint-disable-next-line no-control-regex
    const plain = lines.replaceAll(/\u001b\[(?:32|31|90|39|1|22)m/g, '');
    // oxlint-disable-next-line no-control-regex
    expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(lines.split('\n')[0]).toContain('evil');
  });

  test('colors only where they are wanted', () => {
    expect(caseLines(caseReport('a'), { colors: true })[0]).toContain('\u001b[32m✓\u001b[39m');
    expect(summaryLine({ passed: 3, failed: 1, calls: 1_200, ms: 2_000, jobs: 2 }, plain)).toBe(
      '3 passed, 1 failed · 1,200 calls in 2.0 s (600 a second, 2 processes)',
    );
  });

  test('what a case came to outside of its replay is told, too', () => {
    const died = caseReport('died', {
      passed: false,
      run: null,
      trouble: { kind: 'died', lines: ['The process that replayed it ended (SIGSEGV)'] },
    });
    expect(caseLines(died, plain).slice(1)).toEqual([
      '    The process that replayed it ended (SIGSEGV)',
      '    tests/transcripts/tools/died.json',
    ]);
    expect(caseLines(caseReport('new', { updated: ['turns[0].expect.lint: 1 → 0'] }), plain)[1]).toBe(
      '    Updated turns[0].expect.lint: 1 → 0',
    );
    expect(caseLines(failedCase('old', divergence(), { updated: null }), plain).at(-1)).toMatch(/^ {4}Not updated: /);
    expect(
      caseLines(
        failedCase('loud', divergence(), {
          run: run({ checks: [{ turn: 0, key: 'lint', divergence: divergence() }], problems: ['TypeError: x'] }),
        }),
        plain,
      ).at(-1),
    ).toBe('    TypeError: x');
  });
});

describe('JSON', () => {
  test('has the shape that is promised', () => {
    const died = caseReport('died', {
      passed: false,
      run: null,
      trouble: { kind: 'died', lines: ['It ended'] },
      ms: 12.6,
    });
    const report = jsonReport([caseReport('good'), failedCase('bad', divergence({ step: 2 })), died], {
      date: '2026-01-01T00:00:00.000Z',
    });
    expect(report).toMatchObject({
      total: 3,
      passed: 1,
      failed: 2,
      cases: [
        { name: 'good', file: 'tests/transcripts/tools/good.json', passed: true, divergence: null, ms: 31 },
        { name: 'bad', passed: false, divergence: { kind: 'document', turn: 0, step: 2, message: expect.any(String) } },
        {
          name: 'died',
          passed: false,
          divergence: { kind: 'error', turn: 0, step: null, message: 'It ended' },
          trouble: { kind: 'died' },
          ms: 13,
        },
      ],
    });
    expect(Object.keys(report.cases[1]?.divergence ?? {})).toEqual(['kind', 'turn', 'step', 'message']);
    expect(report).not.toHaveProperty('rate');
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

describe('JUnit', () => {
  const parse = (xml: string) =>
    new DOMParser({
      onError(level, words) {
        // It warns of U+FFFD, which is written there intentionally.
        if (level !== 'warning') throw new Error(`${level}: ${words}`);
      },
    }).parseFromString(xml, 'text/xml');

  test('is XML whatever the words are', () => {
    const words = 'a < b && "c" > \'d\' ]]> \u0000\u0008\u001b \ud800 \uffff \ufffe 😀\nnext';
    const report = {
      ...failedCase(
        words,
        divergence({ message: words, diff: [{ path: words, expected: words, actual: { [words]: words } }] }),
      ),
      file: `folder & <x>/${words}.json`,
    };
    const xml = junitReport([report, caseReport('ok')], '2026-01-02T03:04:05.678Z');
    // oxlint-disable-next-line no-control-regex
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u);
    const cases = parse(xml).getElementsByTagName('testcase');
    expect(cases[0]?.getAttribute('name')).toBe(
      'a < b && "c" > \'d\' ]]> \ufffd\ufffd\ufffd \ufffd \ufffd \ufffd 😀\nnext',
    );
    expect(parse(xml).getElementsByTagName('failure')[0]?.textContent).toContain('a < b && "c"');
  });

  test('tells failures, errors and times by folder', () => {
    const died = caseReport('died', {
      file: 'other/died.json',
      passed: false,
      run: null,
      trouble: { kind: 'died', lines: ['It ended'] },
    });
    const suites = [
      ...parse(
        junitReport([caseReport('a'), failedCase('b', divergence()), died], '2026-01-02T03:04:05.678Z'),
      ).getElementsByTagName('testsuite'),
    ];
    const attributes = ['name', 'tests', 'failures', 'errors', 'time', 'timestamp'];
    expect(suites.map((suite) => attributes.map((name) => suite.getAttribute(name)))).toEqual([
      ['tests/transcripts/tools', '2', '1', '0', '0.062', '2026-01-02T03:04:05'],
      ['other', '1', '0', '1', '0.031', '2026-01-02T03:04:05'],
    ]);
    expect(suites[1]?.getElementsByTagName('error')[0]?.getAttribute('type')).toBe('died');
  });
});

describe('facts', () => {
  test('are flat, short, and say names for ids', () => {
    const names = new Map([
      ['l1', '$title'],
      ['l2', '$title.2'],
    ]);
    expect(
      factsOf(
        {
          layer: 'l1',
          layers: ['l1', 'l2'],
          box: { x: 1 / 3, rows: [{ gap: 4 }] },
          color: '#AABBCC',
          none: null,
          empty: {},
          gone: undefined,
          byId: { l2: true },
        },
        names,
      ),
    ).toEqual([
      { key: 'layer', value: '$title' },
      { key: 'layers', value: '$title, $title.2' },
      { key: 'box.x', value: '0.333' },
      { key: 'box.rows[0].gap', value: '4' },
      { key: 'color', value: '#AABBCC', color: '#aabbcc' },
      { key: 'none', value: 'null' },
      { key: 'empty', value: '{}' },
      { key: 'byId.$title.2', value: 'true' },
    ]);
  });

  test('are not endless', () => {
    expect(
      factsOf(
        Array.from({ length: 10_000 }, (_, index) => ({ index })),
        NONE,
      ),
    ).toHaveLength(80);
    expect(factsOf({ text: 'x'.repeat(100_000) }, NONE)[0]?.value.length).toBeLessThan(2_100);
    expect(factsOf('words', NONE)).toEqual([{ key: '', value: 'words' }]);
  });
});

describe('rates', () => {
  const failing = (key: string) => ({ turn: 0, key, divergence: divergence({ message: `${key} is wrong` }) });
  const failure = { status: 429, message: 'At its limit', lasting: false };
  const used = (inputTokens: number, outputTokens: number) => ({ ...NO_USE, inputTokens, outputTokens });
  const runs: RunResult[] = [
    run({ use: used(60, 40) }),
    // The same expectation in two places fails once.
    run({ use: used(250, 50), checks: [failing('contains'), failing('contains'), failing('lint')] }),
    run({ checks: [failing('contains')] }),
    run({ modelFailure: failure, checks: [failing('state')] }),
  ];

  test('leave out what was not answered, and count each expectation once a run', () => {
    expect(ratesOf(runs)).toEqual({
      runs: 3,
      passed: 1,
      unanswered: 1,
      rate: 1 / 3,
      calls: 1,
      steps: 2,
      tokens: 200,
      ms: 31,
      turnMs: [31, 31, 31],
      use: used(310, 90),
      failed: [
        { turn: 0, key: 'contains', times: 2, message: 'contains is wrong' },
        { turn: 0, key: 'lint', times: 1, message: 'lint is wrong' },
      ],
    });
    expect(ratesOf([run({ modelFailure: failure })])).toMatchObject({ runs: 0, rate: null, tokens: null, calls: 0 });
  });

  test('are summed up over all runs, not over cases', () => {
    const cases = [
      caseReport('a', { passed: false, rates: ratesOf(runs) }),
      caseReport('b', { rates: ratesOf([run()]) }),
    ];
    expect(evaluationLine(cases)).toBe(
      '50 % of 4 answered runs passed · 1.0 calls and 2.0 steps a run · 150 tokens · 31 ms · 1 unanswered',
    );
    expect(evaluationLine([caseReport('a', { rates: ratesOf([run({ modelFailure: failure })]) })])).toBe(
      'The model answered none of 1 run',
    );
    expect(jsonReport(cases, { date: '', model: 'builtin', repeat: 4 })).toMatchObject({
      rate: 0.5,
      model: 'builtin',
      repeat: 4,
      cases: [{ runs: 3, passes: 1, unanswered: 1 }, { rate: 1 }],
    });
  });

  test('are compared by name, and by file where names are shared', () => {
    const one = (name: string, rate: number | null, file = `${name}.json`) => ({
      name,
      file,
      passed: rate === 1,
      rate,
    });
    const moved = compare(
      {
        cases: [
          one('a', 0.5),
          one('b', 1),
          one('same', 1),
          one('gone', 1),
          one('none', null),
          one('two', 0, 'x.json'),
          one('two', 1, 'y.json'),
          { name: 'plain', file: 'p.json', passed: false },
        ],
      },
      {
        cases: [
          one('a', 0.75),
          one('b', 0),
          one('same', 1),
          one('new', 1),
          one('none', 1),
          one('two', 1, 'x.json'),
          one('two', 1, 'y.json'),
          { name: 'plain', file: 'p.json', passed: true },
        ],
      },
    );
    expect(moved).toEqual({
      better: [
        { name: 'a', before: 0.5, now: 0.75 },
        { name: 'two (x.json)', before: 0, now: 1 },
        { name: 'plain', before: 0, now: 1 },
      ],
      worse: [{ name: 'b', before: 1, now: 0 }],
      added: ['new'],
      gone: ['gone'],
    });
    expect(comparisonLines(compare({ cases: [] }, { cases: [] }), plain)).toEqual(['', 'No case got better or worse']);
  });

  test('a run passes only when everything holds', () => {
    expect(ratesOf([run({ checks: [holds('lint'), failing('contains')] })]).passed).toBe(0);
  });
});
