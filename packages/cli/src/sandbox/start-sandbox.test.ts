import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "@payment-routing/server";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { readSandboxSettings, startSandbox } from "./start-sandbox.ts";

test("a configuration without a merchant that receives callbacks is rejected before anything starts", async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, "config");
  cpSync(DEMO_FILES.config, config, { recursive: true });
  const credentials = join(config, "credentials.yaml");
  writeFileSync(
    credentials,
    readFileSync(credentials, "utf8").replace(/^credentials:[\s\S]*?^internal:/m, "internal:"),
  );

  const data = join(folder, "data");
  const places = { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0", DATA_FOLDER: data };
  const starting = startSandbox({
    settings: readSandboxSettings({ ...DEMO_FILES, config }, places),
    environment: {},
    logger: createLogger("silent"),
    onArrival: () => {},
  });
  await expect(starting).rejects.toThrow("the sandbox configuration has no merchant that receives callbacks");
  expect(existsSync(data)).toBe(false);
});
