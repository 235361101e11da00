/** The report's self-contained HTML: the product's colors, type and icons, and the page's script. */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import {
  Check,
  CircleAlert,
  CircleHelp,
  CircleSlash,
  CircleStop,
  Copy,
  Files,
  Pointer,
  Redo2,
  Search,
  SunMoon,
  Undo2,
  Unplug,
  X,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CaseReport } from '../../agent/transcript/report/case-report.ts';
import { reportPage, type PageFacts } from '../../agent/transcript/report/page/report-page.ts';
import { callKind } from '../../app/features/chat/call-kinds.ts';
import { projectRoot } from '../../app/services/config/project-root.ts';
import { timeText } from '../../messages/time-text.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  check: Check,
  cross: X,
  alert: CircleAlert,
  declined: CircleSlash,
  stop: CircleStop,
  question: CircleHelp,
  hand: Pointer,
  undo: Undo2,
  redo: Redo2,
  cut: Unplug,
  design: Files,
  copy: Copy,
  search: Search,
  theme: SunMoon,
};

/** Nearly all of a report is in Latin letters; others fall back to the system's fonts. */
const FONTS = [
  {
    family: 'Bricolage Grotesque Variable',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: '200 800',
  },
  {
    family: 'Instrument Sans Variable',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
  },
] as const;

const source = (...names: string[]) => readFile(path.join(projectRoot(), ...names), 'utf8');

/** The product's tokens. */
const tokens = () => source('app', 'ui', 'tokens.css');

async function fontFaces(): Promise<string> {
  const faces = await Promise.all(
    FONTS.map(async ({ family, file, weight }) => {
      const bytes = await readFile(path.join(projectRoot(), 'node_modules', '@fontsource-variable', file));
      return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')}`;
    }),
  );
  return faces.join('\n');
}

/** The content of an icon's `<svg>`. */
function insideOf(icon: LucideIcon): string {
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function iconSheet(reports: readonly CaseReport[]): Map<string, string> {
  const sheet = new Map(Object.entries(ICONS).map(([name, icon]) => [name, insideOf(icon)]));
  const tools = new Set(
    reports.flatMap(
      ({ run }) => run?.turns.flatMap(({ steps }) => steps.flatMap(({ calls }) => calls.map(({ tool }) => tool))) ?? [],
    ),
  );
  for (const tool of tools) sheet.set(`tool-${tool}`, insideOf(callKind(tool).icon));
  return sheet;
}

/** In this order: later ones override earlier ones. */
const STYLES = ['base', 'list', 'case', 'difference', 'turn', 'calls', 'narrow'] as const;

/** The page as one text. */
export async function htmlReport(reports: readonly CaseReport[], facts: PageFacts): Promise<string> {
  const folder = ['agent', 'transcript', 'report', 'page'];
  const [faces, colors, script, ...styles] = await Promise.all([
    fontFaces(),
    tokens(),
    source(...folder, 'report.client.ts'),
    ...STYLES.map((name) => source(...folder, `${name}.css`)),
  ]);
  const date = timeText(facts.date, 'moment');
  return reportPage(
    reports,
    { ...facts, date },
    {
      css: [faces, colors, ...styles].join('\n'),
      script: stripTypeScriptTypes(script),
      icons: iconSheet(reports),
      tools: (tool) => ({ icon: `tool-${tool}`, title: callKind(tool).title }),
    },
  );
}
