/**
 * Fabric's interactive canvas with our rules of selection: the editor decides what a press selects (groups, Shift, Alt,
 * entered groups, locked layers), Fabric only carries it out. The one place that depends on Fabric's internal order of
 * events.
 */
import {
  ActiveSelection,
  Canvas,
  Point,
  util,
  type FabricObject,
  type TPointerEvent,
  type TPointerEventNames,
} from 'fabric/es';
import { isLayerObject, isTextObject, type LayerObject } from '#design/fabric/layer-object.ts';

export interface CanvasRules {
  /** Whether a leaf is selected, by itself or with a group around it. */
  isSelected(leaf: string): boolean;
  /** A press before Fabric handles it: on a leaf or on nothing. */
  press(leaf: string | null, modifiers: { add: boolean; button: number }): void;
  /** A press that ended where it began, on a leaf of a multiple selection: selects only that one. */
  click(leaf: string | null, modifiers: { add: boolean }): void;
  /** An Alt click on these leaves, top first: selects the one below the selection. */
  dig(leaves: readonly string[]): void;
  /** A double click on a leaf. */
  open(leaf: string, event: TPointerEvent): void;
  /** A selection rectangle over these leaves. */
  frame(leaves: readonly string[], modifiers: { add: boolean }): void;
}

type ExtraData = { alreadySelected?: boolean } | undefined;

/** The pointer moves this far in a mere press, screen px. */
const SLACK = 3;
const TOUCH_SLACK = 8;

/** What a press has hit, until it ends. */
interface Press {
  at: Point;
  slack: number;
  leaf: string | null;
  /** It has changed nothing yet: only its end shows whether it was a click or the start of something else. */
  waits: 'add' | 'dig' | 'clear' | null;
}

export class EditorCanvas extends Canvas {
  rules: CanvasRules | null = null;
  /** A mode owns the pointer: presses, hovers and double clicks are not the canvas's. */
  suspended = false;
  /** Colors of the selection rectangle. */
  frameColors = { line: '#000000', fill: 'transparent' };
  /** Paints between the page and the handles; the context is in page units. */
  paintBelowHandles: ((context: CanvasRenderingContext2D) => void) | null = null;
  /** The press has just selected what it hit: it moves that, but neither drags a handle nor starts text editing. */
  #fresh = false;
  #press: Press | null = null;
  #moved = false;

  override _onMouseDown(event: TPointerEvent): void {
    if (!this.suspended) super._onMouseDown(event);
  }

  override _onMouseMove(event: TPointerEvent): void {
    if (!this.suspended) super._onMouseMove(event);
  }

