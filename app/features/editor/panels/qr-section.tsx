/** The selected QR code: its content, the look of its modules and eyes, whether a camera would read it. */
import { Circle, Grip, Square, SquareRoundCorner, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { NumberField } from '#app/ui/number-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { findPage } from '#design/document/tree.ts';
import { readQr, type QrContent, type QrKind } from '#design/qr/content.ts';
import { EMPTY_QR, QR_KINDS, writeQr } from '#design/qr/write.ts';
import type { QrShape } from '#design/qr/matrix.ts';
import type { QrLayer } from '#design/qr/readable.ts';
import { qrProblems } from '#design/qr/scannable.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { changeQrCommand, selectedQrCodes } from '../commands/qr-code.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '../fields/color-button.tsx';
import { LabelledRow } from '../fields/labelled-row.tsx';
import { QrFields } from '../qr/qr-fields.tsx';
import { writtenContent } from '../qr/written-content.ts';
import { rewriteCode } from '../stage/insert-code.ts';
import { useEnabled, useSession, useShownContext } from '../session/session-context.tsx';
import { Section } from '../panel-parts/section.tsx';

const KINDS = QR_KINDS.map((kind) => ({ value: kind, label: message(`qr.kind.${kind}` as MessageKey) }));
const CORRECTIONS = (['L', 'M', 'Q', 'H'] as const).map((value) => ({
  value,
  label: message(`qr.correction.${value}`),
}));
const MODULES = [
  { value: 'square', label: message('qr.square'), icon: Square },
  { value: 'rounded', label: message('qr.rounded'), icon: SquareRoundCorner },
  { value: 'dots', label: message('qr.dots'), icon: Grip },
] as const;
const EYES = [
  { value: 'square', label: message('qr.square'), icon: Square },
  { value: 'rounded', label: message('qr.rounded'), icon: SquareRoundCorner },
  { value: 'circle', label: message('qr.round'), icon: Circle },
] as const;

export default function QrSection(): ReactNode {
  const shown = useShownContext();
  const [only, ...more] = selectedQrCodes(shown);
  if (!only || more.length > 0) return null;
  return (
    <>
      <ContentFields key={`${only.id} ${only.shape.content}`} layer={only} behind={backgroundOf(shown)} />
      <LookFields layer={only} behind={backgroundOf(shown)} />
    </>
  );
}

/** The page's color if it has only one. */
function backgroundOf({
  document,
  page,
}: Pick<ReturnType<typeof useShownContext>, 'document' | 'page'>): string | null {
  const background = findPage(document, page)?.background;
  return background?.type === 'solid' ? background.color : null;
}

function ContentFields({ layer, behind }: { layer: QrLayer; behind: string | null }): ReactNode {
  const session = useSession();
  const { shape } = layer;
  const enabled = useEnabled(changeQrCommand);
  const [draft, setDraft] = useState<QrContent>(() => readQr(shape.content));
  const [wrong, setWrong] = useState<string | null>(null);
  const commit = (next: QrContent): void => {
    if (writeQr(next) === shape.content) return;
    void writtenContent(next)
      .then((written) => {
        if ('wrong' in written) return written.wrong;
        return written.content === shape.content ? null : rewriteCode(session, layer, written.content, behind);
      })
      .then(setWrong);
  };
  return (
    <Section title={message('qr.content')}>
      <fieldset disabled={!enabled} className="grid gap-2">
        <Select<QrKind>
          label={message('qr.kindLabel')}
          hideLabel
          size="small"
          value={draft.kind}
          options={KINDS}
          onValueChange={(kind) => {
            setWrong(null);
            setDraft(kind === readQr(shape.content).kind ? readQr(shape.content) : EMPTY_QR[kind]);
          }}
        />
        <QrFields
          value={draft}
          error={wrong}
          onChange={(next) => {
            setWrong(null);
            setDraft(next);
          }}
          onCommit={commit}
        />
      </fieldset>
    </Section>
  );
}

function LookFields({ layer, behind }: { layer: QrLayer; behind: string | null }): ReactNode {
  const session = useSession();
  const { document } = useShownContext();
  const enabled = useEnabled(changeQrCommand);
  const { shape } = layer;
  const change = (next: Partial<Omit<QrShape, 'kind'>>): void => session.run(changeQrCommand, { change: next });
  const preview = (next: Partial<Omit<QrShape, 'kind'>>): void => session.preview(changeQrCommand, { change: next });
  const problems = qrProblems(layer, shape, behind);
  return (
    <Section title={message('qr.look')}>
      {problems.length > 0 && (
        <div role="status" className="rounded-control bg-tint px-2.5 py-2 text-12">
          <ul className="grid gap-1">
            {problems.map((problem) => (
              <li key={problem} className="flex gap-2">
                <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0 text-danger-text" />
                {message(`qr.problem.${problem}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <fieldset disabled={!enabled} className="grid gap-2">
        <LabelledRow label={message('qr.modules')}>
          <Segmented<QrShape['modules']>
            label={message('qr.modules')}
            segments={MODULES}
            value={shape.modules}
            onValueChange={(modules) => change({ modules })}
          />
        </LabelledRow>
        <LabelledRow label={message('qr.eyes')}>
          <Segmented<QrShape['eyes']>
            label={message('qr.eyes')}
            segments={EYES}
            value={shape.eyes}
            onValueChange={(eyes) => change({ eyes })}
          />
        </LabelledRow>
        <LabelledRow label={message('qr.correction')}>
          <Select<QrShape['correction']>
            label={message('qr.correction')}
            hideLabel
            size="small"
            className="w-32"
            value={shape.correction}
            options={CORRECTIONS}
            onValueChange={(correction) => change({ correction })}
          />
        </LabelledRow>
        <LabelledRow label={message('qr.quiet')}>
          <NumberField
            label={message('qr.quiet')}
            className="w-16"
            value={shape.quiet}
            min={0}
            max={10}
            onPreview={(quiet) => preview({ quiet: Math.round(quiet) })}
            onCommit={(quiet) => change({ quiet: Math.round(quiet) })}
          />
        </LabelledRow>
        <Switch
          label={message('qr.background')}
          checked={shape.ground !== null}
          onCheckedChange={(on) => change({ ground: on ? '#ffffff' : null })}
        />
        {shape.ground !== null && (
          <LabelledRow label={message('qr.backgroundColor')}>
            <ColorButton
              label={message('qr.backgroundColor')}
              value={shape.ground}
              swatches={documentColors(document)}
              onPreview={(background) => preview({ ground: background })}
              onCommit={(background) => change({ ground: background })}
            />
          </LabelledRow>
        )}
      </fieldset>
    </Section>
  );
}
