import { join } from "node:path";
import { DEAD_AFTER_MS, UUID } from "./decision-spool.ts";
import { findStats, isOwn, listNames } from "./synced-files.ts";

/** Content of a shared folder of spools without the folders of live processes. */
interface SpoolLeftovers {
  /** Folders of processes that have ended, in which decisions may wait. A live process adopts them within seconds. */
  readonly ended: readonly string[];
  /** Names that are not those of a spool of this user. */
  readonly foreign: readonly string[];
}

/** Lists what is left in a folder of spools. Changes nothing. */
export async function listSpoolLeftovers(folder: string): Promise<SpoolLeftovers> {
  const [ended, foreign]: [string[], string[]] = [[], []];
  for (const name of await listNames(folder)) {
    const found = await findStats(join(folder, name));
    if (found === undefined) continue;
    if (!UUID.test(name) || !found.isDirectory() || !isOwn(found)) foreign.push(name);
    else if (Date.now() - found.mtimeMs >= 4 * DEAD_AFTER_MS) ended.push(name);
  }
  return { ended, foreign };
}
