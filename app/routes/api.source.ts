/** GET /api/source: the source code of this copy, for everybody who may use it. */
import { projectRoot } from '#app/services/config/project-root.ts';
import { services } from '#app/services/services.server.ts';
import { packSource } from '#app/services/source/source-archive.server.ts';

let packed: Promise<Uint8Array<ArrayBuffer>> | undefined;

export async function loader() {
  // The code of a running server does not change: packing it once is enough.
  packed ??= packSource(projectRoot(), services().config.dataDir, 'blend');
  packed.catch(() => (packed = undefined));
  return new Response(await packed, {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Disposition': 'attachment; filename="blend.tar.gz"',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
