import type { ComplexType, Group } from "../model/component.ts";
import { arrayType } from "./array-type.ts";
import type { Imports } from "./imports.ts";
import { writeList } from "./layout.ts";
import { constantName, memberKey, typeName, variableNames } from "./names.ts";
import { readerOf, writeLoop, writeNames, writeSignature } from "./reader-names.ts";

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
  const giveUp = `${imports.value("giveUp")}();\n`;
  const names = variableNames(children.map(({ name }) => name));
  const row = imports.typeNamed(typeName(group.name));
  const reads = children.map((child, index) => {
    const read = `    const ${names.get(child.name)} = ${readerOf(imports, child.type)}(cursor, ${constant}[${index}]);\n`;
    const next = `${imports.value("nextChild")}(cursor, ${constant}, ${index})`;
    return index === 0 ? read : `    if (${next} !== ${index}) ${giveUp}${read}`;
  });
  const members = children.map((child) => `${memberKey(child.name)}: ${names.get(child.name)}`);
  const push = `${writeList("    rows.push({", members, "});")}\n`;
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
    writeLoop(imports, constant, "0", `    if (child !== 0) ${giveUp}${reads.join("")}${push}`) +
    (checks.length === 0 ? "" : `  if (${checks.join(" || ")}) ${giveUp}`) +
    `  return rows${cast};\n}\n`
  );
}
