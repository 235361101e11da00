/** What the page stands on, and how large it is. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { backgroundCommand } from '../commands/background.ts';
import { resizePageCommand } from '../commands/resize-page.ts';
import { documentColors } from '../document-colors.ts';
import { PaintEditor } from '../fields/paint-editor.tsx';
import { useCell, useDesign, useSession } from '../session-context.tsx';
import { Section } from './section.tsx';

const SIDES = { min: LIMITS.minDimension, max: LIMITS.maxDimension };

export function BackgroundSections(): ReactNode {
  const session = useSession();
  const { document } = useDesign();
  const background = document.pages[useCell(session.page)]?.background ?? null;
  return (
    <>
      <Section title={message('editor.fill')}>
        <PaintEditor
          label={message('editor.background')}
          value={background}
          allowNone
          swatches={documentColors(document)}
          onPreview={(paint) => session.preview(backgroundCommand, { background: paint })}
          onCommit={(paint) => session.run(backgroundCommand, { background: paint ?? { type: 'none' } })}
        />
      </Section>
      <PageSizeSection key={`${document.width}x${document.height}`} width={document.width} height={document.height} />
    </>
  );
}

function PageSizeSection(page: { width: number; height: number }): ReactNode {
  const session = useSession();
  const [width, setWidth] = useState(page.width);
  const [height, setHeight] = useState(page.height);
  const [fit, setFit] = useState(true);
  const changed = width !== page.width || height !== page.height;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    session.run(resizePageCommand, { width: Math.round(width), height: Math.round(height), fit });
  };
  return (
    <Section title={message('editor.pageSize')}>
      <form onSubmit={submit} className="grid gap-3">
        <div className="grid grid-cols-2 gap-2">
          <NumberField label={message('editor.width')} sign="W" value={width} {...SIDES} onCommit={setWidth} />
          <NumberField label={message('editor.height')} sign="H" value={height} {...SIDES} onCommit={setHeight} />
        </div>
        <Switch label={message('editor.resizeContents')} checked={fit} onCheckedChange={setFit} />
        <Button type="submit" size="small" disabled={!changed}>{message('editor.apply')}</Button>
      </form>
    </Section>
  );
}
