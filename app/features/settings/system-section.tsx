/** Which engine serves each part of this installation. */
import type { ReactNode } from 'react';
import type { Engine, Part } from '#app/services/account/engines.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { Card } from '#app/ui/card.tsx';

const parts: Record<Part, MessageKey> = {
  database: 'settings.partDatabase',
  storage: 'settings.partStorage',
  assistant: 'settings.partAssistant',
  imaging: 'settings.partImaging',
  edits: 'settings.partEdits',
  images: 'settings.partImages',
  stock: 'settings.partStock',
  scenes: 'settings.partScenes',
  videos: 'settings.partVideos',
  moderation: 'settings.partModeration',
  mail: 'settings.partMail',
  sms: 'settings.partSms',
  payments: 'settings.partPayments',
  push: 'settings.partPush',
  google: 'settings.partGoogle',
  apple: 'settings.partApple',
  errors: 'settings.partErrors',
  ads: 'settings.partAds',
  support: 'settings.partSupport',
};

/** Engines of our own, without a vendor's name. */
const ownNames: Partial<Record<Part, MessageKey>> = {
  storage: 'settings.engineStorage',
  assistant: 'settings.engineAssistant',
  imaging: 'settings.engineCutouts',
  edits: 'settings.engineEdits',
  images: 'settings.engineImages',
  scenes: 'settings.engineScenes',
  videos: 'settings.engineVideos',
  moderation: 'settings.engineModeration',
  mail: 'settings.engineOutbox',
  sms: 'settings.engineOutbox',
  payments: 'settings.engineSandbox',
  errors: 'settings.engineLog',
  ads: 'settings.engineAds',
  support: 'settings.engineSupport',
};

const places: Record<Engine['place'], { label: MessageKey; tone: string }> = {
  embedded: { label: 'settings.placeEmbedded', tone: 'bg-tint text-muted' },
  hosted: { label: 'settings.placeHosted', tone: 'bg-support-soft text-support-text' },
  off: { label: 'settings.placeOff', tone: 'bg-tint text-faint' },
};

function engineName({ part, name, place }: Engine): string {
  const own = ownNames[part];
  if (name) return name;
  return message(place === 'off' || !own ? 'settings.engineNone' : own);
}

export interface SystemSectionProps {
  engines: readonly Engine[];
  /** The health of a part, for operators; undefined: not shown. */
  stateOf?(part: Part): ReactNode;
  action?: ReactNode;
  /** Why that could not be found out. */
  problem?: string | null;
}

export function SystemSection({ engines, stateOf, action, problem }: SystemSectionProps): ReactNode {
  return (
    <Card title={message('settings.system')} hint={message('settings.systemText')} action={action}>
      {problem && (
        <p role="alert" className="mb-3 text-13 text-danger-text">
          {problem}
        </p>
      )}
      <dl className="-mb-3 divide-y divide-line border-t border-line">
        {engines.map((engine) => (
          <div key={engine.part} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <dt className="w-full shrink-0 text-13 text-muted sm:w-44">{message(parts[engine.part])}</dt>
            <dd className={classNames('min-w-36 flex-1 text-15 wrap-anywhere', engine.place === 'off' && 'text-muted')}>
              {engineName(engine)}
            </dd>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              {stateOf?.(engine.part)}
              <span
                className={classNames(
                  'shrink-0 rounded-full px-2.5 py-0.5 text-12 font-medium',
                  places[engine.place].tone,
                )}
              >
                {message(places[engine.place].label)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
