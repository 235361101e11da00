/**
 * A server on loopback that stands in for a customer chat: serves a script that processes its queue as Intercom's does,
 * shows a button of the usual size and place, and records each call.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatWidgetServer {
  script: string;
  origin: string;
  /** The calls the page made, in order. */
  calls: { verb: string; settings: Record<string, unknown>; path: string }[];
  close(): Promise<void>;
}

const source = `(() => {
  const at = new URL(document.currentScript.src).origin;
  const button = document.createElement('button');
  button.textContent = 'Chat';
  button.className = 'intercom-launcher';
  button.style.cssText = 'position:fixed;right:20px;bottom:20px;width:48px;height:48px;border-radius:24px;border:0;background:#334bfa;color:#fff;z-index:60';
  document.body.append(button);
  const call = (verb, settings = {}) => {
    button.hidden = settings.hide_default_launcher === true;
    button.style.bottom = (settings.vertical_padding ?? 20) + 'px';
    void fetch(at + '/calls', { method: 'POST', body: JSON.stringify({ verb, settings, path: location.pathname }) });
  };
  const queue = window.Intercom.q;
  window.Intercom = call;
  for (const one of queue) call(...one);
})();`;

export async function startChatWidgetServer(): Promise<ChatWidgetServer> {
  const calls: ChatWidgetServer['calls'] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.url === '/widget.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
    if (request.method !== 'POST' || request.url !== '/calls') return void response.writeHead(404).end();
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      calls.push(JSON.parse(body) as ChatWidgetServer['calls'][number]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    script: `${origin}/widget.js`,
    origin,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
