/** Colors by name: the CSS table, and other common color words. Values are kernel colors. */

const css =
  'aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 ' +
  'blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 ' +
  'chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b ' +
  'darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f ' +
  'darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b ' +
  'darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 ' +
  'dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ' +
  'ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 ' +
  'hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 ' +
  'lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 ' +
  'lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa ' +
  'lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 ' +
  'magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db ' +
  'mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 ' +
  'midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 ' +
  'olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee ' +
  'palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 ' +
  'rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 ' +
  'seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 ' +
  'snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 ' +
  'violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32';

/** Names that CSS lacks; without spaces. */
const everyday =
  'cream fff6e0 offwhite faf7f2 eggshell f4ecd8 sand e6d3b1 mustard d9a514 amber ffbf00 apricot fbceb1 peach ffcba4 terracotta c8643f rust b7410e ' +
  'rose e8657d blush f4c2c2 babypink f7c6d9 dustypink d8a7b1 burgundy 6d1a36 wine 722f37 cherry c2183a brick a83232 scarlet e52520 ' +
  'mint a8e6cf sage 9caf88 emerald 1f9d63 forest 1f5b34 moss 7a8b4f lightteal 7fcfc8 darkteal 0b4f52 petrol 005f6b sky 87ceeb babyblue a7d3f0 ' +
  'cobalt 1f4ea8 denim 3b5b8c electricblue 2d6bff darknavy 0b1533 lilac c8a2c8 mauve b784a7 eggplant 4b2142 grape 6f2da8 lightpurple c3a6e8 ' +
  'darkpurple 4a1a6b darkpink d1477f darkbrown 4b2e1e lightbrown b58863 caramel c68e5a coffee 5a3e2b charcoal 2f3437 anthracite 33383d ' +
  'offblack 161616 lightorange ffc27a darkyellow c9a400 lightred f27a7a neonpink ff3ea5 neongreen 39ff14 neonyellow f4ff2a sunny ffd23f ' +
  'warmyellow ffc833 warmgrey 9a9086 warmgray 9a9086 coolgrey 868e99 coolgray 868e99 coolblue 5b9bd5 burntorange cc5500 deeppurple 4a1a6b ' +
  'pastelblue a8cdec paleblue c3dcf2 icyblue d5eaf5 pastelgreen b5e0b0 pastelpurple cdb8ec pastelpink ffc0cb palepink ffd3da softpink ffc0cb pastelyellow fdf0a6 paleyellow fbf3b9 ' +
  'bronze a9714b copper b4693e rosegold b76e79 golden ffd700 lightgold f0d98c darkgold a67c00 ' +
  'taupe 8b7e74 ochre c77d2e ocher c77d2e umber 6b4a32 burntumber 8a3324 burntsienna e97451 clay b66a50 camel c19a6b nude e3bc9a mochabrown 7b5a48 ' +
  'espressobrown 3c2a21 chestnut 954535 mahogany 6b2e23 cognac 9a463d oxblood 5a1318 bordeaux 5f1a2b merlot 6a1e32 claret 7f1734 ' +
  'ruby 9b111e raspberryred b5224f raspberrypink c92c6d strawberryred f0485f watermelonpink f4576b cranberryred 9e1b34 vermilion e34234 vermillion e34234 tangerine f28500 ' +
  'pumpkinorange e8762c mangoyellow ffb13d saffron f4c430 honeyyellow e0a526 honeygold e0a526 lemonyellow fff04d butteryellow fbe9a0 champagne f3e3c3 ecru d8cfb0 bone e3dac9 ' +
  'parchment f1e9d2 alabaster f2f0e6 stone b5ab9b ash b2b5ae slate 5f6b7a graphite 41464d gunmetal 2a3439 pewter 8e9196 onyx 1c1c1e ebony 26221f ' +
  'pistachiogreen b4d69a avocadogreen 6b7f3a kellygreen 4cbb17 huntergreen 355e3b bottlegreen 0b5a44 racinggreen 0b4a2f seafoam 9fe2bf jade 00a86b ' +
  'eucalyptus 8aa899 fern 4f7942 pine 1f4a3d cerulean 2a82c4 cornflower 6495ed periwinkle b0b4f0 sapphire 0f52ba ultramarine 2a3bbf ' +
  'steel 5f7f99 tiffanyblue 81d8d0 duckegg c3dbd4 duckeggblue c3dbd4 robinseggblue 8edadd midnight 191970 amethyst 9966cc wisteria b9a1dc heather a897b8 mulberry 8b2f5e ' +
  'aubergine 472c4c fuschia ff00ff bubblegum ff85b3 flamingo fc8eac peony e58aa5 dustyrose d0a0a0 oldrose c08081 blushpink f4c2c2 hotred e8112d ' +
  'brickred a83232 bloodred 7a0c12 rustred a63c1c';

function table(words: string): Map<string, string> {
  const found = new Map<string, string>();
  const parts = words.split(' ');
  for (let index = 0; index < parts.length; index += 2) found.set(parts[index] ?? '', `#${parts[index + 1]}`);
  return found;
}

/** Lower-case name without spaces or hyphens → `#rrggbb`. */
export const COLOR_NAMES: ReadonlyMap<string, string> = new Map([...table(css), ...table(everyday)]);
