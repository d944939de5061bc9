import { resolve } from "node:path";
import type { SchemaSetOptions } from "@payment-routing/xsd-compiler";
import type { SchemaRequest } from "./parse-arguments.ts";

/** The files of a request as the compiler takes them. */
export interface ResolvedSchemas {
  readonly files: readonly string[];
  readonly options: SchemaSetOptions;
}

/** Resolves the files that a request names from a folder. */
export function resolveSchemas({ catalog, map, schemas }: SchemaRequest, folder: string): ResolvedSchemas {
  const entries = Object.entries(map ?? {}).map(([url, file]) => [url, resolve(folder, file)] as const);
  return {
    files: schemas.map((schema) => resolve(folder, schema)),
    options: {
      map: Object.fromEntries(entries),
      ...(catalog === undefined ? {} : { catalog: resolve(folder, catalog) }),
    },
  };
}
