/** The sections of the settings, in order; each has its own address. */
import { CreditCard, FolderDown, Gauge, MonitorSmartphone, Server, UserRound, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';
import type { SectionKey } from '#app/services/account/sections.ts';

export interface Section {
  key: SectionKey;
  label: MessageKey;
  icon: LucideIcon;
}

export const sections: readonly Section[] = [
  { key: 'profile', label: 'settings.profile', icon: UserRound },
  { key: 'plan', label: 'settings.plan', icon: CreditCard },
  { key: 'usage', label: 'settings.usage', icon: Gauge },
  { key: 'devices', label: 'settings.devices', icon: MonitorSmartphone },
  { key: 'system', label: 'settings.system', icon: Server },
  { key: 'data', label: 'settings.data', icon: FolderDown },
];

/** The first one is at the settings' own address. */
export const sectionPath = (key: SectionKey): string => (key === 'profile' ? '/settings' : `/settings/${key}`);
