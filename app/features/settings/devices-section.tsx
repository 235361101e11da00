/** Where the user is signed in; unknown devices can be signed out. */
import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Device } from '#app/services/account/devices.ts';
import type { DeviceKind } from '#app/services/account/device-name.ts';
import { httpDelete } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { toast } from '#app/ui/toast-store.ts';
import { Time } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { Card } from '#app/ui/card.tsx';
import { useTask } from '#app/browser/use-task.ts';

const icons: Record<DeviceKind, LucideIcon> = {
  computer: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  other: MonitorSmartphone,
};

export function nameOfDevice({ browser, system }: Pick<Device, 'browser' | 'system'>): string {
  if (browser && system) return message('settings.deviceBoth', { browser, system });
  return browser ?? system ?? message('settings.deviceUnknown');
}

export function DevicesSection({ devices }: { devices: readonly Device[] }): ReactNode {
  const { revalidate } = useRevalidator();
  const { busy, error, run } = useTask();
  /** The one being signed out; '' for all others. */
  const [ending, setEnding] = useState<string | null>(null);
  const others = devices.filter(({ isThis }) => !isThis).length;

  const end = (device: Device) => {
    setEnding(device.id);
    void run(async () => {
      await httpDelete(`/api/account/devices/${device.id}`);
      await revalidate();
      toast({ title: message('settings.deviceSignedOut', { device: nameOfDevice(device) }) });
    });
  };
  const endOthers = () => {
    setEnding('');
    void run(async () => {
      await httpDelete('/api/account/devices');
      await revalidate();
      toast({ title: message('settings.othersSignedOut', { count: others }) });
    });
  };

  return (
    <Card
      title={message('settings.devices')}
      hint={message('settings.devicesText')}
      action={
        others > 0 && (
          <Button size="small" busy={busy && ending === ''} disabled={busy && ending !== ''} onClick={endOthers}>
            {message('settings.signOutOthers')}
          </Button>
        )
      }
    >
      {error && (
        <p role="alert" className="mb-3 text-13 text-danger-text">
          {error}
        </p>
      )}
      <ul className={classNames('divide-y divide-line border-t border-line', others > 0 && '-mb-3.5')}>
        {devices.map((device) => {
          const Icon = icons[device.kind];
          const name = nameOfDevice(device);
          return (
            <li key={device.id} className="flex items-center gap-4 py-3.5">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-muted">
                <Icon size={20} strokeWidth={1.75} aria-hidden />
              </span>
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-15 font-medium">
                  <span>{name}</span>
                  {device.isThis && (
                    <span className="rounded-full bg-support-soft px-2 py-0.5 text-12 font-medium text-support-text">
                      {message('settings.thisDevice')}
                    </span>
                  )}
                </p>
                <p className="mt-0.5 text-13 text-muted">
                  {device.isThis ? (
                    message('settings.activeNow')
                  ) : (
                    <Sentence text="settings.lastUsed" when={<Time at={device.usedAt} format="ago" />} />
                  )}
                  <span>{' · '}</span>
                  <Sentence text="settings.signedInAt" when={<Time at={device.signedInAt} format="day" />} />
                </p>
              </div>
              {!device.isThis && (
                <Button
                  size="small"
                  aria-label={message('settings.signOutDevice', { device: name })}
                  busy={busy && ending === device.id}
                  disabled={busy}
                  onClick={() => end(device)}
                >
                  {message('settings.signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others === 0 && (
        <p className="border-t border-line pt-3.5 text-13 text-muted">{message('settings.onlyThisDevice')}</p>
      )}
    </Card>
  );
}

/** A text with a time in it, which is an element. */
function Sentence({ text, when }: { text: 'settings.lastUsed' | 'settings.signedInAt'; when: ReactNode }): ReactNode {
  const [before, after] = message(text, { when: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      {when}
      {after}
    </>
  );
}
