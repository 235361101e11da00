/**
 * The brand kit in the editor: logos, colors and fonts to press or drag, contacts to switch on, and a button to apply
 * all of it to the design.
 */
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { CONTACT_NAMES } from '#app/services/brand-kit/contact-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ColorSwatch } from '#app/ui/color-swatch.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import type { Paint } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import { CONTACTS_PER_DESIGN, contactsBeside, contactsOn } from '#tools/brand/contacts-group.ts';
import { logoOn } from '#tools/brand/logo-layer.ts';
import { readBrandKit, useBrandKit, type EditorBrandKit } from '../session/brand.ts';
import { backgroundCommand } from '../commands/background.ts';
import { replacePictureCommand } from '../commands/fill-frame.ts';
import { fillCommand } from '../commands/fill.ts';
import { insertPictureCommand } from '../commands/insert-picture.ts';
import type { TextPreset } from '../commands/insert-text.ts';
import { removeContactsCommand } from '../commands/remove-contacts.ts';
import { styleTextCommand } from '../commands/style-text.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { FontName, useFontNames } from '../fonts/font-name.tsx';
import { addText } from '../insert/add-text.ts';
import { pictureOfAsset } from '../insert/picture-of-asset.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { BrandApply } from './brand/brand-apply.tsx';
import { brandPartOf, type BrandEditing } from './brand/brand-editing.ts';
import { useDragItem } from '../insert/drag-item.ts';
import { PanelProblem } from '../panel-parts/panel-problem.tsx';

/** How much of the page an added logo takes up. */
const LOGO_SHARE = 0.28;
const KIT = '/brand-kit';

export default function BrandPanel(): ReactNode {
  const kit = useBrandKit();
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    setFailed(false);
    // Users who return from the kit's own page see their changes.
    void readBrandKit().then((read) => !gone && setFailed(read === null));
    return () => void (gone = true);
  }, [turn]);

  if (!kit) {
    if (!failed) return <Loading label={message('library.loadingBrand')} className="py-10" />;
    return (
      <div className="p-3">
        <PanelProblem onRetry={() => setTurn(turn + 1)}>{message('library.brandNotLoaded')}</PanelProblem>
      </div>
    );
  }
  const { logos, colors, fonts, contacts } = kit;
  if (logos.length + colors.length + contacts.length === 0 && !fonts.heading && !fonts.body) {
    return (
      <EmptyState
        title={message('library.brandEmpty')}
        hint={message('library.brandEmptyHint')}
        action={
          <Button asChild size="small">
            <a href={KIT}>{message('library.toBrandKit')}</a>
          </Button>
        }
        className="py-10"
      />
    );
  }
  return <Kit kit={kit} />;
}

