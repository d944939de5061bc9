import type { Locator } from "@payment-routing/test-support/browser";
import { expect, test } from "vitest";
import { KEYS } from "../../src/sandbox.ts";
import { context, moveTo, open, page, signIn } from "./console-under-test.ts";
import { checkState, findViolations } from "./find-violations.ts";

/** The text of a file in its editor. */
export const editorOf = (file: string): Locator => page.getByRole("textbox", { name: `Text of ${file}` });

/** The XML of the workbench. */
export const searchXml = (): Locator => page.getByRole("textbox", { name: "Search, in XML" });

/** Types a text instead of the whole text of an editor, in one step. */
export async function replaceText(editor: Locator, text: string): Promise<void> {
  await editor.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/** Opens a draft of the active version, at a file. */
async function openDraft(file: string): Promise<Locator> {
  await moveTo(await signIn(KEYS.admin));
  await open(`/configuration/draft?file=${file}`);
  const editor = editorOf(file);
  await editor.waitFor();
  return editor;
}

/** The editor of files, and of searches in XML. A violation of the policy fails any of these tests. */
export function testEditor(): void {
  test("a mistake marks its line, and the message names what was meant", async () => {
    const editor = await openDraft("catalogue.yaml");
    await replaceText(editor, "methods:\n  - id: 1\n    capabilities:\n      contry: { only: [208] }\n");
    const message = 'There is no member "contry" here. Did you mean "country"?';
    await page.getByRole("status").getByText(`Line 4: ${message}`).waitFor();
    await page.locator(".cm-lint-marker-error").waitFor();
    await page.locator(".cm-lint-marker-error").hover();
    await page.locator(".cm-tooltip").getByText(message).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await checkState(page);
    await page.keyboard.press("F8");
    await page.keyboard.type("country");
    await page.locator(".cm-lint-marker-error").waitFor({ state: "detached" });
  });

  test("names and values are completed from the schema, and a name is described", async () => {
    const editor = await openDraft("catalogue.yaml");
    await replaceText(editor, "methods:\n  - id: 1\n    ");
    await page.keyboard.type("cap");
    const option = page.getByRole("option", { name: /^capabilities/ });
    await option.waitFor();
    // What is typed in the first moments may not be meant for the list.
    await page.waitForTimeout(100);
    await page.keyboard.press("Enter");
    await editor.getByText("capabilities", { exact: true }).hover();
    await page.locator(".cm-tooltip-hover").getByText("capabilities").waitFor();
    await page.keyboard.type("{ email: { validated: { is: tr");
    await page.getByRole("option", { name: "true" }).waitFor();
  });

  test("the editor has line numbers, folds and searches, and is left by Escape and Tab", async () => {
    const editor = await openDraft("catalogue.yaml");
    await page.locator(".cm-lineNumbers").getByText("1", { exact: true }).waitFor();
    await page.getByTitle("Fold line", { exact: true }).first().click();
    await page.locator(".cm-foldPlaceholder").waitFor();
    await editor.press("ControlOrMeta+f");
    await page.keyboard.type("Sandbox");
    await page.locator(".cm-searchMatch").first().waitFor();
    await checkState(page);
    await page.keyboard.press("Escape");
    const before = await page.getByText(/changed/).allTextContents();
    await page.getByText("Escape, then Tab").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.shadowRoot === null")).toBe(true);
    expect(await page.getByText(/changed/).allTextContents()).toEqual(before);
  });

  test("single keys are typed, not followed", async () => {
    const editor = await openDraft("catalogue.yaml");
    await replaceText(editor, "");
    await page.keyboard.type("j/k");
    expect(await editor.innerText()).toBe("j/k");
  });

  test("a draft is of its person: it survives a reload and the end of the tab, and ends with signing out", async () => {
    const editor = await openDraft("catalogue.yaml");
    page.on("dialog", (dialog) => void dialog.accept());
    await replaceText(editor, "methods: []");
    await page.getByText("1 file changed").waitFor();
    await page.reload();
    await page.getByText("1 file changed").waitFor();
    const person = page.context();
    const other = await person.newPage();
    await other.goto(page.url());
    await other.getByText("1 file changed").waitFor();
    // What is typed in one tab is in the other.
    await replaceText(editorOf("catalogue.yaml"), "methods: []\nclients: []");
    await other.getByRole("textbox", { name: "Text of catalogue.yaml" }).getByText("clients").waitFor();
    await other.close();
    await page.getByRole("button", { name: /^Session of/ }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByLabel("Operator key").waitFor();
    expect(await page.evaluate("Object.keys(localStorage).filter((name) => name.includes('draft'))")).toEqual(
      [],
    );
  });

  test("a search is a form and XML, and a mistake in the XML marks its line", async () => {
    await moveTo(context);
    await open("/workbench");
    await page.getByLabel("order number").fill("B-2");
    await page.getByRole("link", { name: "XML" }).click();
    const xml = searchXml();
    await xml.getByText("B-2").waitFor();
    await xml.getByText("order_no", { exact: true }).first().dblclick();
    await page.keyboard.type("order_nr");
    await page.locator(".cm-lint-marker-error").first().waitFor();
    await page.getByRole("link", { name: "Form" }).click();
    await page.getByText("The XML below is not a search.").waitFor();
    await checkState(page);
    await xml.getByText("order_nr", { exact: true }).dblclick();
    await page.keyboard.type("order_no");
    await expect.poll(() => page.getByLabel("order number").inputValue()).toBe("B-2");
  });
}
