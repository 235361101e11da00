/** The words behind the work, made of what the tools answered: nothing is claimed that did not happen. */
import { contrast } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { colorName, joined, nameOf } from '#agent/dialogue/say/names.ts';
import type { Canvas } from './read-canvas.ts';
import type { Deed } from './read-prompt.ts';
import { listingMended, listingVerdict } from './reply-listings.ts';
import { arranged, type Namer } from './reply-arranged.ts';
import { isMakingRoom, namesOf } from './reply-moves.ts';
import { afterRepair, repaired } from './reply-pictures.ts';
import { edited, itsNames, layerName, numberOf, styled, textOf, updated } from './reply-update.ts';
import { resized, record, paged, branded, exported, tabled } from './reply-pages.ts';
import { sentence, composed, stopped } from './reply-composition.ts';
import { recoloring } from './reply-recoloring.ts';

/** Patterns whose names are no words for what one sees. */
const PATTERN_WORDS: Record<string, string> = {
  polka: 'polka dots',
  diagonal: 'diagonal stripes',
  grid: 'squared paper',
  plaid: 'tartan',
  leopard: 'leopard print',
  petals: 'flowers',
};

function background({ input, output }: Deed): string {
  if (input.color !== undefined)
    return message('assistant.did.background', { color: colorName(textOf(output.background)) });
  if (input.gradient !== undefined) return message('assistant.did.gradient');
  const pattern = record(input.pattern).name;
  if (pattern !== undefined)
    return message('assistant.did.pattern', { pattern: PATTERN_WORDS[textOf(pattern)] ?? textOf(pattern) });
  return message(input.image === undefined ? 'assistant.did.transparent' : 'assistant.did.backgroundPhoto');
}

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "letter-B" is said “B-shaped”. */
const frameWords = (frame: string) =>
  frame.startsWith('letter-') ? `${frame.slice(7)}-shaped` : frame.replaceAll('-', ' ');

function collaged({ input, output }: Deed): string {
  const cells = Array.isArray(output.cells) ? (output.cells as Record<string, unknown>[]) : [];
  const empty = cells.filter((cell) => cell.empty !== undefined).length;
  if (input.layer !== undefined) return message('assistant.did.collageChanged');
  return message(empty > 0 ? 'assistant.did.collageEmpty' : 'assistant.did.collage', { count: cells.length, empty });
}

function cropped({ input, output }: Deed): string {
  const layer = layerName(output);
  const parts: string[] = [];
  if (input.angle !== undefined)
    parts.push(message('assistant.did.straightened', { layer, degrees: Math.abs(numberOf(input.angle)) }));
  if (input.ratio === 'original') parts.push(message('assistant.did.uncropped', { layer }));
  else if (input.ratio !== undefined)
    parts.push(message('assistant.did.cropped', { layer, ratio: textOf(input.ratio) }));
  if (input.frame !== undefined)
    parts.push(
      message('assistant.did.framed', {
        layer: parts.length > 0 ? message('assistant.it') : layer,
        frame:
          input.frame === 'rounded'
            ? 'rounded corners'
            : input.frame === 'rectangle'
              ? 'a plain frame'
              : withArticle(`${frameWords(textOf(input.frame))} frame`),
      }),
    );
  if (input.zoom !== undefined)
    parts.push(
      message(numberOf(input.zoom) > 1 ? 'assistant.did.zoomed' : 'assistant.did.zoomedOut', {
        layer: parts.length > 0 ? message('assistant.it') : layer,
      }),
    );
  else if (input.focus !== undefined && parts.length === 0)
    parts.push(message('assistant.did.focused', { layer, place: textOf(input.focus) }));
  return joined(parts, message('assistant.and')) || message('assistant.did.changed', { layer });
}

/** What was deleted: a photo by its file's name only beside others. `left`: photos that are still there. */
function deletedNames(titles: unknown, left: number): string {
  const names = (Array.isArray(titles) ? titles : []).map(textOf);
  const isFile = (name: string) => /\.(?:jpe?g|png|webp|heic|gif|avif)$/i.test(name) || name === 'Photo';
  const files = names.filter(isFile).length;
  const plain = names.map((name) =>
    isFile(name)
      ? (files === 1 && left === 0) || name === 'Photo'
        ? message('assistant.thePhoto')
        : message('assistant.photoNamed', { name })
      : /^\p{L}/u.test(name)
        ? message('assistant.theNamed', { name: `${name.charAt(0).toLowerCase()}${name.slice(1)}` })
        : name,
  );
  return namesOf(plain);
}

