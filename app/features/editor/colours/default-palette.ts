/** Colours for whoever has none yet: greys, then twelve hues in three strengths, dark enough to write with and light enough to write on. */
export const DEFAULT_PALETTE: readonly string[] = [
  '#17150f', '#4a463d', '#8a8478', '#c9c4b8', '#eeece5', '#fbfaf7', '#ffffff', '#000000',
  '#b3122e', '#d9480f', '#e8890c', '#f2c230', '#7a9a1f', '#17803d', '#0f6b66', '#0e7490',
  '#1d4ed8', '#4338ca', '#7e22ce', '#be185d', '#f4502f', '#ff8a5c', '#ffb400', '#9bcf53',
  '#2fb67c', '#4fb8b0', '#38a3e0', '#6a8dff', '#a77bf3', '#f06bb1', '#ffd9cc', '#ffe9b8',
  '#e3f1c8', '#cdeee2', '#cfe8f7', '#dcdcff', '#f8d7ea', '#7c4a2d', '#c08457', '#ead7c3',
];
