import { readFile } from "node:fs/promises";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { flag, optionalText } from "../settings/setting-kinds.ts";

/** The settings of every command that an operator works with a running service by. */
export const OPERATOR_SETTINGS = {
  url: {
    ...optionalText("address", "The internal listener of the service, such as http://127.0.0.1:8081."),
    variable: "OPERATOR_URL",
  },
  key: {
    ...optionalText(
      "key",
      "A key of scope operator. Give it by its variable, or by --key-file: flags are shown to every user of the machine.",
    ),
    variable: "OPERATOR_KEY",
    alternativeTo: "keyFile",
  },
  keyFile: {
    ...optionalText("path", "A file that holds the key; a line break at its end is not part of it."),
    variable: "OPERATOR_KEY_FILE",
    alternativeTo: "key",
  },
  json: flag("Prints JSON instead of text for people."),
};

/** The settings of those that change something. */
export const ACTION_SETTINGS = {
  ...OPERATOR_SETTINGS,
  reason: optionalText("text", "Why it is done, in a line: it is kept in the audit. Required."),
};

export type OperatorSettings = SettingsOf<typeof OPERATOR_SETTINGS>;

/** Where the service is, and the key to it. */
export interface ServiceAccess {
  readonly url: URL;
  readonly key: string;
}

/** @throws SettingsError with every fault */
export async function readAccess({ url, key, keyFile }: OperatorSettings): Promise<ServiceAccess> {
  const address = URL.canParse(url ?? "") ? new URL(url ?? "") : undefined;
  const isHttp = address?.protocol === "http:" || address?.protocol === "https:";
  const faults = [
    url === undefined && "--url: expected an address, or OPERATOR_URL, got nothing",
    url !== undefined &&
      !isHttp &&
      "--url: expected an address that begins with http:// or https://, got another text",
    // Not repeated: neither a password nor a key.
    hasPassword(address) && "--url: expected an address without user and password, got one with them",
    key !== undefined && keyFile !== undefined && "--key: expected it or --key-file, got both",
    key !== undefined && !KEY.test(key) && `--key: ${NO_KEY}`,
    key === undefined && keyFile === undefined && "--key-file: expected a path, or OPERATOR_KEY, got nothing",
  ].filter((fault) => fault !== false);
  if (faults.length > 0 || address === undefined) throw new SettingsError(faults);
  return { url: address, key: key ?? (await readKey(keyFile ?? "")) };
}

/** What a Bearer token may be, by RFC 6750. */
const KEY = /^[\w.~+/-]+=*$/;
const NO_KEY = "expected a key, in one line of letters, digits and -._~+/=, got another text";

function hasPassword(address: URL | undefined): boolean {
  return address !== undefined && (address.username !== "" || address.password !== "");
}

async function readKey(path: string): Promise<string> {
  const key = await readFile(path, "utf8").catch(({ code = "an error" }: NodeJS.ErrnoException) => {
    throw new SettingsError([`--key-file: expected a file that can be read, got ${code} for ${path}`]);
  });
  if (!KEY.test(key.trim())) throw new SettingsError([`--key-file: ${NO_KEY}`]);
  return key.trim();
}

/** @throws SettingsError when there is none */
export function readReason({ reason }: { readonly reason: string | undefined }): string {
  if (reason === undefined || reason.trim() === "")
    throw new SettingsError(["--reason: expected a text, got nothing"]);
  return reason;
}
