import {
  authorize,
  SEARCH,
  scriptSession,
  writeRequest,
  writeSearch,
} from "@payment-routing/test-support/load";

const HOSTILE_KEY = authorize(10_078, "sandbox-airline-key");
/** The default maximum size of a body. */
const MAX_BYTES = 262_144;

/** Repeats `<a/>` inside the document's root up to the maximum size. */
function rejectedDocument(): string {
  const root = "payment_method_search_criteria";
  return fill(`<${root}>`, `</${root}>`);
}

/** A valid document with open content up to the maximum size. */
function airlineDocument(): string {
  const document = SEARCH.replace(">10077<", ">10078<").replace(">100482<", ">200100<");
  const at = document.indexOf("</product>");
  return fill(`${document.slice(0, at)}<airline_data>`, `</airline_data>${document.slice(at)}`);
}

function fill(before: string, after: string): string {
  const freeBytes = MAX_BYTES - Buffer.byteLength(before + after);
  return before + "<a/>".repeat(Math.floor(freeBytes / 4)) + after;
}

export interface Attack {
  readonly write: () => string;
  /** Requests that a connection sends without waiting for answers. Default: 1. */
  readonly pipelined?: number;
  readonly connections: number;
}

const HOSTILE = { connections: 300 };

/** The requests that hostile connections repeat as soon as they are answered. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  rejected: { ...HOSTILE, write: () => writeSearch(rejectedDocument(), HOSTILE_KEY) },
  airline: { ...HOSTILE, write: () => writeSearch(airlineDocument(), HOSTILE_KEY) },
  small: { ...HOSTILE, write: () => writeSearch("<a/>", HOSTILE_KEY) },
  pipelined: { ...HOSTILE, write: () => writeSearch("<a/>", HOSTILE_KEY), pipelined: 150 },
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

function writeRead(path: string): string {
  const headers = { authorization: "Bearer sandbox-operator-key" };
  return writeRequest({ method: "GET", path: `/internal/v1/${path}`, headers });
}

/** Half a million of the shortest lines that are answered. */
function writeInvalid(): string {
  return writeUpload("1\n".repeat(524_288));
}

/** Reports of a thousand sessions. */
function writeReports(): string {
  const lines = Array.from({ length: 1000 }, (_, id) => {
    const [first] = scriptSession(2_000_000_000 + id, 10_077);
    return `${JSON.stringify({ ...first?.report, account_id: 100_482 })}\n`;
  });
  return writeUpload(lines.join(""));
}

function writeUpload(body: string): string {
  const headers = { authorization: "Bearer sandbox-processor-key", "content-type": "application/x-ndjson" };
  return writeRequest({ method: "POST", path: "/internal/v1/reports", headers, body });
}
