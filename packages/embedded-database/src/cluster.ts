import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { findBinaries } from "./find-binaries.ts";
import { placeBinaries } from "./place-binaries.ts";
import { isReachable } from "./reachable.ts";
import { type ProgramOptions, runProgram } from "./run-program.ts";
import { chooseServerUser, type ServerUser } from "./server-user.ts";

/** The files of a database, and what it takes to serve them. */
export interface Cluster {
  /** Where the files are. Absolute, without symbolic links. */
  readonly folder: string;
  /** The folder as the server's own programs are to be told of it. */
  readonly shownFolder: string;
  readonly logFile: string;
  /** The superuser's. */
  readonly password: string;
  /** The folder of PostgreSQL. */
  readonly binaries: string;
  readonly programOptions: ProgramOptions;
}

/** Whether the files of a database are in a folder. They are put there at once. */
export async function hasCluster(path: string): Promise<boolean> {
  return (await readText(join(path, CLUSTER, "PG_VERSION"))) !== undefined;
}

/** Makes the files of a database in a folder unless they are there. Any number of processes may do so at once. */
export async function prepareCluster(
  path: string,
  initOptions: readonly string[],
  given: string | undefined,
): Promise<Cluster> {
  const user = await chooseServerUser();
  const binaries = given ?? (await placeBinaries(await findBinaries(), user));
  await mkdir(path, { recursive: true });
  const parent = await realpath(path);
  // The server's user has to get through to its files.
  if (user !== undefined) await chmod(parent, 0o711);
  const folder = join(parent, CLUSTER);
  const version = await readText(join(folder, "PG_VERSION"));
  if (version === undefined) await createCluster(folder, { binaries, user, initOptions });
  else if (given === undefined && version.trim() !== VERSION) {
    const message = `${folder} holds the data of PostgreSQL ${version.trim()}; this is ${VERSION}`;
    throw new EmbeddedDatabaseError("other-version", message);
  }
  return {
    ...(await placeFolder(folder, user)),
    logFile: join(parent, "server.log"),
    password: await readFile(join(folder, PASSWORD_FILE), "utf8"),
    binaries,
  };
}

/** Of the binaries that package.json names. */
const VERSION = "18";

const CLUSTER = "cluster";
const PASSWORD_FILE = "password";

interface CreationOptions {
  readonly binaries: string;
  readonly user: ServerUser | undefined;
  readonly initOptions: readonly string[];
}

/** Creates the files in a temporary folder and renames it, so that no process finds an incomplete cluster. */
async function createCluster(
  finished: string,
  { binaries, user, initOptions }: CreationOptions,
): Promise<void> {
  const { folder, shownFolder, programOptions } = await placeFolder(await mkdtemp(`${finished}-`), user);
  const passwordFile = `${folder}.${PASSWORD_FILE}`;
  await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (user !== undefined) {
    await chown(folder, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    await runProgram(join(binaries, "bin", "initdb"), programOptions, [
      `--pgdata=${shownFolder}`,
      `--pwfile=${shownFolder}/../${basename(passwordFile)}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      ...initOptions,
    ]);
    // It belongs to these files and no others, so it travels with them.
    await rename(passwordFile, join(folder, PASSWORD_FILE));
    await rename(folder, finished);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    // Another process may have been faster.
    if ((await readText(join(finished, "PG_VERSION"))) === undefined) throw error;
  }
}

/**
 * A folder may stand in one that is closed to the server's user. Then the server gets there without going through: we
 * put it there, as root can, and it names the folder as the one that it is in.
 */
async function placeFolder(
  folder: string,
  user: ServerUser | undefined,
): Promise<Pick<Cluster, "folder" | "shownFolder" | "programOptions">> {
  const isDirect = user === undefined || process.platform !== "linux" || (await isReachable(folder, user));
  const shownFolder = isDirect ? folder : "/proc/self/cwd";
  return { folder, shownFolder, programOptions: { cwd: folder, ...user } };
}

function readText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
