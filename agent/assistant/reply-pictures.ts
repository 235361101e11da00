/**
 * What was done to a photo, in words: fixed, enlarged, continued, filled in, placed in a scene, worn by somebody,
 * filmed; and what was set in motion.
 */
import { message } from '#messages/message.ts';
import { RETAKE_STEPS } from '#tools/contract/ports/imaging-port.ts';
import { IMAGE_TYPES } from '#tools/contract/image-types.ts';
import { TRY_ON_KINDS, TRY_ON_NOTES } from '#tools/contract/try-on-kinds.ts';
import { joined } from '#agent/dialogue/say/names.ts';
import type { Deed } from './read-prompt.ts';
import { layerName, numberOf, textOf } from './reply-update.ts';

const record = (value: unknown) =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
const plain = (value: unknown) => textOf(value).replaceAll('-', ' ');

/** Steps of a retake that changed something. */
const applied = ({ output }: Deed) =>
  (Array.isArray(output.found) ? (output.found as Record<string, unknown>[]) : [])
    .filter((one) => one.applied === true)
    .map(({ step }) => step);

function retaken(deed: Deed): string {
  const layer = layerName(deed.output);
  const done = applied(deed);
  const steps = RETAKE_STEPS.filter((step) => done.includes(step)).map((step) => message(`assistant.did.step.${step}`));
  return steps.length === 0
    ? message('assistant.did.retakenFine', { layer })
    : message('assistant.did.retaken', { layer, list: joined(steps, message('assistant.and')) });
}

function staged({ output }: Deed): string {
  const { perspective, surface, background, light } = record(output.scene);
  const values = {
    layer: message('assistant.theProduct'),
    surface: plain(surface),
    background: plain(background),
    light: plain(light),
  };
  const isFlat = perspective === 'top' || background === surface;
  const did = output.preview === true ? 'previewed' : 'staged';
  return message(isFlat ? `assistant.did.${did}Flat` : `assistant.did.${did}`, values);
}

function generated({ input, output }: Deed): string {
  const type = IMAGE_TYPES.find((one) => one === output.type) ?? 'image';
  return message(`assistant.did.generated.${type}`, {
    words: message('assistant.quoted', { text: textOf(input.words).slice(0, 80) }),
  });
}

/** What was found, and whose picture it is. */
function found({ input, output }: Deed): string {
  const { author, source, found: as } = output;
  const what = message('assistant.quoted', { text: textOf(input.words) });
  if (typeof author === 'string') return message('assistant.did.foundPhoto', { what, author, source: textOf(source) });
  return as === 'icon' || as === 'emoji'
    ? message('assistant.did.foundDrawn', { what, as })
    : message('assistant.did.foundSample', { what });
}

function moved({ input, output }: Deed): string {
  if (output.unchanged === true) return message('assistant.did.movesAlready');
  if (input.remove === true) return message('assistant.did.stilled', { count: numberOf(output.stilled) });
  const parts: string[] = [];
  if (Array.isArray(output.layers)) parts.push(message('assistant.did.animated', { count: output.layers.length }));
  if (input.pageSeconds !== undefined)
    parts.push(
      message('assistant.did.pageSeconds', { seconds: numberOf(input.pageSeconds), pages: numberOf(output.pages) }),
    );
  if (input.transition !== undefined)
    parts.push(
      input.transition === 'none'
        ? message('assistant.did.noTransition')
        : message('assistant.did.transition', { effect: textOf(input.transition) }),
    );
  return joined(parts, message('assistant.and'));
}

function filmed({ output }: Deed): string {
  const values = { seconds: numberOf(output.seconds), width: String(output.width), height: String(output.height) };
  return message(
    output.still === true
      ? 'assistant.did.filmedStill'
      : output.layersIn === undefined
        ? 'assistant.did.filmedDesign'
        : 'assistant.did.filmed',
    values,
  );
}

const kindWorn = (type: unknown) => TRY_ON_KINDS.find((one) => one === type) ?? 'full';
const wornIn = ({ input }: Deed) =>
  typeof input.words === 'string' ? input.words : message(`tools.tryOn.layer.${kindWorn(input.type)}`).toLowerCase();

