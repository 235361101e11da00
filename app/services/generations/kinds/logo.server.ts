/** Logos: a batch of twelve costs a logo credit, a remix that is kept costs nothing. */
import { enoughDetails } from '#design/logo/enough-details.ts';
import { LOGO_BATCH } from '#design/logo/plan-batch.ts';
import { message } from '#messages/message.ts';
import { findIcons } from '#tools/libraries/icons/icon-search.ts';
import { declareGeneration } from '../declaration.ts';
import { logoInput, type LogoInput } from './logo-input.ts';
import { costOfKind } from '../kinds.ts';

export const logo = declareGeneration<LogoInput>({
  kind: 'logo',
  input: logoInput.superRefine((input, context) => {
    if (input.from === null && !enoughDetails(input, { findIcons }))
      context.addIssue({ code: 'custom', path: ['description'], message: message('logoStudio.moreDetails') });
  }),
  cost: ({ from }) => (from?.make === 'this' ? null : costOfKind('logo')),
  size: ({ from }) => (from?.make === 'this' ? 1 : LOGO_BATCH),
  expectedMs: 150,
  timeoutMs: () => 60_000,
  load: async () => (await import('./logo-run.server.ts')).logoHandler,
});
