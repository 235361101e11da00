/** Which engine serves each part, for the settings: names, never addresses or secrets. */

export const PARTS = [
  'database',
  'storage',
  'assistant',
  'imaging',
  'images',
  'stock',
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
  /** The name of software or a service, which is not translated; null: there is none. */
  name: string | null;
  /** On this server, by an external service, or not at all. */
  place: 'embedded' | 'hosted' | 'off';
}
