/** The page of a shared design, for everybody with its link: its pictures, its name, and how to make one's own. */
import { Download, SquarePen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { httpPost } from '#app/browser/http-client.ts';
import { useTask } from '#app/browser/use-task.ts';
import type { CopyMade } from '#app/contracts/projects.ts';
import { sharedPicturePath, sharePath, type SharedView } from '#app/contracts/share.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { message } from '#messages/message.ts';
import { DesignPreview } from './design-preview.tsx';
import { PageStrip } from './page-strip.tsx';

export interface SharedPageProps {
  shared: SharedView;
  /** The viewer's own design: its id. */
  ownDesign: string | null;
  signedIn: boolean;
  /** The way to report it; null for its owner. */
  report: ReactNode;
}

export function SharedPage({ shared, ownDesign, signedIn, report }: SharedPageProps): ReactNode {
  const { token, title, width, height, pages, allowsCopies } = shared;
  const numbers = Array.from({ length: pages }, (_, index) => String(index + 1));
  const [shown, setShown] = useState('1');
  const page = Math.min(Number(shown), pages);
  return (
    <main id="content" className="mx-auto grid w-full max-w-6xl gap-6 px-4 pt-2 pb-16 sm:px-6">
      {ownDesign !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-tint px-4 py-2.5 text-13">
          <span>{message('share.ownNote')}</span>
          <Link to={`/blend/${ownDesign}`} className="font-medium underline underline-offset-4">
            {message('share.openOwn')}
          </Link>
        </p>
      )}
      <div className="grid gap-4">
        <div className="dot-background rounded-card border border-line p-4 sm:p-8">
          <DesignPreview
            src={sharedPicturePath(token, 'large', page)}
            alt={pages > 1 ? message('result.previewPage', { title, page, count: pages }) : title}
            width={width}
            height={height}
          />
        </div>
        {pages > 1 && (
          <PageStrip
            pages={numbers}
            shown={String(page)}
            width={width}
            height={height}
            sourceOf={(number) => sharedPicturePath(token, 'small', Number(number))}
            onShow={setShown}
          />
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-1">
          <h1 dir="auto" className="text-22 wrap-anywhere sm:text-28">
            {title}
          </h1>
          <p className="tabular text-13 text-muted">{message('result.facts', { width, height, pages })}</p>
        </div>
        {allowsCopies && <TakeAlong shared={shared} page={page} signedIn={signedIn} />}
      </div>
      <MadeWith isMain={!allowsCopies} />
      {report}
    </main>
  );
}

/** Only where the owner allows it. */
function TakeAlong({ shared, page, signedIn }: { shared: SharedView; page: number; signedIn: boolean }): ReactNode {
  const { token } = shared;
  const navigate = useNavigate();
  const { busy, error, run } = useTask();
  const copy = (): Promise<void> =>
    run(async () => {
      const { id } = await httpPost<CopyMade>(`/api/shared/${token}/copies`);
      await navigate(`/canvas/${id}`);
    });
  return (
    <div className="grid gap-2 max-sm:w-full">
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <a href={`${sharedPicturePath(token, 'large', page)}&download=1`} download className={buttonClass('secondary')}>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          <span>{message('share.download')}</span>
        </a>
        {signedIn ? (
          <Button variant="primary" icon={SquarePen} busy={busy} onClick={() => void copy()}>
            {message('share.makeOwn')}
          </Button>
        ) : (
          <Link to={`/sign-in?${new URLSearchParams({ next: sharePath(token) })}`} className={buttonClass('primary')}>
            <SquarePen size={18} strokeWidth={1.75} aria-hidden />
            <span>{message('share.makeOwnSignIn')}</span>
          </Link>
        )}
      </div>
      <p role="status" className="sr-only">
        {busy ? message('share.making') : ''}
      </p>
      {error !== null && (
        <AlertText>
          <strong className="font-semibold">{message('share.makeFailed')}.</strong> <span>{error}</span>
        </AlertText>
      )}
    </div>
  );
}

function MadeWith({ isMain }: { isMain: boolean }): ReactNode {
  const app = message('common.appName');
  return (
    <aside
      aria-label={message('share.madeWith', { app })}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-panel p-4 sm:p-5"
    >
      <Mark size={32} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-15 font-semibold">{message('share.madeWith', { app })}</p>
        <p className="text-13 text-muted">{message('share.madeWithHint')}</p>
      </div>
      <Link to="/" className={buttonClass(isMain ? 'primary' : 'secondary', 'medium', 'max-sm:w-full')}>
        {message('share.start')}
      </Link>
    </aside>
  );
}
