import { readSecret, type Secret, SecretError } from "@payment-routing/signing";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { textList } from "../settings/setting-kinds.ts";
import { readTextFile } from "./read-input-file.ts";

/** How the secrets that callbacks are signed with are given to a command. */
export const SECRET_SETTINGS = {
  secret: secretList(
    "CALLBACK_SECRET",
    "A secret of the headers: whsec_..., or name=whsec_... to have reports call it by a name. May be given several times. Arguments can be seen by other users of the machine: prefer the variable, which takes several separated by spaces, or a file.",
  ),
  secretFile: textList(
    "path",
    "A file of such secrets, one a line; blank lines and lines that begin with # are left out. May be given several times.",
  ),
  bodySecret: secretList(
    "CALLBACK_BODY_SECRET",
    "A secret of the member signature in the body, given as --secret is. With one, every body must have a signature; without, listen does not judge it, and verify tries the secrets of the headers.",
  ),
  bodySecretFile: textList("path", "A file of such secrets, written as for --secret-file."),
};

/** The secrets of headers and body, as many as were given. */
export interface CallbackSecrets {
  readonly secrets: readonly Secret[];
  readonly bodySecrets: readonly Secret[];
}

/**
 * Reads the secrets, from flags or the variable first and then from files. One without a name is called after its
 * place: secret-1, secret-2, body-secret-1.
 *
 * @throws SettingsError with every fault at once; none of them holds a secret
 */
export async function readSecrets(settings: SettingsOf<typeof SECRET_SETTINGS>): Promise<CallbackSecrets> {
  const faults: string[] = [];
  const secrets = await readKind("secret", settings.secret, settings.secretFile, faults);
  const bodySecrets = await readKind("body-secret", settings.bodySecret, settings.bodySecretFile, faults);
  if (faults.length > 0) throw new SettingsError(faults);
  return { secrets, bodySecrets };
}

function secretList(variable: string, description: string) {
  const parse = (text: string) => text.split(/\s+/).filter((part) => part !== "");
  return { ...textList("secret", description), parse, variable };
}

// As many as @payment-routing/signing takes.
const MAX_SECRETS = 16;

async function readKind(
  kind: "secret" | "body-secret",
  texts: readonly string[],
  files: readonly string[],
  faults: string[],
): Promise<readonly Secret[]> {
  const given = texts.map((text) => ({ origin: `--${kind}`, text }));
  for (const path of files) given.push(...(await readSecretFile(path, `--${kind}-file`)));
  const secrets = given.flatMap(({ origin, text }, index) => {
    try {
      return [readNamedSecret(text, `${kind}-${index + 1}`)];
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      faults.push(`${origin}: ${error.message}`);
      return [];
    }
  });
  const ids = secrets.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  for (const id of new Set(repeated)) faults.push(`--${kind}: expected each name once, got ${id} again`);
  if (given.length > MAX_SECRETS)
    faults.push(`--${kind}: expected at most ${MAX_SECRETS} secrets, got ${given.length}`);
  return secrets;
}

async function readSecretFile(path: string, flag: string): Promise<{ origin: string; text: string }[]> {
  const lines = (await readTextFile(path, flag)).split(/\r?\n/);
  return lines
    .map((line, index) => ({ origin: `${flag}: ${path}:${index + 1}`, text: line.trim() }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"));
}

// A name ends at the first equals sign; base64 has its own at the end.
function readNamedSecret(text: string, presetId: string): Secret {
  const [, id = presetId, secret = text] = /^(?:([^=\s]*)=)?(whsec_.*)$/s.exec(text) ?? [];
  return readSecret(id, secret);
}
