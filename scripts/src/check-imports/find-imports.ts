import ts from "typescript-5.9";

export interface Import {
  readonly specifier: string;
  /** From 1. */
  readonly line: number;
  /** `import type` or `export type`: nothing is loaded. */
  readonly isType: boolean;
}

const CALLS = new Set(["import", "require", "require.resolve", "import.meta.resolve"]);

/** Everything that a TypeScript file imports by a literal name: values, types, re-exports, and calls of `import()` and the like. */
export function findImports(path: string, text: string): readonly Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
  const imports: Import[] = [];
  visit(file);
  return imports;

  function visit(node: ts.Node): void {
    const specifier = specifierOf(node, file);
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) {
      const { line } = file.getLineAndCharacterOfPosition(specifier.getStart(file));
      imports.push({ specifier: specifier.text, line: line + 1, isType: isTypeImport(node) });
    }
    ts.forEachChild(node, visit);
  }
}

function isTypeImport(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly === true;
  return ts.isImportTypeNode(node) || (ts.isExportDeclaration(node) && node.isTypeOnly);
}

function specifierOf(node: ts.Node, file: ts.SourceFile): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (ts.isCallExpression(node) && CALLS.has(node.expression.getText(file))) return node.arguments[0];
  return undefined;
}
