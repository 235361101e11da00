/**
 * Breaks operations of the kernel on purpose, for one replay: the code that applies or inverts a type of operation is
 * replaced in place, in a separate process (nothing else may use the kernel meanwhile).
 */
import type { DesignDocument } from '#design/document/document.ts';
import { KernelError } from '#design/document/issue.ts';
import { firstPage } from '#design/document/tree.ts';
import { designResize } from '#design/operations/design-resize.ts';
import { Draft } from '#design/operations/draft.ts';
import type { OperationKind } from '#design/operations/kind.ts';
import { layerAdd } from '#design/operations/layer-add.ts';
import { layerMove } from '#design/operations/layer-move.ts';
import { layerRemove } from '#design/operations/layer-remove.ts';
import { layerUpdate } from '#design/operations/layer-update.ts';
import { maskStroke } from '#design/operations/mask-stroke.ts';
import { maskUnstroke } from '#design/operations/mask-unstroke.ts';
import type { Operation } from '#design/operations/operation.ts';
import { pageAdd } from '#design/operations/page-add.ts';
import { pageRemove } from '#design/operations/page-remove.ts';
import { pageUpdate } from '#design/operations/page-update.ts';
import { losable, losing, OPERATION_MUTATIONS, sameJson, type Scene } from './operation-mutations.ts';

type Kind = OperationKind<Operation, Operation>;

/** The very objects that the kernel's dispatch holds. A type that is missing here fails the coverage test. */
export const KINDS: Readonly<Record<Operation['type'], Kind>> = {
  'layer.add': layerAdd as unknown as Kind,
  'layer.update': layerUpdate as unknown as Kind,
  'layer.remove': layerRemove as unknown as Kind,
  'layer.move': layerMove as unknown as Kind,
  'page.add': pageAdd as unknown as Kind,
  'page.update': pageUpdate as unknown as Kind,
  'page.remove': pageRemove as unknown as Kind,
  'design.resize': designResize as unknown as Kind,
  'mask.stroke': maskStroke as unknown as Kind,
  'mask.unstroke': maskUnstroke as unknown as Kind,
};

export const OPERATION_TYPES = Object.keys(KINDS) as Operation['type'][];

export const isOperationType = (name: string): name is Operation['type'] => Object.hasOwn(KINDS, name);

/** The kernel itself adds new layers and pages under their own ids: applying to one thing can't add another. */
const APPLYING = [
  'wrong-layer',
  'wrong-colour',
  'shifted',
  'wrong-size',
  'wrong-text',
  'wrong-order',
  'wrong-parent',
  'wrong-page',
] as const;

function sceneOf(draft: Draft): Scene {
  const { width, height, pages, layers } = draft;
  const document: DesignDocument = { version: 1, width, height, pages: { ...pages }, layers: { ...layers } };
  return { document, page: firstPage(document).id, pictures: [] };
}

/**
 * The scene in which an inverse will be applied: after the operation, or as it is now when the operation is refused.
 */
function sceneBehind(draft: Draft, operation: Operation, apply: Kind['apply']): Scene {
  const scene = sceneOf(draft);
  try {
    const next = new Draft(scene.document, draft.check);
    apply(next, operation);
    return { ...scene, document: next.finish() };
  } catch (error) {
    if (error instanceof KernelError) return scene;
    throw error;
  }
}

const spoilt = (mutation: string, operations: readonly Operation[], scene: Scene): Operation[] => {
  const [name = '', what = ''] = mutation.split(':');
  return name === 'lost'
    ? losing(what)(operations, scene)
    : (OPERATION_MUTATIONS[name]?.(operations, scene) ?? [...operations]);
};

/**
 * Breaks one type of operation; returns a function that restores it. Mutations: `apply-nothing`, `apply-…` and
 * `invert-…` with the names in OPERATION_MUTATIONS, `apply-lost:…`, `invert-lost:…`.
 */
export function breakKernel(type: Operation['type'], mutation: string): () => void {
  const kind = KINDS[type];
  const { apply, invert } = kind;
  const [, half = '', rest = ''] = /^(apply|invert)-(.+)$/.exec(mutation) ?? [];
  if (half === 'apply') {
    kind.apply = (draft, operation) => {
      if (rest === 'nothing') return;
      for (const one of spoilt(rest, [operation], sceneOf(draft))) apply(draft, one);
    };
  } else if (half === 'invert') {
    kind.invert = (draft, operation) => spoilt(rest, invert(draft, operation), sceneBehind(draft, operation, apply));
  } else throw new Error(`There is no mutation "${mutation}" of operations`);
  return () => Object.assign(kind, { apply, invert });
}

/**
 * Watches every operation that is applied; returns a function that stops it. `tell` receives mutations that would have
 * made a difference.
 */
export function watchKernel(tell: (type: Operation['type'], mutation: string) => void): () => void {
  const restorers = OPERATION_TYPES.map((type) => {
    const kind = KINDS[type];
    const { apply } = kind;
    kind.apply = (draft, operation) => {
      const scene = sceneOf(draft);
      const inverse = kind.invert(draft, operation);
      const behind = sceneBehind(draft, operation, apply);
      apply(draft, operation);
      tell(type, 'apply-nothing');
      for (const name of [...APPLYING, ...losable(operation).map((property) => `lost:${property}`)]) {
        if (!sameJson(spoilt(name, [operation], scene), [operation])) tell(type, `apply-${name}`);
      }
      // Line breaks are derived: the door recomputes them where they don't fit.
      const lost = new Set(
        inverse
          .flatMap(losable)
          .filter((property) => property !== 'lines')
          .map((property) => `lost:${property}`),
      );
      for (const name of ['no-effect', 'half-done', 'wrong-layer', 'wrong-order', ...lost]) {
        if (!sameJson(spoilt(name, inverse, behind), inverse)) tell(type, `invert-${name}`);
      }
    };
    return () => Object.assign(kind, { apply });
  });
  return () => restorers.forEach((restore) => restore());
}

export function describeKernelMutation(mutation: string): string {
  const [, half = '', rest = ''] = /^(apply|invert)-(.+)$/.exec(mutation) ?? [];
  const words = rest.startsWith('lost:') ? `without ${rest.slice(5)}` : rest.replaceAll('-', ' ');
  return half === 'apply' ? `is applied: ${words}` : `is taken back: ${words}`;
}
