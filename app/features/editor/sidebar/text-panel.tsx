/**
 * Texts to add: heading, subheading, body, and ready-made combinations painted as they will be. Pressed or dragged onto
 * the page.
 */
import { useCallback, type ReactNode } from 'react';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { createShapeLayer } from '#design/document/create.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { TEXT_PRESETS, type TextPreset } from '../commands/insert-text.ts';
import { addText } from '../insert/add-text.ts';
import { TEXT_COMBINATIONS } from '../commands/text-combinations/text-combination-list.ts';
import {
  combinationLeaves,
  fittedLeaves,
  insertCombinationCommand,
  type CombinationGroup,
  type TextCombination,
} from '../commands/text-combinations.ts';
import { loadFontsOf, PaintedLayers } from '../painting/painted-layers.tsx';
import { useSession } from '../session/session-context.tsx';
import { useDragItem } from '../insert/drag-item.ts';
import { TileGrid } from '../panel-parts/tile-grid.tsx';

const LOOKS: Readonly<Record<TextPreset, string>> = {
  heading: 'text-22 font-bold font-heading',
  subheading: 'text-15 font-semibold',
  body: 'text-13',
};

const GROUPS: readonly { id: CombinationGroup; label: MessageKey }[] = [
  { id: 'headline', label: 'text.group.headline' },
  { id: 'sale', label: 'text.group.sale' },
  { id: 'label', label: 'text.group.label' },
  { id: 'quote', label: 'text.group.quote' },
  { id: 'list', label: 'text.group.list' },
];

/** Of a thumbnail, px, and the margin around its contents. */
const TILE = { width: 126, height: 94, margin: 12 };
/** Thumbnails are painted on a sheet this many times as large, so that fine outlines keep their proportions. */
const SHEET = 3;
const BACKGROUNDS = { light: '#f3efe6', dark: '#2b2824' };

export default function TextPanel(): ReactNode {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">
      <div className="grid gap-1.5">
        {(Object.keys(TEXT_PRESETS) as TextPreset[]).map((preset) => (
          <PresetButton key={preset} preset={preset} />
        ))}
      </div>
      {GROUPS.map(({ id, label }) => (
        <section key={id} aria-label={message(label)} className="pt-4">
          <h3 className="pb-2 font-text text-13 font-semibold tracking-normal">{message(label)}</h3>
          <TileGrid columns={2} className="grid grid-cols-2 gap-2">
            {TEXT_COMBINATIONS.filter(({ group }) => group === id).map((combination) => (
              <CombinationTile key={combination.id} combination={combination} />
            ))}
          </TileGrid>
        </section>
      ))}
    </div>
  );
}

function PresetButton({ preset }: { preset: TextPreset }): ReactNode {
  const drag = useDragItem({
    add(session, at) {
      void addText(session, preset, at);
    },
  });
  return (
    <button
      type="button"
      {...drag}
      className="touch-pan-y rounded-control border border-line px-3 py-2.5 text-start transition-colors hover:border-line-strong hover:bg-tint"
    >
      <span className={LOOKS[preset]}>{message(TEXT_PRESETS[preset].label)}</span>
    </button>
  );
}

function CombinationTile({ combination }: { combination: TextCombination }): ReactNode {
  const session = useSession();
  const drag = useDragItem({
    async add(_session, at) {
      // Lines are measured as they will be: with their own fonts, not with a fallback.
      await loadFontsOf(combinationLeaves(combination, () => 0));
      session.run(insertCombinationCommand, { combination, at });
    },
  });
  const make = useCallback(
    (measure: MeasureText): LeafLayer[] => {
      const [width, height, margin] = [TILE.width * SHEET, TILE.height * SHEET, TILE.margin * SHEET];
      const background = createShapeLayer({
        id: 'ground',
        parent: 'sheet',
        order: 'Zz',
        width,
        height,
        fill: { type: 'solid', color: combination.pale ? BACKGROUNDS.dark : BACKGROUNDS.light },
      });
      const room = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
      return [background, ...fittedLeaves(combinationLeaves(combination, measure), room, measure)];
    },
    [combination],
  );
  return (
    <button
      type="button"
      {...drag}
      aria-label={message('text.addStyle', { name: message(combination.name) })}
      title={message(combination.name)}
      data-text-style={combination.id}
      className="grid touch-pan-y place-items-center overflow-hidden rounded-control border border-line transition-colors hover:border-line-strong"
    >
      <PaintedLayers
        make={make}
        width={TILE.width * SHEET}
        height={TILE.height * SHEET}
        scale={1 / SHEET}
        className="block"
      />
    </button>
  );
}
