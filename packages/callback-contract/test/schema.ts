import { readFileSync } from "node:fs";

const FOLDER = new URL("../../../schemas/callback/", import.meta.url);

/** The keywords of JSON Schema that these contracts use. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: "object" | "array" | "string" | "integer" | "number";
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly "x-required-when-writing"?: readonly string[];
}

export const ROOT: Schema = { $ref: "./payment-callback.schema.json" };

/** The schema itself, or the one in the file that it refers to. */
export function resolve(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : JSON.parse(readFileSync(new URL(schema.$ref, FOLDER), "utf8"));
}

/** A place in a document that the schema describes. */
export interface Place {
  readonly steps: readonly (string | number)[];
  readonly schema: Schema;
  /** True if the member or the first item is required for reading. */
  readonly isRequired: boolean;
  /** True if it is required for writing. */
  readonly isWritten: boolean;
}

/** All places of a document, with one item of each array, parents before children. */
export function listPlaces(): Place[] {
  return visit({ steps: [], schema: resolve(ROOT), isRequired: true, isWritten: true });
}

function visit(place: Place): Place[] {
  const { steps, schema } = place;
  const required = schema.required ?? [];
  const written = [...required, ...(schema["x-required-when-writing"] ?? [])];
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    steps: [...steps, name],
    schema: resolve(member),
    isRequired: required.includes(name),
    isWritten: written.includes(name),
  }));
  const isNeeded = (schema.minItems ?? 0) > 0;
  const items =
    schema.items === undefined
      ? []
      : [{ steps: [...steps, 0], schema: resolve(schema.items), isRequired: isNeeded, isWritten: isNeeded }];
  return [place, ...[...members, ...items].flatMap(visit)];
}
