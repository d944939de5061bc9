import { compile, type JSONSchema } from "json-schema-to-typescript";
import ts from "typescript-5.9";
import type { SchemaForm } from "./derive-form.ts";
import { LINE_WIDTH } from "./format-sources.ts";
import type { BundledSchema } from "./schema-file.ts";
import { isJsonObject } from "./schema-file.ts";

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
  const text = await compile(wrapDescriptions(schema, origins) as JSONSchema, typeName, {
    bannerComment: "",
    additionalProperties: false,
    format: false,
  });
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.ESNext);
  const { transformed } = ts.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => change(ts.visitEachChild(node, visit, context), form);
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  const [changed = file] = transformed;
  const printer = ts.createPrinter();
  const printed = changed.statements.map((statement) =>
    printer.printNode(ts.EmitHint.Unspecified, statement, file),
  );
  const names = changed.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [],
  );
  return { text: printed.join("\n\n"), names: names.sort() };
}

const { factory } = ts;
const READONLY = [factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)];

/** Makes members, arrays and tuples readonly, and interfaces of closed forms aliases. */
function change(node: ts.Node, form: SchemaForm): ts.Node {
  if (ts.isPropertySignature(node))
    return factory.updatePropertySignature(node, READONLY, node.name, node.questionToken, node.type);
  if (ts.isIndexSignatureDeclaration(node))
    return factory.updateIndexSignature(node, READONLY, node.parameters, node.type);
  if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node))
    return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, node);
  // The array of a rest element is part of the tuple, which is readonly as a whole.
  if (ts.isRestTypeNode(node) && ts.isTypeOperatorNode(node.type))
    return factory.updateRestTypeNode(node, node.type.type);
  // A closed type is assignable to the open one of the same schema only as an alias: an interface has no index signature.
  if (ts.isInterfaceDeclaration(node) && form !== "reading") {
    const type = factory.createTypeLiteralNode(node.members);
    const alias = factory.createTypeAliasDeclaration(node.modifiers, node.name, node.typeParameters, type);
    return ts.setTextRange(alias, node);
  }
  return node;
}

/** The columns in front of the text of a member's comment: two spaces and " * ". */
const COMMENT_INDENT = 5;

/** A copy of the schema for the types: long descriptions broken into lines, and the file of each title named. */
function wrapDescriptions(value: unknown, origins: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => wrapDescriptions(item, origins));
  if (!isJsonObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = wrapDescriptions(member, origins);
  if (typeof value.description !== "string") return copy;
  const origin = origins.get(String(value.title));
  const lines = wrap(value.description.replaceAll("*/", "*\\/"));
  return {
    ...copy,
    description: (origin === undefined ? lines : [...lines, "", `From ${origin}.`]).join("\n"),
  };
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
