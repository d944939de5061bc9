import type { RootElement, Schema } from "../model/component.ts";
import { docComment } from "./document.ts";
import { Imports } from "./imports.ts";
import { writeList } from "./layout.ts";
import { typeName } from "./names.ts";

/** The module that validates values, a function for each root element. */
export function writeValidate(schema: Schema): string {
  const imports = new Imports();
  const body = schema.roots.map((root) => writeFunction(imports, root)).join("\n");
  return imports.write() + body;
}

function writeFunction(imports: Imports, { name, type }: RootElement): string {
  const check = imports.validator(`check${typeName(name)}`);
  const value = imports.type(type);
  const comment = docComment([
    `Judges a value that is to be encoded as \`<${name}>\`, or that comes from elsewhere than the decoder.`,
    "The issues' paths are JSON Pointers; they have no line and column.",
  ]);
  const result = `${imports.publicType("Result")}<${value}>`;
  return (
    `${comment}${writeList(`export function validate${typeName(name)}(`, ["value: unknown"], `): ${result} {`, "")}\n` +
    `  return ${imports.value("judgeValue")}(${check}, value);\n}\n`
  );
}
