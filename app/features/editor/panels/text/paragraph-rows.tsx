/** The paragraph layout of a text: alignment in both directions, lists, spacing, direction, box. */
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  ChevronDown,
  List,
  ListOrdered,
  ListX,
  MoveHorizontal,
  UnfoldVertical,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '#app/ui/popover.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import type { TextLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { LabelledRow } from '../../fields/labelled-row.tsx';
import type { TextTarget } from './text-target.ts';

const ALIGNS = [
  { value: 'left', label: message('editor.textLeft'), icon: AlignLeft },
  { value: 'center', label: message('editor.textCenter'), icon: AlignCenter },
  { value: 'right', label: message('editor.textRight'), icon: AlignRight },
  { value: 'justify', label: message('editor.textJustify'), icon: AlignJustify },
] as const;

const VERTICALS = [
  { value: 'top', label: message('text.top'), icon: AlignVerticalJustifyStart },
  { value: 'middle', label: message('text.middle'), icon: AlignVerticalJustifyCenter },
  { value: 'bottom', label: message('text.bottom'), icon: AlignVerticalJustifyEnd },
] as const;

const LISTS = [
  { value: 'none', label: message('text.noList'), icon: ListX },
  { value: 'bullet', label: message('text.bullets'), icon: List },
  { value: 'number', label: message('text.numbers'), icon: ListOrdered },
] as const;

const FITS = [
  { value: 'box', label: message('text.fit.box') },
  { value: 'letters', label: message('text.fit.letters') },
] as const;

const DIRECTIONS = (['auto', 'ltr', 'rtl'] as const).map((value) => ({
  value,
  label: message(`text.direction.${value}`),
}));

export function ParagraphRows({ target }: { target: TextTarget }): ReactNode {
  const { shared, style } = target;
  const fills = shared('autoSize') === 'letters';
  return (
    <>
      <Segmented<TextLayer['align']>
        dir="ltr"
        label={message('editor.textAlign')}
        segments={ALIGNS}
        value={shared('align')}
        onValueChange={(align) => style({ align })}
        className="w-full"
      />
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <Segmented<TextLayer['list']>
          label={message('text.list')}
          segments={LISTS}
          value={shared('list')}
          onValueChange={(list) => style({ list })}
        />
        <Spacing target={target} />
      </div>
      {fills && (
        <Segmented<TextLayer['verticalAlign']>
          label={message('text.vertical')}
          segments={VERTICALS}
          value={shared('verticalAlign')}
          onValueChange={(verticalAlign) => style({ verticalAlign })}
          className="w-full"
        />
      )}
    </>
  );
}

function Spacing({ target: { shared, style, preview } }: { target: TextTarget }): ReactNode {
  return (
    <Popover
      label={message('text.spacing')}
      align="end"
      className="grid w-64 gap-2"
      trigger={
        <button
          type="button"
          className="flex h-8 min-w-0 items-center justify-between gap-1 rounded-control border border-line-strong bg-panel px-2.5 text-13 hover:border-faint data-[state=open]:border-ink"
        >
          <span className="truncate">{message('text.spacing')}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
        </button>
      }
    >
      <LabelledRow label={message('editor.lineHeight')}>
        <NumberField
          label={message('editor.lineHeight')}
          sign={UnfoldVertical}
          suffix="×"
          className="w-28"
          value={shared('lineHeight')}
          min={0.5}
          max={4}
          step={0.05}
          onPreview={(lineHeight) => preview({ lineHeight })}
          onCommit={(lineHeight) => style({ lineHeight })}
        />
      </LabelledRow>
      <LabelledRow label={message('editor.letterSpacing')}>
        <NumberField
          label={message('editor.letterSpacing')}
          sign={MoveHorizontal}
          className="w-28"
          value={shared('letterSpacing')}
          min={-200}
          max={2000}
          step={5}
          onPreview={(letterSpacing) => preview({ letterSpacing })}
          onCommit={(letterSpacing) => style({ letterSpacing })}
        />
      </LabelledRow>
      <Select
        label={message('text.fit')}
        size="small"
        value={shared('autoSize')}
        placeholder={message('editor.mixed')}
        options={FITS}
        disabled={shared('curve') !== 0}
        onValueChange={(autoSize) => style({ autoSize: autoSize === 'letters' ? 'letters' : 'box' })}
      />
      <Select
        label={message('text.direction')}
        size="small"
        value={shared('direction')}
        placeholder={message('editor.mixed')}
        options={DIRECTIONS}
        onValueChange={(direction) =>
          style({ direction: DIRECTIONS.find(({ value }) => value === direction)?.value ?? 'auto' })
        }
      />
    </Popover>
  );
}
