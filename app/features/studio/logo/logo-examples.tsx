/** Sample results, before anything was requested. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { stylePicture } from './logo-address.ts';
import { BATCH_GRID } from './logo-grid.tsx';

const EXAMPLES = [
  'example-1',
  'example-2',
  'example-3',
  'example-4',
  'example-5',
  'example-6',
  'example-7',
  'example-8',
  'example-9',
] as const;

export function LogoExamples(): ReactNode {
  return (
    <section aria-labelledby="examples" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="examples" className="text-22">
          {message('logoStudio.examples')}
        </h2>
        <p className="text-13 text-muted">{message('logoStudio.examplesText')}</p>
      </div>
      <ul className={BATCH_GRID}>
        {EXAMPLES.map((name) => (
          <li key={name} className="overflow-hidden rounded-card border border-line">
            <img
              src={stylePicture(name)}
              alt=""
              width={480}
              height={360}
              decoding="async"
              className="aspect-[4/3] w-full object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
