/**
 * A server on loopback that stands in for an advertising pixel: serves a script that processes its queue as Meta's does
 * and requests one picture per event, and records the requests.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PixelServer {
  script: string;
  origin: string;
  /** How often the script was requested. */
  loads: number;
  events: { id: string; name: string; address: string; parameters: Record<string, string> }[];
  close(): Promise<void>;
}

/** Counts address changes by itself, as the vendor's script does, unless that was switched off. */
const source = `(() => {
  const fbq = window.fbq;
  let id = null;
  let quiet = false;
  let own = true;
  let sent = 0;
  const send = (name, parameters = {}) => {
    if (quiet) return;
    // A picture with the same address would come from the browser's memory.
    const query = new URLSearchParams({ id, ev: name, dl: location.href, ts: Date.now() + '.' + (sent += 1) });
    for (const [key, value] of Object.entries(parameters)) query.set('cd[' + key + ']', value);
    new Image().src = new URL(base).origin + '/tr/?' + query;
  };
  const base = document.currentScript.src;
  fbq.callMethod = (verb, ...rest) => {
    if (verb === 'init') id = rest[0];
    else if (verb === 'consent') quiet = rest[0] === 'revoke';
    else if (verb === 'set' && rest[0] === 'autoConfig') own = rest[1];
    else if (verb === 'track' || verb === 'trackCustom') send(...rest);
  };
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
  if (own) addEventListener('click', () => send('SubscribedButtonClick'), true);
  if (!fbq.disablePushState) {
    const push = history.pushState;
    history.pushState = function (...args) {
      push.apply(this, args);
      send('PageView');
    };
  }
})();`;

export async function startPixelServer(): Promise<PixelServer> {
  const kept: Pick<PixelServer, 'events' | 'loads'> = { events: [], loads: 0 };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://pixel');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (pathname === '/en_US/fbevents.js') {
      kept.loads += 1;
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
    }
    if (pathname !== '/tr/') return void response.writeHead(404).end();
    kept.events.push({
      id: searchParams.get('id') ?? '',
      name: searchParams.get('ev') ?? '',
      address: searchParams.get('dl') ?? '',
      parameters: Object.fromEntries(
        [...searchParams].flatMap(([key, value]) => {
          const name = /^cd\[(.+)\]$/.exec(key)?.[1];
          return name === undefined ? [] : [[name, value]];
        }),
      ),
    });
    response.writeHead(200, { 'content-type': 'image/gif' });
    response.end(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    script: `${origin}/en_US/fbevents.js`,
    origin,
    get loads() {
      return kept.loads;
    },
    events: kept.events,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
