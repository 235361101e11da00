/**
 * Choosing a font: search, kinds and scripts above a list of names in their own letters. Pointing at one previews it on
 * the canvas.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Search, TriangleAlert, Type, Upload } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { fieldClass } from '#app/ui/text-field.tsx';
import { fontFamily } from '#design/fonts/catalogue.ts';
import { ownFont, readableFamily } from '#design/fonts/own-fonts.ts';
import { message } from '#messages/message.ts';
import { useDocument } from '../session/session-context.tsx';
import { useBrandKit } from '../session/brand.ts';
import { familiesOf } from './document-fonts.ts';
import { FontName, useFontNames } from './font-name.tsx';
import { CATEGORIES, fontRows, isMissing, NO_FILTER, SCRIPTS, type FontFilter, type FontRow } from './font-rows.ts';
import { OwnFontsView } from './own-fonts-view.tsx';
import { familyOf, useOwnFonts, type OwnFontEntry } from './own-fonts.ts';
import { recentFonts } from './recent-fonts.ts';

const HEADING_HEIGHT = 30;
const ROW_HEIGHT = 54;
/** A pointer passing over a row doesn't count as pointing at it, ms. */
const LOOKING = 110;

export interface FontPanelProps {
  /** As the design names it; null: several fonts. */
  value: string | null;
  /** Previews a family on the canvas; null restores the previous one. */
  onLook(family: string | null): void;
  onTake(family: string): void;
}

export default function FontPanel({ value, onLook, onTake }: FontPanelProps): ReactNode {
  const [managing, setManaging] = useState(false);
  if (managing) return <OwnFontsView onBack={() => setManaging(false)} onTake={onTake} />;
  return (
    <Choosing
      value={value}
      onLook={onLook}
      onTake={onTake}
      onManage={() => {
        onLook(null);
        setManaging(true);
      }}
    />
  );
}

