/** Whether a page has something that a template could take over. By itself: a panel asks before a template is chosen. */
import type { Content } from '#design/templates/composition-input.ts';
import { contentsOf } from '#tools/page/page-contents.ts';
import type { CommandContext } from './command.ts';

export const saysSomething = ({ headline, subheading, offer, callToAction, lines }: Content): boolean =>
  [headline, subheading, offer, callToAction, ...lines].some((text) => text !== null && text !== '');

/** Whether a page has words or photos that a template could take over. */
export function hasContents({ document, page }: Pick<CommandContext, 'document' | 'page'>): boolean {
  const { content, pictures } = contentsOf(document, page);
  return saysSomething(content) || pictures.length > 0;
}
