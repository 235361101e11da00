/** The choices for a video: as the screen holds them, in addresses, and in requests. */
import {
  FILM_LIMITS,
  FILM_RATIOS,
  PRESETS,
  type FilmPhoto,
  type FilmRatio,
  type PresetName,
} from '#design/film/preset.ts';
import { fontFamily } from '#design/fonts/catalogue.ts';
import { MUSIC_LIMITS } from '#app/contracts/sniff-music.ts';

export interface VideoSetup {
  preset: PresetName;
  seconds: number;
  ratio: FilmRatio;
  headline: string;
  price: string;
  before: string;
  details: string;
  accent: string;
  font: string;
  /** Asset; empty: silent. */
  music: string;
  /** The moment of the music that the film begins with, ms. */
  musicFrom: number;
  /** What should happen, for a hosted model; empty: the preset. */
  motion: string;
}

/** A photo as the screen shows it; for visitors `asset` is a pass and `src` a local address. Sizes in px. */
export interface VideoPhoto {
  asset: string;
  /** Left out: where assets are. */
  src?: string;
  name: string;
  width: number;
  height: number;
  focus: { x: number; y: number } | null;
  /** Its subject alone, if already known. */
  cutout?: FilmPhoto['cutout'];
}

export const FIRST_VIDEO: VideoSetup = {
  preset: 'zoom-in',
  seconds: 6,
  ratio: '1:1',
  headline: '',
  price: '',
  before: '',
  details: '',
  accent: '#e4572e',
  font: 'Bricolage Grotesque',
  music: '',
  musicFrom: 0,
  motion: '',
};

const WORDS = ['headline', 'price', 'before', 'details', 'motion'] as const;
const mostOf = {
  headline: FILM_LIMITS.headline,
  price: FILM_LIMITS.price,
  before: FILM_LIMITS.price,
  details: FILM_LIMITS.details,
  motion: FILM_LIMITS.motion,
};

/** From an address, which anybody may have written. */
export function readVideo(search: URLSearchParams): VideoSetup {
  const setup = { ...FIRST_VIDEO };
  setup.preset = PRESETS.find((name) => name === search.get('preset')) ?? setup.preset;
  setup.ratio = FILM_RATIOS.find((ratio) => ratio === search.get('ratio')) ?? setup.ratio;
  const seconds = Number(search.get('seconds') ?? Number.NaN);
  if (Number.isInteger(seconds) && seconds >= FILM_LIMITS.minSeconds && seconds <= FILM_LIMITS.maxSeconds)
    setup.seconds = seconds;
  for (const word of WORDS) setup[word] = (search.get(word) ?? '').slice(0, mostOf[word]);
  const accent = search.get('accent') ?? '';
  if (/^#[0-9a-f]{6}$/.test(accent)) setup.accent = accent;
  const font = search.get('font') ?? '';
  if (fontFamily(font)?.offered) setup.font = font;
  const music = search.get('music') ?? '';
  if (/^[0-9a-f]{64}$/.test(music)) setup.music = music;
  const from = Number(search.get('musicFrom') ?? Number.NaN);
  if (setup.music !== '' && Number.isInteger(from) && from >= 0 && from <= MUSIC_LIMITS.seconds * 1000)
    setup.musicFrom = from;
  return setup;
}

/** For an address: only what differs from the default, and the photos after the first one. */
export function writeVideo(setup: VideoSetup, otherPhotos: readonly string[] = []): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of Object.keys(FIRST_VIDEO) as (keyof VideoSetup)[])
    if (setup[name] !== FIRST_VIDEO[name]) search.set(name, String(setup[name]));
  for (const photo of otherPhotos) search.append('photo', photo);
  return search;
}

/** Where this is set up: with its photos chosen, or where they are chosen if there are none. */
export function addressOf(setup: VideoSetup, photos: readonly string[]): string {
  const [first, ...others] = photos;
  const search = writeVideo(setup, others);
  const path = first === undefined ? '/ai-video/create' : `/ai-video/image/${encodeURIComponent(first)}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The setup that an input was made from. */
export function videoSetupOf(
  input: Omit<VideoSetup, 'accent' | 'music' | 'musicFrom'> & {
    accent: string | null;
    music: string | null;
    musicFrom?: number;
  },
): VideoSetup {
  const { preset, seconds, ratio, headline, price, before, details, accent, font, music, musicFrom, motion } = input;
  return {
    preset,
    seconds,
    ratio,
    headline,
    price,
    before,
    details,
    accent: accent ?? FIRST_VIDEO.accent,
    font,
    music: music ?? '',
    // Inputs stored before there was one.
    musicFrom: musicFrom ?? 0,
    motion,
  };
}
