import { readFileSync } from "node:fs";
import { splitPointer } from "@payment-routing/contract-runtime";
import { suggest } from "@payment-routing/xsd-compiler";
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { SchemaFile, SchemaPath } from "./json-schema/schema-file.ts";

/** A member of a file that its format does not allow. */
export interface FormatIssue {
  readonly path: SchemaPath;
  readonly message: string;
}

/** Returns a check for the format at an address, which is compiled for the first file. */
export function createFormatCheck(address: URL): (file: SchemaFile) => readonly FormatIssue[] {
  let validate: ValidateFunction | undefined;
  return ({ schema }) => {
    const format = (): object => JSON.parse(readFileSync(address, "utf8"));
    validate ??= new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(format());
    validate(schema);
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
    // A misspelt member is also a missing one: the hint comes first.
    const isHint = ({ keyword }: ErrorObject): boolean => keyword === "additionalProperties";
    return errors.toSorted((a, b) => Number(isHint(b)) - Number(isHint(a))).map(explain);
  };
}

function explain({
  instancePath,
  keyword,
  params,
  message = "",
  parentSchema,
  data,
}: ErrorObject): FormatIssue {
  const path = splitPointer(instancePath);
  const known = Object.keys(parentSchema?.properties ?? {}).filter((name) => name !== "$schema");
  switch (keyword) {
    case "additionalProperties": {
      const name: string = params.additionalProperty;
      const hint = suggest(name, known) || `; it has ${known.join(", ")}`;
      return { path: [...path, name], message: `there is no member ${name} here${hint}` };
    }
    case "required":
      return { path, message: `the member ${params.missingProperty} is missing` };
    case "enum": {
      const values: string[] = params.allowedValues;
      return { path, message: `expected ${values.join(", ")}, got ${JSON.stringify(data)}` };
    }
    case "pattern":
      return {
        path,
        message: `${JSON.stringify(data)} does not match ${params.pattern}: ${parentSchema?.description ?? ""}`,
      };
    default:
      return { path, message: message.replace("must NOT", "must not") };
  }
}
