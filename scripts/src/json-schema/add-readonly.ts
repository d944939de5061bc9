import ts from "typescript-5.9";
import type { WrittenTypes } from "./write-types.ts";

/**
 * Makes every member, array and tuple of type declarations readonly, and lists the names declared.
 *
 * json-schema-to-typescript has no option for it. The text is changed in place at the positions of the syntax tree, so
 * that layout and comments stay as they are.
 */
export function addReadonly(text: string): WrittenTypes {
  const source = ts.createSourceFile("types.ts", text, ts.ScriptTarget.ESNext, true);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    insertions.push(...findInsertions(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { text: insert(text, insertions), names: source.statements.flatMap(nameOf).sort() };
}

interface Insertion {
  readonly position: number;
  readonly text: string;
}

function findInsertions(node: ts.Node): Insertion[] {
  if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) {
    return [{ position: node.getStart(), text: "readonly " }];
  }
  // The array of a rest element, as in [T, ...T[]], takes part in the tuple, which is readonly as a whole.
  if (!(ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) || ts.isRestTypeNode(node.parent)) return [];
  const isElement = ts.isArrayTypeNode(node.parent);
  if (!isElement) return [{ position: node.getStart(), text: "readonly " }];
  return [
    { position: node.getStart(), text: "(readonly " },
    { position: node.getEnd(), text: ")" },
  ];
}

function insert(text: string, insertions: readonly Insertion[]): string {
  let result = "";
  let from = 0;
  // Stable: of two insertions at one position, the outer node's comes first, as it was found first.
  for (const { position, text: inserted } of insertions.toSorted((a, b) => a.position - b.position)) {
    result += text.slice(from, position) + inserted;
    from = position;
  }
  return result + text.slice(from);
}

function nameOf(statement: ts.Statement): string[] {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    ? [statement.name.text]
    : [];
}
