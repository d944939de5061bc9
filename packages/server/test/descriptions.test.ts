import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ConsoleSessionStore, OperatorStore } from "@payment-routing/config-store";
import findMyWay from "find-my-way";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadSandbox } from "../../../test/sandbox.ts";
import { createServer } from "../../http/create-server.ts";
import type { Route } from "../../http/request-context.ts";
import { writeDescriptions } from "./descriptions.ts";
import { createOpenApi } from "./openapi.ts";
import { OPERATION_TEXTS } from "./operations.ts";
import { keyOf, listRoutes, writePath } from "./routes.ts";
import { collectComponents } from "./schemas.ts";

test("the descriptions are current (npm run document -w @payment-routing/server)", () => {
  for (const { file, text } of writeDescriptions()) expect(readFileSync(file, "utf8")).toBe(text);
});

test("the description has exactly the paths and methods that the listeners serve", async () => {
  const routing = vi.spyOn(findMyWay.prototype, "on");
  onTestFinished(() => routing.mockRestore());
  const delivery = { find: () => undefined, isReady: async () => false };
  const sessions = {} as ConsoleSessionStore;
  const operatorStore = {} as OperatorStore;
  createServer({ configuration: await loadSandbox(), delivery, operatorStore, console: { sessions } });
  const routes = routing.mock.calls.map(([, , , route]) => route as Route);
  const served = routes.filter(({ operation }) => operation !== "reference");
  const { paths } = createOpenApi("1.0.0") as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((name) => name !== "servers")
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.length).toBeGreaterThan(40);
  expect(described.sort()).toEqual(
    [...new Set(served.map(({ method, path }) => `${method} ${writePath(path)}`))].sort(),
  );
});

test("every text belongs to a route", () => {
  expect(Object.keys(OPERATION_TEXTS).sort()).toEqual(listRoutes().map(keyOf).sort());
});

test("two schemas of one name are an error", () => {
  const schema = (type: string) => ({ title: "Amount", type });
  expect(Object.keys(collectComponents([schema("string"), schema("string")]))).toEqual(["Amount"]);
  expect(() => collectComponents([schema("string"), schema("integer")])).toThrow(
    "two schemas are named Amount",
  );
});

test("a public linter accepts both descriptions", async () => {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  const config = fileURLToPath(new URL("../../../test/redocly.yaml", import.meta.url));
  const files = writeDescriptions().map(({ file }) => fileURLToPath(file));
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // Rejects, with the findings, unless the exit code is 0.
  const args = [cli, "lint", "--config", config, "--format", "github-actions", ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toBe("");
}, 20_000);
