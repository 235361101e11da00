/**
 * All templates: found by words, category, format and color, shown in the user's own brand and with their own photo.
 */
import { LayoutTemplate, Palette } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { TEMPLATE_CATEGORIES } from '#design/templates/catalogue/template.ts';
import { sizeOfShape } from '#app/services/templates/preview-page.ts';
import { previewPath } from '#app/contracts/template-address.ts';
import { findTemplates, searchable, type FoundTemplate } from '#app/services/templates/template-search.ts';
import { useKeepForSignIn } from '#app/browser/keep-for-sign-in.ts';
import { useTemplates } from '#app/browser/use-templates.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { message } from '#messages/message.ts';
import { ColorFilter } from './color-filter.tsx';
import { PhotoChoice, type PhotoChooser } from './photo-choice.tsx';
import { SHOWN_AT_ONCE, writeView } from './template-address.ts';
import { TemplateDialog, type FormatChooser } from './template-dialog.tsx';
import { TemplateTile } from './template-tile.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useOwnPhoto } from './use-own-photo.ts';
import { useWayBack } from './use-way-back.ts';
import { useTemplateView } from './use-template-view.ts';

export interface TemplatesPageProps {
  signedIn: boolean;
  formats: FormatChooser;
  photos: PhotoChooser;
}

const keyOf = ({ id }: FoundTemplate): string => id;
/** Others next to an open one. */
const OTHERS = 8;

