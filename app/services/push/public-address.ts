/**
 * Which addresses the server may call for a browser: endpoints come from any signed-in user, and must not lead into the
 * operator's own network.
 */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Longer than any push service's. */
export const ENDPOINT_LENGTH = 1_000;

const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
// Excluded from the global ones: tunnels that contain an IPv4 address, special purposes, documentation.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Whether an endpoint may be stored: https on the usual port of a host with a public name, or anything of the
 * operator's own push service. The name's addresses are checked with each connection.
 */
export function isAllowedEndpoint(endpoint: string, serviceOrigin?: string): boolean {
  if (endpoint.length > ENDPOINT_LENGTH || !URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origin === serviceOrigin) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) &&
    !/\.(?:localhost|local|internal|lan|home|corp|intranet|arpa|onion|test|invalid|example)$/.test(hostname)
  );
}

/** `dns.lookup` limited to public addresses. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) {
      const refusal: NodeJS.ErrnoException = error ?? new Error(`${hostname} has no public address`);
      callback(refusal, options.all ? [] : '', 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
