/** Results for continuous integration: JUnit's XML, one test suite per folder. */
import { fileAndLine, firstDivergence, placeInTranscript, type CaseReport } from './case-report.ts';

/** Text as XML 1.0 may hold it: markup escaped, characters that it forbids shown as U+FFFD. */
function xml(text: string): string {
  return (
    text
      // Lone halves of pairs, controls, and the two noncharacters.
      .toWellFormed()
      .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\r', '&#13;')
  );
}

/** In attributes line breaks would become blanks. */
const attribute = (text: string) => xml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

const seconds = (ms: number) => (ms / 1_000).toFixed(3);

function folderOf(file: string): string {
  const end = file.lastIndexOf('/');
  return end < 0 ? '.' : file.slice(0, end);
}

/** A file that could not be replayed is an error; another result is a failure. */
function isError(report: CaseReport): boolean {
  return report.trouble !== null || (report.run?.modelFailure != null && firstDivergence(report) === null);
}

function outcome(report: CaseReport): string {
  if (report.passed) return '';
  if (isError(report)) {
    const words = report.trouble?.lines.join('\n') ?? report.run?.modelFailure?.message ?? '';
    return `\n      <error type="${report.trouble?.kind ?? 'model'}" message="${attribute(words)}">${xml(words)}</error>\n    `;
  }
  const first = firstDivergence(report);
  if (!first) return '\n      <failure type="rate" message="Not every run passed"/>\n    ';
  const diff = (first.diff ?? []).map(
    ({ path, expected, actual }) =>
      `${path}\n  expected ${JSON.stringify(expected) ?? 'nothing'}\n  actual   ${JSON.stringify(actual) ?? 'nothing'}`,
  );
  const text = [
    fileAndLine(report.file, first.place),
    `${first.kind} ${placeInTranscript(first)}`,
    first.message,
    ...diff,
  ].join('\n');
  return `\n      <failure type="${first.kind}" message="${attribute(`${placeInTranscript(first)}: ${first.message}`)}">${xml(text)}</failure>\n    `;
}

function counts(reports: readonly CaseReport[]): string {
  const errors = reports.filter((report) => !report.passed && isError(report)).length;
  const failures = reports.filter((report) => !report.passed).length - errors;
  const ms = reports.reduce((sum, report) => sum + report.ms, 0);
  return `tests="${reports.length}" failures="${failures}" errors="${errors}" skipped="0" time="${seconds(ms)}"`;
}

/** The XML that --junit writes. `date`: ISO 8601. */
export function junitReport(reports: readonly CaseReport[], date: string): string {
  const suites = Map.groupBy(reports, ({ file }) => folderOf(file));
  const timestamp = date.replace(/\.\d+Z$/, '');
  const parts = [...suites].map(([folder, cases]) => {
    const lines = cases.map((report) => {
      const body = outcome(report);
      const head = `    <testcase name="${attribute(report.name)}" classname="${attribute(folder)}" file="${attribute(report.file)}" time="${seconds(report.ms)}"`;
      return body === '' ? `${head}/>` : `${head}>${body}</testcase>`;
    });
    return `  <testsuite name="${attribute(folder)}" ${counts(cases)} timestamp="${timestamp}">\n${lines.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="transcripts" ${counts(reports)}>\n${parts.join('\n')}\n</testsuites>\n`;
}
