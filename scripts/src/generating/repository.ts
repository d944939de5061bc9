import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** The absolute path of something in the repository. */
export function fromRoot(path: string): string {
  return `${ROOT}${path}`;
}

/** A path as messages show it: from the repository's root. */
export function showPath(path: string): string {
  return relative(ROOT, path);
}