function Kit({ kit }: { kit: EditorBrandKit }): ReactNode {
  const { logos, colors, fonts, contacts } = kit;
  const session = useSession();
  const document = useDocument();
  const page = useCell(session.page);
  const { layers: selected } = useCell(session.selection);
  const [editing, setEditing] = useState<BrandEditing | null>(null);
  // Selecting a part of the brand opens its editing; selecting anything else closes it. With no selection it stays:
  // rewritten layers drop out of the selection.
  const held = brandPartOf(document, page, selected, kit);
  const isElsewhere = selected.length > 0 && held === null;
  useEffect(() => {
    if (held) setEditing(held);
    else if (isElsewhere) setEditing(null);
  }, [held, isElsewhere]);
  const logo = logoOn(document, page, kit);

  return (
    <>
      {editing && (
        <div className="flex shrink-0 items-center justify-between gap-2 border-b border-line bg-tint px-3 py-1.5">
          <p role="status" className="text-13 font-medium">
            {message('brandKit.editing', { type: message(`brandKit.part.${editing}`) })}
          </p>
          <Button size="small" variant="ghost" onClick={() => setEditing(null)}>
            {message('library.brandDone')}
          </Button>
        </div>
      )}
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-3">
        {/* Hidden, not unmounted: what is being applied continues. */}
        <div hidden={editing !== null}>
          <BrandApply />
        </div>
        {editing !== 'contacts' && logos.length > 0 && (
          <Part
            title={message('brandKit.logos')}
            hint={editing === 'logo' ? message(logo ? 'library.logoEditHint' : 'library.noLogoYet') : undefined}
            onEdit={editing === null && logo ? () => setEditing('logo') : undefined}
            edits="logo"
          >
            <div className="grid grid-cols-3 gap-2">
              {logos.map((one) => (
                <LogoTile key={one.asset} {...one} place={editing === 'logo' ? logo : null} />
              ))}
            </div>
          </Part>
        )}
        {editing === null && colors.length > 0 && <Colors colors={colors} />}
        {editing === null && (fonts.heading || fonts.body) && (
          <Part title={message('brandKit.fonts')} hint={message('library.brandFontHint')}>
            <div className="grid gap-1.5">
              {fonts.heading && (
                <FontButton family={fonts.heading} preset="heading" role={message('brandKit.headingFont')} />
              )}
              {fonts.body && <FontButton family={fonts.body} preset="body" role={message('brandKit.bodyFont')} />}
            </div>
          </Part>
        )}
        {editing !== 'logo' && contacts.length > 0 && (
          <Contacts contacts={contacts} onEdit={editing === null ? () => setEditing('contacts') : undefined} />
        )}
      </div>
      <a
        href={KIT}
        className="shrink-0 border-t border-line px-3 py-2.5 text-13 font-medium text-accent-text hover:underline"
      >
        {message('library.editBrand')}
      </a>
    </>
  );
}

interface PartProps {
  title: string;
  hint?: string;
  /** Shows only this part, to edit its occurrence on the page. */
  onEdit?(): void;
  edits?: BrandEditing;
  children: ReactNode;
}

