/**
 * Photo frames and collage grids of the Elements panel: empty ones to be filled, or that take in the selected pictures.
 */
import { useMemo, useState, type ReactNode } from 'react';
import { PHOTO_GRIDS, type PhotoGrid } from '#design/layout/photo-grids.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { FRAME_SHAPES, insertFrameCommand, type FrameShape } from '../commands/insert-frame.ts';
import { hasPicturesToTakeIn, insertGridCommand } from '../commands/grid.ts';
import { useDocument, useSession, useShownContext } from '../session/session-context.tsx';
import { CategoryChips } from './elements/category-chips.tsx';
import { ElementTile } from './elements/element-tile.tsx';
import { SectionFrame, type ElementsSectionProps } from './elements/section-frame.tsx';
import { TileGrid } from '../panel-parts/tile-grid.tsx';
import { GridPicture } from '../panels/grid-picture.tsx';

/** Shown next to other sections. */
const FEW_FRAMES: readonly FrameShape['id'][] = ['square', 'rounded', 'circle', 'arch', 'heart'];
const FEW_GRIDS = ['2-columns', '3-hero-left', '4-squares', '5-pinwheel', '9-squares'];
const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

const frameLabel = ({ id }: FrameShape): string => message(`pictures.frame.${id}` as MessageKey);
const gridLabel = ({ id, cells }: PhotoGrid): string =>
  message('pictures.gridOf', { count: cells.length, name: id.slice(2).replaceAll('-', ' ') });

export function FramesSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const session = useSession();
  const { width, height } = useDocument();
  const [count, setCount] = useState<string | null>(null);
  const shown = useShownContext();
  const taking = hasPicturesToTakeIn({ ...session.context(), ...shown });
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [frames, grids] = useMemo(() => {
    const meets = (words: string) => wanted.every((word) => words.includes(word));
    return [
      FRAME_SHAPES.filter((shape) => meets(`${frameLabel(shape)} ${message('pictures.frameWords')}`.toLowerCase())),
      PHOTO_GRIDS.filter((grid) => meets(`${gridLabel(grid)} ${message('pictures.gridWords')}`.toLowerCase())),
    ];
    // `wanted` is derived from the query.
  }, [query]); // oxlint-disable-line react-hooks/exhaustive-deps
  const few = !all && query === '';
  const someFrames = few ? frames.filter(({ id }) => FEW_FRAMES.includes(id)) : all && count ? [] : frames;
  const someGrids = few
    ? grids.filter(({ id }) => FEW_GRIDS.includes(id))
    : all && count
      ? grids.filter(({ cells }) => String(cells.length) === count)
      : grids;
  return (
    <SectionFrame
      id="frames"
      label={message('pictures.framesAndGrids')}
      found={frames.length + grids.length}
      more={few}
      all={all}
      onAll={onAll}
    >
      {all && (
        <CategoryChips
          label={message('pictures.howMany')}
          categories={COUNTS.map((each) => ({
            id: String(each),
            label: message('pictures.pictureCount', { count: each }),
          }))}
          value={count}
          onChange={setCount}
        />
      )}
      <TileGrid
        columns={5}
        className={
          all
            ? 'grid min-h-0 flex-1 grid-cols-5 content-start gap-1.5 overflow-y-auto overscroll-contain pb-3'
            : 'grid grid-cols-5 gap-1.5'
        }
      >
        {someFrames.map((shape) => (
          <ElementTile
            key={shape.id}
            label={frameLabel(shape)}
            item={{ add: (each, at) => each.run(insertFrameCommand, { shape: shape.id, ...(at && { at }) }) }}
          >
            <FramePicture shape={shape} />
          </ElementTile>
        ))}
        {someGrids.map((grid) => (
          <ElementTile
            key={grid.id}
            label={taking ? message('pictures.gridOfSelected', { name: gridLabel(grid) }) : gridLabel(grid)}
            item={{ add: (each, at) => each.run(insertGridCommand, { grid: grid.id, ...(at && { at }) }) }}
          >
            <GridPicture grid={grid} ratio={width / height} className="size-9" />
          </ElementTile>
        ))}
      </TileGrid>
    </SectionFrame>
  );
}

/** The frame's outline with hills in it. */
function FramePicture({ shape }: { shape: FrameShape }): ReactNode {
  const size = shape.ratio >= 1 ? { width: 40, height: 40 / shape.ratio } : { width: 40 * shape.ratio, height: 40 };
  const frame = shape.frame(size);
  const clip = `frame-${shape.id}`;
  return (
    <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className="size-9">
      <clipPath id={clip}>
        {frame.type === 'ellipse' ? (
          <ellipse cx={size.width / 2} cy={size.height / 2} rx={size.width / 2} ry={size.height / 2} />
        ) : frame.type === 'path' ? (
          <path d={frame.path} transform={`scale(${size.width / frame.viewWidth} ${size.height / frame.viewHeight})`} />
        ) : (
          <rect {...size} rx={Math.max(1.5, frame.radius)} />
        )}
      </clipPath>
      <g clipPath={`url(#${clip})`} className="text-faint">
        <rect {...size} className="fill-current opacity-30" />
        <circle cx={size.width * 0.66} cy={size.height * 0.34} r={3} className="fill-current opacity-55" />
        <path
          d={`M0 ${size.height}L0 ${size.height * 0.72}L${size.width * 0.34} ${size.height * 0.5}L${size.width * 0.6} ${size.height * 0.74}L${size.width * 0.76} ${size.height * 0.62}L${size.width} ${size.height * 0.8}L${size.width} ${size.height}Z`}
          className="fill-current opacity-55"
        />
      </g>
    </svg>
  );
}
