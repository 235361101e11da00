/** A picture of the library as a card. */
import { Download, PencilLine, Scissors, SquarePen, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Upload } from '#app/contracts/uploads.ts';
import { classNames } from '#app/ui/class-names.ts';
import { MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import { ProjectCard } from '../parts/project-card.tsx';
import { RenameField } from '../parts/rename-field.tsx';
import { cutoutPath, type UploadActions } from './use-upload-actions.ts';

export interface UploadCardProps {
  upload: Upload;
  tabIndex: 0 | -1;
  isSelected: boolean;
  isSelecting: boolean;
  isRenaming: boolean;
  actions: UploadActions;
  onOpen(): void;
  onSelect(range: boolean): void;
  onRename(isOn: boolean): void;
  onDelete(): void;
}

export function UploadCard({
  upload,
  tabIndex,
  isSelected,
  isSelecting,
  isRenaming,
  actions,
  onOpen,
  onSelect,
  onRename,
  onDelete,
}: UploadCardProps): ReactNode {
  const field = useRef<HTMLInputElement | null>(null);
  const { id, name, width, height, transparent, logo } = upload;
  return (
    <ProjectCard
      title={name}
      opens={{ press: onOpen }}
      face={
        <img
          src={`/api/assets/${id}?size=512`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={classNames('size-full', transparent ? 'chequer-middle object-contain p-3' : 'object-cover')}
        />
      }
      meta={
        <>
          <span>{message('projects.size', { width, height })}</span>
          {logo && <span> · {message('projects.logo')}</span>}
        </>
      }
      field={
        isRenaming && (
          <RenameField
            label={message('projects.renameUploadLabel')}
            title={name}
            fieldRef={field}
            onDone={(wanted) => {
              onRename(false);
              if (wanted !== null) void actions.rename(upload, wanted);
            }}
          />
        )
      }
      tabIndex={tabIndex}
      isSelected={isSelected}
      isSelecting={isSelecting}
      onSelect={onSelect}
      takeFocus={() => {
        field.current?.focus();
        return field.current !== null;
      }}
      menu={
        <>
          <MenuItem icon={SquarePen} onSelect={() => void actions.startDesign(upload)}>
            {message('projects.designOfUpload')}
          </MenuItem>
          <MenuItem asChild>
            <Link to={cutoutPath(upload)}>
              <Scissors size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
              {message('projects.removeBackground')}
            </Link>
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={PencilLine} shortcut="F2" onSelect={() => onRename(true)}>
            {message('projects.rename')}
          </MenuItem>
          <MenuItem icon={Download} onSelect={() => void actions.download(upload)}>
            {message('projects.download')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger shortcut="Delete" onSelect={onDelete}>
            {message('projects.delete')}
          </MenuItem>
        </>
      }
    />
  );
}
