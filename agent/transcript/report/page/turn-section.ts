/** One turn on the page: the conversation on the left, the resulting canvas on the right. */
import { message } from '#messages/message.ts';
import { duration } from '../duration.ts';
import type { ShownCheck } from '../case-report.ts';
import type { CallReport, Fact, HandReport, NamedPicture, StepReport, TurnReport } from '../turn-report.ts';
import { html, icon, type Markup, type Put } from './markup.ts';
import type { PictureSheet } from './pictures.ts';

/** Icon and title of a tool, as in the product. */
export type ToolKinds = (tool: string) => { icon: string; title: string };

export interface PageParts {
  pictures: PictureSheet;
  tools: ToolKinds;
}

const STATE_ICONS: Readonly<Record<CallReport['state'], string>> = {
  done: 'check',
  failed: 'alert',
  declined: 'declined',
  stopped: 'stop',
  unanswered: 'alert',
};

export function thumbnails(named: readonly NamedPicture[], pictures: PictureSheet): Markup | false {
  return (
    named.length > 0 &&
    html`<ul class="thumbnails">${named.map(({ name, picture }) => html`<li>${picture ? pictures.image(picture, '') : html`<span class="no-picture"></span>`}<span>${name}</span></li>`)}</ul>`
  );
}

function facts(title: string, list: readonly Fact[]): Markup | false {
  return (
    list.length > 0 &&
    html`<div class="facts"><h4>${title}</h4><dl>${list.map(
      ({ key, value, color }) =>
        html`<div><dt>${key}</dt><dd>${color && html`<i class="swatch" style="background: ${color}"></i>`}${value}</dd></div>`,
    )}</dl></div>`
  );
}

function approval({ asked }: CallReport): Markup | false {
  if (!asked) return false;
  const answer = asked.approved === null ? 'replay.notAnswered' : asked.approved ? 'replay.approved' : 'replay.denied';
  return html`<p class="note">${icon('question')}<span>${message('replay.asked', { reason: asked.reason })} <b>${message(answer)}</b></span></p>`;
}

function callRow(call: CallReport, { pictures, tools }: PageParts): Markup {
  const kind = tools(call.tool);
  const details: Put = [
    call.unreadable !== null &&
      html`<div class="facts"><h4>${message('replay.unreadableInput')}</h4><pre>${call.unreadable}</pre></div>`,
    facts(message('replay.input'), call.input),
    facts(message('replay.output'), call.output),
  ];
  return html`<details class="call" data-state="${call.state}">
    <summary>
      ${icon(kind.icon)}
      <span class="call-words">${call.words}</span>
      ${call.pictures.map((picture) => pictures.image(picture, '', 'call-picture'))}
      ${call.as !== null && html`<code class="as">$${call.as}</code>`}
      <code class="tool" title="${kind.title}">${call.tool}</code>
      <span class="time">${call.ms === null ? '' : duration(call.ms)}</span>
      <span class="state" title="${message(`replay.state.${call.state}`)}">${icon(STATE_ICONS[call.state])}<span class="hidden">${message(`replay.state.${call.state}`)}</span></span>
    </summary>
    <div class="call-details">${details}</div>
  </details>${approval(call)}`;
}

function handRows(hand: readonly HandReport[], wanted: (at: number) => boolean): Put {
  return hand
    .filter(({ at }) => wanted(at))
    .map(
      ({ operations }) =>
        html`<div class="note hand">${icon('hand')}<div><b>${message('replay.hand', { count: operations.length })}</b>${operations.map((words) => html`<code>${words}</code>`)}</div></div>`,
    );
}

function stepRows(step: StepReport, parts: PageParts): Put {
  return [
    step.reasoning !== '' &&
      html`<details class="reasoning"><summary>${message('replay.reasoning')}</summary><p>${step.reasoning}</p></details>`,
    step.raw && html`<p class="mark">${message('replay.raw')}</p>`,
    step.text !== '' && html`<p class="words">${step.text}</p>`,
    step.calls.length > 0 && html`<div class="calls">${step.calls.map((call) => callRow(call, parts))}</div>`,
    step.cut && html`<p class="note">${icon('cut')}<span>${message('replay.cut')}</span></p>`,
  ];
}

