import type { Child, ComplexType } from "../model/component.ts";
import { arrayType } from "./array-type.ts";
import type { Imports } from "./imports.ts";
import { fits, writeList, writeOperands } from "./layout.ts";
import { constantName, memberAccess, memberKey, variableNames } from "./names.ts";
import { writeLoop, writeNames, writeSignature, writeTake } from "./reader-names.ts";
import { writeCondition } from "./write-condition.ts";
import { MOST_PLAIN_CHILDREN, writePlainChild, writePlainPath } from "./write-plain-path.ts";

interface RecordContent {
  readonly kind: "all" | "sequence";
  readonly children: readonly Child[];
}

/** The reader of a type whose value is an object with a member for each child. */
export function writeRecordReader(imports: Imports, type: ComplexType, content: RecordContent): string {
  const { kind, children } = content;
  if (children.length === 0) {
    return `${writeSignature(imports, type)}  ${imports.value("readNothing")}(cursor);\n  return {};\n}\n`;
  }
  const names = variableNames(children.map(({ name }) => name));
  const variable = (child: Child): string => names.get(child.name) as string;
  const constant = constantName(type.name, "children");
  const ordered = kind === "sequence" && children.length > 1;
  const order = ordered ? `    if (child < latest) ${imports.value("giveUp")}();\n    latest = child;\n` : "";
  const plain = children.map((child, index) => ({
    child,
    name: `${constant}[${index}]`,
    take: (value: string) =>
      child.max > 1 ? `${variable(child)}.push(${value});` : `${variable(child)} = ${value};`,
  }));
  const cases = plain.map(({ child, name, take }, index) => {
    const once = child.max > 1 ? [] : [`if (${variable(child)} !== undefined) ${imports.value("giveUp")}();`];
    const lines = [...once, ...writeTake(imports, child.type, name, take), "break;"];
    return `      case ${index}:\n${lines.map((line) => `        ${line}\n`).join("")}`;
  });
  const choice = `    switch (child) {\n${cases.join("")}    }\n`;
  const plainPath =
    plain.length > MOST_PLAIN_CHILDREN
      ? ""
      : writePlainPath(
          imports,
          plain
            .map((child, index) =>
              writePlainChild(imports, child, ordered ? `      latest = ${index};\n` : ""),
            )
            .join(""),
        );
  // Another of the same is likely where one may repeat, the next of the schema otherwise.
  const hint = children.some(({ max }) => max > 1) ? "child" : "child + 1";
  return (
    writeNames(imports, constant, children) +
    writeSignature(imports, type) +
    children.map((child) => writeDeclaration(imports, child, variable(child))).join("") +
    (ordered ? "  let latest = 0;\n" : "") +
    plainPath +
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
    const fails = writeCondition(condition, false, (name, present) => {
      const child = children.find((other) => other.name === name) as Child;
      if (child.max > 1) return `${variable(child)}.length ${present ? ">" : "==="} 0`;
      return `${variable(child)} ${present ? "!==" : "==="} undefined`;
    });
    return `  if (${fails}) ${imports.value("giveUp")}();\n`;
  });
  return lines.join("");
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
