/** Where the page will be shown, for page shapes that platforms partly cover. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Select } from '#app/ui/select.tsx';
import { findPlatform, type Platform } from '#design/lint/platforms/platforms.ts';
import { platformsOfShape, shownOn } from '#design/lint/platforms/shown-on.ts';
import { message } from '#messages/message.ts';
import { destinationIn } from '#tools/inputs/format-titles.ts';
import { useDesignPart } from '../session/session-context.tsx';

const OPEN = 'open';

export function PlatformChoice({
  platform,
  onChoose,
}: {
  platform: Platform | null;
  onChoose(platform: Platform | null): void;
}): ReactNode {
  const document = useDesignPart('document');
  const title = useDesignPart('title');
  const among = platformsOfShape(document);
  if (among.length === 0) return null;
  const told = shownOn(document, { title: destinationIn(title) });
  const open = told.known
    ? message('hints.shownAsTold', { platforms: told.platforms.map(({ name }) => name).join(', ') })
    : message('hints.shownAnywhere');
  const chosen = platform && among.includes(platform) ? platform : null;
  const covered = chosen ? [chosen] : told.known ? told.platforms : [];
  return (
    <>
      <Select<string>
        label={message('hints.shownOn')}
        size="small"
        value={chosen?.id ?? OPEN}
        options={[{ value: OPEN, label: open }, ...among.map(({ id, name }) => ({ value: id, label: name }))]}
        onValueChange={(id) => onChoose(findPlatform(id))}
      />
      {covered.map(({ id, name, source }) => (
        <a
          key={id}
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1 text-12 text-muted underline"
        >
          {message('hints.coverSource', { platform: name })}
          <ExternalLink size={12} strokeWidth={1.75} aria-hidden />
        </a>
      ))}
    </>
  );
}
