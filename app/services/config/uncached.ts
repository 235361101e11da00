/** Whether slow engines recompute cached results: BLEND_UNCACHED=1, for the runs that test the engines. */
export function isUncached(): boolean {
  return process.env.BLEND_UNCACHED === '1';
}
