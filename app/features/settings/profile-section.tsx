/** The user's profile: the name, the ways to sign in, the appearance. */
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { NAME_LENGTH, type Profile } from '#app/services/account/profile.ts';
import { usePushKey } from '#app/browser/push/use-push-key.ts';
import { httpPatch } from '#app/browser/http-client.ts';
import type { Mailer } from '#app/services/mail/mail.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '#app/ui/theme-choice.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { AdsCard } from './ads-card.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmailRow } from './email-row.tsx';
import { SettingRow } from './setting-row.tsx';
import { useTask } from '#app/browser/use-task.ts';

export interface ProfileSectionProps {
  profile: Profile;
  theme: ThemeChoice;
  /** The configured mailer, if any. */
  mail: Mailer['kind'];
  /** Whether an advertising pixel is configured. */
  ads: boolean;
}

const NotificationCard = lazy(() =>
  import('./notification-card.tsx').then((module) => ({ default: module.NotificationCard })),
);

const providerNames: Record<string, MessageKey> = {
  google: 'settings.providerGoogle',
  apple: 'settings.providerApple',
};

export function ProfileSection({ profile, theme, mail, ads }: ProfileSectionProps): ReactNode {
  const pushKey = usePushKey();
  const connected = profile.providers.flatMap((provider) => providerNames[provider] ?? []);
  return (
    <>
      <NameCard profile={profile} />
      <Card title={message('settings.signIn')} hint={message('settings.signInText')}>
        <div className="-mb-3 divide-y divide-line border-t border-line">
          <EmailRow email={profile.email} pending={profile.pendingEmail} mail={mail} />
          {profile.phone && (
            <SettingRow label={message('settings.phone')}>
              <span dir="ltr" className="tabular">
                {profile.phone}
              </span>
            </SettingRow>
          )}
          {connected.map((name) => (
            <SettingRow key={name} label={message('settings.provider')}>
              {message(name)}
            </SettingRow>
          ))}
        </div>
      </Card>
      <AppearanceCard initial={theme} />
      {pushKey !== null && (
        <Suspense fallback={null}>
          <NotificationCard pushKey={pushKey} />
        </Suspense>
      )}
      {ads && <AdsCard />}
    </>
  );
}

function NameCard({ profile }: { profile: Profile }): ReactNode {
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(profile.name);
  const { busy, error, run } = useTask();
  const clean = name.replace(/\s+/g, ' ').trim();
  const tooLong = [...clean].length > NAME_LENGTH;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong || clean === profile.name) return;
    void run(async () => {
      await httpPatch('/api/account', { name: clean });
      setName(clean);
      await revalidate();
      toast({ title: message('settings.saved') });
    });
  };
  return (
    <Card title={message('settings.you')} hint={message('settings.youText')}>
      <form onSubmit={save} className="flex flex-wrap items-start gap-4">
        <Avatar name={clean || profile.email || profile.phone || ''} size={56} className="mt-1.5" />
        <TextField
          label={message('settings.name')}
          placeholder={message('settings.namePlaceholder')}
          autoComplete="name"
          value={name}
          error={tooLong ? message('settings.nameTooLong', { limit: NAME_LENGTH }) : error}
          onChange={(event) => setName(event.target.value)}
          className="min-w-0 flex-1 basis-56"
        />
        <Button type="submit" busy={busy} disabled={tooLong || clean === profile.name} className="mt-6">
          {message('settings.save')}
        </Button>
      </form>
    </Card>
  );
}

const themes: readonly { value: ThemeChoice; label: MessageKey }[] = [
  { value: 'system', label: 'common.themeSystem' },
  { value: 'light', label: 'common.themeLight' },
  { value: 'dark', label: 'common.themeDark' },
];

function AppearanceCard({ initial }: { initial: ThemeChoice }): ReactNode {
  const theme = useThemeChoice(initial);
  return (
    <Card
      title={message('settings.appearance')}
      hint={message('settings.appearanceText')}
      action={
        <Segmented
          label={message('settings.appearance')}
          segments={themes.map(({ value, label }) => ({ value, label: message(label) }))}
          value={theme}
          onValueChange={chooseTheme}
          className="min-w-56"
        />
      }
    />
  );
}
