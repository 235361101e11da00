/** What can be done with one result: accept it, take it along, edit it, keep it, use it elsewhere, report it, reject it. */
import { ArrowRight, Check, Download, Flag, FolderPlus, Pencil, Trash2, Ellipsis, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { mutate } from 'swr';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpDelete, httpPost } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { studioTools, type StudioToolId } from './studio-tools.ts';
import { useDoing } from './use-doing.ts';

export interface ResultActionsProps {
  generation: GenerationView;
  /** Which of its variations. */
  index?: number;
  /** The current tool: it is not offered again. */
  tool: StudioToolId;
  /** Opens the form that reports it; absent: nothing to report here. */
  onReport?(): void;
  /** It was accepted and is among the uploads; left out: it needs no accepting. */
  onAccepted?(): void;
  /** It was rejected and is gone; left out: it can't be. */
  onRejected?(): void;
  /** How it is downloaded, if that is more than fetching its file. */
  onDownload?(variation: Variation): Promise<void>;
  className?: string;
  /** Buttons of the screen itself, before the menu. */
  children?: ReactNode;
}

export function ResultActions({
  generation,
  index = 0,
  tool,
  onReport,
  onAccepted,
  onRejected,
  onDownload,
  className,
  children,
}: ResultActionsProps): ReactNode {
  const navigate = useNavigate();
  const { busy, doing } = useDoing<'download' | 'edit' | 'save' | 'accept' | 'reject'>();
  const variation = generation.results.variations[index];
  if (!variation) return null;
  const place = variation.place ?? index;
  const at = `/api/generations/${generation.id}`;

  const download = () =>
    doing(
      'download',
      message('editor.downloadFailed'),
      () => onDownload?.(variation) ?? downloadFile(`/api/assets/${variation.asset}`, variation.name),
    );
  const edit = () =>
    doing('edit', message('studio.editFailed'), async () => {
      const { id } = await httpPost<{ id: string }>(`${at}/design`, { variation: place });
      await navigate(`/canvas/${id}`);
    });
  async function keep(): Promise<void> {
    await httpPost(`${at}/keep`, { variation: place });
    // The strip of uploads shows it from now on.
    await mutate('/api/uploads?limit=8');
  }
  const save = () =>
    doing('save', message('studio.saveFailed'), async () => {
      await keep();
      toast({ title: message('studio.saved') });
    });
  const accept = () =>
    doing('accept', message('studio.acceptFailed'), async () => {
      await keep();
      onAccepted?.();
    });
  const reject = () =>
    doing('reject', message('studio.rejectFailed'), async () => {
      await httpDelete(at);
      toast({ title: message('studio.rejected') });
      onRejected?.();
    });

  const others = studioTools.flatMap((one) =>
    one.id !== tool && one.withPicture ? [{ ...one, to: one.withPicture(variation.asset) }] : [],
  );
  // Beside a verdict the rest steps back.
  const size = onAccepted ? 'small' : 'medium';
  const rejection = onRejected && (
    <Button icon={onAccepted ? X : Trash2} busy={busy === 'reject'} onClick={() => void reject()}>
      {message('studio.reject')}
    </Button>
  );
  return (
    <div
      role="group"
      aria-label={message('studio.resultActions')}
      data-landing
      className={classNames('flex flex-wrap items-center gap-2 rounded-control', className)}
    >
      {onAccepted && (
        <div className="grid w-full grid-cols-2 gap-2">
          <Button variant="primary" icon={Check} busy={busy === 'accept'} onClick={() => void accept()}>
            {message('studio.accept')}
          </Button>
          {rejection}
        </div>
      )}
      <Button
        variant={onAccepted ? 'secondary' : 'primary'}
        size={size}
        icon={Download}
        busy={busy === 'download'}
        onClick={() => void download()}
      >
        {message('studio.download')}
      </Button>
      <Button size={size} icon={Pencil} busy={busy === 'edit'} onClick={() => void edit()}>
        {message('studio.edit')}
      </Button>
      {!onAccepted && rejection}
      {children}
      <div className="flex items-center gap-1">
        <Menu
          align="end"
          trigger={
            <Button size={size} icon={ArrowRight} variant="ghost">
              {message('studio.useIn')}
            </Button>
          }
        >
          {others.map(({ id, title, icon, to }) => (
            <MenuItem key={id} icon={icon} onSelect={() => void navigate(to)}>
              {message(title)}
            </MenuItem>
          ))}
        </Menu>
        <Menu
          align="end"
          trigger={<IconButton label={message('studio.more')} icon={Ellipsis} size={size} busy={busy === 'save'} />}
        >
          {!onAccepted && (
            <MenuItem icon={FolderPlus} onSelect={() => void save()}>
              {message('studio.save')}
            </MenuItem>
          )}
          {onReport && (
            <MenuItem icon={Flag} onSelect={onReport}>
              {message('studio.report')}
            </MenuItem>
          )}
        </Menu>
      </div>
    </div>
  );
}
