/**
 * Objects that stand for trades and celebrations, drawn as vectors: pizza, a barber's tools, a graduate's cap, cut
 * flowers, a yoga mat.
 */
import type { Still } from './still.ts';

/** 0 … 1, reproducible: neighbouring indices are far apart. */
const spread = (index: number, salt: number): number => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const each = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));
const at = (x: number, y: number, turn: number, ...parts: string[]) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${parts.join('')}</g>`;
const stops = (...colors: readonly (readonly [number, string])[]) =>
  colors.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
const across = (id: string, ...colors: readonly (readonly [number, string])[]) =>
  `<linearGradient id="${id}">${stops(...colors)}</linearGradient>`;
const down = (id: string, ...colors: readonly (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(...colors)}</linearGradient>`;
const around = (id: string, ...colors: readonly (readonly [number, string])[]) =>
  `<radialGradient id="${id}">${stops(...colors)}</radialGradient>`;
/** Uneven, handmade edges: up to `off` px from a drawn line, in waves of the given length. */
const uneven = (id: string, off: number, waves: number, seed: number) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${1 / waves}" numOctaves="3" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${off}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** From above, with a slice pulled out. */
function pizza(): string {
  const blister = (index: number) => {
    const [angle, distance] = [spread(index, 1) * Math.PI * 2, 350 + spread(index, 2) * 34];
    const size = 6 + spread(index, 3) ** 3 * 20;
    return `<ellipse cx="${Math.cos(angle) * distance}" cy="${Math.sin(angle) * distance}" rx="${size}" ry="${size * 0.7}" fill="#4a2410" fill-opacity="${0.25 + spread(index, 4) * 0.5}" transform="rotate(${spread(index, 5) * 20})"/>`;
  };
  /** Spread evenly over the circle, slightly out of line. */
  const places = (count: number, salt: number, reach: number) =>
    each(count, (index) => {
      const [angle, distance] = [index * 2.39996 + salt, reach * Math.sqrt((index + 0.5) / count)];
      return {
        x: Math.cos(angle) * distance + spread(index, salt) * 16 - 8,
        y: Math.sin(angle) * distance + spread(index, salt + 1) * 16 - 8,
        index,
      };
    });
  const cheese = places(46, 0.4, 316)
    .map(
      ({ x, y, index }) =>
        `<ellipse cx="${x}" cy="${y}" rx="${34 + spread(index, 7) * 26}" ry="${26 + spread(index, 8) * 22}" fill="${['#f6d68e', '#fae3ab', '#fdeec6'][index % 3]}" transform="rotate(${spread(index, 9) * 180} ${x} ${y})"/>`,
    )
    .join('');
  const browned = places(70, 1.7, 310)
    .map(
      ({ x, y, index }) =>
        `<circle cx="${x}" cy="${y}" r="${3 + spread(index, 10) * 8}" fill="#c9722a" fill-opacity=".45"/>`,
    )
    .join('');
  const salami = places(13, 2.6, 276)
    .map(({ x, y, index }) =>
      at(
        x,
        y,
        index * 70,
        '<circle cx="3" cy="7" r="53" fill="#5a1a0c" fill-opacity=".4"/><circle r="52" fill="url(#salami)"/>',
        ...each(
          9,
          (n) =>
            `<ellipse cx="${(spread(n, index + 20) - 0.5) * 70}" cy="${(spread(n, index + 40) - 0.5) * 70}" rx="${4 + spread(n, index) * 4}" ry="4" fill="#f1a184" fill-opacity=".8"/>`,
        ),
        '<path d="M-38-22a44 44 0 0 1 44-24" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>',
      ),
    )
    .join('');
  const basil = (
    [
      [-150, -40, 30, 104],
      [40, -170, 100, 96],
      [150, 60, -60, 108],
      [-40, 150, 190, 100],
      [-220, 150, 250, 84],
      [20, 10, 20, 92],
      [230, -110, -20, 82],
    ] as const
  )
    .map(([x, y, turn, long]) =>
      at(
        x,
        y,
        turn,
        `<g transform="scale(${long / 100})"><path d="M4 10C36-14 40-66 4-96-30-66-34-14 4 10z" fill="#2a1206" fill-opacity=".35"/><path d="M0 0C36-22 38-72 0-104-38-72-36-22 0 0z" fill="url(#basil)"/><path d="M0 0C-36-22-38-72 0-104z" fill="#1d4f22" fill-opacity=".35"/><path d="M0 6V-92M0-22l18-16M0-22l-18-16M0-50l16-15M0-50l-16-15" fill="none" stroke="#8fc07a" stroke-opacity=".7" stroke-width="2.4"/></g>`,
      ),
    )
    .join('');
  const cuts = each(
    4,
    (index) =>
      `<path d="M-386 0H386" stroke="#5e2c10" stroke-opacity=".7" stroke-width="5" stroke-linecap="round" transform="rotate(${22.5 + index * 45})"/>`,
  ).join('');
  // The slice between the cuts at 22.5° and 67.5°.
  const piece = 'M0 0L600 248.5L600 600L248.5 600z';
  return `<defs>${around('dough', [0.8, '#d98f3f'], [0.86, '#f0c583'], [0.92, '#e2a254'], [0.97, '#b96d29'], [1, '#8d4a18'])}${around('sauce', [0, '#d9481f'], [0.85, '#c93a17'], [1, '#8e2410'])}${around('salami', [0, '#d2442a'], [0.82, '#b52f1d'], [1, '#7d1b10'])}${down('basil', [0, '#58a04b'], [1, '#2c6b31'])}
    ${uneven('baked', 26, 90, 4)}${uneven('melted', 40, 46, 9)}
    <clipPath id="piece"><path d="${piece}"/></clipPath><clipPath id="rest"><path d="M-600-600H600V248.5L0 0L248.5 600H-600z"/></clipPath>
    <g id="pizza"><g filter="url(#baked)"><circle r="405" fill="url(#dough)"/>${each(90, blister).join('')}<circle r="342" fill="url(#sauce)"/></g>
      <g filter="url(#melted)">${cheese}${browned}</g>${salami}${basil}${cuts}</g></defs>
    <g transform="translate(490 580)"><g clip-path="url(#rest)"><use href="#pizza"/></g><g transform="translate(52 52)"><g clip-path="url(#piece)"><use href="#pizza"/></g></g></g>`;
}

