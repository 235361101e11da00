/** Actions that change the view and nothing in the design: zoom, assistant, properties, appearance. */
import {
  Maximize,
  MessageCircle,
  Monitor,
  Moon,
  PanelRight,
  Scan,
  ScanSearch,
  Sun,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { chooseTheme, type ThemeChoice } from '#app/ui/theme-choice.ts';
import type { MessageKey } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { zoomStep } from '../session/viewport.ts';
import type { EditorAction } from './action.ts';

const hasStage = (session: EditorSession): boolean => session.stage.get() !== null;

function zoom(
  id: string,
  label: MessageKey,
  icon: LucideIcon,
  shortcuts: readonly string[],
  run: (session: EditorSession) => void,
): EditorAction {
  return { id, label, icon, group: 'view', shortcuts, words: 'editor.zoom', isEnabled: hasStage, run };
}

export const zoomToSelectionAction: EditorAction = {
  ...zoom('zoom-selection', 'editor.zoomSelection', ScanSearch, ['Shift+2'], (session) => {
    const box = boundsOfLayers(selectedLeaves(session.context()));
    if (box) session.stage.get()?.fitBox(box);
  }),
  isEnabled: (session) => hasStage(session) && session.selection.get().layers.length > 0,
};

export const fitPageAction = zoom('zoom-fit', 'editor.zoomFit', Maximize, ['Shift+1'], (session) =>
  session.stage.get()?.fitPage(),
);

export const assistantAction: EditorAction = {
  id: 'assistant',
  label: 'editor.assistant',
  icon: MessageCircle,
  group: 'view',
  shortcuts: ['Ctrl+J'],
  words: 'editor.assistantWords',
  isOffered: ({ hasAssistant }) => hasAssistant,
  isEnabled: ({ hasAssistant }) => hasAssistant,
  run: ({ stageView: { assistant } }) => assistant.set(!assistant.get()),
};

const themes: readonly (readonly [ThemeChoice, MessageKey, LucideIcon])[] = [
  ['light', 'actions.themeLight', Sun],
  ['dark', 'actions.themeDark', Moon],
  ['system', 'actions.themeSystem', Monitor],
];

export const THEME_ACTIONS: readonly EditorAction[] = themes.map(([choice, label, icon]) => ({
  id: `theme-${choice}`,
  label,
  icon,
  group: 'view',
  words: 'common.theme',
  isEnabled: () => true,
  run: () => chooseTheme(choice),
}));

export const VIEW_ACTIONS: readonly EditorAction[] = [
  zoom('zoom-in', 'editor.zoomIn', ZoomIn, ['Ctrl+=', 'Ctrl+Shift+='], (session) =>
    session.stage.get()?.zoomTo(zoomStep(session.viewport.get().zoom, 1)),
  ),
  zoom('zoom-out', 'editor.zoomOut', ZoomOut, ['Ctrl+-'], (session) =>
    session.stage.get()?.zoomTo(zoomStep(session.viewport.get().zoom, -1)),
  ),
  zoom('zoom-full', 'editor.zoomFull', Scan, ['Ctrl+0'], (session) => session.stage.get()?.zoomTo(1)),
  fitPageAction,
  zoomToSelectionAction,
  assistantAction,
  {
    id: 'fold-properties',
    label: 'actions.foldProperties',
    icon: PanelRight,
    group: 'view',
    shortcuts: ['Ctrl+Shift+\\'],
    isEnabled: () => true,
    run: (session) => session.propertiesOpen.set(!session.propertiesOpen.get()),
  },
  ...THEME_ACTIONS,
];
