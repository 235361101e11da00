/** The sections of the settings, in order; each has its own address. */
import { CreditCard, FolderDown, Gauge, MonitorSmartphone, Server, UserRound, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';
import type { SectionKey } from '#app/services/account/sections.ts';

export interface Section {
  key: SectionKey;
  to: string;
  label: MessageKey;
  icon: LucideIcon;
}

/** The first one is at the settings' own address. */
export const sections: readonly Section[] = [
  { key: 'profile', to: '/settings', label: 'settings.profile', icon: UserRound },
  { key: 'plan', to: '/settings/plan', label: 'settings.plan', icon: CreditCard },
  { key: 'usage', to: '/settings/usage', label: 'settings.usage', icon: Gauge },
  { key: 'devices', to: '/settings/devices', label: 'settings.devices', icon: MonitorSmartphone },
  { key: 'system', to: '/settings/system', label: 'settings.system', icon: Server },
  { key: 'data', to: '/settings/data', label: 'settings.data', icon: FolderDown },
];
