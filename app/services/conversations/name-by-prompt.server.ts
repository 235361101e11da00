/** What the first message of a conversation names: the conversation, and the design if it is blank and unnamed. */
import { nameFor } from '#agent/dialogue/naming.ts';
import { message } from '#messages/message.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import { titleOf } from './chat-index.server.ts';
import type { ChatRow, MessageStore } from './message-store.server.ts';

interface Named {
  store: Pick<MessageStore, 'nameChat'>;
  designs: Pick<Designs, 'read' | 'rename'>;
}

export async function nameByPrompt(
  { store, designs }: Named,
  userId: string,
  { id, designId }: ChatRow,
  prompt: string,
): Promise<void> {
  await store.nameChat(id, titleOf(prompt));
  const name = nameFor(prompt);
  if (name === null) return;
  const { title, document } = await designs.read(userId, designId);
  // A blank design is called by its format until something says what it is for.
  const isNamed = title !== message('designs.untitled') && PAGE_FORMATS.every((format) => format.name !== title);
  if (!isNamed && Object.keys(document.layers).length === 0) await designs.rename(userId, designId, name);
}
