/** The options of a scene's pickers, and their words: choices become a sentence, like typed text. */
import type { MessageKey } from '#messages/message.ts';
import type { Perspective } from '../scene.ts';

/** One thing to pick. */
export interface ScenePart {
  /** Used in addresses, and names its thumbnail in public/scenes/parts. */
  id: string;
  title: MessageKey;
  /** Its name in the vocabulary. */
  phrase: string;
}

const part = (id: string, title: MessageKey, phrase: string): ScenePart => ({ id, title, phrase });

export const SURFACES = [
  part('white-marble', 'scenes.part.whiteMarble', 'white marble surface'),
  part('black-marble', 'scenes.part.blackMarble', 'black marble surface'),
  part('green-marble', 'scenes.part.greenMarble', 'green marble surface'),
  part('pink-marble', 'scenes.part.pinkMarble', 'pink marble surface'),
  part('travertine', 'scenes.part.travertine', 'travertine surface'),
  part('terrazzo', 'scenes.part.terrazzo', 'terrazzo surface'),
  part('slate', 'scenes.part.slate', 'slate surface'),
  part('concrete', 'scenes.part.concrete', 'concrete surface'),
  part('plaster', 'scenes.part.plaster', 'plaster surface'),
  part('oak', 'scenes.part.oak', 'oak surface'),
  part('walnut', 'scenes.part.walnut', 'walnut surface'),
  part('whitewashed-wood', 'scenes.part.whitewashed', 'whitewashed wood surface'),
  part('weathered-wood', 'scenes.part.weathered', 'weathered wood surface'),
  part('linen', 'scenes.part.linen', 'linen surface'),
  part('velvet', 'scenes.part.velvet', 'velvet surface'),
  part('satin', 'scenes.part.satin', 'satin surface'),
  part('leather', 'scenes.part.leather', 'leather surface'),
  part('paper', 'scenes.part.paper', 'paper surface'),
  part('acrylic', 'scenes.part.acrylic', 'acrylic surface'),
  part('black-glass', 'scenes.part.mirror', 'mirror surface'),
  part('sand', 'scenes.part.sand', 'sand surface'),
  part('water', 'scenes.part.water', 'water surface'),
  part('moss', 'scenes.part.moss', 'moss surface'),
  part('grass', 'scenes.part.grass', 'grass surface'),
  part('snow', 'scenes.part.snow', 'snow surface'),
] as const satisfies readonly ScenePart[];

export const BACKGROUNDS = [
  part('seamless', 'scenes.part.seamless', 'seamless'),
  part('cream-wall', 'scenes.part.creamWall', 'cream wall'),
  part('sage-wall', 'scenes.part.sageWall', 'sage wall'),
  part('blush-wall', 'scenes.part.blushWall', 'blush wall'),
  part('terracotta-wall', 'scenes.part.terracottaWall', 'terracotta wall'),
  part('powder-blue-wall', 'scenes.part.blueWall', 'powder blue wall'),
  part('charcoal-wall', 'scenes.part.charcoalWall', 'charcoal wall'),
  part('concrete-wall', 'scenes.part.concreteWall', 'concrete wall'),
  part('brick-wall', 'scenes.part.brickWall', 'brick wall'),
  part('zellige-wall', 'scenes.part.zelligeWall', 'zellige wall'),
  part('arch', 'scenes.part.arch', 'arch'),
  part('disc', 'scenes.part.disc', 'disc'),
  part('kitchen', 'scenes.part.kitchen', 'kitchen'),
  part('room', 'scenes.part.room', 'living room'),
  part('bathroom', 'scenes.part.bathroom', 'bathroom'),
  part('garden', 'scenes.part.garden', 'garden'),
  part('forest', 'scenes.part.forest', 'forest'),
  part('sea', 'scenes.part.sea', 'sea'),
  part('sky', 'scenes.part.sky', 'sky'),
  part('sunset', 'scenes.part.sunset', 'sunset'),
  part('lights', 'scenes.part.lights', 'city lights'),
] as const satisfies readonly ScenePart[];

