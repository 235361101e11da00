/** A design's title on its card. */
import { message } from '#messages/message.ts';

export const titleOf = ({ title }: { title: string }): string => title || message('projects.untitled');
