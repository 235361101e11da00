/** The part of oidc-provider that the fake of Google and Apple uses; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface ProviderContext {
    status: number;
    body: unknown;
    oidc?: { route?: string; session?: { accountId?: string }; body?: Record<string, string> };
  }

  export interface ProviderClient {
    clientId: string;
    compareClientSecret(actual: string): boolean | Promise<boolean>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Client: { prototype: ProviderClient };
    readonly Grant: new (of: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    use(middleware: (context: ProviderContext, next: () => Promise<void>) => Promise<void>): this;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string; params: { client_id: string; scope: string } }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
