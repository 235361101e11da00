/** Start blank: by where the design will be seen, or the user's own size. */
import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { message } from '#messages/message.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { readDimension } from '#design/document/dimension-text.ts';
import { initialSize, type BlankSize } from './blank-size.ts';
import { formatGroups } from '#tools/inputs/format-groups.ts';
import { FormatOutline } from '#app/ui/format-outline.tsx';

interface StartBlankProps {
  format: string | null;
  formats?: readonly string[];
  /** Another way to begin, beside the title. */
  beside?: ReactNode;
}

export function StartBlank({ format, formats, beside }: StartBlankProps): ReactNode {
  const navigate = useNavigate();
  const [size, setSize] = useState(() => initialSize(format));
  const [touched, setTouched] = useState(false);
  const [creating, setCreating] = useState(false);
  const sent = useRef(false);
  const width = readDimension(size.width);
  const height = readDimension(size.height);
  const valid = 'value' in width && 'value' in height;

  const create = async (chosen: { width: number; height: number; title?: string }): Promise<void> => {
    if (sent.current) return;
    sent.current = true;
    setCreating(true);
    try {
      const { id } = await httpPost<{ id: string }>('/api/designs', chosen);
      await navigate(`/canvas/${id}`);
    } catch (thrown) {
      sent.current = false;
      setCreating(false);
      toast({ variant: 'destructive', title: message('home.createFailed', { reason: thrownText(thrown) }) });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched(true);
    if ('value' in width && 'value' in height) void create({ width: width.value, height: height.value });
  };
  const edit = (change: Partial<BlankSize>): void => setSize((old) => ({ ...old, ...change }));
  const problem = (read: ReturnType<typeof readDimension>): string | null =>
    touched && 'problem' in read ? read.problem : null;

  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-6xl gap-10 px-6 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-40">{message('home.blankTitle')}</h1>
          {beside}
        </div>
        <p className="mt-2 text-15 text-muted">{message('home.blankText')}</p>
        {formatGroups(formats).map(({ title, formats }) => (
          <section key={title} aria-label={message(title)} className="mt-10">
            <h2 className="text-18">{message(title)}</h2>
            <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
              {formats.map((item) => (
                <li key={item.id} className="grid">
                  <button
                    type="button"
                    disabled={creating}
                    onClick={() => void create({ width: item.width, height: item.height, title: item.name })}
                    className={classNames(
                      'grid justify-items-center gap-3 rounded-card border p-4 text-center transition-colors hover:border-line-strong hover:bg-tint disabled:opacity-45',
                      item.id === format ? 'border-ink bg-tint' : 'border-line',
                    )}
                  >
                    <FormatOutline width={item.width} height={item.height} box={56} className="text-faint" />
                    <span className="grid gap-0.5">
                      <span className="text-13 font-medium">{item.name}</span>
                      <span className="tabular text-12 text-faint">
                        {message('home.formatSize', { width: item.width, height: item.height })}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <form
        onSubmit={submit}
        noValidate
        className="grid content-start gap-4 self-start rounded-card border border-line bg-panel p-5 lg:sticky lg:top-6 lg:mt-[5.75rem]"
      >
        <h2 className="text-18">{message('home.customSize')}</h2>
        <SizePreview width={'value' in width ? width.value : null} height={'value' in height ? height.value : null} />
        <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-2">
          <TextField
            label={message('home.width')}
            inputMode="numeric"
            value={size.width}
            suffix="px"
            invalid={problem(width) !== null}
            aria-describedby="size-problem"
            onChange={(event) => edit({ width: event.target.value })}
            onBlur={() => setTouched(true)}
          />
          <IconButton
            label={message('home.swap')}
            icon={ArrowLeftRight}
            size="medium"
            className="mt-[1.65rem]"
            onClick={() =>
              setSize(({ width: oldWidth, height: oldHeight }) => ({ width: oldHeight, height: oldWidth }))
            }
          />
          <TextField
            label={message('home.height')}
            inputMode="numeric"
            value={size.height}
            suffix="px"
            invalid={problem(height) !== null}
            aria-describedby="size-problem"
            onChange={(event) => edit({ height: event.target.value })}
            onBlur={() => setTouched(true)}
          />
        </div>
        <p id="size-problem" role="alert" className="-mt-2 text-13 text-danger-text empty:hidden">
          {problem(width) ?? problem(height)}
        </p>
        <Button type="submit" variant="primary" busy={creating} disabled={touched && !valid}>
          {message('home.createBlank')}
        </Button>
      </form>
    </main>
  );
}

/** New pages are white, whatever the theme. */
const newPageColor = '#ffffff';

/** The page in its proportions, on the table. */
function SizePreview({ width, height }: { width: number | null; height: number | null }): ReactNode {
  const scale = width && height ? 128 / Math.max(width, height) : 0;
  return (
    <div aria-hidden className="dot-background grid h-44 place-items-center rounded-control">
      {width && height ? (
        <span
          className="shadow-page transition-[width,height] duration-200"
          style={{ width: width * scale, height: height * scale, backgroundColor: newPageColor }}
        />
      ) : null}
    </div>
  );
}