/** What a call of these tools did; null: another tool. */
export function repaired(deed: Deed): string | null {
  const { tool, output } = deed;
  switch (tool) {
    case 'magic_erase':
      return message('assistant.did.erased', { layer: layerName(output) });
    case 'retake':
      return retaken(deed);
    case 'upscale': {
      const [width, height] = Array.isArray(output.pixels) ? (output.pixels as unknown[]) : [];
      return message('assistant.did.upscaled', {
        layer: layerName(output),
        width: String(numberOf(width)),
        height: String(numberOf(height)),
      });
    }
    case 'expand':
      return message('assistant.did.expanded', { layer: layerName(output) });
    case 'place_in_scene':
      return staged(deed);
    case 'generate_image':
      return generated(deed);
    case 'find_picture':
      return found(deed);
    case 'animate_layers':
      return moved(deed);
    case 'make_video':
      return filmed(deed);
    case 'try_on':
      return message('assistant.did.triedOn', { what: wornIn(deed) });
    default:
      return null;
  }
}

/** What people may say next to one of them. */
export function afterRepair(last: Deed | undefined): string[] {
  // Whoever sees it lean may say how far.
  if (
    last?.tool === 'retake' &&
    Array.isArray(last.input.only) &&
    last.input.only.join() === 'straighten' &&
    applied(last).length === 0
  )
    return [message('assistant.askDegrees')];
  if (last?.tool === 'remove_background' && (last.input.box || last.input.point))
    return [message('assistant.nextKeep')];
  if (last?.tool === 'remove_background' && Array.isArray(last.output.others) && !last.input.instead)
    return [message('assistant.nextOther')];
  if (last?.tool === 'magic_erase') return [message('assistant.nextErase')];
  if (last?.tool === 'animate_layers' && last.input.remove !== true) return [message('assistant.nextMoving')];
  if (last?.tool === 'make_video') return Array.isArray(last.output.notes) ? last.output.notes.map(textOf) : [];
  if (last?.tool === 'try_on') {
    const unsure = Array.isArray(last.output.unsure) ? last.output.unsure : [];
    return [
      ...TRY_ON_NOTES.filter((note) => unsure.includes(note)).map((note) => message(`tools.tryOn.note.${note}`)),
      message('assistant.nextTryOn'),
    ];
  }
  const { leftOut, notUnderstood } = last?.output ?? {};
  const named = (words: unknown) =>
    joined(
      (Array.isArray(words) ? words : []).map((word) => message('assistant.quoted', { text: textOf(word) })),
      message('assistant.and'),
    );
  if (last?.tool === 'generate_image')
    return Array.isArray(leftOut) ? [message('assistant.notInImages', { words: named(leftOut) })] : [];
  const isDrawn = last?.output.found === 'icon' || last?.output.found === 'emoji';
  if (last?.tool === 'find_picture')
    return isDrawn && last.input.anything !== true ? [message('assistant.noPhotos')] : [];
  if (last?.tool !== 'place_in_scene') return [];
  const missed = named(notUnderstood);
  const { removed, recolored, shaded, preview, seenFrom } = last.output;
  const isTurned = seenFrom === 'above' && record(last.output.scene).perspective === 'side';
  const gone = (Array.isArray(removed) ? removed : []).map((name) => textOf(name).toLowerCase());
  const count = Array.isArray(recolored) ? recolored.length : 0;
  return [
    ...(missed === '' ? [] : [message('assistant.notInScenes', { words: missed })]),
    ...(isTurned ? [message('assistant.seenFromAbove')] : []),
    ...(gone.length === 0 ? [] : [message('assistant.sceneRemoved', { list: joined(gone, message('assistant.and')) })]),
    ...(shaded === true ? [message('assistant.sceneShaded')] : []),
    ...(count > 0 && shaded !== true ? [message('assistant.sceneRecolored', { count })] : []),
    message(preview === true ? 'assistant.nextPreview' : 'assistant.nextScene'),
  ];
}
