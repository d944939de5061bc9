import { basename } from "node:path";
import { isJsonObject } from "../json-schema/schema-file.ts";
import type { LocatedSchema } from "./schema-set.ts";

/** Longer titles are sentences. */
const MAX_TITLE = 40;

/** `parseJson` is a function of the runtime. */
const RUNTIME_NAME = "Json";

/** A name for the type of a schema, after its place, that is not taken. */
export function nameDefinition(
  { path, resource, schema }: LocatedSchema,
  taken: ReadonlySet<string>,
): string {
  const steps = path.filter((step, at) => !(at % 2 === 0 && HOLDERS.has(String(step))));
  const title = isJsonObject(schema) && typeof schema.title === "string" ? schema.title : "";
  const file = basename(resource.file.name).replace(/(\.schema)?\.json$/, "");
  const ofRoot = title.length > 0 && title.length <= MAX_TITLE ? title : file;
  const wanted = typeNameOf(
    path.length === 0
      ? ofRoot
      : steps.slice(path[0] === "$defs" || path[0] === "definitions" ? 0 : -2).join(" "),
  );
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}${/\d$/.test(wanted) ? "_" : ""}${count}`;
    if (!taken.has(name) && name !== RUNTIME_NAME) return name;
  }
}

const HOLDERS = new Set(["$defs", "definitions", "properties"]);

/** Words joined with capital letters: a TypeScript name of letters and digits. */
export function typeNameOf(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? ["Schema"];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^\p{L}/u.test(name) ? name : `T${name}`;
}
