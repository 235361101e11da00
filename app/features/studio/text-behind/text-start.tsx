/** Where text behind image begins: the words and the photo. */
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { MOST_LETTERS } from '#app/services/generations/kinds/text-on-image-input.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { textKind } from './text-setup.ts';

const SAMPLES = samplesFor('scene', 'animal', 'person', 'product');

/** `text`: the words of the address. `notice`: something that failed on the way here. */
export function TextStart({ text: first, notice }: { text: string; notice: string | null }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState(first);
  const [busy, setBusy] = useState(false);
  return (
    <StudioFrame title={message('studio.tool.textOnImage')} lead={message('textOnImage.lead')}>
      {notice && (
        <p role="alert" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {notice}
        </p>
      )}
      <TextField
        label={message('textOnImage.words')}
        size="large"
        value={text}
        maxLength={MOST_LETTERS}
        hint={message('textOnImage.wordsHint')}
        onChange={(event) => setText(event.target.value)}
        className="mb-6 max-w-md"
      />
      <PictureChooser
        signedIn
        samples={SAMPLES}
        busy={busy}
        picture={
          <img
            src="/studio/text-after.webp"
            alt=""
            width={320}
            height={240}
            className="h-36 w-auto rounded-card border border-line"
          />
        }
        onChosen={([chosen]) => {
          if (!chosen) return;
          setBusy(true);
          void navigate(
            `/${textKind}?${new URLSearchParams({ picture: chosen.asset, ...(text.trim() ? { text: text.trim() } : {}) })}`,
          );
        }}
      />
    </StudioFrame>
  );
}
