import { createRequire } from "node:module";
import type ts from "typescript-5.9";

// Node would parse the nine megabytes once more to find out that an import of them is CommonJS.
const compiler: typeof ts = createRequire(import.meta.url)("typescript-5.9");
const { factory } = compiler;
const printer = compiler.createPrinter();

/** A type in a syntax tree. */
export interface TypeDeclaration {
  readonly node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  /** The file that the node was read from, which has its comments. */
  readonly file: ts.SourceFile;
}

/** Reads the types of a module by name, with members, arrays and tuples readonly. */
export function readTypes(text: string): ReadonlyMap<string, TypeDeclaration> {
  const file = compiler.createSourceFile("types.ts", text, compiler.ScriptTarget.ESNext);
  const { transformed } = compiler.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => makeReadonly(compiler.visitEachChild(node, visit, context));
      return compiler.visitEachChild(root, visit, context);
    },
  ]);
  const [changed = file] = transformed;
  const types = changed.statements.filter(
    (node) => compiler.isInterfaceDeclaration(node) || compiler.isTypeAliasDeclaration(node),
  );
  return new Map(types.map((node) => [node.name.text, { node, file }]));
}

export function printType({ node, file }: TypeDeclaration): string {
  return print(node, file);
}

/** The names in a type, its own among them. */
export function listReferences(type: TypeDeclaration | undefined): readonly string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (compiler.isIdentifier(node)) names.add(node.text);
    compiler.forEachChild(node, visit);
  };
  if (type !== undefined) visit(type.node);
  return [...names];
}

/** Writes an interface as an extension of another one: it states the members that differ, and leaves out those that it has not. */
export function extendType({ node, file }: TypeDeclaration, base: TypeDeclaration): TypeDeclaration {
  if (!compiler.isInterfaceDeclaration(node) || !compiler.isInterfaceDeclaration(base.node))
    return { node, file };
  const inherited = new Map(base.node.members.map((member) => [nameOf(member), print(member, base.file)]));
  const members = node.members.filter((member) => inherited.get(nameOf(member)) !== print(member, file));
  const own = new Set(node.members.map(nameOf));
  const leftOut = [...inherited.keys()].filter((name) => !own.has(name));
  const heritage = factory.createHeritageClause(compiler.SyntaxKind.ExtendsKeyword, [
    writeHeritage(base.node.name.text, leftOut),
  ]);
  const extended = factory.createInterfaceDeclaration(
    node.modifiers,
    node.name,
    node.typeParameters,
    [heritage],
    members,
  );
  return { node: compiler.setTextRange(extended, node), file };
}

function writeHeritage(base: string, leftOut: readonly string[]): ts.ExpressionWithTypeArguments {
  const name = factory.createIdentifier(base);
  if (leftOut.length === 0) return factory.createExpressionWithTypeArguments(name, undefined);
  const literals = leftOut.map((member) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(member)),
  );
  return factory.createExpressionWithTypeArguments(factory.createIdentifier("Omit"), [
    factory.createTypeReferenceNode(name),
    factory.createUnionTypeNode(literals),
  ]);
}

function nameOf({ name }: ts.TypeElement): string {
  return name !== undefined && (compiler.isIdentifier(name) || compiler.isStringLiteral(name))
    ? name.text
    : "";
}

function print(node: ts.Node, file: ts.SourceFile): string {
  return printer.printNode(compiler.EmitHint.Unspecified, node, file);
}

const READONLY = [factory.createModifier(compiler.SyntaxKind.ReadonlyKeyword)];

function makeReadonly(node: ts.Node): ts.Node {
  if (compiler.isPropertySignature(node))
    return factory.updatePropertySignature(node, READONLY, node.name, node.questionToken, node.type);
  if (compiler.isIndexSignatureDeclaration(node))
    return factory.updateIndexSignature(node, READONLY, node.parameters, node.type);
  if (compiler.isArrayTypeNode(node) || compiler.isTupleTypeNode(node))
    return factory.createTypeOperatorNode(compiler.SyntaxKind.ReadonlyKeyword, node);
  // The array of a rest element is part of the tuple, which is readonly as a whole.
  if (compiler.isRestTypeNode(node) && compiler.isTypeOperatorNode(node.type))
    return factory.updateRestTypeNode(node, node.type.type);
  return node;
}
