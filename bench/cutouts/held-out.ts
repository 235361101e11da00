/**
 * Subjects and backgrounds that nothing was tuned on: drawn in other ways than those of scenes.ts, and used only to see
 * whether what helped there helps elsewhere.
 */
import type { PaintBackground, Random, Subject } from './drawings.ts';

const number = (value: number) => value.toFixed(2);
const between = (random: Random, low: number, high: number) => low + random() * (high - low);

const light = (id: string, stops: readonly string[], angle: 'across' | 'down' = 'across') =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${angle === 'across' ? 1 : 0}" y2="${angle === 'across' ? 0 : 1}">${stops.map((color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** A wavy line with this many bends, thinner towards its end: two strokes, one over the other. */
function curl(
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  color: string,
): string {
  let [atX, atY, heading] = [x, y, angle];
  const steps = 7;
  const parts = [`M${number(x)} ${number(y)}`];
  const turn = between(random, -0.5, 0.5);
  for (let step = 0; step < steps; step += 1) {
    heading += turn * 0.4 + Math.sin(step * 1.7 + x) * 0.45;
    atX += (Math.cos(heading) * length) / steps;
    atY += (Math.sin(heading) * length) / steps;
    parts.push(`L${number(atX)} ${number(atY)}`);
  }
  const path = parts.join(' ');
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${number(width)}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** In a box of 1000 × 1000. */
export const HELD_OUT_SUBJECTS: Readonly<Record<string, Subject>> = {
  box: () =>
    `<defs>${light('a', ['#e9b44c', '#b27a1d'], 'down')}</defs><path d="M180 330 L560 240 L840 330 L840 800 L470 900 L180 790 z" fill="url(#a)"/><path d="M180 330 L470 430 L470 900 L180 790 z" fill="#c98f2e"/><path d="M470 430 L840 330 L560 240 L180 330 z" fill="#f3d28a"/><rect x="540" y="520" width="200" height="120" fill="#7d3b1c" transform="skewY(-14) translate(0 150)"/>`,
  lamp: () =>
    `<defs>${light('a', ['#2b2f38', '#6b7280', '#23262d'])}${light('b', ['#f4e3c0', '#fff6df', '#cfb98c'])}</defs><path d="M330 140 h340 l120 330 h-580 z" fill="url(#b)"/><rect x="488" y="470" width="24" height="370" fill="url(#a)"/><path d="M330 880 q10 -60 170 -60 t170 60 z" fill="url(#a)"/><path d="M600 470 v120" stroke="#3a3a3a" stroke-width="5"/><circle cx="600" cy="598" r="9" fill="#b08d3c"/>`,
  curls: (random) => {
    const tones = ['#7a3e1d', '#a65c2a', '#5a2b13', '#c47a3d'];
    const tone = () => tones[Math.floor(random() * tones.length)] as string;
    return `<defs>${light('a', ['#e8b795', '#c98e6a'])}${light('b', ['#e8e2d6', '#bcae98'], 'down')}</defs>${many(900, () => curl(random, between(random, 340, 660), between(random, 180, 420), between(random, -Math.PI, Math.PI * 0.1), between(random, 110, 260), between(random, 1.2, 3.6), tone()))}<ellipse cx="500" cy="330" rx="200" ry="190" fill="#6b3518"/><path d="M170 1000 q10 -250 250 -290 l160 0 q240 40 250 290 z" fill="url(#b)"/><path d="M440 560 h120 v170 q-60 50 -120 0 z" fill="#c08560"/><ellipse cx="500" cy="440" rx="130" ry="175" fill="url(#a)"/>${many(420, () => curl(random, between(random, 360, 640), between(random, 230, 320), between(random, 0, Math.PI * 2), between(random, 60, 190), between(random, 1, 2.8), tone()))}<ellipse cx="452" cy="430" rx="13" ry="9" fill="#2a170e"/><ellipse cx="548" cy="430" rx="13" ry="9" fill="#2a170e"/><path d="M460 535 q40 22 80 0" stroke="#9b4a43" stroke-width="10" fill="none"/>`;
  },
  feather: (random) =>
    `<g transform="rotate(-24 500 500)">${many(520, (index) => {
      const share = index / 519;
      const y = 140 + share * 560;
      const spread = Math.sin(Math.PI * (0.12 + share * 0.85)) * 170 * between(random, 0.75, 1.1);
      const color = ['#2f6f8f', '#4d93b3', '#1f4f68', '#7fb9cf'][Math.floor(random() * 4)] as string;
      return [-1, 1]
        .map(
          (side) =>
            `<path d="M500 ${number(y)} q${number(side * spread * 0.5)} ${number(-10 - random() * 30)} ${number(side * spread)} ${number(-60 - random() * 50)}" fill="none" stroke="${color}" stroke-width="${number(between(random, 1.4, 3.4))}"/>`,
        )
        .join('');
    })}<path d="M500 110 L503 920" stroke="#e9e3d2" stroke-width="8" stroke-linecap="round"/></g>`,
  basket: () =>
    `<g fill="none" stroke="#b98b4e" stroke-width="15">${many(9, (index) => `<path d="M${190 + index * 14} ${430 + index * 52} H${810 - index * 14}"/>`)}</g><g fill="none" stroke="#8a6231" stroke-width="12">${many(13, (index) => `<path d="M${190 + index * 51.6} 420 L${302 + index * 33} 870"/>`)}</g><path d="M170 400 h660 v44 h-660 z" fill="#9c6f39"/><path d="M300 850 h400 v36 h-400 z" fill="#9c6f39"/><path d="M240 410 q20 -320 260 -320 t260 320" fill="none" stroke="#a77a42" stroke-width="30"/>`,
  teapot: () =>
    `<defs>${light('a', ['#d9e7de', '#f5fbf7', '#7f9d8c'])}</defs><path d="M720 430 q170 -30 170 110 t-190 170" fill="none" stroke="#93b09f" stroke-width="36"/><path d="M300 560 q-90 -10 -120 -120 q-20 -70 -80 -80 l24 -30 q90 20 116 100 q30 70 80 70 z" fill="#9ab5a5"/><ellipse cx="500" cy="590" rx="250" ry="220" fill="url(#a)"/><path d="M360 400 q140 -80 280 0 z" fill="#b6cfc0"/><circle cx="500" cy="345" r="28" fill="#5f7f6d"/><path d="M380 800 h240 v24 h-240 z" fill="#7f9d8c"/>`,
  necklace: () =>
    `<path d="M240 160 Q260 640 500 740 Q740 640 760 160" fill="none" stroke="#c9a13a" stroke-width="9" stroke-dasharray="16 5"/><path d="M330 160 Q360 470 500 560 Q640 470 670 160" fill="none" stroke="#b98a20" stroke-width="5"/><path d="M500 735 l46 70 l-46 90 l-46 -90 z" fill="#256d5a" stroke="#d6b250" stroke-width="8"/><circle cx="500" cy="585" r="24" fill="#efe7d9" stroke="#b98a20" stroke-width="5"/>`,
  dress: () =>
    `<defs>${light('a', ['#5b1f3a', '#a63d68', '#6f2547'])}</defs><path d="M400 110 Q396 210 372 300 M600 110 Q604 210 628 300" fill="none" stroke="#7d2c50" stroke-width="9"/><path d="M372 300 q60 40 128 40 t128 -40 q-6 130 20 190 q110 180 150 410 h-596 q40 -230 150 -410 q26 -60 20 -190 z" fill="url(#a)"/><path d="M340 500 q-160 120 -210 40" stroke="#7d2c50" stroke-width="7" fill="none"/><path d="M660 500 q140 160 230 60" stroke="#7d2c50" stroke-width="7" fill="none"/>`,
  tumbler: () =>
    `<defs>${light('a', ['#ffffff', '#cfe3ea', '#ffffff', '#b8d2dc'])}</defs><path d="M300 180 h400 l-44 660 q-4 40 -50 40 h-212 q-46 0 -50 -40 z" fill="url(#a)" opacity="0.38"/><path d="M316 420 h368 l-28 420 q-4 40 -50 40 h-212 q-46 0 -50 -40 z" fill="#c8741d" opacity="0.72"/><path d="M300 180 h400 l-44 660 q-4 40 -50 40 h-212 q-46 0 -50 -40 z" fill="none" stroke="#e8f3f7" stroke-width="10" opacity="0.85"/><path d="M350 210 l28 620" stroke="#ffffff" stroke-width="18" opacity="0.6"/><path d="M640 220 l-26 560" stroke="#ffffff" stroke-width="8" opacity="0.5"/>`,
  glasses: () =>
    `<path d="M150 420 h290 q14 190 -140 200 q-160 -6 -150 -200 z M560 420 h290 q10 194 -150 200 q-154 -10 -140 -200 z" fill="#27323a" opacity="0.5"/><path d="M150 420 h290 q14 190 -140 200 q-160 -6 -150 -200 z M560 420 h290 q10 194 -150 200 q-154 -10 -140 -200 z" fill="none" stroke="#17130f" stroke-width="22"/><path d="M440 450 q60 -46 120 0" fill="none" stroke="#17130f" stroke-width="18"/><path d="M150 430 l-70 -40 M850 430 l70 -40" stroke="#17130f" stroke-width="18" stroke-linecap="round"/>`,
};

export const HELD_OUT_BACKGROUNDS: Readonly<Record<string, PaintBackground>> = {
  tiles: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#e7e4dc"/>${many(130, (index) => {
      const side = width / 13;
      return `<rect x="${(index % 13) * side}" y="${Math.floor(index / 13) * side}" width="${side - 5}" height="${side - 5}" fill="hsl(196 ${number(between(random, 12, 26))}% ${number(between(random, 58, 78))}%)"/>`;
    })}`,
  room: (random, width, height) =>
    `<defs>${light('r', ['#cfc5b4', '#e8e0d2', '#b5a993'])}</defs><rect width="${width}" height="${height}" fill="url(#r)"/><rect y="${height * 0.72}" width="${width}" height="${height * 0.28}" fill="#8c6f52"/><rect x="${width * between(random, 0.05, 0.2)}" y="${height * 0.1}" width="${width * 0.2}" height="${height * 0.28}" fill="#f2efe6" stroke="#4c4237" stroke-width="14"/><rect x="${width * 0.74}" y="${height * 0.35}" width="${width * 0.22}" height="${height * 0.4}" fill="#5d6f66"/>`,
  leaves: (random, width, height) =>
    `<rect width="${width}" height="${height}" fill="#20371f"/>${many(340, () => `<ellipse cx="${number(random() * width)}" cy="${number(random() * height)}" rx="${number(between(random, width / 40, width / 16))}" ry="${number(between(random, width / 90, width / 40))}" fill="hsl(${number(between(random, 80, 135))} 38% ${number(between(random, 18, 46))}%)" transform="rotate(${number(random() * 360)} ${number(width / 2)} ${number(height / 2)})"/>`)}`,
  sweep: (_random, width, height) =>
    `<defs>${light('s', ['#fdfdfc', '#f1efec', '#dcd8d2'], 'down')}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>`,
  coral: (_random, width, height) =>
    `<defs>${light('c', ['#f08a6b', '#e8714f'], 'down')}</defs><rect width="${width}" height="${height}" fill="url(#c)"/>`,
};
