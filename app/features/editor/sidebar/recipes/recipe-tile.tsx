/** One recipe in the list, as our own renderer draws it for this page's size. */
import { FilePlus, Replace } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import type { Recipe } from '#design/recipes/recipe.ts';
import { message } from '#messages/message.ts';

export interface RecipeTileProps {
  recipe: Recipe;
  /** Of the page, px. */
  page: { width: number; height: number };
  branded: boolean;
  /** Nothing would be lost: a press lays it out at once. */
  direct: boolean;
  tabIndex: 0 | -1;
  onUse(where: 'page' | 'new-page'): void;
}

export function RecipeTile({ recipe, page, branded, direct, tabIndex, onUse }: RecipeTileProps): ReactNode {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const query = new URLSearchParams({ width: String(page.width), height: String(page.height), ...(branded && { brand: '1' }) });
  const button = (
    <button
      type="button"
      aria-label={message('library.useNamed', { name: recipe.title })}
      title={recipe.title}
      tabIndex={tabIndex}
      onClick={direct ? () => onUse('page') : undefined}
      className="relative grid w-full place-items-center overflow-hidden rounded-small bg-tint transition-shadow hover:shadow-float data-[state=open]:ring-2 data-[state=open]:ring-accent"
      style={{ height: '100%' }}
    >
      {state === 'failed' ? (
        <span className="px-2 text-12 text-muted">{recipe.title}</span>
      ) : (
        <img
          key={branded ? 'brand' : 'own'}
          src={`/api/recipes/${recipe.id}/preview?${query}`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          className={state === 'there' ? 'size-full object-contain' : 'size-full opacity-0'}
        />
      )}
    </button>
  );
  if (direct) return button;
  return (
    <Menu trigger={button} side="right">
      <MenuItem icon={Replace} onSelect={() => onUse('page')}>{message('library.replacePage')}</MenuItem>
      <MenuItem icon={FilePlus} onSelect={() => onUse('new-page')}>{message('library.asNewPage')}</MenuItem>
    </Menu>
  );
}
