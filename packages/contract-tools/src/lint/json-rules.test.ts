import { type LintRow, testLintRows } from "../../test/lint-rows.ts";

const NAMES = ["order_no", "order_id", "unit_price", "net_total", "sku_code", "bar_code", "due_date"];

/** An object with these members. */
function json(members: string, keywords = ""): string {
  return `{ "title": "Order", "description": "A sale of goods.", "type": "object", "additionalProperties": false,${keywords}
  "properties": { ${members} } }`;
}

function member(name: string, keywords: string): string {
  return `"${name}": { "description": "Some text.", ${keywords} }`;
}

const BOOLEAN = '"type": "boolean"';

const JSON_ROWS: readonly LintRow[] = [
  {
    rule: "naming/member-style",
    bad: `${NAMES.map((name) => `${member(name, BOOLEAN)}, `).join("")}▶${member("sdkVersion", BOOLEAN)}`,
    good: [...NAMES, "sdk_version", "GET /lanes"].map((name) => member(name, BOOLEAN)).join(", "),
  },
  {
    rule: "naming/case-collision",
    bad: `${member("a", BOOLEAN)}, ▶${member("A", BOOLEAN)}`,
    good: `${member("a", BOOLEAN)}, ${member("b", BOOLEAN)}`,
  },
  {
    rule: "documentation/empty",
    bad: `"a": { ▶"description": "TBD", ${BOOLEAN} }`,
    good: member("a", BOOLEAN),
  },
  {
    rule: "documentation/repeats-name",
    bad: `"order_no": { ▶"description": "The order no.", ${BOOLEAN} }`,
    good: member("order_no", BOOLEAN),
  },
  {
    rule: "bounds/unbounded-string",
    bad: `▶${member("a", '"type": "string", "pattern": "^[a-z]+$"')}`,
    good: `${member("a", '"type": "string", "maxLength": 9')}, ${member("b", '"type": "string", "pattern": "^[*]{1,9}$"')}`,
  },
  {
    rule: "bounds/unbounded-array",
    bad: `▶${member("a", '"type": "array", "items": { "type": "boolean" }')}`,
    good: member("a", '"type": "array", "items": { "type": "boolean" }, "maxItems": 9'),
  },
  {
    rule: "bounds/unbounded-number",
    bad: `▶${member("a", '"type": "number", "minimum": 0')}`,
    good: member("a", '"type": "number", "minimum": 0, "maximum": 9'),
  },
  {
    rule: "numbers/float-money",
    bad: `▶${member("unitPrice", '"type": "number"')}`,
    good: `${member("unitPrice", '"type": "string"')}, ${member("price_rate", '"type": "number"')}`,
  },
  {
    rule: "portability/pattern-dialect",
    bad: `"a": { "description": "Some text.", "type": "string", ▶"pattern": "^(?=a)" }`,
    good: member("a", '"type": "string", "pattern": "^(?:a)"'),
  },
  {
    rule: "portability/anchors",
    bad: `"a": { "description": "Some text.", "type": "string", ▶"pattern": "[a-z]" }`,
    good: member("a", '"type": "string", "pattern": "^[a-z]$"'),
  },
  {
    rule: "portability/untyped-enum",
    bad: `"a": { "description": "Some text.", ▶"enum": [1, 2] }`,
    good: member("a", '"type": "string", "enum": ["x"]'),
  },
  {
    rule: "portability/several-types",
    bad: `"a": { "description": "Some text.", ▶"type": ["boolean", "string"] }`,
    good: member("a", '"type": ["boolean", "null"]'),
  },
].map(({ rule, bad, good }) => ({ rule, bad: json(bad), good: json(good) }));

const CONDITION_ROW: LintRow = {
  rule: "portability/condition",
  bad: `▶${json(member("a", BOOLEAN), ' "if": { "required": ["a"] }, "then": { "required": ["a"] },')}`,
  good: json(member("a", BOOLEAN)),
};

testLintRows("json", [...JSON_ROWS, CONDITION_ROW]);
