/** What the palette lists: actions by group, the assistant's tools, layers and pages by name. */
import { Bot, FileText, Layers, MessageCircle } from 'lucide-react';
import type { PaletteGroup, PaletteItem } from '#app/ui/command-palette.tsx';
import type { usePriceTexts } from '#app/browser/credits/credit-price.tsx';
import type { ToolOffer } from '#app/contracts/tool-offer.ts';
import { SCENE_TOOLS } from '#app/services/billing/plans.ts';
import { pageOf, pagesInOrder } from '#design/document/tree.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { ActionGroup, EditorAction } from '../actions/action.ts';
import { EDITOR_ACTIONS } from '../actions/action-list.ts';
import { PANEL_ACTIONS } from '../sidebar/panel-actions.ts';
import { isLocked } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { kindName, layerName } from '../session/layer-names.ts';
import { select } from '../session/selection.ts';
import { obstacleOf } from '../actions/obstacle.ts';
import { fieldsOf, selectionWanted } from './schema-fields.ts';

export const GROUP_NAMES: Readonly<Record<ActionGroup, MessageKey>> = {
  edit: 'actions.group.edit',
  arrange: 'actions.group.arrange',
  text: 'actions.group.text',
  picture: 'actions.group.picture',
  insert: 'actions.group.insert',
  page: 'actions.group.page',
  view: 'actions.group.view',
  design: 'actions.group.design',
};

/** Tools that an action of the editor covers: offered once. `look` only looks. */
const BY_HAND: ReadonlySet<string> = new Set([
  'look',
  'undo',
  'redo',
  'export',
  'delete',
  'duplicate',
  'group',
  'remove_background',
  'magic_erase',
  'retake',
  'upscale',
  'expand',
  'place_in_scene',
  'text_behind',
]);
/** Tools that need only the selection, or nothing at all, to do what their name says. */
const AT_ONCE: ReadonlySet<string> = new Set(['apply_brand_kit']);

export interface PaletteSources {
  session: EditorSession;
  tools: readonly ToolOffer[];
  recent: readonly string[];
  search: string;
  /** Runs a tool on the selection. */
  callTool(tool: ToolOffer, input: Record<string, unknown>): void;
  /** Opens the form of a tool. */
  openForm(tool: ToolOffer): void;
  /** What a tool costs, in words; null: nothing. */
  priceOf: ReturnType<typeof usePriceTexts>;
  /** Hands words to the assistant; null where there is none beside the editor. */
  ask: ((words: string) => void) | null;
}

export function paletteGroups(sources: PaletteSources): PaletteGroup[] {
  const { recent } = sources;
  const byArea = areas(sources);
  const all = new Map(byArea.flatMap((group) => group.items.map((item) => [item.id, item])));
  const again = recent.flatMap((id) => {
    const item = all.get(id);
    return item && !item.obstacle ? [item] : [];
  });
  // Recent entries come first until the user searches; then each entry is found once.
  const lately: PaletteGroup[] =
    sources.search.trim() === '' && again.length > 0
      ? [{ id: 'recent', heading: message('actions.recent'), items: again }]
      : [];
  const shown = new Set(lately.flatMap((group) => group.items.map((item) => item.id)));
  return [
    ...lately,
    ...byArea.map((group) => ({ ...group, items: group.items.filter((item) => !shown.has(item.id)) })),
    ...askGroup(sources),
  ];
}

function areas(sources: PaletteSources): PaletteGroup[] {
  const { session } = sources;
  const groups = (Object.keys(GROUP_NAMES) as ActionGroup[]).map((group): PaletteGroup => ({
    id: group,
    heading: message(GROUP_NAMES[group]),
    items: [...EDITOR_ACTIONS, ...PANEL_ACTIONS]
      .filter((action) => action.group === group && action.id !== 'palette' && (action.isOffered?.(session) ?? true))
      .map((action) => actionItem(session, action)),
  }));
  return [
    ...groups,
    {
      id: 'tools',
      heading: message('actions.tools'),
      items: sources.tools.filter(({ name }) => !BY_HAND.has(name)).flatMap((tool) => toolItem(sources, tool) ?? []),
    },
    { id: 'layers', heading: message('editor.layers'), items: layerItems(session) },
    { id: 'pages', heading: message('editor.pages'), items: pageItems(session) },
  ];
}

function actionItem(session: EditorSession, action: EditorAction): PaletteItem {
  const { id, label, icon, shortcuts, words } = action;
  return {
    id,
    label: message(label),
    icon,
    shortcut: shortcuts?.[0],
    keywords: words && [message(words)],
    obstacle: obstacleOf(session, action),
    onSelect: () => action.run(session),
  };
}

function toolItem({ session, callTool, openForm, priceOf }: PaletteSources, tool: ToolOffer): PaletteItem | null {
  if (fieldsOf(tool.input) === null) return null;
  const wanted = selectionWanted(tool.input);
  const { layers } = session.selection.get();
  const { document } = session.store.view();
  const obstacle = !wanted?.required
    ? undefined
    : layers.length === 0 || (wanted.property === 'layer' && layers.length > 1)
      ? message(wanted.property === 'layer' ? 'actions.needsOne' : 'actions.needsSelection')
      : layers.some((id) => isLocked(document, id))
        ? message('actions.needsUnlocked')
        : undefined;
  const atOnce = AT_ONCE.has(tool.name);
  return {
    id: `tool-${tool.name}`,
    label: atOnce ? tool.title : message('actions.toolForm', { title: tool.title }),
    icon: Bot,
    detail: priceOf(tool.cost, { scene: SCENE_TOOLS.has(tool.name) }) ?? undefined,
    keywords: [tool.name.replaceAll('_', ' ')],
    obstacle,
    staysOpen: !atOnce,
    onSelect: () => (atOnce ? callTool(tool, {}) : openForm(tool)),
  };
}

function layerItems(session: EditorSession): PaletteItem[] {
  const { document } = session.store.view();
  const pages = pagesInOrder(document);
  return Object.values(document.layers).map((layer): PaletteItem => {
    const page = pageOf(document, layer.id);
    const number = pages.findIndex(({ id }) => id === page?.id) + 1;
    return {
      id: `layer-${layer.id}`,
      label: layerName(layer),
      icon: Layers,
      detail: pages.length > 1 ? message('actions.layerOnPage', { kind: kindName(layer), number }) : kindName(layer),
      hidden: true,
      onSelect() {
        if (page) session.showPage(page.id);
        session.selection.set(select([layer.id]));
      },
    };
  });
}

function pageItems(session: EditorSession): PaletteItem[] {
  const pages = pagesInOrder(session.store.view().document);
  if (pages.length < 2) return [];
  return pages.map((page, index) => ({
    id: `page-${page.id}`,
    label: page.name || message('actions.pageNumber', { number: index + 1 }),
    icon: FileText,
    detail: page.name ? message('actions.pageNumber', { number: index + 1 }) : undefined,
    keywords: [message('actions.pageNumber', { number: index + 1 })],
    hidden: true,
    onSelect: () => session.showPage(page.id),
  }));
}

function askGroup({ ask, search }: PaletteSources): PaletteGroup[] {
  const words = search.trim();
  if (!ask || words === '') return [];
  return [
    {
      id: 'ask',
      heading: message('actions.assistant'),
      items: [
        {
          id: 'ask',
          label: message('actions.ask', { words }),
          icon: MessageCircle,
          always: true,
          onSelect: () => ask(words),
        },
      ],
    },
  ];
}
