/** Outline and shadow of the selection: added, changed, taken away. */
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import type { Shadow, Stroke } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { shadowCommand } from '../commands/shadow.ts';
import { strokeCommand, strokeOf } from '../commands/stroke.ts';
import { documentColors } from '../document-colors.ts';
import { useDesign, useEnabled, useSession, useShownContext } from '../session-context.tsx';
import { Section } from './section.tsx';

export function EffectSections(): ReactNode {
  const leaves = selectedLeaves(useShownContext());
  const outlined = leaves.filter((layer) => strokeOf(layer) !== undefined);
  const stroke = outlined.map(strokeOf).find((found) => found != null) ?? null;
  const shadow = leaves.map((layer) => layer.shadow).find((found) => found !== null) ?? null;
  return (
    <>
      {outlined.length > 0 && <OutlineSection stroke={stroke} />}
      {leaves.length > 0 && <ShadowSection shadow={shadow} />}
    </>
  );
}

/** The button beside a heading that adds the effect or takes it away. */
function Toggle({ on, title, onToggle }: { on: boolean; title: string; onToggle(): void }): ReactNode {
  const label = `${message(on ? 'editor.remove' : 'editor.add')}: ${title}`;
  return <IconButton label={label} icon={on ? Minus : Plus} size="tiny" tooltipSide="left" onClick={onToggle} />;
}

function OutlineSection({ stroke }: { stroke: Stroke | null }): ReactNode {
  const session = useSession();
  const { document } = useDesign();
  const enabled = useEnabled(strokeCommand);
  const title = message('editor.outline');
  const change = (next: Partial<Stroke> | null): void => session.run(strokeCommand, { stroke: next });
  const preview = (next: Partial<Stroke>): void => session.preview(strokeCommand, { stroke: next });
  return (
    <Section title={title} aside={enabled && <Toggle on={stroke !== null} title={title} onToggle={() => change(stroke ? null : {})} />}>
      {stroke && (
        <div className="grid grid-cols-[1fr_5.5rem] gap-2">
          <ColorField
            label={message('editor.outlineColour')}
            hideLabel
            alpha
            value={stroke.color}
            swatches={documentColors(document)}
            onChange={(color) => preview({ color })}
            onCommit={(color) => change({ color })}
          />
          <NumberField label={message('editor.outlineWidth')} sign="W" value={stroke.width} min={0} max={500} onPreview={(width) => preview({ width })} onCommit={(width) => change({ width })} />
        </div>
      )}
    </Section>
  );
}

function ShadowSection({ shadow }: { shadow: Shadow | null }): ReactNode {
  const session = useSession();
  const { document } = useDesign();
  const enabled = useEnabled(shadowCommand);
  const title = message('editor.shadow');
  const change = (next: Partial<Shadow> | null): void => session.run(shadowCommand, { shadow: next });
  const preview = (next: Partial<Shadow>): void => session.preview(shadowCommand, { shadow: next });
  return (
    <Section title={title} aside={enabled && <Toggle on={shadow !== null} title={title} onToggle={() => change(shadow ? null : {})} />}>
      {shadow && (
        <>
          <ColorField
            label={message('editor.shadowColour')}
            hideLabel
            alpha
            value={shadow.color}
            swatches={documentColors(document)}
            onChange={(color) => preview({ color })}
            onCommit={(color) => change({ color })}
          />
          <div className="grid grid-cols-3 gap-2">
            <NumberField label={message('editor.shadowX')} sign="X" value={shadow.x} min={-1000} max={1000} onPreview={(x) => preview({ x })} onCommit={(x) => change({ x })} />
            <NumberField label={message('editor.shadowY')} sign="Y" value={shadow.y} min={-1000} max={1000} onPreview={(y) => preview({ y })} onCommit={(y) => change({ y })} />
            <NumberField label={message('editor.shadowBlur')} sign="B" value={shadow.blur} min={0} max={500} onPreview={(blur) => preview({ blur })} onCommit={(blur) => change({ blur })} />
          </div>
        </>
      )}
    </Section>
  );
}
