import { readDoctype, readTree, type TreeElement } from "@payment-routing/contract-runtime";
import { toUtf8, XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { checkVocabulary } from "./check-vocabulary.ts";
import type { Diagnostics } from "./diagnostics.ts";
import type { Report } from "./report.ts";

/** Larger than any schema that people write; the depth cannot exhaust the stack. */
const BOUNDS = { maxBytes: 64 * 1024 * 1024, maxDepth: 512, maxAttributes: 10_000, doctype: readDoctype };

/** The tree of a schema file, checked to have nothing but XSD; undefined after a report. */
export function parseSchema(
  file: string,
  bytes: Uint8Array,
  diagnostics: Diagnostics,
): TreeElement | undefined {
  const content = toUtf8(bytes);
  diagnostics.addFile(file, content);
  const parsed = readTree(content, BOUNDS);
  if (!parsed.ok) {
    for (const { code, line = 1, column = 1, expected, received } of parsed.issues) {
      const kind = code === "malformed-xml" ? "invalid-xml" : "unsupported-xml";
      diagnostics.addAt(kind, file, line, column, `expected ${expected}, got ${received}`);
    }
    return undefined;
  }
  const root = parsed.value;
  let clean = true;
  const report: Report = (code, offset, message) => {
    clean = false;
    diagnostics.add(code, { file, offset }, message);
  };
  if (root.namespace !== XSD_NAMESPACE || root.local !== "schema") {
    report("invalid-element", root.offset, `expected an xs:schema of ${XSD_NAMESPACE}, got <${root.name}>`);
    return undefined;
  }
  checkVocabulary(root, report);
  // Later steps rely on the vocabulary: after a stray element, more diagnostics would only repeat this one.
  return clean ? root : undefined;
}
