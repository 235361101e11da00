/** Everything to begin with: the tools, and blank pages of every format. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { CREATE_MODES, type CreateMode } from './create-modes.ts';
import { ToolCards, ToolGroups } from './tool-cards.tsx';

/** `formats`: the page formats of the mode, rendered. `templates`: a row that links to them. */
export function CreateDesign({
  mode,
  formats,
  templates,
}: {
  mode: CreateMode;
  formats: ReactNode;
  templates: ReactNode;
}): ReactNode {
  return (
    <StudioFrame title={message('create.title')} lead={message('create.lead')}>
      <nav aria-label={message('create.modes')} className="flex flex-wrap gap-1.5">
        {CREATE_MODES.map(({ id, title }) => (
          <NavLink
            key={id}
            to={id === 'all' ? '/create-design' : `/create-design/${id}`}
            aria-current={id === mode.id ? 'page' : undefined}
            preventScrollReset
            className={classNames(
              'inline-flex h-8 items-center rounded-full border px-3 text-13 whitespace-nowrap transition-colors',
              id === mode.id
                ? 'border-ink bg-ink text-on-ink'
                : 'border-line-strong text-muted hover:border-faint hover:text-ink',
            )}
          >
            {message(title)}
          </NavLink>
        ))}
      </nav>
      <section aria-labelledby="tools" className="mt-8">
        <h2 id="tools" className="sr-only">
          {message('create.tools')}
        </h2>
        {mode.id === 'all' ? <ToolGroups /> : <ToolCards tools={mode.tools} heading="h3" mode={mode.id} />}
      </section>
      {templates}
      <section aria-labelledby="formats" className="mt-14">
        <h2 id="formats" className="text-28">
          {message('create.formats')}
        </h2>
        <p className="mt-2 text-15 text-muted">{message('create.formatsText')}</p>
        <div className="mt-6 grid gap-8">{formats}</div>
      </section>
    </StudioFrame>
  );
}
