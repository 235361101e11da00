/**
 * The words that people use to request images, and the meaning of each. Longer phrases win over shorter ones; all in
 * the singular.
 */
import type { PatternMotif } from '../scenes/patterns/motifs.ts';
import type { PlaceName } from '../scenes/landscapes/places.ts';
import type { Season, Weather } from '../scenes/sky.ts';
import type { Time } from '../tones.ts';

/** `thing`: the same word also names something that can be shown by itself. */
export type Meaning = { thing?: boolean } & (
  | { kind: 'place'; place: PlaceName; extras?: readonly string[]; time?: Time; season?: Season }
  | { kind: 'extra'; extra: string }
  | { kind: 'time'; time: Time }
  | { kind: 'season'; season: Season }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'motif'; motif: PatternMotif }
  | { kind: 'style'; style: string }
  | { kind: 'temper'; temper: string }
  | { kind: 'color'; color: string }
);

const meanings = new Map<string, Meaning>();
function say(phrases: string, meaning: Meaning): void {
  for (const phrase of phrases.split('|')) meanings.set(phrase, meaning);
}

say('mountain|mountain range|peak|alp|alpine|summit|himalaya|rocky mountain', {
  kind: 'place',
  place: 'mountains',
  thing: true,
});
say('mountain lake|lake', { kind: 'place', place: 'mountains', extras: ['lake'] });
say('sea|ocean|water|harbour|harbor|bay|lagoon', { kind: 'place', place: 'sea' });
say('beach|seaside|coast|shore|seashore|tropical|tropic|island', {
  kind: 'place',
  place: 'sea',
  extras: ['beach'],
  thing: true,
});
say('palm beach|palm|palm tree', { kind: 'place', place: 'sea', extras: ['beach', 'palm'], thing: true });
say('desert|dune|canyon|sahara|arizona|wild west|savanna|savannah', { kind: 'place', place: 'desert', thing: true });
say('forest|wood|woodland|jungle|pine|pine tree|fir|tree', { kind: 'place', place: 'forest', thing: true });
say('meadow|field|hill|countryside|valley|pasture|landscape|garden|farm|farmland|park|prairie|grassland|vineyard', {
  kind: 'place',
  place: 'meadow',
});
say('city|skyline|town|downtown|metropolis|skyscraper|street|cityscape|new york|tokyo|chicago', {
  kind: 'place',
  place: 'city',
  thing: true,
});
say('space|outer space|galaxy|planet|universe|cosmos|nebula|milky way|solar system', {
  kind: 'place',
  place: 'space',
  thing: true,
});
say('sea of cloud|above the cloud|in the cloud|heaven', { kind: 'place', place: 'clouds' });
say('hot air balloon|balloon ride', { kind: 'place', place: 'clouds', extras: ['balloon'], thing: true });
say('night sky|starry sky|starry night', { kind: 'place', place: 'mountains', time: 'night', extras: ['stars'] });
say('northern light|aurora|aurora borealis|polar light', {
  kind: 'place',
  place: 'mountains',
  time: 'night',
  extras: ['aurora', 'stars'],
  season: 'winter',
});
say('cabin|hut|cottage|chalet|lodge', { kind: 'extra', extra: 'cabin', thing: true });
say('boat|sailboat|sailing boat|ship|yacht', { kind: 'extra', extra: 'boat', thing: true });
say('moon|moonlight|full moon', { kind: 'extra', extra: 'moon', thing: true });
say('star|starry', { kind: 'extra', extra: 'stars', thing: true });
say('rainbow', { kind: 'extra', extra: 'rainbow', thing: true });
say('cactus|cacti', { kind: 'extra', extra: 'cactus', thing: true });
say('bird|seagull', { kind: 'extra', extra: 'birds', thing: true });
say('sun', { kind: 'extra', extra: 'sun', thing: true });

say('dawn|sunrise|morning|early morning|daybreak', { kind: 'time', time: 'dawn' });
say('day|daytime|noon|midday|sunny day|daylight|blue sky', { kind: 'time', time: 'day' });
say('golden hour|golden light|afternoon|late afternoon|warm light', { kind: 'time', time: 'golden' });
say('sunset|sundown|setting sun', { kind: 'time', time: 'sunset' });
say('dusk|evening|twilight|blue hour', { kind: 'time', time: 'dusk' });
say('night|midnight|nighttime|at night|nocturnal', { kind: 'time', time: 'night' });
say('spring|springtime', { kind: 'season', season: 'spring' });
say('summer|summery|summertime', { kind: 'season', season: 'summer' });
say('autumn|fall|autumnal', { kind: 'season', season: 'autumn' });
say('winter|wintry|icy|frozen', { kind: 'season', season: 'winter' });
say('snow|snowing|snowfall|snowy|blizzard', { kind: 'weather', weather: 'snow' });
say('rain|rainy|raining|storm|stormy', { kind: 'weather', weather: 'rain' });
say('fog|foggy|mist|misty|hazy', { kind: 'weather', weather: 'fog' });
say('clear sky|clear|cloudless|sunny', { kind: 'weather', weather: 'clear' });
say('cloudy|overcast|cloud', { kind: 'weather', weather: 'clouds' });

