/** Fabric's defaults on prototypes: an object holds only what differs, and finds the rest as before. */
import { expect, test } from 'vitest';
import { shareFabricDefaults } from '#design/fabric/shared-defaults.ts';
import { fabricForNode } from './fabric-node.ts';

test('objects find every default and handle, and hold none', () => {
  const fabric = fabricForNode();
  const before = {
    box: { ...fabric.FabricObject.getDefaults() },
    text: { ...fabric.Textbox.getDefaults() },
    handles: Object.keys(fabric.Textbox.createControls().controls ?? {}),
  };
  expect(Object.keys(before.text).length).toBeGreaterThan(80);
  shareFabricDefaults(fabric);
  const box = new fabric.FabricObject({ left: 5 });
  const text = new fabric.Textbox('Sale', { width: 200 });
  expect(box).toMatchObject({ ...before.box, left: 5 });
  // What follows from the words is the text's own.
  const { width: _width, height: _height, dynamicMinWidth: _least, ...others } = before.text;
  for (const [key, value] of Object.entries(others)) expect(Reflect.get(text, key), key).toEqual(value);
  expect(Object.keys(text.controls)).toEqual(before.handles);
  expect(Object.keys(box).filter((key) => key in before.box)).toEqual(['left']);
  expect(Object.hasOwn(text, 'controls')).toBe(false);
});
