import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SchemaFile } from "../json-schema/schema-file.ts";
import { readYaml } from "./read-yaml.ts";

/** A type of problem: the status of its responses, and its title. */
export interface ProblemType {
  readonly status: number;
  readonly title: string;
  /** Whether any request may get it. */
  readonly general?: boolean;
}

/** The types of problems that a file of operations names, by code. */
export function readProblemTypes({ schema }: SchemaFile, folder: string): ReadonlyMap<string, ProblemType> {
  const named = schema["x-problem-types"];
  if (typeof named !== "string" || !existsSync(join(folder, named))) return new Map();
  const types = readYaml(named, readFileSync(join(folder, named), "utf8")).schema;
  return new Map(Object.entries(types) as unknown as Iterable<[string, ProblemType]>);
}
