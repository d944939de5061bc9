import { expect, test } from "vitest";
import { loadSandbox } from "../../test/sandbox.ts";
import { send } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";
import type { MeasuredConfiguration } from "./expiry-metrics.ts";
import { createMetrics } from "./metrics.ts";

const at = (seconds: number) => new Date(seconds * 1000);

test("the ends of a configuration are measured, and certificates of its endpoints alone", async () => {
  const { expiry, registry } = createMetrics("sha256:0");
  let configuration: MeasuredConfiguration = {
    endpoints: new Set(["https://a.example", "https://b.example"]),
    ends: new Map([["client-key", at(7)]]),
  };
  expiry.describe = () => configuration;
  expiry.certificates.set("https://a.example", at(8)).set("https://b.example", at(9));
  expiry.database = at(10);
  const read = async () =>
    (await registry.metrics()).split("\n").filter((line) => /^payment_routing_(endpoints|expiry)/.test(line));
  expect(await read()).toEqual([
    "payment_routing_endpoints 2",
    'payment_routing_expiry_timestamp_seconds{kind="client-key"} 7',
    'payment_routing_expiry_timestamp_seconds{kind="database-certificate"} 10',
    'payment_routing_expiry_timestamp_seconds{kind="endpoint-certificate",endpoint="https://a.example"} 8',
    'payment_routing_expiry_timestamp_seconds{kind="endpoint-certificate",endpoint="https://b.example"} 9',
  ]);
  configuration = { endpoints: new Set(["https://b.example"]), ends: new Map() };
  await read();
  expect([...expiry.certificates.keys()]).toEqual(["https://b.example"]);
});

test("a rejected configuration is measured until another is applied", async () => {
  const listeners: { replaced?: (configuration: never) => void; rejected?: () => void } = {};
  const current = await loadSandbox();
  const { port } = await startServer({
    configuration: {
      current,
      onReplaced(listener) {
        listeners.replaced = listener as never;
        return () => {};
      },
      onRejected(listener) {
        listeners.rejected = listener;
        return () => {};
      },
    },
  });
  const read = async () => {
    const { body } = await send(port, { path: "/metrics" });
    return /^payment_routing_configuration_rejected (\d)$/m.exec(body)?.[1];
  };
  const found = [await read()];
  listeners.rejected?.();
  found.push(await read());
  listeners.replaced?.(current as never);
  found.push(await read());
  expect(found).toEqual(["0", "1", "0"]);
});
