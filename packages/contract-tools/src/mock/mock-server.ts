import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { escapeText } from "@payment-routing/contract-runtime";
import { arbitraryXmlDocument } from "@payment-routing/contract-runtime/testing";
import { compileXsd } from "@payment-routing/xsd-compiler";
import { sample } from "fast-check";
import type { ContractList, XsdContract } from "../contract-list.ts";
import { generateXsdContract } from "../generate-xsd-contract.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { rootOf } from "../test-data/write-test-data.ts";

/** Section 4.1 of the interface. */
export const SEARCH_PATH = "/crs/routingservice/external/get-payment-methods";

const MAX_BYTES = 262_144;

/** Serves a search at the path of the interface: GET with a body, and POST. It accepts any credentials, or none. */
export function createMockServer(answer: (body: Uint8Array) => MockAnswer): Server {
  return createServer((request, response) => {
    respond(request, response, answer).catch((error: unknown) => response.destroy(error as Error));
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (body: Uint8Array) => MockAnswer,
): Promise<void> {
  const body = await readBody(request);
  const { method = "", url = "", headers } = request;
  const mediaType = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  response.setHeader("Cache-Control", "no-store");
  if (url.split("?")[0] !== SEARCH_PATH) return reject(response, 404, `There is nothing at ${url}.`);
  if (method !== "GET" && method !== "POST") {
    response.setHeader("Allow", "GET, POST");
    return reject(response, 405, "Use GET with a body, or POST.");
  }
  if (body === undefined) return reject(response, 413, `A request has at most ${MAX_BYTES} bytes.`);
  if (mediaType !== "application/xml" && mediaType !== "text/xml")
    return reject(response, 415, "The content type must be application/xml or text/xml.");
  const result = answer(body);
  if (!result.ok) {
    const issues = result.issues.map(({ line, message }) =>
      line === undefined ? message : `${line}: ${message}`,
    );
    return reject(response, 400, issues.join("\n"));
  }
  response.setHeader("Content-Type", "application/xml; charset=utf-8").end(result.document);
}

/** The body of a request; undefined if it is too large. The rest of a large body is read and dropped. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BYTES ? Buffer.concat(chunks) : undefined;
}

const TITLES: Readonly<Record<number, string>> = {
  400: "Invalid request",
  404: "Not found",
  405: "Method not allowed",
  413: "Request too large",
  415: "Unsupported media type",
};

// A message may quote characters that XML does not allow.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function reject(response: ServerResponse, status: number, detail: string): void {
  const text = escapeText(detail.replace(NOT_IN_XML, "\uFFFD"));
  response
    .writeHead(status, { "Content-Type": "application/problem+xml; charset=utf-8" })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<problem xmlns="urn:ietf:rfc:7807">\n  <title>${TITLES[status]}</title>\n  <status>${status}</status>\n  <detail>${text}</detail>\n</problem>\n`,
    );
}

/** What a request document is answered with: a valid response, or the issues of the request. */
type MockAnswer =
  | { readonly ok: true; readonly document: string }
  | {
      readonly ok: false;
      readonly issues: readonly { readonly message: string; readonly line?: number | undefined }[];
    };

/**
 * Answers search requests from the contract alone. The same request and seed give the same response.
 *
 * @throws SchemaError when the list has no such contract, or its schema is rejected
 */
export function createMockSearch({ folder, contracts }: ContractList, seed: number) {
  const contract = contracts.find(({ name }) => name === "search");
  if (contract === undefined || !("schema" in contract)) {
    throw new SchemaError(`there is no XSD contract search in ${folder}`);
  }
  const request = elementOf(contract, "request");
  const response = elementOf(contract, "response");
  const file = join(folder, contract.schema);
  const compiled = compileXsd([file], contract.bounds);
  if (!compiled.ok) throw new SchemaError(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const elements = contract.roots.map(({ element }) => element);
  const files = generateXsdContract({ ...contract, elements }, folder);
  const [, schema = ""] = [...files].find(([name]) => name.endsWith(".schema.json")) ?? [];
  const documents = arbitraryXmlDocument(JSON.parse(schema), response, `#/$defs/${response}`);
  return (body: Uint8Array): MockAnswer => {
    const { issues } = compiled.validate(body);
    if (issues.length > 0) return { ok: false, issues };
    const root = rootOf(new TextDecoder().decode(body));
    if (root !== request)
      return { ok: false, issues: [{ line: 1, message: `expected <${request}>, got <${root}>` }] };
    const number = createHash("sha256").update(body).digest().readInt32BE();
    const [document = ""] = sample(documents, { numRuns: 1, seed: number ^ seed });
    return { ok: true, document };
  };
}

function elementOf({ roots }: XsdContract, direction: "request" | "response"): string {
  const root = roots.find((one) => one.direction === direction);
  if (root === undefined) throw new SchemaError(`the contract search has no ${direction}`);
  return root.element;
}
