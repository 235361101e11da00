/** HTML from templates: inserted values are escaped unless they are HTML already. */

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** False, null and undefined render nothing. */
export type Put = string | number | false | null | undefined | Markup | readonly Put[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(put: Put): string {
  if (put instanceof Markup) return put.text;
  if (put === false || put === null || put === undefined) return '';
  if (typeof put === 'object') return put.map(textOf).join('');
  // Control characters are invalid in HTML, and would be invisible anyway.
  return String(put)
    .toWellFormed()
    .replaceAll(/[&<>"']/g, (found) => ESCAPES[found] ?? found)
    .replaceAll(/[^\P{Cc}\t\n]/gu, '\ufffd');
}

/** ``html`<p>${words}</p>` `` */
export function html(parts: TemplateStringsArray, ...puts: Put[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + textOf(puts[index - 1]) + part));
}

/** An icon of the page's icon sheet. */
export function icon(name: string): Markup {
  return html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
}
