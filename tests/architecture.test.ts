/**
 * Checks the structure of the repository: who imports whom, who reads the environment, how files are named and how long
 * they may be. Planted violations prove that each rule can fail.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IResolveOptions } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const folders = ['messages', 'design', 'tools', 'agent', 'app', 'prisma', 'scripts', 'bench', 'tests'];
const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
  /** By folder, lowest layer first. */
  rooms: Record<string, string[]>;
  options: ICruiseOptions & { enhancedResolveOptions: Partial<IResolveOptions> };
};

async function examine(baseDir: string): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = rules.options;
  const present = readdirSync(baseDir).filter((name) => folders.includes(name));
  const { output } = await cruise(
    present,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules.forbidden } } as ICruiseOptions,
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

const violationsOf = (result: ICruiseResult) =>
  result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

/** One planted file each; `breaks` names the rule that must catch it. */
const plants: { breaks: string; file: string; text: string }[] = [
  {
    breaks: 'messages-at-the-bottom',
    file: 'messages/planted.ts',
    text: "import type { Kernel } from '#design/kernel.ts';\nexport type A = Kernel;",
  },
  {
    breaks: 'kernel-below-tools',
    file: 'design/planted.ts',
    text: "import { type Hammer } from '../tools/hammer.ts';\nexport type A = Hammer;",
  },
  {
    breaks: 'kernel-is-pure',
    file: 'design/planted-node.ts',
    text: "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
  },
  {
    breaks: 'kernel-gets-fabric-handed-in',
    file: 'design/planted-fabric.ts',
    text: "import { Canvas } from 'fabric';\nexport const a = Canvas;",
  },
  {
    breaks: 'design-in-order',
    file: 'design/document/planted-order.ts',
    text: "import type { Board } from '../layout/board.ts';\nexport type A = Board;",
  },
  {
    breaks: 'tools-in-order',
    file: 'tools/page/planted-order.ts',
    text: "import type { Hammer } from '../hammer.ts';\nexport type A = Hammer;",
  },
  {
    breaks: 'dialogue-in-order',
    file: 'agent/dialogue/values/planted-order.ts',
    text: "import type { PlannedCall } from '../plan/plan.ts';\nexport type A = PlannedCall;",
  },
  {
    breaks: 'editor-in-order',
    file: 'app/features/editor/session/planted-order.ts',
    text: "import type { Easel } from '../stage/easel.ts';\nexport type A = Easel;",
  },
  { breaks: 'tools-below-agent', file: 'tools/planted.ts', text: "export type { Loop } from '#agent/loop.ts';" },
  {
    breaks: 'agent-below-app',
    file: 'agent/planted.ts',
    text: "import type { Shop } from '#app/services/shop.ts';\nexport type A = Shop;",
  },
  {
    breaks: 'contracts-stand-alone',
    file: 'app/contracts/planted.ts',
    text: "import type { Shop } from '../services/shop.ts';\nexport type A = Shop;",
  },
  {
    breaks: 'engines-stand-alone',
    file: 'app/engines/planted.ts',
    text: "import type { Promise } from '../contracts/promise.ts';\nexport type A = Promise;",
  },
  {
    breaks: 'engines-are-pure',
    file: 'app/engines/planted-pure.ts',
    text: "import type { Pool } from 'pg';\nexport type A = Pool;",
  },
  {
    breaks: 'browser-without-server',
    file: 'app/browser/planted.ts',
    text: "import type { Shop } from '../services/shop.ts';\nexport type A = Shop;",
  },
  {
    breaks: 'services-in-order',
    file: 'app/services/config/planted-order.ts',
    text: "import type { Shelf } from '../storage/shelf.ts';\nexport type A = Shelf;",
  },
  {
    breaks: 'services-below-requests',
    file: 'app/services/planted.ts',
    text: "import type { Guard } from '#app/requests/guard.ts';\nexport type A = Guard;",
  },
  {
    breaks: 'requests-below-features',
    file: 'app/requests/planted.ts',
    text: "import type { Room } from '#app/features/room/room.ts';\nexport type A = Room;",
  },
  {
    breaks: 'features-below-routes',
    file: 'app/features/room/planted.ts',
    text: "import type { Way } from '../../routes/way.ts';\nexport type A = Way;",
  },
  {
    breaks: 'features-apart',
    file: 'app/features/attic/planted.ts',
    text: "import type { Room } from '#app/features/room/room.ts';\nexport type A = Room;",
  },
  {
    breaks: 'ui-stands-alone',
    file: 'app/ui/planted.ts',
    text: "import type { Word } from '#messages/word.ts';\nexport type A = Word;",
  },
  { breaks: 'application-below-scripts', file: 'app/routes/planted.ts', text: "import '../../scripts/go.ts';" },
  {
    breaks: 'vendors-in-services',
    file: 'app/features/room/planted-vendor.ts',
    text: "import type { Pool } from 'pg';\nexport type A = Pool;",
  },
  {
    breaks: 'vendors-in-their-rooms',
    file: 'app/services/storage/planted-vendor.ts',
    text: "import type { Pool } from 'pg';\nexport type A = Pool;",
  },
  {
    breaks: 'configuration-in-services',
    file: 'app/routes/planted-config.ts',
    text: "import '#app/services/config/load-config.server.ts';",
  },
  { breaks: 'no-tests-in-the-product', file: 'tools/planted-test.ts', text: "import './hammer.test.ts';" },
  {
    breaks: 'no-development-packages-in-the-product',
    file: 'agent/planted-dev.ts',
    text: "import { test } from 'vitest';\nexport const a = test;",
  },
  {
    breaks: 'no-circles',
    file: 'agent/planted-circle.ts',
    text: "import type { Loop } from './loop.ts';\nexport type Circle = Loop;",
  },
  { breaks: 'no-dead-ends', file: 'agent/planted-nowhere.ts', text: "import './nowhere.ts';" },
];

