/**
 * The gist of a request that was not understood word by word: what it wants done, told by cues that stand anywhere in it, and to
 * what, told by evidence. Only asked where the exact reading ends in a question; where the gist can't be told either, that stands.
 */
import type { ContactType } from '#design/document/contacts.ts';
import { evidentLayers } from './evidence.ts';
import type { Ground } from './grounded.ts';
import { isChange, takeChange } from './read-change.ts';
import type { Change, Intent, Reference } from './intents.ts';
import { BACKGROUND_NOUNS } from './lexicon.ts';
import type { SeenLayer } from './read-canvas.ts';
import { words } from './rules.ts';
import { Scan } from './scan.ts';
import { nearestWord } from './slips.ts';
