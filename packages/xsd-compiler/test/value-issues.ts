import type { Issue } from "@payment-routing/contract-runtime";
import { compileSchemaSet } from "../src/compile-schema-set.ts";
import { prepareCodec } from "../src/generating/generate-sources.ts";
import { DocumentCodec } from "./document-codec.ts";

/** The codec of a schema with the content that is given. */
export function codecOf(content: string): DocumentCodec {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:sch="http://purl.oclc.org/dsdl/schematron">${content}</xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const { table, values } = prepareCodec(compiled.schemaSet);
  return DocumentCodec.of(table, values);
}

/** The issues of a value of the first element. */
export function issuesOf(codec: DocumentCodec, value: unknown): readonly Issue[] {
  const result = codec.validate(0, value);
  return result.ok ? [] : result.issues;
}

/** Issues as `code message`. */
export function show(issues: readonly Issue[]): string[] {
  return issues.map(({ code, message }) => `${code} ${message}`);
}
