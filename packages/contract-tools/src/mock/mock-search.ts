import { createHash } from "node:crypto";
import { join } from "node:path";
import { arbitraryXmlDocument } from "@payment-routing/contract-runtime/testing";
import { compileXsd } from "@payment-routing/xsd-compiler";
import { sample } from "fast-check";
import type { ContractList, XsdContract } from "../contract-list.ts";
import { generateXsdContract } from "../generate-xsd-contract.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";

/** What a request document is answered with: a valid response, or the issues of the request. */
export type MockAnswer =
  | { readonly ok: true; readonly document: string }
  | {
      readonly ok: false;
      readonly issues: readonly { readonly message: string; readonly line?: number | undefined }[];
    };

/**
 * Answers search requests from the contract alone. The same request and seed give the same response.
 *
 * @throws SchemaError when the list has no such contract, or its schema is rejected
 */
export function createMockSearch({ folder, contracts }: ContractList, seed: number) {
  const contract = contracts.find(({ name }) => name === "search");
  if (contract === undefined || !("schema" in contract)) {
    throw new SchemaError("schemas/contracts.json has no XSD contract search");
  }
  const request = elementOf(contract, "request");
  const response = elementOf(contract, "response");
  const file = join(folder, contract.schema);
  const compiled = compileXsd([file], contract.bounds);
  if (!compiled.ok) throw new SchemaError(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const elements = contract.roots.map(({ element }) => element);
  const files = generateXsdContract({ ...contract, elements }, folder);
  const [, schema = ""] = [...files].find(([name]) => name.endsWith(".schema.json")) ?? [];
  const documents = arbitraryXmlDocument(JSON.parse(schema), response, `#/$defs/${response}`);
  return (body: Uint8Array): MockAnswer => {
    const { issues } = compiled.validate(body);
    if (issues.length > 0) return { ok: false, issues };
    const root = rootOf(new TextDecoder().decode(body));
    if (root !== request)
      return { ok: false, issues: [{ line: 1, message: `expected <${request}>, got <${root}>` }] };
    const number = createHash("sha256").update(body).digest().readInt32BE();
    const [document = ""] = sample(documents, { numRuns: 1, seed: number ^ seed });
    return { ok: true, document };
  };
}

function elementOf({ roots }: XsdContract, direction: "request" | "response"): string {
  const root = roots.find((one) => one.direction === direction);
  if (root === undefined) throw new SchemaError(`the contract search has no ${direction}`);
  return root.element;
}

/** The name of the root of a valid document. */
function rootOf(document: string): string | undefined {
  return /<([^\s/>]+)/.exec(document.replace(/<!--.*?-->|<\?.*?\?>/gs, ""))?.[1];
}
