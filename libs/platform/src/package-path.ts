import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where something of the package is, such as `docs/rules`, whether it runs as it was written or as it was built: the first of this
 * path beside the module or above it. Throws an Error when there is none.
 * @param module `import.meta.url` of the caller.
 */
export function packagePath(module: string, path: string): string {
  let folder = dirname(fileURLToPath(module));
  while (!existsSync(join(folder, path))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`${path} is not beside this server.`);
    folder = above;
  }
  return join(folder, path);
}
