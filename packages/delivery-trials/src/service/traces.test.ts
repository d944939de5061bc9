import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { migrate } from "@payment-routing/database";
import { expect, onTestFinished, test } from "vitest";
import { startTrialDatabase } from "../database/trial-database.ts";
import { SANDBOX_FILES, type ServiceRole, startService } from "./service-process.ts";

const EXAMPLES = fileURLToPath(new URL("../../../../schemas/examples/", import.meta.url));
const MERCHANT_TRACE = "00-11111111111111111111111111111111-2222222222222222-01";

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly links: readonly { readonly traceId: string }[];
}

/** Listens on loopback, and answers 200 to each request after its document was read. */
async function listen(onRequest: (document: unknown, headers: IncomingHttpHeaders) => void): Promise<string> {
  const server = createServer(async (message, response) => {
    onRequest(await json(message), message.headers);
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The processes of a service whose callbacks go to a merchant, and which traces all of its searches and reports. */
async function startServices(collector: string, merchant: string, roles: readonly ServiceRole[]) {
  const database = await startTrialDatabase({ fsync: false });
  onTestFinished(() => database[Symbol.asyncDispose]());
  const { connectionString } = database;
  await migrate(connectionString);
  const configuration = await mkdtemp(join(tmpdir(), "traces-"));
  onTestFinished(() => rm(configuration, { recursive: true }));
  await cp(SANDBOX_FILES.configuration, configuration, { recursive: true });
  const file = join(configuration, "merchants.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replaceAll("https://merchant.sandbox.example", merchant));
  const tracing = ["--otel-exporter-otlp-endpoint", collector, "--trace-percent", "100", "--trace-merchants"];
  const start = (role: ServiceRole) =>
    startService({ ...SANDBOX_FILES, configuration, name: role, role, connectionString, arguments: tracing });
  return await Promise.all(roles.map(start));
}

test("one trace shows a payment from the search to the webhook, over three processes", async () => {
  const spans: OtlpSpan[] = [];
  const received: IncomingHttpHeaders[] = [];
  const collector = await listen((document) => spans.push(...listSpans(document)));
  const merchant = await listen((_, headers) => received.push(headers));
  const services = await startServices(collector, merchant, ["search", "api", "worker"]);
  const [searching, api] = services;

  const searched = await fetch(`${searching?.url}/crs/routingservice/external/get-payment-methods`, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa("10077:sandbox-key")}`,
      "content-type": "application/xml",
      traceparent: MERCHANT_TRACE,
    },
    body: await readFile(join(EXAMPLES, "search/valid/full.xml")),
  });
  expect(searched.status).toBe(200);
  const trace = searched.headers.get("traceresponse") ?? "";
  const report = await readFile(
    join(EXAMPLES, "processor/valid/session-report-shop-card-authorised.json"),
    "utf8",
  );
  const send = async (sessionId: number, traceparent: string) => {
    const response = await fetch(`${api?.internalUrl}/internal/v1/payment-sessions/${sessionId}`, {
      method: "PUT",
      headers: {
        authorization: "Bearer sandbox-processor-key",
        "content-type": "application/json",
        traceparent,
      },
      body: JSON.stringify({
        ...JSON.parse(report),
        client_id: 10077,
        account_id: 100482,
        session_id: sessionId,
      }),
    });
    expect(response.status).toBe(201);
    return response.headers.get("traceresponse");
  };
  await send(1, trace);
  // A processor that does not trace a report decides so.
  expect(await send(2, MERCHANT_TRACE.replace(/01$/, "00"))).toBeNull();
  await expect.poll(() => received).toHaveLength(2);
  const listed = await fetch(`${api?.internalUrl}/internal/v1/callbacks?session_id=1`, {
    headers: { authorization: "Bearer sandbox-operator-key" },
  });
  const { items } = (await listed.json()) as { readonly items: readonly { readonly callback_id: string }[] };
  const shown = await fetch(`${api?.internalUrl}/internal/v1/callbacks/${items[0]?.callback_id}`, {
    headers: { authorization: "Bearer sandbox-operator-key" },
  });
  const { trace_id } = (await shown.json()) as { readonly trace_id: string };
  // Ending sends what is left.
  await Promise.all(services.map((each) => each.kill("SIGTERM")));

  expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(trace_id).toBe(trace.split("-")[1]);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace_id]));
  const find = (name: string) => spans.find((each) => each.name === name);
  const parents = spans.map(({ name, parentSpanId }) => [
    name,
    spans.find(({ spanId }) => spanId === parentSpanId)?.name,
  ]);
  expect(parents.sort()).toEqual([
    ["attempt", "report"],
    ["claim", "report"],
    ["commit", "report"],
    ["decide", "search"],
    ["decode", "search"],
    ["encode", "search"],
    ["report", "search"],
    ["search", undefined],
  ]);
  expect(find("search")?.links.map(({ traceId }) => traceId)).toEqual([MERCHANT_TRACE.split("-")[1]]);
  const told = received.map(({ traceparent }) => traceparent);
  expect(told.sort()).toEqual([`00-${trace_id}-${find("attempt")?.spanId}-01`, undefined]);
  for (const { startTimeUnixNano: start, endTimeUnixNano: end } of spans)
    expect(BigInt(end) >= BigInt(start)).toBe(true);
  const names = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...names].filter((name) => !ATTRIBUTES.has(name))).toEqual([]);
  expect(find("attempt")?.attributes).toContainEqual({
    key: "http.response.status_code",
    value: { intValue: 200 },
  });
});

const ATTRIBUTES = new Set([
  "db.collection.name",
  "db.operation.batch.size",
  "db.system.name",
  "http.request.method",
  "http.response.status_code",
  "payment_routing.client_id",
  "payment_routing.event_id",
  "payment_routing.request_id",
  "payment_routing.sequence",
  "payment_routing.session_id",
  "server.address",
  "server.port",
]);

function listSpans(document: unknown): readonly OtlpSpan[] {
  const { resourceSpans } = document as {
    readonly resourceSpans: readonly {
      readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
    }[];
  };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
