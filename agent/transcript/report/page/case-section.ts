/** One case on the page: its name, its first difference, how often it passed, and all of its turns. */
import { message } from '#messages/message.ts';
import { firstDivergence, type CaseRates, type CaseReport } from '../case-report.ts';
import { duration } from '../duration.ts';
import type { StartReport } from '../turn-report.ts';
import { differenceCard, troubleCard } from './difference-card.ts';
import { html, icon, type Markup } from './markup.ts';
import { thumbnails, turnSection, type PageParts } from './turn-section.ts';

/** In CSS syntax. `share`: 0..1 */
export const cssPercent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/** `add_shape ×3, pages` */
function counted(names: readonly string[]): string {
  const counts = [...Map.groupBy(names, (name) => name)];
  return counts.map(([name, list]) => (list.length > 1 ? `${name} ×${list.length}` : name)).join(', ');
}

function startRow(start: StartReport, { pictures }: PageParts): Markup {
  return html`<div class="start">
    <dl>
      <div><dt>${message('replay.size')}</dt><dd>${start.size}</dd></div>
      ${start.title !== '' && html`<div><dt>${message('replay.title')}</dt><dd>${start.title}</dd></div>`}
      <div><dt>${message('replay.plan')}</dt><dd>${start.plan}</dd></div>
      <div><dt>${message('replay.seed')}</dt><dd>${start.seed}</dd></div>
      ${start.spent.length > 0 && html`<div><dt>${message('replay.spentBefore')}</dt><dd>${start.spent.join(', ')}</dd></div>`}
      ${start.calls.length > 0 && html`<div><dt>${message('replay.callsBefore')}</dt><dd>${counted(start.calls)}</dd></div>`}
      ${start.colors.length > 0 && html`<div><dt>${message('replay.brandColors')}</dt><dd>${start.colors.map((color) => html`<i class="swatch" style="background: ${/^#[0-9a-f]{3,8}$/i.test(color) ? color : 'none'}" title="${color}"></i>`)}</dd></div>`}
    </dl>
    ${thumbnails(start.assets, pictures)}
  </div>`;
}

function ratesCard(rates: CaseRates): Markup {
  const means = [
    message('replay.meanCalls', { calls: rates.calls.toFixed(1), steps: rates.steps.toFixed(1) }),
    ...(rates.tokens === null ? [] : [message('replay.meanTokens', { tokens: Math.round(rates.tokens) })]),
    duration(rates.ms),
    ...(rates.unanswered > 0 ? [message('replay.unanswered', { count: rates.unanswered })] : []),
  ];
  return html`<section class="rates" aria-label="${message('replay.rates')}">
    <p><b>${message('replay.passedOf', { passed: rates.passed, runs: rates.runs })}</b> <span>${means.join(' · ')}</span></p>
    ${
      rates.failed.length > 0 &&
      html`<ul>${rates.failed.map(
        ({ turn, key, times, message: words }) => html`<li>
      <span class="bar" style="--share: ${cssPercent(times / Math.max(rates.runs, 1))}"></span>
      <b>${times}×</b> <code>turns[${turn}].expect.${key}</code> <span>${words}</span></li>`,
      )}</ul>`
    }
  </section>`;
}

export function caseSection(report: CaseReport, parts: PageParts): Markup {
  const { run, rates } = report;
  const divergence = firstDivergence(report);
  return html`<article>
    <header class="case-head">
      <p class="file"><code>${report.file}</code></p>
      <h2>${report.name}</h2>
      ${report.about !== '' && html`<p class="about">${report.about}</p>`}
      <p class="facts-line">
        <span class="verdict" data-passed="${report.passed ? 'true' : 'false'}">${icon(report.passed ? 'check' : 'cross')}${message(report.passed ? 'replay.hasPassed' : 'replay.hasFailed')}</span>
        ${run && html`<span>${message('replay.callsAndSteps', { calls: run.calls, steps: run.steps })}</span>`}
        <span>${duration(report.ms)}</span>
      </p>
      ${run?.start && startRow(run.start, parts)}
    </header>
    ${troubleCard(report)}
    ${rates && (rates.runs > 1 || rates.unanswered > 0) && ratesCard(rates)}
    ${divergence && differenceCard(report, divergence, parts.pictures)}
    ${run && run.problems.length > 0 && html`<section class="problems"><h4>${message('replay.problems')}</h4>${run.problems.map((problem) => html`<pre>${problem}</pre>`)}</section>`}
    ${report.updated && report.updated.length > 0 && html`<section class="problems"><h4>${message('replay.updatedTitle')}</h4><ul>${report.updated.map((change) => html`<li>${change}</li>`)}</ul></section>`}
    ${run?.turns.map((turn) =>
      turnSection(
        turn,
        run.checks.filter((check) => check.turn === turn.turn),
        parts,
      ),
    )}
  </article>`;
}
