import { createRequire } from "node:module";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import type ts from "typescript-5.9";
import type { SchemaForm } from "./derive-form.ts";
import { LINE_WIDTH } from "./format-sources.ts";
import { reduceToTypes } from "./reduce-to-types.ts";
import type { BundledSchema, JsonObject } from "./schema-file.ts";

// Node would parse the nine megabytes once more to find out that an import of them is CommonJS.
const compiler: typeof ts = createRequire(import.meta.url)("typescript-5.9");

/** The source text of the types of a bundled schema, and their names, sorted. */
export interface WrittenTypes {
  readonly text: string;
  readonly names: readonly string[];
}

/** Writes the types of a bundled schema: named after the titles, readonly throughout, documented by the descriptions. */
export async function writeTypes(
  { schema, origins }: BundledSchema,
  typeName: string,
  form: SchemaForm,
): Promise<WrittenTypes> {
  const reduced = reduceToTypes(schema, (part) => describe(part, origins));
  const text = await compile(reduced as JSONSchema, typeName, {
    bannerComment: "",
    format: false,
    maxItems: -1,
  });
  const file = compiler.createSourceFile("types.ts", text, compiler.ScriptTarget.ESNext);
  const { transformed } = compiler.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => change(compiler.visitEachChild(node, visit, context), form);
      return compiler.visitEachChild(root, visit, context);
    },
  ]);
  const [changed = file] = transformed;
  const printer = compiler.createPrinter();
  const printed = changed.statements.map((statement) =>
    printer.printNode(compiler.EmitHint.Unspecified, statement, file),
  );
  const names = changed.statements.flatMap((statement) =>
    compiler.isInterfaceDeclaration(statement) || compiler.isTypeAliasDeclaration(statement)
      ? [statement.name.text]
      : [],
  );
  return { text: printed.join("\n\n"), names: names.sort() };
}

const { factory } = compiler;
const READONLY = [factory.createModifier(compiler.SyntaxKind.ReadonlyKeyword)];
/** Makes members, arrays and tuples readonly, and interfaces of closed forms aliases. */
function change(node: ts.Node, form: SchemaForm): ts.Node {
  if (compiler.isPropertySignature(node))
    return factory.updatePropertySignature(node, READONLY, node.name, node.questionToken, node.type);
  if (compiler.isIndexSignatureDeclaration(node))
    return factory.updateIndexSignature(node, READONLY, node.parameters, node.type);
  if (compiler.isArrayTypeNode(node) || compiler.isTupleTypeNode(node))
    return factory.createTypeOperatorNode(compiler.SyntaxKind.ReadonlyKeyword, node);
  // The array of a rest element is part of the tuple, which is readonly as a whole.
  if (compiler.isRestTypeNode(node) && compiler.isTypeOperatorNode(node.type))
    return factory.updateRestTypeNode(node, node.type.type);
  // A closed type is assignable to the open one of the same schema only as an alias: an interface has no index signature.
  if (compiler.isInterfaceDeclaration(node) && form !== "reading") {
    const type = factory.createTypeLiteralNode(node.members);
    const alias = factory.createTypeAliasDeclaration(node.modifiers, node.name, node.typeParameters, type);
    return compiler.setTextRange(alias, node);
  }
  return node;
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
