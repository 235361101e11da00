/**
 * More subjects and backgrounds that nothing was tuned on, of other kinds: thin structures, lace, combs, fur and leaves
 * on busy backgrounds, and glass of several shapes in front of backgrounds with and without a pattern.
 */
import type { PaintBackground, Random, Subject } from './drawings.ts';

const number = (value: number) => value.toFixed(2);
const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const fade = (id: string, stops: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.3">${stops.map((color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** In a box of 1000 × 1000. */
export const UNSEEN_SUBJECTS: Readonly<Record<string, Subject>> = {
  goblet: () =>
    `<defs>${fade('a', ['#f4fbff', '#bcd0d8', '#eef7fb'])}</defs><path d="M300 120 h400 q20 330 -150 390 h-100 q-170 -60 -150 -390 z" fill="url(#a)" opacity="0.42"/><path d="M318 300 h364 q-20 180 -140 205 h-84 q-120 -25 -140 -205 z" fill="#7c1430" opacity="0.85"/><path d="M480 505 h40 v290 h-40 z" fill="#dbe8ee" opacity="0.6"/><path d="M330 850 q20 -60 170 -60 t170 60 z" fill="#d6e4ea" opacity="0.7"/>`,
  jar: () =>
    `<defs>${fade('a', ['#ffffff', '#dfe9ec', '#ffffff'])}</defs><rect x="250" y="240" width="500" height="620" rx="70" fill="url(#a)" opacity="0.35"/><rect x="280" y="150" width="440" height="100" rx="18" fill="#b08040"/><rect x="330" y="480" width="340" height="220" fill="#f3ead6"/><path d="M370 540 h260 M370 590 h200 M370 640 h230" stroke="#3b2f22" stroke-width="12"/>`,
  monocle: () =>
    `<circle cx="500" cy="420" r="270" fill="#a9c9dc" opacity="0.4"/><circle cx="500" cy="420" r="270" fill="none" stroke="#b98d2b" stroke-width="12"/><path d="M690 612 l200 250" stroke="#6b4a1d" stroke-width="44" stroke-linecap="round"/>`,
  flask: () =>
    `<path d="M420 100 h160 v260 l230 420 q40 90 -60 100 h-500 q-100 -10 -60 -100 l230 -420 z" fill="#e6f4f1" opacity="0.45"/><path d="M320 560 h360 l118 214 q36 80 -52 88 h-492 q-88 -8 -52 -88 z" fill="#2f8f6b" opacity="0.6"/><rect x="400" y="80" width="200" height="36" rx="16" fill="#d9ecec" opacity="0.8"/>`,
  vial: () =>
    `<rect x="380" y="200" width="240" height="680" rx="60" fill="#7a4a16" opacity="0.62"/><rect x="410" y="110" width="180" height="100" fill="#1d1d1f"/><rect x="380" y="470" width="240" height="220" fill="#f2efe8"/>`,
  bubble: () =>
    `<defs><radialGradient id="a" cx="0.4" cy="0.35" r="0.7"><stop offset="0" stop-color="#ffffff" stop-opacity="0.3"/><stop offset="0.8" stop-color="#d5e6f5" stop-opacity="0.35"/><stop offset="1" stop-color="#ffffff" stop-opacity="0.7"/></radialGradient></defs><circle cx="500" cy="480" r="330" fill="url(#a)"/><path d="M330 860 h340 l30 60 h-400 z" fill="#4b3522"/><path d="M360 800 h280 v60 h-280 z" fill="#7d5a39"/>`,
  bicycle: () =>
    `<g fill="none" stroke="#1b1d22"><circle cx="260" cy="640" r="190" stroke-width="18"/><circle cx="740" cy="640" r="190" stroke-width="18"/></g><g stroke="#8f979e" stroke-width="3">${many(14, (index) => [260, 740].map((x) => `<path d="M${x} 640 L${number(x + Math.cos((index * Math.PI) / 7) * 182)} ${number(640 + Math.sin((index * Math.PI) / 7) * 182)}"/>`).join(''))}</g><g fill="none" stroke="#c22f2f" stroke-width="17" stroke-linejoin="round"><path d="M260 640 L380 370 L640 370 L480 640 z M480 640 L360 330 M640 370 L740 640 M640 370 L622 300"/></g><path d="M300 320 q60 -24 130 0 l-10 22 h-110 z" fill="#221a16"/><path d="M622 300 q50 -50 110 -10" fill="none" stroke="#222" stroke-width="15" stroke-linecap="round"/><circle cx="480" cy="640" r="38" fill="#6d747b"/>`,
  fern: (random) =>
    many(9, (index) => {
      const angle = -Math.PI * (0.12 + (0.76 * index) / 8);
      const reach = between(random, 420, 560);
      return `<path d="M500 820 L${number(500 + Math.cos(angle) * reach)} ${number(820 + Math.sin(angle) * reach)}" stroke="#2c5a2b" stroke-width="5"/>${many(
        26,
        (step) => {
          const along = 0.15 + (0.85 * step) / 25;
          const [x, y] = [500 + Math.cos(angle) * reach * along, 820 + Math.sin(angle) * reach * along];
          const length = 90 * (1.05 - along);
          return [-1, 1]
            .map(
              (side) =>
                `<path d="M${number(x)} ${number(y)} q${number(Math.cos(angle + side * 1.1) * length * 0.6)} ${number(Math.sin(angle + side * 1.1) * length * 0.6)} ${number(Math.cos(angle + side * 0.8) * length)} ${number(Math.sin(angle + side * 0.8) * length)}" fill="none" stroke="${['#3f7a34', '#5a9a45', '#2f6329'][step % 3]}" stroke-width="8" stroke-linecap="round"/>`,
            )
            .join('');
        },
      )}`;
    }) + `<path d="M380 800 h240 l-34 160 h-172 z" fill="#b5573a"/>`,
  dog: (random) =>
    `<ellipse cx="480" cy="640" rx="270" ry="210" fill="#d8c7ad"/><circle cx="640" cy="380" r="150" fill="#e2d3bb"/>${many(
      2600,
      () => {
        const head = random() < 0.35;
        const angle = random() * Math.PI * 2;
        const [x, y] = head
          ? [640 + Math.cos(angle) * 146, 380 + Math.sin(angle) * 146]
          : [480 + Math.cos(angle) * 264, 640 + Math.sin(angle) * 204];
        const turn = angle + between(random, -0.7, 0.7);
        const length = between(random, 25, 62);
        return `<path d="M${number(x)} ${number(y)} q${number(Math.cos(turn) * length * 0.5)} ${number(Math.sin(turn) * length * 0.5 + 4)} ${number(Math.cos(turn) * length)} ${number(Math.sin(turn) * length + 10)}" fill="none" stroke="${['#c9b391', '#efe4d2', '#b49a74', '#dccbb0'][Math.floor(random() * 4)]}" stroke-width="${number(between(random, 1.2, 2.8))}"/>`;
      },
    )}<ellipse cx="550" cy="330" rx="50" ry="90" fill="#9c7f58" transform="rotate(24 550 330)"/><circle cx="690" cy="360" r="15" fill="#17120e"/><circle cx="770" cy="410" r="24" fill="#1c1512"/>`,
  lace: () =>
    `<g fill="none" stroke="#fbf8f1" stroke-width="9"><circle cx="500" cy="500" r="330" stroke-width="26"/>${many(24, (index) => `<circle cx="${number(500 + Math.cos((index * Math.PI) / 12) * 366)}" cy="${number(500 + Math.sin((index * Math.PI) / 12) * 366)}" r="38"/>`)}${many(16, (index) => `<circle cx="${number(500 + Math.cos((index * Math.PI) / 8) * 250)}" cy="${number(500 + Math.sin((index * Math.PI) / 8) * 250)}" r="54"/>`)}${many(10, (index) => `<circle cx="${number(500 + Math.cos((index * Math.PI) / 5) * 140)}" cy="${number(500 + Math.sin((index * Math.PI) / 5) * 140)}" r="44"/>`)}</g><circle cx="500" cy="500" r="86" fill="#f7f2e6"/>`,
  frames: () =>
    `<g fill="none" stroke="#7a3b2e" stroke-width="20"><ellipse cx="290" cy="500" rx="170" ry="140"/><ellipse cx="710" cy="500" rx="170" ry="140"/><path d="M455 470 q45 -40 90 0"/></g><path d="M125 450 l-60 -70 M875 450 l60 -70" stroke="#7a3b2e" stroke-width="18" stroke-linecap="round"/>`,
  comb: () =>
    `<path d="M140 300 q360 -130 720 0 v90 h-720 z" fill="#23495e"/>${many(34, (index) => `<rect x="${number(146 + index * 21.2)}" y="380" width="9" height="${index < 2 || index > 31 ? 330 : 300}" rx="4" fill="#2b5a73"/>`)}`,
};

export const UNSEEN_BACKGROUNDS: Readonly<Record<string, PaintBackground>> = {
  stripes: (random, width, height) =>
    many(
      26,
      (index) =>
        `<rect y="${(index * height) / 26}" width="${width}" height="${height / 26 + 1}" fill="hsl(${number(between(random, 20, 50))} ${number(between(random, 25, 50))}% ${number(between(random, 45, 85))}%)"/>`,
    ),
  shelf: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#dfd6c6"/>${many(7, (row) => `<rect y="${(row * height) / 7}" width="${width}" height="${height / 60}" fill="#6e4d2f"/>${many(18, (column) => `<rect x="${(column * width) / 18}" y="${(row * height) / 7 + height / 60 + between(random, 0, height / 26)}" width="${width / 18 - 3}" height="${height / 7}" fill="hsl(${number(random() * 360)} 30% ${number(between(random, 30, 65))}%)"/>`)}`)}`,
  plaid: (_random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#e9e2d0"/>${many(14, (index) => `<rect x="${(index * width) / 14}" width="${width / 34}" height="${height}" fill="#2c5d7c" opacity="0.55"/><rect y="${(index * height) / 14}" width="${width}" height="${height / 34}" fill="#a8483c" opacity="0.5"/>`)}`,
  teal: (_random, width, height) =>
    `<defs><radialGradient id="t" cx="0.4" cy="0.35" r="0.9"><stop offset="0" stop-color="#59a8a3"/><stop offset="1" stop-color="#2f7672"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#t)"/>`,
  marble: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#e8e6e3"/>${many(60, () => `<path d="M${number(random() * width)} ${number(-20)} q${number(between(random, -300, 300))} ${number(height * 0.5)} ${number(between(random, -200, 200))} ${number(height + 40)}" fill="none" stroke="#8d8a88" stroke-width="${number(between(random, 1, 12))}" opacity="${number(between(random, 0.15, 0.5))}"/>`)}`,
  meadow: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#5d7f3a"/>${many(2600, () => `<path d="M${number(random() * width)} ${number(random() * height)} q3 -22 ${number(between(random, -14, 14))} -${number(between(random, 24, 60))}" stroke="hsl(${number(between(random, 70, 120))} 40% ${number(between(random, 22, 58))}%)" stroke-width="4" fill="none"/>`)}${many(80, () => `<circle cx="${number(random() * width)}" cy="${number(random() * height)}" r="9" fill="#f0e7a0"/>`)}`,
};