export function TemplatesPage({ signedIn, formats, photos }: TemplatesPageProps): ReactNode {
  const { pathname } = useLocation();
  const { view, change, leave } = useTemplateView();
  const { query, category, format, color } = view;
  const { templates, brand, first, failed, retry } = useTemplates(signedIn);
  useWayBack(templates !== null);
  const photo = useOwnPhoto(signedIn ? view.photo : null);
  const searched = useDeferredValue(query.trim());
  const all = useMemo(() => searchable(templates ?? [], first), [templates, first]);
  const inColor = useMemo(() => findTemplates(all, { query: searched, category: null, color }), [all, searched, color]);
  const found = useMemo(
    () => findTemplates(all, { query: searched, category, color }),
    [all, searched, category, color],
  );
  const counts = useMemo(
    () => new Map(TEMPLATE_CATEGORIES.map((id) => [id, inColor.filter((template) => template.category === id).length])),
    [inColor],
  );
  const look = {
    brand: signedIn && view.brand && brand !== null,
    photo: photo.state === 'none' || photo.state === 'gone' ? null : view.photo,
    cut: photo.state === 'cut',
  };
  const ratioOf = useCallback(
    (template: FoundTemplate): number => {
      const page = format ?? sizeOfShape(template.shape);
      return page.width / page.height;
    },
    [format],
  );
  const open = view.open === null ? undefined : all.find(({ id }) => id === view.open);
  const here = `${pathname}${writeView(view).size > 0 ? `?${writeView(view)}` : ''}`;
  useKeepForSignIn(
    signedIn
      ? null
      : () => {
          leave();
          return here;
        },
  );
  const signIn = signedIn ? null : `/sign-in?${new URLSearchParams({ next: here })}`;
  const forLogo = /\blogos?\b/i.test(searched);
  const isFiltered = query.trim() !== '' || category !== null || color !== null;

  return (
    <main id="content" className="mx-auto w-full max-w-[100rem] px-4 pt-4 pb-24 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-28 sm:text-40">{message('templates.title')}</h1>
          <p className="mt-1 text-15 text-muted">{message('templates.lead')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {signedIn && brand !== null && (
            <Switch
              label={message('templates.applyBrand')}
              checked={view.brand}
              onCheckedChange={(wanted) => change({ brand: wanted })}
            />
          )}
          {signIn === null && brand === null && templates !== null && (
            <Link to="/brand-kit" className={buttonClass('ghost', 'medium')}>
              <Palette size={18} strokeWidth={1.75} aria-hidden />
              {message('templates.setUpBrand')}
            </Link>
          )}
          <PhotoChoice
            photo={signedIn ? view.photo : null}
            state={photo}
            chooser={photos}
            signIn={signIn}
            onChange={(asset) => change({ photo: asset })}
          />
        </div>
      </div>

      <div className="sticky top-0 z-20 -mx-4 mt-5 grid gap-2.5 border-b border-line bg-paper px-4 pt-3 pb-2.5 sm:-mx-6 sm:px-6">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={message('templates.search')}
            placeholder={message('templates.searchHint')}
            clearLabel={message('common.clearSearch')}
            maxLength={100}
            className="min-w-0 flex-1 basis-72"
            value={query}
            onChange={(typed) => change({ query: typed })}
          />
          <div className="flex flex-wrap items-center gap-2">
            {formats(format, (chosen) => change({ format: chosen }))}
            <ColorFilter value={color} onChange={(chosen) => change({ color: chosen })} />
          </div>
        </div>
        {/* Chips that do not fit are reached by scrolling, also by keys. */}
        <div
          role="group"
          aria-label={message('library.categories')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="-mx-1 flex gap-1.5 overflow-x-auto px-1 py-0.5 [scrollbar-width:none]"
        >
          <Chip size="small" pressed={category === null} onClick={() => change({ category: null })}>
            {message('templates.all')}
            <Count>{inColor.length}</Count>
          </Chip>
          {TEMPLATE_CATEGORIES.filter((id) => all.length === 0 || all.some((template) => template.category === id)).map(
            (id) => (
              <Chip
                key={id}
                size="small"
                pressed={category === id}
                onClick={() => change({ category: category === id ? null : id })}
              >
                <span>{message(`library.templateCategory.${id}`)}</span>
                {templates && <Count>{counts.get(id) ?? 0}</Count>}
              </Chip>
            ),
          )}
        </div>
      </div>

      <p role="status" className="tabular mt-3 mb-3 flex flex-wrap gap-x-3 text-13 text-muted">
        <span>{templates ? message('templates.count', { count: found.length }) : message('templates.loading')}</span>
        {photo.state === 'looking' && <span>{message('templates.cuttingOut')}</span>}
        {photo.state === 'whole' && <span>{message('templates.photoWhole', { reason: photo.reason ?? '' })}</span>}
        {photo.state === 'gone' && <span className="text-danger-text">{message('templates.photoMissing')}</span>}
      </p>

      {failed ? (
        <EmptyState
          title={message('library.templatesNotLoaded')}
          action={
            <Button variant="primary" onClick={retry}>
              {message('common.retry')}
            </Button>
          }
        />
      ) : templates && found.length === 0 ? (
        <EmptyState
          title={searched ? message('templates.nothing', { query: searched }) : message('templates.nothingHere')}
          hint={message(forLogo ? 'templates.logosElsewhere' : 'templates.nothingHint')}
          picture={<LayoutTemplate size={40} strokeWidth={1.25} className="text-faint" />}
          action={
            forLogo ? (
              <Link to="/logo-generator" className={buttonClass('primary')}>
                {message('logoStudio.makeLogos')}
              </Link>
            ) : (
              isFiltered && (
                <Button variant="primary" onClick={() => change({ query: '', category: null, color: null })}>
                  {message('templates.showAll')}
                </Button>
              )
            )
          }
        />
      ) : templates ? (
        <TileGrid
          label={message('templates.title')}
          entries={found}
          limit={view.shown}
          batch={SHOWN_AT_ONCE}
          ratioOf={ratioOf}
          keyOf={keyOf}
          renderTile={(template, tabIndex) => (
            <TemplateTile
              id={template.id}
              title={template.title}
              about={format?.name ?? message(`templates.shape.${template.shape}`)}
              source={previewPath(template.id, format ?? sizeOfShape(template.shape), {
                ...look,
                photo: template.photos > 0 ? look.photo : null,
              })}
              background={template.ground}
              tabIndex={tabIndex}
              onOpen={(id) => change({ open: id })}
            />
          )}
        />
      ) : (
        <Waiting />
      )}
      {templates && found.length > view.shown && (
        <div className="mt-10 grid justify-items-center gap-3">
          <p className="tabular text-13 text-muted">
            {message('templates.shownOf', { shown: view.shown, count: found.length })}
          </p>
          <Button size="large" onClick={() => change({ shown: view.shown + SHOWN_AT_ONCE })}>
            {message('templates.showMore')}
          </Button>
        </div>
      )}
      {open && (
        <TemplateDialog
          template={open}
          view={{ ...view, brand: look.brand, photo: look.photo }}
          cut={look.cut}
          others={likeIt(all, open)}
          hasBrand={signedIn && brand !== null}
          formats={formats}
          onChange={change}
          onClose={() => change({ open: null })}
        />
      )}
    </main>
  );
}

/** Those for the same topic first, then others of its category. */
function likeIt(all: readonly FoundTemplate[], { id, title, category }: FoundTemplate): FoundTemplate[] {
  const others = all.filter((other) => other.id !== id && other.category === category);
  return [...others.filter((other) => other.title === title), ...others.filter((other) => other.title !== title)].slice(
    0,
    OTHERS,
  );
}

const Count = ({ children }: { children: number }): ReactNode => <span className="tabular text-12">{children}</span>;

/** Placeholders while loading. */
function Waiting(): ReactNode {
  return (
    <div aria-hidden className="columns-2 gap-4 sm:columns-[14rem]">
      {[100, 125, 178, 100, 56, 140, 125, 100, 178, 56, 125, 100].map((height, index) => (
        <div
          key={index}
          className="mb-4 w-full break-inside-avoid rounded-card bg-sunken"
          style={{ aspectRatio: `${100 / height}` }}
        />
      ))}
    </div>
  );
}