/** Comb, scissors and brush in a cup with barber's pole stripes. */
function scissors(): string {
  const comb = at(
    398,
    700,
    -13,
    `<rect x="2" y="-484" width="34" height="500" rx="13" fill="url(#comb)"/>`,
    ...each(
      44,
      (index) =>
        `<rect x="-40" y="${-474 + index * 10.4}" width="50" height="${index < 22 ? 4.6 : 6.4}" rx="2" fill="#9a5524"/>`,
    ),
    '<rect x="-40" y="-484" width="60" height="18" rx="8" fill="#a65f2a"/><path d="M27-464V0" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>',
  );
  const half = (side: number) =>
    `<g transform="scale(${side} 1)"><path d="M-6 40L10-112C16-150 30-168 44-182L56-174C46-150 40-126 34-98L16 40z" fill="url(#steel)"/><ellipse cx="62" cy="-232" rx="44" ry="56" fill="none" stroke="url(#steel)" stroke-width="21" transform="rotate(14 62 -232)"/><ellipse cx="62" cy="-232" rx="33" ry="45" fill="none" stroke="#26221f" stroke-width="7" transform="rotate(14 62 -232)"/></g>`;
  const shears = at(
    508,
    660,
    4,
    half(-1),
    half(1),
    '<circle cy="-62" r="13" fill="#f3d18a" stroke="#8a6420" stroke-width="3"/><path d="M-8-62h16" stroke="#8a6420" stroke-width="3"/>',
  );
  const hair = each(46, (index) => {
    const way = (index - 22.5) / 22.5;
    const long = 218 - Math.abs(way) ** 2.4 * 46 + spread(index, 3) * 8;
    return `<path d="M${way * 38} 0Q${way * 70} ${-long * 0.5} ${way * 92} ${-long}" fill="none" stroke="url(#hair)" stroke-width="7" stroke-linecap="round"/>`;
  }).join('');
  const brush = at(
    612,
    640,
    15,
    '<path d="M-36 0Q-66-100-90-166Q-62-206 0-212Q62-206 90-166Q66-100 36 0z" fill="url(#hairs)"/>',
    hair,
    '<rect x="-44" y="-16" width="88" height="34" rx="8" fill="url(#brass)"/><path d="M-36 18h72l-8 90h-56z" fill="url(#wood)"/>',
  );
  const band = (index: number, color: string) =>
    `<path d="M330 ${700 + index * 98}Q540 ${690 + index * 98} 670 ${560 + index * 98}v52Q540 ${742 + index * 98} 330 ${752 + index * 98}z" fill="${color}"/>`;
  return `<defs>${across('comb', [0, '#6b3413'], [0.5, '#d08a45'], [1, '#7a3d17'])}${across('steel', [0, '#7c828a'], [0.3, '#f6f8fa'], [0.55, '#b3bac2'], [1, '#5d636b'])}${across('brass', [0, '#7a5518'], [0.25, '#f6dc94'], [0.5, '#c08f34'], [0.75, '#fff1c4'], [1, '#8a611d'])}${across('wood', [0, '#2b1710'], [0.4, '#6b3d28'], [1, '#24120c'])}
    <linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-220">${stops([0, '#d8c6ad'], [0.38, '#6b5444'], [0.62, '#4a382d'], [0.86, '#eadcc6'], [1, '#fbf4e6'])}</linearGradient><linearGradient id="hairs" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-220">${stops([0, '#b9a58b'], [0.4, '#57443a'], [0.64, '#3c2c24'], [0.88, '#d7c7ae'], [1, '#efe4d2'])}</linearGradient>
    <linearGradient id="body"><stop offset="0" stop-color="#1b0f0a" stop-opacity=".55"/><stop offset=".14" stop-color="#1b0f0a" stop-opacity=".12"/><stop offset=".3" stop-color="#fff" stop-opacity=".5"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#1b0f0a" stop-opacity=".08"/><stop offset="1" stop-color="#1b0f0a" stop-opacity=".6"/></linearGradient>
    <clipPath id="cup"><path d="M346 660C346 684 416 702 500 702S654 684 654 660L634 1000C632 1018 580 1030 500 1030S368 1018 366 1000z"/></clipPath></defs>
    <ellipse cx="500" cy="660" rx="154" ry="42" fill="#2a211c"/>${comb}${brush}${shears}
    <g clip-path="url(#cup)"><rect x="330" y="600" width="340" height="460" fill="#f6efe2"/>${each(6, (index) => band(index * 1.6 - 1, index % 2 ? '#27406b' : '#b3261e')).join('')}<rect x="330" y="600" width="340" height="460" fill="url(#body)"/></g>
    <path d="M346 660C346 684 416 702 500 702S654 684 654 660" fill="none" stroke="url(#brass)" stroke-width="13" stroke-linecap="round"/>`;
}

