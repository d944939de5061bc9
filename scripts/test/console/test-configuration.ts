import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../src/repository.ts";
import { KEYS, SEARCH } from "../../src/sandbox.ts";
import { changeAnswers, holdRequests } from "./break-requests.ts";
import { giveReason, moveTo, open, opened, page, pool, signIn, WAIT } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { DECIDED } from "./seed.ts";
import { editorOf, replaceText, searchXml } from "./test-editor.ts";
import { NARROW } from "./watch-page.ts";

const PLATFORMS = "platform: { only: [iOS, Android] }";

const UNKNOWN_DIGEST = `sha256:${"0".repeat(64)}`;

/** The pages of the configuration. */
export function testConfiguration(): void {
  test("a configuration is edited, checked, simulated, activated and rolled back", async () => {
    await moveTo(await signIn(KEYS.admin));
    await open("/configuration");
    await page.getByRole("row", { name: "the sandbox" }).getByText("active").waitFor();
    const before = (await readState()).served_digest;
    await page.getByRole("link", { name: "Edit the active version as a draft" }).click();
    await page.getByRole("link", { name: "catalogue.yaml" }).click();
    const text = editorOf("catalogue.yaml");
    await text.waitFor();
    const original = await readFile(before, "catalogue.yaml");
    await checkState(page);

    // A mistake has a position, which leads to its line.
    await replaceText(text, original.replace(PLATFORMS, "platform: { only: [Android, Android] }"));
    await page.getByText("1 file changed").waitFor();
    await page.getByRole("button", { name: "Validate" }).click();
    await page.getByRole("alert").getByRole("link", { name: "catalogue.yaml:70:" }).click();
    await page.waitForURL("**line=70");
    await page.locator(".cm-activeLine", { hasText: "platform: { only: [Android, Android] }" }).waitFor();
    await page.locator(".cm-lint-marker-error").waitFor();
    await checkState(page);

    // The draft stays while other pages are looked at.
    await replaceText(text, original.replace(PLATFORMS, "platform: { only: [HTML5, Android] }"));
    await page.getByRole("link", { name: "Audit" }).click();
    await page.getByRole("heading", { name: "Audit" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Validate" }).click();
    await page.getByText("The configuration is valid.").waitFor();
    await page.getByRole("button", { name: "Store as a version" }).click();
    await page.getByLabel("Name, if you like").fill("wallets on the web");
    await giveReason("Store as a version");
    await page.getByRole("heading", { name: "Version 2: wallets on the web" }).waitFor();
    await page.getByText("stored", { exact: true }).waitFor();
    const after = new URL(page.url()).pathname.split("/").at(-1);
    expect(after).not.toBe(before);

    await page.getByRole("link", { name: "Changes" }).click();
    const member = page.getByRole("row", { name: /^methods\[\d+\]\.capabilities\.platform\.only/ });
    await member.getByText('["HTML5","Android"]').waitFor();
    await page.locator(".cm-deletedChunk", { hasText: "[iOS, Android]" }).waitFor();
    await page.getByRole("button", { name: "Run all checks" }).click();
    await page.getByRole("link", { name: /^Coverage \d+ requests?/ }).waitFor();
    await checkState(page);
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("heading", { name: "Accounts" }).waitFor();
    await page
      .getByRole("region", { name: "Accounts" })
      .getByText(/^\d[\d,]* of \d[\d,]*$/)
      .first()
      .click();
    await page.getByText("gain a method").first().waitFor();
    await checkState(page);
    await page.getByRole("link", { name: "Lint" }).click();
    await page.getByRole("button", { name: "Run the lint" }).click();
    await page.getByText(/\d+ errors?, \d+ warnings?\./).waitFor();
    await page.getByRole("link", { name: "Test cases" }).click();
    await page.getByRole("button", { name: "Run the test cases" }).click();
    await page.getByText("The configuration has no test cases.").waitFor();
    await page.getByRole("link", { name: "Coverage" }).click();
    await page.getByRole("button", { name: "Measure the coverage" }).click();
    await page.getByRole("row", { name: DECIDED.excludedMethod }).waitFor();
    await checkState(page);

    await page.getByRole("link", { name: "Simulation" }).click();
    await cancelSimulation();
    await page.getByRole("button", { name: "Simulate" }).click();
    const chart = page.getByRole("region", { name: "Answers that change, by kind" });
    await chart.getByRole("row", { name: "gain a method 1" }).waitFor();
    await checkState(page);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);

    await page.getByRole("button", { name: "Activate" }).click();
    await page.getByRole("dialog").getByRole("row", { name: /10077/ }).waitFor();
    await checkState(page);
    await giveReason("Activate");
    await page.getByRole("status").getByText("The version is active.").waitFor();
    await expect.poll(async () => (await readState()).served_digest, WAIT).toBe(after);
    await open("/configuration");
    await page.getByRole("button", { name: "Roll back" }).click();
    await giveReason("Roll back");
    await page.getByRole("status").getByText("The version before is active again.").waitFor();
    await expect.poll(async () => (await readState()).served_digest, WAIT).toBe(before);
  });

  test("two versions explain a decision and a search side by side", async () => {
    const chooseOther = async (label: string) => {
      const field = page.getByLabel(label);
      const digest = await field
        .locator("option", { hasText: "a test of the console" })
        .first()
        .getAttribute("value");
      await field.selectOption(digest);
    };
    const differences = page.getByRole("region", { name: "Methods that the versions treat differently" });
    const differing = differences.getByRole("row", { name: DECIDED.excludedMethod });
    await open(`/decisions?client_id=${DECIDED.clientId}&event_id=${DECIDED.eventId}`);
    await chooseOther("Explain by another version");
    await page.getByRole("button", { name: "Compare" }).click();
    await differing.getByText("near miss").waitFor();
    await differing.getByText(/^offered, preference/).waitFor();
    await checkState(page);

    await page.getByRole("link", { name: "Use this decision in the workbench" }).click();
    expect(await page.getByLabel("event ID").inputValue()).toBe(String(DECIDED.eventId));
    await page.getByRole("link", { name: "XML" }).click();
    await replaceText(searchXml(), readFileSync(fromRoot(SEARCH), "utf8"));
    await chooseOther("Compare with");
    await page.getByRole("button", { name: "Explain" }).click();
    await differing.getByText(/^offered, preference/).waitFor();
    await checkState(page);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
  });

  test("an excluding rule leads to its line in the version that decided", async () => {
    await open(`/decisions?client_id=${DECIDED.clientId}&event_id=${DECIDED.eventId}`);
    await page
      .getByRole("row", { name: DECIDED.excludedMethod })
      .getByRole("link", { name: "catalogue.yaml:70:17" })
      .click();
    await page.locator(".cm-activeLine", { hasText: PLATFORMS }).waitFor();
    await page.getByText("It takes a key of scope admin to check").waitFor();
    expect(await page.locator("main").getByRole("button").count()).toBe(0);
    await checkState(page);
  });

  test("a draft with changes is not lost by editing another version", async () => {
    await moveTo(await signIn(KEYS.admin));
    await open("/configuration/draft");
    await replaceText(editorOf("catalogue.yaml"), "methods: []");
    await page.getByRole("link", { name: "Configuration" }).click();
    const versions = page.getByRole("region", { name: "Stored versions, the newest first" });
    await versions.getByRole("row", { name: "a test of the console" }).getByRole("link").click();
    await page.getByRole("link", { name: "Edit as a draft" }).click();
    await page.getByText("There is another draft with changes.").waitFor();
    await checkState(page);
    await page.getByRole("link", { name: "Continue the other draft" }).click();
    await expect.poll(() => editorOf("catalogue.yaml").innerText()).toBe("methods: []");
    await page.goBack();
    await page.getByRole("button", { name: "Edit this version" }).click();
    await page.getByText("nothing is changed yet").waitFor();
    await page.getByRole("button", { name: "Remove the file" }).click();
    await page.getByLabel("Add or replace files").setInputFiles({
      name: "added.yaml",
      mimeType: "application/yaml",
      buffer: Buffer.from("methods: []"),
    });
    await page.getByText("2 files changed").waitFor();
    await page.getByRole("link", { name: "added.yaml" }).click();
    await editorOf("added.yaml").waitFor();
  });

  test("a draft survives a reload, until it is discarded", async () => {
    await moveTo(await signIn(KEYS.admin));
    page.on("dialog", (dialog) => void dialog.accept());
    await open("/configuration/draft");
    await page.getByRole("button", { name: "Remove the file" }).click();
    await page.getByRole("link", { name: "code-tables.yaml" }).click();
    await replaceText(editorOf("code-tables.yaml"), "currencies: []");
    await page.getByText("2 files changed").waitFor();
    const files = page.getByRole("navigation", { name: "Files" }).getByRole("link");
    const names = await files.allTextContents();
    await page.reload();
    await page.getByText("2 files changed").waitFor();
    expect(await files.allTextContents()).toEqual(names);
    expect(await editorOf("code-tables.yaml").innerText()).toBe("currencies: []");

    await open(`/configuration/draft?from=${UNKNOWN_DIGEST}`);
    await page.getByText("There is another draft with changes.").waitFor();
    await page.getByRole("button", { name: "Edit this version" }).click();
    await page.getByRole("alert").waitFor();
    await page.reload();
    await page.getByRole("alert").waitFor();
    expect(await page.getByText("There is another draft with changes.").count()).toBe(0);
  });

  test.each(["draft", "version"])("the page of a %s says that it loads, and why it fails", async (name) => {
    const { served_digest } = await readState();
    const held = await holdRequests(page);
    await open(
      name === "draft"
        ? `/configuration/draft?from=${served_digest}`
        : `/configuration/versions/${served_digest}`,
    );
    await page.getByText("Loading …").waitFor();
    // An update would be answered.
    await page.getByRole("button", { name: "Pause updates" }).click();
    await held.fail(503);
    await page.getByRole("alert").getByText("database-unavailable").waitFor();
    await checkState(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "code-tables.yaml" }).waitFor();
  });

  test("changed settings wrap, however long they are", async () => {
    await moveTo(await signIn(KEYS.admin));
    const value = JSON.stringify(Array.from({ length: 40 }, (_, index) => `https://${index}.shop.example`));
    const result = {
      ...{ before: UNKNOWN_DIGEST, after: UNKNOWN_DIGEST, methods_added: [], methods_removed: [] },
      ...{ accounts: [], tried: [], probes: 0 },
      settings: [{ setting: "callbacks.form", of: ["client 10077"], before: value, after: value }],
    };
    const body = JSON.stringify({ done: 1, total: 1, finished: true, result });
    await page.route("**/internal/v1/configuration/diff", (route) => route.fulfill({ body }));
    await open(`/configuration/versions/${(await readState()).served_digest}`);
    await page.getByRole("button", { name: "Compare" }).click();
    const row = page.getByRole("row", { name: "callbacks.form" });
    await row.waitFor();
    // No cell is wider than its column.
    expect(
      await row.evaluate((element) =>
        [...element.querySelectorAll("td")].map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      ),
    ).toEqual([false, false, false]);
    await checkState(page);
  });

  test("a configuration from files is activated there", async () => {
    await moveTo(await signIn(KEYS.admin));
    await changeAnswers(page, "**/internal/v1/configuration", { source: "files" });
    await changeAnswers(page, "**/internal/v1/configuration/versions/*", { is_active: false });
    await open("/configuration");
    await page.getByText("activation happens in the files of each process").waitFor();
    expect(await page.getByRole("button", { name: "Roll back" }).count()).toBe(0);
    await page.getByRole("rowheader").first().getByRole("link").click();
    await page.getByRole("link", { name: "Edit as a draft" }).waitFor();
    await page.getByText("activation happens in the files of each process").waitFor();
    expect(await page.getByRole("button", { name: /^(Activate|Roll back)$/ }).count()).toBe(0);
  });
}

/** Cancels a simulation that waits for the database. The next one is not in its way. */
async function cancelSimulation(): Promise<void> {
  const client = await pool.connect();
  await client.query("begin; lock table decision_blocks in access exclusive mode");
  await page.getByRole("button", { name: "Simulate" }).click();
  await page.getByRole("progressbar", { name: "Simulate" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Stopped.").waitFor();
  await client.query("rollback");
  client.release();
}

interface ServedState {
  readonly served_digest: string;
}

async function readState(): Promise<ServedState> {
  const response = await fetch(`${opened.url}/internal/v1/configuration`, {
    headers: { authorization: `Bearer ${KEYS.admin}` },
  });
  return (await response.json()) as ServedState;
}

/** The text of a file of a version. */
async function readFile(digest: string, path: string): Promise<string> {
  const response = await fetch(`${opened.url}/internal/v1/configuration/versions/${digest}`, {
    headers: { authorization: `Bearer ${KEYS.admin}` },
  });
  const { files } = (await response.json()) as { readonly files: readonly { path: string; text: string }[] };
  return files.find((file) => file.path === path)?.text ?? "";
}
