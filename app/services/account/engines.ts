/** Which engine serves each part, for the settings: names, never addresses or secrets. */

export const PARTS = [
  'database',
  'storage',
  'assistant',
  'imaging',
  'images',
  'edits',
  'scenes',
  'videos',
  'moderation',
  'mail',
  'sms',
  'payments',
  'push',
  'google',
  'apple',
  'errors',
  'ads',
  'support',
] as const;
export type Part = (typeof PARTS)[number];

export interface Engine {
  part: Part;
  /** A name of software or of a service, which no language translates; null: there is none. */
  name: string | null;
  /** On this server, by a service elsewhere, or not at all. */
  place: 'embedded' | 'hosted' | 'off';
}
