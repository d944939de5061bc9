import { expect, test } from "vitest";
import { isXmlMediaType } from "./media-type.ts";

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
])("refuses %s", (contentType) => {
  expect(isXmlMediaType(contentType)).toBe(false);
});

test("takes time that grows with the length only", () => {
  const start = performance.now();
  for (const filler of [";", "; ", ";a=b", ';"', ";\\", " "]) {
    isXmlMediaType(`application/xml${filler.repeat(16_000 / filler.length)}`);
  }
  expect(performance.now() - start).toBeLessThan(200);
});
