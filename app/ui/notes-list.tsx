/** A sentence, and a list of what it announces in a box that scrolls. */
import type { ReactNode } from 'react';

export function NotesList({ intro, lines }: { intro: string; lines: readonly string[] }): ReactNode {
  return (
    <div className="grid gap-2">
      <p className="text-13 text-muted">{intro}</p>
      {lines.length > 0 && (
        <ul className="grid max-h-52 list-disc gap-1 overflow-y-auto rounded-control bg-tint py-3 ps-8 pe-3 text-13">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
