/**
 * The tools that a hosted model is always sent, with the fields of everyday edits. Other tools, and other fields of
 * these, it is sent when it asks for them (sent-tools.ts).
 */

export interface EverydayTool {
  /** What it is for, in place of its long description. */
  about: string;
  /** Fields of its input in the order in which they are sent, the required ones among them. */
  fields: readonly string[];
  /**
   * What is said of a field, at any depth, instead of its own words, choices and fields; empty: nothing; null: it is left out of the
   * object that it belongs to.
   */
  words?: Readonly<Record<string, string | null>>;
}

const BOX = ['place', 'x', 'y', 'width', 'height'];
const LETTERS = ['size', 'color', 'font', 'weight', 'italic', 'underline', 'align'];

/** By the name of the tool. The order stays the same at every step, so that servers can cache it. */
export const EVERYDAY: Readonly<Record<string, EverydayTool>> = {
  compose_design: {
    about:
      'Makes a whole design of a brief: layout, colours, fonts and decoration that suit. With rework: true and the next variant it makes another version of what is there; without rework it replaces the layers of the page',
    fields: [
      'format',
      'width',
      'height',
      'headline',
      'subheading',
      'offer',
      'callToAction',
      'lines',
      'table',
      'pictures',
      'mood',
      'colors',
      'fonts',
      'variant',
      'composition',
      'cutout',
      'useBrandKit',
      'rework',
    ],
    words: {
      ready: 'Instead of rows, with standard values: price-list, menu, opening-hours, womens-tops, mens, rings …',
      headline: '',
      subheading: '',
      callToAction: '"Shop now"',
      pictures: 'Attachments by name or id, the most important first',
      mood: '"elegant autumn wedding"',
      colors: 'That of the background first',
      variant: 'From 0: each another layout',
      composition: 'A certain layout, by its name in toTake',
      headerRow: null,
      headerColumn: null,
      cutout: 'Whether the picture stands without its background',
      rework: 'Keeps the words and pictures on the page, hand edits included',
      useBrandKit: 'Default true',
    },
  },
  propose_designs: {
    about: 'Shows two to four directions of one brief to choose from',
    fields: ['brief', 'directions'],
    words: {
      brief: 'What all share, by the fields of compose_design: headline, lines, pictures, format …',
      label: 'In a word or two: "bold"',
      wishes: 'Of this one: mood, colors, fonts, variant, as for compose_design',
    },
  },
  look: {
    about: 'Tells layers in full: fonts, colours, boxes [x, y, width, height]',
    fields: ['layers', 'page'],
    words: { layers: 'Ids; without it all of the page', page: 'Number of another page' },
  },
  add_text: {
    about:
      'Adds a text. With text and role alone it finds size, place and colour; give the others where the user asked for them',
    fields: ['text', 'role', 'like', 'beside', ...BOX, ...LETTERS, 'highlight', 'curve', 'rotation'],
    words: {
      like: 'Id of a text whose look it takes',
      width: 'Widest that it may become',
      curve: 'Bends it: degrees of a circle, above 0 arching up',
      height: 'With width: as large as fits this box',
    },
  },
  edit_text: {
    about:
      'Changes the words of a text or their type; with part only those words of it. The text is set anew so that nothing overflows',
    fields: [
      'layer',
      'text',
      'find',
      'replace',
      'append',
      'part',
      'scale',
      ...LETTERS,
      'letterCase',
      'letterSpacing',
      'lineHeight',
      'list',
      'curve',
      'fit',
      'effect',
    ],
    words: {
      find: 'With replace: these words, wherever they stand',
      replace: 'What stands there instead',
      text: 'All words anew',
      append: 'Added at the end',
      align: 'left, center, right or justify',
      lineHeight: '',
      list: 'bullets, numbers or none',
      effect: 'none, shadow, outline, hollow, echo, neon …',
      part: 'The words that the look is for; default all',
      scale: '1.25 is a quarter larger',
      curve: 'Bends it: degrees of a circle, above 0 arching up',
      fit: 'As large as fits "box", "page" or a layer, by id',
    },
  },
  update_layer: {
    about: 'Changes place, size, turn and state of a layer. Prefer place, alignToPage and scale to coordinates',
    fields: [
      'layer',
      'scale',
      ...BOX,
      'alignToPage',
      'moveX',
      'moveY',
      'rotation',
      'opacity',
      'color',
      'visible',
      'locked',
    ],
    words: {
      scale: '1.25 is a quarter larger',
      width: 'Pictures keep their ratio unless height is given too',
      moveX: 'px to the right',
      moveY: 'px down',
      x: '',
      alignToPage: 'One axis only: left, center-x, right, top, center-y, bottom',
      color: '"auto" makes a text legible where it stands',
    },
  },
  style: {
    about: 'Changes how layers look; a group passes it on. Fonts and sizes of texts: edit_text',
    fields: [
      'layers',
      'color',
      'gradient',
      'shadow',
      'outline',
      'opacity',
      'radius',
      'flip',
      'highlight',
      'look',
      'filters',
    ],
    words: {
      color: '',
      angle: 'Degrees; default 180, from top to bottom',
      flip: 'horizontal, vertical, both or none',
      shadow: 'none, soft or strong',
      highlight: 'Pill behind texts, or "none"',
      look: 'Of pictures: none, bright, vivid, warm, cool, soft, film, vintage, dramatic, mono, noir …',
      filters:
        'Of pictures: brightness, contrast, saturation, warmth, highlights, shadows, vignette -100 to 100; blur, grayscale, sepia, sharpen 0 to 100',
    },
  },
  arrange: {
    about: 'Aligns, distributes, stacks, moves and sizes layers, a group as one',
    fields: ['layers', 'align', 'to', 'distribute', 'stack', 'gap', 'place', 'relative', 'matchSize', 'tidy', 'swap'],
    words: {
      align: 'left, center, right, top, middle or bottom',
      place: '',
      to: 'What to align or distribute to: "page", "selection" or the id of a layer',
      distribute: 'Equal gaps: horizontally or vertically',
      stack: 'One after another: down or across',
      gap: 'px, of stack, distribute, tidy and relative',
      tidy: 'true: into even rows and columns',
      swap: 'true: two layers exchange places',
    },
  },
  reorder: {
    about: 'Changes which layers lie above which',
    fields: ['layers', 'to', 'above', 'below'],
    words: { to: 'front, back, forward or backward', above: 'Id of a layer', below: 'Id of a layer' },
  },
  group: { about: 'Groups layers', fields: ['layers', 'ungroup'], words: { ungroup: 'true: dissolves these groups' } },
  duplicate: {
    about: 'Copies layers',
    fields: ['layers', 'count', 'dx', 'dy', 'page'],
    words: { count: 'Default 1', dx: 'px from copy to copy', dy: 'px', page: 'Number of another page' },
  },
  delete: { about: 'Deletes layers', fields: ['layers'] },
  set_background: {
    about: 'The background of the page: one of color, gradient, image, pattern, none',
    fields: ['color', 'gradient', 'image', 'pattern', 'none'],
    words: {
      image: 'Attachment by name or id, or the id of a picture layer',
      name: 'dots, stripes, checks, gingham, waves, terrazzo, confetti, stars, hearts, leopard …',
      scale: null,
      ground: null,
      angle: 'Degrees; default 180, from top to bottom',
    },
  },
  add_image: {
    about: 'Puts a picture of the user on the page, where there is room unless told, or into a frame that stands there',
    fields: ['asset', 'into', ...BOX, 'size', 'frame'],
    words: {
      asset: 'Attachment by name, or a picture by id',
      into: 'Id of a frame, cell or picture that gets it',
      width: '',
      height: 'Given too: the picture fills the box',
      size: 'small, medium, large, or full: behind everything',
      frame: 'Outline, as for crop',
    },
  },
  crop: {
    about: 'Shows another part of a picture, or cuts it to an outline',
    fields: ['layer', 'ratio', 'focus', 'zoom', 'frame'],
    words: {
      ratio: '"4:5"; "original" brings the whole picture back',
      focus: 'What to keep: a place such as top-left, or subject',
      zoom: '2 shows half of it',
      frame: 'circle, heart, star, arch, blob, letter-A …; rectangle takes it off',
    },
  },
  remove_background: {
    about: 'Cuts out the subject of a picture',
    fields: ['layer', 'restore'],
    words: { layer: 'Default: the selected or only picture', restore: 'true: puts the background back' },
  },
  add_shape: {
    about: 'Adds a shape, line, arrow or icon, where there is room unless told',
    fields: ['shape', 'icon', 'behind', ...BOX, 'color', 'outline', 'from', 'to', 'radius', 'rotation'],
    words: {
      shape:
        'rectangle, rounded, pill, circle, ellipse, triangle, star, heart, line, arrow, speech-bubble, burst, seal, ribbon, banner, ring, frame, cloud, wave, blob, arch, check, tag, diamond …',
      icon: 'Instead of shape: words for an icon, "truck"',
      behind: 'Id of a layer that gets it as its background',
      from: 'Of a line or arrow: id of a layer',
      to: 'Id of a layer',
    },
  },
  add_sticker: {
    about: 'Adds an emoji, where it covers nothing unless told',
    fields: ['sticker', 'place', 'size'],
    words: { sticker: 'Emoji, or words for one: "fire"', size: 'small, medium or large' },
  },
  resize: {
    about: 'Gives the design another size',
    fields: ['format', 'width', 'height', 'copy'],
    words: { copy: 'true: as a new design', width: 'Instead of format' },
  },
  pages: {
    about: 'Works on the pages of the design',
    fields: ['action', 'page', 'to', 'name'],
    words: { page: 'Number; default: the one in view', to: 'Number that it shall have' },
  },
  apply_brand_kit: {
    about: "Brings the design into the user's brand",
    fields: ['what'],
    words: { what: 'Of colors, fonts, logo, contacts; default the first three' },
  },
  undo: {
    about: 'Takes back the last step before this turn, or with changes just those',
    fields: ['changes', 'layers', 'only'],
    words: {
      changes: 'The "change" that calls answered with',
      layers: 'Only on these layers',
      only: 'Only color, size, position, words, type, turn, effects, crop, order, background or visibility',
    },
  },
  redo: { about: 'Does again what was taken back last', fields: [] },
};
