import { isJsonObject } from "../json-schema/schema-file.ts";
import { listSubschemas } from "./dialects.ts";
import type { NormalObject, NormalSchema } from "./normalise.ts";

/** Changes a schema and every schema inside it, innermost first. */
export function mapNormal(
  schema: NormalSchema,
  change: (schema: NormalObject) => NormalObject,
): NormalSchema {
  if (!isJsonObject(schema)) return schema;
  const copy: Record<string, unknown> = { ...schema };
  for (const [part, [keyword = "", step]] of listSubschemas(schema, 2020)) {
    const mapped = mapNormal(part as NormalSchema, change);
    if (step === undefined) copy[keyword] = mapped;
    else {
      if (copy[keyword] === schema[keyword])
        copy[keyword] = Array.isArray(schema[keyword])
          ? [...schema[keyword]]
          : { ...(schema[keyword] as object) };
      // A name may be `__proto__`.
      Object.defineProperty(copy[keyword], step, {
        value: mapped,
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
  }
  return change(copy);
}
