/**
 * Fixes a hint's problem: the operations have been computed on this very design, and checked to cause no other problem.
 */
import { WandSparkles } from 'lucide-react';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand } from './command.ts';

export const fixHintCommand = defineCommand<{ operations: Operation[] }>({
  id: 'fix-hint',
  label: 'hints.applyFix',
  icon: WandSparkles,
  isEnabled: () => true,
  run: (_context, { operations }) => operations,
});
