/**
 * The report as one HTML file that loads nothing from outside: list of cases, a template for each, pictures at its end.
 */
import { message } from '#messages/message.ts';
import { DIVERGENCE_KINDS } from '../../play/divergence.ts';
import { firstDivergence, type CaseReport } from '../case-report.ts';
import { duration } from '../duration.ts';
import { overallRate } from '../json-report.ts';
import { percent } from '../percent.ts';
import { caseSection, cssPercent } from './case-section.ts';
import { html, icon, Markup } from './markup.ts';
import { pictureSheet } from './pictures.ts';
import type { PageParts, ToolKinds } from './turn-section.ts';

/** The page's sources besides its results: files of this program. */
export interface PageSources {
  css: string;
  /** JavaScript of a module. */
  script: string;
  /** Inside of `<svg>`, 24 × 24, by name. */
  icons: ReadonlyMap<string, string>;
  tools: ToolKinds;
}

export interface PageFacts {
  /** For people: day and time. */
  date: string;
  ms: number;
  calls: number;
  jobs: number;
  /** Model of an evaluation. */
  model: string | null;
  repeat: number;
}

/** The kind by which a case can be filtered. */
function kindOf(report: CaseReport): string {
  return firstDivergence(report)?.kind ?? (report.passed ? '' : (report.trouble?.kind ?? 'model'));
}

function reasonOf(report: CaseReport): string {
  return firstDivergence(report)?.message ?? report.trouble?.lines[0] ?? report.run?.modelFailure?.message ?? '';
}

/** Ids that stay the same from report to report, so that links to a case stay valid. */
function caseIds(reports: readonly CaseReport[]): string[] {
  const used = new Set<string>();
  return reports.map(({ file }) => {
    const wanted = file
      .replace(/\.json$/i, '')
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    let id = wanted;
    for (let n = 2; used.has(id); n += 1) id = `${wanted}-${n}`;
    used.add(id);
    return id;
  });
}

function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';
}

/** Removes the part shared by all folders, which carries no information. */
function shortFolders(folders: readonly string[]): Map<string, string> {
  const parts = folders.map((folder) => folder.split('/'));
  const first = parts[0] ?? [];
  let shared = 0;
  while (shared < first.length - 1 && parts.every((one) => one.length > shared + 1 && one[shared] === first[shared]))
    shared += 1;
  return new Map(folders.map((folder, index) => [folder, (parts[index] ?? []).slice(shared).join('/') || folder]));
}

function listItem(report: CaseReport, id: string): Markup {
  const { rates } = report;
  const kind = kindOf(report);
  const words = [
    report.name,
    report.file,
    report.about,
    kind,
    reasonOf(report),
    ...(report.run?.turns.flatMap(({ user, steps }) => [
      user ?? '',
      ...steps.flatMap(({ calls }) => calls.map(({ tool }) => tool)),
    ]) ?? []),
  ];
  return html`<li data-case="${id}" data-passed="${report.passed ? 'true' : 'false'}" data-kind="${kind}" data-words="${[...new Set(words)].join(' ').toLowerCase().slice(0, 2_000)}">
    <a href="#${id}">
      <span class="sign" title="${message(report.passed ? 'replay.hasPassed' : 'replay.hasFailed')}">${icon(report.passed ? 'check' : 'cross')}</span>
      <span class="name">${report.name}</span>
      <span class="time">${rates ? `${rates.passed}/${rates.runs}` : report.trouble ? '' : duration(report.ms)}</span>
      ${!report.passed && html`<span class="why"><b>${kind}</b> ${reasonOf(report)}</span>`}
    </a>
  </li>`;
}

function list(reports: readonly CaseReport[], ids: readonly string[]): Markup {
  const folders = Map.groupBy(
    reports.map((report, index) => ({ report, id: ids[index] ?? '' })),
    ({ report }) => folderOf(report.file),
  );
  const names = shortFolders([...folders.keys()]);
  return html`<nav class="list" aria-label="${message('replay.cases')}">
    ${[...folders].map(([folder, cases]) => html`<section><h2>${names.get(folder) ?? folder}</h2><ul>${cases.map(({ report, id }) => listItem(report, id))}</ul></section>`)}
    <p class="nothing" hidden>${message('replay.nothingFound')}</p>
  </nav>`;
}