say('pattern|seamless pattern|wallpaper|repeat|tile|wrapping paper|textile|fabric print|seamless', {
  kind: 'style',
  style: 'pattern',
});
say('gradient|mesh|gradient mesh|blurred colour|blurred color|aura', { kind: 'style', style: 'mesh' });
say('blob|organic shape|abstract shape|boho|scandinavian|matisse|shape', { kind: 'style', style: 'shapes' });
say('paper cut|papercut|cut paper|paper|layered paper', { kind: 'style', style: 'paper-cut' });
say('wave|flow|flowing|liquid|wavy', { kind: 'style', style: 'waves' });
say('marble|marbled|stone texture|agate|fluid art', { kind: 'style', style: 'marble' });
say('watercolour|watercolor|watercolour wash|aquarelle|ink wash', { kind: 'style', style: 'watercolour' });
say('bokeh|light bokeh|blurred light|fairy light|glitter|sparkle', { kind: 'style', style: 'bokeh' });
say('still life|arrangement', { kind: 'style', style: 'still-life' });

say('leaf|leave|foliage|botanical|fern|eucalyptus', { kind: 'motif', motif: 'leaves', thing: true });
say('dot|polka dot|polka', { kind: 'motif', motif: 'dots' });
say('terrazzo', { kind: 'motif', motif: 'terrazzo' });
say('scallop|fish scale|seigaiha|art deco', { kind: 'motif', motif: 'scallops' });
say('geometric|bauhaus|geometry|mid century', { kind: 'motif', motif: 'geometric' });
say('heart', { kind: 'motif', motif: 'hearts', thing: true });
say('flower|floral|blossom|daisy', { kind: 'motif', motif: 'flowers', thing: true });
say('stripe|striped|line', { kind: 'motif', motif: 'stripes' });
say('check|checkered|checked|checkerboard|chess', { kind: 'motif', motif: 'checks' });
say('confetti', { kind: 'motif', motif: 'confetti', thing: true });
say('zigzag', { kind: 'motif', motif: 'waves' });
say('triangle', { kind: 'motif', motif: 'triangles' });
say('sprinkle', { kind: 'motif', motif: 'sprinkles' });

say('warm|cosy|cozy|fiery', { kind: 'temper', temper: 'warm' });
say('cool|cold|fresh|calm|peaceful|serene|quiet', { kind: 'temper', temper: 'cool' });
say('natural|nature|organic', { kind: 'temper', temper: 'nature' });
say('pastel|soft|gentle|dreamy|baby|romantic|delicate', { kind: 'temper', temper: 'pastel' });
say('bold|vivid|bright|colourful|colorful|vibrant|loud|pop|neon|playful|fun|cheerful', {
  kind: 'temper',
  temper: 'bold',
});
say('dark|moody|dramatic|luxury|luxurious|elegant|mysterious', { kind: 'temper', temper: 'dark' });
say('earth tone|earth colour|earth color|earthy|rustic|vintage|retro|muted', { kind: 'temper', temper: 'earth' });
say('black and white|monochrome|minimal|minimalist|greyscale', { kind: 'temper', temper: 'mono' });

export const MEANINGS: ReadonlyMap<string, Meaning> = meanings;

export type MoodName = 'happy' | 'sad' | 'sleepy' | 'love' | 'angry' | 'surprised' | 'cool';

const moods = (row: string, mood: MoodName): [string, MoodName][] => row.split(' ').map((word) => [word, mood]);
/** How things look at us. */
export const MOODS: ReadonlyMap<string, MoodName> = new Map([
  ...moods('happy smiling laughing joyful kawaii friendly grinning', 'happy'),
  ...moods('sad crying unhappy', 'sad'),
  ...moods('sleepy sleeping tired snoozing', 'sleepy'),
  ...moods('loving enamoured adoring lovely-eyed', 'love'),
  ...moods('angry grumpy mad furious', 'angry'),
  ...moods('surprised shocked amazed scared', 'surprised'),
  ...moods('winking cheeky cool-looking', 'cool'),
]);
