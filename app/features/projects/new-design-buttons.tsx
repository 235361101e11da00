/** The ways to begin a design, if there are none yet. */
import { LayoutTemplate, MessageSquarePlus, SquareDashed, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { message, type MessageKey } from '#messages/message.ts';

const WAYS: readonly { to: string; label: MessageKey; icon: LucideIcon }[] = [
  { to: '/ai-design', label: 'projects.beginPrompt', icon: MessageSquarePlus },
  { to: '/recipes', label: 'projects.beginTemplate', icon: LayoutTemplate },
  { to: '/start-blank', label: 'projects.beginBlank', icon: SquareDashed },
];

export function NewDesignButtons(): ReactNode {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {WAYS.map(({ to, label, icon: Icon }, at) => (
        <Link key={to} to={to} className={buttonClass(at === 0 ? 'primary' : 'secondary')}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {message(label)}
        </Link>
      ))}
    </div>
  );
}
