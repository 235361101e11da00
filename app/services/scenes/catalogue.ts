/** The ready scenes. Each names what it is made of; the renderer does the rest. */
import type { Scene } from './scene.ts';

export const SCENES: readonly Scene[] = [
  // Studio: paper, plaster, podiums.
  { id: 'clean-studio', title: 'scenes.cleanStudio', perspective: 'side', surface: { material: 'paper', colour: '#f1eeea' }, stand: null, background: { kind: 'sweep' }, light: 'studio', shadow: null, props: [] },
  { id: 'peach-podium', title: 'scenes.peachPodium', perspective: 'side', surface: { material: 'paper', colour: '#f0c4a8' }, stand: { kind: 'round-podium', material: 'plaster', colour: '#f6dcc8' }, background: { kind: 'sweep' }, light: 'sun', shadow: null, props: ['spheres'] },
  { id: 'sage-arch', title: 'scenes.sageArch', perspective: 'side', surface: { material: 'plaster', colour: '#b9c4a9' }, stand: { kind: 'round-podium', material: 'plaster', colour: '#e6e4d4' }, background: { kind: 'arch', material: 'plaster', colour: '#aebb9c', view: null }, light: 'morning', shadow: 'palm', props: ['blocks'] },
  { id: 'terracotta-steps', title: 'scenes.terracottaSteps', perspective: 'side', surface: { material: 'plaster', colour: '#c28a72' }, stand: { kind: 'steps', material: 'plaster', colour: '#cd9a82' }, background: { kind: 'wall', material: 'plaster', colour: '#d2a48e' }, light: 'sun', shadow: null, props: [] },
  { id: 'blue-disc', title: 'scenes.blueDisc', perspective: 'side', surface: { material: 'paper', colour: '#c5d7e8' }, stand: { kind: 'double-podium', material: 'paper', colour: '#eef3f8' }, background: { kind: 'disc', material: 'paper', colour: '#a9c4de', disc: '#f2f5f8' }, light: 'studio', shadow: null, props: ['spheres'] },
  { id: 'glossy-pink', title: 'scenes.glossyPink', perspective: 'side', surface: { material: 'acrylic', colour: '#f3b9c2' }, stand: null, background: { kind: 'wall', material: 'paper', colour: '#f5c3cb' }, light: 'studio', shadow: null, props: [] },
  { id: 'blinds-beige', title: 'scenes.blindsBeige', perspective: 'side', surface: { material: 'plaster', colour: '#ded0bd' }, stand: null, background: { kind: 'wall', material: 'plaster', colour: '#e4d7c5' }, light: 'golden', shadow: 'blinds', props: [] },
  { id: 'concrete-gallery', title: 'scenes.concreteGallery', perspective: 'side', surface: { material: 'concrete', colour: null }, stand: { kind: 'square-podium', material: 'concrete', colour: '#c9c6c0' }, background: { kind: 'wall', material: 'concrete', colour: '#a9a6a1' }, light: 'window', shadow: 'window', props: [] },
  // Kitchens and bathrooms.
  { id: 'marble-morning', title: 'scenes.marbleMorning', perspective: 'side', surface: { material: 'white-marble', colour: null }, stand: null, background: { kind: 'wall', material: 'plaster', colour: '#e9e1d6' }, light: 'morning', shadow: 'leaves', props: [] },
  { id: 'kitchen-counter', title: 'scenes.kitchenCounter', perspective: 'side', surface: { material: 'oak', colour: null }, stand: null, background: { kind: 'view', view: 'kitchen' }, light: 'window', shadow: null, props: [] },
  { id: 'tiled-bathroom', title: 'scenes.tiledBathroom', perspective: 'side', surface: { material: 'travertine', colour: null }, stand: { kind: 'slab', material: 'travertine', colour: null }, background: { kind: 'wall', material: 'zellige', colour: null }, light: 'window', shadow: null, props: ['eucalyptus'] },
  { id: 'spa-stone', title: 'scenes.spaStone', perspective: 'side', surface: { material: 'stone', colour: '#cbbfae' }, stand: { kind: 'slab', material: 'slate', colour: '#6d6a66' }, background: { kind: 'view', view: 'bathroom' }, light: 'overcast', shadow: null, props: ['pebbles'] },
  { id: 'green-marble', title: 'scenes.greenMarble', perspective: 'side', surface: { material: 'green-marble', colour: null }, stand: null, background: { kind: 'wall', material: 'plaster', colour: '#4a6355' }, light: 'evening', shadow: null, props: [] },
  { id: 'terrazzo-shelf', title: 'scenes.terrazzoShelf', perspective: 'side', surface: { material: 'terrazzo', colour: null }, stand: null, background: { kind: 'wall', material: 'plaster', colour: '#e8b7a0' }, light: 'sun', shadow: 'leaves', props: [] },
  // Evening and night.
  { id: 'black-marble', title: 'scenes.blackMarble', perspective: 'side', surface: { material: 'black-marble', colour: null }, stand: null, background: { kind: 'view', view: 'lights' }, light: 'evening', shadow: null, props: [] },
  { id: 'walnut-evening', title: 'scenes.walnutEvening', perspective: 'side', surface: { material: 'walnut', colour: null }, stand: null, background: { kind: 'wall', material: 'plaster', colour: '#6d5546' }, light: 'evening', shadow: 'window', props: [] },
  { id: 'night-mirror', title: 'scenes.nightMirror', perspective: 'side', surface: { material: 'black-glass', colour: null }, stand: null, background: { kind: 'wall', material: 'concrete', colour: '#4a4c63' }, light: 'night', shadow: null, props: [] },
  { id: 'burgundy-velvet', title: 'scenes.burgundyVelvet', perspective: 'side', surface: { material: 'velvet', colour: '#7a1f33' }, stand: null, background: { kind: 'wall', material: 'plaster', colour: '#6e2a38' }, light: 'evening', shadow: null, props: [] },
  // Outdoors.
  { id: 'garden-table', title: 'scenes.gardenTable', perspective: 'side', surface: { material: 'weathered-wood', colour: null }, stand: null, background: { kind: 'view', view: 'garden' }, light: 'morning', shadow: 'leaves', props: [] },
  { id: 'mossy-forest', title: 'scenes.mossyForest', perspective: 'side', surface: { material: 'moss', colour: null }, stand: { kind: 'wood-slice', material: 'beech', colour: null }, background: { kind: 'view', view: 'forest' }, light: 'golden', shadow: null, props: ['fern'] },
  { id: 'desert-dune', title: 'scenes.desertDune', perspective: 'side', surface: { material: 'sand', colour: null }, stand: null, background: { kind: 'view', view: 'sunset' }, light: 'golden', shadow: null, props: [] },
  { id: 'beach-day', title: 'scenes.beachDay', perspective: 'side', surface: { material: 'sand', colour: '#e8d6b8' }, stand: { kind: 'slab', material: 'stone', colour: '#d9cdbb' }, background: { kind: 'view', view: 'sea' }, light: 'sun', shadow: null, props: ['palm'] },
  { id: 'water-sky', title: 'scenes.waterSky', perspective: 'side', surface: { material: 'water', colour: null }, stand: { kind: 'round-podium', material: 'stone', colour: '#e9e4da' }, background: { kind: 'view', view: 'sky' }, light: 'sun', shadow: null, props: [] },
  { id: 'snow-light', title: 'scenes.snowLight', perspective: 'side', surface: { material: 'snow', colour: null }, stand: null, background: { kind: 'view', view: 'sky' }, light: 'backlight', shadow: null, props: [] },
  // From above.
  { id: 'flat-oak', title: 'scenes.flatOak', perspective: 'top', surface: { material: 'oak', colour: null }, stand: null, background: { kind: 'sweep' }, light: 'window', shadow: null, props: ['eucalyptus'] },
  { id: 'flat-linen', title: 'scenes.flatLinen', perspective: 'top', surface: { material: 'linen', colour: null }, stand: null, background: { kind: 'sweep' }, light: 'morning', shadow: 'leaves', props: [] },
  { id: 'flat-marble', title: 'scenes.flatMarble', perspective: 'top', surface: { material: 'white-marble', colour: null }, stand: null, background: { kind: 'sweep' }, light: 'studio', shadow: null, props: ['petals'] },
  { id: 'flat-satin', title: 'scenes.flatSatin', perspective: 'top', surface: { material: 'satin', colour: '#e9cfc4' }, stand: null, background: { kind: 'sweep' }, light: 'window', shadow: null, props: [] },
  { id: 'flat-sand', title: 'scenes.flatSand', perspective: 'top', surface: { material: 'sand', colour: null }, stand: null, background: { kind: 'sweep' }, light: 'golden', shadow: 'palm', props: ['pebbles'] },
  { id: 'flat-water', title: 'scenes.flatWater', perspective: 'top', surface: { material: 'water', colour: null }, stand: null, background: { kind: 'sweep' }, light: 'sun', shadow: null, props: ['monstera'] },
  { id: 'flat-grass', title: 'scenes.flatGrass', perspective: 'top', surface: { material: 'grass', colour: null }, stand: null, background: { kind: 'sweep' }, light: 'sun', shadow: 'branches', props: [] },
  { id: 'flat-slate', title: 'scenes.flatSlate', perspective: 'top', surface: { material: 'slate', colour: null }, stand: null, background: { kind: 'sweep' }, light: 'window', shadow: null, props: ['olive'] },
];

/** The scene with this id, or null. */
export function findScene(id: string): Scene | null {
  return SCENES.find((scene) => scene.id === id) ?? null;
}
