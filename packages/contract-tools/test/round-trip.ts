import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Result } from "@payment-routing/contract-runtime";
import { readTree } from "@payment-routing/contract-runtime";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";
import type { GeneratedPackage } from "./consumer-project.ts";
import type { SampleSet } from "./sample-sets.ts";

xmlRegisterFsInputProviders();

/**
 * Decodes the documents of a set, and encodes and decodes the values again. Returns a line for each document that is
 * wrongly accepted or rejected, whose value changes, or whose encoding libxml2 rejects.
 */
export function checkRoundTrips({ documents, schema }: SampleSet, generated: GeneratedPackage): string[] {
  if (documents.length === 0) return [];
  const tree = XmlDocument.fromBuffer(readFileSync(schema), { url: schema });
  const validator = XsdValidator.fromDoc(tree);
  const problems = documents.flatMap(({ file, valid }) => {
    const problem = checkDocument(readFileSync(file), valid, generated, validator);
    return problem === undefined ? [] : [`${basename(file)}: ${problem}`];
  });
  validator.dispose();
  tree.dispose();
  return problems;
}

function checkDocument(
  document: Uint8Array,
  valid: boolean,
  { functions, roots }: GeneratedPackage,
  validator: XsdValidator,
): string | undefined {
  const name = roots.get(rootOf(document));
  const decode = functions[`decode${name}`] as (input: unknown) => Result<unknown>;
  const decoded = decode(document);
  if (decoded.ok !== valid) return `expected ${valid ? "no issue" : "issues"}, got ${describe(decoded)}`;
  if (!decoded.ok) return undefined;
  const validated = functions[`validate${name}`]?.(decoded.value) as Result<unknown>;
  if (!validated.ok) return `the value is not valid: ${describe(validated)}`;
  const encoded = functions[`encode${name}`]?.(decoded.value) as string;
  const again = decode(encoded);
  if (!again.ok) return `the encoded document is not valid: ${describe(again)}`;
  if (!isDeepStrictEqual(again.value, decoded.value)) return "the value changes on a round trip";
  const written = XmlDocument.fromString(encoded);
  try {
    validator.validate(written);
    return undefined;
  } catch (error) {
    return `libxml2 rejects the encoded document: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    written.dispose();
  }
}

function rootOf(document: Uint8Array): string {
  const tree = readTree(document, { maxBytes: 2 ** 26, maxDepth: 256 });
  return tree.ok ? tree.value.local : "";
}

function describe(result: Result<unknown>): string {
  return result.ok ? "a value" : result.issues.map(({ line, message }) => `${line}: ${message}`).join("\n");
}
