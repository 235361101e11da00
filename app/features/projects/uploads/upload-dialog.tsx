/** One picture of the library, large, with what can be made from it. */
import { Download, Scissors, SquarePen, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Upload } from '#app/contracts/uploads.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { message } from '#messages/message.ts';
import { cutoutPath, type UploadActions } from './use-upload-actions.ts';

export interface UploadDialogProps {
  upload: Upload;
  actions: UploadActions;
  onClose(): void;
  onDelete(): void;
}

export function UploadDialog({ upload, actions, onClose, onDelete }: UploadDialogProps): ReactNode {
  const { id, name, width, height, transparent } = upload;
  const [isBusy, setBusy] = useState(false);
  const run = async (action: (upload: Upload) => Promise<void>): Promise<void> => {
    setBusy(true);
    await action(upload);
    setBusy(false);
  };
  return (
    <Dialog
      open
      size="large"
      title={name}
      description={message('projects.size', { width, height })}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="ghost" icon={Trash2} onClick={onDelete} className="me-auto text-danger-text!">
            {message('projects.delete')}
          </Button>
          <Button icon={Download} onClick={() => void actions.download(upload)}>
            {message('projects.download')}
          </Button>
          <Link to={cutoutPath(upload)} className={buttonClass('secondary')}>
            <Scissors size={18} strokeWidth={1.75} aria-hidden />
            {message('projects.removeBackground')}
          </Link>
          <Button variant="primary" icon={SquarePen} busy={isBusy} onClick={() => void run(actions.startDesign)}>
            {message('projects.designOfUpload')}
          </Button>
        </>
      }
    >
      <div
        className={classNames(
          'grid place-items-center overflow-hidden rounded-card border border-line',
          transparent ? 'chequer-middle' : 'bg-sunken',
        )}
      >
        <img src={`/api/assets/${id}?size=1024`} alt={name} className="max-h-[60vh] max-w-full object-contain" />
      </div>
    </Dialog>
  );
}
