import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A valid example of a contract. */
export interface Example {
  /** The name of its file, without the ending. */
  readonly name: string;
  readonly text: string;
}

/** The examples in a folder, in the order of their names. */
export function readExamples(folder: string, extension: ".json" | ".xml"): readonly Example[] {
  return globSync(`*${extension}`, { cwd: folder })
    .sort()
    .map((file) => {
      // TextDecoder removes a byte order mark.
      const text = new TextDecoder().decode(readFileSync(join(folder, file)));
      return { name: basename(file, extension), text };
    });
}
