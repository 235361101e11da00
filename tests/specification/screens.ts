/**
 * The screens of the specification with their guards, and the paths that the product adds. Where the specification is
 * silent ("not shown"), the product's decision is filled in.
 */

/**
 * Access rules. 'application': phones are redirected and the session is loaded. 'sign-in': an account that is not
 * anonymous. 'own': the addressed item belongs to the user; 'canvas' is that for a design in the editor. 'operator':
 * not found unless the configuration names the user.
 */
export type Guard = 'application' | 'sign-in' | 'own' | 'canvas' | 'operator';

export interface Screen {
  /** As in app/routes.ts. */
  path: string;
  guards: readonly Guard[];
  /** Redirects as soon as it is opened. */
  leadsOn?: boolean;
  /** Phones are allowed: invitation links, signing in, and a conversation begun by the front page's prompt. */
  phonesPass?: boolean;
}

const open = (path: string): Screen => ({ path, guards: [] });
const application = (path: string): Screen => ({ path, guards: ['application'] });
const signedIn = (path: string): Screen => ({ path, guards: ['application', 'sign-in'] });
const own = (path: string): Screen => ({ path, guards: ['application', 'sign-in', 'own'] });
const loader = (path: string): Screen => ({ ...signedIn(path), leadsOn: true });

/** Section 2. A wrapper is its index and its child. */
export const specifiedScreens: readonly Screen[] = [
  open('/'),
  open('/mobile'),
  { path: '/canvas/:id', guards: ['application', 'sign-in', 'canvas'] },
  own('/blend/:id'),
  signedIn('/start-blank'),
  signedIn('/assisted'),
  own('/assisted/:id'),
  // Recipes are public.
  signedIn('/load-editor-recipe/:id'),
  loader('/load-editor/:id?'),
  { ...application('/sign-in'), phonesPass: true },
  application('/logo-generator'),
  own('/logo-generator/remix/:id'),
  application('/create-design/:mode?'),
  signedIn('/ai-backgrounds'),
  own('/ai-backgrounds/:id'),
  { ...application('/__/auth/action'), phonesPass: true },
  application('/text-2-image'),
  signedIn('/text-2-image/:generationType'),
  signedIn('/upscale'),
  signedIn('/magic-erase'),
  signedIn('/text-on-image'),
  own('/text-on-image/:id'),
  application('/ai-video/create'),
  own('/ai-video/image/:id'),
  loader('/ai-video'),
  own('/ai-video/:id'),
  application('/try-on/create'),
  own('/try-on/image/:id'),
  loader('/try-on'),
  own('/try-on/:id'),
  application('/ai-design'),
  { ...own('/ai-design/chat/:id?'), phonesPass: true },
  application('/onboarding'),
  application('/testimony-screen'),
  application('/form-flow/*'),
  signedIn('/paywall'),
  signedIn('/checkout'),
  application('/lifestyle-shot/create'),
  own('/lifestyle-shot/image/:id'),
  loader('/lifestyle-shot'),
  own('/lifestyle-shot/:id'),
  { ...open('/stage-it/*'), leadsOn: true },
  open('/*'),
];

/** Paths that the product adds. */
export const addedScreens: readonly Screen[] = [
  signedIn('/projects'),
  signedIn('/projects/trash'),
  signedIn('/uploads'),
  application('/recipes'),
  signedIn('/brand-kit'),
  signedIn('/history/logos'),
  loader('/history/videos'),
  signedIn('/history/generations'),
  signedIn('/remove-background'),
  signedIn('/retake'),
  signedIn('/models'),
  signedIn('/settings/:section?'),
  open('/outbox'),
  { ...application('/share/:token'), phonesPass: true },
  { path: '/admin/:section?', guards: ['operator'] },
  { path: '/admin/users/:id', guards: ['operator'] },
];

/** Rows above that the product lacks. An implemented one fails the test until it is removed here. */
export const unmetScreens: readonly string[] = [];

/** Section 2, areas described by labels only: the tool cards of the create-design home. */
export const toolCards = [
  'Logo Maker',
  'AI Background',
  'Upscale',
  'Remove Background',
  'Text Behind Image',
  'AI Image',
  'AI Video',
  'Try On',
  'Try On Jewellery',
  'AI Model',
  'AI Design',
  'Lifestyle Shot',
] as const;
