/** The one list of tools, used by the agent, buttons, scripts and other clients. */
import { addImage } from './add-image.ts';
import { addDetail } from './add-detail.ts';
import { addShape } from './add-shape.ts';
import { addSticker } from './add-sticker.ts';
import { addQrCode } from './add-qr-code.ts';
import { addTable } from './add-table.ts';
import { addText } from './add-text.ts';
import { alignBaseline } from './align-baseline.ts';
import { animateLayers } from './animate-layers.ts';
import { applyBrandKit } from './apply-brand-kit.ts';
import { arrange } from './arrange.ts';
import { checkListing } from './check-listing.ts';
import { composeDesign } from './compose-design.ts';
import { crop } from './crop.ts';
import { deleteLayers } from './delete.ts';
import { draw } from './draw.ts';
import { duplicate } from './duplicate.ts';
import { editText } from './edit-text.ts';
import { expand } from './expand.ts';
import { exportDesign } from './export.ts';
import { findPicture } from './find-picture.ts';
import { generateImage } from './generate-image.ts';
import { generateLogo } from './generate-logo.ts';
import { group } from './group.ts';
import { look } from './look.ts';
import { magicErase } from './magic-erase.ts';
import { makeVideo } from './make-video.ts';
import { pages } from './pages.ts';
import { photoGrid } from './photo-grid.ts';
import { placeInScene } from './place-in-scene.ts';
import { proposeDesigns } from './propose-designs.ts';
import { redo } from './redo.ts';
import { removeBackground } from './remove-background.ts';
import { reorder } from './reorder.ts';
import { resize } from './resize.ts';
import { retake } from './retake.ts';
import { setBackground } from './set-background.ts';
import { style } from './style.ts';
import { textBehind } from './text-behind.ts';
import type { Tool } from './contract/tool.ts';
import { tryOn } from './try-on.ts';
import { undo } from './undo.ts';
import { upscale } from './upscale.ts';
import { updateLayer } from './update-layer.ts';
import { updateTable } from './update-table.ts';

export const tools: readonly Tool[] = [
  look,
  composeDesign,
  proposeDesigns,
  addText,
  addImage,
  findPicture,
  placeInScene,
  photoGrid,
  addShape,
  addDetail,
  draw,
  addSticker,
  addTable,
  addQrCode,
  editText,
  style,
  crop,
  updateLayer,
  updateTable,
  removeBackground,
  textBehind,
  magicErase,
  retake,
  upscale,
  expand,
  applyBrandKit,
  generateLogo,
  generateImage,
  animateLayers,
  makeVideo,
  tryOn,
  arrange,
  alignBaseline,
  reorder,
  group,
  duplicate,
  deleteLayers,
  setBackground,
  resize,
  checkListing,
  pages,
  undo,
  redo,
  exportDesign,
];

/** The tool with this name, or null. */
export function findTool(name: string): Tool | null {
  return tools.find((tool) => tool.name === name) ?? null;
}
