import { constants } from "node:fs";
import { access, lstat, readdir, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { DecisionArchive, listSpoolLeftovers } from "@payment-routing/decision-store";
import { type Check, error, note, type Problem, warning } from "./finding.ts";

/** The folder in which decisions wait: its kind, its owner, its space, and what is left in it. */
export const checkSpool: Check = async ({ settings }) => {
  if (settings.decisionSpool === undefined || settings.role === "worker") return [];
  const folder = resolve(settings.decisionSpool);
  const found = await lstat(folder).catch((cause: NodeJS.ErrnoException) => cause.code ?? String(cause));
  if (found === "ENOENT") return checkParent(folder);
  if (typeof found === "string") return [error(`the spool ${folder} cannot be read (${found})`)];
  if (!found.isDirectory())
    return [error(`the spool ${folder} is not a folder: name another in DECISION_SPOOL`)];
  const user = process.geteuid?.();
  if (user !== undefined && found.uid !== user)
    return [
      error(
        `the spool ${folder} belongs to user ${found.uid}, and this is user ${user}: chown it, or name another`,
      ),
    ];
  return [...(await checkFileSystem(folder, settings.decisionSpoolBytes)), ...(await checkContent(folder))];
};

/** The folder of archived days: it exists, this user may use it, and the days that it lists are in it. */
export const checkArchive: Check = async ({ settings }) => {
  if (settings.decisionArchive === undefined || settings.role === "search") return [];
  const folder = resolve(settings.decisionArchive);
  const isWriting = settings.role !== "api";
  const reason = await access(folder, isWriting ? constants.R_OK | constants.W_OK : constants.R_OK).then(
    () => undefined,
    (cause: NodeJS.ErrnoException) => cause.code,
  );
  if (reason === "ENOENT" && isWriting) return checkParent(folder, "archive");
  if (reason !== undefined)
    return [error(`the archive ${folder} cannot be used (${reason}): mount it, or grant access`)];
  if ((await readdir(folder)).length === 0)
    return [
      note(`the archive ${folder} is empty: if days have been archived, mount the storage that has them`),
    ];
  const archive = new DecisionArchive(folder);
  await archive.find({});
  return archive.unreadable.map((file) =>
    error(`archived decisions cannot be read in ${file}: restore the file, or mount the storage that has it`),
  );
};

/** The service creates the folder, and those above it. */
async function checkParent(folder: string, kind = "spool"): Promise<readonly Problem[]> {
  const parent = dirname(folder);
  const reason = await access(parent, constants.W_OK).then(
    () => undefined,
    (cause: NodeJS.ErrnoException) => cause.code,
  );
  if (reason === undefined) return [];
  if (reason === "ENOENT" && parent !== dirname(parent)) return checkParent(parent, kind);
  return [
    error(`the ${kind} ${folder} does not exist and cannot be created in ${parent} (${reason}): create it`),
  ];
}

async function checkFileSystem(folder: string, maxBytes: number): Promise<readonly Problem[]> {
  const { type, bavail, bsize, ffree, files } = await statfs(folder);
  const kind = UNSUITABLE_TYPES.get(type);
  const free = bavail * bsize;
  const isFull = free < MIN_FREE_BYTES || (files > 0 && ffree === 0);
  const space = `the file system of the spool ${folder} has ${Math.floor(free / MIB)} MiB free`;
  return [
    kind !== undefined && warning(`the spool ${folder} is on ${kind}: name a folder on a local disk`),
    isFull && error(`${space}, and decisions that wait would be dropped: free space, or name another folder`),
    !isFull &&
      free < maxBytes &&
      warning(
        `${space}, and DECISION_SPOOL_BYTES is ${Math.ceil(maxBytes / MIB)} MiB: free space, or lower it`,
      ),
  ].filter((problem) => problem !== false);
}

const MIB = 2 ** 20;
/** The longest block that the spool writes. */
const MIN_FREE_BYTES = 64 * MIB;

/** Magic numbers of statfs(2). */
const UNSUITABLE_TYPES: ReadonlyMap<number, string> = new Map([
  [0x01021994, "tmpfs, whose content a restart of the machine deletes"],
  [0x858458f6, "ramfs, whose content a restart of the machine deletes"],
  [0x6969, "NFS, which may not answer"],
  [0xff534d42, "SMB, which may not answer"],
  [0xfe534d42, "SMB, which may not answer"],
]);

async function checkContent(folder: string): Promise<readonly Problem[]> {
  const { ended, foreign } = await listSpoolLeftovers(folder);
  return [
    ended.length > 0 &&
      warning(
        `decisions may wait in ${folder} in the folders of ${ended.length === 1 ? "1 process that has" : `${ended.length} processes that have`} ended (${showNames(ended)}): start the service with this spool, and it stores them`,
      ),
    foreign.length > 0 &&
      warning(
        `${folder} contains what is not of a spool of this user (${showNames(foreign)}): move it elsewhere`,
      ),
  ].filter((problem) => problem !== false);
}

function showNames(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(", ")}, …` : names.join(", ");
}