function Choosing({ value, onLook, onTake, onManage }: FontPanelProps & { onManage(): void }): ReactNode {
  const id = useId();
  const [filter, setFilter] = useState<FontFilter>(NO_FILTER);
  const [active, setActive] = useState<number | null>(null);
  const document = useDocument();
  const kit = useBrandKit();
  const own = useOwnFonts();
  const names = useFontNames();
  const [recent] = useState(() => recentFonts());
  // Previewed fonts are not yet in use: the list must not move under the pointer.
  const [used] = useState(() => familiesOf(document));
  const rows = useMemo(
    () =>
      fontRows(filter, {
        brand: [kit?.fonts.heading, kit?.fonts.body].filter((one) => one != null),
        used,
        recent,
        own: own.map(familyOf),
      }),
    [filter, kit, used, recent, own],
  );
  const fonts = useMemo(
    () => rows.flatMap((row, index) => (row.type === 'font' ? [{ family: row.family, index }] : [])),
    [rows],
  );
  const search = useRef<HTMLInputElement>(null);
  // The panel mounts after its popover has opened and looked for something to focus.
  useEffect(() => search.current?.focus(), []);
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.type === 'heading' ? HEADING_HEIGHT : ROW_HEIGHT),
    overscan: 6,
  });
  const activeFamily = active === null ? null : (fonts[active]?.family ?? null);

  const look = useRef(onLook);
  look.current = onLook;
  useEffect(() => {
    if (activeFamily === null) return;
    const timer = setTimeout(() => look.current(activeFamily), LOOKING);
    return () => clearTimeout(timer);
  }, [activeFamily]);

  const change = (next: Partial<FontFilter>): void => {
    setFilter((before) => ({ ...before, ...next }));
    setActive(null);
    onLook(null);
    scroller.current?.scrollTo({ top: 0 });
  };

  const walk = (to: number): void => {
    const place = Math.max(0, Math.min(fonts.length - 1, to));
    const found = fonts[place];
    if (!found) return;
    setActive(place);
    virtual.scrollToIndex(found.index, { align: 'auto' });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = active ?? fonts.findIndex(({ family }) => family === value) - (event.key === 'ArrowDown' ? 0 : -1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + 7,
      PageUp: from - 7,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      walk(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const taken = activeFamily ?? (filter.query.trim() === '' ? null : fonts[0]?.family);
      if (taken != null) onTake(taken);
    }
  };

  return (
    <div className="flex max-h-[inherit] min-h-0 flex-col">
      <div className="grid gap-2 p-3 pb-2">
        {value !== null && isMissing(value) && (
          <p role="status" className="flex gap-2 rounded-control bg-warning-soft p-2 text-13 text-warning-text">
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            {message('fonts.missing', { name: value })}
          </p>
        )}
        <div className="relative">
          <Search
            size={15}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-faint"
          />
          <input
            ref={search}
            role="combobox"
            aria-label={message('fonts.search')}
            aria-expanded
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={active === null ? undefined : `${id}-${active}`}
            placeholder={message('fonts.search')}
            autoComplete="off"
            spellCheck={false}
            value={filter.query}
            onChange={(event) => change({ query: event.target.value })}
            onKeyDown={onKeyDown}
            className={classNames(fieldClass('small'), 'ps-8')}
          />
        </div>
        <ChipRow label={message('fonts.kind')}>
          {CATEGORIES.filter((category) => category !== 'own' || own.length > 0).map((category) => (
            <Chip
              key={category}
              size="small"
              pressed={filter.category === category}
              onClick={() => change({ category: filter.category === category ? null : category })}
            >
              {message(`fonts.category.${category}`)}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow label={message('fonts.script')}>
          {SCRIPTS.map((script) => (
            <Chip
              key={script}
              size="small"
              pressed={filter.script === script}
              onClick={() => change({ script: filter.script === script ? null : script })}
            >
              {message(`fonts.script.${script}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <span role="status" className="sr-only">
        {filter === NO_FILTER ? '' : message('fonts.found', { count: fonts.length })}
      </span>
      <div
        ref={scroller}
        className="h-96 min-h-0 shrink overflow-y-auto overscroll-contain border-y border-line px-1.5 py-1"
      >
        {fonts.length === 0 && (
          <div className="grid justify-items-start gap-3 p-3">
            <p className="text-13 text-muted">{message('fonts.nothing')}</p>
            <Button size="small" onClick={() => change(NO_FILTER)}>
              {message('fonts.clear')}
            </Button>
          </div>
        )}
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={0}
          aria-label={message('fonts.list')}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          onKeyDown={onKeyDown}
          className="relative outline-offset-[-2px]"
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index] as FontRow;
            const place = { height: size, transform: `translateY(${start}px)` };
            if (row.type === 'heading') {
              return (
                <div
                  key={`heading ${row.title}`}
                  role="presentation"
                  className="absolute inset-x-0 top-0 flex items-end px-2 pb-1 text-12 font-medium text-muted"
                  style={place}
                >
                  {message(row.title)}
                </div>
              );
            }
            const entry = ownFont(row.family) ? own.find((one) => familyOf(one) === row.family) : undefined;
            const facts = factsOf(row.family, entry);
            return (
              // The search field has the focus and takes the keys; it names the previewed row.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={`${row.place} ${row.family}`}
                id={`${id}-${row.place}`}
                role="option"
                aria-selected={row.family === value}
                aria-label={[readableFamily(row.family), facts].filter(Boolean).join(', ')}
                aria-posinset={row.place + 1}
                aria-setsize={fonts.length}
                onPointerMove={() => setActive(row.place)}
                onClick={() => onTake(row.family)}
                className={classNames(
                  'absolute inset-x-0 top-0 flex cursor-default items-center gap-2 rounded-small px-2',
                  row.place === active && 'bg-tint-strong',
                )}
                style={place}
              >
                <span className="grid min-w-0 flex-1">
                  <FontName family={row.family} names={names} />
                  <span className="truncate text-12 text-muted">{facts}</span>
                </span>
                {row.family === value && <Check size={16} strokeWidth={2} aria-hidden className="shrink-0" />}
              </div>
            );
          })}
        </div>
      </div>
      <div className="p-2">
        <Button
          variant="ghost"
          size="small"
          icon={own.length > 0 ? Type : Upload}
          className="w-full"
          onClick={onManage}
        >
          {message(own.length > 0 ? 'fonts.manage' : 'fonts.upload')}
        </Button>
      </div>
    </div>
  );
}

function ChipRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-3 flex gap-1.5 overflow-x-auto px-3 py-0.5 [scrollbar-width:none]"
    >
      {children}
    </div>
  );
}

/** Which weights a font has, and whether it has italics: "9 weights, italic". */
function factsOf(family: string, entry: OwnFontEntry | undefined): string {
  const known = fontFamily(family);
  if (known)
    return [message('fonts.weights', { count: known.weights.length }), known.italics && message('fonts.italic')]
      .filter(Boolean)
      .join(', ');
  if (!entry) return '';
  const [lightest, boldest] = entry.weights;
  const weights = lightest === boldest ? entry.style : message('fonts.everyWeight', { lightest, boldest });
  return [weights, entry.italic && message('fonts.italic')].filter(Boolean).join(', ');
}
