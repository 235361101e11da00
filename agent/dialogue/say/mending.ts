/** "yes" behind an answer that found something hard to read: the calls that put it right. */
import type { Call } from '../plan/planned.ts';
import type { Scene } from '../ground/resolve.ts';
import { readTalk } from '../understand/talk.ts';
import { meantBy } from './answers.ts';
import { faultsOf, sizeToRead } from './opinions.ts';

/** `before`: what was asked. Null: nothing was found wrong there. */
export function mendingCalls(before: string, texts: readonly string[], scene: Scene): Call[] | null {
  const asked = readTalk(before, texts, false).acts.find((act) => act.type === 'answer' && act.about === 'legible');
  if (asked?.type !== 'answer') return null;
  const all = scene.page.layers.filter(({ type, visible }) => type === 'text' && visible);
  const meant = meantBy(asked, scene)?.filter(({ type }) => type === 'text') ?? all;
  const { small, pale } = faultsOf(meant, scene.page);
  const calls = meant.flatMap((layer): Call[] => {
    const fields = {
      ...(small.includes(layer) ? { size: sizeToRead(scene.page) } : {}),
      ...(pale.includes(layer) ? { color: 'auto' } : {}),
    };
    return Object.keys(fields).length > 0 ? [{ tool: 'update_layer', input: { layer: layer.id, ...fields } }] : [];
  });
  return calls.length > 0 ? calls : null;
}
