/**
 * Runs the report in a browser: shows the chosen case, filters the list, compares pictures, handles keys. Inlined in
 * the page, so it imports nothing.
 */

/** Id of a case, as in the address's fragment. */
export type CaseId = string;

const query = <Found extends Element>(selector: string, root: ParentNode = document) =>
  root.querySelector<Found>(selector);
const all = <Found extends Element>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<Found>(selector),
];

const main = query<HTMLElement>('main');
const search = query<HTMLInputElement>('input[type=search]');
const items = all<HTMLLIElement>('[data-case]');
const chips = all<HTMLButtonElement>('[data-filter]');
const zoom = query<HTMLDialogElement>('dialog.zoom');

let filter = 'all';
let shown: CaseId | null = null;

/** Gives the images below `root` their bytes, which are at the end of the page. */
function load(root: ParentNode): void {
  for (const image of all<HTMLImageElement>('img[data-picture]', root)) {
    image.src = document.getElementById(`picture-${image.dataset.picture}`)?.textContent ?? '';
    image.removeAttribute('data-picture');
  }
}

/** Puts the chosen case on the page. */
function show(id: CaseId): void {
  const template = document.getElementById(`case-${id}`);
  if (!main || !(template instanceof HTMLTemplateElement) || shown === id) return;
  shown = id;
  const content = template.content.cloneNode(true) as DocumentFragment;
  load(content);
  main.replaceChildren(content);
  main.scrollTop = 0;
  for (const item of items) {
    const link = query<HTMLAnchorElement>('a', item);
    if (item.dataset.case === id) {
      link?.setAttribute('aria-current', 'true');
      item.scrollIntoView({ block: 'nearest' });
    } else link?.removeAttribute('aria-current');
  }
}

const visible = () => items.filter((item) => !item.hidden);

/** Shows the items that match the filter and the words; the first of them if the current one is gone. */
function sift(): void {
  const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of items) {
    const { passed, kind, words: own = '' } = item.dataset;
    const fits = filter === 'all' || (filter === 'failed' ? passed === 'false' : kind === filter);
    item.hidden = !fits || !words.every((word) => own.includes(word));
  }
  for (const section of all<HTMLElement>('.list section'))
    section.hidden = all('li:not([hidden])', section).length === 0;
  const nothing = query<HTMLElement>('.nothing');
  if (nothing) nothing.hidden = visible().length > 0;
  const first = visible()[0];
  if (first && !visible().some((item) => item.dataset.case === shown)) go(first);
}

function go(item: HTMLLIElement | undefined): void {
  const id = item?.dataset.case;
  if (id === undefined) return;
  history.replaceState(null, '', `#${id}`);
  show(id);
}

function step(by: number): void {
  const list = visible();
  const at = list.findIndex((item) => item.dataset.case === shown);
  go(list[Math.min(Math.max(at + by, 0), list.length - 1)]);
}

function choose(wanted: string): void {
  filter = wanted;
  for (const chip of chips) chip.setAttribute('aria-pressed', String(chip.dataset.filter === wanted));
  sift();
}

/** Opens all calls of the case, or closes them when all are open. */
function openCalls(): void {
  const calls = all<HTMLDetailsElement>('details.call');
  const open = calls.some((call) => !call.open);
  for (const call of calls) call.open = open;
}

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy ?? '').then(
    () => {
      button.dataset.copied = '';
      setTimeout(() => button.removeAttribute('data-copied'), 1_200);
    },
    // A page opened from disk may not be allowed to copy; the text can be selected.
    () => undefined,
  );
}

function enlarge(button: HTMLElement): void {
  const image = query<HTMLImageElement>('img', button);
  if (!zoom || !image) return;
  const copied = document.createElement('img');
  copied.src = image.src;
  copied.alt = image.alt;
  query('button', zoom)?.replaceChildren(copied);
  zoom.showModal();
}

function switchTheme(): void {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
}

const keys: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  f: () => choose(filter === 'failed' || !chips.some((chip) => chip.dataset.filter === 'failed') ? 'all' : 'failed'),
  x: openCalls,
  '/': () => search?.focus(),
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || zoom?.open) return;
  if (event.target instanceof HTMLInputElement) {
    if (event.key !== 'Escape' || event.target !== search) return;
    search.value = '';
    search.blur();
    return sift();
  }
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  if (!button) return;
  const { filter: wanted, mode, copy: words } = button.dataset;
  if (wanted !== undefined) choose(wanted);
  else if (words !== undefined) void copy(button);
  else if (button.dataset.zoom !== undefined) enlarge(button);
  else if (button.dataset.themeSwitch !== undefined) switchTheme();
  else if (mode !== undefined) {
    const compare = button.closest<HTMLElement>('[data-compare]');
    if (!compare) return;
    compare.dataset.compare = mode;
    for (const one of all<HTMLButtonElement>('[data-mode]', compare))
      one.setAttribute('aria-pressed', String(one === button));
  }
});

document.addEventListener('input', (event) => {
  if (event.target === search) return sift();
  if (event.target instanceof HTMLInputElement && event.target.type === 'range')
    event.target.parentElement?.style.setProperty('--at', `${event.target.value}%`);
});

addEventListener('hashchange', () => show(decodeURIComponent(location.hash.slice(1))));

const linked = decodeURIComponent(location.hash.slice(1));
const first =
  items.find((item) => item.dataset.case === linked) ??
  items.find((item) => item.dataset.passed === 'false') ??
  items[0];
if (first) show(first.dataset.case ?? '');
