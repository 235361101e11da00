/** `design.resize`: the size of every page, nothing else; accompanying `layer.update`s move and scale layers. */
import { defineOperation } from './kind.ts';
import { DESIGN_SIZE_KEY } from './properties.ts';
import type { DesignResize } from './schemas.ts';

export const designResize = defineOperation({
  payload: null,
  apply(draft, operation: DesignResize) {
    const { check } = draft;
    draft.resize(check.dimension(operation.width, 'width'), check.dimension(operation.height, 'height'));
  },
  invert(draft) {
    return [{ type: 'design.resize' as const, width: draft.width, height: draft.height }];
  },
  touches() {
    return [DESIGN_SIZE_KEY];
  },
});
