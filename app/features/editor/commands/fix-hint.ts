/**
 * Fixes what a hint is about: the operations have been computed on this very design, and found to make nothing else
 * wrong.
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
