/** One recipe in the list, as our own renderer draws it for this page's size. */
import { FilePlus, Replace } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import type { Recipe } from '#design/recipes/recipe.ts';
import { message } from '#messages/message.ts';
import { createTurns } from './turns.ts';

/** A new picture takes the server a while, and browsers open few connections to one place: some stay free for the work itself. */
const pictures = createTurns(3);

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
  const query = new URLSearchParams({ width: String(page.width), height: String(page.height), ...(branded && { brand: '1' }) });
  const source = `/api/recipes/${recipe.id}/preview?${query}`;
  const [{ shown, state }, setPicture] = useState<{ shown: string | null; state: 'coming' | 'there' | 'failed' }>({ shown: null, state: 'coming' });
  const done = useRef<() => void>(() => undefined);
  useEffect(() => {
    done.current = pictures.take(() => setPicture({ shown: source, state: 'coming' }));
    return () => done.current();
  }, [source]);
  const ended = (state: 'there' | 'failed') => (): void => {
    done.current();
    setPicture({ shown, state });
  };
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
      {state !== 'there' && <span className="absolute inset-0 grid place-items-center px-2 text-center text-12 text-balance text-muted">{recipe.title}</span>}
      {shown && state !== 'failed' && (
        <img
          key={shown}
          src={shown}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={ended('there')}
          onError={ended('failed')}
          className={classNames('relative size-full object-contain transition-opacity duration-200', state === 'coming' && 'opacity-0')}
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
