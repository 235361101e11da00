/**
 * The editor's hints for designs that we make ourselves: a seeded sample of templates with their sample words and
 * photos, and every design that the built-in assistant makes for the prompt cases. Prints how often each rule fires,
 * writes all hints to hints.json, and pictures of the designs with the most. `node scripts/hint-gallery.ts out/
 * [--templates 300] [--seed any] [--prompts tests/transcripts/prompts | none] [--rule near-miss] [--pictures 24] [--side
 * 640]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashedId } from '../agent/ids.ts';
import { readTranscripts } from '../app/services/transcripts/read-transcripts.server.ts';
import { openStage } from '../app/services/transcripts/stage.server.ts';
import { PAGE_SHAPES } from '../design/templates/compositions/composition.ts';
import type { Hint } from '../design/lint/hint.ts';
import { TEMPLATES } from '../design/templates/catalogue/catalogue.ts';
import { createTemplateDrawer } from './gallery/draw-template.ts';
import { liveModel } from './replay/live-model.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    templates: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'hints' },
    prompts: { type: 'string', default: 'tests/transcripts/prompts' },
    rule: { type: 'string' },
    pictures: { type: 'string', default: '24' },
    side: { type: 'string', default: '640' },
  },
});
const [out = 'hint-gallery'] = positionals;
await mkdir(out, { recursive: true });
const side = Number(values.side);

interface Looked {
  name: string;
  hints: readonly Pick<Hint, 'rule' | 'severity' | 'words'>[];
  /** PNG, rendered on demand. */
  picture(): Promise<Uint8Array>;
}

/** How often each rule fires, the most frequent first: number of designs, and of hints in all. */
function tally(looked: readonly Looked[]): { rule: string; designs: number; hints: number }[] {
  const rules = new Set(looked.flatMap(({ hints }) => hints.map(({ rule }) => rule)));
  return [...rules]
    .map((rule) => ({
      rule,
      designs: looked.filter(({ hints }) => hints.some((hint) => hint.rule === rule)).length,
      hints: looked.flatMap(({ hints }) => hints).filter((hint) => hint.rule === rule).length,
    }))
    .sort((a, b) => b.hints - a.hints);
}

const wanted = ({ hints }: Looked): number =>
  values.rule === undefined ? hints.length : hints.filter(({ rule }) => rule === values.rule).length;

async function report(what: string, looked: readonly Looked[]): Promise<string> {
  const counts = tally(looked);
  console.log(
    `\n${what}: ${looked.length} designs, ${looked.filter(({ hints }) => hints.length > 0).length} with hints`,
  );
  for (const { rule, designs, hints } of counts)
    console.log(`  ${rule.padEnd(16)} ${String(hints).padStart(4)} in ${designs}`);
  const worst = looked
    .filter((one) => wanted(one) > 0)
    .toSorted((a, b) => wanted(b) - wanted(a))
    .slice(0, Number(values.pictures));
  const figures: string[] = [];
  for (const one of worst) {
    const file = `${what}-${one.name.replaceAll(/[^\w-]+/g, '-')}.png`;
    await writeFile(path.join(out, file), await one.picture());
    figures.push(
      `<figure><img src="${file}" alt="" loading="lazy" height="420"><figcaption>${one.name}<br>${one.hints.map(({ rule, words }) => `${rule}: ${words.replaceAll('<', '&lt;')}`).join('<br>')}</figcaption></figure>`,
    );
  }
  const rows = counts
    .map(({ rule, designs, hints }) => `<tr><td>${rule}</td><td>${hints}</td><td>${designs}</td></tr>`)
    .join('');
  return `<h2>${what}: ${looked.length} designs</h2>\n<table><tr><th>rule</th><th>hints</th><th>designs</th></tr>${rows}</table>\n${figures.join('\n')}`;
}

const sections: string[] = [];
const all: Record<string, { name: string; hints: Looked['hints'] }[]> = {};
const told = async (what: string, looked: readonly Looked[]): Promise<void> => {
  all[what] = looked
    .map(({ name, hints }) => ({ name, hints: hints.map(({ rule, severity, words }) => ({ rule, severity, words })) }))
    .filter(({ hints }) => hints.length > 0);
  sections.push(await report(what, looked));
};

if (Number(values.templates) > 0) {
  const drawer = await createTemplateDrawer();
  const sample = TEMPLATES.map((template) => ({ template, key: hashedId(values.seed, template.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, Number(values.templates))
    .map(({ template }) => template);
  const looked: Looked[] = [];
  for (const template of sample) {
    const [width, height] = PAGE_SHAPES[template.shape];
    const drawn = drawer.lay(template, { width, height });
    if (typeof drawn === 'string') console.log(`${template.id}: ${drawn}`);
    else
      looked.push({
        name: `${template.id} ${template.shape}`,
        hints: await drawer.hints(drawn, template.title),
        picture: () => drawer.picture(drawn, side),
      });
  }
  await told('templates', looked);
  await drawer.close();
}

if (values.prompts !== 'none') {
  const stage = await openStage({ report: (error) => console.error(String(error)) });
  const { loaded } = await readTranscripts([values.prompts]);
  const { model } = liveModel({ kind: 'builtin' });
  const looked: Looked[] = [];
  for (const one of loaded) {
    await stage.replay(one, {
      model,
      keepGoing: true,
      async watch(turn, evidence) {
        // The content is the user's own until the assistant makes a design.
        if (!turn.steps.some(({ calls }) => calls.some(({ tool }) => tool === 'compose_design'))) return;
        const picture = await evidence.picture('after', 1, Math.min(360, side));
        looked.push({
          name: `${one.transcript.name} ${turn.steps.length}`,
          hints: await evidence.hints(),
          picture: () => Promise.resolve(picture),
        });
      },
    });
  }
  await told('prompts', looked);
  await stage.close();
}

await writeFile(path.join(out, 'hints.json'), `${JSON.stringify(all, null, 1)}\n`);
const style =
  'body{margin:2rem;font:14px system-ui;background:#fbfaf7;color:#17150f}figure{display:inline-block;margin:0 1rem 1.5rem 0;vertical-align:top;max-width:26rem}figcaption{color:#6b675d}td,th{padding:0 1rem 0 0;text-align:left}';
await writeFile(
  path.join(out, 'index.html'),
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Hints on designs of our own</title>\n<style>${style}</style>\n<h1>Hints on designs of our own</h1>\n${sections.join('\n')}\n</html>\n`,
);
