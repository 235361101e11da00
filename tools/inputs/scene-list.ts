/** The ready product scenes by their ids, for inputs and pickers. The renderer defines what each is made of. */
import type { MessageKey } from '#messages/message.ts';

export const SCENE_LIST = [
  { id: 'clean-studio', title: 'scenes.cleanStudio', perspective: 'side' },
  { id: 'peach-podium', title: 'scenes.peachPodium', perspective: 'side' },
  { id: 'sage-arch', title: 'scenes.sageArch', perspective: 'side' },
  { id: 'terracotta-steps', title: 'scenes.terracottaSteps', perspective: 'side' },
  { id: 'blue-disc', title: 'scenes.blueDisc', perspective: 'side' },
  { id: 'glossy-pink', title: 'scenes.glossyPink', perspective: 'side' },
  { id: 'blinds-beige', title: 'scenes.blindsBeige', perspective: 'side' },
  { id: 'concrete-gallery', title: 'scenes.concreteGallery', perspective: 'side' },
  { id: 'marble-morning', title: 'scenes.marbleMorning', perspective: 'side' },
  { id: 'kitchen-counter', title: 'scenes.kitchenCounter', perspective: 'side' },
  { id: 'tiled-bathroom', title: 'scenes.tiledBathroom', perspective: 'side' },
  { id: 'spa-stone', title: 'scenes.spaStone', perspective: 'side' },
  { id: 'green-marble', title: 'scenes.greenMarble', perspective: 'side' },
  { id: 'terrazzo-shelf', title: 'scenes.terrazzoShelf', perspective: 'side' },
  { id: 'black-marble', title: 'scenes.blackMarble', perspective: 'side' },
  { id: 'walnut-evening', title: 'scenes.walnutEvening', perspective: 'side' },
  { id: 'night-mirror', title: 'scenes.nightMirror', perspective: 'side' },
  { id: 'burgundy-velvet', title: 'scenes.burgundyVelvet', perspective: 'side' },
  { id: 'garden-table', title: 'scenes.gardenTable', perspective: 'side' },
  { id: 'mossy-forest', title: 'scenes.mossyForest', perspective: 'side' },
  { id: 'desert-dune', title: 'scenes.desertDune', perspective: 'side' },
  { id: 'beach-day', title: 'scenes.beachDay', perspective: 'side' },
  { id: 'water-sky', title: 'scenes.waterSky', perspective: 'side' },
  { id: 'snow-light', title: 'scenes.snowLight', perspective: 'side' },
  { id: 'flat-oak', title: 'scenes.flatOak', perspective: 'top' },
  { id: 'flat-linen', title: 'scenes.flatLinen', perspective: 'top' },
  { id: 'flat-marble', title: 'scenes.flatMarble', perspective: 'top' },
  { id: 'flat-satin', title: 'scenes.flatSatin', perspective: 'top' },
  { id: 'flat-sand', title: 'scenes.flatSand', perspective: 'top' },
  { id: 'flat-water', title: 'scenes.flatWater', perspective: 'top' },
  { id: 'flat-grass', title: 'scenes.flatGrass', perspective: 'top' },
  { id: 'flat-slate', title: 'scenes.flatSlate', perspective: 'top' },
] as const satisfies readonly { id: string; title: MessageKey; perspective: 'side' | 'top' }[];

export type SceneId = (typeof SCENE_LIST)[number]['id'];

export const SCENE_IDS = SCENE_LIST.map(({ id }) => id) as unknown as readonly [SceneId, ...SceneId[]];
