/**
 * Actions on the letters of selected texts, by key and by name. While typing in a text, its own keys do the same to the
 * letters selected in it.
 */
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import type { TextLayer } from '#design/document/layers.ts';
import { sharedStyle } from '#design/layout/run-styles.ts';
import type { MessageKey } from '#messages/message.ts';
import { clearFormattingCommand } from '../commands/clear-formatting.ts';
import { BOLD, selectedTexts, styleTextCommand, type TextStyle } from '../commands/style-text.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { commandAction, type EditorAction } from './action.ts';

/** Turns a style on for all selected texts, or off if all have it. */
function toggle(
  id: string,
  label: MessageKey,
  icon: LucideIcon,
  shortcuts: readonly string[],
  isOn: (layer: TextLayer) => boolean,
  style: (on: boolean) => TextStyle,
): EditorAction {
  return {
    id,
    label,
    icon,
    shortcuts,
    group: 'text',
    words: 'text.words',
    isEnabled: (session) => session.isEnabled(styleTextCommand),
    run(session: EditorSession) {
      const texts = selectedTexts(session.context());
      session.run(styleTextCommand, { style: style(!texts.every(isOn)) });
    },
  };
}

/** What all letters of a text share. */
const letters = (layer: TextLayer) => sharedStyle(layer, { start: 0, end: layer.text.length });

export const TEXT_ACTIONS: readonly EditorAction[] = [
  toggle(
    'bold',
    'text.bold',
    Bold,
    ['Ctrl+B'],
    (layer) => (letters(layer).fontWeight ?? 0) >= BOLD,
    (on) => ({ fontWeight: on ? 700 : 400 }),
  ),
  toggle(
    'italic',
    'text.italic',
    Italic,
    ['Ctrl+I'],
    (layer) => letters(layer).italic === true,
    (italic) => ({ italic }),
  ),
  toggle(
    'underline',
    'text.underline',
    Underline,
    ['Ctrl+U'],
    (layer) => letters(layer).underline === true,
    (underline) => ({ underline }),
  ),
  toggle(
    'strikethrough',
    'text.strikethrough',
    Strikethrough,
    ['Ctrl+Shift+X'],
    (layer) => letters(layer).strikethrough === true,
    (strikethrough) => ({ strikethrough }),
  ),
  toggle(
    'bullets',
    'text.makeBullets',
    List,
    ['Ctrl+Shift+8'],
    ({ list }) => list === 'bullet',
    (on) => ({ list: on ? 'bullet' : 'none' }),
  ),
  toggle(
    'numbers',
    'text.makeNumbers',
    ListOrdered,
    ['Ctrl+Shift+7'],
    ({ list }) => list === 'number',
    (on) => ({ list: on ? 'number' : 'none' }),
  ),
  toggle(
    'align-text-left',
    'text.alignLeft',
    AlignLeft,
    [],
    () => false,
    () => ({ align: 'left' }),
  ),
  toggle(
    'align-text-center',
    'text.alignCenter',
    AlignCenter,
    [],
    () => false,
    () => ({ align: 'center' }),
  ),
  toggle(
    'align-text-right',
    'text.alignRight',
    AlignRight,
    [],
    () => false,
    () => ({ align: 'right' }),
  ),
  commandAction(clearFormattingCommand, 'text'),
];
