import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { RequestContext, Route } from "./request-context.ts";

/** The documentation of the interfaces as pages, and the files that they load. No key is needed: they hold no data. */
export function createReferenceRoutes(): readonly Route[] {
  return [
    ...serve("/reference", HTML, async () => writePage("Interfaces", "openapi.json")),
    ...serve("/reference/callbacks", HTML, async () => writePage("Callbacks", "asyncapi.json")),
    ...FILES.flatMap(([name, contentType, module]) =>
      serve(`/reference/${name}`, contentType, () => readFile(require.resolve(module), "utf8")),
    ),
  ];
}

const require = createRequire(import.meta.url);

const HTML = "text/html; charset=utf-8";

/** Files by name, with the modules that hold them. */
const FILES = [
  ["openapi.json", "application/json", "@payment-routing/server/openapi.json"],
  ["asyncapi.json", "application/json", "@payment-routing/server/asyncapi.json"],
  [
    "payment-method-search.xsd",
    "application/xml",
    "@payment-routing/search-contract/payment-method-search.xsd",
  ],
  ["redoc.js", "text/javascript; charset=utf-8", "#redoc.js"],
] as const;

// Redoc writes style elements. Everything else comes from this listener.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function serve(path: string, contentType: string, read: () => Promise<string>): readonly Route[] {
  const handle = async (context: RequestContext) => {
    const headers = { "content-security-policy": POLICY, "x-content-type-options": "nosniff" };
    context.answer({ status: 200, contentType, headers, body: await read() });
  };
  return [
    { method: "GET", path, operation: "reference", handle },
    { method: "HEAD", path, operation: "reference", handle },
  ];
}

function writePage(title: string, description: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} of the payment routing service</title>
    <link rel="icon" href="data:," />
    <style>body { margin: 0 }</style>
  </head>
  <body>
    <redoc spec-url="/reference/${description}" disable-telemetry="true"></redoc>
    <script type="module" src="/reference/redoc.js"></script>
  </body>
</html>
`;
}
