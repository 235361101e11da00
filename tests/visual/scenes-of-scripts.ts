/** Visual scenes of scripts: a sample of each, in a sans, a serif and a heavy face, which fitting letters fill in for. */
import type { MeasureText } from '#design/document/measure.ts';
import { SCRIPT_SAMPLES, SIGN_SAMPLES } from '#tests/fixtures/scripts.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { AddScene, Tolerance } from './scene.ts';

const LETTERS: Tolerance = {
  channel: 4,
  share: 0.0005,
  reason: 'other builds of Chromium may place a few antialiased pixels of a glyph by a rounding apart',
};

const COLUMNS = 5;
const FACES = [
  { fontFamily: 'Inter', fontWeight: 400 },
  { fontFamily: 'Playfair Display', fontWeight: 700 },
  { fontFamily: 'Anton', fontWeight: 400 },
];

export function addScriptScenes(measure: MeasureText, add: AddScene): void {
  const samples = [...Object.values(SCRIPT_SAMPLES), ...SIGN_SAMPLES];
  FACES.forEach((face, index) => {
    const scene = new SceneBuilder(measure, 1300, Math.ceil(samples.length / COLUMNS) * 60);
    samples.forEach((sample, at) =>
      scene.text({
        text: sample,
        x: 10 + (at % COLUMNS) * 258,
        y: Math.floor(at / COLUMNS) * 60,
        width: 250,
        fontSize: 24,
        lineHeight: 1.1,
        ...face,
      }),
    );
    add(`scripts ${index + 1}`, scene, [], LETTERS);
  });
}
