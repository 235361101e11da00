/**
 * Objects drawn as vectors, to be photographed in our own scenes: templates show them until a person's own photos
 * replace them.
 */
import sharp from 'sharp';
import type { Pixels } from '../../app/engines/scenes/product-levels.ts';
import type { Still } from './still.ts';
import { TRADE_STILLS } from './trade-still-lifes.ts';

const shade = (id: string, from: string, to: string, across = true) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop offset="0" stop-color="${from}"/><stop offset=".38" stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient>`;

const leaf = (x: number, y: number, turn: number, length: number, color: string) =>
  `<path d="M0 0C${length * 0.34} ${-length * 0.28} ${length * 0.3} ${-length * 0.78} 0 ${-length}C${-length * 0.3} ${-length * 0.78} ${-length * 0.34} ${-length * 0.28} 0 0Z" fill="${color}" transform="translate(${x} ${y}) rotate(${turn})"/>`;

const STILLS: Readonly<Record<string, Still>> = {
  bottle: {
    box: { x: 355, y: 250, width: 290, height: 770 },
    draw: `${shade('g', '#a9573f', '#e8a283')}${shade('c', '#2b211e', '#6b5a52')}
      <rect x="430" y="250" width="140" height="170" rx="22" fill="url(#c)"/><rect x="445" y="405" width="110" height="60" fill="#3a2d28"/>
      <path d="M415 460h170c40 14 60 50 60 96v414c0 28-22 50-50 50H405c-28 0-50-22-50-50V556c0-46 20-82 60-96z" fill="url(#g)"/>
      <rect x="385" y="640" width="230" height="230" rx="6" fill="#fbf1ea"/><rect x="425" y="690" width="150" height="12" fill="#a9573f"/><rect x="445" y="724" width="110" height="7" fill="#c79b89"/><rect x="455" y="748" width="90" height="7" fill="#c79b89"/>
      <circle cx="500" cy="815" r="24" fill="none" stroke="#a9573f" stroke-width="5"/><path d="M392 560v380" stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"/>`,
  },
  cup: {
    box: { x: 210, y: 560, width: 600, height: 400 },
    draw: `${shade('g', '#c9bfae', '#ffffff')}
      <ellipse cx="480" cy="915" rx="270" ry="45" fill="#d9cfbd"/><ellipse cx="480" cy="905" rx="262" ry="38" fill="#f7f2e8"/>
      <path d="M700 640c120-30 150 150-20 190l-8-36c104-26 92-138 24-116z" fill="#efe8da"/>
      <path d="M250 600h460c0 170-60 300-150 310H400C310 900 250 770 250 600z" fill="url(#g)"/>
      <ellipse cx="480" cy="600" rx="230" ry="42" fill="#efe8da"/><ellipse cx="480" cy="603" rx="208" ry="33" fill="#5a331d"/><path d="M480 582c60 0 110 10 110 22s-60 20-110 20-110-8-110-20 50-22 110-22z" fill="#c98f5c"/><path d="M480 590l46 14-46 14-46-14z" fill="#f4e3cb"/>`,
  },
  bag: {
    box: { x: 242, y: 338, width: 516, height: 684 },
    draw: `${shade('g', '#7d3f22', '#c1764a')}
      <path d="M370 600C370 420 420 352 500 352s130 68 130 248" fill="none" stroke="#6b351c" stroke-width="26"/>
      <path d="M290 580h420c18 0 30 12 32 28l20 360c2 30-20 52-50 52H288c-30 0-52-22-50-52l20-360c2-16 14-28 32-28z" fill="url(#g)" transform="translate(12 0) scale(.976 1)"/>
      <path d="M272 590h456l8 150c-60 70-140 104-236 104s-176-34-236-104z" fill="#a9623a"/><rect x="462" y="800" width="76" height="92" rx="14" fill="#e9c98b"/><rect x="482" y="826" width="36" height="14" rx="7" fill="#8a6a2c"/>
      <path d="M300 640c60 60 120 84 200 84" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="10"/>`,
  },
  plant: {
    box: { x: 120, y: 226, width: 756, height: 796 },
    draw: `${shade('g', '#b4573a', '#e08a66')}
      ${[
        [-62, 430, '#2f6b45'],
        [-38, 500, '#3c8155'],
        [-14, 540, '#2a5f3d'],
        [10, 550, '#4a9464'],
        [36, 500, '#33754b'],
        [60, 430, '#3f875a'],
        [-80, 320, '#4a9464'],
        [80, 320, '#2f6b45'],
      ]
        .map(([turn, length, color]) => leaf(500, 770, Number(turn), Number(length), String(color)))
        .join('')}
      <path d="M350 740h300l-34 250c-3 18-16 30-34 30H418c-18 0-31-12-34-30z" fill="url(#g)"/><rect x="332" y="716" width="336" height="66" rx="14" fill="#c96b49"/>`,
  },
  candle: {
    box: { x: 340, y: 430, width: 320, height: 590 },
    draw: `${shade('g', '#d9c7a6', '#fff3d6')}<radialGradient id="f"><stop offset="0" stop-color="#fff4c4"/><stop offset=".5" stop-color="#ffbf52"/><stop offset="1" stop-color="#e8742a"/></radialGradient>
      <path d="M500 432c46 62 52 96 40 128-8 22-24 34-40 34s-32-12-40-34c-12-32-6-66 40-128z" fill="url(#f)"/><rect x="495" y="580" width="10" height="52" fill="#2b241e"/>
      <rect x="340" y="630" width="320" height="390" rx="30" fill="url(#g)"/><ellipse cx="500" cy="640" rx="150" ry="22" fill="#fff7e3"/><rect x="392" y="740" width="216" height="170" fill="#2b241e"/><rect x="430" y="790" width="140" height="10" fill="#e9c98b"/><rect x="450" y="820" width="100" height="6" fill="#b79f72"/><rect x="450" y="842" width="100" height="6" fill="#b79f72"/>`,
  },
  cake: {
    box: { x: 256, y: 334, width: 488, height: 668 },
    draw: `${shade('g', '#b9754a', '#e7b184')}${shade('w', '#f0d9c3', '#fffaf2')}
      <path d="M320 700h360l-40 270c-3 18-14 30-34 30H394c-20 0-31-12-34-30z" fill="url(#g)"/>${[350, 410, 470, 530, 590, 650].map((x) => `<path d="M${x} 706l${(500 - x) * 0.12} 288" stroke="#8f5530" stroke-opacity=".35" stroke-width="9"/>`).join('')}
      <path d="M262 700c-20-80 50-120 110-118-10-70 60-120 128-120s138 50 128 120c60-2 130 38 110 118-4 22-24 34-48 34H310c-24 0-44-12-48-34z" fill="url(#w)"/>
      <path d="M330 640c80 30 260 30 340 0M390 560c60 22 160 22 220 0" fill="none" stroke="#e2c5a8" stroke-width="12" stroke-linecap="round"/><circle cx="500" cy="430" r="48" fill="#c8203f"/><circle cx="484" cy="414" r="12" fill="#fff" fill-opacity=".6"/><path d="M504 386c10-26 30-40 56-46" fill="none" stroke="#3f7a3c" stroke-width="9" stroke-linecap="round"/>`,
  },
  shirt: {
    box: { x: 170, y: 330, width: 660, height: 680 },
    draw: `${shade('g', '#23345e', '#4764a6')}
      <path d="M380 340c40 44 200 44 240 0l110 40 100 200-120 70-40-70v392c0 22-14 38-36 38H366c-22 0-36-16-36-38V580l-40 70-120-70 100-200z" fill="url(#g)"/>
      <path d="M380 340c40 80 200 80 240 0" fill="none" stroke="#182648" stroke-width="16"/><path d="M330 580c10 120 6 260 0 380M670 580c-10 120-6 260 0 380" stroke="#182648" stroke-opacity=".5" stroke-width="8" fill="none"/><circle cx="500" cy="640" r="76" fill="none" stroke="#f4e7c8" stroke-width="14"/><path d="M452 640h96M500 592v96" stroke="#f4e7c8" stroke-width="14" stroke-linecap="round"/>`,
  },
  ...TRADE_STILLS,
};

export const STILL_NAMES = Object.keys(STILLS);

/** An object alone, rendered at twice its drawn size. */
export async function drawStill(name: string): Promise<Pixels> {
  const still = STILLS[name];
  if (!still) throw new Error(`There is no still ${name}, only ${STILL_NAMES.join(', ')}`);
  const {
    box: { x, y, width, height },
    draw,
  } = still;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="${x} ${y} ${width} ${height}">${draw}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
