/** A model of a vendor or on a server of one's own, as its protocol is opened. */
export interface HostedModel {
  apiKey?: string | undefined;
  /** Undefined: the vendor's own. */
  baseUrl?: string | undefined;
  model: string;
  /** How its servers are called; a recording replaces them. */
  ask?: typeof fetch;
}

/** A base address with the protocol's version, which people give or leave out. */
export function versioned(baseUrl: string, version: string): string {
  let plain = baseUrl;
  while (plain.endsWith('/')) plain = plain.slice(0, -1);
  return /\/v\d\w*$/.test(plain) ? plain : `${plain}/${version}`;
}
