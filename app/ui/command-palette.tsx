/**
 * A palette: one field that searches all its entries, operated by keyboard alone. Knows nothing about its entries.
 * Loaded lazily.
 */
import { Command } from 'cmdk';
import { ArrowLeft, Search, type LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { InDialog } from './floating.ts';
import { Shortcut } from './shortcut.tsx';

export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Next to the label, fainter: the kind of entry. */
  detail?: string;
  shortcut?: string;
  /** Other search words. */
  keywords?: readonly string[];
  /** Why it can't be chosen now. */
  obstacle?: string;
  /** Found only by search, never listed otherwise. */
  hidden?: boolean;
  /** Shown whatever the search is. */
  always?: boolean;
  /** Keeps the palette open: the choice continues inside it. */
  staysOpen?: boolean;
  onSelect(): void;
}

export interface PaletteGroup {
  id: string;
  heading: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  label: string;
  placeholder: string;
  /** Shown if nothing is found. */
  empty: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  search: string;
  onSearchChange(search: string): void;
  /** Called whenever the field gets the focus: what is typed from then on is in it. */
  onFieldFocus?(): void;
  groups: readonly PaletteGroup[];
  /** Replaces field and list: a step that the chosen entry needs, with its heading. */
  step?: { title: string; backLabel: string; onBack(): void; content: ReactNode } | null;
  /** Takes the focus after the palette has closed with a choice. */
  takeFocus(): void;
}

/** Prefix of the values of rows that can't be chosen now. */
const BLOCKED = '!';
/** Most rows listed before anybody types. */
const MOST_UNSEARCHED = 60;

export function CommandPalette({
  label,
  placeholder,
  empty,
  open,
  onOpenChange,
  search,
  onSearchChange,
  onFieldFocus,
  groups,
  step,
  takeFocus,
}: CommandPaletteProps): ReactNode {
  /** The chosen action runs after the palette has closed and the focus is back. */
  const chosen = useRef<(() => void) | null>(null);
  const choose = (item: PaletteItem): void => {
    if (item.staysOpen) item.onSelect();
    else {
      chosen.current = item.onSelect;
      onOpenChange(false);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            const run = chosen.current;
            chosen.current = null;
            event.preventDefault();
            takeFocus();
            run?.();
          }}
          onEscapeKeyDown={(event) => {
            if (!step) return;
            event.preventDefault();
            step.onBack();
          }}
          className="fixed top-[12vh] left-1/2 z-50 flex max-h-[min(32rem,76vh)] w-[min(40rem,calc(100vw-2rem))] -translate-x-1/2 animate-fade flex-col overflow-hidden rounded-sheet border border-line bg-raised text-ink shadow-sheet outline-none"
        >
          <InDialog.Provider value>
            {step ? (
              <Step {...step} />
            ) : (
              <>
                <Radix.Title className="sr-only">{label}</Radix.Title>
                <Results
                  {...{ label, placeholder, empty, search, onSearchChange, onFieldFocus, groups }}
                  onChoose={choose}
                />
              </>
            )}
          </InDialog.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ResultsProps = Pick<
  CommandPaletteProps,
  'label' | 'placeholder' | 'empty' | 'search' | 'onSearchChange' | 'onFieldFocus' | 'groups'
> & { onChoose(item: PaletteItem): void };

function Results({
  label,
  placeholder,
  empty,
  search,
  onSearchChange,
  onFieldFocus,
  groups,
  onChoose,
}: ResultsProps): ReactNode {
  const searching = search.trim() !== '';
  let room = searching ? Infinity : MOST_UNSEARCHED;
  const shown = groups.flatMap((group) => {
    const items = group.items.filter((item) => searching || (!item.hidden && !item.obstacle)).slice(0, room);
    room -= items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
  return (
    <Command label={label} loop vimBindings={false} filter={rank} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-12 shrink-0 items-center gap-2.5 border-b border-line px-4">
        <Search size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
        <Command.Input
          value={search}
          onValueChange={onSearchChange}
          onFocus={onFieldFocus}
          placeholder={placeholder}
          aria-label={label}
          className="h-full min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-faint focus-visible:outline-none"
        />
      </div>
      <Command.List label={label} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 pb-2">
        {!shown.some(stands) && (
          <Command.Empty className="px-3 py-8 text-center text-13 text-muted">{empty}</Command.Empty>
        )}
        {shown.map((group) => (
          <Command.Group
            key={group.id}
            heading={group.heading}
            // A permanent item does not count as found: its group would be hidden with it.
            forceMount={stands(group)}
            className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted"
          >
            {group.items.map((item) => (
              <Row key={`${group.id} ${item.id}`} group={group.id} item={item} onChoose={onChoose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

/** It contains entries shown for every search. */
const stands = ({ items }: PaletteGroup): boolean => items.some(({ always }) => always);

function Row({
  group,
  item,
  onChoose,
}: {
  group: string;
  item: PaletteItem;
  onChoose(item: PaletteItem): void;
}): ReactNode {
  const { label, icon: Icon, detail, shortcut, keywords = [], obstacle, always } = item;
  return (
    <Command.Item
      value={`${obstacle === undefined ? '' : BLOCKED}${group} ${item.id}`}
      keywords={[label, ...keywords, ...(detail ? [detail] : [])]}
      forceMount={always}
      disabled={obstacle !== undefined}
      onSelect={() => onChoose(item)}
      data-item={item.id}
      className={classNames(
        'flex min-h-9 cursor-default items-center gap-3 rounded-control px-2.5 py-1.5 text-13 select-none',
        'data-[selected=true]:bg-tint-strong data-[disabled=true]:text-muted',
      )}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0 truncate">{label}</span>
      <span className="min-w-0 flex-1 truncate text-12 text-muted">{obstacle ?? detail}</span>
      {shortcut && <Shortcut keys={shortcut} />}
    </Command.Item>
  );
}

/**
 * How well words match a row, 0 to 1. Every typed word must begin one of the row's words; those in the label count
 * most, whole matches before scattered ones.
 */
export function rank(value: string, search: string, keywords: readonly string[] = []): number {
  // Options that are unavailable now come after all others.
  return value.startsWith(BLOCKED) ? fit(search, keywords) / 100 : fit(search, keywords);
}

function fit(search: string, keywords: readonly string[]): number {
  const [label = '', ...others] = keywords.map((words) => words.toLocaleLowerCase());
  const wanted = search.trim().toLocaleLowerCase();
  if (label.startsWith(wanted)) return 1;
  const typed = wanted.split(/\s+/);
  const begins = (words: string, word: string): boolean =>
    words.split(/[\s/:,.()–-]+/).some((one) => one.startsWith(word));
  if (typed.every((word) => begins(label, word))) return 0.8;
  if (typed.every((word) => [label, ...others].some((words) => begins(words, word)))) return 0.5;
  return label.includes(wanted) ? 0.3 : 0;
}

function Step({ title, backLabel, onBack, content }: NonNullable<CommandPaletteProps['step']>): ReactNode {
  return (
    <>
      <div className="flex h-12 shrink-0 items-center gap-1.5 border-b border-line px-2">
        <button
          type="button"
          aria-label={backLabel}
          onClick={onBack}
          className="grid size-8 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
        </button>
        <Radix.Title className="font-text text-15 font-semibold tracking-normal">{title}</Radix.Title>
      </div>
      {content}
    </>
  );
}
