import { BUILT_IN_TYPES } from "../src/building/built-in-types.ts";
import { baseOf } from "../src/specialising/base-of.ts";

/** The table of what the types of XSD are in a specialised schema, as the README has it. */
export function writeBuiltIns(): string {
  const types = [...BUILT_IN_TYPES].map(
    ([name, type]) => [`xs:${name}`, type.kind === "simple" ? baseOf(type) : undefined] as const,
  );
  const rows = (["string", "integer", "boolean"] as const).map((base) => {
    const kind = { string: "`string`", integer: "`number`", boolean: "`boolean`" }[base];
    return `| ${kind} | ${showList(types.filter(([, other]) => other === base).map(([name]) => name))} |`;
  });
  const refused = types.filter(([, base]) => base === undefined).map(([name]) => name);
  return [
    ...["| in TypeScript | types of XSD |", "| --- | --- |", ...rows],
    `| refused | ${showList(refused)} |`,
  ].join("\n");
}

function showList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
