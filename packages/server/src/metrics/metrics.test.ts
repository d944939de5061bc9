import { expect, test } from "vitest";
import { addClientSeconds, createMetrics, forgetClients } from "./metrics.ts";

test("clients that are no longer configured have no processing time", () => {
  const metrics = createMetrics("sha256:0");
  for (const clientId of [7, 8, undefined]) addClientSeconds(metrics, clientId, 1);
  forgetClients(metrics, { clients: new Map([[8, []]]), internal: [] });
  expect([...metrics.clientSeconds.keys()]).toEqual([8, undefined]);
});