function filters(reports: readonly CaseReport[]): Markup {
  const failed = reports.filter(({ passed }) => !passed);
  const kinds = [...DIVERGENCE_KINDS, 'unreadable', 'died', 'model'].flatMap((kind) => {
    const count = failed.filter((report) => kindOf(report) === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
  const chip = (filter: string, words: string, count: number, pressed = false) =>
    html`<button type="button" class="chip" data-filter="${filter}" aria-pressed="${pressed ? 'true' : 'false'}">${words} <small>${count}</small></button>`;
  return html`<div class="filters">
    <label class="search">${icon('search')}<input type="search" placeholder="${message('replay.search')}" aria-label="${message('replay.search')}"><kbd>/</kbd></label>
    <div class="chips" role="group" aria-label="${message('replay.filter')}">
      ${chip('all', message('replay.all'), reports.length, true)}
      ${failed.length > 0 && chip('failed', message('replay.failedOnly'), failed.length)}
      ${kinds.length > 1 && kinds.map(({ kind, count }) => chip(kind, kind, count))}
    </div>
  </div>`;
}

function summary(reports: readonly CaseReport[], facts: PageFacts): Markup {
  const passed = reports.filter((report) => report.passed).length;
  const rate = facts.model === null ? null : overallRate(reports);
  const share = reports.length === 0 ? 0 : passed / reports.length;
  const headline =
    rate === null
      ? html`<b>${passed}</b> <span>${message('replay.ofPassed', { total: reports.length })}</span>`
      : html`<b>${percent(rate)}</b> <span>${message('replay.ofRuns', { runs: reports.reduce((sum, report) => sum + (report.rates?.runs ?? 0), 0) })}</span>`;
  return html`<header class="summary">
    <div class="brand"><svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true"><circle cx="18.5" cy="18.5" r="15.5"/><rect x="16" y="16" width="29" height="29" rx="7"/></svg><h1>${message('replay.reportTitle')}</h1>
      <button type="button" class="theme" data-theme-switch aria-label="${message('replay.switchTheme')}" title="${message('replay.switchTheme')}">${icon('theme')}</button></div>
    <p class="headline" data-passed="${passed === reports.length ? 'true' : 'false'}">${headline}</p>
    <div class="meter" role="img" aria-label="${percent(rate ?? share)}"><span style="width: ${cssPercent(rate ?? share)}"></span></div>
    <p class="run-facts">${[
      ...(facts.model === null
        ? []
        : [facts.model, ...(facts.repeat > 1 ? [message('replay.times', { count: facts.repeat })] : [])]),
      message('replay.callsOf', { calls: facts.calls }),
      duration(facts.ms),
      message('replay.processes', { jobs: facts.jobs }),
      facts.date,
    ].join(' · ')}</p>
  </header>`;
}

/** The whole page. */
export function reportPage(reports: readonly CaseReport[], facts: PageFacts, sources: PageSources): string {
  const pictures = pictureSheet();
  const parts: PageParts = { pictures, tools: sources.tools };
  const ids = caseIds(reports);
  const passed = reports.filter((report) => report.passed).length;
  const title = `${passed === reports.length ? '✓' : '✗'} ${message('replay.pageTitle', { passed, total: reports.length })}`;
  const templates = reports.map(
    (report, index) => html`<template id="case-${ids[index] ?? ''}">${caseSection(report, parts)}</template>\n`,
  );
  const hint = (keys: string, words: string) =>
    html`<span>${[...keys].map((key) => html`<kbd>${key}</kbd>`)} ${words}</span>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Markup(sources.css)}</style>
</head>
<body>
<svg class="sheet" aria-hidden="true">${[...sources.icons].map(([name, inside]) => html`<symbol id="icon-${name}" viewBox="0 0 24 24">${new Markup(inside)}</symbol>`)}</svg>
<div class="page">
<aside>${summary(reports, facts)}${filters(reports)}${list(reports, ids)}
<footer>${hint('jk', message('replay.keyNext'))}${hint('f', message('replay.keyFailed'))}${hint('/', message('replay.keySearch'))}${hint('x', message('replay.keyOpen'))}</footer></aside>
<main tabindex="-1" aria-live="polite"></main>
</div>
<dialog class="zoom" aria-label="${message('replay.zoomed')}"><form method="dialog"><button type="submit" aria-label="${message('replay.close')}"></button></form></dialog>
${templates}
${pictures.sheet()}
<script type="module">${new Markup(sources.script)}</script>
</body>
</html>
`.text;
}
