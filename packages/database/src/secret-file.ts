import { readFileSync } from "node:fs";

/** The files that contain secrets, by the secret that was read first. */
const files = new Map<string, string>();

/** Makes {@link currentSecret} read the file of a secret again: when it is rotated there, nothing needs a restart. */
export function followSecretFile(secret: string, path: string): void {
  files.set(secret, path);
}

/**
 * Returns what replaces a secret now, such as the address of a database with its password. While its file cannot be read or is
 * empty, that is the secret read first.
 */
export function currentSecret(secret: string): string {
  const path = files.get(secret);
  if (path === undefined) return secret;
  try {
    return readFileSync(path, "utf8").trim() || secret;
  } catch {
    return secret;
  }
}
