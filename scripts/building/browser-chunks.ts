/**
 * Decides how the browser's code is split and named. By default the bundler makes a file of whatever the same pages
 * share: a hundred requests before the editor has loaded. Here everything the editor needs is split by which other
 * pages need it. Each file needs only those before it, so that there are no cycles:
 * - `framework`: React and its router, needed by every page,
 * - `base`: shared by all pages,
 * - `front`: shared by the front page and the sign-in page,
 * - `account`: the buttons of the menus that all pages have,
 * - `home` and `steps`: what the editor shares with the front page only, and with the sign-in page only,
 * - `composing`: what the editor's surroundings and its later parts share with the front page only,
 * - `site`: the rest of the front page,
 * - `shared`: what the editor and its canvas share with other pages,
 * - `table`: what they share with the studio's screens only, so that plain pages need not fetch it,
 * - `editor`: what the editor shows immediately, and what its canvas shares with the chat,
 * - `canvas`: what it fetches in addition, to paint,
 * - `beside`: what its surroundings share with what comes at the first interaction,
 * - `parts`: small building blocks of what floats, of dialogs and of fields,
 * - `floating`: what menus, popovers, tooltips and toasts need, all fetched at the first interaction,
 * - `zod`, `schemas`, `common`, `fields`, `studio` and `selected`: what hands need and what is shown around a selection,
 *   also fetched at the first interaction: the schemas' package and the designs' own; what other pages share, without
 *   and with fields; what only the studio's screens share; the rest. The bundler splits everything else (other pages, parts loaded on use).
 */

import type { Plugin } from 'vite';

/** A module's static imports. */
type ImportsOf = (id: string) => readonly string[];

/** The entry modules of each kind of file. */
export interface Beginnings {
  base: readonly string[];
  home: readonly string[];
  signIn: readonly string[];
  pages: readonly string[];
  studio: readonly string[];
  editor: readonly string[];
  canvas: readonly string[];
  chat: readonly string[];
  /** Shown on pages with the editor: a conversation, the templates. */
  beside: readonly string[];
  /** The menu buttons of all pages, without the rest of the header. */
  account: readonly string[];
  floating: readonly string[];
  selected: readonly string[];
}

/** Maps each module that the editor needs to its file. */
export function cutFiles(begin: Beginnings, importsOf: ImportsOf): Map<string, string> {
  const reach = (from: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...from];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      waiting.push(...importsOf(id));
    }
    return seen;
  };
  const [base, pages, studio, editor, canvas, chat, selected] = [
    reach(begin.base),
    reach(begin.pages),
    reach(begin.studio),
    reach(begin.editor),
    reach(begin.canvas),
    reach(begin.chat),
    reach(begin.selected),
  ];
  const [home, signIn] = [reach(begin.home), reach(begin.signIn)];
  const [account, floating, beside] = [reach(begin.account), reach(begin.floating), reach(begin.beside)];
  const files = new Map<string, string>();
  for (const id of selected) {
    if (floating.has(id)) continue;
    if (beside.has(id)) files.set(id, 'beside');
    else if (SCHEMA_PACKAGE.test(id)) files.set(id, 'zod');
    else if (pages.has(id)) files.set(id, FIELD_PARTS.test(id) ? 'fields' : 'common');
    else if (studio.has(id)) files.set(id, SCHEMAS.test(id) ? 'schemas' : 'studio');
    else files.set(id, 'selected');
  }
  for (const id of [...canvas, ...editor])
    files.set(
      id,
      pages.has(id) ? 'shared' : studio.has(id) ? 'table' : editor.has(id) || chat.has(id) ? 'editor' : 'canvas',
    );
  for (const id of home) {
    if (signIn.has(id)) files.set(id, 'front');
    else if (account.has(id)) files.set(id, 'account');
    else if (editor.has(id) || canvas.has(id)) files.set(id, 'home');
    else files.set(id, files.has(id) || beside.has(id) ? 'composing' : 'site');
  }
  // Else each of them is a file of its own.
  for (const id of beside) if (!files.has(id) && ICON.test(id)) files.set(id, 'beside');
  for (const id of floating) if (!files.has(id)) files.set(id, SMALL_PARTS.test(id) ? 'parts' : 'floating');
  for (const id of signIn) if (files.has(id) && !home.has(id)) files.set(id, 'steps');
  for (const id of base) files.set(id, FRAMEWORK.test(id) ? 'framework' : 'base');
  return files;
}

