/** Actions that add something: texts, shapes, pictures. */
import { Heading1, Heading2, ImagePlus, Pilcrow, type LucideIcon } from 'lucide-react';
import { insertShapeCommand, SHAPE_PRESETS } from '../commands/insert-shape.ts';
import { TEXT_PRESETS, type TextPreset } from '../commands/insert-text.ts';
import { addText } from '../insert/add-text.ts';
import { choosePictures } from '../insert/choose-pictures.ts';
import type { EditorAction } from './action.ts';

const TEXT_LOOKS: Readonly<Record<TextPreset, { icon: LucideIcon; shortcuts?: readonly string[] }>> = {
  heading: { icon: Heading1, shortcuts: ['T'] },
  subheading: { icon: Heading2 },
  body: { icon: Pilcrow },
};

const SHAPE_KEYS: Readonly<Record<string, readonly string[]>> = {
  rectangle: ['R'],
  ellipse: ['O'],
  line: ['L'],
  arrow: ['Shift+L'],
};

const textActions = (Object.keys(TEXT_PRESETS) as TextPreset[]).map((preset): EditorAction => ({
  id: `add-${preset}`,
  label: TEXT_PRESETS[preset].label,
  icon: TEXT_LOOKS[preset].icon,
  group: 'insert',
  shortcuts: TEXT_LOOKS[preset].shortcuts,
  words: 'actions.addWords',
  isEnabled: (session) => session.stage.get() !== null,
  run: (session) => void addText(session, preset),
}));

const shapeActions = SHAPE_PRESETS.map(({ id, label, icon }): EditorAction => ({
  id: `add-${id}`,
  label,
  icon,
  group: 'insert',
  shortcuts: SHAPE_KEYS[id],
  words: 'actions.addWords',
  isEnabled: () => true,
  run: (session) => session.run(insertShapeCommand, { preset: id }),
}));

export const uploadAction: EditorAction = {
  id: 'upload-picture',
  label: 'editor.uploadPicture',
  icon: ImagePlus,
  group: 'insert',
  words: 'actions.uploadWords',
  isEnabled: () => true,
  run: (session) => choosePictures(session),
};

export const INSERT_ACTIONS: readonly EditorAction[] = [...textActions, ...shapeActions, uploadAction];
