/**
 * The hints about the current page: computed once the user pauses and the browser has time, and given up as soon as the
 * user goes on.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { fixFor, type FixPorts } from '#design/lint/fix-hint.ts';
import { hintKey, type Hint, type HintPorts } from '#design/lint/hint.ts';
import { hintPage } from '#design/lint/hint-page.ts';
import { findMarket, marketNamed, type Market } from '#design/lint/markets/markets.ts';
import { findPlatform, type Platform } from '#design/lint/platforms/platforms.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { destinationIn, formatOf } from '#tools/inputs/format-titles.ts';
import { fixHintCommand } from '../commands/fix-hint.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { phaseOf } from '../session/editor.machine.ts';
import { useDesignPart, useSession } from '../session/session-context.tsx';
import { readChoice, readIgnored, writeChoice, writeIgnored } from './ignored-hints.ts';

/** Pause after a change before hints are updated, ms. */
const REST = 700;
/** The longest wait for an idle browser, ms. */
const PATIENCE = 2000;

export interface Hints {
  /** Null until the page has been checked. */
  hints: readonly Hint[] | null;
  /** The marketplace to check for: as chosen, else as the format named in the title says. */
  market: Market | null;
  checkFor(market: Market | null): void;
  /** The platform it is shown on, as chosen; null: as its title and size suggest. */
  platform: Platform | null;
  showOn(platform: Platform | null): void;
  ignore(hint: Hint): void;
  /** Fixes hints as one step; resolves to whether anything could be done. */
  fix(hints: readonly Hint[]): Promise<boolean>;
}

/** Runs a check that looks at painted pages. */
async function withPixels<Result>(
  session: EditorSession,
  signal: AbortSignal | undefined,
  check: (pixels: HintPorts) => Promise<Result>,
): Promise<Result> {
  const { createPagePixels } = await import('../stage/page-pixels.client.ts');
  const { dispose, ...pixels } = createPagePixels(session, signal);
  try {
    return await check(pixels);
  } finally {
    dispose();
  }
}

/** What fixes hints one after the other: each is fixed on the page that the previous ones leave. */
async function fixesFor(
  hints: readonly Hint[],
  before: DesignDocument,
  page: string,
  ports: FixPorts,
): Promise<Operation[]> {
  let document = before;
  const operations: Operation[] = [];
  for (const hint of hints) {
    const own = await fixFor(hint, document, page, ports);
    operations.push(...own);
    document = applyOperations(document, own).document;
  }
  return operations;
}

export function useHints(): Hints {
  const session = useSession();
  const [found, setFound] = useState<readonly Hint[] | null>(null);
  const [ignored, setIgnored] = useState<readonly string[]>(() => readIgnored(session.designId, window.localStorage));

  /** An id, '' for none; null: nothing was chosen. */
  const [chosenMarket, setChosenMarket] = useState(() => readChoice('market', session.designId, window.localStorage));
  const [platform, setPlatform] = useState<Platform | null>(() =>
    findPlatform(readChoice('platform', session.designId, window.localStorage)),
  );
  const name = useDesignPart('title');
  const { width, height } = useDesignPart('document');
  const title = destinationIn(name);
  const market =
    chosenMarket === null ? marketNamed(formatOf(name, { width, height })?.id ?? '') : findMarket(chosenMarket);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looking: AbortController | null = null;
    let gone = false;
    const stop = (): void => {
      clearTimeout(timer);
      looking?.abort();
      looking = null;
    };
    const wait = (): void => {
      stop();
      timer = setTimeout(() => whenIdle(() => void look(), PATIENCE), REST);
    };
    const look = async (): Promise<void> => {
      if (gone) return;
      // Ongoing gestures come first.
      if (phaseOf(session.machine.getSnapshot()) !== 'idle') return wait();
      looking?.abort();
      const own = new AbortController();
      looking = own;
      const [document, page] = [session.store.document(), session.page.get()];
      try {
        const hints = await withPixels(session, own.signal, (pixels) =>
          hintPage(document, page, { ...pixels, market, platform, title }),
        );
        if (!own.signal.aborted) setFound(hints);
      } catch (error) {
        if (!own.signal.aborted) reportInBrowser(error, { area: 'editor', doing: 'hints' });
      }
    };
    const machine = session.machine.subscribe((snapshot) => {
      if (looking && phaseOf(snapshot) !== 'idle') wait();
    });
    const stops = [
      session.store.subscribe(wait),
      session.page.subscribe(() => {
        setFound(null);
        wait();
      }),
    ];
    wait();
    return () => {
      gone = true;
      stop();
      machine.unsubscribe();
      for (const unsubscribe of stops) unsubscribe();
    };
  }, [session, market, platform, title]);

  const checkFor = useCallback(
    (chosen: Market | null) => {
      writeChoice('market', session.designId, chosen?.id ?? null, window.localStorage);
      setChosenMarket(chosen?.id ?? '');
    },
    [session],
  );
  const showOn = useCallback(
    (chosen: Platform | null) => {
      writeChoice('platform', session.designId, chosen?.id ?? null, window.localStorage);
      setPlatform(chosen);
    },
    [session],
  );

  const ignore = useCallback(
    (hint: Hint) => {
      setIgnored((keys) => writeIgnored(session.designId, [...keys, hintKey(hint)], window.localStorage));
    },
    [session],
  );

  const fix = useCallback(
    async (hints: readonly Hint[]): Promise<boolean> => {
      const measure = session.stage.get()?.measureText;
      if (!measure) return false;
      const [before, page] = [session.store.document(), session.page.get()];
      const operations = await withPixels(session, undefined, (pixels) =>
        fixesFor(hints, before, page, { ...pixels, measure, market, platform, title }),
      );
      // The design has changed meanwhile: the findings no longer hold.
      if (operations.length === 0 || session.store.document() !== before) return false;
      session.run(fixHintCommand, { operations });
      return true;
    },
    [session, market, platform, title],
  );

  const hints = useMemo(
    () => found && (ignored.length > 0 ? found.filter((hint) => !ignored.includes(hintKey(hint))) : found),
    [found, ignored],
  );
  return {
    hints,
    market,
    checkFor,
    platform,
    showOn,
    ignore,
    fix,
  };
}
