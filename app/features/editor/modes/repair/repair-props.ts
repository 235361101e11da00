/** The props of every repair's controls. */
import type { PictureLayer } from '#design/document/layers.ts';
import type { RepairControls } from './repair-controls.ts';

export interface RepairProps {
  controls: RepairControls;
  /** The picture as it is now. */
  picture: PictureLayer;
}
