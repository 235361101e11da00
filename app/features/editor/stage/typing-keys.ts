/** Which keys style what while a text is edited. Pure. */
import { LIMITS } from '#design/document/limits.ts';
import type { CharacterStyle, TextLayer } from '#design/document/layers.ts';
import { baseStyle } from '#design/layout/stretches.ts';
import { BOLD, type TextStyle } from '../commands/style-text.ts';
import { matches, type KeyPress } from '../actions/shortcuts.ts';

/** A style for the selected letters, or for the text as a whole. */
export interface KeyedStyle {
  letters?: Partial<CharacterStyle>;
  whole?: TextStyle;
}

/** How much one press makes letters larger or smaller. */
const SIZE_STEP = 1.1;

/** What a key press does for letters that share these values (null: they differ); null if it styles nothing. */
export function styleForKey(
  press: KeyPress,
  shared: { [Key in keyof CharacterStyle]: CharacterStyle[Key] | null },
  layer: TextLayer,
): KeyedStyle | null {
  if (matches(press, 'Ctrl+B')) return { letters: { fontWeight: (shared.fontWeight ?? 0) >= BOLD ? 400 : 700 } };
  if (matches(press, 'Ctrl+I')) return { letters: { italic: !shared.italic } };
  if (matches(press, 'Ctrl+U')) return { letters: { underline: !shared.underline } };
  if (matches(press, 'Ctrl+Shift+X')) return { letters: { strikethrough: !shared.strikethrough } };
  if (matches(press, 'Ctrl+\\')) return { letters: baseStyle(layer) };
  if (matches(press, 'Ctrl+Shift+>') || matches(press, 'Ctrl+Shift+.')) return resized(shared.fontSize, SIZE_STEP);
  if (matches(press, 'Ctrl+Shift+<') || matches(press, 'Ctrl+Shift+,')) return resized(shared.fontSize, 1 / SIZE_STEP);
  if (matches(press, 'Ctrl+Shift+7')) return { whole: { list: layer.list === 'number' ? 'none' : 'number' } };
  if (matches(press, 'Ctrl+Shift+8')) return { whole: { list: layer.list === 'bullet' ? 'none' : 'bullet' } };
  return null;
}

function resized(fontSize: number | null, factor: number): KeyedStyle | null {
  if (fontSize === null) return null;
  const next =
    factor > 1
      ? Math.max(fontSize + 1, Math.round(fontSize * factor))
      : Math.min(fontSize - 1, Math.round(fontSize * factor));
  return { letters: { fontSize: Math.max(LIMITS.minFontSize, Math.min(LIMITS.maxFontSize, next)) } };
}
