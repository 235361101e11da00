/** One template in the list, as our own renderer draws it for this page's size. */
import { FilePlus, Replace } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { previewPath } from '#app/contracts/template-address.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';
import { useTemplatePicture } from '#app/browser/use-template-picture.ts';
import { message } from '#messages/message.ts';

export interface TemplateTileProps {
  template: ListedTemplate;
  /** Of the page, px. */
  page: { width: number; height: number };
  branded: boolean;
  /** Nothing would be lost: a press applies it immediately. */
  direct: boolean;
  tabIndex: 0 | -1;
  onUse(where: 'page' | 'new-page'): void;
}

export function TemplateTile({ template, page, branded, direct, tabIndex, onUse }: TemplateTileProps): ReactNode {
  const { there, coming, failed, onLoad, onError } = useTemplatePicture(
    previewPath(template.id, page, { brand: branded, photo: null }),
  );
  const button = (
    <button
      type="button"
      aria-label={message('library.useNamed', { name: template.title })}
      title={template.title}
      tabIndex={tabIndex}
      onClick={direct ? () => onUse('page') : undefined}
      className="relative grid w-full place-items-center overflow-hidden rounded-small bg-tint transition-shadow hover:shadow-float data-[state=open]:ring-2 data-[state=open]:ring-accent"
      style={{ height: '100%' }}
    >
      {(there === null || failed) && (
        <span className="absolute inset-0 grid place-items-center px-2 text-center text-12 text-balance text-muted">
          {template.title}
        </span>
      )}
      {there && <img src={there} alt="" draggable={false} className="absolute inset-0 size-full object-contain" />}
      {coming && (
        <img
          key={coming}
          src={coming}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={onLoad}
          onError={onError}
          className="absolute inset-0 size-full object-contain opacity-0"
        />
      )}
    </button>
  );
  if (direct) return button;
  return (
    <Menu trigger={button} side="right">
      <MenuItem icon={Replace} onSelect={() => onUse('page')}>
        {message('library.replacePage')}
      </MenuItem>
      <MenuItem icon={FilePlus} onSelect={() => onUse('new-page')}>
        {message('library.asNewPage')}
      </MenuItem>
    </Menu>
  );
}
