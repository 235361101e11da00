/** Repairs of pictures by tools: magic erase, upscale, retake, expand. */
export const repairMessages = {
  'tools.repair.which': 'There are several pictures. Say which one by layer: {list}',
} as const;
