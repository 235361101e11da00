/**
 * Whether response times reveal that something exists: other users' things against things that never existed, over
 * HTTP.
 */
import { startServer } from '#tests/fixtures/running-server.ts';
import { make, neverWas, signIn } from '#tests/routes/visitors.ts';
import type { Row } from '../measure.ts';

export const hiddenThings: Row = {
  name: 'hidden-things',
  about:
    'A page, an answer and a picture of somebody else’s, all "not found". Floor: the same request for what never was. More than a look-up apart would tell.',
  async run(measure) {
    const server = await startServer();
    try {
      const [owner, stranger] = [
        await signIn(server.origin, 'owner@example.com'),
        await signIn(server.origin, 'stranger@example.com'),
      ];
      const [design, asset, chat] = [
        await make(owner, 'design'),
        await make(owner, 'asset'),
        await make(owner, 'chat'),
      ];
      const kinds: [string, string, string, (id: string) => string][] = [
        ['page', design, neverWas.design, (id) => `/canvas/${id}`],
        ['chat page', chat, neverWas.chat, (id) => `/ai-design/chat/${id}`],
        ['design', design, neverWas.design, (id) => `/api/designs/${id}`],
        ['changes', design, neverWas.design, (id) => `/api/designs/${id}/changes?after=0`],
        ['conversation', chat, neverWas.chat, (id) => `/api/chats/${id}`],
        ['picture', asset, neverWas.asset, (id) => `/api/assets/${id}`],
      ];
      for (const [size, theirs, missing, pathOf] of kinds) {
        const ask = async (id: string): Promise<void> => {
          const response = await stranger.send(pathOf(id));
          if (response.status !== 404) throw new Error(`${pathOf(id)} answered ${response.status}`);
          await response.arrayBuffer();
        };
        await measure({ size, repetitions: 200, ours: () => ask(theirs), floor: () => ask(missing) });
      }
    } finally {
      await server.stop();
    }
  },
};
