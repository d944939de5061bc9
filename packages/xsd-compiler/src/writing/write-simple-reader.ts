import type { SimpleType } from "../model/component.ts";
import type { Imports } from "./imports.ts";
import { writeList } from "./layout.ts";
import { constantName } from "./names.ts";
import { boundChecks, runtimeReader, writeSignature } from "./reader-names.ts";

/** The reader of a simple type that asks for more than the runtime's reader of its base checks. */
export function writeSimpleReader(imports: Imports, type: SimpleType): string {
  const patterns = type.patterns.map(({ expression }, index) => {
    const role = type.patterns.length > 1 ? `pattern_${index + 1}` : "pattern";
    return { constant: constantName(type.name, role), expression: JSON.stringify(expression) };
  });
  const constants = patterns.map(
    ({ constant, expression }) =>
      `const ${writeList(`${constant} = new RegExp(`, [expression, '"u"'], ");", "")}\n`,
  );
  const giveUp = imports.value("giveUp");
  const checks = patterns.map(({ constant }) => `  if (!${constant}.test(value)) ${giveUp}();\n`);
  return (
    `${constants.join("")}${writeSignature(imports, type)}` +
    `  const value = ${runtimeReader(imports, type)}(cursor);\n${checks.join("")}` +
    `${type.enumeration === undefined ? writeBounds(imports, type) : writeEnumeration(type)}}\n`
  );
}

function writeBounds(imports: Imports, type: SimpleType): string {
  const { minLength, maxLength } = type;
  const checks = [
    ...boundChecks(type),
    ...(minLength === undefined ? [] : [`length < ${minLength}`]),
    ...(maxLength === undefined ? [] : [`length > ${maxLength}`]),
  ];
  const ofLength = minLength !== undefined || maxLength !== undefined;
  const length = ofLength ? `  const length = ${imports.value("countCharacters")}(value);\n` : "";
  return `${length}${checks.length === 0 ? "" : `  if (${checks.join(" || ")}) giveUp();\n`}  return value;\n`;
}

/** The bounds of a type with an enumeration hold for each of its values. */
function writeEnumeration({ enumeration }: SimpleType): string {
  const cases = (enumeration ?? []).map(({ value }) => `    case ${JSON.stringify(value)}:\n`).join("");
  return `  switch (value) {\n${cases}      return value;\n    default:\n      return giveUp();\n  }\n`;
}
