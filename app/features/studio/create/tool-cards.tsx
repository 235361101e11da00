/** The tools as cards: what each does, with a picture that it made. A before picture is revealed under the pointer. */
import { MessagesSquare, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { allowsGuests, CREATE_MODE } from '#app/services/auth/guest-pages.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { studioTools } from '../parts/studio-tools.ts';
import { TOOL_GROUPS, type CardId } from './create-modes.ts';

/** A card's face: before and after of one photo, or a few pictures side by side. */
type Face = { before: string; after: string } | { pictures: readonly string[] };

const repair = (name: string): Face => ({ before: `/studio/${name}-before.webp`, after: `/studio/${name}-after.webp` });
const scenes = (...names: readonly string[]): Face => ({ pictures: names.map((name) => `/scenes/${name}.webp`) });
const styles = (...names: readonly string[]): Face => ({ pictures: names.map((name) => `/image-styles/${name}.webp`) });

const faces: Readonly<Record<CardId, Face>> = {
  'ai-design': { pictures: ['/examples/concert.webp', '/examples/candle.webp', '/examples/sale.webp'] },
  'remove-background': repair('cutout'),
  'ai-backgrounds': scenes('blinds-beige', 'peach-podium', 'flat-marble', 'water-sky'),
  'lifestyle-shot': scenes('beach-day', 'kitchen-counter', 'mossy-forest', 'tiled-bathroom'),
  'magic-erase': repair('erase'),
  upscale: repair('upscale'),
  retake: repair('retake'),
  'text-on-image': { pictures: ['/studio/text-after.webp'] },
  'ai-model': { pictures: ['/samples/model-dia.webp', '/samples/model-ben.webp'] },
  'try-on': repair('try-on'),
  'try-on-jewellery': {
    pictures: ['/samples/wear-necklace.webp', '/samples/wear-watch.webp', '/samples/wear-earrings.webp'],
  },
  'ai-video': {
    pictures: ['/samples/products/bag.webp', '/samples/products/cake.webp', '/samples/products/serum.webp'],
  },
  'logo-generator': {
    pictures: ['/logo-styles/example-1.webp', '/logo-styles/example-2.webp', '/logo-styles/example-3.webp'],
  },
  'text-2-image': styles('poster-bold', 'sticker-retro', 'typography-layered', 'image-scene'),
};

interface Card {
  id: CardId;
  title: MessageKey;
  text: MessageKey;
  icon: LucideIcon;
  path: string;
}

const cards: readonly Card[] = [
  { id: 'ai-design', title: 'create.aiDesign', text: 'create.aiDesignText', icon: MessagesSquare, path: '/ai-design' },
  ...studioTools,
];

/** Where a card leads. Who has to sign in for it, and continues without an account, comes back to the mode. */
const pathIn = (path: string, mode: string | null): string =>
  mode === null || allowsGuests(path) ? path : `${path}?${new URLSearchParams({ [CREATE_MODE]: mode })}`;

/** All tools, by what they are for. */
export function ToolGroups(): ReactNode {
  return (
    <div className="grid gap-10">
      {TOOL_GROUPS.map(({ id, title, tools }) => (
        <section key={id} aria-labelledby={`tools-${id}`} className="grid gap-4">
          <h3 id={`tools-${id}`} className="text-18 sm:text-22">
            {message(title)}
          </h3>
          <ToolCards tools={tools} heading="h4" />
        </section>
      ))}
    </div>
  );
}

/**
 * `tools`: which, in their order. `heading`: the level of their titles. `mode`: of /create-design, on
 * whose page they are.
 */
export function ToolCards({
  tools,
  heading: Heading,
  mode = null,
}: {
  tools: readonly CardId[];
  heading: 'h3' | 'h4';
  mode?: string | null;
}): ReactNode {
  return (
    <ul
      className={classNames(
        'grid grid-cols-2 gap-3 sm:gap-4',
        tools.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {tools
        .flatMap((id) => cards.find((card) => card.id === id) ?? [])
        .map(({ id, title, text, icon: Icon, path }) => (
          <li key={id}>
            <Link
              to={pathIn(path, mode)}
              className="group/card grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-panel transition-colors hover:border-line-strong"
            >
              <CardFace face={faces[id]} />
              <span className="grid content-start gap-1 p-3 sm:p-4">
                <Heading className="flex items-center gap-2 font-heading text-15 leading-tight font-semibold sm:text-18">
                  <Icon
                    size={18}
                    strokeWidth={1.75}
                    aria-hidden
                    className="shrink-0 text-muted transition-colors group-hover/card:text-accent-text max-sm:size-4"
                  />
                  {message(title)}
                </Heading>
                {/* Two columns on a phone have no room for it. */}
                <span className="text-13 text-muted max-sm:sr-only">{message(text)}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

function CardFace({ face }: { face: Face }): ReactNode {
  if ('pictures' in face) {
    const [first, ...others] = face.pictures;
    return (
      <span
        aria-hidden
        className={classNames(
          'grid aspect-5/3 gap-0.5 overflow-hidden border-b border-line bg-sunken',
          others.length > 0 && 'grid-cols-[2fr_1fr]',
        )}
      >
        {first && (
          <img
            src={first}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full min-h-0 object-cover object-top"
          />
        )}
        {others.length > 0 && (
          <span className="grid min-h-0 auto-rows-fr gap-0.5">
            {others.map((src) => (
              <img
                key={src}
                src={src}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full min-h-0 object-cover"
              />
            ))}
          </span>
        )}
      </span>
    );
  }
  return (
    <span aria-hidden className="relative block aspect-5/3 overflow-hidden border-b border-line bg-sunken">
      <img
        src={face.after}
        alt=""
        loading="lazy"
        decoding="async"
        className="chequer absolute inset-0 size-full object-cover"
      />
      <img
        src={face.before}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover [clip-path:inset(0_50%_0_0)] transition-[clip-path] duration-500 ease-out group-hover/card:[clip-path:inset(0_100%_0_0)] group-focus-visible/card:[clip-path:inset(0_100%_0_0)] rtl:[clip-path:inset(0_0_0_50%)]"
      />
      <span className="absolute inset-y-0 start-1/2 w-0.5 -translate-x-1/2 bg-white transition-[inset-inline-start] duration-500 ease-out group-hover/card:start-0 group-focus-visible/card:start-0" />
    </span>
  );
}
