/**
 * Where AI images begin: what to make, and the words. Visitors may type; they sign in to continue, and their words are
 * kept.
 */
import { ArrowRight } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useKeepForSignIn } from '#app/browser/keep-for-sign-in.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import type { ImageType } from '#tools/contract/image-types.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { emptySetup, writeSetup, type ImageSetup } from './image-setup.ts';
import { TypeCards } from './type-cards.tsx';
import { PhotoNote, WordsField } from './words-field.tsx';

/** `hosted`: a model paints images, photographs too. */
export function ImageStart({
  signedIn,
  hosted,
  setup,
}: {
  signedIn: boolean;
  hosted: boolean;
  /** From the address. */
  setup: Pick<ImageSetup, 'type' | 'words'>;
}): ReactNode {
  const navigate = useNavigate();
  const [type, setType] = useState<ImageType>(setup.type);
  const [words, setWords] = useState(setup.words);
  useKeepForSignIn(
    signedIn
      ? null
      : () => `/text-2-image?${new URLSearchParams({ type, ...(words.trim() && { words: words.trim() }) })}`,
  );
  function goOn(event: FormEvent): void {
    event.preventDefault();
    void navigate(`/text-2-image/${type}${writeSetup({ ...emptySetup(type), words: words.trim() })}`);
  }
  return (
    <StudioFrame title={message('imageStudio.title')} lead={message('imageStudio.lead')}>
      <form onSubmit={goOn} className="grid gap-8">
        <TypeCards type={type} onType={setType} />
        <div className="grid max-w-2xl gap-5">
          <WordsField type={type} words={words} error={null} onWords={setWords}>
            {type === 'image' && <PhotoNote hosted={hosted} />}
          </WordsField>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" variant="primary" size="large" icon={ArrowRight}>
              {message('imageStudio.goOn')}
            </Button>
            {!signedIn && <p className="text-13 text-muted">{message('imageStudio.goOnHint')}</p>}
          </div>
        </div>
      </form>
    </StudioFrame>
  );
}
