/**
 * Conversations with a scripted hosted model for the tests of the standing instructions: over the network, with
 * everything but the model real.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChatMessage } from '#agent/chat-message.ts';
import { chooseModel } from '#app/services/models/model.server.ts';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { createSamplePixels } from '#app/services/rendering/sample-pixels.server.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import type { Finding } from '#design/lint/finding.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import { shownIn, type Shown } from '#tests/fakes/hosted-request.ts';
import { startOpenAiServer, type OpenAiAnswer, type OpenAiServer } from '#tests/fakes/openai-server.ts';
import { openTestConversations, readToEnd } from '#tests/fixtures/conversations.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';

export interface Talk {
  /** Sends a message and returns the model's answer. */
  say(text: string, pictures?: readonly Uint8Array[]): Promise<ChatMessage>;
  /** All requests so far, as the model read them. */
  shown(): Shown[];
  /** Number of requests to the server, including refused ones. */
  asked(): number;
  document(): Promise<DesignDocument>;
  /** Findings on all pages. */
  wrong(): Promise<Finding[]>;
  /** Undoes the last turn, as the user's undo does. */
  undo(): Promise<void>;
  /** Stops the running turn, as the user's stop does. */
  stop(): Promise<void>;
  /** The model's reports to the server's operator. */
  reports(): unknown[];
}

export interface TalkOptions {
  /** Default: on. */
  pictures?: boolean;
  brandKit?: { name?: string; colors?: string[] };
}

export interface Talks {
  /** A new user's conversation with a model that gives these answers, in order. */
  open(answers: OpenAiAnswer[], options?: TalkOptions): Promise<Talk>;
  closeServers(): Promise<void>;
  close(): Promise<void>;
}

export async function openTalks(): Promise<Talks> {
  const folder = mkdtempSync(path.join(tmpdir(), 'blend-prompt-'));
  const test = await openTestConversations(folder);
  const rendering = createRendering({ assetBytes: test.assets.assetBytes, workers: 1 });
  const samplePixels = createSamplePixels(rendering);
  const servers: OpenAiServer[] = [];
  const closeServers = async () => {
    for (const server of servers.splice(0)) await server.close();
  };
  return {
    async open(answers, { pictures = true, brandKit } = {}) {
      const server = await startOpenAiServer(...answers);
      servers.push(server);
      const reports: unknown[] = [];
      const model = chooseModel(
        { openaiApiKey: 'sk-test', openaiBaseUrl: server.url, openaiModel: 'scripted', openaiPictures: pictures },
        { report: (error) => reports.push(error) },
      );
      const conversations = await test.open({ model: () => model });
      const user = { id: await createTestUser(test.database), plan: 'free' };
      if (brandKit) await test.brandKits.update(user.id, brandKit);
      const { id: designId } = await test.designs.create({
        userId: user.id,
        title: 'Poster',
        width: 1080,
        height: 1080,
      });
      const chatId = await conversations.startOn(user.id, designId);
      const document = async () => (await test.designs.get(user.id, designId)).document;
      return {
        document,
        shown: () => server.requests.map(shownIn),
        asked: () => server.requests.length,
        reports: () => reports,
        async say(text, attached = []) {
          const own = test.assets.forUser(user.id);
          const attachments = await Promise.all(
            attached.map(async (bytes, index) => {
              const { id, name } = await own.store(bytes, 'image/png', `picture ${index + 1}`);
              return { asset: id, name };
            }),
          );
          await readToEnd(
            await conversations.send(user, chatId, {
              id: newId('message'),
              text,
              attachments,
              page: null,
              selection: [],
            }),
          );
          const answer = (await conversations.get(user.id, chatId)).messages.at(-1);
          if (answer?.role !== 'assistant') throw new Error('The message was not answered');
          return answer;
        },
        async wrong() {
          const now = await document();
          return (await Promise.all(pagesInOrder(now).map(({ id }) => lintPage(now, id, { samplePixels })))).flat();
        },
        async undo() {
          await test.designs.undo(user.id, designId);
        },
        async stop() {
          await conversations.stop(user.id, chatId);
        },
      };
    },
    closeServers,
    async close() {
      await closeServers();
      await rendering.close();
      await test.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
