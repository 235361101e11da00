/**
 * All data of one user as a zip, written while it is read: whatever its size, memory holds one piece at a time. Designs
 * come with a picture, pictures and fonts under their names, the rest as records.
 */
import sharp from 'sharp';
import { firstPage } from '#design/document/tree.ts';
import { timeText } from '#messages/time-text.ts';
import { message } from '#messages/message.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { realEmail } from '#app/services/auth/placeholder-email.ts';
import { nameForMime } from '#app/services/assets/file-name.ts';
import { UNMARKED_SIDE } from '#app/services/billing/held-to-plan.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { createDocumentStore } from '#app/services/designs/document-store.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import { createNames } from './export-names.ts';
import { recordTables } from './personal-records.ts';
import { zipStream, type ZipEntry } from './zip-stream.server.ts';

/** Rows read per query. */
const PAGE = 200;
/** Longer side of a design's picture, px: pictures without the watermark of Free are no larger. */
const PREVIEW = UNMARKED_SIDE;

export interface ExportDependencies {
  database: Pick<Database, 'pool' | 'prisma'>;
  storage: Storage;
  assets: Assets;
  rendering: Pick<Rendering, 'withAssets'>;
  /** The user's invoices, from the payment provider. */
  invoices?(userId: string): Promise<unknown[]>;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => Date;
}

export interface DataExport {
  /** The archive's bytes, produced on demand. Ends early, with its files closed, if the consumer cancels. */
  open(userId: string): ReadableStream<Uint8Array>;
}

type Entry = Omit<ZipEntry, 'compress'>;

