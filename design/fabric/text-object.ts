/**
 * Texts as Fabric objects that can be edited inline. Fabric's Textbox provides the keyboard, the cursor and the
 * selection; lines are those of the document, and during editing they come from the document's own line breaker. Fabric
 * never breaks or draws a line itself, so nothing jumps when editing starts or ends.
 */
import type * as Fabric from 'fabric';
import { LIMITS } from '#design/document/limits.ts';
import type { CharacterStyle, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { styleRange } from '#design/layout/run-styles.ts';
import { arcPoint } from '#design/layout/text-arc.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { graphemesOf } from '#design/layout/segments.ts';
import {
  isActiveObject,
  OBJECT_DEFAULTS,
  renderLayerObject,
  type FabricModule,
  type LayerShown,
  type TextObject,
} from './layer-object.ts';
import { PaintMemory } from './paint/content.ts';
import type { Context, PaintTools } from './paint/tools.ts';
import { frameAt, traceArc } from './paint/text-on-arc.ts';
import type { TextRow } from './paint/text-geometry.ts';
import { cursorMap, cursorX, lineAt, nearestBoundary, type CursorMap } from './text-cursor.ts';
import { spliceBetween, spliceRuns } from './text-runs.ts';

export type TextObjectConstructor = new (layer: TextLayer, tools: PaintTools, measure: MeasureText) => TextObject;

/**
 * Height of the cursor and of selections, as shares of the font size: from above the accents to below the descenders.
 */
const CURSOR_ASCENT = 0.95;
const CURSOR_HEIGHT = 1.2;

/** The class of text objects for a Fabric module. */
export function defineTextObject(fabric: FabricModule): TextObjectConstructor {
  return class LayerText extends fabric.Textbox implements LayerShown<TextLayer> {
    declare layer: TextLayer;
    readonly memory: PaintMemory;
    readonly tools: PaintTools;
    readonly #measure: MeasureText;
    #map: { layer: TextLayer; map: CursorMap } | null = null;
    typingStyle: Partial<CharacterStyle> | null = null;
    onTypingKey: ((event: KeyboardEvent) => boolean) | null = null;

    constructor(layer: TextLayer, tools: PaintTools, measure: MeasureText) {
      super(layer.text, { ...OBJECT_DEFAULTS, lockScalingFlip: true, width: layer.width });
      this.memory = new PaintMemory();
      this.tools = tools;
      this.#measure = measure;
      this.showText(layer);
    }

    override calcOCoords(): ReturnType<Fabric.Textbox['calcOCoords']> {
      return isActiveObject(this) ? super.calcOCoords() : {};
    }

    showText(layer: TextLayer): void {
      this.layer = layer;
      this.text = layer.text;
      this.fontSize = layer.fontSize;
      this.lineHeight = layer.lineHeight;
      this.cursorColor = cursorColorOf(layer);
      // The box of an arc grows to both sides during editing.
      this.textAlign = layer.curve === 0 ? 'left' : 'center';
      this.width = layer.width;
      this.initDimensions();
    }

    showTyped(layer: TextLayer, { start, end }: { start: number; end: number }): void {
      const anchor = layer.curve === 0 && this.layer.curve === 0 ? 'left' : 'center';
      const point = this.getPositionByOrigin(anchor, 'top');
      this.showText(withLines(layer, this.#measure));
      this.setPositionByOrigin(point, anchor, 'top');
      this.setCoords();
      if (this.hiddenTextarea) this.hiddenTextarea.value = this.layer.text;
      this.#cursorMap();
      this.selectionStart = graphemesOf(layer.text.slice(0, start)).length;
      this.selectionEnd = this.selectionStart + graphemesOf(layer.text.slice(start, end)).length;
      this._updateTextarea();
      this._fireSelectionChanged();
      this.canvas?.requestRenderAll();
    }

    selectedOffsets(): { start: number; end: number } {
      const { graphemes } = this.#cursorMap();
      const start = graphemes.slice(0, this.selectionStart).join('').length;
      return { start, end: start + graphemes.slice(this.selectionStart, this.selectionEnd).join('').length };
    }

    isComposing(): boolean {
      return this.inCompositionMode;
    }

    setBoxHeight(height: number): void {
      this.layer = withLines(
        { ...this.layer, height: Math.max(1, Math.min(LIMITS.layerDimension, height)) },
        this.#measure,
      );
      this.initDimensions();
    }

    /** Fabric calls this whenever text or width may have changed. */
    override initDimensions(): void {
      // During Fabric's own constructor there is no layer yet.
      if (!this.layer) return;
      if (this.isEditing) this.initDelayedCursor();
      if (this.text !== this.layer.text || this.width !== this.layer.width) {
        this.layer = withLines(
          { ...this.layer, text: this.text, width: this.width, runs: this.#runsAsTyped() },
          this.#measure,
        );
        this.width = this.layer.width;
      }
      this.height = this.layer.height;
      this.#map = null;
      if (this.isEditing) this.#cursorMap();
    }

    #runsAsTyped(): TextLayer['runs'] {
      const { layer, text } = this;
      if (text === layer.text) return layer.runs;
      const splice = spliceBetween(layer.text, text, this.hiddenTextarea?.selectionEnd ?? text.length);
      const runs = spliceRuns(layer.runs, splice);
      if (!this.typingStyle || splice.inserted === 0) return runs;
      return styleRange(
        { ...layer, text, runs },
        { start: splice.start, end: splice.start + splice.inserted },
        this.typingStyle,
      );
    }

    override onKeyDown(event: KeyboardEvent): void {
      if (!this.isEditing || !this.onTypingKey?.(event)) return super.onKeyDown(event);
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    override render(context: Context): void {
      renderLayerObject(this, context);
      this.cursorOffsetCache = {};
      this.renderCursorOrSelection();
    }

    /** What Fabric's editing code reads, built on first use: most texts are never edited. */
    #cursorMap(): CursorMap {
      if (this.#map?.layer === this.layer) return this.#map.map;
      const map = cursorMap(this.layer, this.#measure);
      this.#map = { layer: this.layer, map };
      this._text = map.graphemes;
      this._textLines = map.lines.map((line) => line.graphemes);
      this.textLines = this._textLines.map((line) => line.join(''));
      this._unwrappedTextLines = map.paragraphs;
      this._styleMap = {};
      this.direction = map.direction;
      this.__lineWidths = map.lines.map((line) => line.row.width);
      this.__lineHeights = map.lines.map((line) => line.row.height);
      this.__charBounds = map.lines.map(({ edges, row }) =>
        edges.map((left, index) => {
          const width = (edges[index + 1] ?? left) - left;
          return { left, width, kernedWidth: width, height: row.height, deltaY: 0 };
        }),
      );
      return map;
    }

    override enterEditingImpl(): void {
      this.#cursorMap();
      super.enterEditingImpl();
    }

    /**
     * Without Fabric's modified event: the typed text reports itself, and may have removed the text from the canvas.
     */
    override exitEditing(): this {
      this.exitEditingImpl();
      this.fire('editing:exited');
      this.canvas?.fire('text:editing:exited', { target: this as unknown as Fabric.IText });
      return this;
    }

    override initHiddenTextarea(): void {
      super.initHiddenTextarea();
      if (this.hiddenTextarea) this.hiddenTextarea.maxLength = LIMITS.textLength;
    }

    override graphemeSplit(value: string): string[] {
      return graphemesOf(value);
    }

    /** Only called for the graphemes of a text being edited; lines come from the document. */
    override _splitTextIntoLines(text: string): ReturnType<Fabric.Textbox['_splitTextIntoLines']> {
      const paragraphs = text.split('\n');
      const graphemeLines = paragraphs.map(graphemesOf);
      return { _unwrappedLines: graphemeLines, lines: paragraphs, graphemeText: graphemesOf(text), graphemeLines };
    }

    // Styles are runs of the layer; Fabric's own bookkeeping of them stays empty.
    override insertNewStyleBlock(): void {}
    override removeStyleFromTo(): void {}

    override missingNewlineOffset(lineIndex: number, skipWrapping?: boolean): 0 | 1 {
      return skipWrapping ? 1 : (this.#cursorMap().lines[lineIndex]?.gap ?? 1);
    }

    override isEndOfWrapping(lineIndex: number): boolean {
      return (this.#cursorMap().lines[lineIndex]?.row.wordSpacing ?? 0) === 0;
    }

    override getHeightOfLine(lineIndex: number): number {
      return this.#cursorMap().lines[lineIndex]?.row.height ?? this.layer.fontSize * this.layer.lineHeight;
    }

    override getLineWidth(lineIndex: number): number {
      return this.#cursorMap().lines[lineIndex]?.row.width ?? 0;
    }

    override calcTextHeight(): number {
      return this.layer.height;
    }

    override _getLeftOffset(): number {
      return -this.width / 2;
    }

    override _getLineLeftOffset(lineIndex: number): number {
      return (this.#cursorMap().lines[lineIndex]?.row.left ?? 0) + this.width / 2;
    }

    override __getCursorBoundariesOffsets(index: number): { left: number; top: number } {
      const { lines, direction } = this.#cursorMap();
      const { lineIndex, charIndex } = this.get2DCursorLocation(index);
      const line = lines[lineIndex];
      if (!line) return { left: 0, top: 0 };
      if (line.row.arc) {
        const { x, y } = arcPoint(line.row.arc, cursorX(line, charIndex, direction), line.row.top);
        return { left: x + this.width / 2, top: y + this.height / 2 };
      }
      return { left: cursorX(line, charIndex, direction) + this.width / 2, top: line.row.top + this.height / 2 };
    }

    override getCursorRenderingData(
      ...args: Parameters<Fabric.Textbox['getCursorRenderingData']>
    ): ReturnType<Fabric.Textbox['getCursorRenderingData']> {
      const data = super.getCursorRenderingData(...args);
      const row = this.#cursorMap().lines[this.get2DCursorLocation(args[0]).lineIndex]?.row;
      if (!row) return data;
      return { ...data, top: row.baseline - row.fontSize * CURSOR_ASCENT, height: row.fontSize * CURSOR_HEIGHT };
    }

    override _renderCursor(
      context: Context,
      boundaries: Parameters<Fabric.Textbox['_renderCursor']>[1],
      selectionStart: number,
    ): void {
      const { lines, direction } = this.#cursorMap();
      const { lineIndex, charIndex } = this.get2DCursorLocation(selectionStart);
      const line = lines[lineIndex];
      if (!line?.row.arc) return super._renderCursor(context, boundaries, selectionStart);
      const { color, opacity, width } = this.getCursorRenderingData(selectionStart, boundaries);
      const { x, y, angle } = frameAt(line.row.arc, cursorX(line, charIndex, direction));
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.fillStyle = color;
      context.globalAlpha = opacity;
      context.fillRect(-width / 2, -line.row.fontSize * CURSOR_ASCENT, width, line.row.fontSize * CURSOR_HEIGHT);
      context.restore();
    }

    override _renderSelection(context: Context, selection: { selectionStart: number; selectionEnd: number }): void {
      const { lines, direction } = this.#cursorMap();
      const start = this.get2DCursorLocation(selection.selectionStart);
      const end = this.get2DCursorLocation(selection.selectionEnd);
      context.fillStyle = this.inCompositionMode ? this.compositionColor || '#000000' : this.selectionColor;
      for (let index = start.lineIndex; index <= end.lineIndex; index += 1) {
        const line = lines[index];
        if (!line) continue;
        const from = cursorX(line, index === start.lineIndex ? start.charIndex : 0, direction);
        const to = cursorX(line, index === end.lineIndex ? end.charIndex : line.graphemes.length, direction);
        const { fontSize } = line.row;
        const left = Math.min(from, to);
        // A selected line break shows as a sliver, or empty lines would seem unselected.
        const width = Math.max(Math.abs(to - from), index < end.lineIndex ? fontSize * 0.15 : 0);
        if (this.inCompositionMode)
          fillAlong(context, line.row, left, width, fontSize * 0.15, Math.max(1, fontSize * 0.04));
        else fillAlong(context, line.row, left, width, -fontSize * CURSOR_ASCENT, fontSize * CURSOR_HEIGHT);
      }
    }

    override getSelectionStartFromPointer(event: Fabric.TPointerEvent): number {
      const { lines, direction } = this.#cursorMap();
      if (!this.canvas) return 0;
      const point = this.canvas.getScenePoint(event).transform(fabric.util.invertTransform(this.calcTransformMatrix()));
      const { index, x } = lineAt(lines, point);
      let offset = 0;
      for (const line of lines.slice(0, index)) offset += line.graphemes.length + line.gap;
      const line = lines[index];
      return line ? offset + nearestBoundary(line, x, direction) : 0;
    }
  };
}

/** A visible color for the cursor: the letters' own, or that of their outline if they are hollow. */
function cursorColorOf({ fill, stroke }: TextLayer): string {
  const color = fill.type === 'solid' ? fill.color : (fill.stops[0]?.color ?? '#000000');
  const clear = color.length === 9 && Number.parseInt(color.slice(7), 16) < 96;
  return clear ? (stroke?.color ?? color.slice(0, 7)) : color.slice(0, 7);
}

/** Fills a stretch of a row, at a distance below its baseline and with a height; along its arc if it has one. */
function fillAlong(context: Context, row: TextRow, left: number, width: number, depth: number, height: number): void {
  if (!row.arc) {
    context.fillRect(left, row.baseline + depth, width, height);
    return;
  }
  const inner = arcPoint(row.arc, left + width, depth + height);
  context.beginPath();
  traceArc(context, row.arc, left, left + width, depth);
  context.lineTo(inner.x, inner.y);
  traceArc(context, row.arc, left + width, left, depth + height);
  context.closePath();
  context.fill();
}
