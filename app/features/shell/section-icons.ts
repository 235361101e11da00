/** Icons of the sections in menus, by address. */
import {
  FolderOpen,
  History,
  House,
  Images,
  LayoutGrid,
  LayoutTemplate,
  Palette,
  Settings,
  ShieldCheck,
  Tag,
  type LucideIcon,
} from 'lucide-react';

export const sectionIcons: Readonly<Record<string, LucideIcon | undefined>> = {
  '/ai-design': House,
  '/projects': FolderOpen,
  '/recipes': LayoutTemplate,
  '/create-design': LayoutGrid,
  '/brand-kit': Palette,
  '/#prices': Tag,
  '/uploads': Images,
  '/history/generations': History,
  '/settings': Settings,
  '/admin': ShieldCheck,
};
