/** One template, enlarged: on which page, in whose colors, and a button to use it. */
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { previewPath } from '#app/contracts/template-address.ts';
import type { FoundTemplate } from '#app/services/templates/template-search.ts';
import { sizeOfShape } from '#app/services/templates/preview-page.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { message } from '#messages/message.ts';
import type { PageFormat } from '#tools/inputs/formats.ts';
import { editorPath, type TemplateView } from './template-address.ts';
import { TemplateFace } from './template-face.tsx';

/** A way to choose a format. Null: the template's own shape. */
export type FormatChooser = (value: PageFormat | null, onChange: (format: PageFormat | null) => void) => ReactNode;

export interface TemplateDialogProps {
  template: FoundTemplate;
  view: TemplateView;
  /** Whether the photo of the view is cut out. */
  cut: boolean;
  /** Others for the same occasion. */
  others: readonly FoundTemplate[];
  hasBrand: boolean;
  formats: FormatChooser;
  onChange(patch: Partial<TemplateView>): void;
  onClose(): void;
}

export function TemplateDialog({
  template,
  view,
  cut,
  others,
  hasBrand,
  formats,
  onChange,
  onClose,
}: TemplateDialogProps): ReactNode {
  const page = view.format ?? sizeOfShape(template.shape);
  const look = { brand: view.brand, photo: template.photos > 0 ? view.photo : null, cut };
  const ratio = page.width / page.height;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="large"
      title={template.title}
      description={message(`library.templateCategory.${template.category}`)}
    >
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="dot-background grid min-h-60 place-items-center rounded-card p-4">
          <div
            className="overflow-hidden rounded-small shadow-float"
            style={{ aspectRatio: `${ratio}`, width: `min(100%, calc(min(30rem, 60dvh) * ${ratio}))` }}
          >
            <TemplateFace
              key={template.id}
              source={previewPath(template.id, page, look, true)}
              title={template.title}
              background={template.ground}
            />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div className="grid justify-items-start gap-2">
            <h3 className="text-13 font-medium text-muted">{message('templates.format')}</h3>
            {formats(view.format, (format) => onChange({ format }))}
            <p className="tabular text-13 text-muted">
              {message('templates.size', { width: page.width, height: page.height })}
            </p>
          </div>
          {hasBrand && (
            <Switch
              label={message('templates.applyBrand')}
              checked={view.brand}
              onCheckedChange={(brand) => onChange({ brand })}
            />
          )}
          <p className="text-13 text-muted">
            {message(
              template.photos === 0
                ? 'templates.noPhotos'
                : look.photo
                  ? 'templates.withYourPhoto'
                  : 'templates.photos',
              { count: template.photos },
            )}
          </p>
          <Link
            to={editorPath(template.id, { ...view, photo: look.photo })}
            prefetch="none"
            className={buttonClass('primary', 'large')}
          >
            {message('templates.use')}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          </Link>
          {others.length > 0 && (
            <section aria-labelledby="more-like-this" className="grid gap-2">
              <h3 id="more-like-this" className="text-13 font-medium text-muted">
                {message('templates.more')}
              </h3>
              <ul className="grid grid-cols-4 gap-2">
                {others.map((other, index) => (
                  <li key={other.id}>
                    <button
                      type="button"
                      aria-label={message('templates.openNumber', { name: other.title, number: index + 1 })}
                      onClick={() => onChange({ open: other.id })}
                      className="block aspect-square w-full overflow-hidden rounded-small border border-line hover:border-line-strong"
                    >
                      <TemplateFace
                        source={previewPath(other.id, view.format ?? sizeOfShape(other.shape), {
                          ...look,
                          photo: other.photos > 0 ? view.photo : null,
                        })}
                        title={other.title}
                        background={other.ground}
                        fit="cover"
                      />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}
