/** In the export dialog: whose pictures the design shows, to be named where it is published. */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import type { DesignCredits } from '#app/contracts/stock.ts';
import type { PictureCredit } from '#tools/contract/ports/stock-port.ts';
import { useSession } from '../session/session-context.tsx';

/** How long it is said that the credits were copied, ms. */
const SAID = 2_000;

export const creditLine = ({ title, author, licence, source }: PictureCredit): string =>
  message(title === '' ? 'stock.creditUntitled' : 'stock.credit', {
    title,
    author,
    licence,
    source: message(`stock.source.${source}`),
  });

/** With addresses, as licences want it. */
const creditText = (credit: PictureCredit): string =>
  [creditLine(credit), credit.pageUrl, credit.licenceUrl].filter(Boolean).join(' · ');

export function PhotoCredits(): ReactNode {
  const session = useSession();
  const { designId } = session;
  const [credits, setCredits] = useState<readonly PictureCredit[]>([]);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    // A picture added a moment ago counts too. Without an answer the export goes on as ever.
    session
      .handedIn()
      .then(() => httpGet<DesignCredits>(`/api/designs/${designId}/credits`, {}, { signal: left.signal }))
      .then(
        (answer) => setCredits(answer.credits),
        () => undefined,
      );
    return () => left.abort();
  }, [session, designId]);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);

  if (credits.length === 0) return null;
  return (
    <section className="grid gap-1.5 rounded-control bg-tint p-2.5 text-12" aria-labelledby="photo-credits">
      <div className="flex items-center justify-between gap-2">
        <h3 id="photo-credits" className="text-13 font-medium">
          {message('stock.credits')}
        </h3>
        <Button
          size="small"
          variant="ghost"
          icon={copied ? Check : Copy}
          onClick={() =>
            void navigator.clipboard.writeText(credits.map(creditText).join('\n')).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {message(copied ? 'stock.copied' : 'stock.copyCredits')}
        </Button>
      </div>
      <ul className="grid max-h-28 gap-1 overflow-y-auto text-muted">
        {credits.map((credit) => (
          <li key={`${credit.source} ${credit.pageUrl}`} className="min-w-0 break-words">
            <a href={credit.pageUrl} target="_blank" rel="noreferrer" className="hover:text-ink hover:underline">
              {creditLine(credit)}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-faint">{message('stock.creditsHint')}</p>
    </section>
  );
}
