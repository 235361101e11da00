/** Pictures on the page: each content once, at its end; loaded only when a case that needs it is shown. */
import type { Picture } from '../turn-report.ts';
import { html, Markup } from './markup.ts';

export interface PictureSheet {
  /** An image whose bytes come from the sheet. */
  image(picture: Picture, alt: string, className?: string): Markup;
  /** The sheet itself. */
  sheet(): Markup;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

export function pictureSheet(): PictureSheet {
  const used = new Map<string, Picture>();
  return {
    image(picture, alt, className = '') {
      used.set(picture.id, picture);
      const { id, width, height } = picture;
      return html`<img data-picture="${id}" width="${width}" height="${height}" alt="${alt}" class="${className}">`;
    },
    // Browsers ignore scripts of unknown types, which cost nothing until they are read.
    sheet: () =>
      new Markup(
        [...used.values()]
          .map(
            ({ id, mime, bytes }) =>
              `<script type="text/plain" id="picture-${id}">data:${mime};base64,${base64(bytes)}</script>`,
          )
          .join('\n'),
      ),
  };
}
