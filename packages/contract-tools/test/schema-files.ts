import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DefinitionOptions } from "../src/schema-set/definitions.ts";
import { type LoadedDefinitions, loadDefinitions } from "../src/schema-set/load-definitions.ts";
import { compileValidators } from "../src/schema-set/write-validators.ts";

export const DRAFT = {
  4: "http://json-schema.org/draft-04/schema#",
  6: "http://json-schema.org/draft-06/schema#",
  7: "http://json-schema.org/draft-07/schema#",
  2019: "https://json-schema.org/draft/2019-09/schema",
  2020: "https://json-schema.org/draft/2020-12/schema",
} as const;

/** Loads the definitions of schemas by file name. The first is the one that is given; the others are found by reference. */
export function load(
  files: Readonly<Record<string, unknown>>,
  options: DefinitionOptions & { readonly map?: Readonly<Record<string, string>> } = {},
): LoadedDefinitions {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  try {
    for (const [name, schema] of Object.entries(files))
      writeFileSync(
        join(folder, name),
        typeof schema === "string" ? schema : JSON.stringify(schema, null, 2),
      );
    return loadDefinitions([join(folder, Object.keys(files)[0] ?? "")], { folder, ...options });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The validator of the first definition. */
export function check(...given: Parameters<typeof load>): (value: unknown) => boolean {
  const loaded = load(...given);
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join("\n"));
  const [validate] = compileValidators(loaded.definitions).values();
  return (value) => validate?.(value) ?? false;
}

/** The diagnostics of schemas, a line each. */
export function diagnose(...given: Parameters<typeof load>): string[] {
  const loaded = load(...given);
  return loaded.ok
    ? []
    : loaded.diagnostics.map(
        ({ code, column, file, line, message }) => `${file}:${line}:${column} ${code} ${message}`,
      );
}
