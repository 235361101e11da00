/**
 * What paragraphs of a presentation inherit: bullets, numbers, the size of their letters. A paragraph that says nothing
 * has what its placeholder has on the layout, else on the master, else in the master's styles.
 */
import type { Document, Element } from '@xmldom/xmldom';
import { child, childrenOf, inside, parsed, relationsOf, slidePaths, type PartFiles } from './pptx-xml.ts';

export type Bullet = 'bullet' | 'number' | null;
export interface ParagraphKind {
  bullet: Bullet;
  level: number;
  /** Of letters that name no size themselves, pt. Null: its letters do, or nothing does. */
  size: number | null;
}
/** By the id of a shape: one for each of its paragraphs. */
export type SlideParagraphs = ReadonlyMap<string, readonly ParagraphKind[]>;

/** What a paragraph's properties say; undefined: nothing. */
function bulletIn(properties: Element | null): Bullet | undefined {
  if (!properties) return undefined;
  if (child(properties, 'buNone')) return null;
  if (child(properties, 'buAutoNum')) return 'number';
  return child(properties, 'buChar') || child(properties, 'buBlip') ? 'bullet' : undefined;
}

/** pt; undefined: nothing is said. */
function sizeIn(properties: Element | null): number | undefined {
  const size = Number(child(properties, 'defRPr')?.getAttribute('sz') ?? 0) / 100;
  return size > 0 ? size : undefined;
}

const levelIn = (list: Element | null, level: number): Element | null => child(list, `lvl${level + 1}pPr`);
const listOf = (shape: Element | undefined): Element | null => child(child(shape ?? null, 'txBody'), 'lstStyle');

interface Placeholder {
  type: string;
  index: string;
}

function placeholderOf(shape: Element): Placeholder | null {
  const [found] = inside(child(shape, 'nvSpPr'), 'ph');
  return found ? { type: found.getAttribute('type') ?? 'obj', index: found.getAttribute('idx') ?? '' } : null;
}

const BODY: ReadonlySet<string> = new Set([
  'obj',
  'body',
  'subTitle',
  'tbl',
  'chart',
  'dgm',
  'pic',
  'media',
  'clipArt',
]);
const isTitle = (type: string): boolean => type === 'title' || type === 'ctrTitle';

function sameKind(one: Placeholder, other: Placeholder): boolean {
  return isTitle(one.type) ? isTitle(other.type) : BODY.has(one.type) ? BODY.has(other.type) : one.type === other.type;
}

export function paragraphsOf(files: PartFiles): SlideParagraphs[] {
  const documents = new Map<string, Document | null>();
  const read = (path: string): Document | null => {
    if (!documents.has(path)) documents.set(path, parsed(files, path));
    return documents.get(path) ?? null;
  };
  return slidePaths(files).map((path) => {
    const layoutPath = relationsOf(files, path).find(({ type }) => type === 'slideLayout')?.target ?? '';
    const masterPath = relationsOf(files, layoutPath).find(({ type }) => type === 'slideMaster')?.target ?? '';
    const layoutShapes = inside(read(layoutPath), 'sp');
    const masterShapes = inside(read(masterPath), 'sp');
    const [styles] = inside(read(masterPath), 'txStyles');
    const found = new Map<string, ParagraphKind[]>();
    for (const shape of inside(read(path), 'sp')) {
      const own = placeholderOf(shape);
      const matches = (other: Element): boolean => {
        const there = placeholderOf(other);
        return Boolean(own && there && (own.index !== '' ? own.index === there.index : sameKind(own, there)));
      };
      const kin = (other: Element): boolean => {
        const there = placeholderOf(other);
        return Boolean(own && there && sameKind(own, there));
      };
      const style = own ? (isTitle(own.type) ? 'titleStyle' : BODY.has(own.type) ? 'bodyStyle' : 'otherStyle') : null;
      const lists = [
        listOf(shape),
        own ? listOf(layoutShapes.find(matches)) : null,
        own ? listOf(masterShapes.find(kin)) : null,
        style ? child(styles ?? null, style) : null,
      ];
      const [id = ''] = inside(child(shape, 'nvSpPr'), 'cNvPr').map((one) => one.getAttribute('id') ?? '');
      const paragraphs = childrenOf(child(shape, 'txBody')).filter(({ localName }) => localName === 'p');
      found.set(
        id,
        paragraphs.map((paragraph) => {
          const properties = child(paragraph, 'pPr');
          const level = Math.min(8, Math.max(0, Number(properties?.getAttribute('lvl') ?? 0) || 0));
          const inherited = lists.map((list) => levelIn(list, level));
          const said = [properties, ...inherited].map(bulletIn);
          const sized = inside(paragraph, 'rPr').some((run) => run.hasAttribute('sz'));
          return {
            bullet: said.find((bullet) => bullet !== undefined) ?? null,
            level,
            size: sized ? null : (inherited.map(sizeIn).find((size) => size !== undefined) ?? null),
          };
        }),
      );
    }
    return found;
  });
}
