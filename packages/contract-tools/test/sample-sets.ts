import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Published schema sets with documents, beside the project. They are not part of it. */
const SAMPLES = fileURLToPath(new URL("../../../../shared/samples/xsd/", import.meta.url));

/** A schema set, and the documents that are known to be valid or not. */
export interface SampleSet {
  /** The name of the package that is generated. */
  readonly name: string;
  readonly schema: string;
  /** Names of root elements; empty for the default. */
  readonly roots: readonly string[];
  readonly documents: readonly { readonly file: string; readonly valid: boolean }[];
}

/** By the README of the samples, every other document is valid. */
const INVALID = ["UBL-Invoice-2.0-Enveloped.xml"];

/** The sets that `npm test` has the time for; none where the samples are absent. */
export const SAMPLE_SETS: readonly SampleSet[] = existsSync(SAMPLES)
  ? [
      ...["camt.053.001.08", "pacs.002.001.11", "pacs.008.001.09", "pain.001.001.10_1"].map((name) =>
        describeSet(
          name,
          `iso20022/${name}.xsd`,
          [],
          name === "pacs.002.001.11" ? "iso20022/documents" : undefined,
        ),
      ),
      describeSet("ubl-invoice", "ubl/maindoc/UBL-Invoice-2.5.xsd", ["Invoice"], "ubl/documents"),
      describeSet("fpml", "fpml/fpml-main-5-3.xsd", [], "fpml/documents"),
    ]
  : [];

/** The sets with documents, with every choice of roots. */
export const LARGE_SAMPLE_SETS: readonly SampleSet[] = SAMPLE_SETS.filter(
  ({ documents }) => documents.length > 1,
).flatMap((set) => [
  { ...set, name: `${set.name}-default`, roots: [] },
  { ...set, name: `${set.name}-all`, roots: ["all"] },
]);

function describeSet(
  name: string,
  schema: string,
  roots: readonly string[],
  folder: string | undefined,
): SampleSet {
  const files = folder === undefined ? [] : readdirSync(join(SAMPLES, folder));
  const documents = files.map((file) => ({
    file: join(SAMPLES, folder ?? "", file),
    valid: !INVALID.includes(basename(file)),
  }));
  return { name, schema: join(SAMPLES, schema), roots, documents };
}
