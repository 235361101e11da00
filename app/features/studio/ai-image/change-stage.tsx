/** The picture to change in part, under the brush; first the ways to choose one. */
import { useEffect, useState, type ReactNode } from 'react';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { MarkStage } from '../erase/mark-stage.tsx';
import { marked } from '../erase/marks.ts';
import type { Marking } from '../erase/use-marking.ts';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { useZoomView } from '../repair/use-zoom-view.ts';
import { stageHeight } from '../repair/work-table.tsx';
import { ZoomButtons } from '../repair/zoom-buttons.tsx';

/** A picture, and its size in its own pixels. */
export interface ChangedPicture {
  asset: string;
  width: number;
  height: number;
}

export interface ChangeStageProps {
  picture: ChangedPicture;
  marking: Marking;
  onOther(): void;
}

export function ChangeStage({ picture, marking, onOther }: ChangeStageProps): ReactNode {
  const { tool, brush, marks, onMarks } = marking;
  const view = useZoomView(picture, 4);
  const name = message('imageStudio.toBeChanged');
  return (
    <section aria-label={name} className="grid gap-3">
      <div className="relative">
        <MarkStage
          src={`/api/assets/${picture.asset}`}
          name={name}
          size={picture}
          view={view}
          tool={tool}
          brush={brush}
          marks={marks.done}
          onMark={(mark) => onMarks((now) => marked(now, mark))}
          onDone={() => undefined}
          label={message('imageStudio.markStage', { name })}
          className={stageHeight}
        />
        <div className="absolute bottom-3 left-1/2 -translate-x-1/2">
          <ZoomButtons view={view} />
        </div>
      </div>
      <Button className="justify-self-start" onClick={onOther}>
        {message('imageStudio.otherPicture')}
      </Button>
    </section>
  );
}

/** Reports a picture once its size is known. */
export function PictureToChange({
  asset,
  onPicture,
}: {
  asset: string | null;
  onPicture(picture: ChangedPicture): void;
}): ReactNode {
  const [chosen, setChosen] = useState(asset);
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    if (chosen === null) return;
    let wanted = true;
    const image = new Image();
    image.src = `/api/assets/${chosen}`;
    image.decode().then(
      () => wanted && onPicture({ asset: chosen, width: image.naturalWidth, height: image.naturalHeight }),
      () => {
        if (!wanted) return;
        setProblem(true);
        setChosen(null);
      },
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback belongs to the screen around it
  }, [chosen]);
  if (chosen !== null)
    return (
      <div className="grid min-h-80 place-items-center">
        <div className="w-40">
          <ProgressLine label={message('imageStudio.toBeChanged')} />
        </div>
      </div>
    );
  return (
    <div className="grid gap-3">
      {problem && <AlertText>{message('imageStudio.unreadable')}</AlertText>}
      <PictureChooser
        signedIn
        samples={samplesFor('scene', 'product')}
        onChosen={([first]) => first && setChosen(first.asset)}
      />
    </div>
  );
}