export const STAND_PARTS = [
  part('round-podium', 'scenes.part.roundPodium', 'podium'),
  part('square-podium', 'scenes.part.squarePodium', 'square podium'),
  part('double-podium', 'scenes.part.doublePodium', 'double podium'),
  part('steps', 'scenes.part.steps', 'steps'),
  part('slab', 'scenes.part.slab', 'slab'),
  part('wood-slice', 'scenes.part.woodSlice', 'wood slice'),
] as const satisfies readonly ScenePart[];

export const LIGHT_PARTS = [
  part('studio', 'scenes.part.lightStudio', 'studio light'),
  part('morning', 'scenes.part.lightMorning', 'morning light'),
  part('sun', 'scenes.part.lightSun', 'sunlight'),
  part('golden', 'scenes.part.lightGolden', 'golden hour'),
  part('window', 'scenes.part.lightWindow', 'window light'),
  part('overcast', 'scenes.part.lightOvercast', 'overcast'),
  part('evening', 'scenes.part.lightEvening', 'evening'),
  part('night', 'scenes.part.lightNight', 'night'),
  part('backlight', 'scenes.part.lightBack', 'backlight'),
] as const satisfies readonly ScenePart[];

export const SHADOW_PARTS = [
  part('leaves', 'scenes.part.shadowLeaves', 'leaf shadows'),
  part('palm', 'scenes.part.shadowPalm', 'palm shadows'),
  part('branches', 'scenes.part.shadowBranches', 'tree shadows'),
  part('blinds', 'scenes.part.shadowBlinds', 'blinds'),
  part('window', 'scenes.part.shadowWindow', 'window shadow'),
] as const satisfies readonly ScenePart[];

export const PROP_PARTS = [
  part('eucalyptus', 'scenes.part.eucalyptus', 'eucalyptus'),
  part('olive', 'scenes.part.olive', 'olive branch'),
  part('monstera', 'scenes.part.monstera', 'monstera leaf'),
  part('palm', 'scenes.part.palm', 'palm leaf'),
  part('fern', 'scenes.part.fern', 'fern'),
  part('petals', 'scenes.part.petals', 'petals'),
  part('pampas', 'scenes.part.pampas', 'pampas'),
  part('pebbles', 'scenes.part.pebbles', 'pebbles'),
  part('spheres', 'scenes.part.spheres', 'spheres'),
  part('blocks', 'scenes.part.blocks', 'geometric shapes'),
] as const satisfies readonly ScenePart[];

/** The choices; null: left to the words, or to a good match with the rest. */
export interface ScenePicks {
  perspective: Perspective;
  surface: string | null;
  stand: string | null;
  background: string | null;
  light: string | null;
  shadow: string | null;
  props: readonly string[];
  /** In words of the user's own. */
  words: string;
}

const phraseOf = (parts: readonly ScenePart[], id: string | null) => parts.find((one) => one.id === id)?.phrase ?? null;

/** The choices as a sentence; the user's own words come last, so that omitted choices don't overrule them. */
export function sceneWords({
  perspective,
  surface,
  stand,
  background,
  light,
  shadow,
  props,
  words,
}: ScenePicks): string {
  const side = perspective === 'side';
  return (
    [
      side ? null : 'top view',
      phraseOf(SURFACES, surface),
      side ? phraseOf(STAND_PARTS, stand) : null,
      side ? phraseOf(BACKGROUNDS, background) : null,
      phraseOf(LIGHT_PARTS, light),
      phraseOf(SHADOW_PARTS, shadow),
      ...props.map((id) => phraseOf(PROP_PARTS, id)),
      words.trim(),
    ]
      .filter((phrase) => phrase !== null && phrase !== '')
      .join(', ') || 'side view'
  );
}

/** Paper hung from above, in a color: a name that the vocabulary knows, or `#rrggbb`. */
export const paperIn = (color: string): string => `Paper in ${color}, seamless`;
