/**
 * What platforms put over a page, or cut off it. Data only, in shares of the page; each names its source. Few platforms
 * publish figures for posts (for ads they do), and guides disagree as apps change: the values here are the minimum that
 * they agree on, so that a hint is worth reading. Looked up on 2026-11-25.
 *
 * Left out because nothing covers them: pins of Pinterest at 2:3 (only taller ones are cut,
 * https://www.pixelmeasures.com/templates/pinterest-pin-template/), and posts in feeds.
 */
import type { Box } from '../../document/geometry.ts';

/** What covers a part of a page. */
export type CoverKind =
  | 'profile'
  | 'reply'
  | 'tabs'
  | 'caption'
  | 'buttons'
  | 'length'
  | 'computers'
  | 'grid'
  | 'photo';

export interface Cover {
  kind: CoverKind;
  /** Shares of the page's width and height. */
  box: Box;
}

export interface Platform {
  /** That of the page format of the same name. */
  id: string;
  /** A proper name: shown as it is. */
  name: string;
  source: string;
  /** Width by height of pages that are shown there. */
  ratio: number;
  /** px; a page of exactly this size is meant for it, as nothing else has that size. Null: others have it as well. */
  ownSize: { width: number; height: number } | null;
  /** How titles say it. */
  said: RegExp;
  covers: readonly Cover[];
}

const VERTICAL = 9 / 16;
const px = (height: number): number => height / 1920;

const top = (kind: CoverKind, share: number): Cover => ({ kind, box: { x: 0, y: 0, width: 1, height: share } });
const bottom = (kind: CoverKind, share: number): Cover => ({
  kind,
  box: { x: 0, y: 1 - share, width: 1, height: share },
});
/**
 * A column of buttons: guides place it at the lower right and give only its width; its height is assumed to be half the
 * page.
 */
const column = (width: number): Cover => ({
  kind: 'buttons',
  box: { x: 1 - width / 1080, y: 0.5, width: width / 1080, height: 0.5 },
});

/**
 * Stories of Instagram and Facebook, as they are posted: 250 px above and below. Story ads cover 20 % below, for their
 * button.
 */
const STORY = [top('profile', px(250)), bottom('reply', px(250))];

