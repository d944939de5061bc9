import { childrenOf } from "../model/children-of.ts";
import type { Described, Schema } from "../model/component.ts";
import type { Refuse } from "../specialising/refuse.ts";
import { constantName, typeName } from "./names.ts";

/** Names that the generated modules import, that contract packages export, or that are of the platform. */
const TAKEN_TYPES = new Set([
  "Array",
  "Boolean",
  "DecodeOptions",
  "DocumentDecoder",
  "ElementName",
  "Infinity",
  "Issue",
  "IssueCode",
  "Mutable",
  "Number",
  "Object",
  "OpenContent",
  "QuickCursor",
  "RegExp",
  "Result",
  "SchemaTable",
  "String",
  "TABLE",
  "Uint8Array",
  "XmlWriter",
]);

/** `decode` and this make the name of a function of the runtime. */
const TAKEN_ROOTS = new Set(["Document"]);

/** Reports names of the schema that make no name in TypeScript, the same one twice, or one that is taken. */
export function checkNames(schema: Schema, refuse: Refuse): void {
  checkGenerated([...schema.types, ...schema.groups], TAKEN_TYPES, refuse);
  checkGenerated(schema.roots, TAKEN_ROOTS, refuse);
  const members = schema.types.filter((type) => type.kind === "complex").flatMap(childrenOf);
  for (const { name, origin } of [...schema.types, ...schema.groups, ...schema.roots, ...members]) {
    // Its absence could not be told from what every object inherits.
    if (name in Object.prototype)
      refuse("unsupported-name", origin, `${name} is a member of every JavaScript object; rename it`);
  }
}

function checkGenerated(named: readonly Described[], taken: ReadonlySet<string>, refuse: Refuse): void {
  const names = new Map<string, string>();
  const constants = new Map<string, string>();
  for (const { name, origin } of named) {
    const generated = typeName(name);
    const constant = constantName(name, "");
    const other = taken.has(generated) ? "a name of the generated code" : names.get(generated);
    const alike = constants.get(constant);
    if (!/^\p{ID_Start}\p{ID_Continue}*$/u.test(generated)) {
      refuse("unsupported-name", origin, `${name} makes no name in TypeScript; rename it`);
    } else if (other !== undefined) {
      const message = `${name} becomes ${generated} in TypeScript, like ${other}; rename one of them`;
      refuse("unsupported-name", origin, message);
    } else if (alike !== undefined) {
      refuse("unsupported-name", origin, `${name} and ${alike} differ in case only; rename one of them`);
    }
    names.set(generated, name);
    constants.set(constant, name);
  }
}
