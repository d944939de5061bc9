import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createKey } from "@payment-routing/config-store";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { activate, openDeploymentTrial } from "../../test/open-deployment.ts";
import { runLine } from "../../test/run-line.ts";
import { runService } from "../../test/running-service.ts";

let trial: Awaited<ReturnType<typeof openDeploymentTrial>>;
beforeAll(async () => {
  trial = await openDeploymentTrial();
});
afterAll(() => trial?.close());

test("an endpoint with a certificate of a private authority gets callbacks once NODE_EXTRA_CA_CERTS names it", async () => {
  const { environment, pool } = await trial.copy("unconfigured");
  const authority = join(trial.folder, "private-authority.pem");
  const endpoint = await startEndpoint(authority);
  await activate(pool, endpoint.origin);
  const olga = { holder: { holder: "internal", scope: "operator" }, keyId: "olga" } as const;
  const { key = "" } = await createKey(pool, olga, { actor: "test", reason: "a test" });
  const by = (url = "") => ["--url", url, "--key", key, "--json"];

  const send = async (url: string | undefined): Promise<string> => {
    const event = ["--client-id", "10077", "--code", "4030", "--reason", "a test"];
    const { code, out, err } = await runLine(["test-event", ...event, ...by(url)]);
    expect([code, err]).toEqual([0, ""]);
    return JSON.parse(out).callback_id;
  };

  const without = await runService(["serve"], environment);
  const show = ["callbacks", "show", await send(without.internalUrl), ...by(without.internalUrl)];
  await expect
    .poll(async () => (await runLine(show)).out, { timeout: 10_000 })
    .toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT/);
  expect(endpoint.received).toEqual([]);
  without.process.child.kill("SIGTERM");
  await without.process.ended();

  const trusting = await runService(["serve"], { ...environment, NODE_EXTRA_CA_CERTS: authority });
  const sent = await send(trusting.internalUrl);
  await expect.poll(() => endpoint.received, { timeout: 10_000 }).toContain(sent);
  const doctor = { ...environment, NODE_EXTRA_CA_CERTS: authority };
  expect((await runLine(["doctor"], { environment: doctor })).out).not.toContain("certificates");
});

/** Starts an HTTPS server with a self-signed certificate, which it writes to a file. */
async function startEndpoint(path: string) {
  const { cert, private: key } = await generate([{ name: "commonName", value: "private authority" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  writeFileSync(path, cert);
  const received: unknown[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    received.push(request.headers["webhook-id"]);
    request.resume().on("end", () => response.end());
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, received };
}
