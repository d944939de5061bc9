import type { Position } from "@payment-routing/contract-runtime";
import { objectOf, type SchemaFile, type SchemaPath } from "../json-schema/schema-file.ts";

/** The position of a part of a file of operations: of a component, where the path leads through a reference to one. */
export function locateReferred(file: SchemaFile, path: SchemaPath): Position {
  const follow = (at: SchemaPath): SchemaPath => {
    const part = at.reduce<unknown>((around, step) => (around as JsonPart)?.[step], file.schema);
    const { $ref } = objectOf(part);
    return typeof $ref === "string" && $ref.startsWith("#/") ? follow($ref.slice(2).split("/")) : at;
  };
  return file.locate(path.reduce<SchemaPath>((at, step) => [...follow(at), step], []));
}

type JsonPart = Readonly<Record<string | number, unknown>> | undefined;
