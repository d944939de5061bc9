import { scriptSession } from "@payment-routing/delivery-trials";
import { BODY, basic, writeSearch } from "../server/search-request.ts";

const HOSTILE_KEY = basic(10_078, "sandbox-airline-key");
/** The default maximum size of a body. */
const MAX_BYTES = 262_144;

/** Repeats `<a/>` inside the document's root up to the maximum size. */
function rejectedDocument(): Buffer {
  const root = "payment_method_search_criteria";
  return Buffer.from(fill(`<${root}>`, `</${root}>`));
}

/** A valid document with open content up to the maximum size. */
function airlineDocument(): Buffer {
  const document = BODY.toString().replace(">10077<", ">10078<").replace(">100482<", ">200100<");
  const at = document.indexOf("</product>");
  return Buffer.from(fill(`${document.slice(0, at)}<airline_data>`, `</airline_data>${document.slice(at)}`));
}

function fill(before: string, after: string): string {
  const freeBytes = MAX_BYTES - Buffer.byteLength(before + after);
  return before + "<a/>".repeat(Math.floor(freeBytes / 4)) + after;
}

export interface Attack {
  readonly write: () => Buffer;
  /** Requests that a connection sends without waiting for answers. Default: 1. */
  readonly pipelined?: number;
  readonly connections: number;
}

const HOSTILE = { connections: 300 };

/** The requests that hostile connections repeat as soon as they are answered. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  rejected: { ...HOSTILE, write: () => writeSearch(rejectedDocument(), HOSTILE_KEY) },
  airline: { ...HOSTILE, write: () => writeSearch(airlineDocument(), HOSTILE_KEY) },
  small: { ...HOSTILE, write: () => writeSearch(Buffer.from("<a/>"), HOSTILE_KEY) },
  pipelined: { ...HOSTILE, write: () => writeSearch(Buffer.from("<a/>"), HOSTILE_KEY), pipelined: 150 },
  keyless: { ...HOSTILE, write: () => writeSearch(rejectedDocument(), "Bearer no-key") },
};

/** The same for the internal listener: each attack is of one key. */
export const INTERNAL_ATTACKS: Readonly<Record<string, Attack>> = {
  streams: { connections: 100, write: () => writeRead("events") },
  callbacks: { connections: 30, write: () => writeRead("callbacks?limit=1000") },
  decisions: { connections: 30, write: () => writeRead("decisions?limit=1000") },
  explained: { connections: 30, write: () => writeRead("decisions?limit=10&explain=true") },
  overviews: { connections: 30, write: () => writeRead("overview?minutes=43200") },
  reports: { connections: 30, write: writeReports },
  uploads200: { connections: 200, write: writeInvalid },
  uploads1000: { connections: 1000, write: writeInvalid },
};

function writeRead(path: string): Buffer {
  return Buffer.from(
    `GET /internal/v1/${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer sandbox-operator-key\r\n\r\n`,
  );
}

/** Half a million of the shortest lines that are answered. */
function writeInvalid(): Buffer {
  return writeUpload("1\n".repeat(524_288));
}

/** Reports of a thousand sessions. */
function writeReports(): Buffer {
  const lines = Array.from({ length: 1000 }, (_, id) => {
    const [first] = scriptSession(2_000_000_000 + id, 10_077);
    return `${JSON.stringify({ ...first?.report, account_id: 100_482 })}\n`;
  });
  return writeUpload(lines.join(""));
}

function writeUpload(body: string): Buffer {
  return Buffer.from(
    `POST /internal/v1/reports HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer sandbox-processor-key\r\ncontent-type: application/x-ndjson\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
}
