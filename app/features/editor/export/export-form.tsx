/** Name, format and size of an export, what the plan adds to it, and its progress. */
import { AlertCircle, Check, Info } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { InfoTip } from '#app/ui/info-tip.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { LONGEST_FILM } from '#app/services/engines/film/film-job.ts';
import { message } from '#messages/message.ts';
import {
  MOST_BLEED,
  PRINT_PIXELS_PER_INCH,
  USUAL_BLEED,
  type FileFormat,
} from '#tools/contract/ports/rendering-port.ts';
import { FILE_FORMATS, isFilm, largestSideOf, sizesOf, usualPages } from '#tools/files/file-formats.ts';
import type { ExportLimit } from '../session/export-limit.tsx';
import { EmptyFramesNote } from './empty-frames-note.tsx';
import { MissingLettersNote } from './missing-letters-note.tsx';
import { sizeText } from '#app/services/storage/size-text.ts';
import { filesOf, MOST_FILES, typedFileName } from './export-choice.ts';
import { exportSizes } from './export-sizes.ts';
import type { ExportChoice } from './export.machine.ts';
import { evenSize, FilmNote, useFilm } from './film-note.tsx';
import { PhotoCredits } from './photo-credits.tsx';
import { FormatCards } from './format-cards.tsx';
import { PlanLink } from '../panel-parts/plan-link.tsx';
import { SoftPicturesNote } from './soft-pictures-note.tsx';
import { useEstimate } from './use-estimate.ts';

const LONGEST_NAME = 80;

export interface ExportFormProps {
  title: string;
  page: { width: number; height: number };
  /** How many the design has. */
  pages: number;
  limit: ExportLimit;
  busy: 'rendering' | 'fetching' | null;
  /** 0 to 1; null while unknown. */
  progress: number | null;
  /** Why the last attempt failed. */
  failure: string | null;
  onExport(choice: ExportChoice): void;
  onCancel(): void;
}

