/** How pictures look and what the page stands on, for the palette and menus. */
import { Footprints } from 'lucide-react';
import { contactShadowCommand } from '../commands/contact-shadow.ts';
import { selectedLeaves } from '../commands/command.ts';
import { pictureBackgroundCommand } from '../commands/picture-background.ts';
import { stickerBorderCommand } from '../commands/sticker-border.ts';
import { commandAction, type EditorAction } from './action.ts';

export const useAsBackgroundAction: EditorAction = { ...commandAction(pictureBackgroundCommand, 'picture'), words: 'looks.useAsBackgroundWords' };
export const makeStickerAction: EditorAction = { ...commandAction(stickerBorderCommand, 'picture'), words: 'looks.makeStickerWords' };

export const groundShadowAction: EditorAction = {
  id: 'ground-shadow',
  label: 'looks.toggleContactShadow',
  icon: Footprints,
  group: 'picture',
  words: 'looks.contactWords',
  isEnabled: (session) => session.isEnabled(contactShadowCommand) && selectedLeaves(session.context()).some(({ type }) => type === 'image' || type === 'sticker'),
  run(session) {
    const on = selectedLeaves(session.context()).some(({ contactShadow }) => contactShadow !== null);
    session.run(contactShadowCommand, { contactShadow: on ? null : {} });
  },
};

export const LOOK_ACTIONS: readonly EditorAction[] = [makeStickerAction, groundShadowAction, useAsBackgroundAction];
