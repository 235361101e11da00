/** Charts of a slide as plain shapes: bars, lines, slices, axes and their labels, of the values that the file holds. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { PLAIN, type ImportedNode, type LetterStyle, type TextNode } from '../imported.ts';
import { boundsOf, boxOfBounds } from '../outlines.ts';
import { solid } from '../paints.ts';
import { colorOf } from '../svg/svg-values.ts';

export interface Chart {
  left: number;
  top: number;
  width: number;
  height: number;
  chartType: string;
  barDir?: string;
  holeSize?: string;
  grouping?: string;
  colors?: (string | null)[];
  data?: unknown;
  /** Above it; '' : none. */
  title?: string;
}

interface Series {
  name: string;
  values: number[];
  labels: string[];
}

const PALETTE = ['#4472c4', '#ed7d31', '#a5a5a5', '#ffc000', '#5b9bd5', '#70ad47'];
const MOST = 60;
const INK = '#595959';
const GRID = '#d9d9d9';
/** The most lines across a chart, beside the one that it stands on. */
const MOST_STEPS = 8;

function seriesOf(data: unknown): Series[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, 12).flatMap((one: unknown): Series[] => {
    const { key, values, xlabels } = one as { key?: unknown; values?: unknown; xlabels?: Record<string, unknown> };
    if (!Array.isArray(values)) return [];
    const kept = values.slice(0, MOST) as { x?: unknown; y?: unknown }[];
    return [
      {
        name: String(key ?? ''),
        values: kept.map(({ y }) => (Number.isFinite(Number(y)) ? Number(y) : 0)),
        labels: kept.map(({ x }) => String(xlabels?.[String(x)] ?? x ?? '')),
      },
    ];
  });
}

const label = (text: string, x: number, y: number, size: number, align: TextNode['align']): TextNode => {
  const style: LetterStyle = {
    families: ['Calibri'],
    size,
    weight: 400,
    italic: false,
    underline: false,
    strikethrough: false,
    fill: solid(INK),
  };
  return {
    ...PLAIN,
    kind: 'text',
    runs: [{ text: text.slice(0, 60), style }],
    align,
    lineHeight: 1.2,
    letterSpacing: 0,
    list: 'none',
    stroke: null,
    place: { type: 'lines', x, y, rotation: 0, widths: null, stretch: 1, paragraph: false },
  };
};

const area = (commands: PathCommand[], color: string | null, line: string | null = null, width = 2): ImportedNode => ({
  ...PLAIN,
  kind: 'shape',
  shape: { type: 'path', commands, rule: 'nonzero' },
  box: boxOfBounds(boundsOf(commands) ?? { left: 0, top: 0, right: 0, bottom: 0 }),
  fill: color ? solid(color) : null,
  stroke: line ? { color: line, width, dash: [] } : null,
  shadow: null,
});

const bar = (x: number, y: number, width: number, height: number, color: string): ImportedNode => ({
  ...PLAIN,
  kind: 'shape',
  shape: { type: 'rectangle', radius: 0 },
  box: { x, y, width, height, rotation: 0 },
  fill: solid(color),
  stroke: null,
  shadow: null,
});

const TITLE_SIZE = 18;

/** Null: a kind that can't be drawn of its values. */
export function chartNodes(chart: Chart, theme: readonly string[] = []): ImportedNode[] | null {
  const { title = '', left, top, width, height } = chart;
  const room = TITLE_SIZE * 1.8;
  if (title === '' || height < 4 * room) return valueNodes(chart, theme);
  const nodes = valueNodes({ ...chart, top: top + room, height: height - room }, theme);
  return nodes && [label(title, left + width / 2, top + TITLE_SIZE * 1.2, TITLE_SIZE, 'center'), ...nodes];
}

function valueNodes(chart: Chart, theme: readonly string[]): ImportedNode[] | null {
  const series = seriesOf(chart.data);
  const [first] = series;
  if (!first || first.values.length === 0) return null;
  const color = (index: number): string =>
    colorOf(chart.colors?.[index] ?? null) ?? colorOf(theme[index % 6]) ?? PALETTE[index % PALETTE.length] ?? INK;
  if (/^(?:pie|doughnut)/.test(chart.chartType)) return pie(chart, first, color);
  if (/^(?:bar|line|area)/.test(chart.chartType)) return plotted(chart, series, color);
  return null;
}

function pie(chart: Chart, { values, labels }: Series, color: (index: number) => string): ImportedNode[] | null {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total <= 0) return null;
  const radius = Math.min(chart.width, chart.height) * 0.38;
  const [x, y] = [chart.left + chart.width / 2, chart.top + chart.height / 2];
  const hole = chart.chartType.startsWith('doughnut') ? (Number(chart.holeSize ?? 50) || 50) / 100 : 0;
  let from = -Math.PI / 2;
  return values.flatMap((value, index) => {
    const to = from + (Math.max(0, value) / total) * 2 * Math.PI;
    const steps = Math.max(2, Math.ceil(((to - from) / (2 * Math.PI)) * 48));
    const at = (angle: number, r: number): { x: number; y: number } => ({
      x: x + r * Math.cos(angle),
      y: y + r * Math.sin(angle),
    });
    const outer = Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps, radius));
    const inner =
      hole > 0
        ? Array.from({ length: steps + 1 }, (_, step) => at(to - ((to - from) * step) / steps, radius * hole))
        : [{ x, y }];
    const commands: PathCommand[] = [...outer, ...inner].map((point, step) => ({
      type: step === 0 ? 'M' : 'L',
      ...point,
    }));
    const middle = at((from + to) / 2, radius * 1.14);
    from = to;
    const align = Math.abs(middle.x - x) < radius * 0.3 ? 'center' : middle.x > x ? 'left' : 'right';
    return [
      area([...commands, { type: 'Z' }], color(index)),
      label(labels[index] ?? '', middle.x, middle.y + 4, 10, align),
    ];
  });
}

