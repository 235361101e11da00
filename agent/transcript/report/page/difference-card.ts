/** The first difference of a case: expected and actual value, its place, and its looks. */
import { message } from '#messages/message.ts';
import type { DiffLine } from '../../play/divergence.ts';
import { fileAndLine, placeInTranscript, type CaseReport, type ShownDivergence } from '../case-report.ts';
import { html, icon, type Markup } from './markup.ts';
import type { PictureSheet } from './pictures.ts';

/** Most characters of one value. */
const MOST_VALUE = 1_200;

function valueOf(value: DiffLine['expected']): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  return text.length > MOST_VALUE ? `${text.slice(0, MOST_VALUE)}…` : text;
}

function diffRow({ path, expected, actual }: DiffLine): Markup {
  const side = (value: DiffLine['expected'], how: 'expected' | 'actual') =>
    value === undefined
      ? html`<td class="absent">${message('replay.absent')}</td>`
      : html`<td class="${how}">${valueOf(value)}</td>`;
  return html`<tr><th scope="row">${path}</th>${side(expected, 'expected')}${side(actual, 'actual')}</tr>`;
}

function diffTable(lines: readonly DiffLine[]): Markup {
  return html`<div class="scroll"><table class="diff">
    <thead><tr><th scope="col">${message('replay.where')}</th><th scope="col">${message('replay.expected')}</th><th scope="col">${message('replay.actual')}</th></tr></thead>
    <tbody>${lines.map(diffRow)}</tbody>
  </table></div>`;
}

/** Two pictures on top of each other with a handle between them, or side by side; and their differences. */
function comparison({ kind, pictures }: ShownDivergence, sheet: PictureSheet): Markup | false {
  if (!pictures) return false;
  const { before, after, diff } = pictures;
  // A preview is compared with the stored file; anything else with the previous canvas.
  const isPixels = kind === 'pixels';
  const names = {
    before: message(isPixels ? 'replay.expected' : 'replay.before'),
    after: message(isPixels ? 'replay.actual' : 'replay.after'),
    diff: message('replay.difference'),
  };
  const single = (['before', 'after', 'diff'] as const).flatMap((which) =>
    pictures[which] ? [{ picture: pictures[which], name: names[which] }] : [],
  );
  if (!before || !after) {
    return html`<div class="beside">${single.map(({ picture, name }) => html`<figure>${sheet.image(picture, name)}<figcaption>${name}</figcaption></figure>`)}</div>`;
  }
  const mode = (name: string, words: string, pressed: boolean) =>
    html`<button type="button" data-mode="${name}" aria-pressed="${pressed ? 'true' : 'false'}">${words}</button>`;
  return html`<div class="compare" data-compare="slider">
    <div class="segments" role="group" aria-label="${message('replay.howToCompare')}">
      ${mode('slider', message('replay.slider'), true)}${mode('beside', message('replay.beside'), false)}${diff && mode('diff', names.diff, false)}
    </div>
    <div class="over" style="--at: 50%; --width: ${after.width}px; --ratio: calc(${after.width} / ${after.height})">
      ${sheet.image(after, names.after, 'over-after')}${sheet.image(before, names.before, 'over-before')}
      <span class="over-label start">${names.before}</span><span class="over-label end">${names.after}</span>
      <span class="over-line" aria-hidden="true"></span>
      <input type="range" min="0" max="100" value="50" aria-label="${message('replay.sliderLabel', names)}">
    </div>
    <div class="beside">
      <figure>${sheet.image(before, names.before)}<figcaption>${names.before}</figcaption></figure>
      <figure>${sheet.image(after, names.after)}<figcaption>${names.after}</figcaption></figure>
    </div>
    ${diff && html`<figure class="only-diff">${sheet.image(diff, names.diff)}<figcaption>${names.diff}</figcaption></figure>`}
  </div>`;
}

export function differenceCard(report: CaseReport, divergence: ShownDivergence, sheet: PictureSheet): Markup {
  const { diff = [] } = divergence;
  return html`<section class="difference" aria-label="${message('replay.firstDifference')}">
    <header>
      <span class="kind">${divergence.kind}</span>
      <code>${placeInTranscript(divergence)}</code>
      <button type="button" class="copy" data-copy="${fileAndLine(report.file, divergence.place)}" title="${message('replay.copy')}">
        <code>${fileAndLine(report.file, divergence.place)}</code>${icon('copy')}
      </button>
    </header>
    <p class="sentence">${divergence.message}</p>
    ${diff.length > 0 && diffTable(diff)}
    ${comparison(divergence, sheet)}
  </section>`;
}

/** The reason why a case could not be replayed at all. */
export function troubleCard({ trouble, run }: CaseReport): Markup | false {
  const lines = trouble?.lines ?? (run?.modelFailure ? [run.modelFailure.message] : null);
  if (!lines) return false;
  const title = trouble
    ? trouble.kind === 'unreadable'
      ? message('replay.unreadable')
      : message('replay.died')
    : message('replay.noAnswerTitle');
  return html`<section class="difference" aria-label="${title}">
    <header><span class="kind">${title}</span></header>
    ${lines.map((line) => html`<p class="sentence">${line}</p>`)}
  </section>`;
}