/** Pictures and fonts are already compressed. */
async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<ZipEntry> {
  for await (const entry of entries) yield { ...entry, compress: /\.(?:json|txt)$/.test(entry.name) };
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export function createExport({
  database,
  storage,
  assets,
  rendering,
  invoices,
  report,
  now = () => new Date(),
}: ExportDependencies): DataExport {
  const { pool, prisma } = database;

  /** All rows, some at a time. */
  async function* paged<Row>(read: (skip: number) => Promise<Row[]>): AsyncGenerator<Row> {
    for (let skip = 0; ; skip += PAGE) {
      const rows = await read(skip);
      yield* rows;
      if (rows.length < PAGE) return;
    }
  }

  /** A JSON array, one row a line. */
  async function* jsonRows(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    let before = '[\n';
    for await (const row of rows) {
      yield encoder.encode(before + JSON.stringify(row));
      before = ',\n';
    }
    yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n');
  }

  async function* records(userId: string): AsyncGenerator<Entry> {
    const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
    for (const [table, { owner, columns, order }] of Object.entries(recordTables)) {
      const text = `select ${quoted(columns)} from "${table}" where "${owner}" = $1 order by ${quoted(order)} limit ${PAGE} offset $2`;
      yield {
        name: `records/${table.replaceAll('_', '-')}.json`,
        content: jsonRows(paged((skip) => prisma.$queryRawUnsafe<object[]>(text, userId, skip))),
      };
    }
  }

  /** The payment provider may be unreachable: that is no reason to withhold everything else. */
  async function invoicesOf(userId: string): Promise<unknown> {
    try {
      return (await invoices?.(userId)) ?? [];
    } catch (error) {
      report(error, { area: 'export' });
      return { unavailable: true };
    }
  }

  async function previewOf(userId: string, document: Parameters<typeof firstPage>[0]): Promise<Uint8Array | null> {
    try {
      const own = assets.forUser(userId);
      const { bytes } = await rendering
        .withAssets(userId, (id) => own.bytes(id))
        .renderPreview(document, firstPage(document).id, PREVIEW);
      return await sharp(bytes).png().toBuffer();
    } catch (error) {
      // The document is what counts.
      report(error, { area: 'export' });
      return null;
    }
  }

  async function* designs(userId: string, index: object[]): AsyncGenerator<Entry> {
    const nameOf = createNames();
    const rows = paged((skip) =>
      prisma.design.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        skip,
        take: PAGE,
        select: {
          id: true,
          title: true,
          revision: true,
          folderId: true,
          isTemplate: true,
          createdAt: true,
          updatedAt: true,
          deletedAt: true,
        },
      }),
    );
    for await (const { revision, ...row } of rows) {
      const { id, title, updatedAt } = row;
      const folder = `designs/${nameOf(title || id)}`;
      // Uses a separate store, discarded afterwards.
      const { document } = await createDocumentStore().read(pool, id, revision);
      index.push({ ...row, folder });
      yield {
        name: `${folder}/design.json`,
        content: pretty({ id, title, revision, document }),
        lastModified: updatedAt,
      };
      const preview = await previewOf(userId, document);
      if (preview) yield { name: `${folder}/preview.png`, content: preview, lastModified: updatedAt };
    }
  }

  async function* chats(userId: string, index: object[]): AsyncGenerator<Entry> {
    const nameOf = createNames();
    const rows = paged((skip) =>
      prisma.chat.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], skip, take: PAGE }),
    );
    for await (const { id, title, designId, createdAt, updatedAt } of rows) {
      const name = `chats/${nameOf(`${title || id}.json`)}`;
      index.push({ id, title, designId, file: name, createdAt, updatedAt });
      const messages = paged((skip) =>
        prisma.message.findMany({
          where: { chatId: id },
          orderBy: { position: 'asc' },
          skip,
          take: PAGE,
          select: { id: true, role: true, parts: true, metadata: true, createdAt: true },
        }),
      );
      yield { name, content: jsonRows(messages), lastModified: updatedAt };
    }
  }

  async function* files(userId: string, index: object[]): AsyncGenerator<Entry> {
    const [uploaded, made] = [createNames(), createNames()];
    const rows = paged((skip) =>
      prisma.assetGrant.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'asc' }, { assetId: 'asc' }],
        skip,
        take: PAGE,
        include: { asset: { select: { mime: true } } },
      }),
    );
    for await (const { assetId, name, inLibrary, createdAt, asset } of rows) {
      // Marked as used before it is looked up: if it is reported meanwhile, its file is withheld.
      await assets.use(userId, [assetId]);
      if (!(await assets.forUser(userId).info(assetId))) continue;
      const stored = await storage.stream(assetId);
      if (!stored) continue;
      const full = nameForMime(name, asset.mime);
      const file = inLibrary ? `uploads/${uploaded(full)}` : `pictures/${made(full)}`;
      index.push({ id: assetId, name, file, createdAt });
      yield { name: file, content: stored.stream, lastModified: createdAt };
    }
  }

  async function* fonts(userId: string, index: object[]): AsyncGenerator<Entry> {
    const nameOf = createNames();
    for (const { hash, name, style, createdAt } of await prisma.userFont.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { hash: 'asc' }],
    })) {
      const stored = await storage.stream(hash);
      if (!stored) continue;
      const file = `fonts/${nameOf(`${name} ${style}`.trim() + '.ttf')}`;
      index.push({ id: hash, name, style, file });
      yield { name: file, content: stored.stream, lastModified: createdAt };
    }
  }

  async function* everything(userId: string): AsyncGenerator<Entry> {
    const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
    const { id, name, email, phoneNumber, emailVerified, image, plan, planStartedAt, createdAt, updatedAt } = user;
    const exportedAt = now();
    yield {
      name: 'README.txt',
      content: message('settings.exportReadme', {
        email: realEmail(email) ?? phoneNumber ?? name,
        date: timeText(exportedAt, 'full', 'UTC'),
      }),
    };
    const index = { designs: [] as object[], chats: [] as object[], files: [] as object[], fonts: [] as object[] };
    yield* records(userId);
    yield { name: 'records/invoices.json', content: pretty(await invoicesOf(userId)) };
    yield* designs(userId, index.designs);
    yield* chats(userId, index.chats);
    yield* files(userId, index.files);
    yield* fonts(userId, index.fonts);
    // Last, because only now all paths are known.
    yield {
      name: 'data.json',
      content: pretty({
        exportedAt,
        profile: {
          id,
          name,
          email: realEmail(email),
          phoneNumber,
          emailVerified,
          image,
          plan,
          planStartedAt,
          createdAt,
          updatedAt,
        },
        ...index,
      }),
    };
  }

  return {
    open: (userId) => zipStream(packed(everything(userId))),
  };
}
