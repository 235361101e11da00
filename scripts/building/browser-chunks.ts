/**
 * How the browser's code is cut and named. Left alone, the bundler makes a file of whatever the same pages share: a
 * hundred requests before the editor stands. Here everything that the editor needs is cut into seven files by who else
 * needs it. Each needs only those before it, so that no two wait for each other:
 * - `base`: what every page has,
 * - `shared`: what the editor and its canvas share with other pages,
 * - `table`: what they share with the screens of the studio alone, so that plain pages need not fetch it,
 * - `editor`: what the editor shows at once, and what its canvas shares with the chat,
 * - `canvas`: what it fetches beside that, to paint,
 * - `fields` and `selected`: what it shows around a selection, shared with other pages and not.
 * Everything else (other pages, parts that come when they are used) is cut by the bundler.
 */

import type { Plugin } from 'vite';

/** What is known of a module: what it imports at once. */
type ImportsOf = (id: string) => readonly string[];

/** The modules that each kind of file begins with. */
export interface Beginnings {
  base: readonly string[];
  pages: readonly string[];
  studio: readonly string[];
  editor: readonly string[];
  canvas: readonly string[];
  chat: readonly string[];
  selected: readonly string[];
}

/** For each module that the editor needs, its file. */
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
  const files = new Map<string, string>();
  for (const id of selected) {
    if (pages.has(id)) files.set(id, 'fields');
    else if (!studio.has(id)) files.set(id, 'selected');
  }
  for (const id of [...canvas, ...editor])
    files.set(
      id,
      pages.has(id) ? 'shared' : studio.has(id) ? 'table' : editor.has(id) || chat.has(id) ? 'editor' : 'canvas',
    );
  for (const id of base) files.set(id, 'base');
  return files;
}

/** In the order in which they need each other. */
const FILES = ['base', 'shared', 'table', 'editor', 'canvas', 'fields', 'selected'] as const;

/** Where each kind begins. A chat shows the editor and much beside it: what only it needs is cut by the bundler. */
const BASE = /\/app\/(?:entry\.client|root)\.tsx/;
const studioRoutes =
  'ai-backgrounds|assisted|ai-video|history\\.|lifestyle-shot|logo-generator|magic-erase|recipes|remove-background|retake|text-2-image|text-on-image|try-on|uploads|upscale';
const PAGES = new RegExp(`/app/routes/(?!canvas|design-chat|editor-|ai-design\\.chat|${studioRoutes}).*\\.tsx`);
const STUDIO = new RegExp(`/app/routes/(?:${studioRoutes}).*\\.tsx`);
const CHAT = /\/app\/routes\/ai-design\.chat.*\.tsx/;
/** With its layers: where there is room, their list is open from the start. */
const EDITOR = /\/app\/features\/editor\/(?:editor|layers\/layers-panel)\.tsx$/;
const CANVAS = /\/app\/features\/editor\/stage\/(?:canvas-controller|fonts)\.client\.ts$/;
const SELECTED = /\/app\/features\/editor\/(?:toolbar\/floating-toolbar|panels\/properties-panel)\.tsx$/;

/** The plugin that looks at the modules before they are cut, and the output options that cut them. */
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
      const entries = new Set(begin(BASE));
      const cut = cutFiles(
        {
          base: begin(BASE),
          pages: begin(PAGES),
          studio: begin(STUDIO),
          editor: begin(EDITOR),
          canvas: begin(CANVAS),
          chat: begin(CHAT),
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
