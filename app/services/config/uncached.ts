/**
 * Whether results of slow engines are to be made anew although they are kept: BLEND_UNCACHED=1, for the runs that test
 * the engines.
 */
export function isUncached(): boolean {
  return process.env.BLEND_UNCACHED === '1';
}
