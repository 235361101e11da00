/** The words that describe scenes, and the meaning of each. Longer phrases win over shorter ones. */
import type { ShadowPattern } from '../foliage.ts';
import type { MaterialName } from '../materials/materials.ts';
import type { LightName, Perspective, PropName, StandKind, ViewName } from '../scene.ts';

export type Meaning =
  | { kind: 'material'; material: MaterialName; color?: string }
  | { kind: 'stand'; stand: StandKind }
  | { kind: 'view'; view: ViewName }
  | { kind: 'arch' }
  | { kind: 'disc' }
  | { kind: 'sweep' }
  | { kind: 'light'; light: LightName }
  | { kind: 'shadow'; shadow: ShadowPattern }
  | { kind: 'prop'; prop: PropName }
  | { kind: 'color'; color: string }
  | { kind: 'perspective'; perspective: Perspective }
  /** Assigns the following words (`background`, `surface`) or the preceding ones (`wall`, `table`) to this part. */
  | { kind: 'place'; place: 'surface' | 'background' }
  | {
      kind: 'mood';
      mood: 'bright' | 'dark' | 'warm' | 'cool' | 'luxury' | 'natural' | 'minimal' | 'pastel' | 'fresh' | 'festive';
    }
  | { kind: 'not' };

const list = (entries: readonly (readonly [string, Meaning])[]): [string, Meaning][] =>
  entries.flatMap(([phrases, meaning]) => phrases.split('|').map((phrase): [string, Meaning] => [phrase, meaning]));
const material = (name: MaterialName, color?: string): Meaning => ({
  kind: 'material',
  material: name,
  ...(color === undefined ? {} : { color }),
});