function checkRows(checks: readonly ShownCheck[]): Markup | false {
  if (checks.length === 0) return false;
  const failed = checks.filter(({ divergence }) => divergence !== null);
  const held = Map.groupBy(
    checks.filter(({ divergence }) => divergence === null),
    ({ key }) => key,
  );
  return html`<ul class="checks" aria-label="${message('replay.checks')}">
    ${failed.map(({ key, divergence }) => html`<li class="failed">${icon('cross')}<span><b>${key}</b> ${divergence?.message}</span></li>`)}
    ${[...held].map(([key, list]) => html`<li>${icon('check')}<span>${key}${list.length > 1 && html` <small>×${list.length}</small>`}</span></li>`)}
  </ul>`;
}

function userWords({ user, attachments, selection, replaces }: TurnReport, { pictures }: PageParts): Markup {
  if (user === null) return html`<p class="note">${icon('redo')}<span>${message('replay.retried')}</span></p>`;
  return html`<div class="user">
    ${replaces !== null && html`<p class="mark">${message('replay.replaces', { turn: replaces + 1 })}</p>`}
    ${user !== '' && html`<p>${user}</p>`}
    ${thumbnails(attachments, pictures)}
    ${selection.length > 0 && html`<p class="mark">${message('replay.selected', { layers: selection.join(', ') })}</p>`}
  </div>`;
}

/** `checks`: those of this turn. */
export function turnSection(turn: TurnReport, checks: readonly ShownCheck[], parts: PageParts): Markup {
  const steps = turn.steps.map((step, index) => [
    index > 0 && handRows(turn.hand, (at) => at === index),
    html`<div class="step" data-step="${index}">${stepRows(step, parts)}</div>`,
    turn.stopAfter === index && html`<p class="note">${icon('stop')}<span>${message('replay.stopped')}</span></p>`,
  ]);
  const facts = [
    turn.chat !== '' && html`<span class="tag">${message('replay.chat', { name: turn.chat })}</span>`,
    turn.spent.map((spent) => html`<span class="tag">${message('replay.spent', { credits: spent })}</span>`),
    html`<span class="time">${duration(turn.ms)}</span>`,
  ];
  const failed = checks.some(({ divergence }) => divergence !== null);
  return html`<section class="turn" id="turn-${turn.turn}" data-failed="${failed ? 'true' : 'false'}">
    <header><h3>${message('replay.turn', { number: turn.turn + 1 })}</h3>${turn.about !== '' && html`<p>${turn.about}</p>`}<div class="turn-facts">${facts}</div></header>
    <div class="turn-body">
      <div class="talk">
        ${handRows(turn.hand, (at) => at === 0)}
        ${userWords(turn, parts)}
        ${steps}
        ${handRows(turn.hand, (at) => at > 0 && at >= turn.steps.length)}
        ${turn.error !== null && html`<p class="note failed">${icon('alert')}<span>${turn.error}</span></p>`}
        ${turn.state === 'stopped' && turn.stopAfter === null && html`<p class="note">${icon('stop')}<span>${message('replay.stopped')}</span></p>`}
        ${turn.designs.map((design) => html`<p class="note">${icon('design')}<span>${message('replay.madeDesign', { design })}</span></p>`)}
        ${turn.undo > 0 && html`<p class="note">${icon('undo')}<span>${message('replay.undone', { count: turn.undo })}</span></p>`}
        ${turn.redo > 0 && html`<p class="note">${icon('redo')}<span>${message('replay.redone', { count: turn.redo })}</span></p>`}
        ${checkRows(checks)}
      </div>
      ${turn.preview && html`<figure class="preview"><button type="button" data-zoom aria-label="${message('replay.zoom')}">${parts.pictures.image(turn.preview, message('replay.previewOf', { number: turn.turn + 1 }))}</button><figcaption>${turn.size}</figcaption></figure>`}
    </div>
  </section>`;
}
