/** Fabric's defaults on prototypes: an object holds only what differs, and finds the rest as before. */
import { expect, test } from 'vitest';
import { shareFabricDefaults } from '#design/fabric/shared-defaults.ts';
import { fabricForNode } from './fabric-node.ts';

test('objects find every default and handle, and hold none, however often they are shared', () => {
  const fabric = fabricForNode();
  shareFabricDefaults(fabric);
  shareFabricDefaults(fabric);
  const box = new fabric.FabricObject({ left: 5 });
  expect(box).toMatchObject({
    left: 5,
    top: 0,
    fill: 'rgb(0,0,0)',
    scaleX: 1,
    visible: true,
    cornerSize: 13,
    padding: 0,
  });
  const text = new fabric.Textbox('Sale', { width: 200 });
  expect(text).toMatchObject({ text: 'Sale', width: 200, fontSize: 40, lineHeight: 1.16, caching: true, minWidth: 20 });
  expect(Object.keys(text.controls).toSorted()).toEqual(['bl', 'br', 'mb', 'ml', 'mr', 'mt', 'mtr', 'tl', 'tr']);
  expect(Object.keys(box.controls).toSorted()).toEqual(Object.keys(text.controls).toSorted());
  // A plain object of Fabric's has about eighty of its own.
  expect(Object.keys(box).length).toBeLessThan(10);
  expect(Object.keys(text).length).toBeLessThan(40);
  expect(Object.hasOwn(text, 'controls')).toBe(false);
});
