import { MAX_SECRETS, readSecret, type Secret, SecretError } from "@payment-routing/signing";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { textList } from "../settings/setting-kinds.ts";
import { readTextFile } from "./read-input-file.ts";

/** The secrets that sign callbacks. */
export const SECRET_SETTINGS = {
  secret: secretList(
    "CALLBACK_SECRET",
    "A secret of the webhook headers: whsec_..., or name=whsec_... to name it in reports. Repeatable. Other users of this machine can see arguments: prefer the variable, which accepts several secrets separated by spaces, or a file.",
  ),
  secretFile: textList(
    "path",
    "A file with such secrets, one per line. Blank lines and lines that begin with # are ignored. Repeatable.",
  ),
  bodySecret: secretList(
    "CALLBACK_BODY_SECRET",
    "A secret of the member signature in the body, written as for --secret. With one, every body must have a signature. Without one, listen does not check the signature, and verify uses the secrets of the headers.",
  ),
  bodySecretFile: textList("path", "A file with secrets of the body, written as for --secret-file."),
};

/** The secrets of headers and body. */
export interface CallbackSecrets {
  readonly secrets: readonly Secret[];
  readonly bodySecrets: readonly Secret[];
}

/**
 * Reads the secrets: first options or the variable, then files. A secret without a name is named by its position:
 * secret-1, secret-2, body-secret-1.
 *
 * @throws SettingsError with every issue. No message contains a secret
 */
export async function readSecrets(settings: SettingsOf<typeof SECRET_SETTINGS>): Promise<CallbackSecrets> {
  const issues: string[] = [];
  const secrets = await readKind("secret", settings.secret, settings.secretFile, issues);
  const bodySecrets = await readKind("body-secret", settings.bodySecret, settings.bodySecretFile, issues);
  if (issues.length > 0) throw new SettingsError(issues);
  return { secrets, bodySecrets };
}

function secretList(variable: string, description: string) {
  const parse = (text: string) => text.split(/\s+/).filter((part) => part !== "");
  return { ...textList("secret", description), parse, variable };
}

async function readKind(
  kind: "secret" | "body-secret",
  texts: readonly string[],
  files: readonly string[],
  issues: string[],
): Promise<readonly Secret[]> {
  const given = texts.map((text) => ({ origin: `--${kind}`, text }));
  for (const path of files) given.push(...(await readSecretFile(path, `--${kind}-file`)));
  const secrets = given.flatMap(({ origin, text }, index) => {
    try {
      return [readNamedSecret(text, `${kind}-${index + 1}`)];
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      issues.push(`${origin}: ${error.message}`);
      return [];
    }
  });
  const ids = secrets.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  for (const id of new Set(repeated)) issues.push(`--${kind}: expected each name once, got ${id} again`);
  if (given.length > MAX_SECRETS)
    issues.push(`--${kind}: expected at most ${MAX_SECRETS} secrets, got ${given.length}`);
  return secrets;
}

async function readSecretFile(path: string, flag: string): Promise<{ origin: string; text: string }[]> {
  const lines = (await readTextFile(path, flag)).split(/\r?\n/);
  return lines
    .map((line, index) => ({ origin: `${flag}: ${path}:${index + 1}`, text: line.trim() }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"));
}

// The name ends at the first equals sign; base64 may end with one.
function readNamedSecret(text: string, presetId: string): Secret {
  const [, id = presetId, secret = text] = /^(?:([^=\s]*)=)?(whsec_.*)$/s.exec(text) ?? [];
  return readSecret(id, secret);
}