function Part({ title, hint, onEdit, edits, children }: PartProps): ReactNode {
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="grid gap-0.5">
        <div className="flex min-h-6 items-center justify-between gap-2">
          <h3 className="font-text text-13 font-semibold tracking-normal">{title}</h3>
          {onEdit && edits && (
            <button
              type="button"
              aria-label={message('library.editPartOnPage', { type: message(`brandKit.part.${edits}`) })}
              onClick={onEdit}
              className="-me-1.5 h-6 rounded-small px-1.5 text-12 font-medium text-accent-text hover:bg-tint"
            >
              {message('library.editPart')}
            </button>
          )}
        </div>
        {hint && <p className="text-12 text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** Calls the tool that the assistant calls. */
function callKit(session: EditorSession, input: Record<string, unknown>, label: string, failed: string): void {
  session.toolCalls.send({ type: 'START', call: { tool: 'apply_brand_kit', input, label, failed } });
}

const useBusy = (): boolean => useSelector(useSession().toolCalls, (snapshot) => snapshot.matches('running'));

/** Adds a logo; with `place`, replaces the logo being edited on the page instead. */
function LogoTile({
  asset,
  name,
  place,
}: {
  asset: string;
  name: string;
  place: ReturnType<typeof logoOn>;
}): ReactNode {
  const picture = place?.type === 'image' ? place : null;
  const drag = useDragItem({
    async add(session, at) {
      try {
        const given = await pictureOfAsset(asset, name);
        if (picture && !at) session.run(replacePictureCommand, { id: picture.id, picture: given, whole: true });
        else session.run(insertPictureCommand, { picture: given, share: LOGO_SHARE, ...(at && { at }) });
      } catch (error) {
        toast({
          title: message('brandKit.logoGone'),
          description: error instanceof Error ? error.message : undefined,
          variant: 'destructive',
        });
      }
    },
  });
  const isThere = picture?.asset === asset;
  return (
    <button
      type="button"
      {...drag}
      aria-pressed={picture ? isThere : undefined}
      aria-label={message(picture ? 'library.useLogo' : 'library.addLogo', { name })}
      title={name}
      className={classNames(
        'chequer-middle grid aspect-square touch-pan-y place-items-center overflow-hidden rounded-control border transition-colors select-none hover:border-line-strong',
        isThere ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <img
        data-drag-picture
        src={`/api/assets/${asset}?size=256`}
        alt=""
        loading="lazy"
        draggable={false}
        className="size-full object-contain p-2"
      />
    </button>
  );
}

/** One press colors the selection; if that takes no color, the page. */
function Colors({ colors }: { colors: readonly string[] }): ReactNode {
  const session = useSession();
  const use = (color: string): void => {
    const fill: Paint = { type: 'solid', color };
    if (session.isEnabled(fillCommand)) session.run(fillCommand, { fill });
    else session.run(backgroundCommand, { background: { type: 'solid', color } });
  };
  return (
    <Part title={message('brandKit.colors')} hint={message('library.brandColorHint')}>
      <div className="flex flex-wrap gap-2">
        {colors.map((color) => (
          <ColorSwatch
            key={color}
            color={color}
            size={36}
            label={message('library.useColor', { color })}
            onSelect={() => use(color)}
          />
        ))}
      </div>
    </Part>
  );
}

/** Sets the selected texts in a brand font; with none selected, adds one in it. */
function FontButton({ family, preset, role }: { family: string; preset: TextPreset; role: string }): ReactNode {
  const session = useSession();
  const names = useFontNames();
  const use = (): void => {
    if (session.isEnabled(styleTextCommand)) session.run(styleTextCommand, { style: { fontFamily: family } });
    else void addText(session, preset, null, family);
  };
  return (
    <button
      type="button"
      aria-label={message('library.useFont', { family, role })}
      onClick={use}
      className="grid gap-0.5 rounded-control border border-line px-3 py-2 text-start transition-colors hover:border-line-strong hover:bg-tint"
    >
      <span className="text-12 text-muted">{role}</span>
      <FontName family={family} names={names} />
    </button>
  );
}

/** Those on the page are switched on; the tool rewrites them with each change. */
function Contacts({ contacts, onEdit }: { contacts: EditorBrandKit['contacts']; onEdit?(): void }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const page = useCell(session.page);
  const busy = useBusy();
  const on = contactsOn(document, page);
  // Those on other pages count as well.
  const all = (types: readonly ContactType[]) => new Set([...types, ...contactsBeside(document, page)]);
  const toggle = (type: ContactType): void => {
    const next = on.includes(type) ? on.filter((one) => one !== type) : [...on, type];
    if (next.length > on.length && all(next).size > CONTACTS_PER_DESIGN)
      toast({
        title: message('brandKit.handleLimit'),
        description: message('brandKit.contactsHint'),
        variant: 'destructive',
      });
    else if (next.length === 0) session.run(removeContactsCommand);
    else
      callKit(
        session,
        { what: ['contacts'], contacts: next },
        message('library.writingContacts'),
        message('library.contactsNotWritten'),
      );
  };
  return (
    <Part
      title={message('brandKit.contacts')}
      hint={
        onEdit
          ? message('brandKit.contactsHint')
          : message('library.contactsUsed', { count: all(on).size, limit: CONTACTS_PER_DESIGN })
      }
      onEdit={on.length > 0 ? onEdit : undefined}
      edits="contacts"
    >
      <div className="grid gap-1">
        {contacts.map(({ type, value }) => {
          const pressed = on.includes(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={pressed}
              disabled={busy}
              onClick={() => toggle(type)}
              className={classNames(
                'flex min-w-0 items-center gap-2 rounded-control border px-3 py-1.5 text-start transition-colors disabled:opacity-60',
                pressed ? 'border-line-strong bg-tint' : 'border-line hover:border-line-strong hover:bg-tint',
              )}
            >
              <span className="grid min-w-0 flex-1">
                <span className="text-12 text-muted">{CONTACT_NAMES[type]}</span>
                <span dir="auto" className="truncate text-13">
                  {value}
                </span>
              </span>
              {pressed && <Check size={15} strokeWidth={2} aria-hidden className="shrink-0 text-support-text" />}
            </button>
          );
        })}
      </div>
    </Part>
  );
}
