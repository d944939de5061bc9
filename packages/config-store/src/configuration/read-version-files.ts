import { basename } from "node:path";
import { ConfigurationError } from "./configuration-error.ts";
import { readFiles, type SourceFile } from "./read-files.ts";
import { readDocument } from "./source-document.ts";
import { judgeDocument } from "./version-files.ts";

/** The files that a version is made of, and those that are left out of it. */
export interface VersionFiles {
  /** By their names, without the folder. */
  readonly files: readonly SourceFile[];
  /** Files with nothing in them but credentials, which belong to no version. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a configuration as it is stored: without its credentials.
 *
 * Throws a ConfigurationError when one cannot be read, or when credentials stand in a file with other things.
 */
export async function readVersionFiles(path: string): Promise<VersionFiles> {
  const files: SourceFile[] = [];
  const leftOut: string[] = [];
  for (const file of await readFiles(path)) {
    const document = readDocument(file.path, file.text);
    const kind = judgeDocument(document);
    if (kind === "plain") files.push({ path: basename(file.path), text: file.text });
    else if (kind === "credentials") leftOut.push(file.path);
    else {
      const name = document.members?.has("credentials") ? "credentials" : "internal";
      const expected = "credentials in a file of their own, as they belong to no version";
      const received = "them beside other sections";
      const message = `/${name}: expected ${expected}, got ${received}`;
      throw new ConfigurationError([{ ...document.locate([name], "name"), message, expected, received }]);
    }
  }
  return { files, leftOut };
}
