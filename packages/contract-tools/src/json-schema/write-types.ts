import { createRequire } from "node:module";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import type ts from "typescript-5.9";
import { deriveTypes, type SchemaForm, type TypeForm } from "./derive-form.ts";
import { LINE_WIDTH } from "./format-sources.ts";
import { reduceToTypes } from "./reduce-to-types.ts";
import type { BundledSchema, JsonObject } from "./schema-file.ts";

/** The source text of the types of a bundled schema. */
export interface WrittenTypes {
  readonly text: string;
  /** The names of the types in the text, sorted. */
  readonly names: readonly string[];
  /** Those of them that mean the same in every root of the contract. */
  readonly shared: readonly string[];
  /** The names of types that are imported, by module. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the module that has a type; undefined if none has it yet.
 *
 * @param origin the file that it comes from; undefined for a type that is named after its form
 */
export type FindModule = (name: string, origin: string | undefined) => string | undefined;

/**
 * Writes the types of a bundled schema: named after the titles, readonly throughout, documented by the descriptions. A type that
 * its form changes extends the one for reading.
 */
export async function writeTypes(
  bundled: BundledSchema,
  typeName: string,
  form: SchemaForm,
  findModule: FindModule = () => undefined,
): Promise<WrittenTypes> {
  const types = deriveTypes(bundled, form);
  const { changed } = types;
  const declared = await declareForm(bundled, types, typeName);
  const isShared = (name: string) => changed.get(name) !== name;
  const imports = new Map<string, string[]>();
  const needed = new Set([typeName]);
  // The set grows while it is read.
  for (const name of needed) {
    for (const other of listReferences(declared.get(name)).filter((each) => declared.has(each))) {
      const module = isShared(other) ? findModule(other, bundled.origins.get(other)) : undefined;
      if (module === undefined) needed.add(other);
      else imports.set(module, [...new Set([...(imports.get(module) ?? []), other])].sort());
    }
  }
  const written = [...declared].filter(([name]) => needed.has(name));
  const names = written.map(([name]) => name).sort();
  const text = [...writeImports(imports), ...written.map(([, { node, file }]) => print(node, file))].join(
    "\n\n",
  );
  return { text, names, shared: names.filter(isShared), imports };
}

/** The types of a form by name, and those for reading that they extend. */
async function declareForm(
  bundled: BundledSchema,
  types: TypeForm,
  typeName: string,
): Promise<ReadonlyMap<string, TypeDeclaration>> {
  const own = await declareTypes(types, typeName);
  const extended = [...types.changed].filter(([name, title]) => name !== title);
  if (extended.length === 0) return own;
  const base = await declareTypes(deriveTypes(bundled, "reading"), String(bundled.schema.title));
  const declared = new Map([...own, ...[...base].filter(([name]) => !own.has(name))]);
  for (const [name, title] of extended) {
    const [type, of] = [own.get(name), base.get(title)];
    if (type !== undefined && of !== undefined) declared.set(name, extendType(type, of));
  }
  return declared;
}

async function declareTypes(
  { schema, origins }: BundledSchema,
  typeName: string,
): Promise<ReadonlyMap<string, TypeDeclaration>> {
  const reduced = reduceToTypes(schema, (part) => describe(part, origins));
  const options = { bannerComment: "", format: false, maxItems: -1 };
  return readTypes(await compile(reduced as JSONSchema, typeName, options));
}

function writeImports(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const lines = Array.from(
    imports,
    ([module, names]) => `import type { ${names.join(", ")} } from "${module}";`,
  );
  return lines.length === 0 ? [] : [lines.sort().join("\n")];
}

/** The columns in front of the text of a member's comment: two spaces and " * ". */
const COMMENT_INDENT = 5;

/** The documentation of a schema: its description, with long lines wrapped, and the file of its title. */
function describe(
  { title, description }: JsonObject,
  origins: ReadonlyMap<string, string>,
): string | undefined {
  if (typeof description !== "string") return undefined;
  const origin = origins.get(String(title));
  const lines = description.replaceAll("*/", "*\\/").split("\n").flatMap(wrap);
  return (origin === undefined ? lines : [...lines, "", `From ${origin}.`]).join("\n");
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > LINE_WIDTH - COMMENT_INDENT) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

// Node would parse the nine megabytes once more to find out that an import of them is CommonJS.
const compiler: typeof ts = createRequire(import.meta.url)("typescript-5.9");
const { factory } = compiler;
const printer = compiler.createPrinter();

/** A type in a syntax tree. */
interface TypeDeclaration {
  readonly node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  /** The file that the node was read from, which has its comments. */
  readonly file: ts.SourceFile;
}

/** Reads the types of a module by name, with members, arrays and tuples readonly. */
function readTypes(text: string): ReadonlyMap<string, TypeDeclaration> {
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
function extendType({ node, file }: TypeDeclaration, base: TypeDeclaration): TypeDeclaration {
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
