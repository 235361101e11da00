/** A photo taken with the camera of this device. Its picture stays in the browser until the photo is used. */
import { Camera, Check, RotateCcw, SwitchCamera } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { message, type MessageKey } from '#messages/message.ts';

export interface CameraDialogProps {
  onPhoto(file: File): void;
  onClose(): void;
}

const QUALITY = 0.94;
/** How much of the screen's height is above and below the picture: title, words, buttons, the dialog's own space. */
const AROUND = '17rem';

function problemOf(error: unknown): MessageKey {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'studio.cameraDenied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'studio.cameraBusy' : 'studio.cameraMissing';
}

export default function CameraDialog({ onPhoto, onClose }: CameraDialogProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<'environment' | 'user'>('environment');
  const [several, setSeveral] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'starting' | 'seeing' | MessageKey>('starting');
  /** px of the camera's stream; null: unknown yet. Rotating the device changes it. */
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [shot, setShot] = useState<{ file: File; address: string } | null>(null);

  useEffect(() => {
    let ended = false;
    let stream: MediaStream | null = null;
    setState('starting');
    void (async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: facing, width: { ideal: 3840 }, height: { ideal: 2160 } },
        });
        if (ended) return stop(stream);
        if (video.current) video.current.srcObject = stream;
        const devices = await navigator.mediaDevices.enumerateDevices();
        setSeveral(devices.filter(({ kind }) => kind === 'videoinput').length > 1);
      } catch (error) {
        if (!ended) setState(problemOf(error));
      }
    })();
    return () => {
      ended = true;
      stop(stream);
    };
  }, [facing, attempt]);

  useEffect(
    () => () => {
      if (shot) URL.revokeObjectURL(shot.address);
    },
    [shot],
  );

  async function shoot(): Promise<void> {
    const seen = video.current;
    if (!seen || seen.videoWidth === 0) return;
    const canvas = new OffscreenCanvas(seen.videoWidth, seen.videoHeight);
    canvas.getContext('2d')?.drawImage(seen, 0, 0);
    const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    const file = new File(
      [bytes],
      message('studio.cameraFile', { time: new Date().toISOString().slice(0, 19).replaceAll(':', '-') }),
      { type: 'image/jpeg' },
    );
    setShot({ file, address: URL.createObjectURL(bytes) });
  }

  const measure = ({
    currentTarget: { videoWidth: width, videoHeight: height },
  }: SyntheticEvent<HTMLVideoElement>): void => {
    if (width > 0 && height > 0) setSize({ width, height });
  };
  // Until it is known: the screen's orientation. This dialog is never server-rendered.
  const ratio = size ? size.width / size.height : window.innerHeight > window.innerWidth ? 3 / 4 : 16 / 9;
  const failed = state !== 'starting' && state !== 'seeing';
  return (
    <Dialog
      open
      size="large"
      title={message('studio.camera')}
      description={message('studio.cameraHint')}
      onOpenChange={(open) => open || onClose()}
      footer={
        shot ? (
          <>
            <Button icon={RotateCcw} onClick={() => setShot(null)}>
              {message('studio.cameraAgain')}
            </Button>
            <Button variant="primary" icon={Check} onClick={() => onPhoto(shot.file)}>
              {message('studio.cameraUse')}
            </Button>
          </>
        ) : failed ? (
          <Button variant="primary" icon={RotateCcw} onClick={() => setAttempt(attempt + 1)}>
            {message('common.retry')}
          </Button>
        ) : (
          <>
            {several && (
              <Button icon={SwitchCamera} onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}>
                {message('studio.cameraOther')}
              </Button>
            )}
            <Button variant="primary" icon={Camera} disabled={state !== 'seeing'} onClick={() => void shoot()}>
              {message('studio.cameraShoot')}
            </Button>
          </>
        )
      }
    >
      <div
        className="relative mx-auto grid min-h-48 place-items-center overflow-hidden rounded-card bg-sunken"
        style={{ aspectRatio: `${ratio}`, width: `min(100%, calc((100dvh - ${AROUND}) * ${ratio}))` }}
      >
        {/* It keeps running while the photo is reviewed, so that retaking it takes no wait. It is muted. */}
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={message('studio.cameraSeen')}
          onLoadedData={() => setState('seeing')}
          onLoadedMetadata={measure}
          onResize={measure}
          className={state === 'seeing' && !shot ? 'size-full object-contain' : 'invisible absolute size-full'}
        />
        {shot && <img src={shot.address} alt={message('studio.cameraTaken')} className="size-full object-contain" />}
        {state === 'starting' && (
          <Loading label={message('studio.cameraStarting')} className="absolute inset-0 content-center" />
        )}
        {failed && (
          <p role="alert" className="max-w-sm px-6 text-center text-15 text-balance text-danger-text">
            {message(state)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
