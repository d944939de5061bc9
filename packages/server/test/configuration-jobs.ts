import {
  createLiveConfiguration,
  createOperatorStore,
  type LoadedConfiguration,
} from "@payment-routing/config-store";
import type { ConfigurationState } from "@payment-routing/operator-contract";
import { beforeAll, expect } from "vitest";
import { readProblemJson } from "./read-problem.ts";
import { loadSandbox } from "./sandbox.ts";
import { sandboxFiles } from "./sandbox-versions.ts";
import { bearer, loadWithScopedKeys } from "./scoped-keys.ts";
import { send } from "./send.ts";
import { startInternal, type TestSandboxDelivery, useSandboxDelivery } from "./start-internal.ts";

/** The sandbox, but a wallet is not offered on iOS. */
export const WITHOUT_IOS = {
  files: editCatalogue((text) => text.replace("only: [iOS, Android]", "only: [Android]")),
};

export function editCatalogue(edit: (text: string) => string) {
  return sandboxFiles().map(({ path, text }) => ({
    path,
    text: path === "catalogue.yaml" ? edit(text) : text,
  }));
}

/** A line of the response to a job. */
export type Line = { readonly done: number; readonly total: number; readonly finished: boolean };

export function readProblem(response: Awaited<ReturnType<typeof send>>) {
  return { ...JSON.parse(response.body), code: readProblemJson(response).code };
}

/** Starts servers that run jobs in real threads, with a real database, in the tests of a file. */
export function useConfigurationJobs() {
  const database = useSandboxDelivery();
  let served: LoadedConfiguration;
  beforeAll(async () => {
    served = await loadSandbox();
  });
  return {
    findPool: () => database.delivery.context.pool,
    serve: (overrides: Partial<StoreOptions> = {}) => serve(database, served, overrides),
  };
}

type StoreOptions = Parameters<typeof createOperatorStore>[0];

async function serve(
  database: TestSandboxDelivery,
  served: LoadedConfiguration,
  overrides: Partial<StoreOptions>,
) {
  const live = createLiveConfiguration(served);
  const { internalPort, port, server, log } = await startInternal(database.delivery, {
    configuration: await loadWithScopedKeys(),
    operatorStore: createOperatorStore({
      live,
      findDatabase: () => database.delivery.context.pool,
      source: "database",
      sandbox: true,
      ...overrides,
    }),
  });
  const headers = { ...bearer("admin"), "content-type": "application/json" };
  const post = (path: string, document: object) =>
    send(internalPort, {
      method: "POST",
      path: `/internal/v1${path}`,
      headers,
      body: JSON.stringify(document),
    });
  const ask = (kind: string, document: object) => post(`/configuration/${kind}`, document);
  return {
    /** The digest of the served configuration. */
    digest: served.router.configurationDigest,
    port,
    server,
    post,
    ask,
    async run(kind: string, document: object): Promise<readonly Line[]> {
      const { status, body } = await ask(kind, document);
      expect([status, status === 200 ? "" : body]).toEqual([200, ""]);
      return body
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
    },
    async state(): Promise<ConfigurationState> {
      const { body } = await send(internalPort, { path: "/internal/v1/configuration", headers });
      return JSON.parse(body);
    },
    /** Sends a request and reads its lines one at a time. */
    start(kind: string, document: object) {
      const cancelling = new AbortController();
      const cancel = () => cancelling.abort();
      const url = `http://127.0.0.1:${internalPort}/internal/v1/configuration/${kind}`;
      const init = { method: "POST", headers, body: JSON.stringify(document), signal: cancelling.signal };
      const started = fetch(url, init).then(({ status, body }) => {
        expect(status).toBe(200);
        const lines = readLines(body);
        return { next: () => lines.next(), rest: () => lines, cancel };
      });
      return Object.assign(started, { cancel });
    },
    /** The errors in the log so far. */
    listErrors: () => log().filter(({ level }) => level === "error" || Number(level) >= 50),
  };
}

async function* readLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Line, void, void> {
  let rest = "";
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}
