/** The page's background, and its size. */
import { Ban, Blend, Grid2x2, Image, PaintBucket } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { LIMITS } from '#design/document/limits.ts';
import type { Background } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { backgroundCommand } from '../commands/background.ts';
import { resizePageCommand } from '../commands/resize-page.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { ColorTab } from './background/color-tab.tsx';
import { GradientTab } from './background/gradient-tab.tsx';
import { ImageTab } from './background/image-tab.tsx';
import { PatternTab } from './background/pattern-tab.tsx';
import { Section } from '../panel-parts/section.tsx';

const SIDES = { min: LIMITS.minDimension, max: LIMITS.maxDimension };

type Tab = 'color' | 'gradient' | 'pattern' | 'image' | 'none';
const TABS = [
  { value: 'color', label: message('looks.tabColor'), icon: PaintBucket },
  { value: 'gradient', label: message('looks.tabGradient'), icon: Blend },
  { value: 'pattern', label: message('looks.tabPattern'), icon: Grid2x2 },
  { value: 'image', label: message('looks.tabImage'), icon: Image },
  { value: 'none', label: message('looks.tabNone'), icon: Ban },
] as const;

const TAB_OF: Record<Background['type'], Tab> = {
  none: 'none',
  solid: 'color',
  linear: 'gradient',
  radial: 'gradient',
  pattern: 'pattern',
  image: 'image',
};
const WHITE: Background = { type: 'solid', color: '#ffffff' };

export default function BackgroundSections(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const page = useCell(session.page);
  const background = document.pages[page]?.background ?? WHITE;
  // The committed value, not the preview: the ring stays in place while the user points at others.
  const kept = session.store.document().pages[page]?.background ?? background;
  const [chosen, setChosen] = useState<Tab | null>(null);
  const tab = chosen ?? TAB_OF[kept.type];
  return (
    <>
      <div className="p-3">
        <Segmented<Tab>
          label={message('looks.backgroundKind')}
          segments={TABS}
          value={tab}
          onValueChange={setChosen}
          className="w-full"
        />
      </div>
      <Section title={TABS.find(({ value }) => value === tab)?.label ?? ''}>
        {tab === 'color' && <ColorTab background={background} kept={kept} />}
        {tab === 'gradient' && <GradientTab background={background} kept={kept} />}
        {tab === 'pattern' && <PatternTab background={background} kept={kept} />}
        {tab === 'image' && <ImageTab background={background} kept={kept} />}
        {tab === 'none' && <NoneTab transparent={kept.type === 'none'} />}
      </Section>
      <PageSizeSection key={`${document.width}x${document.height}`} width={document.width} height={document.height} />
    </>
  );
}

function NoneTab({ transparent }: { transparent: boolean }): ReactNode {
  const session = useSession();
  return (
    <div className="grid gap-2">
      <p className="text-12 text-muted">{message('looks.noneNote')}</p>
      <Button
        variant="secondary"
        size="small"
        icon={Ban}
        disabled={transparent}
        onClick={() => session.run(backgroundCommand, { background: { type: 'none' } })}
      >
        {message(transparent ? 'looks.isTransparent' : 'looks.makeTransparent')}
      </Button>
    </div>
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
          <NumberField
            label={message('editor.width')}
            sign="W"
            suffix="px"
            value={width}
            {...SIDES}
            onCommit={setWidth}
          />
          <NumberField
            label={message('editor.height')}
            sign="H"
            suffix="px"
            value={height}
            {...SIDES}
            onCommit={setHeight}
          />
        </div>
        <Switch label={message('editor.resizeContents')} checked={fit} onCheckedChange={setFit} />
        <Button type="submit" size="small" disabled={!changed}>
          {message('editor.apply')}
        </Button>
      </form>
    </Section>
  );
}
