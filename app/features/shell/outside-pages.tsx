/** Reports each page to the configured external services. Its code loads only if one is configured. */
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAdConsent, useAskedAgain } from '#app/browser/outside/ad-consent.ts';
import { updateChat } from '#app/browser/outside/chat-widget.client.ts';
import { countEvent, countPage, stopCounting } from '#app/browser/outside/pixel.client.ts';
import { track, trackTo } from '#app/browser/outside/track.ts';
import type { OutsideServices } from '#app/contracts/outside-services.ts';
import { AdQuestion } from './ad-question.tsx';
import { useDesignsMade } from './use-designs-made.ts';
import type { Visitor } from './visitor.ts';

/** Pages that fill the window, where users sign in or pay, and whose address opens something. */
const workspace = /^\/(?:canvas|ai-design\/chat|assisted|load-editor|sign-in|checkout|__|share)(?:\/|$)/;
/** How long an account counts as new, ms. */
const NEW_FOR = 10 * 60_000;

export default function OutsidePages({
  services: { pixel, chat },
  visitor,
}: {
  services: OutsideServices;
  visitor: Visitor | null;
}): ReactNode {
  const { pathname } = useLocation();
  const consent = useAdConsent();
  const askedAgain = useAskedAgain();
  const [questionHeight, setQuestionHeight] = useState(0);
  const account = visitor && !visitor.isAnonymous ? visitor : null;
  const userId = account?.id ?? null;
  const since = account?.since ?? null;

  useEffect(() => {
    if (!pixel) return;
    if (consent === 'accepted') countPage(pixel, pathname);
    else stopCounting();
  }, [pixel, pathname, consent]);

  useEffect(() => {
    if (pixel) trackTo((event) => countEvent(pixel, event));
  }, [pixel]);

  useEffect(() => {
    if (!pixel || consent !== 'accepted' || userId === null || since === null) return;
    if (Date.now() - Date.parse(since) < NEW_FOR) track('sign-up', undefined, userId);
  }, [pixel, consent, since, userId]);

  useDesignsMade(pixel !== null && consent === 'accepted');

  useEffect(() => {
    if (chat) updateChat(chat, { userId, hidden: workspace.test(pathname), above: questionHeight });
  }, [chat, pathname, userId, questionHeight]);

  if (!pixel || workspace.test(pathname)) return null;
  return consent === null || askedAgain ? <AdQuestion onHeight={setQuestionHeight} /> : null;
}
