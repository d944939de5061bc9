import { writeList } from "./layout.ts";
import { memberKey } from "./names.ts";

/** A value in generated code. Undefined members are left out. */
export type Literal =
  | string
  | number
  | bigint
  | boolean
  | Expression
  | readonly Literal[]
  | { readonly [member: string]: Literal | undefined };

/** An expression in generated code, for values without a literal form. */
export class Expression {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

/**
 * Writes a value as TypeScript on one or more lines.
 *
 * @param head the text before the value, from the start of the line
 */
export function writeLiteral(head: string, literal: Literal, tail: string): string {
  if (literal instanceof Expression) return `${head}${literal.code}${tail}`;
  if (typeof literal !== "object") return `${head}${writeScalar(literal)}${tail}`;
  const indent = `${" ".repeat(head.length - head.trimStart().length)}  `;
  const inside = (before: string, value: Literal): string =>
    writeLiteral(`${indent}${before}`, value, ",").slice(indent.length, -1);
  if (Array.isArray(literal)) {
    return writeList(
      `${head}[`,
      literal.map((item) => inside("", item)),
      `]${tail}`,
      "",
    );
  }
  const members = Object.entries(literal).filter(
    (member): member is [string, Literal] => member[1] !== undefined,
  );
  return writeList(
    `${head}{`,
    members.map(([name, value]) => inside(`${literalKey(name)}: `, value)),
    `}${tail}`,
  );
}

/** Writes the name of a member. `__proto__: …` would set the prototype. */
function literalKey(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : memberKey(name);
}

function writeScalar(scalar: string | number | bigint | boolean): string {
  return typeof scalar === "string" ? JSON.stringify(scalar) : String(scalar);
}
