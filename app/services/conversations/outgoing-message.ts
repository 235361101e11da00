/**
 * What a client may send: words and pictures of one user's message, and what the user is looking at. Nothing else is
 * read from it.
 */
import { z } from 'zod';
import type { ChatMessage } from '#agent/chat-message.ts';
import { idSchema } from '#design/document/values.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { cleanName } from '#app/services/assets/file-name.ts';
import { ChatError } from './chat-error.ts';
import { writableText } from './writable-text.ts';

export const MESSAGE_LIMITS = { characters: 5_000, attachments: 10, selection: 500 } as const;

const textPart = z.object({ type: z.literal('text'), text: z.string() });
const filePart = z.object({
  type: z.literal('file'),
  url: z.string().regex(/^\/api\/assets\/[0-9a-f]{64}$/),
  filename: z.string().max(300).optional(),
});

const outlook = {
  page: idSchema.nullish(),
  selection: z.array(idSchema).max(MESSAGE_LIMITS.selection).default([]),
};

/** Body of POST /api/chats/:id/messages: a new message, or the last one again. */
const bodySchema = z.union([
  z.object({ retry: z.literal(true), ...outlook }),
  z.object({
    message: z.object({ id: idSchema, parts: z.array(z.discriminatedUnion('type', [textPart, filePart])).max(50) }),
    /** A message of the user's own that this one replaces: it is removed, with everything after it. */
    replaces: idSchema.optional(),
    ...outlook,
  }),
]);

export interface Attachment {
  asset: string;
  name: string;
}

/** Where the user is: the current page and the selected layers, and the country that the browser's languages suggest. */
export interface Outlook {
  page: string | null;
  selection: string[];
  country?: string | null;
}

export interface Outgoing extends Outlook {
  id: string;
  /** The user's own message to remove, with everything after it. */
  replaces?: string;
  text: string;
  attachments: Attachment[];
}

/**
 * Reads an untrusted body; `country`: two letters (ISO 3166), as its sender's languages suggest. `retry` asks for another
 * answer to the last message. Throws ChatError 'invalid' naming the field.
 */
export function readOutgoing(
  body: unknown,
  country: string | null = null,
): { retry: true; outlook: Outlook } | { retry: false; outgoing: Outgoing } {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success)
    throw new ChatError('invalid', 'agent.malformedMessage', {}, parsed.error.issues[0]?.path.join('.') || 'message');
  const outlook = { page: parsed.data.page ?? null, selection: parsed.data.selection, country };
  if ('retry' in parsed.data) return { retry: true, outlook };
  const { id, parts } = parsed.data.message;
  const text = parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim();
  const attachments = parts.flatMap((part) =>
    part.type === 'file' ? [{ asset: part.url.slice('/api/assets/'.length), name: part.filename ?? '' }] : [],
  );
  const { replaces } = parsed.data;
  return {
    retry: false,
    outgoing: { id, text, attachments, ...(replaces === undefined ? {} : { replaces }), ...outlook },
  };
}

/** The message as it is stored; `infos` are the attachments as the user's own assets. Throws ChatError 'invalid'. */
export function userMessage(
  { id, text: written, attachments, selection }: Outgoing,
  infos: readonly (AssetInfo | null)[],
  createdAt: string,
): ChatMessage {
  const text = writableText(written);
  if (text === '' && attachments.length === 0) throw new ChatError('invalid', 'agent.emptyMessage', {}, 'message');
  if (text.length > MESSAGE_LIMITS.characters)
    throw new ChatError('invalid', 'agent.messageTooLong', { limit: MESSAGE_LIMITS.characters }, 'message.text');
  if (attachments.length > MESSAGE_LIMITS.attachments)
    throw new ChatError(
      'invalid',
      'agent.tooManyAttachments',
      { limit: MESSAGE_LIMITS.attachments },
      'message.attachments',
    );
  const files = attachments.map(({ asset, name }, index) => {
    const info = infos[index];
    // Another user's picture and a missing one get the same answer.
    if (!info)
      throw new ChatError(
        'invalid',
        'agent.unknownAttachment',
        { name: name || asset.slice(0, 12) },
        'message.attachments',
      );
    return {
      type: 'file' as const,
      mediaType: info.mime,
      url: `/api/assets/${asset}`,
      filename: name ? cleanName(name) : info.name,
    };
  });
  return {
    id,
    role: 'user',
    metadata: { createdAt, ...(selection.length > 0 ? { selection } : {}) },
    parts: [...files, ...(text === '' ? [] : [{ type: 'text' as const, text }])],
  };
}

/** What was attached in a conversation so far, oldest first, each picture once. */
export function attachmentsOf(messages: readonly ChatMessage[]): Attachment[] {
  const found = new Map<string, Attachment>();
  for (const { role, parts } of messages) {
    if (role !== 'user') continue;
    for (const part of parts) {
      const asset = part.type === 'file' ? /^\/api\/assets\/([0-9a-f]{64})$/.exec(part.url)?.[1] : undefined;
      if (asset && part.type === 'file') found.set(asset, { asset, name: part.filename ?? '' });
    }
  }
  return [...found.values()];
}
