import { expect, test } from "vitest";
import { FORMATS } from "./formats.ts";
import { publishSchema } from "./publish-schema.ts";

test("formats that only we know are written out, those of JSON Schema stay", () => {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Stay",
    type: "object",
    properties: {
      format: { type: "string", format: "date-time" },
      until: { type: "string", format: "YYYY-MM or -" },
    },
  };
  expect(publishSchema({ schema, origins: new Map() }, "Generated.")).toBe(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$comment": "Generated.",
  "title": "Stay",
  "type": "object",
  "properties": {
    "format": {
      "type": "string",
      "format": "date-time"
    },
    "until": {
      "type": "string",
      "pattern": ${JSON.stringify(FORMATS["YYYY-MM or -"]?.source)}
    }
  }
}
`);
});