export const PLATFORMS: readonly Platform[] = [
  {
    // https://webbannerexperts.com/instagram-story-dimensions-the-1080x1920-guide says the same.
    id: 'instagram-story',
    name: 'Instagram story',
    source: 'https://dubs.io/blog/stories-safe-zone',
    ratio: VERTICAL,
    ownSize: null,
    said: /\binsta(?:gram)?\b[^.!?]{0,120}\bstor(?:y|ies)\b|\big stor(?:y|ies)\b|^(?!.*\b(?:facebook|fb|whats ?app)\b).*\bstor(?:y|ies)\b/i,
    covers: STORY,
  },
  {
    id: 'facebook-story',
    name: 'Facebook story',
    source: 'https://media.airmail.news/social-media-placements',
    ratio: VERTICAL,
    ownSize: null,
    said: /\b(?:facebook|fb)\b[^.!?]{0,120}\bstor(?:y|ies)\b/i,
    covers: STORY,
  },
  {
    // 250 px at https://picturesizes.com/specs/social-media/whatsapp too;
    // https://chatarmin.com/en/blog/whats-app-image-size-guide leaves 1350 px, 285 at each end.
    id: 'whatsapp-status',
    name: 'WhatsApp status',
    source: 'https://www.picovert.com/en/blog/image-size-for-whatsapp',
    ratio: VERTICAL,
    ownSize: null,
    said: /\bwhats ?app\b/i,
    covers: STORY,
  },
  {
    // Played: caption and buttons, from 280 px
    // (https://www.trymypost.com/fr/blog/instagram-reels-safe-zones-text-placement-2026) over 420
    // (https://docs.rs/ffcine-reframe) to Meta's 35 % for ads. As a cover in the profile's grid: the middle 3:4, so 240
    // px are cut at each end.
    id: 'instagram-reel',
    name: 'Instagram reel cover',
    source: 'https://aspectratiocalculator.pages.dev/blog/aspect-ratio-guide-instagram',
    ratio: VERTICAL,
    ownSize: null,
    said: /\breels?\b/i,
    covers: [top('grid', px(240)), bottom('caption', px(280))],
  },
  {
    // Ranges: 180–250 px above, 320–460 below, 120–180 at the right. TikTok itself publishes pictures for ads, no
    // figures (https://shotstack.io/learn/vertical-video-safe-zones/), as the caption's length changes it.
    id: 'tiktok',
    name: 'TikTok video cover',
    source: 'https://socaptions.com/blog/tiktok-safe-zones-2026',
    ratio: VERTICAL,
    ownSize: null,
    said: /\btik ?tok\b/i,
    covers: [top('tabs', px(180)), bottom('caption', px(320)), column(120)],
  },
  {
    // Below: https://www.youraithumbnailgenerator.com/guides/youtube-shorts-safe-zones-complete-guide. Above and on the
    // right: Google's own figures for vertical ads, whose button is only at the bottom.
    id: 'youtube-short',
    name: 'YouTube Short',
    source: 'https://shotstack.io/learn/vertical-video-safe-zones/',
    ratio: VERTICAL,
    ownSize: null,
    said: /\b(?:youtube|yt)\b[^.!?]{0,120}\bshorts?\b/i,
    covers: [top('tabs', px(288)), bottom('caption', px(480)), column(192)],
  },
  {
    // 15 to 20 % of the corner. Pages of 1280 × 720 have many other uses: most wide templates have that size.
    id: 'youtube-thumbnail',
    name: 'YouTube thumbnail',
    source: 'https://wildandfreetools.com/blog/youtube-thumbnail-safe-zone-guide/',
    ratio: 16 / 9,
    ownSize: null,
    said: /\b(?:youtube|yt)\b|\bthumbnails?\b/i,
    covers: [{ kind: 'length', box: { x: 0.85, y: 0.85, width: 0.15, height: 0.15 } }],
  },
  {
    // Phones show 640 × 360, all of a page at 16:9; computers 820 × 312 of it, so that 150 px of 924 are cut above and
    // below. https://www.trypostbase.com/resources/how-to-size-facebook-cover-photo says the same.
    id: 'facebook-cover',
    name: 'Facebook cover',
    source: 'https://whatdimensions.com/photo-image-sizes/dimensions-for-facebook-cover-photo',
    ratio: 1640 / 924,
    ownSize: { width: 1640, height: 924 },
    said: /\b(?:facebook|fb)\b[^.!?]{0,120}\b(?:cover|banner|header)\b/i,
    covers: [top('computers', 150 / 924), bottom('computers', 150 / 924)],
  },
  {
    // The photo's place on computers: 200 px across, 150 up. On phones guides disagree: in the middle, or with the
    // sides cut off.
    id: 'linkedin-banner',
    name: 'LinkedIn banner',
    source: 'https://postking.io/blog/linkedin-banner-size-guide-2025',
    ratio: 4,
    ownSize: { width: 1584, height: 396 },
    said: /\blinked ?in\b/i,
    covers: [{ kind: 'photo', box: { x: 0, y: 1 - 150 / 396, width: 200 / 1584, height: 150 / 396 } }],
  },
  {
    // 60 px at both ends are sometimes cut off. Guides give no size for the photo: a quarter of the width and a third
    // of the height, as profiles look on computers.
    id: 'x-header',
    name: 'X header',
    source: 'https://lifebridge.site/size-twitter-cover-photo',
    ratio: 3,
    ownSize: { width: 1500, height: 500 },
    said: /\b(?:twitter|x)\b[^.!?]{0,120}\b(?:header|banner|cover)\b/i,
    covers: [
      top('computers', 60 / 500),
      bottom('computers', 60 / 500),
      { kind: 'photo', box: { x: 0, y: 2 / 3, width: 1 / 4, height: 1 / 3 } },
    ],
  },
  {
    // The grid shows 1012 of 1080 px.
    id: 'instagram-portrait',
    name: 'Instagram portrait',
    source: 'https://pictuary.com/glossary/profile-grid',
    ratio: 4 / 5,
    ownSize: null,
    said: /\binsta(?:gram)?\b|\big\b/i,
    covers: [
      { kind: 'grid', box: { x: 0, y: 0, width: 34 / 1080, height: 1 } },
      { kind: 'grid', box: { x: 1 - 34 / 1080, y: 0, width: 34 / 1080, height: 1 } },
    ],
  },
];

export const findPlatform = (id: string | null): Platform | null =>
  PLATFORMS.find((platform) => platform.id === id) ?? null;
