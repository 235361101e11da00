/** Limits of a browser's error reports. A separate module, since every page loads it. */
export const browserErrorLimits = {
  perPage: 30,
  perRequest: 5,
  name: 100,
  message: 1_000,
  stack: 4_000,
  page: 500,
  contextKeys: 10,
} as const;
