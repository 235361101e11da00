/** The history, newest first: each step can be viewed and restored; the assistant's turns are named steps. */
import { Bookmark, MessageSquareText, RotateCcw, User, X } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { HistoryRow, NamedVersion } from '#app/contracts/version.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { Time } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import { DrawnPage } from '../pages/drawn-page.tsx';
import { PanelProblem } from '../panel-parts/panel-problem.tsx';
import { byDay } from './days.ts';
import { useHistory } from './use-history.ts';

const LONGEST_NAME = 80;

export default function HistoryPanel(): ReactNode {
  const history = useHistory();
  const { steps, versions } = history;
  const [open, setOpen] = useState<string | null>(null);
  const [today] = useState(() => new Date());
  if (steps === null) {
    if (!history.failed) return <Loading label={message('editor.loadingPanel')} className="py-10" />;
    return (
      <div className="p-3">
        <PanelProblem onRetry={history.retry}>{message('history.failed')}</PanelProblem>
      </div>
    );
  }
  const restore = (revision: number, name: string): void => {
    setOpen(null);
    void history.restore(revision, name);
  };
  const toggle = (id: string): void => setOpen(open === id ? null : id);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <NameForm onName={history.name} />
      {versions.length > 0 && (
        <section aria-label={message('history.versions')} className="border-b border-line p-1.5">
          <Heading>{message('history.versions')}</Heading>
          <ul>
            {versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                open={open === version.id}
                onToggle={() => toggle(version.id)}
                onRestore={restore}
                onUnname={() => void history.unname(version)}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={message('history.steps')} className="p-1.5">
        {steps.length === 0 && <p className="px-2 py-2 text-13 text-muted">{message('history.none')}</p>}
        {byDay(steps, today).map((day) => (
          <div key={day.key}>
            <Heading>{day.title}</Heading>
            <ol>
              {day.rows.map((step) => (
                <Step
                  key={step.id}
                  step={step}
                  isNow={step === steps[0]}
                  open={open === step.id}
                  onToggle={() => toggle(step.id)}
                  onRestore={restore}
                />
              ))}
            </ol>
          </div>
        ))}
        {history.failed && (
          <div className="px-2">
            <PanelProblem onRetry={history.retry}>{message('history.failed')}</PanelProblem>
          </div>
        )}
        {history.more && !history.failed && (
          <Button variant="ghost" size="small" className="mt-1 w-full" onClick={history.more}>
            {message('history.more')}
          </Button>
        )}
      </section>
    </div>
  );
}

function Heading({ children }: { children: ReactNode }): ReactNode {
  return <h3 className="px-2 pt-2 pb-1 font-text text-12 font-normal tracking-normal text-muted">{children}</h3>;
}

/** Names the current state of the design. */
function NameForm({ onName }: { onName(name: string): Promise<void> }): ReactNode {
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    void onName(name.trim());
    setName('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-1.5 border-b border-line p-3">
      <TextField
        size="small"
        label={message('history.nameNow')}
        placeholder={message('history.namePlaceholder')}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" size="small" icon={Bookmark} disabled={name.trim() === ''}>
        {message('history.keep')}
      </Button>
    </form>
  );
}

interface RowProps {
  open: boolean;
  onToggle(): void;
  onRestore(revision: number, name: string): void;
}

function Step({ step, isNow, open, onToggle, onRestore }: RowProps & { step: HistoryRow; isNow: boolean }): ReactNode {
  const agent = step.author === 'agent';
  const Icon = agent ? MessageSquareText : User;
  const name = step.label || message('history.step');
  return (
    <li>
      <button type="button" aria-expanded={open} onClick={onToggle} className={rowClass(open)} data-step={step.id}>
        <Icon
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className={classNames('shrink-0', agent ? 'text-support-text' : 'text-faint')}
        />
        <span dir="auto" className="min-w-0 flex-1 truncate text-start">
          {agent && <span className="sr-only">{message('history.byAgent')}: </span>}
          <span>{name}</span>
        </span>
        {isNow ? (
          <span className="rounded-full bg-tint-strong px-1.5 text-12 text-muted">{message('history.now')}</span>
        ) : (
          <Time at={step.at} format="time" className="tabular text-12 text-muted" />
        )}
      </button>
      {open && <Details revision={step.revision} name={name} isNow={isNow} onRestore={onRestore} />}
    </li>
  );
}

function Version({
  version,
  open,
  onToggle,
  onRestore,
  onUnname,
}: RowProps & { version: NamedVersion; onUnname(): void }): ReactNode {
  const { name, revision } = version;
  return (
    <li>
      <div className="flex items-center gap-0.5">
        <button type="button" aria-expanded={open} onClick={onToggle} className={rowClass(open)}>
          <Bookmark size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
        </button>
        <IconButton label={message('history.unname', { name })} icon={X} size="tiny" onClick={onUnname} />
      </div>
      {open && <Details revision={revision} name={name} isNow={false} onRestore={onRestore} />}
    </li>
  );
}

function rowClass(open: boolean): string {
  return classNames(
    'flex h-8 w-full min-w-0 items-center gap-2 rounded-small px-2 text-start text-13',
    open ? 'bg-tint-strong' : 'hover:bg-tint',
  );
}

/** How the page looked then, and the button to restore it. */
function Details({
  revision,
  name,
  isNow,
  onRestore,
}: {
  revision: number;
  name: string;
  isNow: boolean;
  onRestore(revision: number, name: string): void;
}): ReactNode {
  const session = useSession();
  const page = useCell(session.page);
  return (
    <div className="grid gap-2 p-2">
      <div className="h-52 overflow-hidden rounded-small bg-tint">
        <DrawnPage
          key={page}
          source={`/api/designs/${encodeURIComponent(session.designId)}/preview?revision=${revision}&page=${encodeURIComponent(page)}&side=512`}
          label={message('history.picture', { name })}
        />
      </div>
      {!isNow && (
        <Button size="small" icon={RotateCcw} onClick={() => onRestore(revision, name)}>
          {message('history.restore')}
        </Button>
      )}
    </div>
  );
}
