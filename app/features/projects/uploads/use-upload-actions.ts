/** What can be done with pictures of the library. */
import { useNavigate } from 'react-router';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { UploadLibrary } from '#app/browser/uploads/use-uploads.ts';
import type { Upload } from '#app/contracts/uploads.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { editorPath } from '../project-path.ts';

export interface UploadActions {
  /** A design of the picture's size, filled by it, opened in the editor. */
  startDesign(upload: Upload): Promise<void>;
  download(upload: Upload): Promise<void>;
  rename(upload: Upload, name: string): Promise<void>;
  remove(uploads: readonly Upload[]): Promise<void>;
}

export const cutoutPath = ({ id }: Upload): string => `/remove-background?${new URLSearchParams({ picture: id })}`;

function tellFailure(title: MessageKey, thrown: unknown): void {
  toast({ variant: 'destructive', title: message(title), description: thrownText(thrown) });
}

export function useUploadActions(library: UploadLibrary): UploadActions {
  const navigate = useNavigate();
  return {
    async startDesign(upload) {
      try {
        const { id } = await httpPost<{ id: string }>(`/api/uploads/${upload.id}/design`);
        await navigate(editorPath(id));
      } catch (thrown) {
        tellFailure('projects.designFailed', thrown);
      }
    },
    async download(upload) {
      try {
        await downloadFile(`/api/assets/${upload.id}?${new URLSearchParams({ download: upload.name })}`, null);
      } catch (thrown) {
        tellFailure('projects.downloadFailed', thrown);
      }
    },
    async rename(upload, name) {
      try {
        await library.rename(upload.id, name);
      } catch (thrown) {
        tellFailure('projects.renameFailed', thrown);
      }
    },
    async remove(uploads) {
      try {
        await library.remove(uploads.map(({ id }) => id));
        toast({ title: message('projects.uploadsDeleted', { count: uploads.length }) });
      } catch (thrown) {
        tellFailure('library.notRemoved', thrown);
      }
    },
  };
}
