import { expect, test } from "vitest";
import { findEncodingIssue, isJsonLinesMediaType, isJsonMediaType, isXmlMediaType } from "./media-type.ts";

test.each([
  "application/xml",
  "text/xml",
  "Application/XML",
  "application/vnd.payment-routing+xml",
  "application/xml;charset=utf-8",
  "application/xml; charset=UTF-8",
  'application/xml ; charset="utf-8"',
  "application/xml; charset=utf-8; version=1",
  'application/xml; note="; charset=utf-16"',
  "application/xml;",
  "application/xml ; ",
])("accepts %s", (contentType) => {
  expect(isXmlMediaType(contentType)).toBe(true);
});

test.each([
  "",
  "application/json",
  "application/xmlx",
  "application/+xml",
  "text/plain",
  "text/x+xml",
  "application/x-www-form-urlencoded",
  "application/xml; charset=utf-16",
  'application/xml; charset="iso-8859-1"',
  "application/xml; charset=utf-8; charset=utf-16",
  "application/xml; charset",
  "application/xml; charset=",
  "application/xml, text/xml",
  "application/xml charset=utf-8",
])("rejects %s", (contentType) => {
  expect(isXmlMediaType(contentType)).toBe(false);
});

// Headers have at most 16 KiB. Quadratic time would take hours for a thousand times as much.
test.each([
  [";", true],
  ["; ", true],
  [";a=b", true],
  [" ", true],
  [';"', false],
  [";\\", false],
])(
  "takes time that grows with the length only: '%s' again and again",
  { timeout: 60_000 },
  (filler, isXml) => {
    expect(isXmlMediaType(`application/xml${filler.repeat(16_000_000 / filler.length)}`)).toBe(isXml);
  },
);

test.each([
  ["application/json", true, false],
  ["Application/JSON; charset=UTF-8", true, false],
  ["application/x-ndjson", false, true],
  ["application/ndjson;charset=utf-8", false, true],
  ["application/json; charset=latin1", false, false],
  ["application/jsonl", false, false],
  ["application/problem+json", false, false],
  ["text/json", false, false],
])("%s is JSON: %s, lines of JSON: %s", (contentType, isJson, isLines) => {
  expect([isJsonMediaType(contentType), isJsonLinesMediaType(contentType)]).toEqual([isJson, isLines]);
});

test.each([undefined, "identity", "Identity"])("Content-Encoding %s is accepted", (encoding) => {
  expect(findEncodingIssue(encoding)).toBeUndefined();
});

test.each(["gzip", "utf-8", "identity, identity", ""])("Content-Encoding %j is named", (encoding) => {
  expect(findEncodingIssue(encoding)).toBe(
    `Send the body without Content-Encoding, got "${encoding}". Compression is not supported, and a charset belongs in Content-Type.`,
  );
});
