/** The build's hashed files: immutable under their name, compressed at build time. */
import { readdirSync } from 'node:fs';
import express, { type RequestHandler } from 'express';

/** Their path. */
export const ASSETS = '/assets';

const yearInSeconds = 31_536_000;

/** What the build may have written next to a file, best first. */
const encodings = [
  { token: 'br', ending: '.br' },
  { token: 'gzip', ending: '.gz' },
] as const;

/** Serves the files of `folder`. A missing name fails with 404. */
export function builtAssets(folder: string): RequestHandler {
  const present = new Set(readFolder(folder));
  // Immutable files are never requested again, so they need neither tag nor date.
  const send = express.static(folder, {
    immutable: true,
    maxAge: yearInSeconds * 1000,
    index: false,
    fallthrough: false,
    etag: false,
    lastModified: false,
  });
  return (request, response, next) => {
    const file = request.path.slice(1);
    const written = encodings.filter(({ ending }) => present.has(file + ending));
    if (written.length > 0) {
      response.vary('Accept-Encoding');
      const chosen = written.find(({ token }) => request.acceptsEncodings(token) === token);
      if (chosen) {
        response.setHeader('Content-Encoding', chosen.token);
        response.type(file.slice(file.lastIndexOf('.')));
        request.url = request.url.replace(request.path, request.path + chosen.ending);
      }
    }
    send(request, response, next);
  };
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
