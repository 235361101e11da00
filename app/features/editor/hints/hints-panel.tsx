/** The panel of hints: each in words, with what can be done about it, and for which marketplace and app to check. */
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { findLayer } from '#design/document/tree.ts';
import { isFixable } from '#design/lint/fix-hint.ts';
import { hintKey, type Hint } from '#design/lint/hint.ts';
import { findMarket, MARKETS } from '#design/lint/markets/markets.ts';
import { message } from '#messages/message.ts';
import { useSession } from '../session/session-context.tsx';
import { PlatformChoice } from './platform-choice.tsx';
import type { Hints } from './use-hints.ts';
import type { PointedOut } from './use-pointed-out.ts';

const NO_MARKET = 'none';
const MARKET_OPTIONS = [
  { value: NO_MARKET, label: message('hints.noMarket') },
  ...MARKETS.map(({ id, name }) => ({ value: id, label: name })),
];
/** Nobody reads more at once; the rest follows as these are dealt with. */
const MOST_LISTED = 50;

export default function HintsPanel({
  hints,
  pointing,
  choices: { market, checkFor, platform, showOn, ignore, fix },
}: {
  hints: readonly Hint[];
  pointing: PointedOut;
  choices: Hints;
}): ReactNode {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [stuck, setStuck] = useState<string | null>(null);
  const fixable = hints.filter(isFixable);
  const further = hints.length - MOST_LISTED;

  const mend = (wanted: readonly Hint[]): void => {
    setBusy(true);
    setStuck(null);
    fix(wanted)
      .then((done) => setStuck(done ? null : wanted.map(hintKey).join()))
      .catch((error: unknown) => reportInBrowser(error, { area: 'editor', doing: 'fix-hint' }))
      .finally(() => setBusy(false));
  };
  const show = (hint: Hint): void => {
    pointing.show(hint);
    const { layers } = hint;
    const here = layers.filter((id) => findLayer(session.store.document(), id));
    session.selection.set({ layers: here.slice(0, 1), entered: null, background: false });
    const sight = session.stage.get()?.sight();
    const leaves = here.slice(0, 1).flatMap((id) => {
      const layer = findLayer(session.store.document(), id);
      return layer && layer.type !== 'group' ? [layer] : [];
    });
    const bounds = boundsOfLayers(leaves);
    // Zoomed in elsewhere: shows the whole page, so that the place is visible.
    if (
      sight &&
      bounds &&
      (bounds.x < sight.x ||
        bounds.y < sight.y ||
        bounds.x + bounds.width > sight.x + sight.width ||
        bounds.y + bounds.height > sight.y + sight.height)
    )
      session.stage.get()?.fitPage();
  };

  return (
    <>
      <p role="status" className="text-13 font-medium">
        {hints.length === 0 ? message('hints.none') : message('hints.count', { count: hints.length })}
      </p>
      <Select<string>
        label={message('hints.checkFor')}
        size="small"
        value={market?.id ?? NO_MARKET}
        options={MARKET_OPTIONS}
        onValueChange={(id) => checkFor(findMarket(id))}
      />
      {market && (
        <a
          href={market.source}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1 text-12 text-muted underline"
        >
          {message('hints.marketRules', { market: market.name })}
          <ExternalLink size={12} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      <PlatformChoice platform={platform} onChoose={showOn} />
      {hints.length > 0 && (
        <ul className="grid gap-3">
          {hints.slice(0, MOST_LISTED).map((hint) => (
            <li
              key={hintKey(hint)}
              data-hint={hint.rule}
              {...pointing.row(hint)}
              className="grid gap-2 border-t border-line pt-3"
            >
              {/* A sentence that starts with a quotation keeps its case as on the page. */}
              <p className={hint.words.startsWith('“') ? 'text-13' : 'text-13 first-letter:uppercase'}>{hint.words}</p>
              {stuck === hintKey(hint) && (
                <p role="status" className="text-12 text-muted">
                  {message('hints.noFix')}
                </p>
              )}
              <div className="flex gap-2">
                {isFixable(hint) && (
                  <Button
                    size="small"
                    disabled={busy}
                    {...pointing.button(hint)}
                    aria-label={message('hints.fixOf', { words: hint.words })}
                    onClick={() => mend([hint])}
                  >
                    {message('hints.fix')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="ghost"
                  {...pointing.button(hint)}
                  aria-label={message('hints.showOf', { words: hint.words })}
                  onClick={() => show(hint)}
                >
                  {message('hints.show')}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  {...pointing.button(hint)}
                  aria-label={message('hints.ignoreOf', { words: hint.words })}
                  onClick={() => ignore(hint)}
                >
                  {message('hints.ignore')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {further > 0 && <p className="text-12 text-muted">{message('hints.further', { count: further })}</p>}
      {fixable.length > 1 && (
        <Button size="small" busy={busy} onClick={() => mend(fixable)}>
          {message('hints.fixAll')}
        </Button>
      )}
    </>
  );
}
