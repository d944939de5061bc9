import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { RequestContext, Route } from "./request-context.ts";

/**
 * The documentation of the interfaces as pages, and the files that they load. No key is needed: they hold no data. The description
 * names the listeners of this process.
 *
 * @param findSearchPort the port of the listener of searches, once it listens
 */
export function createReferenceRoutes(findSearchPort: () => number | undefined): readonly Route[] {
  return [
    ...serve("/reference", HTML, async () => writePage("Interfaces", "openapi.json")),
    ...serve("/reference/callbacks", HTML, async () => writePage("Callbacks", "asyncapi.json")),
    ...FILES.flatMap(([name, contentType, module]) =>
      serve(`/reference/${name}`, contentType, async ({ message }) => {
        const text = await readFile(require.resolve(module), "utf8");
        return name === "openapi.json" ? nameListeners(text, message.headers.host, findSearchPort()) : text;
      }),
    ),
  ];
}

/** Replaces the addresses of listeners. That of searches has the host that the browser used. */
function nameListeners(text: string, host = "127.0.0.1", searchPort = 8080): string {
  const search = URL.parse(`http://${host}`) ?? new URL("http://127.0.0.1");
  search.port = String(searchPort);
  return text
    .replaceAll('"http://127.0.0.1:8081"', '"/"')
    .replaceAll('"http://127.0.0.1:8080"', JSON.stringify(search.origin));
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

function serve(
  path: string,
  contentType: string,
  read: (context: RequestContext) => Promise<string>,
): readonly Route[] {
  const handle = async (context: RequestContext) => {
    const headers = { "content-security-policy": POLICY, "x-content-type-options": "nosniff" };
    context.answer({ status: 200, contentType, headers, body: await read(context) });
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
    <style>
      :root { color-scheme: light dark }
      .light { color-scheme: light }
      .dark { color-scheme: dark }
      body { margin: 0 }
    </style>
  </head>
  <body>
    <redoc spec-url="/reference/${description}" disable-telemetry="true"></redoc>
    <script type="module" src="/reference/redoc.js"></script>
  </body>
</html>
`;
}
