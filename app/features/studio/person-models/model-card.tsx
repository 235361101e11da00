/** A model of the user's: its photo, who it is, a link to a try-on, and its other actions. */
import { Crown, MoreHorizontal, PencilLine, ShieldCheck, Shirt, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PersonModelView } from '#app/contracts/person-model.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { aboutLine } from './about-fields.tsx';

export interface ModelCardProps {
  model: PersonModelView;
  /** Null: the plan includes models; otherwise the link to one that does. */
  plansPath: string | null;
  onEdit(): void;
  onDelete(): void;
}

export function ModelCard({ model, plansPath, onEdit, onDelete }: ModelCardProps): ReactNode {
  const {
    id,
    name,
    photos: { full },
    isMinor,
    looksYounger,
  } = model;
  return (
    <li data-model={id} className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-panel">
      <div className="relative">
        <img
          src={pictureAt(full.asset, 1024)}
          alt={message('personModels.cardPhoto', { name })}
          width={full.width}
          height={full.height}
          loading="lazy"
          decoding="async"
          className="aspect-[4/5] w-full border-b border-line bg-sunken object-cover"
          style={{ objectPosition: full.head ? `${full.head.x * 100}% ${full.head.y * 60}%` : 'top' }}
        />
        <Menu
          align="end"
          trigger={
            <IconButton
              label={message('personModels.menu', { name })}
              icon={MoreHorizontal}
              variant="secondary"
              size="small"
              className="absolute end-2 top-2"
            />
          }
        >
          <MenuItem icon={PencilLine} onSelect={onEdit}>
            {message('personModels.edit')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={onDelete}>
            {message('personModels.delete')}
          </MenuItem>
        </Menu>
      </div>
      <div className="grid grid-rows-[1fr_auto] gap-4 p-4">
        <div className="grid content-start gap-1">
          <h2 className="truncate text-18" title={name}>
            {name}
          </h2>
          <p className="text-13 text-muted">{aboutLine(model)}</p>
          {isMinor && (
            <p className="mt-1 grid gap-1.5 text-12 text-muted">
              <span className="inline-flex items-center gap-1.5 justify-self-start rounded-full bg-support-soft px-2.5 py-1 font-medium text-support-text">
                <ShieldCheck size={14} strokeWidth={1.75} aria-hidden />
                {message('personModels.everyday')}
              </span>
              {looksYounger && <span>{message('personModels.looksYounger')}</span>}
            </p>
          )}
        </div>
        {plansPath === null ? (
          <Link to={`/try-on/create?model=${id}`} className={buttonClass('secondary', 'medium', 'w-full')}>
            <Shirt size={18} strokeWidth={1.75} aria-hidden />
            {message('personModels.use')}
          </Link>
        ) : (
          <Link to={plansPath} className={buttonClass('secondary', 'medium', 'w-full')}>
            <Crown size={18} strokeWidth={1.75} aria-hidden />
            {message('personModels.usePlan')}
          </Link>
        )}
      </div>
    </li>
  );
}
