/** The fill of the selected shapes and texts. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { contrastNote } from '../colors/contrast-note.tsx';
import { selectedLeaves } from '../commands/command.ts';
import { fillCommand, fillOf } from '../commands/fill.ts';
import { isLineLayer } from '../commands/shape-look.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { PaintEditor } from '../fields/paint-editor.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useDocument, useSession, useShownContext, useTyping } from '../session/session-context.tsx';
import { Section } from '../panel-parts/section.tsx';

export function FillSection(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const typing = useTyping();
  const layers = selectedLeaves(useShownContext()).filter((layer) => fillOf(layer) !== undefined);
  // Lines have a section of their own.
  if (layers.every(isLineLayer)) return null;
  const [first] = layers;
  const alike = first !== undefined && sharedValue(layers, (layer) => JSON.stringify(fillOf(layer))) !== null;
  const canBeNone = layers.every((layer) => layer.type === 'shape' && layer.shape.kind !== 'line');
  return (
    <Section title={message('editor.fill')}>
      <PaintEditor
        label={message('editor.fill')}
        value={typing ? (typing.letters.fill ?? undefined) : alike ? fillOf(first) : undefined}
        allowNone={canBeNone}
        swatches={documentColors(document)}
        note={first?.type === 'text' && layers.length === 1 ? contrastNote(first) : undefined}
        onPreview={(fill) => session.preview(fillCommand, { fill })}
        onCommit={(fill) => session.run(fillCommand, { fill })}
      />
    </Section>
  );
}
