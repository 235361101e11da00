/** A row of templates that links to all of them, and to "from a photo". */
import { ArrowRight, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { httpGet } from '#app/browser/http-client.ts';
import { sizeOfShape } from '#app/services/templates/preview-page.ts';
import { previewPath } from '#app/contracts/template-address.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { TemplateFace } from './template-face.tsx';

/** As many as a wide window shows. */
const SHOWN = 9;
/** px */
const HEIGHT = 208;

/** `compact`: one list of several on its page. */
export function TemplatesRow({ compact = false, className }: { compact?: boolean; className?: string }): ReactNode {
  const [templates, setTemplates] = useState<readonly ListedTemplate[]>([]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Far down on a page of which many users see only the top.
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        // Without them the row still links to all.
        httpGet<readonly ListedTemplate[]>('/api/recipes', { limit: SHOWN }, { signal: leaving.signal }).then(
          setTemplates,
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
          <h2 id="templates" className={compact ? 'text-22' : 'text-28'}>
            {message('templates.title')}
          </h2>
          <p className="mt-1 text-15 text-muted">{message('templates.cardText')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/assisted" className={buttonClass('ghost', 'medium', 'max-sm:-ms-3 max-sm:px-3')}>
            <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
            {message('templates.fromPhoto')}
          </Link>
          <Link to="/recipes" className={buttonClass('secondary', 'medium')}>
            {message('templates.browse')}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          </Link>
        </div>
      </div>
      {/* What does not fit is reached by scrolling, also by keys. */}
      <ul className="mt-5 flex gap-3 overflow-x-auto pb-2 [scrollbar-width:none]" style={{ minHeight: HEIGHT + 8 }}>
        {templates.map(({ id, title, shape, ground }) => {
          const page = sizeOfShape(shape);
          return (
            <li key={id} className="shrink-0">
              <Link
                to={`/recipes?${new URLSearchParams({ open: id })}`}
                aria-label={message('templates.openNamed', { name: title, about: message(`templates.shape.${shape}`) })}
                className="block overflow-hidden rounded-card border border-line transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-float"
                style={{ height: HEIGHT, width: Math.round((HEIGHT * page.width) / page.height) }}
              >
                <TemplateFace
                  source={previewPath(id, page, { brand: false, photo: null })}
                  title={title}
                  background={ground}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
