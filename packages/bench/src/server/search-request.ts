import { readFileSync } from "node:fs";
import { request } from "node:http";
import { fileURLToPath } from "node:url";

const EXAMPLES = new URL("../../../../schemas/examples/", import.meta.url);

/** The configuration of the service. */
export const CONFIGURATION = fileURLToPath(new URL("config/valid", EXAMPLES));

export const BODY = readFileSync(new URL("search/valid/full.xml", EXAMPLES));
export const PATH = "/crs/routingservice/external/get-payment-methods";
const KEY = basic(10_077, "sandbox-key");

export function basic(clientId: number, key: string): string {
  return `Basic ${Buffer.from(`${clientId}:${key}`).toString("base64")}`;
}

export function headersOf(body: Buffer, authorization: string): Record<string, string> {
  return {
    host: "127.0.0.1",
    authorization,
    "content-type": "application/xml",
    "content-length": String(body.length),
  };
}

/** A search as sent: GET with a body, as the interface requires. */
export function writeSearch(body: Buffer, authorization: string): Buffer {
  const fields = Object.entries(headersOf(body, authorization)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.concat([Buffer.from(`GET ${PATH} HTTP/1.1\r\n${fields.join("")}\r\n`), body]);
}

export const REQUEST: Buffer = writeSearch(BODY, KEY);

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Head and body as received. */
  readonly bytes: number;
}

/** Sends the search once and returns its answer. */
export function sendSearch(port: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      host: "127.0.0.1",
      method: "GET",
      path: PATH,
      headers: { ...headersOf(BODY, KEY), connection: "keep-alive" },
    });
    outgoing.on("error", reject).on("response", (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        body += chunk;
      });
      response.on("end", () => {
        const { statusCode, statusMessage, rawHeaders, headers } = response;
        if (statusCode !== 200) reject(new Error(`expected 200, got ${statusCode}: ${body}`));
        const pairs = Array.from(
          { length: rawHeaders.length / 2 },
          (_, i) => `${rawHeaders[2 * i]}: ${rawHeaders[2 * i + 1]}\r\n`,
        );
        const head = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${pairs.join("")}\r\n`;
        resolve({ headers: headers as Record<string, string>, body, bytes: Buffer.byteLength(head + body) });
      });
    });
    outgoing.end(BODY);
  });
}
