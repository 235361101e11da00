/**
 * The shipped family that stands for a font of a file: the same one by name, else one of its kind, with the size and
 * spacing at which its lines are as long.
 */
import { DEFAULT_FONT, FONT_FAMILIES } from '#design/fonts/catalogue.ts';

export interface MatchedFont {
  family: string;
  /** False: another one stands for it. */
  same: boolean;
  /** Its letters are set at this share of the size. */
  size: number;
  /** Added between letters, thousandths of the size. */
  spacing: number;
}

interface Alike {
  names: readonly string[];
  family: string;
  size?: number;
  spacing?: number;
}

/**
 * Sizes and spacings make lines of English as long as in the font that is replaced, measured in fonts of the same
 * metrics (Liberation, Carlito, Caladea, DejaVu) where they exist.
 */
const ALIKE: readonly Alike[] = [
  {
    names: [
      'arial',
      'helvetica',
      'liberationsans',
      'nimbussans',
      'arimo',
      'freesans',
      'sansserif',
      'microsoftsansserif',
      'texgyreheros',
    ],
    family: 'Inter',
    size: 0.96,
    spacing: -14,
  },
  {
    names: [
      'arialnarrow',
      'helveticacondensed',
      'liberationsansnarrow',
      'robotocondensed',
      'myriadcondensed',
      'opensanscondensed',
    ],
    family: 'Barlow Condensed',
    spacing: 10,
  },
  { names: ['arialblack'], family: 'Archivo Black' },
  {
    names: [
      'times',
      'timesnewroman',
      'liberationserif',
      'nimbusroman',
      'tinos',
      'freeserif',
      'cmr',
      'latinmodernroman',
      'lmroman',
      'sfrm',
      'texgyretermes',
      'minion',
      'garamond',
      'adobegaramond',
      'palatino',
      'bookantiqua',
      'texgyrepagella',
      'newcomputermodern',
      'stix',
      'serif',
    ],
    family: 'EB Garamond',
    size: 1.08,
    spacing: -6,
  },
  {
    names: [
      'calibri',
      'carlito',
      'candara',
      'corbel',
      'lato',
      'ptsans',
      'sourcesans',
      'sourcesanspro',
      'aptos',
      'myriad',
      'frutiger',
      'segoeui',
      'ubuntu',
      'fira',
      'firasans',
      'gillsans',
      'humanist',
    ],
    family: 'Nunito',
    size: 0.94,
    spacing: -18,
  },
  {
    names: [
      'cambria',
      'caladea',
      'georgia',
      'constantia',
      'charter',
      'sourceserif',
      'ptserif',
      'droidserif',
      'notoserif',
      'robotoslab',
      'dejavuserif',
      'bitstreamveraserif',
      'linuxlibertine',
      'linlibertine',
      'libertine',
      'century',
      'centuryschoolbook',
      'bookman',
      'utopia',
    ],
    family: 'Lora',
    size: 0.96,
    spacing: -20,
  },
  {
    names: [
      'verdana',
      'dejavusans',
      'bitstreamverasans',
      'verasans',
      'tahoma',
      'trebuchetms',
      'lucidasans',
      'lucidagrande',
    ],
    family: 'Inter',
    spacing: 24,
  },
  {
    names: [
      'opensans',
      'roboto',
      'notosans',
      'droidsans',
      'sfpro',
      'sanfrancisco',
      'systemui',
      'helveticaneue',
      'ibmplexsans',
      'sfprotext',
      'sfprodisplay',
      'blinkmacsystemfont',
      'applesystem',
    ],
    family: 'Inter',
    spacing: -14,
  },
  {
    names: [
      'courier',
      'couriernew',
      'liberationmono',
      'nimbusmono',
      'cousine',
      'consolas',
      'monaco',
      'menlo',
      'dejavusansmono',
      'inconsolata',
      'sourcecodepro',
      'robotomono',
      'firacode',
      'andalemono',
      'lucidaconsole',
      'cmtt',
      'sftt',
      'lmmono',
      'monospace',
      'monospaced',
    ],
    family: 'Space Mono',
    size: 0.98,
    spacing: -10,
  },
  {
    names: ['futura', 'avenir', 'avantgarde', 'itcavantgardegothic', 'texgyreadventor', 'jost', 'spartan'],
    family: 'Outfit',
  },
  { names: ['centurygothic', 'gotham', 'proximanova', 'circular', 'gilroy'], family: 'Montserrat', size: 0.94 },
  { names: ['bodoni', 'didot', 'bodonimt'], family: 'Bodoni Moda' },
  { names: ['baskerville', 'newbaskerville'], family: 'Libre Baskerville', size: 0.9 },
  { names: ['impact', 'haettenschweiler', 'leaguegothic'], family: 'Anton' },
  {
    names: ['dinalternate', 'din', 'dincondensed', 'bahnschrift', 'franklingothic', 'tradegothic', 'newsgothic'],
    family: 'Oswald',
    size: 0.9,
  },
  { names: ['rockwell', 'memphis', 'clarendon', 'cooperblack'], family: 'Alfa Slab One', size: 0.85 },
  { names: ['comicsans', 'comicsansms', 'chalkboard', 'markerfelt'], family: 'Baloo 2' },
  {
    names: [
      'brushscript',
      'brushscriptmt',
      'lucidahandwriting',
      'segoescript',
      'zapfino',
      'edwardianscript',
      'snellroundhand',
      'cursive',
      'fantasy',
    ],
    family: 'Dancing Script',
  },
  { names: ['segoeprint', 'bradleyhand', 'inkfree'], family: 'Caveat' },
];

const BY_NAME = new Map(ALIKE.flatMap((alike) => alike.names.map((name) => [name, alike] as const)));
const SHIPPED = new Map(FONT_FAMILIES.filter(({ offered }) => offered).map(({ name }) => [plain(name), name]));
const WEIGHTS = '(?:extra|semi|demi|ultra)?(?:thin|light|book|regular|roman|normal|medium|bold|black|heavy)';
/** What names of fonts end in besides their family. */
const ENDING = new RegExp(
  `(?:${WEIGHTS}|italic|oblique|ital|psmt|mt|ps|std|pro|lt|identityh|var|variable|display|text|wght|\\d{1,3})$`,
);

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The family's own part of a name as files write it: `ABCDEF+Arial-BoldMT` is arial. */
function stems(written: string): string[] {
  const name = plain(written.replace(/^[A-Z]{6}\+/, '').split(',')[0] ?? '');
  const found = [name];
  for (let stem = name; found.length < 6; found.push(stem)) {
    const shorter = stem.replace(ENDING, '');
    if (shorter === stem || shorter.length < 2) break;
    stem = shorter;
  }
  return found;
}

const OWN_SPACING = { size: 1, spacing: 0 };

/** `families`: as the file names them, the preferred one first. */
export function matchFont(families: readonly string[]): MatchedFont {
  for (const written of families) {
    for (const stem of stems(written)) {
      const shipped = SHIPPED.get(stem);
      if (shipped) return { family: shipped, same: true, ...OWN_SPACING };
      const alike = BY_NAME.get(stem);
      if (alike) return { family: alike.family, same: false, size: alike.size ?? 1, spacing: alike.spacing ?? 0 };
    }
  }
  return { family: DEFAULT_FONT, same: families.length === 0, ...OWN_SPACING };
}