const ENTRIES = list([
  ['marble|white marble|carrara', material('white-marble')],
  ['black marble|dark marble|nero marquina', material('black-marble')],
  ['green marble|verde marble', material('green-marble')],
  ['pink marble|rose marble', material('pink-marble')],
  ['travertine|limestone', material('travertine')],
  ['slate|slate plate|blackboard', material('slate')],
  ['concrete|cement|microcement', material('concrete')],
  ['plaster|stucco|limewash|painted wall|clay', material('plaster')],
  ['terrazzo', material('terrazzo')],
  ['stone|rock|granite|rough stone', material('stone')],
  ['wood|wooden|oak|light wood|timber', material('oak')],
  ['walnut|dark wood|mahogany', material('walnut')],
  ['pine|spruce', material('pine')],
  ['white wood|whitewashed wood|whitewashed|painted wood', material('whitewashed-wood')],
  ['old wood|weathered wood|driftwood|rustic wood|barn wood|rustic', material('weathered-wood')],
  ['beech|birch|bamboo', material('beech')],
  ['linen|tablecloth|fabric|cloth|canvas|burlap', material('linen')],
  ['cotton|bed sheet|bedsheet|sheets|bedding|blanket', material('cotton')],
  ['velvet', material('velvet')],
  ['satin|silk|silky', material('satin')],
  ['wool|knit|knitted|knitwear', material('knit')],
  ['paper|cardboard|seamless paper', material('paper')],
  ['acrylic|glossy|plexiglass|plastic|lacquer|reflective', material('acrylic')],
  ['mirror|black glass|dark glass|glass', material('black-glass')],
  ['tile|tiles|tiled', material('tile')],
  ['zellige|moroccan tiles|glazed tiles', material('zellige')],
  ['subway tiles|metro tiles', material('subway')],
  ['brick|bricks|brick wall', material('brick')],
  ['metal|steel|brushed metal|aluminium|aluminum|stainless steel', material('metal')],
  ['copper', material('metal', '#c9825e')],
  ['brass', material('metal', '#cfae6a')],
  ['leather', material('leather')],
  ['sand|sandy|dune|dunes', material('sand')],
  ['water|pool|clear water|shallow water|swimming pool', material('water')],
  ['dark water|lake|still water', material('dark-water')],
  ['moss|mossy', material('moss')],
  ['grass|lawn|meadow', material('grass')],
  ['snow|snowy|ice|icy', material('snow')],

  ['podium|pedestal|plinth|round podium|cylinder|pillar', { kind: 'stand', stand: 'round-podium' }],
  ['square podium|cube|block|box podium', { kind: 'stand', stand: 'square-podium' }],
  ['two podiums|double podium|tiered podium|stacked podium', { kind: 'stand', stand: 'double-podium' }],
  ['steps|stairs|staircase', { kind: 'stand', stand: 'steps' }],
  ['slab|stone slab|tray|plate|shelf', { kind: 'stand', stand: 'slab' }],
  ['wood slice|wooden slice|log|tree trunk|stump|tree stump', { kind: 'stand', stand: 'wood-slice' }],

  ['sky|blue sky|clouds|cloudy sky', { kind: 'view', view: 'sky' }],
  ['sunset|sunset sky|desert|dusk sky', { kind: 'view', view: 'sunset' }],
  ['sea|ocean|beach|seaside|coast', { kind: 'view', view: 'sea' }],
  ['kitchen|cafe|bakery', { kind: 'view', view: 'kitchen' }],
  ['garden|greenery|park|outdoor|outdoors|nature|spring|terrace', { kind: 'view', view: 'garden' }],
  ['forest|woods|jungle|woodland', { kind: 'view', view: 'forest' }],
  ['bokeh|city lights|lights|fairy lights|bar|club|restaurant', { kind: 'view', view: 'lights' }],
  ['bathroom|spa|bath', { kind: 'view', view: 'bathroom' }],
  ['living room|room|home|bedroom|interior|office', { kind: 'view', view: 'room' }],
  ['studio|photo studio|gradient', { kind: 'view', view: 'studio' }],

  ['arch|archway|niche|alcove', { kind: 'arch' }],
  ['disc|disk|circle|round backdrop|sun disc', { kind: 'disc' }],
  ['seamless|backdrop paper|cyclorama|plain background', { kind: 'sweep' }],

  ['studio light|soft box|softbox', { kind: 'light', light: 'studio' }],
  ['morning|morning light|morning sun|soft sunlight|breakfast', { kind: 'light', light: 'morning' }],
  ['sun|sunny|sunlight|hard light|noon|midday|summer|daylight|sunshine', { kind: 'light', light: 'sun' }],
  ['golden hour|golden light|golden|late sun|autumn|low sun', { kind: 'light', light: 'golden' }],
  ['window light|side light|north light|natural light', { kind: 'light', light: 'window' }],
  ['overcast|soft light|diffused|diffuse light|cloudy|even light|shadowless', { kind: 'light', light: 'overcast' }],
  ['evening|candlelight|candle light|evening light|moody light|dim|low light', { kind: 'light', light: 'evening' }],
  ['night|neon|cyberpunk|midnight', { kind: 'light', light: 'night' }],
  ['backlight|backlit|back light|rim light|against the light', { kind: 'light', light: 'backlight' }],

  [
    'leaf shadow|leaf shadows|leaves|shadows of leaves|shadow of leaves|leafy shadows|plant shadow|plant shadows|dappled light|foliage',
    { kind: 'shadow', shadow: 'leaves' },
  ],
  [
    'palm shadow|palm shadows|palm leaf shadow|shadow of palm leaves|tropical shadows',
    { kind: 'shadow', shadow: 'palm' },
  ],
  ['branches|branch shadow|tree shadow|tree shadows|twigs', { kind: 'shadow', shadow: 'branches' }],
  ['blinds|venetian blinds|window blinds|shutters|stripes of light', { kind: 'shadow', shadow: 'blinds' }],
  ['window shadow|window shadows|window|window frame', { kind: 'shadow', shadow: 'window' }],

  ['pebbles|stones|pebble|river stones', { kind: 'prop', prop: 'pebbles' }],
  ['spheres|balls|sphere|orbs', { kind: 'prop', prop: 'spheres' }],
  ['geometric shapes|shapes|geometric|blocks|cylinders', { kind: 'prop', prop: 'blocks' }],
  ['eucalyptus', { kind: 'prop', prop: 'eucalyptus' }],
  ['olive branch|olive|olive branches|olives|herbs|rosemary', { kind: 'prop', prop: 'olive' }],
  ['palm leaf|palm leaves|palm|tropical|palms', { kind: 'prop', prop: 'palm' }],
  ['monstera|monstera leaf|exotic plant|big leaf|plant|plants|green plant', { kind: 'prop', prop: 'monstera' }],
  ['fern|ferns', { kind: 'prop', prop: 'fern' }],
  ['petals|rose petals|flowers|blossom|blossoms|flower|roses', { kind: 'prop', prop: 'petals' }],
  ['pampas|pampas grass|dried flowers|dry grass|reeds', { kind: 'prop', prop: 'pampas' }],

  [
    "top view|from above|flat lay|flatlay|overhead|top-down|top down|birds eye|bird's eye view|lying",
    { kind: 'perspective', perspective: 'top' },
  ],
  ['side view|from the side|front view|eye level|standing', { kind: 'perspective', perspective: 'side' }],

  [
    'surface|table|tabletop|table top|counter|countertop|counter top|worktop|desk|floor|ground|bench|board|boards|planks|bed',
    { kind: 'place', place: 'surface' },
  ],
  ['background|backdrop|wall|walls|behind', { kind: 'place', place: 'background' }],

  ['bright|airy|light and airy|clean|white and bright|high key', { kind: 'mood', mood: 'bright' }],
  ['dark|moody|dramatic|mysterious|low key|masculine', { kind: 'mood', mood: 'dark' }],
  ['warm|cozy|cosy|homely', { kind: 'mood', mood: 'warm' }],
  ['cool|cold|crisp', { kind: 'mood', mood: 'cool' }],
  ['luxury|luxurious|elegant|premium|expensive|classy|sophisticated', { kind: 'mood', mood: 'luxury' }],
  ['natural|organic|eco|earthy|boho', { kind: 'mood', mood: 'natural' }],
  ['minimal|minimalist|minimalistic|simple|plain|modern|scandinavian', { kind: 'mood', mood: 'minimal' }],
  ['pastel|soft colours|soft colors|sweet|feminine|dreamy', { kind: 'mood', mood: 'pastel' }],
  ['fresh|clear|aquatic', { kind: 'mood', mood: 'fresh' }],
  ['festive|christmas|party|holiday|celebration', { kind: 'mood', mood: 'festive' }],

  ['no|without|not|none of|free of', { kind: 'not' }],
]);

export const VOCABULARY: ReadonlyMap<string, Meaning> = new Map(ENTRIES);

/** Words that say nothing about the scene. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the my our your this that these those it its is are be on in at of to into onto over under with and or for from by as near next beside some few many lots lot very really please put place show shown make made create generate give want need would like ' +
    'product photo photograph picture image shot scene lifestyle packshot photography advertising ad commercial professional realistic photorealistic high quality hd 4k detailed beautiful nice lovely pretty good great stylish aesthetic look looks looking feel feeling vibe vibes style styled themed theme ' +
    'light lights lighting lit shadow shadows soft gentle subtle slightly little bit color colour colored coloured colors colours tone tones large small big tall low high thin thick round rough smooth matte matt against front top side there where which all around falling falls across through coming scattered resting sitting standing laying placed lying old new real mixed two three one'
  ).split(' '),
);
