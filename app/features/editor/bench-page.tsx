/**
 * The whole editor on a design that exists only in this page, with `window.__bench` for driving it alongside other
 * editors. It holds no user data and has no server behind it; the route serves it to this machine only.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { variantFor } from '#app/contracts/picture-variants.ts';
import { createDocument } from '#design/document/create.ts';
import type { Picture } from '#design/fabric/paint/tools.ts';
import type { ExportLimit } from './session/export-limit.tsx';
import { Editor } from './editor.tsx';
import type { EditorSession } from './session/editor-session.ts';
import { isOpaqueFile } from './painting/opaque-picture.ts';
import { createBench } from './bench/bench.ts';
import { createLocalHome } from './bench/local-home.ts';

const DESIGN = 'bench';
const LIMIT: ExportLimit = { exportShorterSide: 4000, watermark: false, vectorExport: true, upscale: true };
const NO_HISTORY = { canUndo: false, canRedo: false, undoLabel: null, redoLabel: null };

declare global {
  interface Window {
    __bench?: ReturnType<typeof createBench>;
  }
}

export function BenchPage({ version }: { version: string }): ReactNode {
  const [addresses] = useState(() => new Map<string, string>());
  const [{ initial, home }] = useState(() => {
    const document = createDocument({ width: 1080, height: 1080, newId: () => 'page' });
    return {
      initial: { id: DESIGN, title: 'Bench', document, revision: 0, history: NO_HISTORY },
      home: createLocalHome(DESIGN, document, (asset, side) => fetchPicture(addresses.get(asset), side)),
    };
  });
  const [session, setSession] = useState<EditorSession | null>(null);
  useEffect(() => {
    if (session) window.__bench = createBench({ session, home, addresses, version });
  }, [session, home, addresses, version]);
  return (
    <Editor
      designId={DESIGN}
      initial={initial}
      userId="nobody"
      home={home}
      exportLimit={LIMIT}
      onSession={setSession}
    />
  );
}

/**
 * A picture in the size shown, decoded off the main thread, as the asset route and the editor's own source deliver it.
 */
async function fetchPicture(address: string | undefined, wantedSide: number): Promise<Picture> {
  if (!address) throw new Error('There is no such picture');
  const blob = await (await fetch(address)).blob();
  const [whole, opaque] = await Promise.all([createImageBitmap(blob), isOpaqueFile(blob)]);
  const delivered = variantFor(wantedSide) ?? Number.POSITIVE_INFINITY;
  const shrink = Math.min(1, delivered / Math.max(whole.width, whole.height));
  const image =
    shrink < 1
      ? await createImageBitmap(whole, {
          resizeWidth: Math.ceil(whole.width * shrink),
          resizeHeight: Math.ceil(whole.height * shrink),
          resizeQuality: 'high',
        })
      : whole;
  return {
    image,
    width: image.width,
    height: image.height,
    opaque,
    naturalWidth: whole.width,
    naturalHeight: whole.height,
  };
}
