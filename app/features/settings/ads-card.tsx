/** Consent for the advertising pixel, for users who want to change their answer. Only if one is configured. */
import type { ReactNode } from 'react';
import { browserDeclines, chooseAds, useAdConsent, type AdConsent } from '#app/browser/outside/ad-consent.ts';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { Card } from '#app/ui/card.tsx';

const choices: readonly { value: AdConsent; label: MessageKey }[] = [
  { value: 'declined', label: 'outside.off' },
  { value: 'accepted', label: 'outside.allowed' },
];

export function AdsCard(): ReactNode {
  const consent = useAdConsent();
  const decided = useHydrated() && browserDeclines();
  return (
    <Card
      title={message('outside.setting')}
      hint={message(decided ? 'outside.browserDeclines' : 'outside.settingText')}
      action={
        decided ? undefined : (
          <Segmented
            label={message('outside.setting')}
            segments={choices.map(({ value, label }) => ({ value, label: message(label) }))}
            value={consent ?? 'declined'}
            onValueChange={chooseAds}
            className="min-w-40"
          />
        )
      }
    />
  );
}
