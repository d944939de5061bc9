import type { Declaration, Member, Type } from "./parse-types.ts";

/** How wide a line may be. A union that does not fit has a line for each of its parts. */
export const LINE_WIDTH = 110;

/** Writes type declarations, with every member, array and tuple readonly. */
export function printTypes(declarations: readonly Declaration[]): string {
  return declarations.map(printDeclaration).join("\n");
}

function printDeclaration({ comment, name, isInterface, type }: Declaration): string {
  const start = printComment(comment, "");
  if (isInterface) return `${start}export interface ${name} ${printType(type, "")}\n`;
  return start + printNamed(`export type ${name} =`, type, "");
}

function printMember({ comment, name, type }: Member, indent: string): string {
  return printComment(comment, indent) + printNamed(`${indent}readonly ${name}:`, type, indent);
}

function printComment(comment: string, indent: string): string {
  if (comment === "") return "";
  const lines = comment.split("\n").map((line) => ` ${line.trim()}`.trimEnd());
  return `${indent}${lines.join(`\n${indent}`).trimStart()}\n`;
}

/** A type behind what it is the type of, or below it. */
function printNamed(start: string, type: Type, indent: string): string {
  const line = `${start} ${printType(type, indent)};`;
  const isBroken = type.kind === "union" && (line.length > LINE_WIDTH || line.includes("\n"));
  if (!isBroken) return `${line}\n`;
  const parts = type.parts.map((part) => `\n${indent}  | ${printPart(part, `${indent}    `)}`);
  return `${start}${parts.join("")};\n`;
}

function printType(type: Type, indent: string): string {
  switch (type.kind) {
    case "word":
      return type.text;
    case "object":
      return `{\n${type.members.map((member) => printMember(member, `${indent}  `)).join("")}${indent}}`;
    case "array":
      return `readonly ${printPart(type.item, indent)}[]`;
    case "tuple":
      return `readonly [${printItems(type.items, type.rest, indent).join(", ")}]`;
    case "union":
      return type.parts.map((part) => printPart(part, indent)).join(" | ");
    case "intersection":
      return type.parts.map((part) => printPart(part, indent)).join(" & ");
  }
}

function printItems(items: readonly Type[], rest: Type | undefined, indent: string): string[] {
  const printed = items.map((item) => printType(item, indent));
  // The array of a rest element takes part in the tuple, which is readonly as a whole.
  return rest?.kind === "array" ? [...printed, `...${printPart(rest.item, indent)}[]`] : printed;
}

/** A type inside another: in parentheses where it would be read differently. */
function printPart(type: Type, indent: string): string {
  const printed = printType(type, indent);
  return type.kind === "word" || type.kind === "object" ? printed : `(${printed})`;
}
