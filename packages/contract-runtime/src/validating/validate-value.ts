import type { DocumentEncoder } from "../encoding/document-encoder.ts";
import { MAX_ISSUES, type Result } from "../issue.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import type { Schema } from "../schema/schema.ts";
import { validateDocument } from "./validate-document.ts";
import type { ValidateOptions } from "./validate-options.ts";
import { ENOUGH, ValueIssues } from "./value-issues.ts";
import { ValueWalk } from "./value-walk.ts";

/**
 * Validates a value by what its document has to be: ok exactly when the value can be encoded, has no member that would
 * be lost, and the document is valid. Never throws, whatever the value: getters and proxies that throw are issues too.
 */
export function validateValue(
  schema: Schema,
  encoder: DocumentEncoder,
  root: ElementDeclaration,
  value: unknown,
  options: ValidateOptions = {},
): Result<unknown> {
  const issues = new ValueIssues();
  const constraints =
    options.identityConstraints === false ? undefined : schema.identityConstraints?.ofValue(schema);
  const walk = new ValueWalk(schema, issues, constraints);
  try {
    walk.walk(root, value);
    // Kept content has no types in a value, so its document is validated.
    if (issues.list.length === 0 && walk.keepsContent)
      validateDocument(schema, encoder, root, value, issues, options);
  } catch (thrown) {
    if (thrown !== ENOUGH) noteThrown(issues, walk.pointer);
  }
  return issues.list.length === 0
    ? { ok: true, value }
    : { ok: false, issues: issues.list.slice(0, MAX_ISSUES) };
}

function noteThrown(issues: ValueIssues, path: string): void {
  try {
    // The thrown object comes from the value and is not trusted either: it is not part of the message.
    issues.addAt(path, "invalid-value", "a value that can be read", "one that throws when it is read");
  } catch (thrown) {
    if (thrown !== ENOUGH) throw thrown;
  }
}
