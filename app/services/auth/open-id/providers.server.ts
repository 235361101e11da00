/** The configured providers, and the plugin that registers them with better-auth. */
import type { BetterAuthPlugin } from 'better-auth';
import { appleIssuer, type AppleSignIn, type GoogleSignIn } from '#app/services/config/sign-in-settings.ts';
import { fixedSecret, signedSecret } from './client-authentication.server.ts';
import {
  createOpenIdProvider,
  type OpenIdProvider,
  type OpenIdProviderDependencies,
} from './open-id-provider.server.ts';

export interface ProviderSettings {
  google?: GoogleSignIn;
  apple?: AppleSignIn;
}

export function createProviders(
  { google, apple }: ProviderSettings,
  dependencies: OpenIdProviderDependencies,
): OpenIdProvider[] {
  const providers: OpenIdProvider[] = [];
  if (google) {
    providers.push(
      createOpenIdProvider(
        {
          key: 'google',
          clientId: google.clientId,
          authentication: fixedSecret(google.clientSecret),
          issuer: google.issuer,
          scopes: ['openid', 'email', 'profile'],
        },
        dependencies,
      ),
    );
  }
  if (apple) {
    providers.push(
      createOpenIdProvider(
        {
          key: 'apple',
          clientId: apple.clientId,
          authentication: signedSecret(apple),
          issuer: apple.issuer,
          // For some days in June 2025 Apple's discovery used this name while its tokens kept the other.
          aliases: apple.issuer === appleIssuer ? ['https://account.apple.com'] : undefined,
          scopes: ['openid', 'email', 'name'],
          // Apple gives e-mail and name in no other way.
          responseMode: 'form_post',
        },
        dependencies,
      ),
    );
  }
  return providers;
}

/** better-auth names its own providers in its options; others need a plugin. */
export function providersPlugin(providers: readonly OpenIdProvider[]): BetterAuthPlugin {
  return {
    id: 'open-id-providers',
    init: ({ socialProviders }) => ({ context: { socialProviders: [...providers, ...socialProviders] } }),
  };
}
