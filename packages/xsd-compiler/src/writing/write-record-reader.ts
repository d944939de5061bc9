import type { Condition } from "@payment-routing/contract-runtime/codegen";
import type { Child, ComplexType } from "../model/component.ts";
import { arrayType } from "./array-type.ts";
import type { Imports } from "./imports.ts";
import { fits, writeList, writeOperands } from "./layout.ts";
import { constantName, memberAccess, memberKey, variableNames } from "./names.ts";
import { readerOf, writeLoop, writeNames, writeSignature } from "./reader-names.ts";

interface RecordContent {
  readonly kind: "all" | "sequence";
  readonly children: readonly Child[];
}

/** The reader of a type whose value is an object with a member for each child. */
export function writeRecordReader(imports: Imports, type: ComplexType, content: RecordContent): string {
  const { kind, children } = content;
  const names = variableNames(children.map(({ name }) => name));
  const variable = (child: Child): string => names.get(child.name) as string;
  const constant = constantName(type.name, "children");
  const ordered = kind === "sequence" && children.length > 1;
  const order = ordered ? `    if (child < latest) ${imports.value("giveUp")}();\n    latest = child;\n` : "";
  const cases = children.map((child, index) => {
    const read = `${readerOf(imports, child.type)}(cursor, ${constant}[${index}])`;
    return `      case ${index}:\n${writeTake(imports, child, variable(child), read)}        break;\n`;
  });
  const choice = cases.length === 0 ? "" : `    switch (child) {\n${cases.join("")}    }\n`;
  // Another of the same is likely where one may repeat, the next of the schema otherwise.
  const hint = children.some(({ max }) => max > 1) ? "child" : "child + 1";
  return (
    writeNames(imports, constant, children) +
    writeSignature(imports, type) +
    children.map((child) => writeDeclaration(imports, child, variable(child))).join("") +
    (ordered ? "  let latest = 0;\n" : "") +
    writeLoop(imports, constant, hint, order + choice) +
    writeCompletion(imports, children, variable) +
    writeAssertions(imports, type, children, variable) +
    writeResult(imports, type, children, variable) +
    "}\n"
  );
}

function writeDeclaration(imports: Imports, child: Child, variable: string): string {
  const type = imports.type(child.type);
  return child.max > 1
    ? `  const ${variable}: ${type}[] = [];\n`
    : `  let ${variable}: ${type} | undefined;\n`;
}

function writeTake(imports: Imports, child: Child, variable: string, read: string): string {
  if (child.max > 1) return `        ${variable}.push(${read});\n`;
  return `        if (${variable} !== undefined) ${imports.value("giveUp")}();\n        ${variable} = ${read};\n`;
}

/** Gives up when something required is missing, or there is too little or too much of something. */
function writeCompletion(
  imports: Imports,
  children: readonly Child[],
  variable: (child: Child) => string,
): string {
  const checks = children.flatMap((child) => {
    const { min, max } = child;
    if (max === 1) return min === 1 ? [`${variable(child)} === undefined`] : [];
    return [
      ...(min > 0 ? [`${variable(child)}.length < ${min}`] : []),
      ...(max !== Number.POSITIVE_INFINITY ? [`${variable(child)}.length > ${max}`] : []),
    ];
  });
  if (checks.length === 0) return "";
  const giveUp = `${imports.value("giveUp")}();`;
  const line = `  if (${checks.join(" || ")}) ${giveUp}`;
  return fits(line) ? `${line}\n` : `${writeOperands("  if (", checks, "||", `) ${giveUp}`)}\n`;
}

function writeAssertions(
  imports: Imports,
  { assertions }: ComplexType,
  children: readonly Child[],
  variable: (child: Child) => string,
): string {
  const lines = assertions.map(({ condition }) => {
    const holds = writeCondition(condition, children, variable);
    return `  if (!${holds}) ${imports.value("giveUp")}();\n`;
  });
  return lines.join("");
}

function writeCondition(
  condition: Condition,
  children: readonly Child[],
  variable: (child: Child) => string,
): string {
  const write = (part: Condition): string => writeCondition(part, children, variable);
  if ("not" in condition) return `!${write(condition.not)}`;
  if ("and" in condition) return `(${condition.and.map(write).join(" && ")})`;
  if ("or" in condition) return `(${condition.or.map(write).join(" || ")})`;
  const child = children.find(({ name }) => name === condition.child) as Child;
  return child.max > 1 ? `(${variable(child)}.length > 0)` : `(${variable(child)} !== undefined)`;
}

function writeResult(
  imports: Imports,
  type: ComplexType,
  children: readonly Child[],
  variable: (child: Child) => string,
): string {
  const always = children.filter(({ min, max }) => max > 1 || min === 1);
  const sometimes = children.filter(({ min, max }) => max === 1 && min === 0);
  const members = always.map((child) => {
    const value =
      child.max > 1 && child.min > 0 ? writeCast(imports, child, variable(child)) : variable(child);
    return `${memberKey(child.name)}: ${value}`;
  });
  if (sometimes.length === 0) return `${writeList("  return {", members, "};")}\n`;
  const declaration = `  const value: ${imports.runtimeType("Mutable")}<${imports.type(type)}> = {`;
  const assignments = sometimes.map(
    (child) =>
      `  if (${variable(child)} !== undefined) ${memberAccess("value", child.name)} = ${variable(child)};\n`,
  );
  return `${writeList(declaration, members, "};")}\n${assignments.join("")}  return value;\n`;
}

/** An array whose length has been checked is a tuple with a rest, which TypeScript does not see by itself. */
function writeCast(imports: Imports, { type, min, max }: Child, variable: string): string {
  return `${variable} as ${arrayType(imports.type(type), min, max).replace("readonly ", "")}`;
}
