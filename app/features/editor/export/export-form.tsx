/** Name, format and size of an export, what the plan adds to it, and how far it is. */
import { Info } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { ExportLimit } from '../export-limit.tsx';
import { exportSizes } from './export-sizes.ts';
import type { ExportChoice } from './export.machine.ts';

type Format = ExportChoice['format'];

const FORMATS: Readonly<Record<Format, { label: string; hint: MessageKey }>> = {
  png: { label: 'PNG', hint: 'editor.formatPng' },
  jpg: { label: 'JPG', hint: 'editor.formatJpg' },
  webp: { label: 'WebP', hint: 'editor.formatWebp' },
};
const LONGEST_NAME = 80;

export interface ExportFormProps {
  title: string;
  page: { width: number; height: number };
  limit: ExportLimit;
  busy: 'rendering' | 'fetching' | null;
  /** 0 to 1 while the file arrives. */
  progress: number | null;
  onExport(choice: ExportChoice): void;
  onCancel(): void;
}

export function ExportForm({ title, page, limit, busy, progress, onExport, onCancel }: ExportFormProps): ReactNode {
  const sizes = exportSizes(page, limit.exportShorterSide);
  const [fileName, setFileName] = useState(title.slice(0, LONGEST_NAME));
  const [format, setFormat] = useState<Format>('png');
  const [side, setSide] = useState(String(limit.exportShorterSide));
  const [quality, setQuality] = useState(92);
  const [nameError, setNameError] = useState<string | null>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = fileName.trim().replace(new RegExp(`\\.${format}$`, 'i'), '');
    if (name === '') {
      setNameError(message('editor.fileNameEmpty'));
      return;
    }
    onExport({ fileName: name, format, shorterSide: Number(side), quality });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={message('editor.fileName')}
        value={fileName}
        maxLength={LONGEST_NAME}
        error={nameError}
        suffix={`.${format}`}
        disabled={busy !== null}
        onChange={(event) => {
          setFileName(event.target.value);
          setNameError(null);
        }}
      />
      <div className="grid gap-1.5">
        <span className="text-13 font-medium">{message('editor.format')}</span>
        <Segmented<Format>
          label={message('editor.format')}
          segments={(Object.keys(FORMATS) as Format[]).map((value) => ({ value, label: FORMATS[value].label }))}
          value={format}
          onValueChange={setFormat}
          disabled={busy !== null}
          className="w-full"
        />
        <p className="text-12 text-muted">{message(FORMATS[format].hint)}</p>
      </div>
      <Select
        label={message('editor.exportSize')}
        value={side}
        options={sizes.map(({ shorterSide, width, height }) => ({ value: String(shorterSide), label: message('editor.exportPixels', { width, height }) }))}
        onValueChange={setSide}
        disabled={busy !== null}
      />
      {format !== 'png' && (
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
      {/* The line keeps its place, so that the dialog does not grow when work begins. */}
      <div className="grid h-6 content-end gap-1.5" aria-live="polite">
        {busy && (
          <>
            <span className="text-12 text-muted">{message(busy === 'rendering' ? 'editor.exporting' : 'editor.downloading')}</span>
            <ProgressLine label={message(busy === 'rendering' ? 'editor.exporting' : 'editor.downloading')} value={busy === 'fetching' && progress !== null ? progress : undefined} />
          </>
        )}
      </div>
      <div className="flex justify-end gap-2">
        {busy && <Button onClick={onCancel}>{message('common.cancel')}</Button>}
        <Button variant="primary" type="submit" busy={busy !== null} data-command="download">{message('editor.download')}</Button>
      </div>
    </form>
  );
}
