/**
 * Tracks what a turn did to the design, and which lint findings it caused: reported once to the model, which may repair
 * them. tidy.ts takes care of the rest.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { pageOf } from '#design/document/tree.ts';
import type { Finding, LintRule } from '#design/lint/finding.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { CallEnvironment, DesignPort } from '#tools/contract/run.ts';

/** More than these are not fixed in one step. */
const MOST_FINDINGS = 8;

/** Represents a layer's place in the stack, which is moved rather than written. */
export const ORDER = 'order';

/** Properties whose change may cause a finding. Earlier faults unrelated to the change are the user's own. */
const CAUSES: Record<LintRule, ReadonlySet<string>> = {
  overflow: new Set([
    'text',
    'width',
    'height',
    'fontSize',
    'fontFamily',
    'fontWeight',
    'letterSpacing',
    'lineHeight',
    'letterCase',
    'box',
  ]),
  'off-page': new Set(['x', 'y', 'width', 'height', 'rotation', 'fontSize', 'text']),
  overlap: new Set(['x', 'y', 'width', 'height', 'rotation', 'fontSize', 'text', 'visible']),
  covered: new Set(['x', 'y', 'width', 'height', 'rotation', 'fontSize', 'text', 'visible', 'fill', 'opacity', ORDER]),
  contrast: new Set(['fill', 'runs', 'box', 'opacity', 'stroke', 'shadow', 'x', 'y', 'visible']),
  'tiny-text': new Set(['fontSize', 'width']),
  'missing-letters': new Set(['text', 'runs', 'fontFamily', 'cells']),
};

/** Identifies a finding: the same rule about the same layers. */
export const keyOf = ({ rule, layers }: Finding): string => `${rule} ${layers.toSorted().join(' ')}`;

/** The edits of one turn: which layers, which of their properties, on which pages. */
export class TurnEdits {
  /** The design as the first call found it. */
  private before: DesignDocument | null = null;
  /** Properties by layer; null: all of them, since the turn made the layer. */
  private readonly touched = new Map<string, Set<string> | null>();
  private readonly pages = new Set<string>();
  private everyPage = false;

  get none(): boolean {
    return this.touched.size === 0 && this.pages.size === 0 && !this.everyPage;
  }

  /** The same port, with its commits recorded. */
  watch(design: DesignPort): DesignPort {
    return {
      current: async () => {
        const now = await design.current();
        this.before ??= now.document;
        return now;
      },
      commit: async (change) => {
        const committed = await design.commit(change);
        const rejected = new Set(committed.rejected.map(({ index }) => index));
        change.operations.forEach((operation, index) => {
          if (!rejected.has(index)) this.note(operation);
        });
        return committed;
      },
    };
  }

  /**
   * The current faults caused by these edits on one page, that of `preferred` first: repairs work on one page. Null:
   * none.
   */
  async findings(
    environment: Pick<CallEnvironment, 'design' | 'samplePixels'>,
    preferred: string,
  ): Promise<{ page: string; findings: Finding[] } | null> {
    if (this.none) return null;
    const { document } = await environment.design.current();
    const pages = this.pagesOf(document);
    for (const page of [...pages.filter((id) => id === preferred), ...pages.filter((id) => id !== preferred)]) {
      const caused = await this.causedOn(page, await lintPage(document, page, environment), environment);
      if (caused.length > 0) return { page, findings: caused.slice(0, MOST_FINDINGS) };
    }
    return null;
  }

  /** Those of a page's findings that these edits have caused. */
  async causedOn<Found extends Finding>(
    page: string,
    found: readonly Found[],
    environment: Pick<CallEnvironment, 'samplePixels'>,
  ): Promise<Found[]> {
    const { before } = this;
    if (found.length === 0) return [];
    const known = new Set(
      before && Object.hasOwn(before.pages, page) ? (await lintPage(before, page, environment)).map(keyOf) : [],
    );
    return found.filter((finding) => !known.has(keyOf(finding)) || this.concerns(finding));
  }

  /** Whether the turn made a layer. */
  hasMade(layer: string): boolean {
    return this.touched.get(layer) === null;
  }

  /** The properties that the turn has written of a layer that it did not make; null: it left the layer alone. */
  writtenOf(layer: string): ReadonlySet<string> | null {
    return this.touched.get(layer) ?? null;
  }

  private note(operation: Operation): void {
    switch (operation.type) {
      case 'layer.add':
        this.touched.set(operation.layer.id, null);
        break;
      case 'layer.update':
        this.touch(operation.id, Object.keys(operation.patch));
        break;
      case 'layer.move':
        this.touch(operation.id, [ORDER]);
        break;
      case 'mask.stroke':
      case 'mask.unstroke':
        this.touch(operation.id, []);
        break;
      case 'layer.remove':
        this.touched.delete(operation.id);
        break;
      case 'page.update':
        this.pages.add(operation.id);
        break;
      case 'page.add':
        this.pages.add(operation.page.id);
        break;
      case 'page.remove':
        this.pages.delete(operation.id);
        break;
      case 'design.resize':
        this.everyPage = true;
        break;
      default:
        operation satisfies never;
    }
  }

  private touch(layer: string, written: readonly string[]): void {
    const properties = this.touched.has(layer) ? this.touched.get(layer) : new Set<string>();
    for (const property of written) properties?.add(property);
    this.touched.set(layer, properties ?? null);
  }

  /** The edited pages that still exist. */
  pagesOf(document: DesignDocument): string[] {
    if (this.everyPage) return Object.keys(document.pages);
    const pages = new Set([...this.pages].filter((id) => Object.hasOwn(document.pages, id)));
    for (const id of this.touched.keys()) {
      const page = Object.hasOwn(document.layers, id) ? pageOf(document, id) : null;
      if (page) pages.add(page.id);
    }
    return [...pages];
  }

  private concerns({ rule, layers }: Finding): boolean {
    return layers.some((id) => {
      const properties = this.touched.get(id);
      return (
        properties === null ||
        (properties !== undefined && [...properties].some((property) => CAUSES[rule].has(property)))
      );
    });
  }
}