/** With their static imports. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\/|vite\/preload-helper/;

const ICON = /\/node_modules\/lucide-react\//;

const SCHEMA_PACKAGE = /\/node_modules\/zod\//;

/** The schemas of designs. */
const SCHEMAS = /\/design\/document\//;

/** Fields and what they are made of. */
const FIELD_PARTS = /\/app\/ui\/|\/node_modules\/(?:@radix-ui|react-colorful)\//;

/** Small building blocks of all kinds of parts. */
const SMALL_PARTS = /\/@radix-ui\/(?:primitive|react-(?:use-[\w-]+|context|primitive|compose-refs|presence|id))\//;

/** In order of dependency. */
const FILES = [
  'framework',
  'base',
  'front',
  'account',
  'home',
  'composing',
  'steps',
  'site',
  'shared',
  'table',
  'editor',
  'canvas',
  'beside',
  'parts',
  'floating',
  'zod',
  'schemas',
  'common',
  'fields',
  'studio',
  'selected',
] as const;

/**
 * The entries of each kind. A chat shows the editor and much around it: what only the chat needs is split by the
 * bundler.
 */
const HOME = /\/app\/routes\/_index\.tsx/;
const SIGN_IN = /\/app\/routes\/sign-in\.tsx/;
const BASE = /\/app\/(?:entry\.client|root)\.tsx/;
const studioRoutes =
  'ai-backgrounds|assisted|ai-video|history\\.|lifestyle-shot|logo-generator|magic-erase|recipes|remove-background|retake|text-2-image|text-on-image|try-on|uploads|upscale';
const PAGES = new RegExp(`/app/routes/(?!canvas|design-chat|editor-|ai-design\\.chat|${studioRoutes}).*\\.tsx`);
const STUDIO = new RegExp(`/app/routes/(?:${studioRoutes}).*\\.tsx`);
const CHAT = /\/app\/routes\/ai-design\.chat.*\.tsx/;
/** With its layers: where there is room, their list is open from the start. */
const EDITOR = /\/app\/features\/editor\/(?:editor|layers\/layers-panel)\.tsx$/;
const CANVAS = /\/app\/features\/editor\/(?:stage\/canvas-controller|painting\/rare-painters)\.client\.ts$/;
const BESIDE = /\/app\/(?:routes\/(?:ai-design\.chat|design-chat)|features\/editor\/sidebar\/templates-panel)\.tsx$/;
const ACCOUNT = /\/app\/features\/shell\/(?:account|site)-menu\.tsx$/;
const FLOATING = /\/app\/ui\/(?:menu-parts|popover-panel|toast-view|tooltip-bubble)\.tsx$/;
const SELECTED =
  /\/app\/features\/editor\/(?:toolbar\/floating-toolbar|panels\/properties-panel|actions\/action-list|menus\/menu-entries|layers\/row-menu|clipboard\/paste-offered|insert\/upload-picture|commands\/(?:edit-table|fill-frame))\.tsx?$/;

/** The plugin that reads the modules before they are split, and the output options that split them. */
export function browserChunks() {
  const files = new Map<string, string>();
  const plugin: Plugin = {
    name: 'blend:browser-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd(problem) {
      if (problem) return;
      const ids = [...this.getModuleIds()];
      const begin = (pattern: RegExp): string[] => {
        const found = ids.filter((id) => pattern.test(id));
        if (found.length === 0) this.error(`No module is called like ${pattern}: correct it in browser-chunks.ts.`);
        return found;
      };
      const entries = new Set([...begin(BASE), ...begin(HOME)]);
      const cut = cutFiles(
        {
          base: begin(BASE),
          home: begin(HOME),
          signIn: begin(SIGN_IN),
          pages: begin(PAGES),
          studio: begin(STUDIO),
          editor: begin(EDITOR),
          canvas: begin(CANVAS),
          chat: begin(CHAT),
          account: begin(ACCOUNT),
          beside: begin(BESIDE),
          floating: begin(FLOATING),
          selected: begin(SELECTED),
        },
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
      );
      files.clear();
      for (const [id, file] of cut) if (!entries.has(id)) files.set(id, file);
    },
  };
  const output = {
    codeSplitting: {
      groups: FILES.map((name, place) => ({
        name,
        priority: FILES.length - place,
        test: (id: string): boolean => files.get(id) === name,
      })),
    },
    chunkFileNames: 'assets/[name]-[hash].js',
    entryFileNames: 'assets/[name]-[hash].js',
  };
  return { plugin, output };
}