  override _handleEvent(event: TPointerEvent, type: TPointerEventNames, extra?: ExtraData): void {
    if (type === 'dblclick' && this.suspended) return;
    if (type === 'down:before') this.#beginPress(event);
    if (type === 'move:before') this.#moved ||= this.#hasLeftPress(event);
    if (type === 'dblclick' && this.#doubleClick(event)) return;
    const data = type === 'down' ? { alreadySelected: Boolean(extra?.alreadySelected) && !this.#fresh } : extra;
    super._handleEvent(event, type, data as never);
    if (type === 'up') this.#endPress(event);
  }

  /** As Fabric does, but with one layout read where Fabric does two for each element around the canvas. */
  protected override _getPointerImpl(event: TPointerEvent, fromViewport = false): Point {
    const { clientX, clientY } =
      'clientX' in event ? event : (event.touches[0] ?? event.changedTouches[0] ?? { clientX: 0, clientY: 0 });
    const { left, top, width, height } = this.upperCanvasEl.getBoundingClientRect();
    const point = new Point(
      (clientX - left) * (width === 0 ? 1 : this.width / width),
      (clientY - top) * (height === 0 ? 1 : this.height / height),
    );
    return fromViewport ? point : point.transform(util.invertTransform(this.viewportTransform));
  }

  #hasLeftPress(event: TPointerEvent): boolean {
    if (!this.#press) return true;
    return this.getViewportPoint(event).distanceFrom(this.#press.at) > this.#press.slack;
  }

  #beginPress(event: TPointerEvent): void {
    const button = 'button' in event ? event.button : 0;
    const active = this.getActiveObject();
    this.#fresh = false;
    this.#moved = false;
    this.#press = null;
    if (button === 1 || !this.rules) return;
    const at = this.getViewportPoint(event);
    if (active?.findControl(at, isTouch(event))) return;
    const leaves = this.leavesAt(event);
    const leaf = leaves[0] ?? (button === 2 ? this.#lockedLeafAt(event) : null);
    if (isTextObject(active) && active.isEditing && leaf === active.layer.id) return;
    const press: Press = { at, slack: isTouch(event) ? TOUCH_SLACK : SLACK, leaf, waits: null };
    this.#press = press;
    // The space between the members of a multiple selection grabs them all.
    if (leaf === null && active instanceof ActiveSelection && active.containsPoint(this.getScenePoint(event))) return;
    if (button === 0 && event.altKey && leaves.some(this.rules.isSelected)) press.waits = 'dig';
    else if (button === 0 && event.shiftKey && leaf !== null && this.rules.isSelected(leaf)) press.waits = 'add';
    else if (leaf === null && isTouch(event)) press.waits = 'clear';
    else this.rules.press(leaf, { add: event.shiftKey && !event.altKey, button });
    // A pending press does not count as a press on the selection: it starts no text editing.
    this.#fresh = press.waits !== null || this.getActiveObject() !== active;
    this._cacheTransformEventData(event);
  }

  #endPress(event: TPointerEvent): void {
    const press = this.#press;
    this.#press = null;
    if (this.#moved || ('button' in event && event.button !== 0) || !this.rules) return;
    const active = this.getActiveObject();
    if (press?.waits === 'dig') this.rules.dig(this.leavesAt(event));
    else if (press?.waits === 'add') this.rules.press(press.leaf, { add: true, button: 0 });
    else if (press && press.leaf === null && (!active || press.waits === 'clear')) {
      // Locked layers let presses through, but a click that hits nothing else selects them: to unlock them, for
      // instance.
      const locked = this.#lockedLeafAt(event);
      if (locked !== null || press.waits === 'clear') this.rules.press(locked, { add: event.shiftKey, button: 0 });
    } else if (active instanceof ActiveSelection && !this.#fresh) {
      this.rules.click(press?.leaf ?? this.leafAt(event), { add: event.shiftKey });
    }
  }

  /** The press in progress means something else: it neither clicks nor moves anything when it ends. */
  forgetPress(): void {
    this.#press = null;
    this.#moved = true;
    this._groupSelector = null;
  }

  /** True if the event has been handled. */
  #doubleClick(event: TPointerEvent): boolean {
    const active = this.getActiveObject();
    // Fabric selects the word.
    if (isTextObject(active) && active.isEditing) return false;
    const leaf = this.leafAt(event);
    if (leaf !== null && !event.altKey) this.rules?.open(leaf, event);
    return true;
  }

  /** The topmost leaf under the pointer that the user may select. */
  leafAt(event: TPointerEvent): string | null {
    return this.leavesAt(event)[0] ?? null;
  }

  /** All leaves under the pointer that the user may select, top first; without hidden and locked ones. */
  leavesAt(event: TPointerEvent): string[] {
    return this.#leavesAt(event, (object) => !isHeldBack(object));
  }

  #lockedLeafAt(event: TPointerEvent): string | null {
    return this.#leavesAt(event, isHeldBack)[0] ?? null;
  }

  #leavesAt(event: TPointerEvent, counts: (object: LayerObject) => boolean): string[] {
    const point = this.getScenePoint(event);
    return this._objects
      .flatMap((object) => {
        if (!isLayerObject(object) || !counts(object)) return [];
        return super.searchPossibleTargets([object], point).target === object ? [object.layer.id] : [];
      })
      .reverse();
  }

  /** Whether a press here would hit neither a layer nor a handle. */
  isEmptyAt(event: TPointerEvent): boolean {
    return (
      this.leafAt(event) === null && !this.getActiveObject()?.findControl(this.getViewportPoint(event), isTouch(event))
    );
  }

  /** Locked layers let the pointer through. */
  override searchPossibleTargets(objects: FabricObject[], point: Point): ReturnType<Canvas['searchPossibleTargets']> {
    return super.searchPossibleTargets(
      objects.filter((object) => !isLayerObject(object) || !isHeldBack(object)),
      point,
    );
  }

  /** With Alt a covered layer that is selected can be dragged. */
  override findTarget(event: TPointerEvent): ReturnType<Canvas['findTarget']> {
    const found = super.findTarget(event);
    return this.#press?.waits === 'dig' ? { ...found, target: this.getActiveObject() } : found;
  }

  /** Our rules alone decide the selection. */
  override _shouldClearSelection(_event: TPointerEvent, _target?: FabricObject): _target is undefined {
    return false;
  }

  protected override handleMultiSelection(): boolean {
    return false;
  }

