import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AjvValidator, parseJson } from "@payment-routing/contract-runtime/codegen";
import type { Definitions } from "../schema-set/definitions.ts";
import { makeRandomValues } from "../schema-set/random-values.ts";
import { compileValidators } from "../schema-set/write-validators.ts";
import { readBody } from "./mock-server.ts";

/** More documents of one definition are not made. */
const MAX_VALUES = 100;

/**
 * Serves documents of JSON Schemas: `GET /Name` returns one valid document after the other, `POST /Name` validates one, and
 * `GET /` lists the names.
 */
export function createMockSchemas(definitions: Definitions, seed: number): Server {
  const validators = compileValidators(definitions);
  const valuesOf = makeRandomValues(definitions, MAX_VALUES, seed);
  const names = [...definitions.byName.values()].filter(({ isRoot }) => isRoot).map(({ name }) => name);
  const served = new Map<string, { readonly values: readonly unknown[]; next: number }>();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = (request.url ?? "/").slice(1).split("?")[0] ?? "";
    if (name === "" && request.method === "GET") return answer(response, 200, { names });
    if (!names.includes(name))
      return reject(response, 404, `There is nothing at /${name}. Use one of: ${names.join(", ")}.`);
    if (request.method === "GET") {
      const documents = served.get(name) ?? { values: valuesOf(name).valid, next: 0 };
      served.set(name, documents);
      if (documents.values.length === 0)
        return reject(response, 501, `No valid document of ${name} was found.`);
      return answer(response, 200, documents.values[documents.next++ % documents.values.length]);
    }
    if (request.method !== "POST") return reject(response, 405, "Use GET, or POST.");
    const body = await readBody(request);
    if (body === undefined) return reject(response, 413, "The document is too large.");
    const result = parseJson(body, { exactNumbers: false }, validators.get(name) as AjvValidator);
    if (result.ok) return answer(response, 200, { valid: true });
    return reject(response, 400, "The document is not valid.", { issues: result.issues });
  };
  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
}

function answer(response: ServerResponse, status: number, content: unknown): void {
  response
    .writeHead(status, { "Content-Type": "application/json" })
    .end(`${JSON.stringify(content, null, 2)}\n`);
}

function reject(response: ServerResponse, status: number, detail: string, more = {}): void {
  response
    .writeHead(status, { "Content-Type": "application/problem+json" })
    .end(`${JSON.stringify({ status, detail, ...more }, null, 2)}\n`);
}
