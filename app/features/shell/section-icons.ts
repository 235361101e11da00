/** The pictures of the header's places, where they stand in menus. By address. */
import {
  FolderOpen,
  History,
  House,
  Images,
  LayoutGrid,
  LayoutTemplate,
  Palette,
  Settings,
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
};
