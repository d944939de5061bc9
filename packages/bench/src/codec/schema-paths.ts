import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The schemas given on the command line. */
export interface SchemaPaths {
  readonly iso20022?: string | undefined;
  readonly ubl?: string | undefined;
}

/** A schema to measure, and the prefix of its figures. */
export interface MeasuredSchema {
  readonly key: "iso20022" | "ubl" | "iso20022_example" | "ubl_example";
  readonly path: string;
}

const ROOT = new URL("../../../../", import.meta.url);

/** The given schemas, else those beside the project, else the examples of the compiler. */
export function findSchemas({ iso20022, ubl }: SchemaPaths = {}): readonly MeasuredSchema[] {
  return [
    choose("iso20022", iso20022, "iso20022/pacs.008.001.09.xsd", "iso-20022/credit-transfer.xsd"),
    choose("ubl", ubl, "ubl/maindoc/UBL-Invoice-2.5.xsd", "ubl/invoice.xsd"),
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
