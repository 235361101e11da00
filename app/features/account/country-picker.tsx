/**
 * Picks the country whose code precedes the number: finds all countries by name, also in the browser's own language, by
 * their letters or by their code. Loaded with the phone form.
 */
import { Command } from 'cmdk';
import { Check, ChevronDown, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { allCountries, callingCode, type Country } from '#design/contacts/phone-number.ts';
import { Popover } from '#app/ui/popover.tsx';
import { matchCountry } from './match-country.ts';

export interface CountryPickerProps {
  country: string;
  /** Digits of its code. */
  code: string;
  onPick(country: Country): void;
}

interface Row {
  country: Country;
  name: string;
  code: string;
  words: string[];
}

/** Names in the page's language; names in the browser's language are found too. */
function countryRows(): Row[] {
  const names = new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'region' });
  const own = new Intl.DisplayNames([...navigator.languages], { type: 'region' });
  return allCountries()
    .map((country) => {
      const name = names.of(country) ?? country;
      return { country, name, code: callingCode(country), words: [name, own.of(country) ?? '', country] };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function CountryPicker({ country, code, onPick }: CountryPickerProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const rows = useMemo(() => countryRows(), []);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[data-selected=true]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [open]);
  const current = rows.find((row) => row.country === country);
  const shown = useMemo(() => matchCountry(rows, search), [rows, search]);
  return (
    <Popover
      label={message('phone.country')}
      align="start"
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setSearch('');
      }}
      className="w-[min(24rem,calc(100vw-3rem))] p-0!"
      maxHeight="22rem"
      trigger={
        <button
          type="button"
          className="flex h-full items-center gap-1.5 rounded-s-control ps-4 pe-2.5 text-15 hover:bg-tint focus-visible:-outline-offset-2"
        >
          <span className="sr-only">{message('phone.countryOf', { country: current?.name ?? country })}</span>
          <span className="text-13 font-semibold text-muted">{country}</span>
          <span className="tabular">+{code}</span>
          <ChevronDown size={15} strokeWidth={1.75} aria-hidden className="text-faint" />
        </button>
      }
    >
      <Command
        label={message('phone.country')}
        loop
        vimBindings={false}
        shouldFilter={false}
        defaultValue={country}
        className="flex max-h-[22rem] flex-col"
      >
        <div className="flex h-11 shrink-0 items-center gap-2.5 border-b border-line px-3.5">
          <Search size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
          <Command.Input
            value={search}
            onValueChange={setSearch}
            placeholder={message('phone.searchCountry')}
            aria-label={message('phone.searchCountry')}
            className="h-full min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-faint focus-visible:outline-none"
          />
        </div>
        <Command.List
          ref={list}
          label={message('phone.country')}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
        >
          <Command.Empty className="px-3 py-6 text-center text-13 text-muted">
            {message('phone.noCountry')}
          </Command.Empty>
          {shown.map((row) => (
            <Command.Item
              key={row.country}
              value={row.country}
              onSelect={() => {
                setOpen(false);
                onPick(row.country);
              }}
              className="flex min-h-9 cursor-default items-center gap-2.5 rounded-small px-2.5 text-13 outline-none select-none data-[selected=true]:bg-tint-strong"
            >
              <span aria-hidden className="w-6 text-12 font-semibold text-muted">
                {row.country}
              </span>
              <span className="min-w-0 flex-1 truncate">{row.name}</span>
              {row.country === country && <Check size={15} strokeWidth={2} aria-hidden />}
              <span dir="ltr" className="tabular text-muted">
                +{row.code}
              </span>
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Popover>
  );
}
