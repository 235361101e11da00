/** The services of this process: opened once, and asked for by routes and guards. */
import type { Settings } from './config/config.ts';
import { createServices, type Role } from './create-services.server.ts';
import type { Services } from './services.ts';

const held = globalThis as { blendServices?: Services };

/** Opens the services of this process, for `services()`. */
export async function openServices(settings: Settings, role: Role = 'server'): Promise<Services> {
  held.blendServices = await createServices(settings, role);
  return held.blendServices;
}

/** The services of this process. They live outside the module graph, so that reloaded code finds the same ones. */
export function services(): Services {
  if (!held.blendServices) throw new Error('The services are not open');
  return held.blendServices;
}
