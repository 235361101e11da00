/** Page formats as cards: each creates a blank design of its size. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormatOutline } from '#app/ui/format-outline.tsx';
import { message } from '#messages/message.ts';
import type { PageFormat } from '#tools/inputs/formats.ts';

export function FormatCards({ formats }: { formats: readonly PageFormat[] }): ReactNode {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
      {formats.map((format) => (
        <li key={format.id}>
          <Link
            to={`/start-blank?format=${format.id}`}
            className="grid h-full content-end justify-items-center gap-3 rounded-card border border-line p-4 text-center transition-colors hover:border-line-strong hover:bg-tint"
          >
            <FormatOutline width={format.width} height={format.height} box={56} className="text-faint" />
            <span className="grid gap-0.5">
              <span className="text-13 font-medium">{format.name}</span>
              <span className="tabular text-12 text-faint">
                {message('home.formatSize', { width: format.width, height: format.height })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
