/** The sections of /admin in order, each with its own address. */
import { Boxes, Coins, Flag, HardDrive, ScrollText, Server, Users, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';
import type { AdminSection } from '#app/services/admin/admin-sections.ts';

export interface Section {
  key: AdminSection;
  to: string;
  label: MessageKey;
  icon: LucideIcon;
}

export const sections: readonly Section[] = [
  { key: 'users', to: '/admin', label: 'admin.users', icon: Users },
  { key: 'generations', to: '/admin/generations', label: 'admin.generations', icon: Boxes },
  { key: 'reviews', to: '/admin/reviews', label: 'admin.reviews', icon: Flag },
  { key: 'storage', to: '/admin/storage', label: 'admin.storage', icon: HardDrive },
  { key: 'costs', to: '/admin/costs', label: 'admin.costs', icon: Coins },
  { key: 'system', to: '/admin/system', label: 'admin.system', icon: Server },
  { key: 'record', to: '/admin/record', label: 'admin.record', icon: ScrollText },
];
