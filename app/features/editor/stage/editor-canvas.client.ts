/**
 * Fabric's interactive canvas with our rules of selection: what a press takes hold of is decided by the editor (groups,
 * Shift, entered groups), Fabric only carries it out. One place that leans on Fabric's inner order of events.
 */
import { ActiveSelection, Canvas, Point, type FabricObject, type TPointerEvent, type TPointerEventNames } from 'fabric';
import { isLayerObject, isTextObject, type LayerObject } from '#design/fabric/layer-object.ts';

export interface CanvasRules {
  /** A press before Fabric acts on it: on a leaf or on nothing. */
  press(leaf: string | null, modifiers: { add: boolean; button: number }): void;
  /** A press that ended where it began, on a leaf of a selection of several: takes hold of that one alone. */
  click(leaf: string | null, modifiers: { add: boolean }): void;
  /** A double click on a leaf. */
  open(leaf: string, event: TPointerEvent): void;
  /** A frame drawn by hand over these leaves. */
  frame(leaves: readonly string[], modifiers: { add: boolean }): void;
}

type ExtraData = { alreadySelected?: boolean } | undefined;

export class EditorCanvas extends Canvas {
  rules: CanvasRules | null = null;
  /** Colours of the frame that a hand draws. */
  frameColors = { line: '#000000', fill: 'transparent' };
  /** The press has just selected what it hit: it moves it, and neither pulls a handle nor starts typing. */
  #fresh = false;
  /** The press hit something that was selected already. */
  #pressedLeaf: string | null = null;
  #moved = false;
  /** Typing began with the click before: the double click that follows only places the cursor. */
  #openedByClick = false;

  override _handleEvent(event: TPointerEvent, type: TPointerEventNames, extra?: ExtraData): void {
    if (type === 'down:before') this.#beginPress(event);
    if (type === 'move') this.#moved = true;
    if (type === 'dblclick' && this.#doubleClick(event)) return;
    const data = type === 'down' ? { alreadySelected: Boolean(extra?.alreadySelected) && !this.#fresh } : extra;
    super._handleEvent(event, type, data as never);
    if (type === 'up') this.#endPress(event);
  }

  #beginPress(event: TPointerEvent): void {
    const button = 'button' in event ? event.button : 0;
    const active = this.getActiveObject();
    this.#fresh = false;
    this.#moved = false;
    this.#pressedLeaf = null;
    if ('detail' in event && event.detail <= 1) this.#openedByClick = false;
    if (button === 1 || !this.rules) return;
    if (active?.findControl(this.getViewportPoint(event))) return;
    const leaf = this.leafAt(event);
    if (isTextObject(active) && active.isEditing && leaf === active.layer.id) return;
    // Between the members of a selection of several there is room to take hold of them all.
    if (leaf === null && active instanceof ActiveSelection && active.containsPoint(this.getScenePoint(event))) return;
    this.#pressedLeaf = leaf;
    this.rules.press(leaf, { add: event.shiftKey, button });
    this.#fresh = this.getActiveObject() !== active;
    this._cacheTransformEventData(event);
  }

  #endPress(event: TPointerEvent): void {
    if (this.#moved || ('button' in event && event.button !== 0) || !this.rules) return;
    const active = this.getActiveObject();
    if (active instanceof ActiveSelection && !this.#fresh) this.rules.click(this.#pressedLeaf ?? this.leafAt(event), { add: event.shiftKey });
    if (isTextObject(active) && active.isEditing && this.#fresh === false) this.#openedByClick = true;
  }

  /** True when the event is dealt with. */
  #doubleClick(event: TPointerEvent): boolean {
    const active = this.getActiveObject();
    if (isTextObject(active) && active.isEditing) return this.#openedByClick;
    const leaf = this.leafAt(event);
    if (leaf !== null) this.rules?.open(leaf, event);
    return true;
  }

  /** The topmost leaf under the pointer, hidden ones left out. */
  leafAt(event: TPointerEvent): string | null {
    const { target } = this.searchPossibleTargets(this._objects, this.getScenePoint(event));
    return isLayerObject(target) ? target.layer.id : null;
  }

  /** What is selected is decided by the rules alone. */
  override _shouldClearSelection(_event: TPointerEvent, _target?: FabricObject): _target is undefined {
    return false;
  }

  protected override handleMultiSelection(): boolean {
    return false;
  }

  override _setupCurrentTransform(event: TPointerEvent, target: FabricObject, alreadySelected: boolean): void {
    super._setupCurrentTransform(event, target, alreadySelected && !this.#fresh);
  }

  protected override handleSelection(event: TPointerEvent): boolean {
    const drawn = this._groupSelector;
    if (!this.selection || !drawn) return false;
    this._groupSelector = null;
    const from = new Point(drawn.x, drawn.y);
    const to = from.add(new Point(drawn.deltaX, drawn.deltaY));
    const [low, high] = [from.min(to), from.max(to)];
    if (from.eq(to)) return true;
    const touched = this._objects.filter((object): object is LayerObject => {
      if (!isLayerObject(object) || !object.visible || object.lockMovementX) return false;
      return object.intersectsWithRect(low, high) || object.isContainedWithinRect(low, high);
    });
    this.rules?.frame(touched.map((object) => object.layer.id), { add: event.shiftKey });
    return true;
  }

  override _drawSelection(context: CanvasRenderingContext2D): void {
    const drawn = this._groupSelector;
    if (!drawn) return;
    const start = new Point(drawn.x, drawn.y).transform(this.viewportTransform);
    const end = new Point(drawn.x + drawn.deltaX, drawn.y + drawn.deltaY).transform(this.viewportTransform);
    const [low, high] = [start.min(end), start.max(end)];
    context.fillStyle = this.frameColors.fill;
    context.strokeStyle = this.frameColors.line;
    context.lineWidth = 1;
    context.fillRect(low.x, low.y, high.x - low.x, high.y - low.y);
    context.strokeRect(Math.round(low.x) + 0.5, Math.round(low.y) + 0.5, Math.round(high.x - low.x), Math.round(high.y - low.y));
  }

  /** Makes exactly these objects the selection. */
  hold(objects: readonly FabricObject[]): void {
    const active = this.getActiveObject();
    const present = active instanceof ActiveSelection ? active.getObjects() : active ? [active] : [];
    if (present.length === objects.length && objects.every((object) => present.includes(object))) return;
    const only = objects[0];
    if (!only) this.discardActiveObject();
    else if (objects.length === 1) this.setActiveObject(only);
    else this.#holdSeveral(objects);
    this.requestRenderAll();
  }

  #holdSeveral(objects: readonly FabricObject[]): void {
    // Members of the old selection must have their own coordinates back before they join a new one.
    this.discardActiveObject();
    const several = new ActiveSelection([...objects], { canvas: this });
    if (objects.some((object) => object.lockMovementX)) {
      several.set({ lockMovementX: true, lockMovementY: true, lockRotation: true, lockScalingX: true, lockScalingY: true, hasControls: false });
    }
    this.setActiveObject(several);
  }

  /** Gives up the gesture in progress; the caller puts the objects back. */
  abandonGesture(): FabricObject | null {
    const transform = this._currentTransform;
    if (!transform) return null;
    this._currentTransform = null;
    transform.target.isMoving = false;
    return transform.target;
  }
}
