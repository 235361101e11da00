/** The user's conversations as a growing list, reloaded when the search changes; late answers are dropped. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import type { ListedChat } from './conversation-groups.ts';

const PAGE = 24;
/** Pause after a keystroke before searching, ms. */
const REST = 180;

export interface ChatList {
  chats: readonly ListedChat[];
  state: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  loadMore(): void;
  reload(): void;
  /** A conversation's new title, or null: it is gone. */
  change(id: string, title: string | null): void;
}

/** `design`: only the conversations about it. */
export function useChatList(words: string, design: string | null = null): ChatList {
  const [chats, setChats] = useState<readonly ListedChat[]>([]);
  const [state, setState] = useState<ChatList['state']>('loading');
  const [hasMore, setHasMore] = useState(false);
  const asked = useRef(0);

  const read = useCallback(
    async (looked: string, behind: readonly ListedChat[]): Promise<void> => {
      const own = (asked.current += 1);
      setState('loading');
      try {
        const { chats: found } = await httpGet<{ chats: ListedChat[] }>('/api/chats', {
          q: looked.trim() || null,
          design,
          before: behind.at(-1)?.updatedAt,
          limit: PAGE,
        });
        if (own !== asked.current) return;
        setChats([...behind, ...found]);
        setHasMore(found.length === PAGE);
        setState('ready');
      } catch {
        if (own === asked.current) setState('failed');
      }
    },
    [design],
  );

  useEffect(() => {
    const timer = setTimeout(() => void read(words, []), words === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [words, read]);

  return {
    chats,
    state,
    hasMore,
    loadMore: () => void read(words, chats),
    reload: () => void read(words, []),
    change(id, title) {
      setChats((now) => now.flatMap((chat) => (chat.id !== id ? [chat] : title === null ? [] : [{ ...chat, title }])));
    },
  };
}
