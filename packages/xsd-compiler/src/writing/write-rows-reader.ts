import type { ComplexType, Group } from "../model/component.ts";
import { arrayType } from "./array-type.ts";
import type { Imports } from "./imports.ts";
import { writeList } from "./layout.ts";
import { constantName, memberKey, typeName, variableNames } from "./names.ts";
import { writeLoop, writeNames, writeSignature, writeTake } from "./reader-names.ts";
import { writePlainPath, writePlainRows } from "./write-plain-path.ts";

interface RowsContent {
  readonly group: Group;
  readonly min: number;
  readonly max: number;
}

/** The reader of a type whose value is an array with an object for each repetition of a group. */
export function writeRowsReader(
  imports: Imports,
  type: ComplexType,
  { group, min, max }: RowsContent,
): string {
  const { children } = group;
  const constant = constantName(type.name, "children");
  const giveUp = `${imports.value("giveUp")}();`;
  const names = variableNames(children.map(({ name }) => name));
  const row = imports.typeNamed(typeName(group.name));
  const cells = children.map((child, index) => {
    const name = `${constant}[${index}]`;
    const variable = names.get(child.name) as string;
    const due =
      index === 0
        ? []
        : [`if (${imports.value("nextChild")}(cursor, ${constant}, ${index}) !== ${index}) ${giveUp}`];
    const read = (take: (value: string) => string): readonly string[] => [
      ...due,
      ...writeTake(imports, child.type, name, take),
    ];
    const assign = (value: string): string => `${variable} = ${value};`;
    return {
      child,
      name,
      take: assign,
      declaration: `let ${variable}: ${imports.type(child.type)};`,
      general: read(assign),
      inLoop: read((value) => `const ${variable} = ${value};`),
    };
  });
  const members = children.map((child) => `${memberKey(child.name)}: ${names.get(child.name)}`);
  const push = (indent: string): string => `${writeList(`${indent}rows.push({`, members, "});")}\n`;
  const loop = [`if (child !== 0) ${giveUp}`, ...cells.flatMap(({ inLoop }) => inLoop)];
  const checks = [
    ...(min > 0 ? [`rows.length < ${min}`] : []),
    ...(max !== Number.POSITIVE_INFINITY ? [`rows.length > ${max}`] : []),
  ];
  // An array whose length has been checked is a tuple with a rest, which TypeScript does not see by itself.
  const cast = min > 0 ? ` as ${arrayType(row, min, max).replace("readonly ", "")}` : "";
  return (
    writeNames(imports, constant, children) +
    writeSignature(imports, type) +
    `  const rows: ${row}[] = [];\n` +
    writePlainPath(imports, writePlainRows(imports, cells, push("      "))) +
    writeLoop(imports, constant, "0", loop.map((line) => `    ${line}\n`).join("") + push("    ")) +
    (checks.length === 0 ? "" : `  if (${checks.join(" || ")}) ${giveUp}\n`) +
    `  return rows${cast};\n}\n`
  );
}
