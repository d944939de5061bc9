import { type EnumeratedValue, enumeratedValues } from "./enumerated-values.ts";
import { Imports } from "./imports.ts";
import { writeList } from "./layout.ts";
import { isInherited } from "./names.ts";
import type { Naming } from "./naming.ts";
import { constantName } from "./schema-constants.ts";

/** Writes the module of enumerations: their values and the documentation of each value. Empty if there are none. */
export function writeEnumerations({ types }: Naming): string {
  const imports = new Imports();
  const taken = new Set<string>();
  const sorted = [...types].sort(([, a], [, b]) => (a < b ? -1 : 1));
  const written = sorted.flatMap(([type, name]) => {
    const values = type.kind === "simple" ? enumeratedValues(type) : undefined;
    if (values === undefined) return [];
    imports.typeNamed(name);
    let constant = constantName(name);
    // Type names may differ only in case.
    while (taken.has(constant)) constant += "_";
    taken.add(constant);
    return [writeValues(constant, name, values), ...writeLabels(constant, name, values)];
  });
  return written.length === 0 ? "" : imports.write() + written.join("\n");
}

function writeValues(constant: string, name: string, values: readonly EnumeratedValue[]): string {
  const literals = values.map(({ literal }) => literal);
  const list = writeList(`export const ${constant}_VALUES: readonly ${name}[] = [`, literals, "];", "");
  return `/** The values of {@link ${name}}. */\n${list}\n`;
}

/** Writes labels for the documented values, which may be only some of the values. */
function writeLabels(constant: string, name: string, values: readonly EnumeratedValue[]): string[] {
  const labelled = values.filter(({ documentation }) => documentation !== "");
  if (labelled.length === 0) return [];
  const isBigint = /\dn$/.test(labelled[0]?.literal ?? "");
  // Every object inherits some values: those without documentation are then written too.
  const complete = values.some(
    ({ documentation, literal }) => documentation === "" && isInheritedValue(literal),
  );
  const record = `Record<${isBigint ? `\`\${${name}}\`` : name}, string${complete ? " | undefined" : ""}>`;
  const isPartial = !complete && labelled.length < values.length;
  const type = isPartial ? `Readonly<Partial<${record}>>` : `Readonly<${record}>`;
  const members = (complete ? values : labelled).map(
    ({ documentation, literal }) => `  ${keyOf(literal)}: ${JSON.stringify(documentation || undefined)},\n`,
  );
  return [
    `/** The documentation of each value of {@link ${name}}. */\n` +
      `export const ${constant}_LABELS: ${type} = {\n${members.join("")}};\n`,
  ];
}

function isInheritedValue(literal: string): boolean {
  return literal.startsWith('"') && isInherited(JSON.parse(literal));
}

/** Writes a value as the key of an object literal. `__proto__` must be a computed key. */
function keyOf(literal: string): string {
  if (literal === '"__proto__"') return `[${literal}]`;
  if (/^"[A-Za-z_$][\w$]*"$/.test(literal)) return literal.slice(1, -1);
  return literal.startsWith('"') ? literal : JSON.stringify(literal.replace("n", ""));
}