/** A mortarboard with its tassel, and a rolled degree in front of it. */
function cap(): string {
  const strands = each(
    17,
    (index) =>
      `<path d="M${(index - 8) * 1.6} 0Q${(index - 8) * 3.6} 60 ${(index - 8) * 3.9 + spread(index, 2) * 3} ${146 + spread(index, 5) * 12}" fill="none" stroke="${['#d9a23a', '#f4cf74', '#b67f22'][index % 3]}" stroke-width="5.2" stroke-linecap="round"/>`,
  ).join('');
  return `<defs>${across('crown', [0, '#10131f'], [0.3, '#333b59'], [0.62, '#1c2135'], [1, '#0b0d16'])}<linearGradient id="board" x1="0" y1="0" x2="1" y2="1">${stops([0, '#3d4668'], [0.5, '#283050'], [1, '#1b2139'])}</linearGradient>${down('paper', [0, '#fffaf0'], [0.42, '#f6ead2'], [1, '#bda882'])}${down('ribbon', [0, '#e0503c'], [0.45, '#c0291d'], [1, '#7d1610'])}${down('cord', [0, '#f4cf74'], [1, '#b67f22'])}</defs>
    <path d="M276 596C290 660 286 760 282 812C330 868 670 868 718 812C714 760 710 660 724 596z" fill="url(#crown)"/>
    <path d="M282 806C330 866 670 866 718 806" fill="none" stroke="#4a5478" stroke-width="5"/><path d="M285 772C332 828 668 828 715 772" fill="none" stroke="#06070d" stroke-opacity=".5" stroke-width="4"/>
    <path d="M281 606L500 704L719 606C717 640 714 660 713 690C660 724 560 748 500 750C440 748 340 724 287 690C286 660 283 640 281 606z" fill="#05060c" fill-opacity=".5"/>
    <path d="M112 548L500 716L888 548V564L500 734L112 564z" fill="#0e1120"/><path d="M500 716L888 548V564L500 734z" fill="#070912"/>
    <path d="M500 398L888 548L500 716L112 548z" fill="url(#board)"/><path d="M112 548L500 716L888 548" fill="none" stroke="#6f7aa3" stroke-opacity=".8" stroke-width="4"/>
    <path d="M500 426L826 549L500 690L174 549z" fill="none" stroke="#5a6590" stroke-opacity=".35" stroke-width="3" stroke-dasharray="9 6"/>
    <path d="M500 552C600 530 700 550 770 586" fill="none" stroke="#0a0c16" stroke-opacity=".45" stroke-width="13" transform="translate(0 10)"/>
    <path d="M500 546C600 522 720 548 780 586C792 594 794 612 794 640V722" fill="none" stroke="url(#cord)" stroke-width="11" stroke-linecap="round"/><path d="M500 546C600 522 720 548 780 586C792 594 794 612 794 640V722" fill="none" stroke="#8a5f16" stroke-width="11" stroke-dasharray="3 8" stroke-opacity=".6"/>
    <ellipse cx="500" cy="552" rx="30" ry="15" fill="#0a0c16"/><ellipse cx="500" cy="545" rx="29" ry="15" fill="#c8952f"/><ellipse cx="495" cy="541" rx="19" ry="8" fill="#f4d482"/>
    ${at(794, 742, 0, strands, '<rect x="-17" y="-26" width="34" height="44" rx="13" fill="#c8952f"/><path d="M-17-8h34M-17 4h34" stroke="#8a5f16" stroke-width="4"/><path d="M-8-20v30" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>')}
    ${at(
      430,
      880,
      -4,
      '<rect x="-250" y="-50" width="500" height="100" rx="6" fill="url(#paper)"/><path d="M-250 24H250" stroke="#a48d63" stroke-opacity=".5" stroke-width="3"/><ellipse cx="250" rx="24" ry="50" fill="#e9dcc0"/><ellipse cx="250" rx="17" ry="38" fill="#b9a57f"/><ellipse cx="252" rx="13" ry="30" fill="#efe3c9"/><ellipse cx="252" rx="8" ry="20" fill="#8b7855"/><ellipse cx="-250" rx="24" ry="50" fill="url(#paper)"/>',
      '<rect x="-36" y="-53" width="56" height="106" rx="4" fill="url(#ribbon)"/><path d="M-8-2C-60-54-108-40-104-6-100 26-50 24-8-2zM-8-2C44-54 92-40 88-6 84 26 34 24-8-2z" fill="#c0291d"/><path d="M-20-2C-56-30-88-26-88-6-86 8-56 10-20-2zM4-2C40-30 72-26 72-6 70 8 40 10 4-2z" fill="#8b1a12"/><path d="M-14 6L-58 66L-34 62L-24 80L0 10zM0 6L36 66L16 62L2 80L-14 10z" fill="#b3261b"/><rect x="-24" y="-18" width="32" height="32" rx="9" fill="#e0503c"/>',
    )}`;
}

