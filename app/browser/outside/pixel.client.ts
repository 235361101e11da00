/**
 * The advertising pixel (Meta's protocol). Its script is loaded on the first page that is counted, which only happens
 * after consent. By default it would count clicks and changes of the address by itself: both are turned off.
 */
import type { PixelConfig, TrackedName } from '#app/contracts/outside-services.ts';
import { adConsent } from './ad-consent.ts';
import type { TrackedEvent } from './track.ts';

interface PixelFunction {
  (...call: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push: PixelFunction;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

/** The vendor's event names; others are custom events. */
const names: Record<TrackedName, { verb: 'track' | 'trackCustom'; name: string }> = {
  'sign-up': { verb: 'track', name: 'CompleteRegistration' },
  'design-made': { verb: 'trackCustom', name: 'DesignMade' },
  export: { verb: 'trackCustom', name: 'Export' },
  'checkout-begun': { verb: 'track', name: 'InitiateCheckout' },
  purchase: { verb: 'track', name: 'Purchase' },
};

/** The script reads the whole address: pages whose address grants access are never counted, nor are events on them. */
const isPrivate = (path: string): boolean => /^\/(?:__|share|outbox)(?:\/|$)/.test(path);

let loaded: string | null = null;
let last: string | null = null;

/** Counts a page once, however often it renders. */
export function countPage(config: PixelConfig, path: string): void {
  if (adConsent() !== 'accepted' || isPrivate(path) || last === path) return;
  last = path;
  pixelOf(config)('track', 'PageView');
}

/** Counts an event if that is allowed and it was not counted before. */
export function countEvent(config: PixelConfig, { name, parameters, once }: TrackedEvent): void {
  if (adConsent() !== 'accepted' || isPrivate(location.pathname)) return;
  if (once !== null && !isFirst(`${name} ${once}`)) return;
  const event = names[name];
  pixelOf(config)(event.verb, event.name, ...(parameters ? [parameters] : []));
}

/** After consent was withdrawn: the script may be loaded, but sends nothing more. */
export function stopCounting(): void {
  if (loaded !== null) pixel()?.('consent', 'revoke');
}

function pixel(): PixelFunction | undefined {
  return (window as { fbq?: PixelFunction }).fbq;
}

function pixelOf({ id, script }: PixelConfig): PixelFunction {
  const known = pixel();
  if (known && loaded === id) {
    known('consent', 'grant');
    return known;
  }
  const made: PixelFunction = Object.assign(
    (...call: unknown[]) => void (made.callMethod ? made.callMethod(...call) : made.queue.push(call)),
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  ) as unknown as PixelFunction;
  made.push = made;
  Object.assign(window, { fbq: made, _fbq: made });
  made('set', 'autoConfig', false, id);
  made('init', id);
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  document.head.append(element);
  loaded = id;
  return made;
}

const storageKey = 'blend-counted';

function isFirst(key: string): boolean {
  try {
    const counted = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown;
    const keys = Array.isArray(counted) ? counted.map(String) : [];
    if (keys.includes(key)) return false;
    localStorage.setItem(storageKey, JSON.stringify([...keys, key].slice(-50)));
    return true;
  } catch {
    // Without storage it is unknown; counting twice is worse than not at all.
    return false;
  }
}
