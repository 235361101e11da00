/** What the logo kernel can't know by itself: letters as this server measures and shapes them, and the icons. */
import type { MeasureText } from '#design/document/measure.ts';
import type { LogoPorts, TextOutline } from '#design/logo/brief.ts';
import { createTextOutlines } from '#app/services/rendering/text-outlines.server.ts';
import { iconPath, twoToneIcon } from '#tools/libraries/icons/icon-path.ts';
import { findIcons } from '#tools/libraries/icons/icon-search.ts';

export type FullLogoPorts = LogoPorts & { textOutline: TextOutline };

/** Shaped outlines are cached, for each measure. */
const known = new WeakMap<MeasureText, FullLogoPorts>();

export function logoPorts(measureText: MeasureText): FullLogoPorts {
  const before = known.get(measureText);
  if (before) return before;
  const ports = {
    measureText,
    findIcons,
    iconPath,
    twoTone: twoToneIcon,
    textOutline: createTextOutlines(measureText),
  };
  known.set(measureText, ports);
  return ports;
}
