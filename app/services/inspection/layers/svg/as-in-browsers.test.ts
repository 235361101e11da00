/** SVG files whose style, transforms and paints follow rules that browsers share. */
import { describe, expect, test } from 'vitest';
import { lossCounts } from '#tests/fixtures/loss-counts.ts';
import type { ImportedNode, ShapeNode } from '../imported.ts';
import { inspectLayers } from '../layers-job.ts';

const svg = (body: string, size = 'width="200" height="100"'): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`);

async function read(bytes: Uint8Array) {
  const answer = await inspectLayers({ bytes });
  if ('refused' in answer) throw new Error(answer.refused);
  const [page] = answer.file.pages;
  return { page, nodes: page?.nodes ?? [], losses: lossCounts(answer.file.losses) };
}
const shape = (node: ImportedNode | undefined): ShapeNode => {
  if (node?.kind !== 'shape') throw new Error(`a ${node?.kind}`);
  return node;
};
const leavesOf = (nodes: readonly ImportedNode[]): ImportedNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? node.children : [node]));

describe('a drawing is read as browsers show it', () => {
  const boxOf = async (body: string) => {
    const [node] = (await read(svg(body))).nodes;
    const { x, y, width, height } = shape(node).box;
    return [x, y, width, height].map((value) => Math.round(value * 100) / 100);
  };

  test.each([
    [
      'a transform about a point',
      '<rect width="20" height="20" transform="scale(2)" transform-origin="20 20"/>',
      [-20, -20, 40, 40],
    ],
    [
      'a transform about the middle',
      '<rect width="20" height="20" style="transform: scale(0.5); transform-origin: center"/>',
      [50, 25, 10, 10],
    ],
    [
      'a transform about its own middle',
      '<rect x="40" width="20" height="20" style="transform: scale(0.5); transform-box: fill-box; transform-origin: center"/>',
      [45, 5, 10, 10],
    ],
    ['an ellipse with one radius', '<ellipse cx="50" cy="50" rx="20"/>', [30, 30, 40, 40]],
  ])('%s', async (_, body, box) => {
    expect(await boxOf(body)).toEqual(box);
  });

  test('a fill that is none is the one that would be without it; comments are none of it', async () => {
    const { nodes } = await read(
      svg(`<g fill="#123456"><rect width="9" height="9" fill="#12"/></g><rect width="9" height="9" style="/*a*/fill:#654321/*b*/"/>
        <linearGradient id="none"/><rect width="9" height="9" fill="url(#none) #abcdef"/>
        <rect width="9" height="9" fill="#cd853f icc-color(acme, 0.1)"/>`),
    );
    expect(leavesOf(nodes).map((node) => shape(node).fill)).toMatchObject(
      ['#123456', '#654321', '#abcdef', '#cd853f'].map((color) => ({ color })),
    );
  });

  test('dashes in any unit; ones that can’t be are none; an offset moves them', async () => {
    const line = (more: string): string => `<path d="M0 20H90" fill="none" stroke="#000" stroke-width="8" ${more}/>`;
    const dashOf = async (more: string) => {
      const node = shape((await read(svg(line(more)))).nodes[0]);
      return node.stroke ? node.stroke.dash : 'an area';
    };
    expect(await dashOf('stroke-dasharray="1in 2"')).toEqual([96, 2]);
    expect(await dashOf('stroke-dasharray="5 -1"')).toEqual([]);
    expect(await dashOf('stroke-dasharray="8 4" stroke-dashoffset="12"')).toEqual([8, 4]);
    expect(await dashOf('stroke-dasharray="8 4" stroke-dashoffset="3"')).toBe('an area');
  });

  test('a stroke under its fill, a look of the whole drawing, and what is for another language', async () => {
    const { nodes } = await read(
      svg('<rect width="50" height="50" fill="#fff" stroke="#000" stroke-width="9" paint-order="stroke"/>'),
    );
    expect(leavesOf(nodes).map((node) => shape(node).fill)).toMatchObject([{ color: '#000000' }, { color: '#ffffff' }]);
    const faint = await read(
      svg('<rect width="5" height="5"/>', 'width="9" height="9" opacity="0.4" style="background: #ff0000"'),
    );
    expect(faint.nodes).toMatchObject([{ opacity: 0.4 }]);
    expect(faint.page?.background).toMatchObject({ color: '#ff0000' });
    const german = await read(svg('<rect width="5" height="5"/><rect width="9" height="9" systemLanguage="de"/>'));
    expect(german.nodes).toHaveLength(1);
  });

  test('a gradient whose stops stand on each other, and one repeated too often for stops', async () => {
    const stops =
      '<stop offset="0" stop-color="red"/><stop stop-color="#ffff00"/><stop offset="1" stop-color="#00ff00"/>';
    const gradient = (more: string): string =>
      `<linearGradient id="g" ${more}>${stops}</linearGradient><rect width="90" height="50" fill="url(#g)"/>`;
    const plain = shape((await read(svg(gradient('')))).nodes[0]);
    expect(plain.fill).toMatchObject({ stops: [{ color: '#ffff00' }, { color: '#00ff00' }] });
    const often = await read(svg(gradient('x2="2%" spreadMethod="repeat"')));
    expect(often.losses).toEqual({ gradientDrawn: 1 });
  });
});
