/** All presets of films by name. */
import { cameraPresets } from './camera.ts';
import { cutoutPresets } from './cutout-films.ts';
import type { Preset, PresetName } from './preset.ts';
import { slidePresets } from './slides.ts';
import { subjectPresets } from './subjects.ts';
import { wordPresets } from './words.ts';

export const presets: Readonly<Record<PresetName, Preset>> = {
  ...cameraPresets,
  ...subjectPresets,
  ...cutoutPresets,
  ...wordPresets,
  ...slidePresets,
};
