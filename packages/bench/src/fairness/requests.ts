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
}

/** The requests that hostile connections repeat as soon as they are answered. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  rejected: { write: () => writeSearch(rejectedDocument(), HOSTILE_KEY) },
  airline: { write: () => writeSearch(airlineDocument(), HOSTILE_KEY) },
  small: { write: () => writeSearch(Buffer.from("<a/>"), HOSTILE_KEY) },
  pipelined: { write: () => writeSearch(Buffer.from("<a/>"), HOSTILE_KEY), pipelined: 150 },
  keyless: { write: () => writeSearch(rejectedDocument(), "Bearer no-key") },
};
