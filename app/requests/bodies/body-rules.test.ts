/** The limits of bodies match the promises to users, and what the routes read. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { MUSIC_LIMITS } from '#app/contracts/sniff-music.ts';
import { FONT_LIMITS } from '#app/services/inspection/fonts/font-limits.ts';
import { LIMITS } from '#design/document/limits.ts';
import { BODY_BUDGET } from './admit-bodies.server.ts';
import { bodyLimit, bodyRule, bodyRules, FORM_FRAME, LARGEST_BODY, SMALL_BODY } from './body-rules.ts';
import { bodyTime, LONGEST_REQUEST_MS } from './body-times.ts';

const routes = path.join(projectRoot(), 'app', 'routes');
const form = 'multipart/form-data; boundary=x';

describe('a promised size', () => {
  test.each([
    ['/api/assets', UPLOAD_LIMITS.bytes],
    ['/api/brand-kit/logos', UPLOAD_LIMITS.bytes],
    ['/api/drafts/files', UPLOAD_LIMITS.bytes],
    ['/api/models/photos', UPLOAD_LIMITS.bytes],
    ['/api/models', 3 * UPLOAD_LIMITS.bytes],
    ['/api/fonts', FONT_LIMITS.bytes],
    ['/api/assets/music', MUSIC_LIMITS.bytes],
  ])('of a file for %s fits with its frame', (address, bytes) => {
    expect(bodyLimit(address, form)).toEqual({ bytes: bytes + FORM_FRAME, promised: bytes });
  });

  test('of a document fits into a change and into a call of a tool', () => {
    expect(bodyLimit('/api/designs/d1/changes', 'application/json').bytes).toBeGreaterThan(LIMITS.documentBytes);
    expect(bodyLimit('/api/designs/d1/tools/look', 'application/json').bytes).toBeGreaterThan(LIMITS.documentBytes);
  });
});

describe('a rule', () => {
  test.each([
    ['JSON at an address that takes files', '/api/drafts', 'application/json', SMALL_BODY],
    ['a form at an address that takes none', '/api/chats', form, SMALL_BODY],
    ['a longer path', '/api/assets/x', form, SMALL_BODY],
    ['a path in another spelling', '/api/%61ssets', form, SMALL_BODY],
    ['a page', '/sign-in', 'application/x-www-form-urlencoded', SMALL_BODY],
    ['whatever better-auth answers', '/api/auth/callback/apple', null, 32_000],
  ])('for %s', (_, address, type, bytes) => expect(bodyLimit(address, type).bytes).toBe(bytes));

  test('allows files exactly where a route reads them', () => {
    const readers = readdirSync(routes).filter((file) =>
      /\b(?:readUpload|readUploadForm|readPhoto|readNewModel)\(/.test(readFileSync(path.join(routes, file), 'utf8')),
    );
    const addresses = readers.map(
      (file) =>
        `/${file
          .replace(/\.tsx?$/, '')
          .replaceAll('.', '/')
          .replaceAll('$', ':')}`,
    );
    const allowed = Object.keys(bodyRules).filter((address) => bodyRule(address).files !== null);
    expect(addresses.sort()).toEqual(allowed.sort());
  });

  test('has an address of the application', () => {
    const addresses = readdirSync(routes).map(
      (file) =>
        `/${file
          .replace(/\.tsx?$/, '')
          .replaceAll('.', '/')
          .replaceAll('$', ':')
          .replace(/:$/, '*')}`,
    );
    expect(Object.keys(bodyRules).filter((address) => !addresses.includes(address))).toEqual([]);
  });
});

test('the largest body has room and time', () => {
  expect(BODY_BUDGET.perKey).toBeGreaterThanOrEqual(LARGEST_BODY);
  expect(BODY_BUDGET.total).toBeGreaterThanOrEqual(2 * BODY_BUDGET.perKey);
  expect(LONGEST_REQUEST_MS).toBeGreaterThanOrEqual(BODY_BUDGET.waitMs + bodyTime(LARGEST_BODY));
});

test('bodies are read in one place alone', () => {
  // Requests in app/services/models are outgoing ones.
  const sources = ['app/routes', 'app/requests', 'app/services', 'app/features'].flatMap((folder) =>
    readdirSync(path.join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('app/services/models/'),
      ),
  );
  const readers = sources.filter((file) =>
    /\brequest\.(?:json|text|formData|arrayBuffer|blob|bytes|body)\b/.test(
      readFileSync(path.join(projectRoot(), file), 'utf8'),
    ),
  );
  expect(readers).toEqual(['app/requests/bodies/read-body.server.ts']);
});
