/** Finds, examines and cuts out pictures for a composition. */
import { createDocument, createImageLayer } from '#design/document/create.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Box } from '#design/document/geometry.ts';
import type { Logo, Picture } from '#design/templates/composition-input.ts';
import { message } from '#messages/message.ts';
import { findPicture } from '../pictures/asset-lookup.ts';
import { ToolRefusal } from '../contract/tool.ts';
import type { BrandKit } from '../contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { Cutout } from '../contract/ports/imaging-port.ts';
import type { ToolContext } from '../contract/context.ts';
import { maskFrom } from '../contract/cutout-mask.ts';
import { logoParts } from '../brand/logo-look.ts';
import type { PageContents, PagePicture } from '../page/page-contents.ts';

/** Share of a picture that a plausible subject takes: less is dust, more is the whole picture. */
const SUBJECT_LEAST = 0.04;
const SUBJECT_MOST = 0.85;

const plainName = (name: string) =>
  name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();

function fromAsset({ id, name, width, height }: AssetInfo): Picture {
  return {
    asset: id,
    name,
    alt: plainName(name).slice(0, 200),
    width,
    height,
    subject: null,
    mask: null,
    filters: null,
  };
}

/** A picture of the page with its edits: the cutout is kept, the crop belonged to the old layout and is not. */
function fromPage(layer: PagePicture, info: AssetInfo): Picture {
  return {
    ...fromAsset(info),
    alt: layer.alt,
    mask: layer.mask,
    filters: layer.filters,
    subject: layer.mask ? layer.crop : null,
  };
}

/**
 * The named pictures, or in a rework those of the page. Named ones that are on the page keep their cutout. `missing`
 * lists those not found: the rest of the design does not wait for them.
 */
export async function findPictures(
  named: readonly string[] | undefined,
  there: PageContents | null,
  context: ToolContext,
): Promise<{ pictures: Picture[]; missing: string[] }> {
  const pictures: Picture[] = [];
  const missing: string[] = [];
  if (named) {
    for (const name of named) {
      const found = await findPicture(name, context);
      if ('error' in found) {
        missing.push(found.error);
        continue;
      }
      const standing = there?.pictures.find(({ asset }) => asset === found.asset.id);
      if (!pictures.some(({ asset }) => asset === found.asset.id))
        pictures.push(standing ? fromPage(standing, found.asset) : fromAsset(found.asset));
    }
    return { pictures, missing };
  }
  for (const layer of there?.pictures ?? []) {
    const info = await context.assets.info(layer.asset);
    if (info && info.width > 0) pictures.push(fromPage(layer, info));
  }
  return { pictures, missing };
}

/**
 * Whether the cutout is a complete object. A subject that touches three edges is part of the scene, not an object in
 * it.
 */
export function isThing({ subject, coverage }: Pick<Cutout, 'subject' | 'coverage'>): boolean {
  const edges = [
    subject.x < 0.01,
    subject.y < 0.01,
    subject.x + subject.width > 0.99,
    subject.y + subject.height > 0.99,
  ].filter(Boolean).length;
  return coverage >= SUBJECT_LEAST && coverage <= SUBJECT_MOST && edges < 3;
}

/** The picture with its subject cut out, or why there is none. */
export async function cutOutPicture(
  picture: Picture,
  { imaging, progress, signal }: ToolContext,
): Promise<Picture | { reason: string }> {
  progress(null);
  try {
    const cutout = await imaging.cutOut(picture.asset, { signal, progress });
    if (!isThing(cutout)) return { reason: message('compose.noSubject') };
    return { ...picture, subject: cutout.subject, mask: maskFrom(cutout) };
  } catch (error) {
    if (error instanceof ToolRefusal) return { reason: error.message };
    throw error;
  }
}

/** The logo to show: the page's own in a rework, else the brand kit's first. */
export async function logoFor(
  brand: BrandKit | null,
  there: PageContents | null,
  context: ToolContext,
): Promise<{ logo: Logo | null; note?: string }> {
  // A user who removed the logo from the page does not want it back.
  const asset = there ? there.logo?.asset : brand?.logos[0]?.asset;
  if (!asset) return { logo: null };
  const info = await context.assets.info(asset);
  if (!info || info.width === 0) return { logo: null, note: message('compose.logoGone') };
  const picture = { ...fromAsset(info), alt: brand?.name ?? '' };
  return { logo: { ...picture, parts: await logoParts(info, context.samplePixels) } };
}

/** Side of the page on which a picture is rendered for sampling, px. */
const LOOK_SIDE = 200;

/** Samples a part of a picture (fractions); null if it can't be rendered. */
async function lookAt(picture: Picture, part: Box, { samplePixels }: ToolContext): Promise<string | null> {
  let count = 0;
  const blank = createDocument({
    width: LOOK_SIDE,
    height: LOOK_SIDE,
    background: { type: 'solid', color: '#ffffff' },
    newId: () => `look${(count += 1)}`,
  });
  const page = firstPage(blank).id;
  const layer = createImageLayer({
    id: 'looked-at',
    parent: page,
    order: 'a0',
    asset: picture.asset,
    width: LOOK_SIDE,
    height: LOOK_SIDE,
  });
  const box = {
    x: part.x * LOOK_SIDE,
    y: part.y * LOOK_SIDE,
    width: part.width * LOOK_SIDE,
    height: part.height * LOOK_SIDE,
  };
  const seen = await samplePixels({ ...blank, layers: { [layer.id]: layer } }, page, box);
  return seen?.color.slice(0, 7) ?? null;
}

/** The mean color of a picture's middle, where its subject usually is; null if it can't be rendered. */
export async function pictureColor(picture: Picture, context: ToolContext): Promise<string | null> {
  const middle = picture.subject ?? { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
  return lookAt(
    picture,
    {
      x: middle.x + middle.width * 0.2,
      y: middle.y + middle.height * 0.2,
      width: middle.width * 0.6,
      height: middle.height * 0.6,
    },
    context,
  );
}
