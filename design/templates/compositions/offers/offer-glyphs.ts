/** Small signs for offers: bags, tags, clocks, bookmarks, bolts. Path data as in ../../outlines.ts. */
import type { Outline } from '#design/templates/outlines.ts';
import { disc } from '../outline-pen.ts';
import { roundBox } from './offer-outlines.ts';

/** A carrier bag as an icon: body and handle. Draw it with the even-odd rule. */
export const bagGlyph = (): Outline => ({
  path: `M150 340L850 340L930 1000L70 1000ZM290 340C290 100 400 40 500 40C600 40 710 100 710 340L630 340C630 170 570 120 500 120C430 120 370 170 370 340Z`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A price tag as an icon. Draw it with the even-odd rule. */
export const tagGlyph = (): Outline => ({
  path: `M80 480L480 80L880 80Q920 80 920 120L920 520L520 920Q480 950 440 920L80 560Q50 520 80 480Z${disc(740, 260, 80)}`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A clock as an icon: ring and hands. Draw it with the even-odd rule. */
export const clockGlyph = (): Outline => ({
  path: `${disc(500, 500, 430)}${disc(500, 500, 340)}M460 240L540 240L540 480L690 620L630 680L460 520Z`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** Two sheets over each other: copy. Draw it with the even-odd rule. */
export const copyGlyph = (): Outline => ({
  path: `${roundBox(300, 300, 660, 660, 110)}${roundBox(390, 390, 480, 480, 50)}M40 150Q40 40 150 40L590 40Q700 40 700 150L700 220L610 220L610 170Q610 130 570 130L170 130Q130 130 130 170L130 570Q130 610 170 610L220 610L220 700L150 700Q40 700 40 590Z`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A heavy plus. */
export const plusSign = (): Outline => ({
  path: 'M360 0L640 0L640 360L1000 360L1000 640L640 640L640 1000L360 1000L360 640L0 640L0 360L360 360Z',
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A speech bubble as a sign. */
export const bubbleGlyph = (): Outline => ({
  path: 'M160 60L840 60Q940 60 940 160L940 600Q940 700 840 700L480 700L260 920L260 700L160 700Q60 700 60 600L60 160Q60 60 160 60Z',
  viewWidth: 1000,
  viewHeight: 960,
});

/** An arrow that leads out: share. */
export const shareGlyph = (): Outline => ({
  path: 'M560 80L960 420L560 760L560 560C340 560 180 640 60 840C80 520 260 300 560 280Z',
  viewWidth: 1000,
  viewHeight: 900,
});

/** A bookmark as a sign. */
export const bookmarkGlyph = (): Outline => ({
  path: 'M220 40L780 40L780 960L500 720L220 960Z',
  viewWidth: 1000,
  viewHeight: 1000,
});

/** A flash of lightning as a sign. */
export const boltGlyph = (): Outline => ({
  path: 'M420 0L60 560L330 560L250 1000L640 400L370 400L520 0Z',
  viewWidth: 700,
  viewHeight: 1000,
});
