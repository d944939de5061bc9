import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Imports a package of the project that this one cannot depend on, because its tools generate them. Looks beside this
 * package and in the folder of the caller; undefined if it is not installed.
 */
export async function loadPackage<Exports>(name: string, folder: string): Promise<Exports | undefined> {
  for (const base of [import.meta.url, pathToFileURL(join(folder, "package.json"))]) {
    const path = find(name, base);
    if (path !== undefined) return import(pathToFileURL(path).href);
  }
  return undefined;
}

function find(name: string, base: string | URL): string | undefined {
  try {
    return createRequire(base).resolve(name);
  } catch {
    return undefined;
  }
}
