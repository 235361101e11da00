/** Actions that need the server: they call the tool that the assistant calls. */
import { ArrowLeftRight, GlassWater, Image, ImageOff, Layers2 } from 'lucide-react';
import type { ImageLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
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

/** An action that calls the background tool for the selected picture, and leads to its review. */
function backgroundAction({
  input = {},
  doing = 'editor.removingBackground',
  failed = 'editor.backgroundNotRemoved',
  isFor,
  ...action
}: Pick<EditorAction, 'id' | 'label' | 'icon' | 'words'> & {
  /** For the tool, beside the layer. */
  input?: { restore?: true; glass?: true; instead?: 'other' | 'both' };
  doing?: MessageKey;
  failed?: MessageKey;
  isFor(picture: ImageLayer): boolean;
}): EditorAction {
  return {
    ...action,
    group: 'picture',
    isEnabled(session) {
      const layer = onlyPicture(session);
      return isFree(session) && layer !== null && isFor(layer);
    },
    run(session) {
      const layer = onlyPicture(session);
      if (!layer) return;
      session.toolCalls.send({
        type: 'START',
        call: {
          tool: BACKGROUND_TOOL,
          input: { layer: layer.id, ...input },
          label: message(doing),
          failed: message(failed),
          review: layer.id,
        },
      });
    },
  };
}

const isCutOut = ({ mask }: ImageLayer): boolean => Boolean(mask?.asset);

export const removeBackgroundAction = backgroundAction({
  id: 'remove-background',
  label: 'editor.removeBackground',
  icon: ImageOff,
  words: 'actions.removeBackgroundWords',
  isFor: (picture) => !isCutOut(picture),
});

export const restoreBackgroundAction = backgroundAction({
  id: 'restore-background',
  label: 'editor.restoreBackground',
  icon: Image,
  input: { restore: true },
  doing: 'editor.restoringBackground',
  failed: 'editor.backgroundNotRestored',
  isFor: isCutOut,
});

/** Glass is seen through by itself only where nothing else explains what its edge shows: people know more. */
export const seeThroughGlassAction = backgroundAction({
  id: 'see-through-glass',
  label: 'editor.seeThroughGlass',
  icon: GlassWater,
  words: 'actions.seeThroughGlassWords',
  input: { glass: true },
  isFor: () => true,
});

const showsOthers = ({ mask }: ImageLayer): boolean => Boolean(mask?.others);

/** Where a picture shows several things that could be meant, the one in the middle is cut out: one press takes another. */
export const otherSubjectAction = backgroundAction({
  id: 'other-subject',
  label: 'editor.otherSubject',
  icon: ArrowLeftRight,
  words: 'actions.otherSubjectWords',
  input: { instead: 'other' },
  isFor: showsOthers,
});

export const bothSubjectsAction = backgroundAction({
  id: 'both-subjects',
  label: 'editor.bothSubjects',
  icon: Layers2,
  words: 'actions.otherSubjectWords',
  input: { instead: 'both' },
  isFor: showsOthers,
});

export const TOOL_ACTIONS: readonly EditorAction[] = [
  removeBackgroundAction,
  restoreBackgroundAction,
  seeThroughGlassAction,
  otherSubjectAction,
  bothSubjectsAction,
];
