/**
 * What a slide holds by its own XML, against what the reader of presentations made of it: what the reader passes over
 * without a word is counted as lost. Kinds that nobody knows yet count too.
 */
import type { Element } from '@xmldom/xmldom';
import type { LossCount } from '../imported.ts';
import type { Slide, SlideElement } from './slide-element.ts';
import { child, childrenOf, inside, parsed, relationsOf, slidePaths, type PartFiles } from './pptx-xml.ts';

/** What a chart's part says beyond the values that the reader gives. */
export interface ChartAccount {
  /** '' : none of its own. */
  title: string;
  /** Kinds drawn over each other, such as bars and a line. */
  plots: number;
}

export interface SlideAccount {
  /** Of the slide's charts, in the order of the file. */
  charts: ChartAccount[];
  /** Pictures, tables, charts and other objects of the slide and what is behind it, which have no words of their own. */
  objects: readonly string[];
  bentTexts: number;
  effects: number;
  isAnimated: boolean;
  comments: number;
}

export const NO_ACCOUNT: SlideAccount = {
  charts: [],
  objects: [],
  bentTexts: 0,
  effects: 0,
  isAnimated: false,
  comments: 0,
};

/** Shapes may be empty, and then show nothing; these, and whatever has another name, are objects. */
const SHAPES: ReadonlySet<string> = new Set(['sp', 'cxnSp']);
/** Parts of a group that are not members. */
const NO_MEMBERS: ReadonlySet<string> = new Set(['nvGrpSpPr', 'grpSpPr', 'extLst']);
/** Warps that leave words straight. */
const STRAIGHT: ReadonlySet<string> = new Set(['textNoShape', 'textPlain']);
/** Effects of a picture's colors that the reader carries, or that show nothing. */
const CARRIED_BY_PICTURES: ReadonlySet<string> = new Set(['extLst', 'alphaModFix']);

/** Kinds of objects as the reader calls them. */
function objectsIn(tree: Element | null): string[] {
  return childrenOf(tree).flatMap((one) => {
    const name = one.localName ?? '';
    if (NO_MEMBERS.has(name) || SHAPES.has(name)) return [];
    if (name === 'grpSp') return objectsIn(one);
    // The first of several ways to show the same thing.
    if (name === 'AlternateContent') return objectsIn(child(one, 'Choice'));
    if (name === 'pic') return ['image'];
    const framed = name === 'graphicFrame' ? inside(one, 'graphicData')[0]?.getAttribute('uri') : null;
    const kind = framed?.split('/').at(-1) ?? name;
    return [kind === 'ole' ? 'image' : kind];
  });
}

