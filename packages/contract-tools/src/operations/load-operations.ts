import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { join as joinNames } from "node:path/posix";
import { suggest } from "@payment-routing/xsd-compiler";
import { checkFormat, compileFormat } from "../check-format.ts";
import { createSchemaError, type Diagnostic } from "../json-schema/diagnostic.ts";
import {
  diagnose,
  isJsonObject,
  type JsonObject,
  listOf,
  objectOf,
  type SchemaFile,
  type SchemaPath,
} from "../json-schema/schema-file.ts";
import { checkParameterLiterals, lintOperations } from "./lint-operations.ts";
import { type ProblemType, readProblemTypes } from "./read-problem-types.ts";
import { readYaml } from "./read-yaml.ts";

/** The file of a folder of schemas with its operations: OpenAPI 3.1 with extensions. Its format is `operations.schema.json`. */
export const OPERATIONS_FILE = "operations.yaml";

/** The operations of an interface. References inside of the file are resolved; those to schemas beside it are not. */
export interface OperationsFile {
  readonly file: SchemaFile;
  /** Requests that the service answers, in the order of the file. */
  readonly operations: readonly Operation[];
  /** Requests that the service sends. */
  readonly webhooks: readonly Operation[];
  /** Lists of problems that several operations share, by name. */
  readonly gates: ReadonlyMap<string, readonly string[]>;
  /** The types of problems, by code; none without a file of them. */
  readonly problemTypes: ReadonlyMap<string, ProblemType>;
}

export interface Operation {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** With variable parts in braces: `/lanes/{session_id}`. The name of a webhook. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Alternatives: a security scheme, and the scope that it needs. */
  readonly security: readonly SecurityRequirement[];
  readonly isAudited: boolean;
  readonly requiresParameter: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  /** The responses of success, by status. */
  readonly responses: ReadonlyMap<string, OperationResponse>;
  /** The codes of its problems, in order of precedence; those of gates first. */
  readonly problems: readonly string[];
  /** The names of the gates that some of them are of. */
  readonly gates: readonly string[];
  /** Those of them that are of no gate. */
  readonly ownProblems: readonly string[];
  /** Where it is in the file. */
  readonly location: SchemaPath;
}

export interface SecurityRequirement {
  readonly scheme: string;
  readonly scope: string | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly isRequired: boolean;
  readonly description: string;
  readonly schema: JsonObject;
  readonly example: unknown;
  /** Where the operation names it: there may be a reference. */
  readonly location: SchemaPath;
}

export interface Content {
  readonly mediaType: string;
  /** The schema of the document, or of each line or event. */
  readonly schema: JsonObject;
  /** Whether it is that of each line or event. */
  readonly isSequence: boolean;
  /** The files of examples, from this file, by name. */
  readonly examples: ReadonlyMap<string, string>;
}

export interface OperationResponse {
  readonly description: string;
  readonly headers: JsonObject;
  readonly content: Content | undefined;
}

/**
 * Loads the operations of a folder of schemas; undefined if it has none.
 *
 * @param shown the folder's path in diagnostics
 * @param isHouse false accepts schemas inside the file that the generator rejects
 * @throws SchemaError with all mistakes, each with its position
 */
export function loadOperations(folder: string, shown: string, isHouse = true): OperationsFile | undefined {
  const path = join(folder, OPERATIONS_FILE);
  if (!existsSync(path)) return undefined;
  const file = readYaml(joinNames(shown, OPERATIONS_FILE), readFileSync(path, "utf8"));
  const fail = (mistakes: readonly Diagnostic[]) => {
    // Operations share components.
    const unique = new Map(mistakes.map((each) => [JSON.stringify(each), each]));
    return createSchemaError([...unique.values()], () => file.text);
  };
  const misshapen = checkFormat(file, FORMAT).map(({ path, message }) =>
    diagnose("invalid-operation", message, file, path),
  );
  if (misshapen.length > 0) throw fail(misshapen);
  const mistakes: Diagnostic[] = [];
  const report = (message: string, at: SchemaPath) =>
    mistakes.push(diagnose("invalid-operation", message, file, at));
  const problemTypes = readProblemTypes(file, folder);
  const reader = createReader(file, problemTypes, report);
  const operations = listOperations(file, "paths", reader);
  const webhooks = listOperations(file, "webhooks", reader);
  reportRepetitions([...operations, ...webhooks], report);
  mistakes.push(...lintOperations(file, folder, isHouse));
  const parameters = [...operations, ...webhooks].flatMap((each) => each.parameters);
  if (isHouse && mistakes.length === 0) mistakes.push(...checkParameterLiterals(file, parameters));
  if (mistakes.length > 0) throw fail(mistakes);
  const gates = new Map(
    Object.entries(objectOf(file.schema["x-problem-gates"])) as [string, readonly string[]][],
  );
  return { file, operations, webhooks, gates, problemTypes };
}

const FORMAT = compileFormat(new URL("../../operations.schema.json", import.meta.url));

type ReadOperation = (method: string, path: string, operation: JsonObject, location: SchemaPath) => Operation;

function listOperations(
  { schema }: SchemaFile,
  member: "paths" | "webhooks",
  read: ReadOperation,
): readonly Operation[] {
  return Object.entries(objectOf(schema[member])).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).flatMap(([method, operation]) =>
      method !== "parameters" && isJsonObject(operation)
        ? read(method.toUpperCase(), path, operation, [member, path, method])
        : [],
    ),
  );
}

