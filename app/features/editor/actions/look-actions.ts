/** How pictures look and the page's background, for the palette and menus. */
import { FlipVertical2, Footprints, SunMedium, type LucideIcon } from 'lucide-react';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MessageKey } from '#messages/message.ts';
import { contactShadowCommand } from '../commands/contact-shadow.ts';
import { selectedLeaves, type Command } from '../commands/command.ts';
import { pictureBackgroundCommand } from '../commands/picture-background.ts';
import { reflectionCommand } from '../commands/reflection.ts';
import { shadowCommand } from '../commands/shadow.ts';
import { stickerBorderCommand } from '../commands/sticker-border.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { commandAction, type EditorAction } from './action.ts';

export const useAsBackgroundAction: EditorAction = {
  ...commandAction(pictureBackgroundCommand, 'picture'),
  words: 'looks.useAsBackgroundWords',
};
export const makeStickerAction: EditorAction = {
  ...commandAction(stickerBorderCommand, 'picture'),
  words: 'looks.makeStickerWords',
};

/** Adds an effect to the selection, or removes it if it has it already. */
function toggle(
  id: string,
  label: MessageKey,
  icon: LucideIcon,
  words: MessageKey,
  command: Command<never>,
  isOn: (layer: LeafLayer) => boolean,
  run: (session: EditorSession, on: boolean) => void,
): EditorAction {
  const leaves = (session: EditorSession) => selectedLeaves(session.context());
  return {
    id,
    label,
    icon,
    words,
    group: 'picture',
    isEnabled: (session) => session.isEnabled(command) && leaves(session).length > 0,
    run: (session) => run(session, !leaves(session).some(isOn)),
  };
}

const shadowAction = toggle(
  'shadow',
  'looks.toggleShadow',
  SunMedium,
  'looks.shadowWords',
  shadowCommand,
  ({ shadow }) => shadow !== null,
  (session, on) => session.run(shadowCommand, { shadow: on ? {} : null }),
);
const reflectionAction = toggle(
  'reflection',
  'looks.toggleReflection',
  FlipVertical2,
  'looks.reflectionWords',
  reflectionCommand,
  ({ reflection }) => reflection !== null,
  (session, on) => session.run(reflectionCommand, { reflection: on ? {} : null }),
);

export const groundShadowAction: EditorAction = {
  id: 'ground-shadow',
  label: 'looks.toggleContactShadow',
  icon: Footprints,
  group: 'picture',
  words: 'looks.contactWords',
  isEnabled: (session) =>
    session.isEnabled(contactShadowCommand) &&
    selectedLeaves(session.context()).some(({ type }) => type === 'image' || type === 'sticker'),
  run(session) {
    const on = selectedLeaves(session.context()).some(({ contactShadow }) => contactShadow !== null);
    session.run(contactShadowCommand, { contactShadow: on ? null : {} });
  },
};

export const LOOK_ACTIONS: readonly EditorAction[] = [
  makeStickerAction,
  shadowAction,
  groundShadowAction,
  reflectionAction,
  useAsBackgroundAction,
];
