import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { ConsoleSessionStore } from "@payment-routing/config-store";
import type { ConsoleSession } from "@payment-routing/operator-contract";
import type { InternalService } from "../http/internal/operation-routes.ts";
import type { Answer, RequestContext, Route } from "../http/request-context.ts";
import type { Logger } from "../metrics/logger.ts";
import { NO_RESOURCE } from "../problems/request-problems.ts";
import type { OidcOptions } from "./oidc/oidc-client.ts";
import { createOidcRoutes } from "./oidc/oidc-routes.ts";
import type { SessionGate } from "./session-gate.ts";
import { createSessionRoutes } from "./session-routes.ts";

export interface ConsoleOptions {
  readonly sessions: ConsoleSessionStore;
  /** The folder of the built pages, with `index.html`. Without it only the interface for sessions is served. */
  readonly folder?: URL;
  /** The public key that the sign-in page of a sandbox offers. */
  readonly sandboxKey?: string;
  /** The name of the environment, and its colour on the pages. */
  readonly environment?: ConsoleSession["environment"];
  /** The name of the cell, and the others. */
  readonly cell?: ConsoleSession["cell"];
  /** Also lets persons sign in with OpenID Connect. */
  readonly oidc?: OidcOptions;
}

/** The routes of the console: to sign in and out, and its pages. */
export function createConsoleRoutes(
  { folder, sandboxKey, environment, cell, oidc }: ConsoleOptions,
  service: InternalService,
  sessions: SessionGate,
  logger: Logger,
): readonly Route[] {
  const { isShuttingDown } = service;
  const gate = { ...service.gate, sessions };
  return [
    ...createSessionRoutes({ ...service, gate, sandboxKey, environment, cell, oidcName: oidc?.name }),
    ...(oidc === undefined
      ? []
      : createOidcRoutes({ gate: sessions, options: oidc, logger, isShuttingDown })),
    ...(folder === undefined ? [] : createConsoleFileRoutes(folder)),
  ];
}

/**
 * Routes that serve the built pages under `/console`. The files are read once, so a request never names a path of the file
 * system. Any path without an extension is answered with `index.html`, where the page finds its own state in the path.
 *
 * @throws Error when the folder has no index.html
 */
export function createConsoleFileRoutes(folder: URL): readonly Route[] {
  const answers = readAnswers(fileURLToPath(folder));
  const index = answers.get("index.html");
  if (index === undefined) throw new Error(`${fileURLToPath(folder)} has no index.html`);
  const handle = (context: RequestContext) => {
    const path = context.parameters["*"] ?? "";
    const isPage = extname(path) === "" && !path.startsWith("api/") && !path.startsWith(ASSETS);
    const answer = answers.get(path) ?? (isPage ? index : undefined);
    if (answer === undefined) context.reject(NO_RESOURCE);
    else context.answer(answer);
  };
  return ["/console", "/console/*"].flatMap((path) =>
    (["GET", "HEAD"] as const).map((method) => ({ method, path, operation: "console" as const, handle })),
  );
}

/** Files in this folder have a hash in their names. */
const ASSETS = "assets/";
const FOREVER = "public, max-age=31536000, immutable";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The answers by path in the folder, with slashes. */
function readAnswers(folder: string): ReadonlyMap<string, Answer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = file.slice(join(folder, sep).length).replaceAll(sep, "/");
      const contentType = TYPES[extname(name)] ?? "application/octet-stream";
      const cacheControl = path.startsWith(ASSETS) ? FOREVER : "no-store";
      return [path, { status: 200, contentType, cacheControl, headers: HEADERS, body: readFileSync(file) }];
    }),
  );
}
