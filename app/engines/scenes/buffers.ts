/**
 * The planes a picture is computed in, shared by all threads: light at a coarse grid, colors and depths at the
 * picture's own size.
 */

export interface Buffers {
  /** px of the picture, and of the grid of light. */
  width: number;
  height: number;
  /** px of the picture per px of the grid. */
  cell: number;
  gridWidth: number;
  gridHeight: number;
  /** Solid and face that a cell shows, -1: the surroundings. */
  which: Int32Array;
  /** Depth and normal of a cell. */
  depth: Float32Array;
  normal: Float32Array;
  /** Four per cell: share of the key light that arrives, then all other light. Without and with the product. */
  light: Float32Array;
  shaded: Float32Array;
  /**
   * Three per pixel, linear: the scene alone, sharp and as the lens renders it; the same with the product's shadow and
   * reflection.
   */
  sharp: Float32Array;
  seen: Float32Array;
  grounded: Float32Array;
  /** Depth, and the share of a pixel's light that is diffuse. */
  far: Float32Array;
  diffuse: Float32Array;
}

/** The form passed to threads: SharedArrayBuffers can be posted, views are recreated. */
export type BufferStore = SharedArrayBuffer;

/** In floats, for a picture of that size. */
function layout(width: number, height: number, cell: number) {
  const gridWidth = Math.ceil(width / cell) + 1;
  const gridHeight = Math.ceil(height / cell) + 1;
  const cells = gridWidth * gridHeight;
  const pixels = width * height;
  const sizes = {
    which: cells,
    depth: cells,
    normal: cells * 3,
    light: cells * 4,
    shaded: cells * 4,
    sharp: pixels * 3,
    seen: pixels * 3,
    grounded: pixels * 3,
    far: pixels,
    diffuse: pixels,
  };
  return { gridWidth, gridHeight, sizes };
}

export function storeBytes(width: number, height: number, cell: number): number {
  const { sizes } = layout(width, height, cell);
  return Object.values(sizes).reduce((sum, size) => sum + size, 0) * 4;
}

export function allocate(width: number, height: number, cell: number): BufferStore {
  return new SharedArrayBuffer(storeBytes(width, height, cell));
}

export function viewsOf(store: BufferStore, width: number, height: number, cell: number): Buffers {
  const { gridWidth, gridHeight, sizes } = layout(width, height, cell);
  let at = 0;
  const floats = (size: number) => {
    const view = new Float32Array(store, at, size);
    at += size * 4;
    return view;
  };
  const which = new Int32Array(store, 0, sizes.which);
  at += sizes.which * 4;
  return {
    width,
    height,
    cell,
    gridWidth,
    gridHeight,
    which,
    depth: floats(sizes.depth),
    normal: floats(sizes.normal),
    light: floats(sizes.light),
    shaded: floats(sizes.shaded),
    sharp: floats(sizes.sharp),
    seen: floats(sizes.seen),
    grounded: floats(sizes.grounded),
    far: floats(sizes.far),
    diffuse: floats(sizes.diffuse),
  };
}