function createReader(
  { schema: root }: SchemaFile,
  types: ReadonlyMap<string, ProblemType>,
  report: (message: string, at: SchemaPath) => void,
): ReadOperation {
  /** What a reference inside of the file leads to. */
  function resolve(part: unknown, at: SchemaPath): { readonly part: JsonObject; readonly at: SchemaPath } {
    const { $ref } = objectOf(part);
    if (typeof $ref !== "string" || !$ref.startsWith("#/")) return { part: objectOf(part), at };
    const steps = $ref.slice(2).split("/");
    const target = steps.reduce<unknown>((around, step) => objectOf(around)[step], root);
    if (isJsonObject(target)) return resolve(target, steps);
    const known = Object.keys(objectOf(objectOf(root.components)[steps[1] ?? ""]));
    report(`there is no ${$ref}${suggest(steps.at(-1) ?? "", known)}`, [...at, "$ref"]);
    return { part: {}, at };
  }

  /** A schema without references inside of the file. */
  function inline(schema: unknown, at: SchemaPath): unknown {
    if (Array.isArray(schema)) return schema.map((item, index) => inline(item, [...at, index]));
    if (!isJsonObject(schema)) return schema;
    const { part } = resolve(schema, at);
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, inline(value, [...at, name])]),
    );
  }

  function readParameter(given: unknown, from: SchemaPath): Parameter {
    const { part, at } = resolve(given, from);
    return {
      name: String(part.name),
      in: part.in as Parameter["in"],
      isRequired: part.required === true,
      description: String(part.description),
      schema: objectOf(inline(part.schema, [...at, "schema"])),
      example: part.example,
      location: from,
    };
  }

  function readContent(content: unknown, at: SchemaPath): Content | undefined {
    const [entry] = Object.entries(objectOf(content));
    if (entry === undefined) return undefined;
    const [mediaType, part] = entry;
    const { schema, "x-item-schema": item, examples } = objectOf(part);
    const steps = [...at, mediaType, item === undefined ? "schema" : "x-item-schema"];
    const files = Object.entries(objectOf(examples)).map(
      ([name, example]) => [name, String(objectOf(example).externalValue)] as const,
    );
    return {
      mediaType,
      schema: objectOf(inline(item ?? schema, steps)),
      isSequence: item !== undefined,
      examples: new Map(files),
    };
  }

  function readResponse(given: unknown, from: SchemaPath): OperationResponse {
    const { part, at } = resolve(given, from);
    const content = readContent(part.content, [...at, "content"]);
    return {
      description: String(part.description),
      headers: objectOf(inline(part.headers, [...at, "headers"])),
      content,
    };
  }

  function listProblems(given: unknown, at: SchemaPath): readonly string[] {
    const gates = objectOf(root["x-problem-gates"]);
    return listOf(given).flatMap((code, index) => {
      const gate = gates[String(code)];
      if (gate !== undefined) return listProblems(gate, ["x-problem-gates", String(code)]);
      const known = [...types.keys(), ...Object.keys(gates)];
      if (!types.has(String(code)))
        report(`there is no problem or gate ${code}${suggest(String(code), known)}`, [...at, index]);
      return [String(code)];
    });
  }

  function checkParameters(path: string, parameters: readonly Parameter[], location: SchemaPath): void {
    const inPath = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name = ""]) => name);
    const described = parameters.filter((each) => each.in === "path").map(({ name }) => name);
    for (const name of inPath)
      if (!described.includes(name)) report(`the path has ${name}, which is not a parameter`, location);
    for (const { name, isRequired, location: at, in: place } of parameters) {
      if (place !== "path") continue;
      if (!inPath.includes(name)) report(`the path has no ${name}${suggest(name, inPath)}`, [...at, "name"]);
      if (!isRequired) report("a parameter of the path is required: true", at);
    }
    const names = parameters.map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) report(`the parameter ${name} is given twice`, location);
  }

  const isGate = (code: string): boolean => code in objectOf(root["x-problem-gates"]);

  return (method, path, operation, location) => {
    const around = objectOf(objectOf(root[String(location[0])])[path]);
    const parameters = [
      ...listOf(around.parameters).map((each, index) =>
        readParameter(each, [...location.slice(0, 2), "parameters", index]),
      ),
      ...listOf(operation.parameters).map((each, index) =>
        readParameter(each, [...location, "parameters", index]),
      ),
    ];
    checkParameters(path, parameters, location);
    const responses = Object.entries(objectOf(operation.responses)).map(
      ([status, response]) => [status, readResponse(response, [...location, "responses", status])] as const,
    );
    return {
      id: String(operation.operationId),
      method,
      path,
      tag: String(listOf(operation.tags)[0]),
      summary: String(operation.summary),
      description: String(operation.description ?? "").trim(),
      security: listOf(operation.security ?? root.security).flatMap((alternative) =>
        Object.entries(objectOf(alternative)).map(([scheme, scopes]) => ({
          scheme,
          scope: listOf(scopes)[0] as string | undefined,
        })),
      ),
      isAudited: operation["x-audited"] === true,
      requiresParameter: operation["x-requires-parameter"] === true,
      parameters,
      body: readContent(objectOf(operation.requestBody).content, [...location, "requestBody", "content"]),
      responses: new Map(responses),
      problems: listProblems(operation["x-problems"], [...location, "x-problems"]),
      gates: listOf(operation["x-problems"]).map(String).filter(isGate),
      ownProblems: listOf(operation["x-problems"])
        .map(String)
        .filter((code) => !isGate(code)),
      location,
    };
  };
}

function reportRepetitions(
  operations: readonly Operation[],
  report: (message: string, at: SchemaPath) => void,
): void {
  const known = new Set<string>();
  for (const { id, location } of operations) {
    if (known.has(id)) report(`another operation has the ID ${id}`, [...location, "operationId"]);
    known.add(id);
  }
}
