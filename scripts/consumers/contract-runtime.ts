// A consumer of contract-runtime: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import {
  escapeAttribute,
  escapeText,
  findText,
  ISSUE_CODES,
  type IssueCode,
  type Result,
} from "@payment-routing/contract-runtime";

const malformed: IssueCode = "malformed-xml";
assert.ok(ISSUE_CODES.includes(malformed));

assert.equal(escapeText("CPH & LHR <1>"), "CPH &amp; LHR &lt;1&gt;");
assert.equal(escapeAttribute('say "hello"'), "say &quot;hello&quot;");
assert.equal(findText("<a><b> 7 </b><b>8</b></a>", ["a", "b"])?.trim(), "7");
assert.equal(findText("<a/>", ["a", "b"]), undefined);

function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(
    result.issues.map(({ line, column, message }) => `${line}:${column} ${message}`).join("\n"),
  );
}
assert.equal(unwrap({ ok: true, value: 1 }), 1);