/** "two hearts", where several of a kind were added. */
function counted({ input }: Deed, deeds: readonly Deed[]): string | null {
  const count = deeds.filter(
    ({ tool, ok, input: other }) =>
      tool === 'add_shape' && ok && other.shape !== undefined && other.shape === input.shape,
  ).length;
  return count > 1 ? `${count} ${textOf(input.shape).replaceAll('-', ' ')}s` : null;
}

/** What one call did, in the past tense and without a subject. */
/** A code, with what was changed so that cameras read it. */
const coded = (said: string, mended: unknown): string =>
  Array.isArray(mended) && mended.length > 0
    ? message('assistant.did.qrMended', { did: said, changes: joined(mended.map(textOf), message('assistant.and')) })
    : said;

function did(deed: Deed, named: Namer, deeds: readonly Deed[], canvas: Canvas): string {
  const { tool, output, input } = deed;
  switch (tool) {
    case 'add_text':
    case 'add_image':
      return input.into !== undefined
        ? message('assistant.did.exchanged')
        : message(input.asset === 'empty' ? 'assistant.did.emptyFrame' : 'assistant.did.added', {
            layer: layerName(output),
          });
    case 'photo_grid':
      return collaged(deed);
    case 'draw':
      return message('assistant.did.drew');
    case 'add_shape':
      if (input.behind !== undefined && input.shape !== undefined && input.width === undefined)
        return message('assistant.did.shapeBehind', {
          shape: withArticle(textOf(input.shape).replaceAll('-', ' ')),
          layer: named([input.behind]),
        });
      return input.from !== undefined
        ? message('assistant.did.connected', { shape: withArticle(textOf(input.shape).replaceAll('-', ' ')) })
        : message('assistant.did.added', {
            layer:
              counted(deed, deeds) ??
              withArticle(
                input.icon === undefined ? textOf(input.shape).replaceAll('-', ' ') : `${textOf(input.icon)} icon`,
              ),
          });
    case 'add_detail':
      return output.wasThere === true
        ? message(input.weight === 'thin' ? 'assistant.did.sameBorder' : 'assistant.did.strongerBorder')
        : message('assistant.did.added', {
            layer: input.text === undefined ? withArticle(textOf(input.detail)) : `“${textOf(input.text)}”`,
          });
    case 'add_sticker':
      return message('assistant.did.added', { layer: textOf(output.chosen) || layerName(output) });
    case 'add_table':
      return message('assistant.did.added', {
        layer: message('assistant.aTable', { rows: numberOf(output.rows), columns: numberOf(output.columns) }),
      });
    case 'update_table':
      return tabled(deed);
    case 'add_qr_code':
      return coded(
        message(input.layer === undefined ? 'assistant.did.qr' : 'assistant.did.qrChanged', {
          content: textOf(output.content),
        }),
        output.mended,
      );
    case 'update_layer':
      return updated(deed);
    case 'edit_text':
      return typeof input.fit === 'string' && input.fit !== 'box' && input.fit !== 'page'
        ? message('assistant.did.inside', { layer: layerName(output), other: named([input.fit]) })
        : edited(deed);
    case 'style':
      return styled(deed);
    case 'arrange':
      return arranged(deed, named);
    case 'reorder': {
      const layer = named(input.layers);
      if (input.above === undefined && input.below === undefined)
        return message(`assistant.did.order.${input.to === 'front' || input.to === 'forward' ? 'front' : 'back'}`, {
          layer,
        });
      return message(input.above === undefined ? 'assistant.did.behind' : 'assistant.did.inFront', {
        layer,
        other: named([input.above ?? input.below]),
      });
    }
    case 'group':
      return input.ungroup === true
        ? message('assistant.did.ungrouped')
        : message('assistant.did.grouped', { list: named(input.layers) });
    case 'duplicate':
      return message('assistant.did.copied', { layer: named(input.layers), count: numberOf(input.count) || 1 });
    case 'crop':
      return cropped(deed);
    case 'pages':
      return paged(deed);
    case 'remove_background':
      return message(
        input.restore === true
          ? 'assistant.did.restored'
          : input.box || input.point || input.instead === 'other'
            ? 'assistant.did.keptOne'
            : input.instead === 'both'
              ? 'assistant.did.keptBoth'
              : input.glass
                ? 'assistant.did.cutOutGlass'
                : 'assistant.did.cutOut',
        { layer: layerName(output) },
      );
    case 'text_behind':
      return message('assistant.did.textBehind', { text: textOf(input.text) });
    case 'apply_brand_kit':
      return branded(deed);
    case 'generate_logo':
      return input.place === undefined
        ? message('assistant.did.logos', { name: textOf(input.name) })
        : message('assistant.did.logoPlaced', { number: numberOf(input.place) });
    case 'delete':
      return message('assistant.did.deleted', {
        list: deletedNames(output.titles, canvas.layers.filter(({ type }) => type === 'image').length),
      });
    case 'set_background':
      return background(deed);
    case 'resize':
      return resized(deed, deeds);
    case 'undo':
      if (Array.isArray(input.changes))
        return message(
          output.leftAlone === undefined ? 'assistant.did.undoneNamed' : 'assistant.did.undoneNamedPartly',
          { count: input.changes.length },
        );
      return message(output.leftAlone === undefined ? 'assistant.did.undone' : 'assistant.did.undonePartly');
    case 'redo':
      return message('assistant.did.redone');
    case 'export':
      return exported(deed);
    default:
      return repaired(deed) ?? message('assistant.did.other');
  }
}

