/** How far a picture is extended beyond its edges: to a ratio, or by each side; and how that will look. */
import { Expand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { MOST_PIXELS } from '#app/engines/pixels/most-pixels.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { PictureSides } from '#tools/contract/ports/imaging-port.ts';
import { pictureAt } from '../parts/picture-address.ts';
import type { RepairPicture } from '../repair/repair-page.ts';
import { PanelPart, stageHeight } from '../repair/work-table.tsx';
import { EXPAND_RATIOS, grownSize, growthProblem, sharesOf, sidesForRatio, sidesOfShares } from './expand-sides.ts';

export interface ExpandPanelProps {
  picture: RepairPicture;
  sides: PictureSides;
  onSides(sides: PictureSides): void;
  busy: boolean;
  onStart(): void;
}

const SIDES = [
  ['top', 'repairs.sideTop'],
  ['right', 'repairs.sideRight'],
  ['bottom', 'repairs.sideBottom'],
  ['left', 'repairs.sideLeft'],
] as const satisfies readonly (readonly [keyof PictureSides, MessageKey])[];
const problems = {
  none: 'repairs.growthNone',
  'too-much': 'repairs.growthTooMuch',
  'too-large': 'repairs.growthTooLarge',
} as const satisfies Record<string, MessageKey>;
const same = (one: PictureSides, other: PictureSides): boolean => SIDES.every(([side]) => one[side] === other[side]);

export function ExpandPanel({ picture, sides, onSides, busy, onStart }: ExpandPanelProps): ReactNode {
  const shares = sharesOf(picture, sides);
  const problem = growthProblem(picture, sides);
  return (
    <>
      <PanelPart title={message('repairs.newRatio')}>
        <div className="flex flex-wrap gap-2">
          {EXPAND_RATIOS.map((ratio) => {
            const grown = sidesForRatio(picture, ratio);
            return (
              <Chip
                key={ratio}
                pressed={problem !== 'none' && same(sides, grown)}
                disabled={busy || growthProblem(picture, grown) !== null}
                onClick={() => onSides(grown)}
              >
                {ratio}
              </Chip>
            );
          })}
        </div>
      </PanelPart>
      <PanelPart title={message('repairs.sides')}>
        <div className="grid gap-1">
          {SIDES.map(([side, label]) => (
            <div key={side} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3 text-13">
              <span>{message(label)}</span>
              <Slider
                label={message(label)}
                value={Math.min(100, shares[side])}
                min={0}
                max={100}
                disabled={busy}
                valueText={message('repairs.percent', { percent: shares[side] })}
                onChange={(share) => onSides(sidesOfShares(picture, { ...shares, [side]: share }))}
              />
              <span className="tabular text-end text-muted">
                {message('repairs.percent', { percent: shares[side] })}
              </span>
            </div>
          ))}
        </div>
        <p className="tabular text-13 text-muted">
          {problem === null
            ? message('repairs.becomes', { ...grownSize(picture, sides) })
            : message(problems[problem], { millions: MOST_PIXELS / 1_000_000 })}
        </p>
      </PanelPart>
      <Button
        variant="primary"
        size="large"
        icon={Expand}
        disabled={busy || problem !== null}
        onClick={onStart}
        className="w-full"
      >
        {message('repairs.expand')}
      </Button>
      <p className="text-12 text-muted">{message('repairs.expandHonest')}</p>
    </>
  );
}

/** The picture in the frame that it will fill. */
export function ExpandStage({ picture, sides }: { picture: RepairPicture; sides: PictureSides }): ReactNode {
  const { width, height } = grownSize(picture, sides);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={`dot-background grid place-items-center rounded-card border border-line p-6 ${stageHeight}`}>
      <div className="grid size-full place-items-center [container-type:size]">
        <div
          className="chequer relative border-2 border-dashed border-accent"
          style={{ aspectRatio: width / height, width: `min(100cqw, 100cqh * ${width / height})` }}
        >
          <img
            src={pictureAt(picture.asset, 1536)}
            alt={picture.name}
            className="absolute max-w-none"
            style={{
              left: percent(sides.left, width),
              top: percent(sides.top, height),
              width: percent(picture.width, width),
              height: percent(picture.height, height),
            }}
          />
        </div>
      </div>
    </div>
  );
}
