/** Each tool's icon and words: what it is called, what it says while it works, what it says when it failed. */
import {
  AlignHorizontalDistributeCenter,
  Aperture,
  BadgeCheck,
  BringToFront,
  Brush,
  Clapperboard,
  CopyPlus,
  Crop,
  Download,
  Eraser,
  Expand,
  Eye,
  Files,
  Grid2x2,
  Group,
  Hexagon,
  ImagePlus,
  ImageUpscale,
  LayoutTemplate,
  LetterText,
  PaintBucket,
  Paintbrush,
  Palette,
  PenLine,
  QrCode,
  Redo2,
  Scaling,
  Scissors,
  Shapes,
  Shirt,
  SlidersHorizontal,
  SmilePlus,
  Sparkle,
  Store,
  Table,
  TableProperties,
  Trash2,
  Type,
  Undo2,
  WandSparkles,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { message, type MessageKey } from '#messages/message.ts';

export interface CallKind {
  icon: LucideIcon;
  title: string;
  /** In the present, while it runs. */
  doing: string;
  failed: string;
}

const icons: Record<string, LucideIcon> = {
  look: Eye,
  add_text: Type,
  add_image: ImagePlus,
  update_layer: SlidersHorizontal,
  delete: Trash2,
  set_background: PaintBucket,
  resize: Scaling,
  check_listing: Store,
  undo: Undo2,
  redo: Redo2,
  export: Download,
  compose_design: LayoutTemplate,
  edit_text: PenLine,
  photo_grid: Grid2x2,
  draw: Brush,
  add_shape: Shapes,
  add_sticker: SmilePlus,
  add_table: Table,
  update_table: TableProperties,
  add_qr_code: QrCode,
  arrange: AlignHorizontalDistributeCenter,
  reorder: BringToFront,
  group: Group,
  duplicate: CopyPlus,
  crop: Crop,
  pages: Files,
  style: Paintbrush,
  remove_background: Scissors,
  text_behind: LetterText,
  magic_erase: Eraser,
  retake: WandSparkles,
  upscale: ImageUpscale,
  expand: Expand,
  place_in_scene: Aperture,
  apply_brand_kit: BadgeCheck,
  generate_logo: Hexagon,
  generate_image: Palette,
  animate_layers: Sparkle,
  make_video: Clapperboard,
  try_on: Shirt,
};

/** Tools of another version are known by their name alone. */
export function callKind(tool: string): CallKind {
  // A model may say any name, `constructor` too.
  const icon = Object.hasOwn(icons, tool) ? icons[tool] : undefined;
  const key = tool.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (icon) {
    return {
      icon,
      title: message(`chat.title.${key}` as MessageKey),
      doing: message(`chat.doing.${key}` as MessageKey),
      failed: message(`chat.failed.${key}` as MessageKey),
    };
  }
  const title = sentence(tool);
  return {
    icon: Wrench,
    title,
    doing: message('chat.doing.other'),
    failed: message('chat.failed.other', { what: title }),
  };
}

/** `remove_background` → `Remove background`. */
function sentence(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
