/**
 * `npm run gallery [-- samples cutouts repairs scenes images layouts logos templates films try-ons prompts hints] [--out
 * DIR]`:
 * makes every engine's sheets (before, after and truth, where there is one), one folder per engine, and puts them on
 * one page: DIR/index.html. All of them unless some are named. For judging engines by eye.
 */
import { spawn } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../app/services/config/project-root.ts';
import { StartError } from '../app/services/config/start-error.ts';
import NODE_FLAGS from './node-flags.json' with { type: 'json' };
import { runCommand } from './running/failing.ts';

/** Each writes pictures, or a page, into the given folder. */
const GALLERIES: Readonly<Record<string, (folder: string) => string[]>> = {
  samples: (folder) => ['sample-gallery.ts', folder],
  cutouts: (folder) => ['bench-cutouts.ts', '--pictures', folder],
  repairs: (folder) => ['bench-repairs.ts', '--pictures', folder],
  scenes: (folder) => ['scene-gallery.ts', folder],
  images: (folder) => ['image-gallery.ts', folder],
  layouts: (folder) => ['layout-gallery.ts', folder],
  logos: (folder) => ['logo-gallery.ts', folder],
  templates: (folder) => ['template-sheets.ts', folder],
  films: (folder) => ['film-gallery.ts', folder, '--files', '--mixed'],
  'try-ons': (folder) => ['try-on-gallery.ts', folder],
  prompts: (folder) => ['replay.ts', 'tests/transcripts/prompts', '--model', 'builtin', '--report', folder],
  hints: (folder) => ['hint-gallery.ts', folder],
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'gallery' } },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(GALLERIES);
  const unknown = names.filter((name) => !Object.hasOwn(GALLERIES, name));
  if (unknown.length > 0)
    throw new StartError(`There is no gallery ${unknown.join(', ')}. Galleries: ${Object.keys(GALLERIES).join(', ')}.`);
  const out = path.resolve(process.env['INIT_CWD'] ?? '.', values.out);
  for (const name of names) {
    const folder = path.join(out, name);
    await mkdir(folder, { recursive: true });
    console.log(`\n── ${name}`);
    await make(GALLERIES[name]?.(folder) ?? []);
  }
  const page = path.join(out, 'index.html');
  await writeFile(page, await pageOf(out));
  console.log(`\nLook at ${page}`);
});

async function make([script = '', ...parameters]: string[]): Promise<void> {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(projectRoot(), 'scripts', script), ...parameters], {
    cwd: projectRoot(),
    stdio: 'inherit',
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new StartError(`scripts/${script} ended with ${String(code)}: see above.`);
}

const shown = (address: string) =>
  address.endsWith('.mp4')
    ? `<video src="${address}" controls loop muted preload="metadata" width="320"></video>`
    : `<img src="${address}" alt="" loading="lazy">`;

/** Everything in the galleries, including earlier runs. */
async function pageOf(out: string): Promise<string> {
  const sections: string[] = [];
  for (const name of Object.keys(GALLERIES)) {
    const files = await readdir(path.join(out, name)).catch((): string[] => []);
    const pictures = files.filter((file) => /\.(?:png|jpe?g|webp|mp4)$/.test(file)).toSorted();
    const own = files.includes('index.html')
      ? [`<p><a href="${name}/index.html">All of them, on a page of their own</a></p>`]
      : [];
    if (pictures.length + own.length === 0) continue;
    const figures = pictures.map(
      (file) =>
        `<figure>${shown(`${name}/${encodeURIComponent(file)}`)}<figcaption>${file.replace(/\.\w+$/, '')}</figcaption></figure>`,
    );
    sections.push(`<h2>${name}</h2>\n${[...own, ...figures].join('\n')}`);
  }
  const style =
    'body{margin:2rem;font:14px system-ui;background:#fbfaf7;color:#17150f}figure{display:inline-block;margin:0 1rem 1.5rem 0;vertical-align:top}img,video{display:block;max-width:min(100%,1200px);max-height:640px;border-radius:8px}figcaption{margin-top:.4rem;color:#6b675d}';
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Gallery</title>\n<style>${style}</style>\n<h1>Gallery</h1>\n${sections.join('\n')}\n</html>\n`;
}
