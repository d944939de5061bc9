import { BUILT_IN_TYPES, REFUSED_BUILT_INS } from "../src/model/built-in-types.ts";
import { VOCABULARY } from "../src/reading/vocabulary.ts";

/** The table of constructs that are carried, as the README has it. */
export function writeConstructs(): string {
  const rows = [...VOCABULARY]
    .filter(([, { carried }]) => carried)
    .map(([name, { attributes, refusedAttributes }]) => {
      const effective = attributes.filter((attribute) => !["id", "version"].includes(attribute));
      return `| ${showName(name)} | ${showList(effective)} | ${showList(refusedAttributes)} |`;
    });
  return ["| element | attributes | refused attributes |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The elements that are refused. */
export function writeRefused(): string {
  return showList([...VOCABULARY].filter(([, { carried }]) => !carried).map(([name]) => `xs:${name}`));
}

/** The table of built-in types. */
export function writeBuiltIns(): string {
  const carried = [...BUILT_IN_TYPES].map(([name, { base }]) => [name, base] as const);
  const rows = (["string", "integer", "boolean"] as const).map((base) => {
    const type = { string: "`string`", integer: "`number`", boolean: "`boolean`" }[base];
    return `| ${type} | ${showList(carried.filter(([, other]) => other === base).map(([name]) => `xs:${name}`))} |`;
  });
  const refused = `| refused | ${showList([...REFUSED_BUILT_INS].map((name) => `xs:${name}`))} |`;
  return ["| in TypeScript | types of XSD |", "| --- | --- |", ...rows, refused].join("\n");
}

function showName(name: string): string {
  const local = `\`xs:${name.replace("schema/", "")}\``;
  if (name.startsWith("schema/")) return `${local} at the top`;
  return VOCABULARY.has(`schema/${name}`) ? `${local} inside` : local;
}

function showList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
