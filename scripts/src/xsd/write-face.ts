import { typeName } from "@payment-routing/xsd-compiler";

/** A document that a contract has: its root element, and the schema's name of that element's type. */
export interface DocumentType {
  readonly element: string;
  readonly type: string;
}

const header = (fileName: string): string =>
  `// Generated from ${fileName} by \`npm run generate\`. Do not edit: change the schema and generate again.\n\n`;

/** The module that validates values, a function for each document. */
export function writeValidate(fileName: string, documents: readonly DocumentType[]): string {
  const types = [...new Set(documents.map(({ type }) => typeName(type)))].sort();
  const checks = documents.map(({ element }) => `check_${element}`).sort();
  return (
    header(fileName) +
    'import type { Result } from "@payment-routing/contract-runtime";\n' +
    'import { issuesFromAjv } from "@payment-routing/contract-runtime/codegen";\n' +
    `import type { ${types.join(", ")} } from "./types.ts";\n` +
    `import { ${checks.join(", ")} } from "./validator.ts";\n\n` +
    documents.map(writeFunction).join("\n")
  );
}

function writeFunction({ element, type }: DocumentType): string {
  const check = `check_${element}`;
  return (
    `/**\n * Judges a value that is to be encoded as \`<${element}>\`, or that comes from elsewhere than the decoder.\n` +
    " * The issues' paths are JSON Pointers; they have no line and column.\n */\n" +
    `export function validate${typeName(element)}(value: unknown): Result<${typeName(type)}> {\n` +
    `  if (${check}(value)) return { ok: true, value: value as ${typeName(type)} };\n` +
    `  return { ok: false, issues: issuesFromAjv(${check}.errors ?? [], value) };\n}\n`
  );
}

/** The module that other packages see. */
export function writeIndex(fileName: string, documents: readonly DocumentType[]): string {
  const functions = (verb: string): string =>
    documents
      .map(({ element }) => `${verb}${typeName(element)}`)
      .sort()
      .join(", ");
  return (
    header(fileName) +
    `export { ${functions("decode")} } from "./decode.ts";\n` +
    `export { ${functions("encode")} } from "./encode.ts";\n` +
    'export type * from "./types.ts";\n' +
    `export { ${functions("validate")} } from "./validate.ts";\n`
  );
}
