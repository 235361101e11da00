/** Templates: whole layouts to start from, by topic, in their own look or in the brand kit's. */
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Loading } from '#app/ui/spinner.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { childrenOf } from '#design/document/tree.ts';
import { TEMPLATE_CATEGORIES } from '#design/templates/catalogue/template.ts';
import { message } from '#messages/message.ts';
import { hasContents } from '../commands/has-contents.ts';
import { findTemplates, searchable } from '#app/services/templates/template-search.ts';
import { useTemplates } from '#app/browser/use-templates.ts';
import { useDocument, useSession, useShownContext } from '../session/session-context.tsx';
import { CategoryChips } from './elements/category-chips.tsx';
import { VirtualGrid } from './elements/virtual-grid.tsx';
import type { putTemplate as PutTemplateHere } from './templates/put-template.ts';
import { TemplateTile } from './templates/template-tile.tsx';
import { PanelProblem } from '../panel-parts/panel-problem.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { CodeMissingError, fetchCode } from '../loading/fetch-code.ts';
import { PanelSearch } from '../panel-parts/panel-search.tsx';

/** The layouts are many, and wanted only once somebody has chosen. */
const put: typeof PutTemplateHere = async (...chosen) => {
  try {
    const { putTemplate } = await fetchCode(() => import('./templates/put-template.ts'));
    await putTemplate(...chosen);
  } catch (thrown) {
    if (!(thrown instanceof CodeMissingError)) throw thrown;
    toast({ title: message('templates.loadError'), description: message('sync.partMissing'), variant: 'destructive' });
  }
};

/** Two in a row, px; very high pages are shown in part of their height. */
const TILE = { width: 129, least: 68, most: 230, gap: 6 } as const;

export default function TemplatesPanel(): ReactNode {
  const session = useSession();
  const { width, height } = useDocument();
  const shown = useShownContext();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [wantsBrand, setWantsBrand] = useState(false);
  const [wantsOwn, setWantsOwn] = useState(true);
  const { templates, brand, first, failed, retry } = useTemplates();
  const searched = useDeferredValue(query.trim());
  const filled = useMemo(() => hasContents(shown), [shown]);
  const empty = childrenOf(shown.document, shown.page).length === 0;
  const branded = wantsBrand && brand !== null;
  const keep = filled && wantsOwn;

  const all = useMemo(() => searchable(templates ?? [], first), [templates, first]);
  const found = useMemo(
    () => findTemplates(all, { query: searched, category, color: null }),
    [all, searched, category],
  );

  const tileHeight = Math.round(Math.min(TILE.most, Math.max(TILE.least, (TILE.width * height) / width)));
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-3 pb-0">
      <PanelSearch label={message('library.searchTemplates')} value={query} onChange={setQuery} />
      <CategoryChips
        label={message('library.categories')}
        categories={TEMPLATE_CATEGORIES.map((id) => ({ id, label: message(`library.templateCategory.${id}`) }))}
        value={category}
        onChange={setCategory}
      />
      <div className="grid shrink-0 gap-2 pb-1">
        {brand ? (
          <Switch label={message('library.inMyBrand')} checked={wantsBrand} onCheckedChange={setWantsBrand} />
        ) : (
          <p className="text-12 text-muted">
            {message('library.noBrand')}{' '}
            <a href="/brand-kit" className="font-medium text-accent-text hover:underline">
              {message('library.toBrandKit')}
            </a>
          </p>
        )}
        {filled && <Switch label={message('library.keepMine')} checked={wantsOwn} onCheckedChange={setWantsOwn} />}
      </div>
      {failed ? (
        <PanelProblem onRetry={retry}>{message('library.templatesNotLoaded')}</PanelProblem>
      ) : !templates ? (
        <Loading label={message('library.loadingTemplates')} className="py-8" />
      ) : found.length === 0 ? (
        <p role="status" className="px-3 py-8 text-center text-13 text-balance text-muted">
          {message('library.nothingFound', { query: searched })}
        </p>
      ) : (
        <VirtualGrid
          label={message('library.templates')}
          entries={found}
          columns={2}
          rowHeight={tileHeight + TILE.gap}
          keyOf={({ id }) => id}
          renderTile={(template, tabIndex) => (
            <div style={{ height: tileHeight }}>
              <TemplateTile
                template={template}
                page={{ width, height }}
                branded={branded}
                direct={empty}
                tabIndex={tabIndex}
                onUse={(where) => void put(session, template.id, { keep, brand: branded ? brand : null }, where)}
              />
            </div>
          )}
        />
      )}
    </div>
  );
}