/**
 * The values of the lines across a chart, evenly apart, lowest first: round steps that leave a twentieth of the range
 * free above the largest value, as presentation programs choose them.
 */
export function axisValues(least: number, most: number): number[] {
  const free = (most - least) / 20;
  const [low, high] = [least < 0 ? least - free : 0, most > 0 ? most + free : 0];
  const range = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(range / MOST_STEPS));
  const step = ([1, 2, 5, 10].find((of) => range / (of * power) <= MOST_STEPS) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

function plotted(chart: Chart, series: readonly Series[], color: (index: number) => string): ImportedNode[] {
  const lying = chart.barDir === 'bar' && chart.chartType.startsWith('bar');
  const stacked = /stacked/i.test(chart.grouping ?? '');
  const count = Math.max(...series.map(({ values }) => values.length));
  const sums = Array.from({ length: count }, (_, at) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0),
  );
  const shares = /percent/i.test(chart.grouping ?? '');
  const axis = axisValues(
    Math.min(0, ...series.flatMap(({ values }) => values)),
    Math.max(1e-9, ...(stacked ? sums : series.flatMap(({ values }) => values))),
  );
  const ticks = shares ? [0, 20, 40, 60, 80, 100] : axis;
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const plot = {
    x: chart.left + chart.width * 0.12,
    y: chart.top + chart.height * 0.06,
    width: chart.width * 0.84,
    height: chart.height * 0.8,
  };
  const share = (value: number): number => (value - least) / (most - least);
  const nodes: ImportedNode[] = ticks.flatMap((value) => {
    const across = lying ? plot.x + share(value) * plot.width : plot.y + plot.height * (1 - share(value));
    const line: PathCommand[] = lying
      ? [
          { type: 'M', x: across, y: plot.y },
          { type: 'L', x: across, y: plot.y + plot.height },
        ]
      : [
          { type: 'M', x: plot.x, y: across },
          { type: 'L', x: plot.x + plot.width, y: across },
        ];
    const words = shares ? `${value}%` : String(value);
    return [
      area(line, null, GRID, 0.75),
      lying
        ? label(words, across, plot.y + plot.height + 14, 10, 'center')
        : label(words, plot.x - 6, across + 4, 10, 'right'),
    ];
  });
  const slot = (lying ? plot.height : plot.width) / count;
  const points: PathCommand[][] = series.map(() => []);
  for (let at = 0; at < count; at += 1) {
    let stack = 0;
    series.forEach(({ values }, index) => {
      const given = values[at] ?? 0;
      const value = shares ? (Math.max(0, given) / (sums[at] || 1)) * 100 : given;
      const [low, high] = stacked ? [stack, stack + value] : [Math.min(0, value), Math.max(0, value)];
      stack += stacked ? value : 0;
      const thick = (slot * 0.7) / (stacked ? 1 : series.length);
      const across = slot * at + slot * 0.15 + (stacked ? 0 : thick * index);
      if (chart.chartType.startsWith('bar')) {
        const long = Math.max(0.5, (share(high) - share(low)) * (lying ? plot.width : plot.height));
        nodes.push(
          lying
            ? bar(plot.x + share(low) * plot.width, plot.y + plot.height - across - thick, long, thick, color(index))
            : bar(plot.x + across, plot.y + plot.height - share(low) * plot.height - long, thick, long, color(index)),
        );
      } else
        points[index]?.push({
          type: at === 0 ? 'M' : 'L',
          x: plot.x + slot * (at + 0.5),
          y: plot.y + plot.height * (1 - share(stacked ? stack : value)),
        });
    });
    const name = series[0]?.labels[at] ?? '';
    nodes.push(
      lying
        ? label(name, plot.x - 4, plot.y + plot.height - slot * (at + 0.5) + 4, 10, 'right')
        : label(name, plot.x + slot * (at + 0.5), plot.y + plot.height + 14, 10, 'center'),
    );
  }
  points.forEach((line, index) => {
    const [start, end] = [line[0], line.at(-1)];
    if (!start || !end || start.type === 'Z' || end.type === 'Z' || line.length < 2) return;
    const base = plot.y + plot.height;
    if (chart.chartType.startsWith('area'))
      nodes.push(
        area(
          [...line, { type: 'L', x: end.x, y: base }, { type: 'L', x: start.x, y: base }, { type: 'Z' }],
          color(index),
        ),
      );
    else nodes.push(area(line, null, color(index)));
  });
  if (series.length > 1)
    series.forEach(({ name }, index) => {
      const x = plot.x + (index * plot.width) / series.length;
      const y = chart.top + chart.height - 10;
      nodes.push(bar(x, y - 7, 8, 8, color(index)), label(name, x + 12, y, 10, 'left'));
    });
  return nodes;
}