/** Wrapped in paper, seen from above. */
function bouquet(): string {
  /** Petals in rings, the outer ones first; each is light at its rim and dark where it goes under the next ring. */
  const rose = (x: number, y: number, size: number, color: string, salt: number) =>
    at(
      x,
      y,
      salt,
      `<g transform="scale(${size / 100})"><circle cx="6" cy="12" r="100" fill="#2a0f12" fill-opacity=".28"/>${(
        [
          [102, 6],
          [92, 6],
          [76, 5],
          [60, 5],
          [45, 4],
          [30, 3],
        ] as const
      )
        .map(([reach, count], ring) =>
          each(count, (index) => {
            const [r, turn] = [
              reach * (0.94 + spread(index + ring * 7, salt) * 0.12),
              index * (360 / count) + ring * 37 + spread(index, salt + ring) * 16,
            ];
            return `<path d="M0 ${r * 0.2}C${r * 0.7} ${r * 0.1} ${r * 0.86} ${-r * 0.72} ${r * 0.36} ${-r * 0.94}Q${r * 0.1} ${-r * 1.08} ${-r * 0.14} ${-r * 0.98}C${-r * 0.8} ${-r * 0.86} ${-r * 0.7} ${r * 0.1} 0 ${r * 0.2}z" fill="url(#${color})" transform="rotate(${turn})"/>`;
          }).join(''),
        )
        .join(
          '',
        )}<path d="M-13 5C-14-12 8-16 12-2C14 8 0 12-4 3" fill="none" stroke="url(#${color})" stroke-width="6" stroke-linecap="round"/></g>`,
    );
  const daisy = (x: number, y: number, size: number, turn: number) =>
    at(
      x,
      y,
      turn,
      `<g transform="scale(${size / 100})"><circle cx="4" cy="8" r="90" fill="#20160c" fill-opacity=".2"/>${each(15, (index) => `<path d="M0 0C20-40 18-88 0-98-18-88-20-40 0 0z" fill="${index % 2 ? '#ffffff' : '#efe9dd'}" transform="rotate(${index * 24})"/>`).join('')}<circle r="27" fill="#d9971e"/><circle cx="-5" cy="-6" r="17" fill="#f6c64a"/></g>`,
    );
  const sprig = (x: number, y: number, turn: number, long: number, [dark, light]: readonly [string, string]) =>
    at(
      x,
      y,
      turn,
      `<path d="M0 0Q14 ${-long / 2} 0 ${-long}" fill="none" stroke="#4d6a50" stroke-width="6"/>`,
      ...each(Math.round(long / 38), (index) =>
        [-1, 1]
          .map((side) =>
            at(
              side * 4 + 6,
              -index * 36 - 40,
              side * (58 - index * 3),
              `<path d="M0 0C32-14 30-58 0-74-30-58-32-14 0 0z" fill="${side < 0 ? dark : light}"/><path d="M0 0V-64" stroke="#fff" stroke-opacity=".25" stroke-width="2.5"/>`,
            ),
          )
          .join(''),
      ),
    );
  const gypsophila = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      turn,
      ...each(11, (index) => {
        const [px, py] = [(spread(index, 3) - 0.5) * 110, -60 - spread(index, 8) * 110];
        return `<path d="M0 0Q${px * 0.3} ${py * 0.6} ${px} ${py}" fill="none" stroke="#7d9a72" stroke-width="3"/><circle cx="${px}" cy="${py}" r="10" fill="#fff"/><circle cx="${px}" cy="${py}" r="4" fill="#ded3bd"/>`;
      }),
    );
  const green = ['#4f7f5c', '#6d9c78'] as const;
  const grey = ['#7f9e92', '#a2bcb0'] as const;
  const stems = each(
    9,
    (index) =>
      `<path d="M${470 + index * 8} 860Q${500 + (index - 4) * 6} 960 ${500 + (index - 4) * 19} ${1092 - Math.abs(index - 4) * 8 - spread(index, 4) * 14}" fill="none" stroke="${index % 2 ? '#5d8a53' : '#44703f'}" stroke-width="13" stroke-linecap="round"/>`,
  ).join('');
  return `<defs><linearGradient id="kraft" x1="0" y1="0" x2="1" y2=".3">${stops([0, '#b98a5c'], [0.5, '#dcb488'], [1, '#c79a6b'])}</linearGradient><linearGradient id="flap" x1="0" y1="0" x2="1" y2=".2">${stops([0, '#e6c298'], [0.7, '#cfa274'], [1, '#a97b4e'])}</linearGradient>${across('inner', [0, '#9a7048'], [0.5, '#7d5836'], [1, '#93693f'])}${down('cream', [0, '#fff4e0'], [0.3, '#f3dcb8'], [0.8, '#cf9f6c'], [1, '#a97343'])}${down('coral', [0, '#ff9b7d'], [0.28, '#e9603f'], [0.8, '#a82a17'], [1, '#7a1a0f'])}${down('blush', [0, '#fcd3da'], [0.3, '#f0a0b0'], [0.8, '#bb5670'], [1, '#8e3450'])}${across('satin', [0, '#f3b6bd'], [0.35, '#fbe3e4'], [0.6, '#eea4ae'], [1, '#c96f7e'])}</defs>
    <g transform="rotate(14 500 640)">${stems}
    <path d="M190 470L330 300L680 300L812 470L540 900H460z" fill="url(#inner)"/>
    ${sprig(390, 520, -42, 330, green)}${sprig(610, 520, 40, 330, grey)}${sprig(450, 420, -14, 300, grey)}${sprig(560, 420, 14, 310, green)}${sprig(320, 560, -66, 230, grey)}${sprig(690, 560, 66, 230, green)}
    ${gypsophila(360, 360, -24)}${gypsophila(640, 350, 22)}${gypsophila(505, 300, 0)}${gypsophila(270, 480, -52)}${gypsophila(730, 480, 52)}
    ${sprig(470, 760, -24, 200, green)}${sprig(530, 760, 22, 200, grey)}${sprig(500, 780, 0, 190, green)}
    ${rose(400, 330, 84, 'cream', 20)}${rose(600, 330, 88, 'coral', 50)}${daisy(500, 262, 70, 8)}${rose(300, 440, 86, 'coral', 80)}${rose(706, 440, 86, 'blush', 10)}${rose(500, 400, 104, 'blush', 35)}${daisy(404, 462, 66, 20)}${daisy(606, 458, 70, 0)}${rose(352, 560, 82, 'blush', 0)}${rose(644, 560, 84, 'cream', 66)}${rose(500, 548, 92, 'coral', 12)}${daisy(262, 560, 56, 12)}${daisy(748, 556, 54, 4)}${daisy(430, 622, 52, 30)}${daisy(574, 632, 50, 10)}
    <path d="M184 466C230 560 300 640 420 668L560 860L540 905H462L430 860z" fill="url(#kraft)"/><path d="M816 466C770 590 690 660 560 690C500 712 440 760 440 880L462 905H542z" fill="url(#flap)"/>
    <path d="M816 466C770 590 690 660 560 690C500 712 440 760 440 880" fill="none" stroke="#fff2dd" stroke-opacity=".55" stroke-width="5"/><path d="M760 560L530 890M690 640L510 880M240 540L450 850M330 630L470 870" stroke="#7a5530" stroke-opacity=".22" stroke-width="5"/>
    <path d="M460 890L408 1010L470 992L500 1022L536 990L596 1008L544 890z" fill="url(#kraft)"/><path d="M470 900L440 990M500 900V1010M530 900L566 990" stroke="#7a5530" stroke-opacity=".28" stroke-width="5"/>
    <path d="M496 892L420 1060L452 1050L470 1076L512 896zM508 892L580 1066L548 1054L528 1078L492 896z" fill="url(#satin)"/>
    <path d="M500 888C420 800 330 806 334 872C338 934 430 938 500 888zM500 888C580 800 670 806 666 872C662 934 570 938 500 888z" fill="url(#satin)"/><path d="M478 884C424 838 366 842 368 872C372 904 430 908 478 884zM522 884C576 838 634 842 632 872C628 904 570 908 522 884z" fill="#b95d6e"/>
    <rect x="452" y="872" width="96" height="38" rx="10" fill="url(#satin)"/><rect x="478" y="862" width="44" height="54" rx="15" fill="#f3b6bd"/><path d="M488 872v34M502 870v38" stroke="#c96f7e" stroke-width="3"/></g>`;
}