const rewords = ({ tool, ok, input }: Deed): boolean =>
  tool === 'edit_text' && ok && (input.find ?? input.text ?? input.append) !== undefined && input.part === undefined;
/** Words that were changed again: only what became of them is told. */
const isRewordedBy = (deed: Deed, later: Deed): boolean =>
  rewords(deed) && rewords(later) && deed.input.layer === later.input.layer;

/** Several things that happened to several layers alike are told once: "made “A”, “B” and “C” white". */
function merged(all: readonly Deed[], named: Namer, canvas: Canvas): string[] {
  // What was so already is only worth a word where nothing else was done; and a photo that became the background is not missed.
  const changed = all.filter(
    (deed, index) => deed.output.unchanged !== true && !all.slice(index + 1).some((later) => isRewordedBy(deed, later)),
  );
  const becameGround = all.some(({ tool, input }) => tool === 'set_background' && input.image !== undefined);
  const reported = (changed.length > 0 ? changed : all).filter(({ tool }) => !(becameGround && tool === 'delete'));
  const swap = reported.findIndex(
    ({ tool, input }, index) =>
      tool === 'add_image' && input.height !== undefined && reported[index + 1]?.tool === 'delete',
  );
  const told = swap === -1 ? reported : reported.filter((_, index) => index !== swap && index !== swap + 1);
  const roomy = told.filter((deed) => isMakingRoom(deed, told));
  const deeds = told.filter((deed) => !roomy.includes(deed));
  const undone = deeds.filter(({ tool }) => tool === 'undo').length;
  const whole = recoloring(deeds);
  const parts: string[] = swap === -1 ? [] : [message('assistant.did.exchanged')];
  const seenOf = new Set<Deed>(whole?.deeds.slice(1));
  for (const deed of deeds) {
    if (seenOf.has(deed)) continue;
    // What happened to several layers alike is told once, with all their names.
    const alike =
      deed.tool === 'update_layer'
        ? deeds.filter((other) => other.tool === 'update_layer' && updated(other, '§') === updated(deed, '§'))
        : [deed];
    for (const one of alike) seenOf.add(one);
    const several = [...new Set(alike.map(({ output }) => layerName(output)))];
    const names = namesOf(several, canvas.layers.length);
    const part =
      deed === whole?.deeds[0]
        ? whole.said
        : alike.length > 1
          ? updated(deed, names)
          : deed.tool === 'undo' && undone > 1
            ? message('assistant.did.undoneSteps', { count: undone })
            : did(deed, named, deeds, canvas);
    if (!parts.includes(part)) parts.push(part);
  }
  if (roomy.length > 0)
    parts.push(
      message('assistant.did.gaveWay', { layer: namesOf([...new Set(roomy.map(({ output }) => layerName(output)))]) }),
    );
  itsNames(
    parts,
    deeds.flatMap(({ output }) => (output.type === undefined ? [] : [layerName(output)])),
  );
  // "added A, added B" reads "added A, B".
  const verb = message('assistant.did.added', { layer: '' }).trimEnd();
  const added = parts.filter((part) => part.startsWith(`${verb} `));
  if (added.length < 2) return parts;
  const list = joined(
    added.map((part) => part.slice(verb.length + 1)),
    message('assistant.and'),
  );
  const first = parts.indexOf(added[0] ?? '');
  return parts.flatMap((part, index) => (index === first ? [`${verb} ${list}`] : added.includes(part) ? [] : [part]));
}

