/** Actions on one result: download it, edit it, keep it, use it elsewhere, report it, reject it. */
import { ArrowRight, Download, Flag, FolderPlus, Pencil, Trash2, Ellipsis } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { mutate } from 'swr';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpDelete, httpPost } from '#app/browser/http-client.ts';
import { track } from '#app/browser/outside/track.ts';
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
  /** It was rejected and is gone; absent: it can't be. */
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
  onRejected,
  onDownload,
  className,
  children,
}: ResultActionsProps): ReactNode {
  const navigate = useNavigate();
  const { busy, doing } = useDoing<'download' | 'edit' | 'save' | 'reject'>();
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
      track('design-made');
      await navigate(`/canvas/${id}`);
    });
  const save = () =>
    doing('save', message('studio.saveFailed'), async () => {
      await httpPost(`${at}/keep`, { variation: place });
      // The strip of uploads shows it from now on.
      await mutate('/api/uploads?limit=8');
      toast({ title: message('studio.saved') });
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
  return (
    <div
      role="group"
      aria-label={message('studio.resultActions')}
      data-landing
      className={classNames('flex flex-wrap items-center gap-2 rounded-control', className)}
    >
      <Button variant="primary" icon={Download} busy={busy === 'download'} onClick={() => void download()}>
        {message('studio.download')}
      </Button>
      <Button icon={Pencil} busy={busy === 'edit'} onClick={() => void edit()}>
        {message('studio.edit')}
      </Button>
      {onRejected && (
        <Button icon={Trash2} busy={busy === 'reject'} onClick={() => void reject()}>
          {message('studio.reject')}
        </Button>
      )}
      {children}
      <div className="flex items-center gap-1">
        <Menu
          align="end"
          trigger={
            <Button icon={ArrowRight} variant="ghost">
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
          trigger={<IconButton label={message('studio.more')} icon={Ellipsis} size="medium" busy={busy === 'save'} />}
        >
          <MenuItem icon={FolderPlus} onSelect={() => void save()}>
            {message('studio.save')}
          </MenuItem>
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