/** Rolled up and strapped, next to a cork block. */
function mat(): string {
  const [x, y, rx, ry] = [440, 330, 132, 46];
  const turns = 6;
  /** A spiral from the middle to the rim, in the perspective of the roll's end. */
  const spiral = (from: number) =>
    each(120, (index) => {
      const [share, angle] = [from + (1 - from) * (index / 119), (index / 119) * turns * Math.PI * 2 + 0.6];
      return `${index === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * rx * share).toFixed(1)} ${(y + Math.sin(angle) * ry * share).toFixed(1)}`;
    }).join('');
  const strap = (top: number) =>
    `<path d="M${x - rx - 5} ${top}A${rx + 5} ${ry} 0 0 0 ${x + rx + 5} ${top}v44A${rx + 5} ${ry} 0 0 1 ${x - rx - 5} ${top + 44}z" fill="url(#strap)"/><path d="M${x - rx - 5} ${top + 7}A${rx + 5} ${ry} 0 0 0 ${x + rx + 5} ${top + 7}M${x - rx - 5} ${top + 37}A${rx + 5} ${ry} 0 0 0 ${x + rx + 5} ${top + 37}" fill="none" stroke="#8a6a44" stroke-opacity=".6" stroke-width="2.5" stroke-dasharray="7 5"/>`;
  const crumbs = each(130, (index) => {
    const [px, py] = [570 + spread(index, 1) * 230, 826 + spread(index, 2) * 190];
    return `<ellipse cx="${px}" cy="${py}" rx="${2 + spread(index, 3) * 6}" ry="${1.5 + spread(index, 4) * 3}" fill="${index % 3 ? '#7d4f28' : '#f0cf9f'}" fill-opacity=".45"/>`;
  }).join('');
  return `<defs>${across('roll', [0, '#3d2a49'], [0.1, '#65497a'], [0.26, '#a888b8'], [0.38, '#7d5f92'], [0.72, '#664a7a'], [0.9, '#7e6191'], [1, '#3a2746'])}${across('strap', [0, '#8d6f4b'], [0.12, '#d3b387'], [0.27, '#fbeccf'], [0.4, '#dcbd92'], [0.75, '#c6a476'], [1, '#7c5e3b'])}${down('cork', [0, '#d9a871'], [1, '#b67f48'])}${down('side', [0, '#a8733f'], [1, '#7f5229'])}${down('lid', [0, '#f0cd9c'], [1, '#e2b57f'])}</defs>
    <path d="M${x - rx} ${y}V980A${rx} ${ry * 0.9} 0 0 0 ${x + rx} 980V${y}z" fill="url(#roll)"/>
    <path d="M${x + 86} ${y + 30}V1012" stroke="#2c1c36" stroke-opacity=".75" stroke-width="4"/><path d="M${x + 91} ${y + 30}V1010" stroke="#c9aed6" stroke-opacity=".5" stroke-width="5"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#8b6c9f"/><path d="${spiral(0.1)}" fill="none" stroke="#3a2746" stroke-width="4.5"/><path d="${spiral(0.1)}" fill="none" stroke="#b79bc6" stroke-width="2.2" transform="translate(0 3.2)"/>
    <path d="M${x - 62} 560C${x - 76} 640 ${x - 76} 740 ${x - 62} 816" fill="none" stroke="#2c1c36" stroke-opacity=".4" stroke-width="34" transform="translate(9 4)"/><path d="M${x - 62} 506C${x - 84} 620 ${x - 84} 740 ${x - 62} 830" fill="none" stroke="#ecd4ac" stroke-width="32"/><path d="M${x - 74} 520C${x - 94} 620 ${x - 94} 740 ${x - 74} 822M${x - 50} 520C${x - 72} 620 ${x - 72} 740 ${x - 50} 822" fill="none" stroke="#8a6a44" stroke-opacity=".6" stroke-width="2.5" stroke-dasharray="7 5"/>
    ${strap(470)}${strap(780)}
    <path d="M808 818L856 784Q862 782 862 790V984Q862 990 858 994L808 1026z" fill="url(#side)"/><path d="M564 818L616 786Q620 782 628 782H852Q862 782 856 788L808 822z" fill="url(#lid)"/><rect x="560" y="814" width="250" height="212" rx="9" fill="url(#cork)"/>${crumbs}<path d="M568 817H802" stroke="#fbe6c4" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`;
}

export const TRADE_STILLS: Readonly<Record<string, Still>> = {
  pizza: { box: { x: 40, y: 130, width: 920, height: 920 }, draw: pizza() },
  scissors: { box: { x: 250, y: 190, width: 530, height: 850 }, draw: scissors() },
  cap: { box: { x: 90, y: 380, width: 820, height: 590 }, draw: cap() },
  bouquet: { box: { x: -60, y: 0, width: 1160, height: 1180 }, draw: bouquet() },
  mat: { box: { x: 280, y: 270, width: 590, height: 780 }, draw: mat() },
};
