/** A draft that waits for its sender, and the page that shows it. */

/** A draft as the composer shows it before it is sent. Pictures by their passes. */
export interface WaitingDraft {
  id: string;
  prompt: string;
  pictures: { pass: string; name: string }[];
  format: { width: number; height: number } | null;
}

/** The home with the draft in its composer, for the chat address that would start it; null: that names no draft. */
export function waitingDraftPath(chatPath: string): string | null {
  const { pathname, searchParams } = new URL(chatPath, 'http://self.invalid');
  const draft = searchParams.get('draft');
  return pathname === '/ai-design/chat' && draft ? `/ai-design?${new URLSearchParams({ draft })}` : null;
}
