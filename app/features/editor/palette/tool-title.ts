/** What a tool is called. Its title came with the tool from the server. */
import type { ToolOffer } from '#app/contracts/tool-offer.ts';
import { toolMessage } from '#messages/tool-message.ts';

export const titleOf = ({ title, name }: ToolOffer): string => toolMessage(title) ?? name.replaceAll('_', ' ');
