/** `npm start` as people experience it: one address, a clean exit, and one clear line for anything wrong. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#app/services/database/database.server.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { hasPostgres, startPostgres } from '#tests/fixtures/postgres.ts';
import { spawnServer, startServer } from '#tests/fixtures/running-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { signInOverHttp } from '#tests/fixtures/sign-in-over-http.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blend-starting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const timeout = 300_000;

/** Output of a start that can't succeed. */
async function failedStart(env: Record<string, string>): Promise<string[]> {
  const { ended } = spawnServer({ PORT: String(await freePort()), DATA_DIR: path.join(folder, 'unused'), ...env });
  const { code, err, out } = await ended;
  expect({ code, out: out.includes('ready') }).toEqual({ code: 1, out: false });
  return err.trim().split('\n');
}

describe('a start that succeeds', () => {
  test(
    'prints one address, answers, keeps its secret private, stops at Ctrl-C with 0 under an open event stream, and starts again quietly',
    async () => {
      const data = path.join(folder, 'data');
      // Whoever makes the databases to copy makes one where there was none; what gets warm has tests of its own.
      if (!isLongRun) await fillWithDatabase(data);
      const first = await startServer(isLongRun ? { BLEND_COLD: '' } : {}, data);
      const page = await fetch(first.origin);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("'nonce-");
      expect(statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600);
      const cookie = await signInOverHttp(first.origin, 'streams@example.com');
      const stream = await fetch(`${first.origin}/api/events`, { headers: { cookie, 'accept-encoding': 'gzip' } });
      expect(stream.status).toBe(200);
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      expect(stream.headers.get('content-encoding')).toBeNull();
      const drained = (async () => {
        for await (const _part of stream.body ?? []) continue;
      })();
      // If the open stream held up the exit, the process would be cut short with a code other than 0.
      expect(await first.stop('SIGINT')).toEqual({ code: 0, signal: null });
      await drained;
      expect(first.output.err).toBe('');

      const second = await startServer({}, data);
      expect(second.output).toEqual({ out: `Blend is ready at ${second.origin}\n`, err: '' });
      // No other server can start on its data meanwhile.
      const refused = await failedStart({ DATA_DIR: data });
      expect(refused).toEqual([expect.stringContaining(data)]);

      // When its launcher is killed it exits as well, and releases the folder.
      await second.stop('SIGKILL');
      await expect
        .poll(() =>
          fetch(second.origin).then(
            () => 'answers',
            () => 'gone',
          ),
        )
        .toBe('gone');
      expect(second.output.err).toBe('');
      // The folder was released.
      await (await openDatabase({ dataDir: data })).close();
    },
    timeout,
  );
});

// How the lock is held and lost is covered without whole servers, in the database's own tests.
test.runIf(isLongRun && hasPostgres())(
  'one server on a database: the next is refused until the first is gone, a worker is not',
  async () => {
    const postgres = await startPostgres();
    try {
      const env = { DATABASE_URL: await postgres.createDatabase() };
      const data = path.join(folder, 'shared');
      const first = await startServer(env, data);
      const refused = await failedStart({ ...env, DATA_DIR: data });
      expect(refused).toEqual([expect.stringContaining('Another Blend server already runs on the database')]);

      const worker = spawnServer({ ...env, DATA_DIR: data }, 'worker');
      await expect.poll(() => worker.output.out, { timeout: 60_000 }).toContain('Blend works on');
      expect((await fetch(first.origin)).status).toBe(200);

      await first.stop('SIGKILL');
      const second = await startServer(env, data);
      worker.process.kill('SIGTERM');
      expect(await worker.ended).toMatchObject({ code: 0, err: '' });
      expect(await second.stop()).toEqual({ code: 0, signal: null });
    } finally {
      await postgres.stop();
    }
  },
  timeout,
);

test.runIf(isLongRun)(
  '`npm run dev` serves pages from the sources and stops at Ctrl-C with 0',
  async () => {
    const server = await startServer({}, path.join(folder, 'dev'), 'dev');
    const page = await fetch(server.origin, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/app/entry.client.tsx');
    const module = await fetch(`${server.origin}/app/entry.client.tsx`);
    expect(module.headers.get('content-type')).toContain('javascript');
    expect(await server.stop('SIGINT')).toEqual({ code: 0, signal: null });
  },
  timeout,
);

describe('a start that can not succeed says why in one line', () => {
  test(
    'wrong values, all of them',
    async () => {
      expect(await failedStart({ PORT: 'http', PLANS: 'some', DATABASE_URL: 'nowhere' })).toEqual([
        'PORT is "http", but must be a port number from 1 to 65535',
        'DATABASE_URL is not usable (its value is not shown here), but must be an address such as postgresql://user:password@host:5432/name',
        'PLANS is "some", but must be "metered" or "off"',
      ]);
    },
    timeout,
  );

  test(
    'a taken port',
    async () => {
      const port = await freePort();
      const other = createServer().listen(port, '127.0.0.1');
      try {
        expect(await failedStart({ PORT: String(port) })).toEqual([
          `Port ${port} on 127.0.0.1 is already in use. Set PORT to another one`,
        ]);
      } finally {
        other.close();
      }
    },
    timeout,
  );

  // Refused like a taken port; the database's own tests cover the next two.
  test.runIf(isLongRun)(
    'an address that is not this machine',
    async () => {
      expect(await failedStart({ HOST: '192.0.2.1' })).toEqual([
        'HOST is "192.0.2.1", which is not an address of this machine',
      ]);
    },
    timeout,
  );

  test.runIf(isLongRun)(
    'a data folder that can not be made',
    async () => {
      const file = path.join(folder, 'a-file');
      writeFileSync(file, '');
      const lines = await failedStart({ DATA_DIR: path.join(file, 'data') });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(file);
    },
    timeout,
  );

  test.runIf(isLongRun)(
    'a database server that is not there',
    async () => {
      const port = await freePort();
      const lines = await failedStart({ DATABASE_URL: `postgresql://blend:topsecret@127.0.0.1:${port}/blend` });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`127.0.0.1`);
      expect(lines[0]).not.toContain('topsecret');
    },
    timeout,
  );
});

describe('the launcher', () => {
  const root = path.dirname(path.dirname(import.meta.dirname));

  test('a Node that is far too old gets one line', () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); process.argv = ['node', 'run.mjs', 'start']; await import(${JSON.stringify(path.join(root, 'scripts/run.mjs'))});`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Blend needs Node 20 or newer to start; this is Node 18.20.0.\n',
    });
  });

  test('an unknown command gets one line', () => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'fly'], {
      encoding: 'utf8',
    });
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
  });
});
