import { join } from "node:path";
import type { Direction } from "../contract-list.ts";
import { checkSchemas, listSchemas } from "../json-schema/load-schemas.ts";
import type { Change } from "./change.ts";
import { compareJsonContracts } from "./json/compare-json-contracts.ts";
import { type JsonVersion, rejectMistakes } from "./json/load-json-roots.ts";
import { type Progress, VersionError, type VersionFolder } from "./load-version.ts";
import { compareXsdContracts } from "./xsd/compare-xsd-contracts.ts";

/** A version of one schema: an XSD, or a JSON Schema with the files beside it that it refers to. */
export type SchemaVersion = Pick<VersionFolder, "folder" | "shown"> & { readonly file: string };

/**
 * Compares two versions of one schema.
 *
 * @param names the elements that are roots of documents; default: those that no other element refers to
 * @throws SchemaError if a schema is rejected
 * @throws VersionError if neither version has a root
 */
export async function compareFiles(
  before: SchemaVersion,
  after: SchemaVersion,
  direction: Direction,
  names: readonly string[] = [],
  progress?: Progress,
): Promise<readonly Change[]> {
  if (!after.file.endsWith(".xsd"))
    return compareJsonContracts(readJsonVersion(before, direction), readJsonVersion(after, direction));
  const roots = names.length === 0 ? direction : names.map((element) => ({ element, direction }));
  const toVersion = ({ file, folder, shown }: SchemaVersion) => ({
    contract: { schema: file, roots },
    folder,
    shown,
  });
  return compareXsdContracts(toVersion(before), toVersion(after), progress);
}

/** Keywords that the comparison does not know would be passed over: they are mistakes here. */
function readJsonVersion({ file, folder, shown }: SchemaVersion, direction: Direction): JsonVersion {
  const checked = checkSchemas(folder, [...new Set([...listSchemas(folder), file])]);
  rejectMistakes(checked, [file], folder, ({ code }) => !code.startsWith("missing-"));
  const { title } = checked.files.get(file)?.schema ?? {};
  if (typeof title !== "string") throw new VersionError(`${join(shown, file)} has no title`);
  const roots = [{ file, type: title, direction }];
  return { contract: { name: file, package: "", folder: ".", roots }, folder, shown };
}