/** What a look at a layer was for: its letters. */
function seen({ output }: Deed): string[] {
  const layers = Array.isArray(output.layers) ? (output.layers as Record<string, unknown>[]) : [];
  return layers.map((layer) =>
    typeof layer.font === 'string'
      ? message('assistant.is.font', { layer: layerName(layer), font: layer.font, size: numberOf(layer.size) })
      : message('assistant.is.noFont', { layer: layerName(layer) }),
  );
}

/** The reply to a request: what was done, what failed, and what is to be asked or said besides. */
/** What these refuse is said as an answer or a question: a picture that there is none of, or not quite. */
const ANSWERING: ReadonlySet<string> = new Set(['generate_image', 'find_picture']);

export function replyTo(deeds: readonly Deed[], canvas: Canvas, sayings: readonly string[]): string {
  const byId = new Map(canvas.layers.map((layer) => [layer.id, nameOf(layer)]));
  const facts = new Map(
    deeds
      .flatMap(({ output }) => [
        output,
        ...(Array.isArray(output.layers) ? (output.layers as Record<string, unknown>[]) : []),
      ])
      .flatMap((one) =>
        typeof one === 'object' && typeof one.id === 'string' && one.type !== undefined
          ? [[one.id, layerName(one)] as const]
          : [],
      ),
  );
  const named: Namer = (ids) => {
    const names = (Array.isArray(ids) ? ids : []).map(
      (id) => byId.get(textOf(id)) ?? facts.get(textOf(id)) ?? message('assistant.it'),
    );
    return namesOf([...new Set(names)], canvas.layers.length);
  };
  const sentences: string[] = [];
  const compositions = deeds.filter(({ tool, ok }) => tool === 'compose_design' && ok);
  const looks = deeds.filter(({ tool, ok }) => tool === 'look' && ok);
  const checks = deeds.filter(({ tool, ok }) => tool === 'check_listing' && ok);
  const done = [
    ...merged(
      deeds.filter((deed) => deed.ok && ![compositions, looks, checks].some((others) => others.includes(deed))),
      named,
      canvas,
    ),
    ...checks.flatMap(listingMended),
  ];
  const isIdle = deeds.some(({ ok }) => ok) && deeds.every(({ ok, output }) => !ok || output.unchanged === true);
  if (done.length > 0 && isIdle) sentences.push(`${sentence(joined(done, message('assistant.and')))}.`);
  else if (done.length > 0) sentences.push(message('assistant.i', { done: joined(done, message('assistant.and')) }));
  // On a page of its own, the page comes first.
  const paged = deeds.find(({ ok }) => ok)?.tool === 'pages';
  sentences.splice(paged ? sentences.length : 0, 0, ...compositions.map(composed));
  sentences.push(...looks.flatMap(seen), ...checks.map(listingVerdict));
  const failed = deeds.filter(({ ok }) => !ok);
  for (const error of new Set(failed.map((deed) => deed.error))) {
    // A question needs no introduction.
    const isAnswer = error.endsWith('?') || failed.every((deed) => deed.error !== error || ANSWERING.has(deed.tool));
    sentences.push(isAnswer ? error : message('assistant.failed', { error: stopped(sentence(error)) }));
  }
  const said = [...new Set(sayings)];
  if (said.length === 0) sentences.push(...nextSteps(deeds, canvas));
  const text = [...sentences, ...said].join(' ') || message('assistant.unclear');
  // The only photo needs no file's name.
  const photos = canvas.layers.filter(({ type }) => type === 'image');
  const [only] = photos;
  return photos.length === 1 && only ? text.replaceAll(nameOf(only), message('assistant.thePhoto')) : text;
}

/** At most one thing that may come next. */
function nextSteps(deeds: readonly Deed[], canvas: Canvas): string[] {
  const last = deeds.findLast(({ ok }) => ok);
  const inked =
    last?.tool === 'update_layer' &&
    typeof last.input.color === 'string' &&
    last.input.highlight === undefined &&
    last.output.type === 'text' &&
    !last.output.highlight;
  // Asked for, so it stays; but it may not have been seen that it hardly reads.
  if (
    inked &&
    /^#[0-9a-f]{6}/i.test(canvas.background) &&
    /^#[0-9a-f]{6}/i.test(textOf(last.output.color)) &&
    contrast(textOf(last.output.color).slice(0, 7), canvas.background.slice(0, 7)) < 2
  )
    return [message('assistant.hardToRead')];
  if (last?.tool === 'generate_logo' && last.input.place === undefined) return [message('assistant.nextLogo')];
  if (last?.tool !== 'compose_design') return afterRepair(last);
  return [message(last.input.rework === true ? 'assistant.nextVersion' : 'assistant.next')];
}
