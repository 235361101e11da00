/** A draft that waits for its sender, and the page that shows it. */

/** A draft as the composer shows it before it is sent. Pictures by their passes. */
export interface WaitingDraft {
  id: string;
  prompt: string;
  pictures: { pass: string; name: string }[];
  format: { width: number; height: number } | null;
}

/**
 * The home with the draft in its composer, for the chat address that would start it; null: the address contains no
 * draft.
 */
export function waitingDraftPath(chatPath: string): string | null {
  const { pathname, searchParams } = new URL(chatPath, 'http://self.invalid');
  const draft = searchParams.get('draft');
  return pathname === '/ai-design/chat' && draft ? `/ai-design?${new URLSearchParams({ draft })}` : null;
}

/** A picture of a waiting draft, as a visitor's screen shows it again. */
export interface WaitingPicture {
  /** Represents it wherever the visitor's pictures are used. */
  pass: string;
  name: string;
  /** px */
  width: number;
  height: number;
  focus: { x: number; y: number } | null;
}

/** The address at which the visitor's browser shows the picture. */
export const waitingPictureAt = ({ pass }: Pick<WaitingPicture, 'pass'>): string =>
  `/api/drafts/files?${new URLSearchParams({ pass, large: '1' })}`;
