/**
 * The panels next to the canvas: what can be added, and what the design consists of. One row per panel; the rail shows
 * them in this order.
 */
import {
  Clapperboard,
  History,
  Layers,
  LayoutTemplate,
  Shapes,
  SwatchBook,
  Type,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageKey } from '#messages/message.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { PanelId } from '../session/panel-id.ts';

export interface SidebarPanel {
  id: PanelId;
  label: MessageKey;
  icon: LucideIcon;
  /** Fills the panel below its heading; loaded when first opened. */
  content: ComponentType;
  /** Below a hairline in the rail: what the design contains, rather than what can be added. */
  inventory?: boolean;
}

export const SIDEBAR_PANELS: readonly SidebarPanel[] = [
  {
    id: 'templates',
    label: 'library.templates',
    icon: LayoutTemplate,
    content: lazyPart(() => import('./templates-panel.tsx')),
  },
  { id: 'text', label: 'editor.text', icon: Type, content: lazyPart(() => import('./text-panel.tsx')) },
  { id: 'elements', label: 'editor.elements', icon: Shapes, content: lazyPart(() => import('./elements-panel.tsx')) },
  { id: 'uploads', label: 'editor.uploads', icon: Upload, content: lazyPart(() => import('./uploads-panel.tsx')) },
  { id: 'brand', label: 'library.brand', icon: SwatchBook, content: lazyPart(() => import('./brand-panel.tsx')) },
  {
    id: 'animate',
    label: 'motion.animate',
    icon: Clapperboard,
    content: lazyPart(() => import('../motion/animate-panel.tsx')),
    inventory: true,
  },
  {
    id: 'layers',
    label: 'editor.layers',
    icon: Layers,
    content: lazyPart(() => import('../layers/layers-panel.tsx')),
    inventory: true,
  },
  {
    id: 'history',
    label: 'history.title',
    icon: History,
    content: lazyPart(() => import('../history/history-panel.tsx')),
    inventory: true,
  },
];