  override _setupCurrentTransform(event: TPointerEvent, target: FabricObject, alreadySelected: boolean): void {
    super._setupCurrentTransform(event, target, alreadySelected && !this.#fresh);
  }

  /** A mere press moves nothing. */
  override _transformObject(event: TPointerEvent): void {
    if (this.#moved || this._currentTransform?.action !== 'drag') super._transformObject(event);
  }

  /** The pointer is down on the canvas, whether or not it has moved yet. */
  get isPressed(): boolean {
    return Boolean(this._currentTransform) || this._groupSelector !== null;
  }

  /** Layers are being dragged. */
  get isMovingLayers(): boolean {
    const transform = this._currentTransform;
    return transform?.action === 'drag' && Boolean(transform.actionPerformed);
  }

  /** A frame is being drawn. */
  get isFraming(): boolean {
    return this._groupSelector !== null && this.#moved;
  }

  /** Acts as if the pointer had just moved to its place: the page has moved below it. */
  repeatMove(event: TPointerEvent): void {
    this._onMouseMove(event);
  }

  protected override handleSelection(event: TPointerEvent): boolean {
    const drawn = this._groupSelector;
    if (!this.selection || !drawn) return false;
    this._groupSelector = null;
    if (!this.#moved) return true;
    const from = new Point(drawn.x, drawn.y);
    const to = from.add(new Point(drawn.deltaX, drawn.deltaY));
    const [low, high] = [from.min(to), from.max(to)];
    this.rules?.frame(
      this.#touched(low, high).map((object) => object.layer.id),
      { add: event.shiftKey },
    );
    return true;
  }

  /** What a selection rectangle with these corners touches. */
  #touched(low: Point, high: Point): LayerObject[] {
    return this._objects.filter((object): object is LayerObject => {
      if (!isLayerObject(object) || !object.visible || object.lockMovementX) return false;
      return object.intersectsWithRect(low, high) || object.isContainedWithinRect(low, high);
    });
  }

  override _drawSelection(context: CanvasRenderingContext2D): void {
    const drawn = this._groupSelector;
    if (!drawn || !this.#moved) return;
    const start = new Point(drawn.x, drawn.y).transform(this.viewportTransform);
    const end = new Point(drawn.x + drawn.deltaX, drawn.y + drawn.deltaY).transform(this.viewportTransform);
    const [low, high] = [start.min(end), start.max(end)];
    context.fillStyle = this.frameColors.fill;
    context.strokeStyle = this.frameColors.line;
    context.lineWidth = 1;
    context.fillRect(low.x, low.y, high.x - low.x, high.y - low.y);
    context.strokeRect(
      Math.round(low.x) + 0.5,
      Math.round(low.y) + 0.5,
      Math.round(high.x - low.x),
      Math.round(high.y - low.y),
    );
    const from = new Point(drawn.x, drawn.y);
    const to = from.add(new Point(drawn.deltaX, drawn.deltaY));
    for (const object of this.#touched(from.min(to), from.max(to))) {
      context.beginPath();
      for (const corner of object.getCoords()) {
        const { x, y } = corner.transform(this.viewportTransform);
        context.lineTo(x, y);
      }
      context.closePath();
      context.stroke();
    }
  }

  override drawControls(context: CanvasRenderingContext2D): void {
    if (this.paintBelowHandles) {
      context.save();
      context.transform(...this.viewportTransform);
      this.paintBelowHandles(context);
      context.restore();
    }
    super.drawControls(context);
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
    // Members of the old selection need their own coordinates back before they join a new one.
    this.discardActiveObject();
    const several = new ActiveSelection([...objects], { canvas: this });
    if (objects.some((object) => object.lockMovementX)) {
      several.set({
        lockMovementX: true,
        lockMovementY: true,
        lockRotation: true,
        lockScalingX: true,
        lockScalingY: true,
        hasControls: false,
      });
    }
    this.setActiveObject(several);
  }

  /** Cancels the gesture in progress; the caller restores the objects. */
  abandonGesture(): FabricObject | null {
    const transform = this._currentTransform;
    if (!transform) return null;
    this._currentTransform = null;
    this.forgetPress();
    transform.target.isMoving = false;
    return transform.target;
  }

  /** Cancels the selection rectangle being drawn; false if there is none. */
  abandonFrame(): boolean {
    if (!this.isFraming) return false;
    this.forgetPress();
    this.renderTop();
    return true;
  }
}

function isTouch(event: TPointerEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

/**
 * Locked, so that the pointer goes through it. Fabric also locks the movement of a text being edited, which doesn't
 * count.
 */
function isHeldBack(object: LayerObject): boolean {
  return object.lockMovementX && !(isTextObject(object) && object.isEditing);
}
