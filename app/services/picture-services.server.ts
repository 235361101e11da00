/** What makes and changes pictures: the engines, here or hosted, and the people that garments are tried on. */
import type { Closing } from './closing.ts';
import { createEngines } from './engines/engines.server.ts';
import type { Foundation } from './foundation.server.ts';
import { createImageStudio, hostedImagesOf } from './images/image-studio.server.ts';
import { hostedImaging } from './imaging/hosted-imaging.server.ts';
import { createImaging } from './imaging/imaging.server.ts';
import { createStock } from './stock/stock.server.ts';
import type { LibraryServices } from './library-services.server.ts';
import { createPersonModels } from './person-models/person-models.server.ts';
import { createTryOnRoom } from './try-on/try-ons.server.ts';

export function createPictureServices(
  { config, report, prisma, entitlements }: Foundation,
  { assets, rendering, inspections: { inspect } }: LibraryServices,
  closing: Closing,
) {
  const engines = closing.keep(createEngines({ report }));
  const elsewhere = hostedImaging(config);
  const imaging = createImaging({ prisma, assets, engines, model: config.backgroundModel, ...elsewhere, report });
  const personModels = createPersonModels({ prisma, assets, engines, inspect, entitlements });
  const { personIn } = personModels;
  return {
    engines,
    elsewhere,
    imaging,
    stock: createStock({ settings: config.stock, assets, prisma, report }),
    images: createImageStudio({ engines, rendering, hosted: hostedImagesOf(config) }),
    personModels,
    tryOns: createTryOnRoom({ engines, assets, imaging, personIn, hosted: elsewhere.tryOns }),
  };
}
