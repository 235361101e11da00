/** Continues with Google or Apple: a plain form with and without scripts, because its answer leads off this site. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { providerNames, type ProviderKey } from '#app/services/auth/open-id/provider-key.ts';
import { Button } from '#app/ui/button.tsx';

export function ProviderButtons({ providers, next }: { providers: readonly ProviderKey[]; next: string }): ReactNode {
  return (
    <form method="post" action={`/sign-in/with?${new URLSearchParams({ next })}`} className="grid gap-3">
      {providers.map((provider) => (
        <Button key={provider} type="submit" size="large" name="provider" value={provider}>
          <span className="inline-flex items-center gap-2.5">
            {provider === 'google' ? <GoogleLogo /> : <AppleLogo />}
            <span>{message('phone.continueWith', { provider: providerNames[provider] })}</span>
          </span>
        </Button>
      ))}
    </form>
  );
}

/** As Google requires: its own colors, on any background. */
function GoogleLogo(): ReactNode {
  return (
    <svg aria-hidden width="18" height="18" viewBox="0 0 48 48">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

function AppleLogo(): ReactNode {
  return (
    <svg aria-hidden width="18" height="18" viewBox="0 0 24 24" fill="currentColor" className="-mt-0.5">
      <path d="M16.37 12.64c-.02-2.3 1.88-3.4 1.96-3.46-1.07-1.56-2.73-1.78-3.32-1.8-1.41-.14-2.76.83-3.48.83-.72 0-1.82-.81-3-.79-1.54.02-2.96.9-3.76 2.27-1.6 2.78-.41 6.9 1.15 9.16.76 1.1 1.67 2.34 2.87 2.3 1.15-.05 1.59-.75 2.98-.75 1.39 0 1.78.75 3 .72 1.24-.02 2.02-1.12 2.78-2.23.88-1.28 1.24-2.52 1.26-2.58-.03-.01-2.42-.93-2.44-3.67zM14.08 5.88c.63-.77 1.06-1.84.94-2.9-.91.04-2.02.61-2.67 1.37-.59.68-1.1 1.77-.96 2.81 1.02.08 2.06-.52 2.69-1.28z" />
    </svg>
  );
}
