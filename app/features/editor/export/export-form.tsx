/** Name, format and size of an export, what the plan adds to it, and how far it is. */
import { Info } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import type { ExportFormat } from '#tools/context.ts';
import type { ExportLimit } from '../export-limit.tsx';
import { EXPORT_FORMATS } from './export-formats.ts';
import { exportSizes } from './export-sizes.ts';
import type { ExportChoice } from './export.machine.ts';
import { FormatCards } from './format-cards.tsx';

const LONGEST_NAME = 80;

export interface ExportFormProps {
  title: string;
  page: { width: number; height: number };
  /** How many the design has. */
  pages: number;
  limit: ExportLimit;
  busy: 'rendering' | 'fetching' | null;
  /** 0 to 1 while the file arrives. */
  progress: number | null;
  onExport(choice: ExportChoice): void;
  onCancel(): void;
}

export function ExportForm({ title, page, pages, limit, busy, progress, onExport, onCancel }: ExportFormProps): ReactNode {
  const sizes = exportSizes(page, limit.exportShorterSide);
  const [fileName, setFileName] = useState(title.slice(0, LONGEST_NAME));
  const [format, setFormat] = useState<ExportFormat>('png');
  const [side, setSide] = useState(String(limit.exportShorterSide));
  const [quality, setQuality] = useState(92);
  const [range, setRange] = useState<'this' | 'all'>('all');
  const [nameError, setNameError] = useState<string | null>(null);

  const { extension, vector, paged, quality: hasQuality } = EXPORT_FORMATS[format];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = fileName.trim().replace(new RegExp(`\\.${extension}$`, 'i'), '');
    if (name === '') {
      setNameError(message('editor.fileNameEmpty'));
      return;
    }
    onExport({
      fileName: name,
      format,
      shorterSide: vector ? null : Number(side),
      quality: hasQuality ? quality : null,
      pages: paged ? (pages > 1 ? range : 'this') : null,
    });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={message('editor.fileName')}
        value={fileName}
        maxLength={LONGEST_NAME}
        error={nameError}
        suffix={`.${extension}`}
        disabled={busy !== null}
        onChange={(event) => {
          setFileName(event.target.value);
          setNameError(null);
        }}
      />
      <FormatCards value={format} onValueChange={setFormat} vector={limit.vectorExport} disabled={busy !== null} />
      {paged && pages > 1 && (
        <div className="grid gap-1.5">
          <span className="text-13 font-medium">{message('rendering.pages')}</span>
          <Segmented<'this' | 'all'>
            label={message('rendering.pages')}
            segments={[{ value: 'all', label: message('rendering.allPages', { count: pages }) }, { value: 'this', label: message('rendering.thisPage') }]}
            value={range}
            onValueChange={setRange}
            disabled={busy !== null}
            className="w-full"
          />
        </div>
      )}
      {vector ? (
        <p className="text-13 text-muted">{message('rendering.pageSize', sizeWords(page))}</p>
      ) : (
        <div className="grid gap-1.5">
          <Select
            label={message(paged ? 'rendering.resolution' : 'editor.exportSize')}
            value={side}
            options={sizes.map(({ shorterSide, width, height }) => ({ value: String(shorterSide), label: message('editor.exportPixels', { width, height }) }))}
            onValueChange={setSide}
            disabled={busy !== null}
          />
          {paged && <p className="text-12 text-muted">{message('rendering.pageSize', sizeWords(page))}</p>}
        </div>
      )}
      {hasQuality && (
        <div className="grid gap-1">
          <span className="flex justify-between text-13 font-medium">
            {message('editor.quality')}
            <span className="tabular font-normal text-muted">{quality}</span>
          </span>
          <Slider label={message('editor.quality')} value={quality} min={30} max={100} onChange={setQuality} disabled={busy !== null} />
        </div>
      )}
      {limit.watermark && (
        <p className="flex gap-2 rounded-control bg-tint p-2.5 text-12 text-muted">
          <Info size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
          {message('editor.watermarkNote')}
        </p>
      )}
      {/* How far it is stands beside the buttons, so that the dialog does not grow when work begins. */}
      <div className="flex items-center gap-3">
        <div className="grid flex-1 gap-1.5" aria-live="polite">
          {busy && (
            <>
              <span className="text-12 text-muted">{message(busy === 'rendering' ? 'editor.exporting' : 'editor.downloading')}</span>
              <ProgressLine label={message(busy === 'rendering' ? 'editor.exporting' : 'editor.downloading')} value={busy === 'fetching' && progress !== null ? progress : undefined} />
            </>
          )}
        </div>
        {busy && <Button onClick={onCancel}>{message('common.cancel')}</Button>}
        <Button variant="primary" type="submit" busy={busy !== null} data-command="download">{message('editor.download')}</Button>
      </div>
    </form>
  );
}

/** Centimetres in an inch, and the page pixels that a PDF or SVG counts to one. */
const CM_PER_INCH = 2.54;
const PIXELS_PER_INCH = 96;

function sizeWords({ width, height }: { width: number; height: number }) {
  const cm = (pixels: number) => ((pixels / PIXELS_PER_INCH) * CM_PER_INCH).toFixed(1);
  return { width, height, across: cm(width), down: cm(height) };
}
