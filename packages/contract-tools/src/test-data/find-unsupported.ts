import { arbitraryValue } from "@payment-routing/contract-runtime/testing";
import { isJsonObject, type JsonObject, type SchemaPath } from "../json-schema/schema-file.ts";
import { walkSchema } from "../json-schema/walk-schema.ts";

/** A schema that has no test data. */
export interface Unsupported {
  /** The title of the definition that it is in. */
  readonly title: string;
  readonly path: SchemaPath;
  readonly message: string;
}

/** Finds the innermost schema of a published one that has no test data. */
export function findUnsupported(schema: JsonObject): Unsupported | undefined {
  if (tryToCreate(schema) === undefined) return undefined;
  const { $defs = {}, ...root } = schema;
  return [root, ...Object.values(Object($defs))]
    .filter(isJsonObject)
    .flatMap((definition) =>
      [...walkSchema(definition)].flatMap(({ schema: part, path }) => {
        const message = "$ref" in part ? undefined : tryToCreate({ ...part, $defs });
        return message === undefined ? [] : [{ title: String(definition.title), path, message }];
      }),
    )
    .at(-1);
}

/** Returns the message of the error. */
function tryToCreate(schema: JsonObject): string | undefined {
  try {
    arbitraryValue(schema);
    return undefined;
  } catch (error) {
    return `there is no test data for this schema: ${(error as Error).message.replace(/^test data: /, "")}`;
  }
}
