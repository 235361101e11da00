/** What the canvas's menus offer: what suits the selection, or the empty page. */
import {
  AlignCenterHorizontal,
  ArrowUpDown,
  ClipboardPaste,
  FlipHorizontal2,
  Layers,
  LockOpen,
  TextCursorInput,
  Trash2,
  Wand,
  type LucideIcon,
} from 'lucide-react';
import type { Point } from '#design/document/geometry.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { actionsNamed } from '../actions/action-list.ts';
import type { EditorAction } from '../actions/action.ts';
import {
  ALIGN_ACTIONS,
  flipHorizontalAction,
  flipVerticalAction,
  groupAction,
  hideAction,
  lockAction,
  ORDER_ACTIONS,
  SPACING_ACTIONS,
  ungroupAction,
} from '../actions/arrange-actions.ts';
import {
  copyAction,
  copyAsPictureAction,
  copyStyleAction,
  cutAction,
  pasteAction,
  pasteStyleAction,
} from '../actions/clipboard-actions.ts';
import { deleteAction, duplicateAction, selectAllAction } from '../actions/edit-actions.ts';
import { uploadAction } from '../actions/insert-actions.ts';
import { backgroundAction } from '../actions/page-actions.ts';
import { REPAIR_ACTIONS } from '../actions/repair-actions.ts';
import {
  bothSubjectsAction,
  otherSubjectAction,
  removeBackgroundAction,
  restoreBackgroundAction,
  seeThroughGlassAction,
} from '../actions/tool-actions.ts';
import { fitPageAction } from '../actions/view-actions.ts';
import { pasteFromSystem } from '../clipboard/clipboard.ts';
import { isLocked, selectedLayers, selectedLeaves } from '../commands/command.ts';
import { canEditText } from '../commands/edit-text.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { layerName } from '../session/layer-names.ts';
import { select } from '../session/selection.ts';
import { layersAt } from './layers-at.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: LucideIcon;
  shortcut?: string;
  disabled?: boolean;
  danger?: boolean;
  /** The current one of several. */
  checked?: boolean;
  run(): void;
}

export interface MenuBranch {
  id: string;
  label: string;
  icon: LucideIcon;
  entries: readonly MenuEntry[];
}

export type MenuSection = readonly (MenuEntry | MenuBranch)[];

/** Sections without entries that make no sense here; empty ones are left out. */
function sections(...all: readonly (readonly (MenuEntry | MenuBranch | null)[])[]): MenuSection[] {
  return all.map((section) => section.filter((entry) => entry !== null)).filter((section) => section.length > 0);
}

function entryOf(session: EditorSession, action: EditorAction, more: Partial<MenuEntry> = {}): MenuEntry {
  return {
    id: action.id,
    label: message(action.label),
    icon: action.icon,
    shortcut: action.shortcuts?.[0],
    disabled: !action.isEnabled(session),
    run: () => action.run(session),
    ...more,
  };
}

/** Only what can be done now: for entries that don't concern most selections. */
const whereEnabled = (session: EditorSession, actions: readonly EditorAction[]): MenuEntry[] =>
  actions.filter((action) => action.isEnabled(session)).map((action) => entryOf(session, action));

function branch(id: string, label: MessageKey, icon: LucideIcon, entries: readonly MenuEntry[]): MenuBranch | null {
  return entries.some((entry) => !entry.disabled) ? { id, label: message(label), icon, entries } : null;
}

/** `point`: of the page, where the menu was opened; null if it was not opened there. */
export function selectionMenu(session: EditorSession, point: Point | null): MenuSection[] {
  const context = session.context();
  const layers = selectedLayers(context);
  const leaves = selectedLeaves(context);
  const entry = (action: EditorAction, more?: Partial<MenuEntry>) => entryOf(session, action, more);
  const hidden = layers.every((layer) => !layer.visible);
  const locked = layers.some((layer) => isLocked(context.document, layer.id));
  const picture = leaves.length === 1 && leaves[0]?.type === 'image';
  return sections(
    [
      entry(cutAction),
      entry(copyAction),
      pasteHere(session, point),
      entry(duplicateAction),
      entry(deleteAction, { icon: Trash2, danger: true }),
    ],
    [entry(copyStyleAction), entry(pasteStyleAction), entry(copyAsPictureAction)],
    [
      ...(canEditText(context) ? [editText(session)] : []),
      ...(picture
        ? whereEnabled(session, [
            ...actionsNamed('replace-picture', 'crop', 'erase'),
            removeBackgroundAction,
            restoreBackgroundAction,
            seeThroughGlassAction,
            otherSubjectAction,
            bothSubjectsAction,
          ])
        : []),
      picture
        ? branch(
            'ai-tools',
            'aiTools.title',
            Wand,
            REPAIR_ACTIONS.map((action) => entry(action)),
          )
        : null,
      ...whereEnabled(session, [groupAction, ungroupAction]),
    ],
    [
      locked
        ? null
        : branch(
            'order',
            'actions.order',
            ArrowUpDown,
            ORDER_ACTIONS.map((action) => entry(action)),
          ),
      branch('align', 'actions.align', AlignCenterHorizontal, [
        ...ALIGN_ACTIONS.map((action) => entry(action)),
        ...whereEnabled(session, SPACING_ACTIONS),
      ]),
      branch('flip', 'actions.flip', FlipHorizontal2, [entry(flipHorizontalAction), entry(flipVerticalAction)]),
    ],
    [
      entry(lockAction, {
        label: message(locked ? 'editor.unlock' : 'editor.lock'),
        ...(locked ? { icon: LockOpen } : {}),
      }),
      entry(hideAction, { label: message(hidden ? 'editor.show' : 'editor.hide') }),
      point && selectLayer(session, point),
    ],
  );
}

export function pageMenu(session: EditorSession, point: Point | null): MenuSection[] {
  const entry = (action: EditorAction) => entryOf(session, action);
  return sections(
    [pasteHere(session, point), entry(selectAllAction)],
    [
      ...actionsNamed('add-heading').map((action) => entryOf(session, action, { label: message('editor.insertText') })),
      entry(uploadAction),
    ],
    [entry(backgroundAction), ...actionsNamed('add-page').map(entry)],
    [entry(fitPageAction), ...actionsNamed('zoom-full', 'toggle-rulers', 'toggle-grid').map(entry)],
  );
}

function pasteHere(session: EditorSession, point: Point | null): MenuEntry {
  if (!point) return entryOf(session, pasteAction);
  return {
    id: 'paste-here',
    label: message('actions.pasteHere'),
    icon: ClipboardPaste,
    run: () => void pasteFromSystem(session, { type: 'at', point }),
  };
}

function editText(session: EditorSession): MenuEntry {
  const [layer] = session.selection.get().layers;
  return {
    id: 'edit-text',
    label: message('editor.editText'),
    icon: TextCursorInput,
    shortcut: 'Enter',
    run: () => layer !== undefined && session.stage.get()?.editText(layer),
  };
}

/** All layers at a point, so that covered ones can be selected. */
function selectLayer(session: EditorSession, point: Point): MenuBranch | null {
  const { document } = session.store.view();
  const { layers, entered } = session.selection.get();
  const there = layersAt(document, session.page.get(), point, entered);
  if (there.length < 2) return null;
  return {
    id: 'select-layer',
    label: message('actions.selectLayer'),
    icon: Layers,
    entries: there.map((layer) => ({
      id: `select-${layer.id}`,
      label: layerName(layer),
      checked: layers.includes(layer.id),
      run: () => session.selection.set(select([layer.id], entered)),
    })),
  };
}
