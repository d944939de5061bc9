import {
  computeMac,
  MacError,
  type MacSpecification,
  validateMacSpecification,
} from "@payment-routing/signing";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { optionalText, textList } from "../settings/setting-kinds.ts";
import { readTextFile } from "./read-input-file.ts";

/** The MAC specification and its salts. */
export const MAC_SETTINGS = {
  macSpecification: optionalText(
    "path",
    "The MAC specification of the merchant, a JSON file. With it, the hmac of every transaction is verified. Needs --mac-salt-file.",
  ),
  macSaltFile: textList(
    "path",
    "A file with the salt of the MAC. A line break at its end is ignored. Repeatable, for the time when a salt is replaced.",
  ),
};

export interface Mac {
  readonly specification: MacSpecification;
  readonly salts: readonly string[];
}

/**
 * Reads the specification and its salts, undefined when none are given.
 *
 * @throws SettingsError with every issue. No message contains a salt
 */
export async function readMac(settings: SettingsOf<typeof MAC_SETTINGS>): Promise<Mac | undefined> {
  const { macSpecification: path, macSaltFile: saltPaths } = settings;
  if (path === undefined && saltPaths.length === 0) return undefined;
  if (path === undefined) throw new SettingsError(["--mac-salt-file: expected --mac-specification with it"]);
  if (saltPaths.length === 0)
    throw new SettingsError(["--mac-specification: expected --mac-salt-file with it"]);
  const specification = readSpecification(await readTextFile(path, "--mac-specification"), path);
  const salts = await Promise.all(saltPaths.map((saltPath) => readSalt(saltPath, specification)));
  return { specification, salts };
}

function readSpecification(text: string, path: string): MacSpecification {
  const result = validateMacSpecification(parseJson(text, path));
  if (result.ok) return result.value;
  throw new SettingsError(result.issues.map(({ message }) => `--mac-specification: ${path}: ${message}`));
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of JSON.parse quotes the file, which may contain the salt.
    throw new SettingsError([`--mac-specification: ${path}: expected JSON`]);
  }
}

async function readSalt(path: string, specification: MacSpecification): Promise<string> {
  const salt = (await readTextFile(path, "--mac-salt-file")).replace(/\r?\n$/, "");
  try {
    // A MAC of the salt alone: rejects a salt that is empty or not in the charset.
    computeMac({}, { ...specification, fields: [{ pointer: "/none", required: false }] }, salt);
  } catch (error) {
    if (!(error instanceof MacError)) throw error;
    throw new SettingsError([`--mac-salt-file: ${path}: ${error.message}`]);
  }
  return salt;
}
