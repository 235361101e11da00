/**
 * An example of a tool's result, shown before a picture is chosen: made by the same engines
 * (scripts/studio-examples.ts).
 */
import type { ReactNode } from 'react';
import { Compare } from '#app/ui/compare.tsx';
import { message, type MessageKey } from '#messages/message.ts';

const examples = {
  cutout: 'repairs.example.cutout',
  erase: 'repairs.example.erase',
  upscale: 'repairs.example.upscale',
  retake: 'repairs.example.retake',
} as const satisfies Record<string, MessageKey>;

export function Example({ of }: { of: keyof typeof examples }): ReactNode {
  const alt = message(examples[of]);
  return (
    <Compare
      before={{ src: `/studio/${of}-before.webp`, alt: message('repairs.beforeOf', { name: alt }) }}
      after={{ src: `/studio/${of}-after.webp`, alt: message('repairs.afterOf', { name: alt }) }}
      ratio={4 / 3}
      className="w-88 max-w-full border border-line"
    />
  );
}
