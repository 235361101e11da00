/** What matters most in pictures, as far as the editor knows: a picture on the page doesn't carry it. */

interface Point {
  x: number;
  y: number;
}

const heard = new Map<string, Promise<Point | null>>();
const known = new Map<string, Point>();

/** Fractions of the picture; null if unknown, or not yet known. */
export function focusOf(asset: string): Point | null {
  return known.get(asset) ?? null;
}

/** What the server says about one asset, in the headers of its smallest variant. */
export function readFocus(header: string | null): Point | null {
  const [x, y, ...more] = (header ?? '').split(' ').map(Number);
  return x !== undefined &&
    y !== undefined &&
    more.length === 0 &&
    x >= 0 &&
    x <= 1 &&
    y >= 0 &&
    y <= 1 &&
    header !== ''
    ? { x, y }
    : null;
}

/** Requests it once, so that it is known when the picture is dropped. Never rejects. */
export function learnFocus(asset: string): Promise<Point | null> {
  let asked = heard.get(asset);
  if (!asked) {
    asked = fetch(`/api/assets/${asset}?size=64`, { credentials: 'same-origin' }).then(
      ({ headers }) => readFocus(headers.get('X-Picture-Focus')),
      () => null,
    );
    heard.set(asset, asked);
    void asked.then((focus) => focus && known.set(asset, focus));
  }
  return asked;
}
