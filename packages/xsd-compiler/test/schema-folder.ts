import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes schema files to a new folder and gives their paths, in the order given. */
export function writeSchemas(files: Readonly<Record<string, string>>): {
  readonly paths: readonly string[];
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), "xsd-"));
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  });
  return { paths, remove: () => rmSync(folder, { recursive: true }) };
}
