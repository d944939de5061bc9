import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The absolute path of a file of the repository. */
export function fromRoot(path: string): string {
  return `${ROOT}${path}`;
}

/** A path for messages: relative to the root of the repository. */
export function showPath(path: string): string {
  return relative(ROOT, path);
}