export function ExportForm({
  title,
  page,
  pages,
  limit,
  busy,
  progress,
  failure,
  onExport,
  onCancel,
}: ExportFormProps): ReactNode {
  const [fileName, setFileName] = useState(title.slice(0, LONGEST_NAME));
  const [format, setFormat] = useState<FileFormat>('png');
  const [chosen, setChosen] = useState<readonly number[]>([limit.exportShorterSide]);
  const [quality, setQuality] = useState(92);
  const [wanted, setRange] = useState<'this' | 'all' | null>(null);
  const [wantsTransparent, setTransparent] = useState(false);
  const [bleed, setBleed] = useState(USUAL_BLEED);
  const [hasMarks, setMarks] = useState(true);
  const [nameError, setNameError] = useState<string | null>(null);

  const filmed = isFilm(format);
  const isPrint = format === 'print-pdf';
  const largest = largestSideOf(format, limit.exportShorterSide);
  const offered = exportSizes(page, largest).map((size) => (filmed ? evenSize(size) : size));
  const { extension, vector, paged, quality: hasQuality, transparent: canBeTransparent } = FILE_FORMATS[format];
  const range = pages > 1 ? (wanted ?? usualPages(format)) : 'this';
  const transparent = wantsTransparent && canBeTransparent;
  const fitting = chosen.filter((side) => side <= largest);
  const inPlan = fitting.length > 0 ? fitting : [largest];
  const take = sizesOf(format);
  const sizes = take === 'none' ? [] : take === 'one' ? inPlan.slice(0, 1) : inPlan;
  const files = filesOf({ format, sizes, pages: range }, pages);
  const estimate = useEstimate({ format, sizes, pages: range, transparent, quality }, page, pages);
  const film = useFilm(
    filmed,
    range,
    offered.find(({ shorterSide }) => shorterSide === sizes[0]),
  );

  const toggleSize = (side: number): void => {
    if (paged) return setChosen([side]);
    const next = chosen.includes(side) ? chosen.filter((one) => one !== side) : [...chosen, side].sort((a, b) => b - a);
    if (next.length > 0) setChosen(next);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = typedFileName(fileName, extension);
    if (name === '') {
      setNameError(message('editor.fileNameEmpty'));
      return;
    }
    onExport({
      fileName: name,
      format,
      sizes,
      quality: hasQuality ? quality : null,
      pages: range,
      transparent,
      print: isPrint ? { bleed, marks: hasMarks } : null,
    });
  };

  const tooMany = files > MOST_FILES;
  const tooLong = film !== null && film.duration > LONGEST_FILM;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={message('editor.fileName')}
        value={fileName}
        maxLength={LONGEST_NAME}
        error={nameError}
        suffix={`.${files > 1 ? 'zip' : extension}`}
        disabled={busy !== null}
        onChange={(event) => {
          setFileName(event.target.value);
          setNameError(null);
        }}
      />
      <FormatCards value={format} onValueChange={setFormat} vector={limit.vectorExport} disabled={busy !== null} />
      {pages > 1 && (
        <div className="grid gap-1.5">
          <span className="text-13 font-medium">{message('rendering.pages')}</span>
          <Segmented<'this' | 'all'>
            label={message('rendering.pages')}
            segments={[
              { value: 'all', label: message('rendering.allPages', { count: pages }) },
              { value: 'this', label: message('rendering.thisPage') },
            ]}
            value={range}
            onValueChange={setRange}
            disabled={busy !== null}
            className="w-full"
          />
        </div>
      )}
      {!vector && (
        <fieldset className="grid gap-1.5" disabled={busy !== null}>
          <legend className="mb-1.5 flex w-full justify-between text-13 font-medium">
            <span className="flex items-center gap-1">
              <span>{message(paged ? 'rendering.resolution' : 'export.sizes')}</span>
              <InfoTip about={message('export.sizesAbout')}>{message('export.sizesExplained', { largest })}</InfoTip>
            </span>
            {!paged && <span className="font-normal text-muted">{message('export.sizesHint')}</span>}
          </legend>
          <div className="flex flex-wrap gap-1.5">
            {offered.map(({ shorterSide, width, height }) => (
              <Chip
                key={shorterSide}
                pressed={sizes.includes(shorterSide)}
                icon={sizes.includes(shorterSide) && sizes.length > 1 ? Check : undefined}
                onClick={() => toggleSize(shorterSide)}
                className="tabular"
              >
                {message('editor.exportPixels', { width, height })}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {film && <FilmNote {...film} />}
      {(vector || paged) && !filmed && (
        <p className="text-12 text-muted">
          {isPrint ? message('rendering.printSize', printWords(page)) : message('rendering.pageSize', paperWords(page))}
        </p>
      )}
      {isPrint && (
        <>
          <div className="grid gap-1">
            <span className="flex justify-between text-13 font-medium">
              <span className="flex items-center gap-1">
                <span>{message('rendering.bleed')}</span>
                <InfoTip about={message('rendering.bleedAbout')}>{message('rendering.bleedExplained')}</InfoTip>
              </span>
              <span className="tabular font-normal text-muted">{message('rendering.bleedValue', { bleed })}</span>
            </span>
            <Slider
              label={message('rendering.bleed')}
              value={bleed}
              min={0}
              max={MOST_BLEED}
              onChange={setBleed}
              disabled={busy !== null}
            />
          </div>
          <Switch
            label={message('rendering.cropMarks')}
            hint={message('rendering.cropMarksHint')}
            checked={hasMarks}
            onCheckedChange={setMarks}
            disabled={busy !== null}
          />
        </>
      )}
      {hasQuality && (
        <div className="grid gap-1">
          <span className="flex justify-between text-13 font-medium">
            {message('editor.quality')}
            <span className="tabular font-normal text-muted">{quality}</span>
          </span>
          <Slider
            label={message('editor.quality')}
            value={quality}
            min={30}
            max={100}
            onChange={setQuality}
            disabled={busy !== null}
          />
        </div>
      )}
      {canBeTransparent && (
        <Switch
          label={message('export.transparent')}
          hint={message('export.transparentHint')}
          checked={wantsTransparent}
          onCheckedChange={setTransparent}
          disabled={busy !== null}
        />
      )}
      <EmptyFramesNote allPages={range === 'all'} />
      {isPrint && <SoftPicturesNote allPages={range === 'all'} />}
      <MissingLettersNote allPages={range === 'all'} />
      <PhotoCredits />
      {limit.watermark && (
        <p className="flex gap-2 rounded-control bg-tint p-2.5 text-12 text-muted">
          <Info size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
          <span>
            {message('editor.watermarkNote')} <PlanLink limit="watermark">{message('billing.seePlans')}</PlanLink>
          </span>
        </p>
      )}
      {(failure !== null || tooMany) && busy === null && (
        <p role="alert" className="flex gap-2 rounded-control bg-danger-soft p-2.5 text-12 text-danger-text">
          <AlertCircle size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
          <span>
            {tooMany ? (
              message('export.tooMany', { limit: MOST_FILES })
            ) : (
              <>
                <span className="font-semibold">{message('editor.downloadFailed')}</span> {failure}
              </>
            )}
          </span>
        </p>
      )}
      {/* Shows progress next to the buttons, so that the dialog does not grow when work begins. */}
      <div className="flex min-h-9 items-center gap-3">
        <div className="grid flex-1 gap-1.5" aria-live="polite">
          {busy ? (
            <Progress busy={busy} share={progress} film={filmed} />
          ) : (
            <span className="tabular text-12 text-muted">
              {film
                ? message('motion.filmAbout', { length: film.duration / 1000, size: sizeText(film.bytes) })
                : aboutWords(estimate, files)}
            </span>
          )}
        </div>
        {busy && <Button onClick={onCancel}>{message('common.cancel')}</Button>}
        <Button
          variant="primary"
          type="submit"
          busy={busy !== null}
          disabled={tooMany || tooLong}
          data-command="download"
        >
          {message(failure !== null && busy === null ? 'export.tryAgain' : 'editor.download')}
        </Button>
      </div>
    </form>
  );
}

function Progress({
  busy,
  share,
  film,
}: {
  busy: 'rendering' | 'fetching';
  share: number | null;
  film: boolean;
}): ReactNode {
  const label =
    busy === 'fetching'
      ? message('editor.downloading')
      : share === null
        ? message(film ? 'motion.filming' : 'export.rendering')
        : message(film ? 'motion.filmingShare' : 'export.renderingShare', { percent: Math.round(share * 100) });
  return (
    <>
      <span className="text-12 text-muted">{label}</span>
      <ProgressLine label={label} value={share ?? undefined} />
    </>
  );
}

/** Shown next to the button before anything is done. */
function aboutWords(estimate: number | null, files: number): string {
  if (estimate === null) return files > 1 ? message('export.files', { count: files }) : '';
  const size = sizeText(estimate);
  return files > 1 ? message('export.aboutFiles', { count: files, size }) : message('export.about', { size });
}

/** Centimetres per inch, and page pixels per inch in a PDF or SVG. */
const CM_PER_INCH = 2.54;
const PIXELS_PER_INCH = 96;

const MM_PER_INCH = 25.4;

/** The cut page of a print shop's file in whole mm. */
function printWords({ width, height }: { width: number; height: number }) {
  const mm = (pixels: number) => Math.round((pixels / PRINT_PIXELS_PER_INCH) * MM_PER_INCH);
  return { width, height, across: mm(width), down: mm(height) };
}

function paperWords({ width, height }: { width: number; height: number }) {
  const cm = (pixels: number) => ((pixels / PIXELS_PER_INCH) * CM_PER_INCH).toFixed(1);
  return { width, height, across: cm(width), down: cm(height) };
}
