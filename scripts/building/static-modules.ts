/**
 * Evaluates modules at build time: of `….static.ts` only the exported values are built in, as JSON, without its
 * imports. For what the browser has to know of server-only code. Scripts and unit tests import such a module like any
 * other.
 */
import { pathToFileURL } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

/** The module that exports these values. `undefined` and functions can't be built in, so they throw. */
export function moduleOf(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    const written = JSON.stringify(value, (key, inside: unknown) => {
      if (typeof inside === 'function' || inside === undefined) throw new Error(`${name}: “${key}” is not JSON`);
      return inside;
    });
    return `export const ${name} = ${written};\n`;
  });
  return lines.join('');
}

/** The plugin. In development it evaluates such a module again whenever one of its imports has changed. */
export function staticModules(): Plugin {
  let isBuild = true;
  /** By path, for all environments of a build. */
  const built = new Map<string, Promise<string>>();
  const run = async (path: string): Promise<string> =>
    moduleOf((await import(pathToFileURL(path).href)) as Record<string, unknown>);
  return {
    name: 'blend:static-modules',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    async load(id) {
      if (!id.endsWith('.static.ts')) return null;
      if (isBuild) {
        const code = built.get(id) ?? run(id);
        built.set(id, code);
        return code;
      }
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'error',
      });
      for (const path of dependencies) this.addWatchFile(path);
      return moduleOf(module);
    },
  };
}
