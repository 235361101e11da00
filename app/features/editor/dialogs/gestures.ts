/** What users do on the canvas that is no named action: the rest of the shortcut sheet. */
import type { MessageKey } from '#messages/message.ts';

export interface Gesture {
  label: MessageKey;
  /** Held or pressed keys, joined by plus; empty for the pointer alone. */
  keys: string;
  /** What the pointer does meanwhile. */
  pointer?: MessageKey;
}

export interface GestureGroup {
  heading: MessageKey;
  gestures: readonly Gesture[];
}

export const GESTURES: readonly GestureGroup[] = [
  {
    heading: 'actions.gesture.selecting',
    gestures: [
      { label: 'actions.gesture.add', keys: 'Shift', pointer: 'actions.pointer.click' },
      { label: 'actions.gesture.through', keys: 'Alt', pointer: 'actions.pointer.click' },
      { label: 'actions.gesture.enter', keys: '', pointer: 'actions.pointer.doubleClick' },
      { label: 'actions.gesture.walk', keys: 'Tab' },
      { label: 'actions.gesture.walkBack', keys: 'Shift+Tab' },
      { label: 'actions.gesture.open', keys: 'Enter' },
      { label: 'actions.gesture.letGo', keys: 'Escape' },
      { label: 'actions.gesture.menu', keys: 'Shift+F10' },
    ],
  },
  {
    heading: 'actions.gesture.moving',
    gestures: [
      { label: 'actions.gesture.nudge', keys: '↑↓←→' },
      { label: 'actions.gesture.nudgeFar', keys: 'Shift+↑↓←→' },
      { label: 'actions.gesture.copy', keys: 'Alt', pointer: 'actions.pointer.drag' },
      { label: 'actions.gesture.free', keys: 'Ctrl', pointer: 'actions.pointer.drag' },
      { label: 'actions.gesture.ratio', keys: 'Shift', pointer: 'actions.pointer.corner' },
      { label: 'actions.gesture.turn', keys: 'Shift', pointer: 'actions.pointer.turn' },
    ],
  },
  {
    heading: 'actions.gesture.painting',
    gestures: [
      { label: 'actions.gesture.smallerBrush', keys: '[' },
      { label: 'actions.gesture.largerBrush', keys: ']' },
      { label: 'actions.gesture.otherBrush', keys: 'X' },
      { label: 'actions.gesture.cropCloser', keys: '=' },
      { label: 'actions.gesture.cropFarther', keys: '-' },
    ],
  },
  {
    heading: 'actions.gesture.lists',
    gestures: [
      { label: 'actions.gesture.rename', keys: 'F2' },
      { label: 'actions.gesture.moveRow', keys: 'Alt+↑↓' },
      { label: 'actions.gesture.movePage', keys: 'Ctrl+←→' },
    ],
  },
  {
    heading: 'actions.gesture.looking',
    gestures: [
      { label: 'actions.gesture.pan', keys: 'Space', pointer: 'actions.pointer.drag' },
      { label: 'actions.gesture.zoom', keys: 'Ctrl', pointer: 'actions.pointer.wheel' },
    ],
  },
];
