/** The panel of text behind: a word or two, and where in the picture they are. */
import { LetterText } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { useCell } from '../../session/session-context.tsx';
import { RepairIntro, RepairPanel } from './repair-panel.tsx';
import type { RepairProps } from './repair-props.ts';

type Place = 'auto' | 'top' | 'center' | 'bottom';
const PLACES: readonly { value: Place; label: MessageKey }[] = [
  { value: 'auto', label: 'aiTools.placeAuto' },
  { value: 'top', label: 'aiTools.placeTop' },
  { value: 'center', label: 'aiTools.placeCenter' },
  { value: 'bottom', label: 'aiTools.placeBottom' },
];
const LONGEST = 60;

export function TextBehindPanel({ controls }: RepairProps): ReactNode {
  const state = useCell(controls.state);
  const [text, setText] = useState('');
  const [place, setPlace] = useState<Place>('auto');
  const still = state.phase === 'running' || (state.phase === 'result' && state.busy);
  const typed = text.trim();
  const set = (where: Place): void => {
    setPlace(where);
    if (state.phase === 'result' && typed) run(where);
  };
  const run = (where: Place): void => {
    if (typed)
      controls.run({
        tool: 'text_behind',
        input: { layer: controls.layer, text: typed, ...(where === 'auto' ? {} : { place: where }) },
        label: 'aiTools.settingText',
        failed: 'aiTools.notSet',
      });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(place);
  };
  return (
    <RepairPanel
      controls={controls}
      title={message('aiTools.textBehind')}
      icon={LetterText}
      start={
        <Button
          variant="primary"
          size="small"
          className="w-full"
          disabled={typed === ''}
          data-command="run-repair"
          onClick={() => run(place)}
        >
          {message('aiTools.textBehindGo')}
        </Button>
      }
    >
      <RepairIntro>{message('aiTools.textBehindIntro')}</RepairIntro>
      <form onSubmit={submit}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField
          label={message('aiTools.text')}
          size="small"
          autoFocus
          maxLength={LONGEST}
          placeholder={message('aiTools.textExample')}
          value={text}
          disabled={still}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <div className="grid gap-1.5">
        <span aria-hidden className="text-13 font-medium">
          {message('aiTools.place')}
        </span>
        <Segmented<Place>
          label={message('aiTools.place')}
          segments={PLACES.map(({ value, label }) => ({ value, label: message(label) }))}
          value={place}
          onValueChange={set}
          disabled={still}
        />
      </div>
    </RepairPanel>
  );
}