/** Targets that the planted files import. */
const baseFiles: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'planted',
    type: 'module',
    imports: {
      '#messages/*': './messages/*',
      '#design/*': './design/*',
      '#tools/*': './tools/*',
      '#agent/*': './agent/*',
      '#app/*': './app/*',
    },
    dependencies: { fabric: '*', pg: '*' },
    devDependencies: { vitest: '*' },
  }),
  'messages/word.ts': 'export type Word = string;',
  'design/kernel.ts': 'export type Kernel = 1;',
  'design/layout/board.ts': 'export type Board = 1;',
  'tools/hammer.ts': 'export type Hammer = 1;',
  'tools/hammer.test.ts': 'export {};',
  'agent/loop.ts': "import type { Circle } from './planted-circle.ts';\nexport type Loop = 1 | Circle;",
  'agent/dialogue/plan/plan.ts': 'export type PlannedCall = 1;',
  'app/contracts/promise.ts': 'export type Promise = 1;',
  'app/requests/guard.ts': 'export type Guard = 1;',
  'app/services/shop.ts': 'export type Shop = 1;',
  'app/services/storage/shelf.ts': 'export type Shelf = 1;',
  'app/services/config/load-config.server.ts': 'export {};',
  'app/features/editor/stage/easel.ts': 'export type Easel = 1;',
  'app/features/room/room.ts': 'export type Room = 1;',
  'app/routes/way.ts': 'export type Way = 1;',
  'scripts/go.ts': 'export {};',
};
for (const name of ['fabric', 'pg', 'vitest']) {
  baseFiles[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: '1.0.0', main: 'index.js' });
  baseFiles[`node_modules/${name}/index.js`] = 'module.exports = {};';
}

