import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { send } from "../../test/send.ts";
import { startInternal } from "../../test/start-internal.ts";
import { createConsoleFileRoutes } from "./console-routes.ts";

const INDEX =
  '<!doctype html><title>Console</title><script type="module" src="/console/assets/a-1.js"></script>';
// A byte that is not UTF-8.
const IMAGE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "console-"));
  await mkdir(join(folder, "dist/assets/fonts"), { recursive: true });
  for (const [path, content] of [
    ["dist/index.html", INDEX],
    ["dist/icon.svg", "<svg/>"],
    ["dist/assets/a-1.js", "export {};"],
    ["dist/assets/a-1.css", "p { color: red }"],
    ["dist/assets/a-1.png", IMAGE],
    ["dist/assets/fonts/a-1.woff2", "font"],
    ["dist/LICENSE.orig", "terms"],
    ["secret.txt", "secret"],
  ] as const)
    await writeFile(join(folder, path), content);
  await symlink(join(folder, "secret.txt"), join(folder, "dist/link.txt"));
});
afterAll(() => rm(folder, { recursive: true }));

let port: number;
beforeEach(async () => {
  const dist = pathToFileURL(join(folder, "dist/"));
  const console = { sessions: undefined as never, folder: dist };
  ({ internalPort: port } = await startInternal(undefined, { console }));
});

const get = (path: string) => send(port, { path });

const HTML = "text/html; charset=utf-8";
const FOREVER = "public, max-age=31536000, immutable";

test.each([
  { path: "/console", type: HTML, cache: "no-store", body: INDEX },
  { path: "/console/", type: HTML, cache: "no-store", body: INDEX },
  { path: "/console/index.html", type: HTML, cache: "no-store", body: INDEX },
  { path: "/console/callbacks/cb_1?state=waiting", type: HTML, cache: "no-store", body: INDEX },
  { path: "/console/icon.svg", type: "image/svg+xml", cache: "no-store", body: "<svg/>" },
  {
    path: "/console/assets/a-1.js",
    type: "text/javascript; charset=utf-8",
    cache: FOREVER,
    body: "export {};",
  },
  {
    path: "/console/assets/a-1.css",
    type: "text/css; charset=utf-8",
    cache: FOREVER,
    body: "p { color: red }",
  },
  { path: "/console/LICENSE.orig", type: "application/octet-stream", cache: "no-store", body: "terms" },
  { path: "/console/assets/fonts/a-1.woff2", type: "font/woff2", cache: FOREVER, body: "font" },
])("$path is $type, $cache", async ({ path, type, cache, body }) => {
  const response = await get(path);
  expect([response.status, response.headers["content-type"], response.headers["cache-control"]]).toEqual([
    200,
    type,
    cache,
  ]);
  expect(response.body).toBe(body);
});

test("a binary file keeps its bytes", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/console/assets/a-1.png`);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(IMAGE);
});

test.each([
  "/console/nothing.js",
  "/console/assets/b-2.js",
  "/console/assets/nothing",
  "/console/assets/",
  "/console/api/nothing",
  "/console/../secret.txt",
  "/console/..%2fsecret.txt",
  "/console/%2e%2e/secret.txt",
  "/console/assets/..%2f..%2f..%2fsecret.txt",
  "/console/..\\secret.txt",
  "/console/link.txt",
  "/consoles",
])("%s is not found", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("the pages may load from and connect to their own origin only, and other pages may not embed them", async () => {
  for (const path of ["/console", "/console/lanes", "/console/assets/a-1.js"]) {
    const { headers } = await get(path);
    const policy = Object.fromEntries(
      String(headers["content-security-policy"])
        .split("; ")
        .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
    );
    expect(policy).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self'",
      "font-src": "'self'",
      "connect-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
    });
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
  }
});

test("HEAD has the headers of GET, and other methods are not allowed", async () => {
  const { headers: expected } = await get("/console/lanes");
  const head = await send(port, { method: "HEAD", path: "/console/lanes" });
  expect([head.status, head.body]).toEqual([200, ""]);
  for (const name of ["content-type", "content-length", "content-security-policy"])
    expect([name, head.headers[name]]).toEqual([name, expected[name]]);
  const post = await send(port, { method: "POST", path: "/console/lanes" });
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("without a folder there are no pages", async () => {
  const { internalPort } = await startInternal(undefined, { console: { sessions: undefined as never } });
  for (const path of ["/console", "/console/", "/console/lanes"])
    expect((await send(internalPort, { path })).status).toBe(404);
});

test("a folder without index.html is an error", async () => {
  const other = await mkdtemp(join(folder, "other-"));
  expect(() => createConsoleFileRoutes(pathToFileURL(`${other}/`))).toThrow(/has no index\.html$/);
});
