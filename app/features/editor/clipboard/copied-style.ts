/** The look that was copied last: kept in this browser, so that it can be pasted in other designs and tabs too. */
import { layerSchema, type LeafLayer } from '#design/document/layers.ts';
import { selectedLeaves, type CommandContext } from '../commands/command.ts';

const KEY = 'blend.style';

/** Keeps the look of the lowest selected leaf; false if there is none, or the browser stores nothing. */
export function copyStyle(
  context: Pick<CommandContext, 'document' | 'selection'>,
  storage: Pick<Storage, 'setItem'> = window.localStorage,
): boolean {
  const [layer] = selectedLeaves(context);
  if (!layer) return false;
  try {
    storage.setItem(KEY, JSON.stringify(layer));
    return true;
  } catch {
    return false;
  }
}

/** The layer whose look was copied, or null. */
export function copiedStyle(storage: Pick<Storage, 'getItem'> = window.localStorage): LeafLayer | null {
  try {
    const layer = layerSchema.parse(JSON.parse(storage.getItem(KEY) ?? 'null'));
    return layer.type === 'group' ? null : layer;
  } catch {
    return null;
  }
}
