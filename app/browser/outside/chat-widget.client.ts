/**
 * The customer chat widget (Intercom's calls): its script loads when the page is idle, and is notified of each route
 * change.
 */
import type { ChatConfig } from '#app/contracts/outside-services.ts';
import { whenLoadedAndIdle } from '../when-idle.ts';

interface ChatFunction {
  (...call: unknown[]): void;
  q: unknown[][];
}

/** The visitor's place in the application. */
export interface ChatPlace {
  userId: string | null;
  /** Its button would cover our own controls. */
  hidden: boolean;
  /** Height of a bar at the foot of the page, px: the button goes above it. */
  above: number;
}

/** Distance between the button and what is below it, px; the widget's own. */
const MARGIN = 20;

let begun = false;
let waiting: ChatPlace | null = null;

/** Notifies the widget of the visitor's place; loads it on the first page that has room for it. */
export function updateChat(config: ChatConfig, place: ChatPlace): void {
  const settings = settingsOf(place);
  if (begun) {
    widget()?.('update', settings);
    return;
  }
  const first = waiting === null;
  waiting = place;
  if (!first) return;
  whenLoadedAndIdle(() => {
    const now = waiting;
    waiting = null;
    if (now && !now.hidden) begin(config, now);
  });
}

function begin({ script, appId }: ChatConfig, place: ChatPlace): void {
  begun = true;
  const made: ChatFunction = Object.assign((...call: unknown[]) => void made.q.push(call), { q: [] as unknown[][] });
  Object.assign(window, { Intercom: made });
  made('boot', { ...(appId === null ? {} : { app_id: appId }), ...settingsOf(place) });
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  document.head.append(element);
}

/** Only the id of a user. */
function settingsOf({ userId, hidden, above }: ChatPlace): Record<string, unknown> {
  return {
    ...(userId === null ? {} : { user_id: userId }),
    hide_default_launcher: hidden,
    vertical_padding: MARGIN + above,
  };
}

/** Read for each call: the script replaces our function by its own. */
function widget(): ChatFunction | undefined {
  return (window as { Intercom?: ChatFunction }).Intercom;
}
