/** The prompt box of the start screens: words, pictures, a format, and a send button. */
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { message } from '#messages/message.ts';
import { PAGE_FORMATS, type PageFormat } from '#tools/inputs/formats.ts';
import type { WaitingDraft } from '#app/contracts/waiting-draft.ts';
import { useIsOperator } from '#app/browser/use-operator.ts';
import { useKeepForSignIn } from '#app/browser/keep-for-sign-in.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { useAttachments } from '#app/browser/uploads/use-attachments.ts';
import { deferred } from '#app/ui/deferred.ts';
import { Composer, type ComposerWords } from '#app/ui/composer.tsx';
import { FormatPicker } from './format-picker.tsx';
import { draftsPath, heldFile, homeOfDraft, promptLength, startDesign, uploadPath } from './start-design.ts';

/** Only for who operates this copy. */
const MessageCostNote = deferred(async () => (await import('#app/browser/message-cost.tsx')).MessageCostNote);

const words: ComposerWords = {
  label: message('home.prompt'),
  placeholder: message('home.promptPlaceholder'),
  attach: message('home.attach'),
  send: message('home.send'),
  stop: message('home.stop'),
  drop: message('home.drop'),
  remove: (name) => message('home.removeFile', { name }),
  retry: message('home.retryUpload'),
};

export interface PromptBoxProps {
  value: string;
  onChange(value: string): void;
  signedIn: boolean;
  /** A draft made elsewhere: its pictures and format, until it is sent. */
  waiting?: WaitingDraft | null;
  textRef?: Ref<HTMLTextAreaElement>;
  /** Ids of formats that are offered first. */
  formats?: readonly string[];
  autoFocus?: boolean;
  className?: string;
}

export function PromptBox({
  value,
  onChange,
  signedIn,
  waiting,
  textRef,
  formats,
  autoFocus,
  className,
}: PromptBoxProps): ReactNode {
  const navigate = useNavigate();
  const attachments = useAttachments(uploadPath(signedIn), undefined, waiting?.pictures.map(heldFile));
  const [format, setFormat] = useState<PageFormat | null>(waiting?.format ? formatOf(waiting.format) : null);
  const isOperator = useIsOperator();
  const accept = useAccept();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useRef(false);

  useKeepForSignIn(
    signedIn
      ? null
      : async () => {
          if (value.trim() === '') return null;
          const files = (await attachments.settled()) ?? [];
          const assets = files.map(({ asset }) => asset);
          return homeOfDraft(await startDesign({ prompt: value.trim(), assets, format, draft: waiting?.id }));
        },
  );

  const send = async (): Promise<void> => {
    const prompt = value.trim();
    const reason = attachments.failed ? message('home.fixUpload') : wordsProblem(prompt);
    setProblem(reason);
    if (reason || sent.current) return;
    sent.current = true;
    setStarting(true);
    try {
      const files = await attachments.settled();
      if (files) {
        await navigate(
          await startDesign({ prompt, assets: files.map(({ asset }) => asset), format, draft: waiting?.id }),
        );
        return;
      }
      setProblem(message('home.fixUpload'));
    } catch (thrown) {
      setProblem(message('home.startFailed', { reason: thrownText(thrown) }));
    }
    sent.current = false;
    setStarting(false);
  };

  return (
    <Composer
      method="post"
      action={draftsPath}
      encType="multipart/form-data"
      words={words}
      value={value}
      onChange={(next) => {
        onChange(next);
        setProblem(null);
      }}
      onSend={() => void send()}
      canSend={value.trim() !== ''}
      sending={starting}
      attachments={attachments.items.map(({ id, file, preview, state, progress, error }) => ({
        id,
        name: file.name,
        preview,
        state,
        progress,
        error: error ?? undefined,
      }))}
      onFiles={(files) => {
        setProblem(null);
        attachments.add(files);
      }}
      onRemoveAttachment={attachments.remove}
      onRetryAttachment={attachments.retry}
      accept={accept}
      tools={
        <>
          <FormatPicker first={formats} value={format} onChange={setFormat} />
          {isOperator && <MessageCostNote needed busy={starting} />}
        </>
      }
      error={problem ?? attachments.notice}
      lines={[3, waiting ? 16 : 10]}
      names={{ text: 'prompt', files: 'file' }}
      textRef={textRef}
      autoFocus={autoFocus}
      className={className}
    />
  );
}

/** The first of several formats of one size, and a generated name for any other size. */
function formatOf({ width, height }: { width: number; height: number }): PageFormat {
  return (
    PAGE_FORMATS.find((one) => one.width === width && one.height === height) ?? {
      id: 'custom',
      name: `${width} × ${height}`,
      width,
      height,
      also: [],
    }
  );
}

/** What is wrong with the words; null if nothing. */
function wordsProblem(prompt: string): string | null {
  if (prompt === '') return message('home.emptyPrompt');
  return prompt.length > promptLength ? message('home.tooLong', { limit: promptLength }) : null;
}
