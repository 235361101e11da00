/** A row of templates that leads to all of them, and to "from a photo". */
import { ArrowRight, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { httpGet } from '#app/browser/http-client.ts';
import { sizeOfShape } from '#app/services/recipes/preview-page.ts';
import { previewPath } from '#app/contracts/recipe-request.ts';
import type { ListedRecipe } from '#app/contracts/recipes.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { RecipeFace } from './recipe-face.tsx';

/** As many as a wide window shows. */
const SHOWN = 9;
/** px */
const HEIGHT = 208;

export function TemplatesRow({ className }: { className?: string }): ReactNode {
  const [recipes, setRecipes] = useState<readonly ListedRecipe[]>([]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Far down on a page that many only look at the top of.
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        // Without them the row still leads to all.
        httpGet<readonly ListedRecipe[]>('/api/recipes', { limit: SHOWN }, { signal: leaving.signal }).then(
          setRecipes,
          () => undefined,
        );
      },
      { rootMargin: '300px' },
    );
    if (section.current) sight.observe(section.current);
    return () => {
      sight.disconnect();
      leaving.abort();
    };
  }, []);
  return (
    <section ref={section} aria-labelledby="templates" className={classNames('min-w-0', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="templates" className="text-28">
            {message('recipes.title')}
          </h2>
          <p className="mt-1 text-15 text-muted">{message('recipes.cardText')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/assisted" className={buttonClass('ghost', 'medium')}>
            <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
            {message('recipes.fromPhoto')}
          </Link>
          <Link to="/recipes" className={buttonClass('secondary', 'medium')}>
            {message('recipes.browse')}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          </Link>
        </div>
      </div>
      {/* What does not fit is reached by scrolling, also with the keys. */}
      <ul className="mt-5 flex gap-3 overflow-x-auto pb-2 [scrollbar-width:none]" style={{ minHeight: HEIGHT + 8 }}>
        {recipes.map(({ id, title, shape, ground }) => {
          const page = sizeOfShape(shape);
          return (
            <li key={id} className="shrink-0">
              <Link
                to={`/recipes?${new URLSearchParams({ open: id })}`}
                aria-label={message('recipes.openNamed', { name: title, about: message(`recipes.shape.${shape}`) })}
                className="block overflow-hidden rounded-card border border-line transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-float"
                style={{ height: HEIGHT, width: Math.round((HEIGHT * page.width) / page.height) }}
              >
                <RecipeFace
                  source={previewPath(id, page, { brand: false, photo: null })}
                  title={title}
                  ground={ground}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
