import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The schemas of a release, as they were. */
export interface Snapshot {
  readonly version: string;
  readonly folder: string;
}

/** Where snapshots are, in the folder of the schemas: a folder for each version. */
const RELEASED = "released";

/** Finds the snapshot with the highest version; undefined if there is none. */
export function findNewestSnapshot(schemas: string): Snapshot | undefined {
  const folder = join(schemas, RELEASED);
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => VERSION.test(name)) : [];
  const version = versions.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  return version === undefined ? undefined : { version, folder: join(folder, version) };
}

const VERSION = /^\d+\.\d+\.\d+$/;

/** Stores the schemas, without examples, as those of a release. Returns the folder. */
export function storeSnapshot(schemas: string, version: string): string {
  const target = join(schemas, RELEASED, version);
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(schemas, { withFileTypes: true }))
    if (entry.isDirectory() && !NO_SCHEMAS.has(entry.name))
      cpSync(join(schemas, entry.name), join(target, entry.name), { recursive: true });
  return target;
}

const NO_SCHEMAS: ReadonlySet<string> = new Set(["examples", RELEASED]);