describe('who imports whom', () => {
  let planted: string[];
  let own: ICruiseResult;

  beforeAll(async () => {
    own = await examine(root);
    const folder = mkdtempSync(path.join(tmpdir(), 'blend-planted-'));
    try {
      for (const [file, text] of [
        ...Object.entries(baseFiles),
        ...plants.map((plant) => [plant.file, plant.text] as const),
      ]) {
        mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
      planted = violationsOf(await examine(folder));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('every import in the repository is allowed', () => {
    expect(violationsOf(own)).toEqual([]);
  });

  test('type-only imports are seen', () => {
    const tool = own.modules.find(({ source }) => source === 'tools/contract/tool.ts');
    expect(
      tool?.dependencies.find(({ resolved }) => resolved === 'tools/contract/context.ts')?.dependencyTypes,
    ).toContain('type-only');
  });

  test.each(plants)('a planted violation of $breaks is caught', ({ breaks, file }) => {
    expect(
      planted.filter(
        (line) =>
          line.startsWith(`${breaks}: ${file} `) || (breaks === 'no-circles' && line.startsWith('no-circles: ')),
      ),
    ).not.toEqual([]);
  });

  test('every rule has a planted violation', () => {
    const names = new Set(rules.forbidden.map(({ name }) => name));
    expect(plants.map(({ breaks }) => breaks).sort()).toEqual([...names].sort());
  });

  test.each(Object.entries(rules.rooms))('every room of %s has its place in the order', (folder, listed) => {
    const present = readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(present.map(({ name }) => name).sort()).toEqual(listed.toSorted());
  });

  test('no tool imports another tool', () => {
    const shared = new Set(['tools/contract/tool.ts', 'tools/contract/context.ts']);
    const list = own.modules.find(({ source }) => source === 'tools/index.ts');
    const tools = new Set(
      list?.dependencies
        .map(({ resolved }) => resolved)
        .filter((file) => file.startsWith('tools/') && !shared.has(file)),
    );
    const wrong = own.modules.flatMap(({ source, dependencies }) =>
      source.startsWith('tools/') && source !== 'tools/index.ts' && !source.endsWith('.test.ts')
        ? dependencies.filter(({ resolved }) => tools.has(resolved)).map(({ resolved }) => `${source} → ${resolved}`)
        : [],
    );
    expect(wrong).toEqual([]);
  });
});

describe('files', () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    )
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('prisma/generated/'));
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

  test('only app/services/config reads the environment', () => {
    const readers = files.filter(
      (file) =>
        /^(?:messages|design|tools|agent|app)\//.test(file) &&
        !file.startsWith('app/services/config/') &&
        !/\.(?:test|contract)\.tsx?$/.test(file) &&
        /process\s*\.\s*env|process\[|loadEnvFile/.test(textOf(file)),
    );
    expect(readers).toEqual([]);
  });

  test('no file is longer than 400 lines', () => {
    const long = files
      .map((file) => [file, textOf(file).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 400);
    expect(long).toEqual([]);
  });

  test('every file begins by saying what it is for', () => {
    expect(files.filter((file) => !/^(?:#!.*\n)?(?:\/\*\*|\/\/)/.test(textOf(file)))).toEqual([]);
  });

  test('names are kebab-case', () => {
    const plain = /^_?[a-z0-9$]+(?:-[a-z0-9$]+)*(?:\.[a-z0-9$]+(?:-[a-z0-9$]+)*)*$/;
    expect(files.filter((file) => !file.split('/').every((part) => plain.test(part)))).toEqual([]);
  });

  test('there are no grab-bags and no barrels', () => {
    expect(
      files.filter(
        (file) =>
          /(?:^|\/)(?:utils?|helpers?|lib|common|misc|shared)(?:\/|\.tsx?$)/.test(file) &&
          file !== 'messages/en/common.ts',
      ),
    ).toEqual([]);
    const barrels = files.filter((file) => {
      const statements = textOf(file)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .map((line) => line.replace(/\/\/.*/, '').trim())
        .filter(Boolean);
      return statements.length > 0 && statements.every((line) => /^export\s+(?:type\s+)?[{*].*from\s/.test(line));
    });
    expect(barrels).toEqual([]);
  });
});
