/** Records every address that this process tries to reach, by name or by number. */
import dns from 'node:dns';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { vi } from 'vitest';

export interface NetworkWatch {
  /** The addresses reached, without loopback addresses of the test's own services. */
  reached(): string[];
  /** A server on this machine that nothing has a reason to call: an internal address, as an attacker would name it. */
  trap: string;
  close(): Promise<void>;
}

/** Watches sockets and look-ups from now on. */
export async function watchNetwork(): Promise<NetworkWatch> {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    reached.push(`trap ${request.url}`);
    response.end('secret');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = net.Socket.prototype.connect;
  const connecting = vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (
    this: net.Socket,
    ...given: unknown[]
  ) {
    // Node passes the normalised arguments on as one list: options first.
    const [options] = (Array.isArray(given[0]) ? given[0] : given) as [{ host?: string; port?: number; path?: string }];
    const host = options.host ?? 'localhost';
    if (!options.path && (!/^(127\.|::1|localhost)/.test(host) || Number(options.port) === port))
      reached.push(`${host}:${options.port}`);
    return Reflect.apply(connect, this, given) as net.Socket;
  });
  const lookup = dns.lookup;
  const looking = vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: unknown[]) => {
    if (name !== 'localhost' && net.isIP(name) === 0) reached.push(name);
    return Reflect.apply(lookup, dns, [name, ...rest]);
  }) as typeof dns.lookup);
  return {
    reached: () => [...reached],
    trap: `http://127.0.0.1:${port}/secret.png`,
    async close() {
      connecting.mockRestore();
      looking.mockRestore();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
