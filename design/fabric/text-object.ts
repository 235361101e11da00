/**
 * Texts as Fabric objects that can be edited inline. Fabric's Textbox brings the keyboard, the cursor and the selection;
 * lines are those of the document, and while someone types they come from the document's own line breaker. Fabric never
 * breaks or draws a line itself, so nothing jumps when editing starts or ends.
 */
import type * as Fabric from 'fabric';
import { LIMITS } from '#design/document/limits.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { graphemesOf } from '#design/layout/segments.ts';
import { OBJECT_DEFAULTS, renderLayerObject, type FabricModule, type LayerShown, type TextObject } from './layer-object.ts';
import { PaintMemory } from './paint/content.ts';
import type { Context, PaintTools } from './paint/tools.ts';
import { cursorMap, cursorX, nearestBoundary, type CursorMap } from './text-cursor.ts';
import { spliceBetween, spliceRuns } from './text-runs.ts';

export type TextObjectConstructor = new (layer: TextLayer, tools: PaintTools, measure: MeasureText) => TextObject;

/** Height of the cursor and of selections, of the font size: from above the accents to below the descenders. */
const CURSOR_ASCENT = 0.95;
const CURSOR_HEIGHT = 1.2;

/** The class of text objects for a Fabric module. */
export function defineTextObject(fabric: FabricModule): TextObjectConstructor {
  const fixedTop = (control: Fabric.Control): void => {
    // Dragging a side breaks lines anew; the text then grows downwards, as it does while typing.
    const handler = control.actionHandler;
    control.actionHandler = (event, transform, x, y) => handler.call(control, event, { ...transform, originY: 'top' }, x, y);
  };

  return class LayerText extends fabric.Textbox implements LayerShown<TextLayer> {
    declare layer: TextLayer;
    readonly memory: PaintMemory;
    readonly tools: PaintTools;
    readonly #measure: MeasureText;
    #map: { layer: TextLayer; map: CursorMap } | null = null;

    constructor(layer: TextLayer, tools: PaintTools, measure: MeasureText) {
      super(layer.text, { ...OBJECT_DEFAULTS, lockScalingFlip: true, width: layer.width });
      this.memory = new PaintMemory();
      this.tools = tools;
      this.#measure = measure;
      this.showText(layer);
    }

    static override createControls(): { controls: Record<string, Fabric.Control> } {
      const { controls } = super.createControls();
      for (const side of ['ml', 'mr']) if (controls[side]) fixedTop(controls[side]);
      return { controls };
    }

    showText(layer: TextLayer): void {
      this.layer = layer;
      this.text = layer.text;
      this.fontSize = layer.fontSize;
      this.lineHeight = layer.lineHeight;
      this.cursorColor = layer.fill.type === 'solid' ? layer.fill.color : (layer.fill.stops[0]?.color ?? '#000000');
      this.width = layer.width;
      this.initDimensions();
    }

    /** Fabric calls this whenever text or width may have changed. */
    override initDimensions(): void {
      // During Fabric's own constructor there is no layer yet.
      if (!this.layer) return;
      if (this.isEditing) this.initDelayedCursor();
      if (this.text !== this.layer.text || this.width !== this.layer.width) {
        const cursor = this.hiddenTextarea?.selectionEnd ?? this.text.length;
        const runs = this.text === this.layer.text ? this.layer.runs : spliceRuns(this.layer.runs, spliceBetween(this.layer.text, this.text, cursor));
        this.layer = withLines({ ...this.layer, text: this.text, width: this.width, runs }, this.#measure);
      }
      this.height = this.layer.height;
      this.#map = null;
      if (this.isEditing) this.#cursorMap();
    }

    override render(context: Context): void {
      renderLayerObject(this, context);
      this.cursorOffsetCache = {};
      this.renderCursorOrSelection();
    }

    /** What Fabric's editing code reads, built when it first needs it: most texts are never edited. */
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

    override initHiddenTextarea(): void {
      super.initHiddenTextarea();
      if (this.hiddenTextarea) this.hiddenTextarea.maxLength = LIMITS.textLength;
    }

    override graphemeSplit(value: string): string[] {
      return graphemesOf(value);
    }

    /** Only asked for the graphemes of a text that is being typed; lines come from the document. */
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
      return { left: cursorX(line, charIndex, direction) + this.width / 2, top: line.row.top + this.height / 2 };
    }

    override getCursorRenderingData(...args: Parameters<Fabric.Textbox['getCursorRenderingData']>): ReturnType<Fabric.Textbox['getCursorRenderingData']> {
      const data = super.getCursorRenderingData(...args);
      const row = this.#cursorMap().lines[this.get2DCursorLocation(args[0]).lineIndex]?.row;
      if (!row) return data;
      return { ...data, top: row.baseline - row.fontSize * CURSOR_ASCENT, height: row.fontSize * CURSOR_HEIGHT };
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
        const { baseline, fontSize } = line.row;
        const left = Math.min(from, to);
        // A selected line break shows as a sliver, or empty lines would seem left out.
        const width = Math.max(Math.abs(to - from), index < end.lineIndex ? fontSize * 0.15 : 0);
        if (this.inCompositionMode) context.fillRect(left, baseline + fontSize * 0.15, width, Math.max(1, fontSize * 0.04));
        else context.fillRect(left, baseline - fontSize * CURSOR_ASCENT, width, fontSize * CURSOR_HEIGHT);
      }
    }

    override getSelectionStartFromPointer(event: Fabric.TPointerEvent): number {
      const { lines, direction } = this.#cursorMap();
      if (!this.canvas) return 0;
      const point = this.canvas.getScenePoint(event).transform(fabric.util.invertTransform(this.calcTransformMatrix()));
      let lineIndex = lines.findIndex(({ row }) => point.y < row.top + row.height);
      if (lineIndex < 0) lineIndex = lines.length - 1;
      let offset = 0;
      for (const line of lines.slice(0, Math.max(lineIndex, 0))) offset += line.graphemes.length + line.gap;
      const line = lines[lineIndex];
      return line ? offset + nearestBoundary(line, point.x, direction) : 0;
    }
  };
}
