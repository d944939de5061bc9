import { LINT_RULES } from "./lint-rules.ts";
import type { SchemaDiagnostic } from "./schema-diagnostic.ts";
import type { SchemaFile } from "./schema-file.ts";
import { walkSchema } from "./walk-schema.ts";

/** Everything in one schema file that the pipeline would get wrong, in the order of the file. */
export function lintSchema(file: SchemaFile): SchemaDiagnostic[] {
  const diagnostics = [...walkSchema(file.schema)].flatMap((visit) =>
    LINT_RULES.flatMap((rule) =>
      rule(visit).map(({ code, message, path }): SchemaDiagnostic => {
        const { line, column } = file.locate([...visit.path, ...path]);
        return { code, message, file: file.name, line, column };
      }),
    ),
  );
  return diagnostics.sort((a, b) => a.line - b.line || a.column - b.column);
}
