import { parse } from "content-type";

/** True for application/xml, text/xml and application/*+xml (RFC 7303) in UTF-8, which is also the default charset. */
export function isXmlMediaType(contentType: string): boolean {
  // The usual header, without parsing it.
  return contentType === "application/xml" || isInUtf8(contentType, XML);
}

/** True for application/json in UTF-8. */
export function isJsonMediaType(contentType: string): boolean {
  return isInUtf8(contentType, JSON_DOCUMENT);
}

/** True for application/x-ndjson and application/ndjson in UTF-8: one JSON document a line. */
export function isJsonLinesMediaType(contentType: string): boolean {
  return isInUtf8(contentType, JSON_LINES);
}

// Of a type with a suffix, the part before it is not empty and has no white space.
const XML = /^(?:(?:application|text)\/xml|application\/[^\s,]+\+xml)$/;
const JSON_DOCUMENT = /^application\/json$/;
const JSON_LINES = /^application\/(?:x-)?ndjson$/;

/** Parameters that are malformed, or repeat an earlier one, do not count. */
function isInUtf8(contentType: string, types: RegExp): boolean {
  const { type, parameters } = parse(contentType);
  return types.test(type) && (parameters.charset ?? "utf-8").toLowerCase() === "utf-8";
}
