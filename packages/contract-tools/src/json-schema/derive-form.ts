import type { BundledSchema, JsonObject } from "./schema-file.ts";
import { mapSchema, walkSchema } from "./walk-schema.ts";

/**
 * The form of a contract. Schemas are written for the reader of a document, who ignores unknown members: their objects are
 * open. The other forms close these objects, so that a misspelt member is an error: `writing` is for the writer of the
 * document, `reporting` for reports to that writer, who derives some members itself.
 */
export type SchemaForm = "reading" | "writing" | "reporting";

/** Members of an open object that are optional for readers and required for writers. */
const REQUIRED_WHEN_WRITING = "x-required-when-writing";
/** Members of an open object that reports must not have. */
const LEFT_OUT_WHEN_REPORTING = "x-left-out-when-reporting";

/** The project's own keywords. Derived schemas do not have them. */
export const DERIVATION_KEYWORDS: readonly string[] = [REQUIRED_WHEN_WRITING, LEFT_OUT_WHEN_REPORTING];

/** The prefix of an open object's title when the object is closed. */
const TITLE_PREFIX: Readonly<Record<SchemaForm, string>> = {
  reading: "",
  writing: "Outgoing",
  reporting: "Reported",
};

/** The prefixes of closed objects' titles. */
export const TITLE_PREFIXES: readonly string[] = Object.values(TITLE_PREFIX).filter(Boolean);

/** The title of a schema in a form. */
export function titleOf({ title, additionalProperties }: JsonObject, form: SchemaForm): string {
  return `${additionalProperties === true ? TITLE_PREFIX[form] : ""}${title}`;
}

/** Derives a form of a contract. Objects that are closed in the schema keep their titles. */
export function deriveForm({ schema, origins }: BundledSchema, form: SchemaForm): BundledSchema {
  const titles = new Map(
    Array.from(walkSchema(schema), (visit) => [String(visit.schema.title), titleOf(visit.schema, form)]),
  );
  const rename = (title: string): string => titles.get(title) ?? title;

  const derived = mapSchema(schema, (inner) =>
    renameWithin(form === "reading" ? inner : close(inner, form), rename),
  );
  const $defs = Object.entries(derived.$defs ?? {}).map(([title, definition]) => [rename(title), definition]);
  return {
    schema: { ...derived, $defs: Object.fromEntries($defs) },
    origins: new Map([...origins].map(([title, file]) => [rename(title), file])),
  };
}

function close(schema: JsonObject, form: "writing" | "reporting"): JsonObject {
  if (schema.additionalProperties !== true) return schema;
  const leftOut = form === "reporting" ? namesIn(schema[LEFT_OUT_WHEN_REPORTING]) : [];
  const stays = (name: string): boolean => !leftOut.includes(name);
  const required = [...namesIn(schema.required), ...namesIn(schema[REQUIRED_WHEN_WRITING])].filter(stays);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => stays(name));
  return {
    ...schema,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

function renameWithin(schema: JsonObject, rename: (title: string) => string): JsonObject {
  const kept = Object.entries(schema).filter(([keyword]) => !DERIVATION_KEYWORDS.includes(keyword));
  const renamed = Object.fromEntries(kept);
  if (typeof schema.title === "string") renamed.title = rename(schema.title);
  if (typeof schema.$ref === "string") renamed.$ref = schema.$ref.replace(/[^/]+$/, (title) => rename(title));
  return renamed;
}

function namesIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
