import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOperatorClient } from "@payment-routing/operator-client";
import type { ConfigurationState } from "@payment-routing/operator-contract";
import { createLogger } from "@payment-routing/server";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { readSandboxSettings, type Sandbox, startSandbox } from "./start-sandbox.ts";

const LONG_WAIT = { timeout: 30_000 };

test("the files are activated when they change, and otherwise what was activated stays", {
  timeout: 90_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-files-"));
  const config = join(folder, "config");
  cpSync(DEMO_FILES.config, config, { recursive: true });
  let sandbox = await start(folder, config);
  onTestFinished(async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true });
  });
  const first = await readState(sandbox);
  expect(first).toMatchObject({ source: "database", active: { actor: "sandbox files" } });
  expect(first.served_digest).toBe(first.active?.digest);

  edit(join(config, "catalogue.yaml"), (text) => text.replaceAll("state_id: 1", "state_id: 7"));
  await expect
    .poll(async () => (await readState(sandbox)).active?.digest, LONG_WAIT)
    .not.toBe(first.active?.digest);
  const second = await readState(sandbox);
  expect(second.active).toMatchObject({ reason: "the files were changed", previous: first.active?.digest });

  const action = { expected_digest: second.active?.digest ?? "", reason: "wrong" };
  await connect(sandbox).call("rollBackConfiguration", { body: action });
  await sandbox.stop();
  sandbox = await start(folder, config);
  const restarted = await readState(sandbox);
  expect([restarted.active?.digest, restarted.served_digest]).toEqual([
    first.active?.digest,
    first.active?.digest,
  ]);
  const { items } = await connect(sandbox).call("listActivations");
  expect(items.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
    "rollback sandbox-admin-key",
    "activate sandbox files",
    "activate sandbox files",
  ]);
});

test("keys are created and revoked with the file of keys", { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-keys-"));
  const config = join(folder, "config");
  cpSync(DEMO_FILES.config, config, { recursive: true });
  const sandbox = await start(folder, config);
  onTestFinished(async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true });
  });
  await connect(sandbox).call("createKey", {
    body: { key_id: "mine", scope: "viewer", reason: "a try" },
  });
  edit(join(config, "credentials.yaml"), (text) =>
    text.replace("id: sandbox-operator-key", "id: renamed-key"),
  );
  const listInternal = async () => {
    const { items } = await connect(sandbox).call("listKeys");
    return items
      .filter(({ scope }) => scope === "operator" || scope === "viewer")
      .map(({ key_id, revoked_by }) => `${key_id} ${revoked_by ?? "live"}`)
      .sort();
  };
  // The digest of the renamed key belongs to the revoked one, so the file is not taken as a whole.
  await expect.poll(listInternal, LONG_WAIT).toEqual(["mine live", "sandbox-operator-key live"]);
  edit(join(config, "credentials.yaml"), (text) => text.replace(/sha256: e447/, "sha256: e448"));
  await expect
    .poll(listInternal, LONG_WAIT)
    .toEqual(["mine live", "renamed-key live", "sandbox-operator-key sandbox files"]);
});

function start(folder: string, config: string): Promise<Sandbox> {
  const places = {
    HOST: "127.0.0.1",
    PORT: "0",
    INTERNAL_PORT: "0",
    CONFIG_POLL_MS: "100",
    DATA_FOLDER: join(folder, "data"),
  };
  return startSandbox({
    settings: readSandboxSettings({ ...DEMO_FILES, config }, places),
    environment: {},
    logger: createLogger("silent"),
    onArrival: () => {},
  });
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

function connect({ service }: Sandbox) {
  const authentication = { key: "sandbox-admin-key" };
  return createOperatorClient({ url: service.internalUrl ?? "", authentication });
}

function readState(sandbox: Sandbox): Promise<ConfigurationState> {
  return connect(sandbox).call("readConfiguration");
}
