/** The descriptions of the tools for clients; computed once, since the code of a running server does not change. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { tools } from '#tools/index.ts';
import type { InputSchema, ToolOffer } from '#app/contracts/tool-offer.ts';

let made: readonly ToolOffer[] | undefined;

/** All tools, in list order. */
export function toolOffers(): readonly ToolOffer[] {
  made ??= tools.map(({ name, texts: words, input, cost }) => ({
    name,
    title: message(words.title),
    cost,
    input: z.toJSONSchema(input, { io: 'input', target: 'draft-7' }) as InputSchema,
  }));
  return made;
}
