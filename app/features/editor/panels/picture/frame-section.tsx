/** What the selected pictures are clipped to: plain frames with their corners, shapes, letters. */
import { useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Popover } from '#app/ui/popover.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ImageLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import {
  LETTER_FRAMES,
  PLAIN_FRAMES,
  SHAPE_FRAMES,
  thumbnailOf,
  type FrameChoice,
} from '#tools/shapes/frames/frame-catalogue.ts';
import { selectedLeaves } from '../../commands/command.ts';
import { frameCommand } from '../../commands/frame.ts';
import { frameShapeCommand } from '../../commands/frame-shape.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useEnabled, useSession, useShownContext } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';

/** Units of a thumbnail's drawing. */
const SIDE = 100;

/** Those visible without opening the whole list. */
const FIRST: readonly string[] = ['squircle', 'heart', 'arch', 'blob', 'flower', 'hexagon', 'torn'];

export function FrameSection(): ReactNode {
  const session = useSession();
  const first = selectedLeaves(useShownContext()).find((layer): layer is ImageLayer => layer.type === 'image');
  const enabled = useEnabled(frameShapeCommand);
  if (!first) return null;
  const choose = (choice: FrameChoice): void => session.run(frameShapeCommand, { choice });
  const quick = [...PLAIN_FRAMES, ...SHAPE_FRAMES.filter(({ id }) => FIRST.includes(id))];
  const most = Math.round(Math.min(first.width, first.height) / 2);
  return (
    <Section
      title={message('looks.frame')}
      aside={<MoreFrames frame={first.frame} disabled={!enabled} onChoose={choose} />}
    >
      <div className="grid grid-cols-5 gap-1">
        {quick.map((choice) => (
          <FrameButton
            key={choice.id}
            choice={choice}
            pressed={isChosen(choice, first)}
            disabled={!enabled}
            onChoose={choose}
          />
        ))}
      </div>
      {first.frame.type === 'rectangle' && (
        <LabelledSlider
          label={message('editor.cornerRadius')}
          value={Math.min(first.frame.radius, most)}
          min={0}
          max={most}
          neutral={0}
          format={(value) => message('looks.pixels', { value: Math.round(value) })}
          onPreview={(radius) => session.preview(frameCommand, { frame: { type: 'rectangle', radius } })}
          onCommit={(radius) => session.run(frameCommand, { frame: { type: 'rectangle', radius } })}
        />
      )}
    </Section>
  );
}

function MoreFrames({
  frame,
  disabled,
  onChoose,
}: {
  frame: ImageLayer['frame'];
  disabled: boolean;
  onChoose(choice: FrameChoice): void;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const grid = (choices: readonly FrameChoice[]): ReactNode => (
    <div className="grid grid-cols-6 gap-1">
      {choices.map((choice) => (
        <FrameButton
          key={choice.id}
          choice={choice}
          pressed={isSameFrame(choice, frame)}
          disabled={disabled}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
  return (
    <Popover
      label={message('looks.allFrames')}
      side="left"
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="w-80"
      maxHeight="30rem"
      trigger={
        <Button variant="ghost" size="small" className="-my-1">
          {message('looks.allFrames')}
        </Button>
      }
    >
      {open && (
        <Tabs
          label={message('looks.allFrames')}
          tabs={[
            { value: 'shapes', label: message('looks.frameShapes'), content: grid([...PLAIN_FRAMES, ...SHAPE_FRAMES]) },
            { value: 'letters', label: message('looks.frameLetters'), content: grid(LETTER_FRAMES) },
          ]}
        />
      )}
    </Popover>
  );
}

function FrameButton({
  choice,
  pressed,
  disabled,
  onChoose,
}: {
  choice: FrameChoice;
  pressed: boolean;
  disabled: boolean;
  onChoose(choice: FrameChoice): void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={nameOf(choice)}
      title={nameOf(choice)}
      aria-pressed={pressed}
      disabled={disabled}
      data-frame={choice.id}
      onClick={() => onChoose(choice)}
      className={classNames(
        'grid aspect-square place-items-center rounded-small p-1.5 text-muted transition-colors hover:bg-tint hover:text-ink disabled:opacity-45',
        pressed && 'bg-tint-strong text-ink ring-2 ring-ink',
      )}
    >
      <FrameThumbnail choice={choice} />
    </button>
  );
}

function FrameThumbnail({ choice }: { choice: FrameChoice }): ReactNode {
  const drawn = thumbnailOf(choice, SIDE);
  return (
    <svg
      viewBox={drawn ? `0 0 ${drawn.width} ${drawn.height}` : '0 0 100 100'}
      aria-hidden
      className="size-full fill-current"
    >
      {drawn ? (
        <path d={drawn.path} />
      ) : choice.id === 'circle' ? (
        <circle cx="50" cy="50" r="50" />
      ) : (
        <rect x="4" y="10" width="92" height="80" rx={choice.id === 'rounded' ? 18 : 0} />
      )}
    </svg>
  );
}

function nameOf({ id }: FrameChoice): string {
  return id.startsWith('letter-')
    ? message('looks.frameLetter', { letter: id.slice('letter-'.length) })
    : message(`looks.frame.${id}` as MessageKey);
}

function isChosen(choice: FrameChoice, { frame }: ImageLayer): boolean {
  if (choice.id === 'rounded') return frame.type === 'rectangle' && frame.radius > 0;
  return isSameFrame(choice, frame);
}

/** Whether a frame is the one that this choice makes: the same outline for the same form. */
function isSameFrame(choice: FrameChoice, frame: ImageLayer['frame']): boolean {
  if (frame.type !== 'path')
    return JSON.stringify(choice.frameFor({ width: 100, height: 100 })) === JSON.stringify(frame);
  if (choice.ratio === null) return false;
  const made = choice.frameFor({ width: frame.viewWidth, height: frame.viewHeight });
  return made.type === 'path' && made.path === frame.path;
}
