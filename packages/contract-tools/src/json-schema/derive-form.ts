import { type BundledSchema, type JsonObject, listOf } from "./schema-file.ts";
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

/** Keywords that a form applies. Derived schemas do not have them. */
export const DERIVATION_KEYWORDS: readonly string[] = [REQUIRED_WHEN_WRITING, LEFT_OUT_WHEN_REPORTING];

/** A short name of a member, and of members that belong together, for people. Derived schemas do not have them. */
export const LABEL_KEYWORDS: readonly string[] = ["x-label", "x-group"];

const OWN_KEYWORDS: ReadonlySet<string> = new Set([...DERIVATION_KEYWORDS, ...LABEL_KEYWORDS]);

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
export function deriveForm(bundled: BundledSchema, form: SchemaForm): BundledSchema {
  const { schema } = bundled;
  const titles = Array.from(walkSchema(schema), (visit): [string, string] => [
    String(visit.schema.title),
    titleOf(visit.schema, form),
  ]);
  return derive(bundled, form, new Map(titles));
}

/** A form for types, which do not show whether an object is closed: only titles of objects whose members change are others. */
export interface TypeForm extends BundledSchema {
  /** The titles of objects whose members change, by the title in this form. */
  readonly changed: ReadonlyMap<string, string>;
}

/** Derives a form for types. The root has the title of its form in any case. */
export function deriveTypes(bundled: BundledSchema, form: SchemaForm): TypeForm {
  const changed = form === "reading" ? [] : findChanged(bundled.schema, form);
  const titles = Array.from(changed, (part): [string, string] => [String(part.title), titleOf(part, form)]);
  return {
    ...derive(bundled, form, new Map(titles)),
    changed: new Map(titles.map(([title, renamed]) => [renamed, title])),
  };
}

/** The root, and the titled schemas whose members change in a form, or in what they refer to. */
function findChanged({ $defs, ...root }: JsonObject, form: SchemaForm): ReadonlySet<JsonObject> {
  const titled = Array.from(walkSchema({ $defs }), ({ schema }) => schema).filter(
    ({ title }) => title !== undefined,
  );
  const changed = new Set([root]);
  const isChanged = ({ $ref }: JsonObject) =>
    $ref === "#" || [...changed].some(({ title }) => $ref === `#/$defs/${title}`);
  for (let size = 0; size < changed.size; ) {
    size = changed.size;
    for (const part of titled)
      if ([...walkSchema(part)].some(({ schema }) => hasOtherMembers(schema, form) || isChanged(schema)))
        changed.add(part);
  }
  return changed;
}

function hasOtherMembers(schema: JsonObject, form: SchemaForm): boolean {
  const keywords = form === "reporting" ? DERIVATION_KEYWORDS : [REQUIRED_WHEN_WRITING];
  return (
    schema.additionalProperties === true && keywords.some((keyword) => listOf(schema[keyword]).length > 0)
  );
}

function derive(
  { schema, origins }: BundledSchema,
  form: SchemaForm,
  titles: ReadonlyMap<string, string>,
): BundledSchema {
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
  const leftOut = form === "reporting" ? listOf(schema[LEFT_OUT_WHEN_REPORTING]) : [];
  const stays = (name: unknown): boolean => !leftOut.includes(name);
  const required = [...listOf(schema.required), ...listOf(schema[REQUIRED_WHEN_WRITING])].filter(stays);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => stays(name));
  return {
    ...schema,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

function renameWithin(schema: JsonObject, rename: (title: string) => string): JsonObject {
  const kept = Object.entries(schema).filter(([keyword]) => !OWN_KEYWORDS.has(keyword));
  const renamed = Object.fromEntries(kept);
  if (typeof schema.title === "string") renamed.title = rename(schema.title);
  if (typeof schema.$ref === "string") renamed.$ref = schema.$ref.replace(/[^/]+$/, (title) => rename(title));
  return renamed;
}
