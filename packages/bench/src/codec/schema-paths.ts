import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The schemas given on the command line. */
export interface SchemaPaths {
  readonly iso20022?: string | undefined;
  readonly ubl?: string | undefined;
}

/** A schema to measure, and the prefix of its figures. */
export interface MeasuredSchema {
  readonly key: "iso20022" | "ubl" | "fpml" | "iso20022_example" | "ubl_example";
  readonly path: string;
  /** A folder of documents to measure instead of one that is made from the schema. */
  readonly documents?: string;
}

const ROOT = new URL("../../../../", import.meta.url);
const FPML = fileURLToPath(new URL("../shared/samples/xsd/fpml/fpml-main-5-3.xsd", ROOT));

/**
 * The given schemas, else those beside the project, else the examples of the compiler; and FpML, whose documents have
 * substitution groups and name types, where it is beside the project.
 */
export function findSchemas({ iso20022, ubl }: SchemaPaths = {}): readonly MeasuredSchema[] {
  return [
    choose("iso20022", iso20022, "iso20022/pacs.008.001.09.xsd", "iso-20022/credit-transfer.xsd"),
    choose("ubl", ubl, "ubl/maindoc/UBL-Invoice-2.5.xsd", "ubl/invoice.xsd"),
    ...(existsSync(FPML)
      ? [{ key: "fpml", path: FPML, documents: `${dirname(FPML)}/documents` } as const]
      : []),
  ];
}

function choose(
  key: "iso20022" | "ubl",
  named: string | undefined,
  published: string,
  example: string,
): MeasuredSchema {
  const path = named ?? fileURLToPath(new URL(`../shared/samples/xsd/${published}`, ROOT));
  if (named !== undefined || existsSync(path)) return { key, path };
  const stand = new URL(`packages/xsd-compiler/examples/${example}`, ROOT);
  return { key: `${key}_example`, path: fileURLToPath(stand) };
}
