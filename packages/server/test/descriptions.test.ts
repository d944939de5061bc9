import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ConsoleSessionStore, OperatorStore } from "@payment-routing/config-store";
import findMyWay from "find-my-way";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServer } from "../src/http/create-server.ts";
import type { Route } from "../src/http/request-context.ts";
import { detailProblem, PROBLEMS, type ProblemCode, writeProblemXml } from "../src/problems/problem.ts";
import { OPENAPI } from "./check-response.ts";
import { loadSandbox } from "./sandbox.ts";

test("the description has exactly the paths and methods that the listeners serve", async () => {
  const routing = vi.spyOn(findMyWay.prototype, "on");
  onTestFinished(() => routing.mockRestore());
  const delivery = { find: () => undefined, isReady: async () => false };
  const sessions = {} as ConsoleSessionStore;
  const operatorStore = {} as OperatorStore;
  createServer({ configuration: await loadSandbox(), delivery, operatorStore, console: { sessions } });
  const routes = routing.mock.calls.map(([, , , route]) => route as Route);
  const served = routes.filter(({ operation }) => operation !== "reference");
  const described = Object.entries(OPENAPI.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((name) => name !== "servers")
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.length).toBeGreaterThan(40);
  expect(described.sort()).toEqual(
    [...new Set(served.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`))].sort(),
  );
});

test("the examples of problems of the search are what the service writes", () => {
  const { responses } = OPENAPI.paths["/crs/routingservice/external/get-payment-methods"]?.post ?? {};
  const contents = Object.values(responses ?? {}).map(({ content }) => content?.["application/problem+xml"]);
  const examples = contents.flatMap((content) => {
    const { example }: { example?: string } = Object(content);
    return example === undefined ? [] : [example];
  });
  expect(examples.length).toBeGreaterThan(5);
  for (const example of examples) {
    const code = /problems\/([\w-]+)/.exec(example)?.[1] as ProblemCode;
    const detail = `${PROBLEMS[code].title}.`;
    expect(example).toBe(writeProblemXml(detailProblem({ code, detail }, "1f3a6c1e")));
  }
});

test("a public linter accepts both descriptions", async () => {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  const config = fileURLToPath(new URL("redocly.yaml", import.meta.url));
  const files = ["openapi", "asyncapi"].map((name) =>
    require.resolve(`@payment-routing/server/${name}.json`),
  );
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // Rejects, with the findings, unless the exit code is 0.
  const args = [cli, "lint", "--config", config, "--format", "github-actions", ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toBe("");
}, 20_000);
