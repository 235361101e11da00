/** Actions that need the server: they call the tool that the assistant calls. */
import { GlassWater, Image, ImageOff } from 'lucide-react';
import type { ImageLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { isLocked, selectedLeaves } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './action.ts';

export const BACKGROUND_TOOL = 'remove_background';

/** The one selected picture, if the user may change it. */
function onlyPicture(session: EditorSession): ImageLayer | null {
  const context = session.context();
  const [layer, ...more] = selectedLeaves(context);
  return layer?.type === 'image' && more.length === 0 && !isLocked(context.document, layer.id) ? layer : null;
}

const isFree = (session: EditorSession): boolean => !session.toolCalls.getSnapshot().matches('running');

export const removeBackgroundAction: EditorAction = {
  id: 'remove-background',
  label: 'editor.removeBackground',
  icon: ImageOff,
  group: 'picture',
  words: 'actions.removeBackgroundWords',
  isEnabled: (session) =>
    isFree(session) && onlyPicture(session)?.mask?.asset === undefined && onlyPicture(session) !== null,
  run(session) {
    const layer = onlyPicture(session);
    if (!layer) return;
    session.toolCalls.send({
      type: 'START',
      call: {
        tool: BACKGROUND_TOOL,
        input: { layer: layer.id },
        label: message('editor.removingBackground'),
        failed: message('editor.backgroundNotRemoved'),
        review: layer.id,
      },
    });
  },
};

export const restoreBackgroundAction: EditorAction = {
  id: 'restore-background',
  label: 'editor.restoreBackground',
  icon: Image,
  group: 'picture',
  isEnabled: (session) => isFree(session) && Boolean(onlyPicture(session)?.mask?.asset),
  run(session) {
    const layer = onlyPicture(session);
    if (!layer) return;
    session.toolCalls.send({
      type: 'START',
      call: {
        tool: BACKGROUND_TOOL,
        input: { layer: layer.id, restore: true },
        label: message('editor.restoringBackground'),
        failed: message('editor.backgroundNotRestored'),
        review: layer.id,
      },
    });
  },
};

/** Glass is seen through by itself only where nothing else explains what its edge shows: people know more. */
export const seeThroughGlassAction: EditorAction = {
  id: 'see-through-glass',
  label: 'editor.seeThroughGlass',
  icon: GlassWater,
  group: 'picture',
  words: 'actions.seeThroughGlassWords',
  isEnabled: (session) => isFree(session) && onlyPicture(session) !== null,
  run(session) {
    const layer = onlyPicture(session);
    if (!layer) return;
    session.toolCalls.send({
      type: 'START',
      call: {
        tool: BACKGROUND_TOOL,
        input: { layer: layer.id, glass: true },
        label: message('editor.removingBackground'),
        failed: message('editor.backgroundNotRemoved'),
        review: layer.id,
      },
    });
  },
};

export const TOOL_ACTIONS: readonly EditorAction[] = [
  removeBackgroundAction,
  restoreBackgroundAction,
  seeThroughGlassAction,
];
