/**
 * A page of a document on a Fabric canvas, in the browser and on the server. The document is the truth: the view shows
 * it, follows its changes object by object, and never touches what is being edited.
 */
import type * as Fabric from 'fabric';
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { ancestorsOf, findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import { isLayerObject, isTextObject, type FabricModule, type LayerObject } from './layer-object.ts';
import { assetNeeds } from './needs.ts';
import { createLayerObjects, type Standing } from './object-factory.ts';
import { surfacesFrom, type Context, type PaintTools, type RarePainters, type Surfaces } from './paint/tools.ts';
import { FIRST_WAIT, PictureStore, type SourceProblem, type Sources } from './sources.ts';
import { Stage, type Hands } from './stage.ts';
import type { StageNode } from './stage-nodes.ts';

export interface ViewOptions {
  /**
   * `Canvas` in the editor, `StaticCanvas` elsewhere. The view owns the objects that show layers; others are left
   * alone.
   */
  canvas: Fabric.StaticCanvas;
  /** Breaks lines while a text is edited inline. */
  measure: MeasureText;
  sources: Sources;
  /** The rare painters that are there now. */
  rare(): RarePainters | null;
  /** Device pixels per page pixel; pictures are decoded for it. 1 by default. */
  scale?: number;
  /** Ask for pictures this much larger than needed, so that zooming in a little needs no new ones. 1.25 by default. */
  headroom?: number;
  /** Whether layers end at the page's edge. True by default. */
  clipToPage?: boolean;
  /**
   * Cache the picture between two paintings and repair what changes, as an editor needs it; else each one is repainted.
   */
  keepPicture?: boolean;
  /** Whether empty frames are shown as such; in files they are left out. True by default. */
  emptyFrames?: boolean;
  /** The source of bitmaps; canvas elements by default. */
  surfaces?: Surfaces;
  /** How a page is painted that is painted only once. */
  painting?: Pick<PaintTools, 'paintsOnce' | 'checkpoint'>;
  /** Called once for each asset that can't be shown. */
  onProblem?: (problem: SourceProblem) => void;
}

export interface View {
  readonly document: DesignDocument | null;
  readonly pageId: string | null;
  /** Shows a page, replacing what was shown. Resolves when every picture has arrived, with those that did not. */
  show(document: DesignDocument, pageId: string): Promise<SourceProblem[]>;
  /**
   * Follows a change: updates what differs between two documents and leaves held objects alone. `previous` null:
   * everything.
   */
  reconcile(previous: DesignDocument | null, next: DesignDocument): void;
  /** The object of a leaf, null for groups and unknown ids. */
  objectOf(layerId: string): LayerObject | null;
  /** The objects of a layer: a leaf's own, or those of all leaves in a group. */
  objectsOf(layerId: string): LayerObject[];
  /** The layer id of an object, null for objects that are not the view's. */
  layerIdOf(object: Fabric.FabricObject): string | null;
  /** Keeps the objects of these layers in their edited state, whatever the document says, until `release`. */
  hold(layerIds: Iterable<string>): void;
  /**
   * Ends the hold; a change that arrived meanwhile is shown after the current task, so a handler may still read the
   * gesture.
   */
  release(layerIds: Iterable<string>): void;
  /** Resets objects to the document's state, for a gesture without effect. */
  refresh(layerIds: Iterable<string>): void;
  /** Sets the resolution that the page is now shown at; sharper pictures are fetched where needed. */
  setScale(scale: number): void;
  /** Redraws texts after fonts have arrived. */
  fontsArrived(): void;
  /** Tries assets again that could not be shown. */
  retryPictures(): void;
  /** Resolves when no picture is being loaded. */
  settled(): Promise<SourceProblem[]>;
  /** What the page consists of, bottom first. */
  readonly nodes: readonly StageNode[];
  /** What the nodes are painted with. */
  readonly tools: PaintTools;
  /** Paints nodes, optionally on the page's background, on another context whose units are page pixels. */
  paintOn(context: Context, nodes: readonly StageNode[], background: boolean): void;
  /** Those of some nodes that are not wholly below others on a context whose units are page pixels. */
  seenOn(context: Context, nodes: readonly StageNode[]): readonly StageNode[];
  /** Removes the view's objects and listeners from the canvas. */
  dispose(): void;
}

/** Visibility and lock of a leaf, including those of the groups around it. */
function standingOf(document: DesignDocument, layer: LeafLayer): Standing {
  if (!findLayer(document, layer.parent)) return { visible: layer.visible, locked: layer.locked };
  const chain = [layer, ...ancestorsOf(document, layer.id)];
  return { visible: chain.every((one) => one.visible), locked: chain.some((one) => one.locked) };
}

/** The objects being moved or edited right now, and the selected ones. */
function handsOn(canvas: Fabric.StaticCanvas): Hands {
  const { _currentTransform: transform, _activeObject: active } = canvas as Partial<
    Pick<Fabric.Canvas, '_currentTransform' | '_activeObject'>
  >;
  const target = transform?.actionPerformed
    ? transform.target
    : isTextObject(active) && active.isEditing
      ? active
      : null;
  return { moving: leavesOf(target), active: leavesOf(active) };
}

function leavesOf(target: Fabric.FabricObject | null | undefined): ReadonlySet<LayerObject> {
  if (!target) return NOTHING;
  return new Set(('getObjects' in target ? (target as Fabric.Group).getObjects() : [target]).filter(isLayerObject));
}

const NOTHING: ReadonlySet<LayerObject> = new Set();

/** Creates a view on a canvas. `fabric`: the module that the canvas comes from. */
export function createView(fabric: FabricModule, options: ViewOptions): View {
  const { canvas } = options;
  const objects = new Map<string, LayerObject>();
  const held = new Set<string>();
  const missed = new Set<string>();
  const reported = new Set<string>();
  let document: DesignDocument | null = null;
  let pageId: string | null = null;
  let scale = options.scale ?? 1;

  const pictures = new PictureStore(options.sources, () => {
    void reportProblems();
    canvas.requestRenderAll();
  });
  const paint: PaintTools = {
    ...(options.surfaces ?? surfacesFrom(() => fabric.util.createCanvasElement())),
    ...options.painting,
    pictureState: (asset) => pictures.state(asset),
    picture: (asset) => pictures.picture(asset),
    emptyFrames: options.emptyFrames ?? true,
    fontsVersion: 0,
    get rare() {
      return options.rare();
    },
  };
  const factory = createLayerObjects(fabric, { paint, measure: options.measure });
  const stage = new Stage(paint, {
    clip: options.clipToPage ?? true,
    keep: options.keepPicture ? { requestPaint: () => canvas.requestRenderAll() } : undefined,
  });
  const paintAsFabric = canvas._renderObjects;
  /** Ends the wait of a page that is all new for its pictures. */
  let firstWait: ReturnType<typeof setTimeout> | undefined;
  canvas._renderObjects = (context, all) => {
    if (firstWait && pictures.isLoading) return;
    endFirstWait();
    stage.paint(context, all, handsOn(canvas));
  };

  function endFirstWait(): void {
    clearTimeout(firstWait);
    firstWait = undefined;
  }

  function awaitFirst(): void {
    endFirstWait();
    firstWait = setTimeout(() => {
      endFirstWait();
      canvas.requestRenderAll();
    }, FIRST_WAIT);
  }

  async function reportProblems(): Promise<void> {
    for (const problem of await pictures.settled()) {
      if (reported.has(problem.asset)) continue;
      reported.add(problem.asset);
      options.onProblem?.(problem);
    }
  }

  function requestPictures(): void {
    if (!document || !pageId) return;
    const shown = document;
    const needs = assetNeeds(
      shown,
      pageId,
      scale * (options.headroom ?? 1.25),
      (layer) => standingOf(shown, layer).visible,
    );
    pictures.request(needs);
  }

  function isHeld(layerId: string): boolean {
    const object = objects.get(layerId);
    return held.has(layerId) || (isTextObject(object) && object.isEditing);
  }

  /**
   * Brings the canvas's list of objects into paint order, the view's own below all others, without events for each
   * move.
   */
  function arrange(next: DesignDocument, page: string): void {
    const wanted = leavesInPaintOrder(next, page).flatMap((layer) => objects.get(layer.id) ?? []);
    const others = canvas._objects.filter((object) => !isLayerObject(object) || !objects.has(object.layer.id));
    const order = [...wanted, ...others];
    if (order.some((object, index) => canvas._objects[index] !== object))
      canvas._objects.splice(0, canvas._objects.length, ...order);
  }

  /**
   * Runs changes to members of a multiple selection with the selection dissolved, so that its frame fits afterwards.
   */
  function withOpenSelection(changed: readonly LayerObject[], change: () => void): void {
    const active = 'getActiveObject' in canvas ? (canvas as Fabric.Canvas).getActiveObject() : undefined;
    if (!(active instanceof fabric.ActiveSelection) || !changed.some((object) => object.group === active))
      return change();
    const members = active.removeAll();
    change();
    active.set({ angle: 0, scaleX: 1, scaleY: 1, skewX: 0, skewY: 0, flipX: false, flipY: false });
    active.add(...members.filter((member) => canvas._objects.includes(member)));
    active.setCoords();
  }

  function apply(previous: DesignDocument | null, next: DesignDocument): void {
    const page = pageId;
    if (page === null) return;
    const leaves = leavesInPaintOrder(next, page);
    const present = new Set(leaves.map((layer) => layer.id));
    const gone = [...objects.values()].filter((object) => !present.has(object.layer.id));
    for (const object of gone) {
      leaveSelection(object);
      canvas.remove(object);
      objects.delete(object.layer.id);
      held.delete(object.layer.id);
      missed.delete(object.layer.id);
    }
    const groupsDiffer = previous === null || groupsChanged(previous, next);
    const updates: { object: LayerObject; layer: LeafLayer }[] = [];
    const created: LayerObject[] = [];
    for (const layer of leaves) {
      const object = objects.get(layer.id);
      if (!object) {
        const fresh = factory.create(layer, standingOf(next, layer));
        objects.set(layer.id, fresh);
        created.push(fresh);
      } else if (object.layer.type !== layer.type) {
        throw new Error(`Layer ${layer.id} changed its type`);
      } else if (previous === null || groupsDiffer || previous.layers[layer.id] !== layer || missed.has(layer.id)) {
        if (isHeld(layer.id)) missed.add(layer.id);
        else updates.push({ object, layer });
      }
    }
    if (created.length > 0) canvas.add(...created);
    withOpenSelection(
      updates.map(({ object }) => object),
      () => {
        for (const { object, layer } of updates) {
          missed.delete(layer.id);
          factory.update(object, layer, standingOf(next, layer));
        }
      },
    );
    document = next;
    arrange(next, page);
    stage.show(next, page, objects);
    requestPictures();
    if (options.keepPicture && created.length > 0 && created.length === leaves.length && pictures.isLoading)
      awaitFirst();
    canvas.requestRenderAll();
  }

  /** A removed object must not stay selected. */
  function leaveSelection(object: LayerObject): void {
    if (!('getActiveObject' in canvas)) return;
    const interactive = canvas as Fabric.Canvas;
    const active = interactive.getActiveObject();
    if (isTextObject(object) && object.isEditing) object.exitEditing();
    if (active === object) interactive.discardActiveObject();
    else if (active instanceof fabric.ActiveSelection && object.group === active) {
      active.remove(object);
      if (active.size() < 2) interactive.discardActiveObject();
    }
  }

  const idsOf = (target: Fabric.FabricObject): string[] =>
    (target instanceof fabric.ActiveSelection ? target.getObjects() : [target])
      .filter(isLayerObject)
      .map((object) => object.layer.id);

  const view: View = {
    get document() {
      return document;
    },
    get pageId() {
      return pageId;
    },
    async show(next, page) {
      if (pageId !== page) {
        for (const object of objects.values()) {
          leaveSelection(object);
          canvas.remove(object);
        }
        objects.clear();
        held.clear();
        missed.clear();
      }
      pageId = page;
      apply(null, next);
      return pictures.settled();
    },
    reconcile: apply,
    objectOf: (layerId) => objects.get(layerId) ?? null,
    objectsOf(layerId) {
      if (!document) return [];
      const layer = findLayer(document, layerId);
      const leaves = layer?.type === 'group' ? leavesInPaintOrder(document, layerId) : layer ? [layer] : [];
      return leaves.flatMap((leaf) => objects.get(leaf.id) ?? []);
    },
    layerIdOf: (object) => (isLayerObject(object) && objects.get(object.layer.id) === object ? object.layer.id : null),
    hold(layerIds) {
      for (const id of layerIds) held.add(id);
    },
    release(layerIds) {
      const ids = [...layerIds].filter((id) => held.delete(id));
      if (ids.length > 0) queueMicrotask(() => view.refresh(ids.filter((id) => missed.has(id) && !isHeld(id))));
    },
    refresh(layerIds) {
      if (!document) return;
      const shown = document;
      const updates = [...layerIds].flatMap((id) => {
        const object = objects.get(id);
        const layer = findLayer(shown, id);
        return object && layer && layer.type !== 'group' ? [{ object, layer }] : [];
      });
      withOpenSelection(
        updates.map(({ object }) => object),
        () => {
          for (const { object, layer } of updates) {
            missed.delete(layer.id);
            factory.update(object, layer, standingOf(shown, layer));
          }
        },
      );
      canvas.requestRenderAll();
    },
    setScale(next) {
      scale = next;
      requestPictures();
    },
    fontsArrived() {
      paint.fontsVersion += 1;
      canvas.requestRenderAll();
    },
    retryPictures() {
      reported.clear();
      pictures.retry();
      requestPictures();
    },
    settled: () => pictures.settled(),
    get nodes() {
      return stage.nodes;
    },
    tools: paint,
    paintOn: (context, nodes, background) => stage.paintOn(context, nodes, background),
    seenOn: (context, nodes) => stage.seenOn(context, nodes),
    dispose() {
      endFirstWait();
      for (const stop of listeners) stop();
      canvas.remove(...objects.values());
      objects.clear();
      canvas._renderObjects = paintAsFabric;
      stage.forget();
    },
  };

  // A gesture holds what it moves from its first movement to its end. As the first listener, the view has released it
  // when the editor's handlers run, and shows what it missed only after them.
  const listeners = [
    canvas.on('before:transform' as never, ({ transform }: { transform: { target: Fabric.FabricObject } }) =>
      view.hold(idsOf(transform.target)),
    ),
    canvas.on('object:modified' as never, ({ target }: { target: Fabric.FabricObject }) => view.release(idsOf(target))),
    canvas.on('mouse:up' as never, () => view.release([...held])),
    canvas.on('text:editing:exited' as never, ({ target }: { target: Fabric.FabricObject }) => {
      const ids = idsOf(target);
      view.hold(ids);
      view.release(ids);
    }),
  ];
  return view;
}

/** Whether any group differs, which may hide, lock or regroup leaves that are themselves unchanged. */
function groupsChanged(previous: DesignDocument, next: DesignDocument): boolean {
  const ids = new Set<string>();
  for (const document of [previous, next])
    for (const layer of Object.values(document.layers)) if (layer.type === 'group') ids.add(layer.id);
  return [...ids].some((id) => previous.layers[id] !== next.layers[id]);
}
