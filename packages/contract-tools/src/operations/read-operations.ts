import { normalize } from "node:path/posix";
import type { Position } from "@payment-routing/contract-runtime";
import { suggest } from "@payment-routing/xsd-compiler";
import {
  isJsonObject,
  type JsonObject,
  listOf,
  objectOf,
  type SchemaFile,
  type SchemaPath,
} from "../json-schema/schema-file.ts";

/** The operations of an interface. References inside of the file are resolved; those to schemas beside it are not. */
export interface Operations {
  /** Requests that the service answers, in the order of the file. */
  readonly operations: readonly Operation[];
  /** Requests that the service sends. */
  readonly webhooks: readonly Operation[];
  /** The files of schemas that they refer to. */
  readonly referred: readonly string[];
  /** The position of a part: of a component, where the path leads through a reference to one. */
  locate(path: SchemaPath): Position;
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
  /** How it answers a caller that is limited to clients. */
  readonly clientLimit: "filter" | "deny" | undefined;
  readonly requiresParameter: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  /** The responses of success, by status. */
  readonly responses: ReadonlyMap<string, OperationResponse>;
  /** Every response of success has this content, or none. */
  readonly response: Content | undefined;
  /** The codes of its problems, in order of precedence: those of gates in their place. */
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
  /** Where the schema is in the file. */
  readonly location: SchemaPath;
}

export interface OperationResponse {
  readonly description: string;
  readonly headers: JsonObject;
  readonly content: Content | undefined;
}

/** A type of problem: the status of its responses, and its title. */
export interface ProblemType {
  readonly status: number;
  readonly title: string;
  /** Whether any request may get it. */
  readonly general?: boolean;
}

/**
 * Reads the operations of a file that has their format.
 *
 * @param types the types of problems, by code
 * @param report gets references, gates and problems that there are not
 */
export function readOperations(
  file: SchemaFile,
  types: ReadonlyMap<string, ProblemType>,
  report: (message: string, at: SchemaPath) => void,
): Operations {
  const root = file.schema;
  const gates = objectOf(root["x-problem-gates"]);
  const { resolve, inline, referred } = createReferences(file, report);

  function readParameter(location: SchemaPath): Parameter {
    const { part, at } = resolve(location);
    return {
      name: String(part.name),
      in: part.in as Parameter["in"],
      isRequired: part.required === true,
      description: String(part.description),
      schema: objectOf(inline([...at, "schema"])),
      example: part.example,
      location,
    };
  }

  function readContent(at: SchemaPath): Content | undefined {
    const [entry] = Object.entries(objectOf(findPart(file, at)));
    if (entry === undefined) return undefined;
    const [mediaType, part] = entry;
    const { examples, ...schemas } = objectOf(part);
    const isSequence = "x-item-schema" in schemas;
    const location = [...at, mediaType, isSequence ? "x-item-schema" : "schema"];
    const files = Object.entries(objectOf(examples)).map(
      ([name, example]) => [name, String(objectOf(example).externalValue)] as const,
    );
    return {
      mediaType,
      schema: objectOf(inline(location)),
      isSequence,
      examples: new Map(files),
      location,
    };
  }

  function readResponse(from: SchemaPath): OperationResponse {
    const { part, at } = resolve(from);
    return {
      description: String(part.description),
      headers: objectOf(inline([...at, "headers"])),
      content: readContent([...at, "content"]),
    };
  }

  function listProblems(codes: unknown, at: SchemaPath): readonly string[] {
    return listOf(codes)
      .map(String)
      .flatMap((code, index) => {
        if (code in gates) return listProblems(gates[code], ["x-problem-gates", code]);
        const known = [...types.keys(), ...Object.keys(gates)];
        if (!types.has(code))
          report(`there is no problem or gate ${code}${suggest(code, known)}`, [...at, index]);
        return [code];
      });
  }

  function read(location: readonly [member: string, path: string, method: string]): Operation {
    const [member, path, method] = location;
    const operation = objectOf(findPart(file, location));
    const parameters = [[member, path], location].flatMap((holder) => {
      const at = [...holder, "parameters"];
      return listOf(findPart(file, at)).map((_, index) => readParameter([...at, index]));
    });
    const responses = Object.keys(objectOf(operation.responses)).map(
      (status) => [status, readResponse([...location, "responses", status])] as const,
    );
    const problems = listOf(operation["x-problems"]).map(String);
    return {
      id: String(operation.operationId),
      method: method.toUpperCase(),
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
      clientLimit: operation["x-client-limit"] as Operation["clientLimit"],
      requiresParameter: operation["x-requires-parameter"] === true,
      parameters,
      body: readContent([...location, "requestBody", "content"]),
      responses: new Map(responses),
      response: responses.flatMap(([, { content }]) => content ?? [])[0],
      problems: listProblems(problems, [...location, "x-problems"]),
      gates: problems.filter((code) => code in gates),
      ownProblems: problems.filter((code) => !(code in gates)),
      location,
    };
  }

  const list = (member: "paths" | "webhooks"): readonly Operation[] =>
    Object.entries(objectOf(root[member])).flatMap(([path, item]) =>
      Object.keys(objectOf(item))
        .filter((method) => method !== "parameters")
        .map((method) => read([member, path, method])),
    );
  const [operations, webhooks] = [list("paths"), list("webhooks")];
  const locate = (path: SchemaPath): Position =>
    file.locate(path.reduce<SchemaPath>((at, step) => [...follow(file, at), step], []));
  return { operations, webhooks, referred: [...referred], locate };
}

/** Follows the references inside of a file of operations. */
function createReferences(file: SchemaFile, report: (message: string, at: SchemaPath) => void) {
  /** Addresses of other files. */
  const referred = new Set<string>();

  function resolve(from: SchemaPath): { readonly part: JsonObject; readonly at: SchemaPath } {
    const at = follow(file, from);
    const part = objectOf(findPart(file, at));
    const { $ref } = part;
    if (typeof $ref !== "string" || !$ref.startsWith("#/")) return { part, at };
    const [, kind = "", ...name] = $ref.slice(2).split("/");
    const known = Object.keys(objectOf(objectOf(file.schema.components)[kind]));
    report(`there is no ${$ref}${suggest(name.join("/"), known)}`, [...at, "$ref"]);
    return { part: {}, at };
  }

  /** A schema without references inside of the file. */
  function inline(from: SchemaPath): unknown {
    const given = findPart(file, from);
    if (Array.isArray(given)) return given.map((_, index) => inline([...from, index]));
    if (!isJsonObject(given)) return given;
    const { part, at } = resolve(from);
    if (typeof part.$ref === "string") referred.add(normalize(part.$ref));
    return Object.fromEntries(Object.keys(part).map((name) => [name, inline([...at, name])]));
  }

  return { resolve, inline, referred };
}

function findPart({ schema }: SchemaFile, path: SchemaPath): unknown {
  return path.reduce<unknown>((around, step) => (around as JsonObject | undefined)?.[step], schema);
}

/** The path of a part, or of the component that it refers to, if there is one. */
function follow(file: SchemaFile, path: SchemaPath): SchemaPath {
  const { $ref } = objectOf(findPart(file, path));
  const steps = typeof $ref === "string" && $ref.startsWith("#/") ? $ref.slice(2).split("/") : [];
  return steps.length > 0 && isJsonObject(findPart(file, steps)) ? follow(file, steps) : path;
}
