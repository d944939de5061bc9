import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../schemas/examples/search/", import.meta.url);

export const XSD_FILE = new URL("../../../schemas/search/payment-method-search.xsd", import.meta.url);

export interface Example {
  readonly name: string;
  readonly bytes: Buffer;
  readonly root: "payment_method_search_criteria" | "payment_method_search_response";
}

/** The documents of a folder of examples, in the order of their names. */
export function readExamples(folder: "valid" | "invalid"): Example[] {
  return readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((name) => name.endsWith(".xml"))
    .sort()
    .map((name) => {
      const bytes = readFileSync(new URL(`${folder}/${name}`, FOLDER));
      const response = /<payment_method_search_response[\s/>]/.test(bytes.toString("latin1"));
      return {
        name,
        bytes,
        root: response ? "payment_method_search_response" : "payment_method_search_criteria",
      };
    });
}
