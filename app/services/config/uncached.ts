/**
 * Whether slow engines recompute their results although they are cached: BLEND_UNCACHED=1, for the runs that test the
 * engines.
 */
export function isUncached(): boolean {
  return process.env.BLEND_UNCACHED === '1';
}
