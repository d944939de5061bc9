import { createOperatorClient, type OperatorClient } from "@payment-routing/operator-client";
import { readTextFile } from "../inputs/read-input-file.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { flag, optionalText } from "../settings/setting-kinds.ts";

/** The settings of every command that uses a running service. */
export const OPERATOR_SETTINGS = {
  url: {
    ...optionalText("address", "The internal listener of the service, for example http://127.0.0.1:8081."),
    variable: "OPERATOR_URL",
  },
  key: {
    ...optionalText(
      "key",
      "An API key with scope viewer, operator or admin. Other users of this machine can see options: prefer the variable or --key-file.",
    ),
    variable: "OPERATOR_KEY",
    alternativeTo: ["keyFile"],
  },
  keyFile: {
    ...optionalText("path", "A file with the key. A line break at its end is ignored."),
    variable: "OPERATOR_KEY_FILE",
    alternativeTo: ["key"],
  },
  json: flag("Print JSON instead of text."),
};

/** The settings of commands that change something. */
export const ACTION_SETTINGS = {
  ...OPERATOR_SETTINGS,
  reason: optionalText("text", "The reason, stored in the audit log. Required."),
};

type ServiceSettings = Omit<SettingsOf<typeof OPERATOR_SETTINGS>, "json">;

/** The service of the settings. Undefined without an address: the command then works without a service. */
export async function findService(given: ServiceSettings): Promise<OperatorClient | undefined> {
  return given.url === undefined ? undefined : connectOperator(given);
}

/**
 * The client of the service that the settings name.
 *
 * @throws SettingsError with every issue
 */
export async function connectOperator({ url, key, keyFile }: ServiceSettings): Promise<OperatorClient> {
  const address = URL.canParse(url ?? "") ? new URL(url ?? "") : undefined;
  const isHttp = address?.protocol === "http:" || address?.protocol === "https:";
  const issues = [
    url === undefined && "--url: expected --url or OPERATOR_URL, got nothing",
    url !== undefined &&
      !isHttp &&
      "--url: expected an address that begins with http:// or https://, got another text",
    // The message quotes neither a password nor a key.
    hasPassword(address) && "--url: expected an address without user and password, got one with them",
    key !== undefined && keyFile !== undefined && "--key: expected --key or --key-file, got both",
    key !== undefined && !KEY.test(key) && `--key: ${NO_KEY}`,
    key === undefined &&
      keyFile === undefined &&
      "--key-file: expected --key-file or OPERATOR_KEY, got nothing",
  ].filter((issue) => issue !== false);
  if (issues.length > 0 || address === undefined) throw new SettingsError(issues);
  return createOperatorClient({
    url: address,
    authentication: { key: key ?? (await readKey(keyFile ?? "")) },
  });
}

/** The syntax of a Bearer token (RFC 6750). */
const KEY = /^[\w.~+/-]+=*$/;
const NO_KEY = "expected a key, in one line of letters, digits and -._~+/=, got another text";

function hasPassword(address: URL | undefined): boolean {
  return address !== undefined && (address.username !== "" || address.password !== "");
}

async function readKey(path: string): Promise<string> {
  const key = await readTextFile(path, "--key-file");
  if (!KEY.test(key.trim())) throw new SettingsError([`--key-file: ${NO_KEY}`]);
  return key.trim();
}

/** @throws SettingsError without a reason */
export function readReason({ reason }: { readonly reason: string | undefined }): string {
  if (reason === undefined || reason.trim() === "")
    throw new SettingsError(["--reason: expected a reason, got nothing"]);
  return reason;
}
