/**
 * How a studio screen gets its pictures: dropped anywhere, pasted, chosen, taken with the camera, from the user's
 * uploads or the samples. Reports them once all are on the server; rejected ones are named, and can be retried here.
 */
import { Camera, CircleAlert, ImagePlus, RotateCcw, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { useAttachments } from '#app/browser/uploads/use-attachments.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Mark } from '#app/ui/mark.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { RecentUploads } from './recent-uploads.tsx';
import { SampleRow, type SamplePicture } from './sample-row.tsx';
import { usePageFiles } from './use-page-files.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

export interface ChosenPicture {
  /** Its asset; for visitors without an account a pass, valid for a draft. */
  asset: string;
  name: string;
  /** The original file: for showing it while its asset is a pass. */
  file?: File;
  /** What the server found in that file. */
  info?: AssetInfo;
}

export interface PictureChooserProps {
  /** Visitors without an account keep their pictures in a draft. */
  signedIn: boolean;
  /** The maximum number; one by default. */
  most?: number;
  samples?: readonly SamplePicture[];
  onChosen(pictures: ChosenPicture[]): void;
  /** In the box above the words: the tool's result, for instance. */
  picture?: ReactNode;
  /** The next screen is loading: nothing is accepted meanwhile. */
  busy?: boolean;
  className?: string;
}

const megabytes = UPLOAD_LIMITS.bytes / 1_000_000;
const NO_SAMPLES: readonly SamplePicture[] = [];

export function PictureChooser({
  signedIn,
  most = 1,
  samples = NO_SAMPLES,
  onChosen,
  picture,
  busy = false,
  className,
}: PictureChooserProps): ReactNode {
  const files = useAttachments(signedIn ? '/api/assets' : '/api/drafts/files', most);
  const { items, notice } = files;
  const [problem, setProblem] = useState<string | null>(null);
  const [camera, setCamera] = useState(false);
  const accept = useAccept();
  const [hasCamera, setHasCamera] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const several = most > 1;

  // The server's page can't know.
  useEffect(() => setHasCamera(typeof navigator.mediaDevices?.getUserMedia === 'function'), []);

  const tell = useEffectEvent(() => {
    const ready = items.flatMap(({ asset, file, info }) =>
      asset === null ? [] : [{ asset, name: file.name, file, ...(info && { info }) }],
    );
    files.handOver();
    onChosen(ready);
  });
  const allReady = items.length > 0 && items.every(({ state }) => state === 'ready');
  useEffect(() => {
    if (allReady) tell();
  }, [allReady]);

  function take(chosen: readonly File[]): void {
    setProblem(!several && chosen.length > 1 ? message('studio.onlyOne') : null);
    if (!several) files.clear();
    files.add(several ? chosen : chosen.slice(0, 1));
  }
  const over = usePageFiles(busy ? null : take);

  const failed = items.filter(({ state }) => state === 'failed');
  const uploading = items.some(({ state }) => state === 'uploading');
  return (
    <div className={classNames('grid gap-8', className)}>
      <section
        aria-label={message(several ? 'studio.chooseSeveral' : 'studio.choose')}
        className={classNames(
          'relative grid min-h-80 place-items-center rounded-sheet border-2 border-dashed px-6 py-10 text-center transition-colors',
          over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-panel',
        )}
      >
        {uploading ? (
          <Uploading items={items} onCancel={files.clear} />
        ) : failed.length > 0 ? (
          <div className="grid justify-items-center gap-4">
            <CircleAlert size={30} strokeWidth={1.5} aria-hidden className="text-danger-text" />
            <div role="alert" className="max-w-md">
              <ul className="grid gap-1">
                {failed.map(({ id, file, error }) => (
                  <li key={id} className="text-15">
                    <bdi className="block truncate text-13 text-muted">{file.name}</bdi>
                    {error}
                  </li>
                ))}
              </ul>
            </div>
            <div className="flex flex-wrap justify-center gap-2">
              <Button
                variant="primary"
                icon={ImagePlus}
                onClick={() => {
                  files.clear();
                  input.current?.click();
                }}
              >
                {message(several ? 'studio.chooseOthers' : 'studio.chooseOther')}
              </Button>
              <Button icon={RotateCcw} onClick={() => failed.forEach(({ id }) => files.retry(id))}>
                {message('common.retry')}
              </Button>
              {several && items.length > failed.length && (
                <Button onClick={() => failed.forEach(({ id }) => files.remove(id))}>
                  {message('studio.withoutFailed', { count: failed.length })}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <div className="grid justify-items-center gap-5">
            {picture ?? <Mark size={52} className="opacity-90" />}
            <div className="grid gap-1">
              <p className="font-heading text-22 font-semibold">
                {message(over ? 'studio.dropAnywhere' : several ? 'studio.dropSeveralHere' : 'studio.dropHere')}
              </p>
              <p className="max-w-sm text-13 text-balance text-muted">
                {several
                  ? message('studio.formatsSeveral', { count: most, megabytes })
                  : message('studio.formats', { megabytes })}
              </p>
            </div>
            <div className="flex flex-wrap justify-center gap-2">
              <Button
                variant="primary"
                size="large"
                icon={ImagePlus}
                busy={busy}
                onClick={() => input.current?.click()}
              >
                {message(several ? 'studio.chooseSeveral' : 'studio.choose')}
              </Button>
              {hasCamera && (
                <Button size="large" icon={Camera} disabled={busy} onClick={() => setCamera(true)}>
                  {message('studio.takePhoto')}
                </Button>
              )}
            </div>
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          multiple={several}
          accept={accept}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // Lets the same file be chosen again.
            currentTarget.value = '';
          }}
        />
      </section>
      {notice !== null && (
        <p
          role="alert"
          className="-mt-4 justify-self-center rounded-control bg-danger-soft px-4 py-2.5 text-center text-13 text-balance text-danger-text"
        >
          <strong className="font-semibold">{message('account.uploadFailed')}</strong> {notice}
        </p>
      )}
      {notice === null && problem !== null && (
        <p role="status" className="-mt-5 text-center text-13 text-muted">
          {problem}
        </p>
      )}
      {signedIn && !uploading && <RecentUploads onChosen={({ id, name }) => onChosen([{ asset: id, name }])} />}
      {samples.length > 0 && !uploading && <SampleRow samples={samples} onFile={(file) => take([file])} />}
      {camera && (
        <Suspense>
          <CameraDialog
            onClose={() => setCamera(false)}
            onPhoto={(file) => {
              setCamera(false);
              take([file]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Uploading({
  items,
  onCancel,
}: {
  items: ReturnType<typeof useAttachments>['items'];
  onCancel(): void;
}): ReactNode {
  const [first] = items;
  const done = items.filter(({ state }) => state !== 'uploading').length;
  const share =
    items.reduce((sum, { state, progress }) => sum + (state === 'uploading' ? progress : 1), 0) /
    Math.max(1, items.length);
  const words =
    items.length > 1
      ? message('studio.uploadingSeveral', { done, count: items.length })
      : message('studio.uploading', { name: first?.file.name ?? '' });
  return (
    <div className="grid w-full max-w-72 justify-items-center gap-5">
      {first?.preview && (
        <img
          src={first.preview}
          alt=""
          className="max-h-40 max-w-full rounded-card border border-line object-contain opacity-75"
        />
      )}
      <p role="status" className="w-full truncate text-15 font-medium">
        {words}
      </p>
      <ProgressLine label={words} value={share} />
      <Button icon={X} onClick={onCancel}>
        {message('studio.cancelUpload')}
      </Button>
    </div>
  );
}
