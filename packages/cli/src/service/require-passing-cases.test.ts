import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigurationError, loadConfiguration } from "@payment-routing/config-store";
import { expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "../../test/run-process.ts";
import { runService } from "../../test/running-service.ts";
import { copySandbox, rewrite } from "../../test/sandbox-files.ts";
import { searchWith } from "../../test/sandbox-search.ts";
import { requirePassingCases } from "./follow-service-configuration.ts";

test("a change that fails a test case is rejected, and the previous configuration stays until it is corrected", async () => {
  const folder = await copyWithCases();
  const { process, url } = await runService([
    "serve",
    "--sandbox",
    `--config=${folder}`,
    "--config-poll-ms=20",
  ]);
  expect(await offersWebWallet(url)).toBe(true);

  await leaveOutDenmark(folder);
  const [line = ""] = await process.printed(/^.*"msg":"configuration rejected; the current one stays".*$/m);
  const { level, issues } = JSON.parse(line);
  expect([level, issues]).toEqual(["error", [expect.stringMatching(CASE_FAILS)]]);
  expect(await readChanges(url)).toEqual({ applied: "0", rejected: "1" });
  expect(await offersWebWallet(url)).toBe(true);

  await rewrite(folder, "cases.yaml", (text) => text.replace("2, 10, 20", "2, 20"));
  await process.printed(/"msg":"configuration replaced"/);
  expect(await readChanges(url)).toEqual({ applied: "1", rejected: "1" });
  expect(await offersWebWallet(url)).toBe(false);
});

test("nothing starts with a test case that fails", async () => {
  const folder = await copyWithCases();
  await leaveOutDenmark(folder);
  const { code, stdout, stderr } = await runCommand([
    "serve",
    "--sandbox",
    `--config=${folder}`,
    "--port=0",
  ]).ended();
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The configuration has 1 issue\.\n\n/);
  expect(stderr).toMatch(CASE_FAILS);
  expect(stderr).toContain("\n7 |     expect: [3, 1, 2, 10, 20, 40]\n");
});

test("keys change although a case fails because of the date; the configuration does not", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T12:00:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const folder = await copyWithCases();
  await rewriteWebWallet(folder, 'effective: { until: "2026-12-01T00:00:00Z" }');
  const load = requirePassingCases(folder, () => loadConfiguration(folder, { sandbox: true }));
  await load();

  vi.setSystemTime(Date.parse("2026-12-01T12:00:00Z"));
  await rewrite(folder, "credentials.yaml", (text) => text.replace("id: sandbox-key", "id: other-key"));
  const { credentials } = await load();
  expect(credentials.clients.get(10077)).toMatchObject([{ id: "other-key" }]);

  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 2", "state_id: 1"));
  await expect(load()).rejects.toThrow(ConfigurationError);
  await expect(load()).rejects.toThrow(/"a shopper in Denmark": expected .*, got /);
});

test("an added test case that fails is rejected", async () => {
  const folder = await copyWithCases();
  const load = requirePassingCases(folder, () => loadConfiguration(folder, { sandbox: true }));
  await load();
  await writeFile(join(folder, "more-cases.yaml"), CASES.replace("Denmark", "a hurry").replace(", 40]", "]"));
  await expect(load()).rejects.toThrow(
    '"a shopper in a hurry": expected 3, 1, 2, 10, 20, got 3, 1, 2, 10, 20, 40',
  );
});

const CASES = `cases:
  - name: a shopper in Denmark
    client_id: 10077
    account_id: 100482
    request:
      transaction: { amount: { country_id: 208, value: 4900, decimal: 2 } }
    expect: [3, 1, 2, 10, 20, 40]
`;

const CASE_FAILS =
  /cases\.yaml:7:13 test case "a shopper in Denmark": expected 3, 1, 2, 10, 20, 40, got 3, 1, 2, 20, 40 \(method 10: \/methods\/4\/capabilities\/country: expected /;

/** Copies the sandbox and adds a passing test case. */
async function copyWithCases(): Promise<string> {
  const folder = await copySandbox();
  await writeFile(join(folder, "cases.yaml"), CASES);
  return folder;
}

function leaveOutDenmark(folder: string): Promise<void> {
  return rewriteWebWallet(folder, "country: { except: [208] }");
}

/** Adds a constraint to the web wallet, method 10. */
function rewriteWebWallet(folder: string, constraint: string): Promise<void> {
  return rewrite(folder, "catalogue.yaml", (text) =>
    text.replace(/(?<=- id: 10\n(?: {4}\S.*\n)* {4}capabilities:\n)/, `      ${constraint}\n`),
  );
}

async function offersWebWallet(url: string): Promise<boolean> {
  const { body } = await searchWith(Number(new URL(url).port), "sandbox-key");
  return body.includes("<id>10</id>");
}

async function readChanges(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = (outcome: string) =>
    new RegExp(`configuration_changes_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1];
  return { applied: count("applied"), rejected: count("rejected") };
}
