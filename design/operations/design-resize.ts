/** `design.resize`: the size of every page, nothing else; accompanying `layer.update`s move and scale layers. */
import { z } from 'zod';
import { dimensionSchema } from '../document/dimension.ts';
import { parseOrThrow } from '../document/issue.ts';
import { defineOperation } from './kind.ts';
import { DESIGN_SIZE_KEY } from './properties.ts';

export const designResizeOperationSchema = z.strictObject({
  type: z.literal('design.resize'),
  width: dimensionSchema,
  height: dimensionSchema,
});
export type DesignResize = z.infer<typeof designResizeOperationSchema>;

export const designResize = defineOperation({
  payload: null,
  apply(draft, operation: DesignResize) {
    draft.resize(
      parseOrThrow(dimensionSchema, operation.width, 'width'),
      parseOrThrow(dimensionSchema, operation.height, 'height'),
    );
  },
  invert(draft) {
    return [{ type: 'design.resize' as const, width: draft.width, height: draft.height }];
  },
  touches() {
    return [DESIGN_SIZE_KEY];
  },
});
