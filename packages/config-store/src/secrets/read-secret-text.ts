import { readFile, stat } from "node:fs/promises";
import type { SecretEntry } from "@payment-routing/config-contract";
import { fault, type JudgedFault } from "../configuration/judged-fault.ts";

/** The variables of a process by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the text of a secret from the place that its entry names; what comes back otherwise says why that cannot be.
 * `pathOf` leads to a file from the entry's own, `at` is the entry's JSON Pointer.
 */
export async function readSecretText(
  { value, env, file }: SecretEntry,
  at: string,
  pathOf: (file: string) => string,
  environment: Environment,
): Promise<string | JudgedFault> {
  if (file !== undefined) return readTextFile(pathOf(file), `${at}/file`);
  if (env === undefined) return value ?? fault(at, "the text of a secret", "nothing");
  // Its name is not repeated: somebody may have put the secret itself there.
  return environment[env] || fault(`${at}/env`, "an environment variable that is set", "one that is not");
}

async function readTextFile(path: string, at: string): Promise<string | JudgedFault> {
  try {
    // Reading a pipe or a device may never end.
    if (!(await stat(path)).isFile())
      return fault(at, "a file", "something else, such as a folder or a pipe");
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
    return text.replace(/\r?\n$/, "") || fault(at, "a file with text in it", "an empty one");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === undefined || code.startsWith("ERR_ENCODING")
      ? fault(at, "a file in UTF-8", "other bytes")
      : fault(at, "a file that can be read", code);
  }
}