/** Of each kind, those that the reader did not give. */
function countMissing(wanted: readonly string[], given: readonly string[]): number {
  const left = [...given];
  return wanted.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Whether it changes how something looks, apart from the shadow, which is carried. */
function effectsIn(slide: Element): number {
  const lists = inside(slide, 'effectLst').flatMap((list) =>
    childrenOf(list).filter(({ localName }) => localName !== 'outerShdw'),
  );
  const recolored = inside(slide, 'blip').flatMap((blip) =>
    childrenOf(blip).filter(({ localName }) => !CARRIED_BY_PICTURES.has(localName ?? '')),
  );
  const solid = inside(slide, 'sp3d').filter((one) => childrenOf(one).length > 0);
  return lists.length + recolored.length + solid.length;
}

const wordsIn = (parent: Element | null): string =>
  parent
    ? inside(parent, 'p')
        .map((paragraph) =>
          inside(paragraph, 't')
            .map(({ textContent }) => textContent ?? '')
            .join(''),
        )
        .join(' ')
        .trim()
    : '';

function chartAccount(files: PartFiles, path: string | undefined): ChartAccount {
  const [chart] = inside(path === undefined ? null : parsed(files, path), 'chart');
  const plots = childrenOf(child(chart ?? null, 'plotArea')).filter(({ localName }) => localName?.endsWith('Chart'));
  return { title: wordsIn(child(chart ?? null, 'title')), plots: plots.length };
}

/** The layout of a slide and its master, as far as the slide shows what is on them. */
function behind(files: PartFiles, path: string, part: (path: string) => Element | null): Element[] {
  const layoutPath = relationsOf(files, path).find(({ type }) => type === 'slideLayout')?.target;
  const layout = layoutPath === undefined ? null : part(layoutPath);
  if (layoutPath === undefined || !layout) return [];
  const masterPath = relationsOf(files, layoutPath).find(({ type }) => type === 'slideMaster')?.target;
  const master = masterPath === undefined || layout.getAttribute('showMasterSp') === '0' ? null : part(masterPath);
  return master ? [layout, master] : [layout];
}

const treeOf = (part: Element): Element | null => child(child(part, 'cSld'), 'spTree');

function accountOf(files: PartFiles, path: string, part: (path: string) => Element | null): SlideAccount {
  const slide = part(path);
  if (!slide) return NO_ACCOUNT;
  const relations = relationsOf(files, path);
  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  const ground = behind(files, path, part);
  const charts = inside(slide, 'graphicFrame').flatMap((frame) => inside(frame, 'chart'));
  return {
    charts: charts.map((chart) => chartAccount(files, targets.get(chart.getAttribute('r:id') ?? ''))),
    objects: [slide, ...ground].flatMap((one) => objectsIn(treeOf(one))),
    bentTexts: inside(slide, 'txBody').filter(
      (body) =>
        wordsIn(body) !== '' &&
        inside(body, 'prstTxWarp').some((warp) => !STRAIGHT.has(warp.getAttribute('prst') ?? 'textNoShape')),
    ).length,
    effects: [
      slide,
      // Placeholders lend their look to what is on the slide; only the rest is shown.
      ...ground.flatMap((one) => childrenOf(treeOf(one)).filter((member) => inside(member, 'ph').length === 0)),
    ].reduce((sum, one) => sum + effectsIn(one), 0),
    isAnimated: inside(child(slide, 'timing'), 'cBhvr').length > 0,
    comments: relations
      .filter(({ type }) => type === 'comments')
      .reduce((sum, { target }) => sum + inside(parsed(files, target), 'cm').length, 0),
  };
}

/** One for each slide, in the order in which they are shown. */
export function accountsOf(files: PartFiles): SlideAccount[] {
  const known = new Map<string, Element | null>();
  const part = (path: string): Element | null => {
    let root = known.get(path);
    if (root === undefined) known.set(path, (root = parsed(files, path)?.documentElement ?? null));
    return root;
  };
  return slidePaths(files).map((path) => accountOf(files, path, part));
}

/** Types of those elements that the reader gave, also in groups. */
const typesOf = (elements: readonly SlideElement[]): string[] =>
  elements.flatMap(({ type, elements: members }) => (type === 'group' ? typesOf(members ?? []) : [type]));

/** What the slide's charts say of themselves; none if the reader lacks one, since it is unknown which. */
export function chartsOf(slide: Slide, { charts }: SlideAccount): ChartAccount[] {
  const given = typesOf(slide.elements).filter((type) => type === 'chart').length;
  return given === charts.length ? charts : [];
}

/** Counts as lost what the account names and the reader's slide lacks. */
export function countLosses(slide: Slide, account: SlideAccount, losses: LossCount): void {
  const given = typesOf([...slide.elements, ...(slide.layoutElements ?? [])]);
  // A picture with a film or a sound is one object.
  const objects = given.map((type) => (type === 'video' || type === 'audio' ? 'image' : type));
  losses.add('objectLeft', countMissing(account.objects, objects));
  losses.add('textOnPath', account.bentTexts);
  losses.add('effectLeft', account.effects);
  losses.add('noteLeft', account.comments);
  if (account.isAnimated || (slide.transition && slide.transition.type !== 'none')) losses.add('animationLeft');
  losses.add(
    'chartPartLeft',
    account.charts.reduce((sum, { plots }) => sum + Math.max(0, plots - 1), 0),
  );
}
