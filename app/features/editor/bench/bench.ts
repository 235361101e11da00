/** What a benchmark may ask of an open editor: its scene, positions, undo and redo, a picture of the page. */
import { findLayer } from '#design/document/tree.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { NOTHING } from '../session/selection.ts';
import type { LocalHome } from './local-home.ts';
import { documentOf, sceneSchema, type Scene } from './scene.ts';

export interface BenchOptions {
  session: EditorSession;
  home: LocalHome;
  /** Addresses of pictures by asset id; a scene adds its own. */
  addresses: Map<string, string>;
  version: string;
}

/** The hook, as benchmark drivers expect it on `window.__bench`. */
export function createBench({ session, home, addresses, version }: BenchOptions) {
  let scene: Scene | null = null;
  let loads = 0;

  const ready = (): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (session.machine.getSnapshot().matches({ ready: 'idle' }) && session.stage.get()) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });

  function objectAt(index: number): Scene['objects'][number] {
    const found = scene?.objects[index];
    if (!found) throw new RangeError(`The scene has no object ${index}`);
    return found;
  }

  /** The asset id of a picture: the same address is the same picture. */
  function assetOf(address: string): string {
    for (const [asset, known] of addresses) if (known === address) return asset;
    const asset = (addresses.size + 1).toString(16).padStart(64, '0');
    addresses.set(asset, address);
    return asset;
  }

  return {
    name: 'blend',
    version,
    ready,
    async loadScene(json: unknown): Promise<void> {
      const next = sceneSchema.parse(json);
      const stage = session.stage.get();
      if (!stage) throw new Error('The editor is not ready');
      loads += 1;
      // Makes unique ids: scenes reuse names, and a layer never changes its type.
      scene = { ...next, objects: next.objects.map((object) => ({ ...object, id: `s${loads}-${object.id}` })) };
      // Other editors don't snap during measurements; positions must follow the pointer alone.
      session.stageView.snapping.set(false);
      session.panel.set(null);
      session.selection.set(NOTHING);
      // First, as a design that opens is painted where it will be shown.
      const stageBox = document.querySelector('[data-stage]')?.getBoundingClientRect();
      stage.showAt({
        zoom: next.view.zoom,
        x: next.view.x - (stageBox?.left ?? 0),
        y: next.view.y - (stageBox?.top ?? 0),
      });
      await session.store.reach(home.replace(documentOf(scene, next.images.map(assetOf), stage.measureText)));
      await stage.settled();
    },
    objectCount: (): number => Object.keys(session.store.view().document.layers).length,
    /** The center of an object, CSS px of the window. */
    objectCenter(index: number): { x: number; y: number } {
      const layer = findLayer(session.store.view().document, objectAt(index).id);
      if (!layer || layer.type === 'group') throw new Error(`Object ${index} is gone`);
      const { zoom, x, y } = session.viewport.get();
      const stageBox = document.querySelector('[data-stage]')?.getBoundingClientRect();
      return {
        x: (stageBox?.left ?? 0) + x + (layer.x + layer.width / 2) * zoom,
        y: (stageBox?.top ?? 0) + y + (layer.y + layer.height / 2) * zoom,
      };
    },
    zoom: (): number => session.viewport.get().zoom,
    textOf(index: number): string {
      const layer = findLayer(session.store.view().document, objectAt(index).id);
      return layer?.type === 'text' ? layer.text : '';
    },
    undo: (): Promise<void> => session.step('undo'),
    redo: (): Promise<void> => session.step('redo'),
    /** The page as a PNG, px of its width. */
    exportPng(size: number): Promise<Blob> {
      const stage = session.stage.get();
      if (!stage) throw new Error('The editor is not ready');
      return new Promise((resolve, reject) => {
        stage
          .paintPage(size)
          .toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), 'image/png');
      });
    },
  };
}
