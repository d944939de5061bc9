// RFC 9110, section 8.3.1, and RFC 7303 for the +xml suffix. The package content-type is not used: it ignores malformed
// parameters and uses the first of repeated ones, so that another reader may decode the document in another charset.
const TOKEN = "[\\w!#$%&'*+.^`|~-]+";
const PARAMETER = `;[ \\t]*(?:(${TOKEN})=(?:(${TOKEN})|"((?:[^"\\\\]|\\\\.)*)")[ \\t]*)?`;

const XML = startWith(`(?:application/(?:${TOKEN}\\+)?xml|text/xml)`);
const JSON_DOCUMENT = startWith("application/json");
const JSON_LINES = startWith("application/(?:x-)?ndjson");

/** True for application/xml, text/xml and application/*+xml in UTF-8, which is also the default charset. */
export function isXmlMediaType(contentType: string): boolean {
  // The common header, without parsing.
  return contentType === "application/xml" || isInUtf8(contentType, XML);
}

/** True for application/json in UTF-8. */
export function isJsonMediaType(contentType: string): boolean {
  return contentType === "application/json" || isInUtf8(contentType, JSON_DOCUMENT);
}

/** True for application/x-ndjson and application/ndjson in UTF-8: one JSON document a line. */
export function isJsonLinesMediaType(contentType: string): boolean {
  return isInUtf8(contentType, JSON_LINES);
}

/** Returns why a Content-Encoding is rejected; undefined for none and identity. Some senders put the charset there. */
export function findEncodingIssue(encoding = "identity"): string | undefined {
  if (encoding.toLowerCase() === "identity") return undefined;
  return `Send the body without Content-Encoding, got ${JSON.stringify(encoding.slice(0, 60))}. Compression is not supported, and a charset belongs in Content-Type.`;
}

function startWith(types: string): RegExp {
  return new RegExp(`^${types}[ \\t]*`, "i");
}

function isInUtf8(contentType: string, start: RegExp): boolean {
  let read = start.exec(contentType)?.[0].length ?? Number.NaN;
  const parameter = new RegExp(PARAMETER, "y");
  while (read < contentType.length) {
    parameter.lastIndex = read;
    const [, name, token, quoted] = parameter.exec(contentType) ?? [];
    if (name?.toLowerCase() === "charset" && (token ?? quoted)?.toLowerCase() !== "utf-8") return false;
    read = parameter.lastIndex === 0 ? Number.NaN : parameter.lastIndex;
  }
  return read === contentType.length;
}
