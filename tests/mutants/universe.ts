/** Every mutant that exists, whether or not some transcript could catch it: those that none could are equivalent. */
import { tools } from '#tools/index.ts';
import type { Tool } from '#tools/contract/tool.ts';
import type { Mutant } from './job.ts';
import { OPERATION_TYPES } from './kernel-mutations.ts';
import { OPERATION_MUTATIONS } from './operation-mutations.ts';
import { optionalFields } from './tool-mutations.ts';

function ofTool(tool: Tool): string[] {
  return [
    ...Object.keys(OPERATION_MUTATIONS),
    'fails',
    'succeeds',
    'forgets-page',
    'forgets-design',
    'forgets-asset',
    'takes-nothing-back',
    'takes-back-twice',
    'render:page',
    'render:watermark',
    'render:content',
    ...optionalFields(tool).map((field) => `ignores:${field}`),
    'asks',
    'costs-more',
    ...(tool.approval === 'never' ? [] : ['never-asks']),
    ...(tool.cost ? ['costs-nothing'] : []),
    ...(tool.isFree ? ['costs-always'] : []),
  ];
}

const KERNEL = [
  'apply-nothing',
  'apply-wrong-layer',
  'apply-wrong-colour',
  'apply-shifted',
  'apply-wrong-size',
  'apply-wrong-text',
  'apply-wrong-order',
  'apply-wrong-parent',
  'apply-wrong-page',
  'invert-no-effect',
  'invert-half-done',
  'invert-wrong-layer',
  'invert-wrong-order',
];

/** Excludes those that lose a property or change an answer: they are found only when the transcripts run. */
export function namedMutants(): Mutant[] {
  return [
    ...tools.flatMap((tool) => ofTool(tool).map((mutation) => ({ of: tool.name, mutation }))),
    ...OPERATION_TYPES.flatMap((of) => KERNEL.map((mutation) => ({ of, mutation }))),
  ];
}
