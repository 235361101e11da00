/**
 * Fabric copies some hundred defaults and ten handles into every object, which the engine then keeps as a hash table of
 * 1.5 to 3 kB. Here they lie on the prototypes, as Fabric allows: an object holds what differs.
 */
import type * as Fabric from 'fabric';
import type { FabricModule } from './layer-object.ts';

/** A class of Fabric's. */
interface ObjectClass {
  prototype: object;
  ownDefaults?: object;
  createControls(): { controls?: Record<string, Fabric.Control> };
}

function shareDefaults(leaf: ObjectClass): void {
  for (let one: ObjectClass | null = leaf; one?.prototype; one = Object.getPrototypeOf(one) as ObjectClass | null) {
    if (Object.hasOwn(one, 'ownDefaults')) {
      Object.assign(one.prototype, one.ownDefaults);
      one.ownDefaults = {};
    }
    if (Object.hasOwn(one, 'createControls')) {
      Object.assign(one.prototype, one.createControls());
      one.createControls = () => ({});
    }
  }
}

const done = new WeakSet<FabricModule>();

/** Moves the defaults of a Fabric module's objects to their prototypes, once. */
export function shareFabricDefaults(fabric: FabricModule): void {
  if (done.has(fabric)) return;
  done.add(fabric);
  for (const one of [fabric.FabricObject, fabric.Textbox]) shareDefaults(one as unknown as ObjectClass);
}
