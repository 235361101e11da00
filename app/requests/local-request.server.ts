/** Whether a request was made on this machine: some pages must not be reachable from outside. */
import type { RouterContextProvider } from 'react-router';
import { isLoopback } from '#app/services/config/setting-types.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { message } from '#messages/message.ts';
import { requestFacts } from '../services/http/request-context.ts';

/** Added by proxies, tunnels and content networks, besides everything that begins with `x-forwarded-`. */
const forwarding = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
  'x-azure-clientip',
  'x-appengine-user-ip',
  'tailscale-user-login',
];

/** The first forwarding header of a request; null: none. */
export function forwardingHeader(headers: Headers): string | null {
  for (const name of headers.keys()) if (name.startsWith('x-forwarded-') || forwarding.includes(name)) return name;
  return null;
}

/** IPv4, IPv6 and IPv4 written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}

let told = false;

/** From this machine, by a name of this machine, not forwarded. Reports the first forwarded request to the operator. */
export function isLocalRequest(request: Request, context: Readonly<RouterContextProvider>): boolean {
  const header = forwardingHeader(request.headers);
  if (header !== null && !told) {
    told = true;
    report(new Error(message('common.relayed', { header })), { area: 'local-only' });
  }
  return (
    header === null && isLoopbackAddress(context.get(requestFacts).address) && isLoopback(new URL(request.url).hostname)
  );
}
