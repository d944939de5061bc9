import type { Locator, Page } from "@payment-routing/test-support/browser";

/** An operator at the console, whose clicks, single keys and typed texts are counted. */
export class Hand {
  readonly page: Page;
  #clicks = 0;
  #keys = 0;
  #texts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** `3 clicks, 2 keys, 1 text` */
  get effort(): string {
    const counts = [
      [this.#clicks, "click"],
      [this.#keys, "key"],
      [this.#texts, "text"],
    ] as const;
    return counts
      .filter(([number]) => number > 0)
      .map(([number, noun]) => `${number} ${noun}${number === 1 ? "" : "s"}`)
      .join(", ");
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#clicks += 1;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.#keys += keys.length;
  }

  /** Types where the focus is, or after a click into a field. */
  async type(text: string, field?: Locator): Promise<void> {
    if (field !== undefined) await this.click(field);
    await this.page.keyboard.type(text);
    this.#texts += 1;
  }

  /** Chooses in a list that opens: two clicks. */
  async select(field: Locator, value: string): Promise<void> {
    await field.selectOption(value);
    this.#clicks += 2;
  }

  /** A link or a button by its name. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole("link", { name, ...(typeof name === "string" && { exact: true }) });
  }

  /** Types the reason, which has the focus, and sends the dialog. */
  async giveReason(): Promise<void> {
    await this.page
      .getByRole("dialog")
      .getByLabel("Reason, for the audit")
      .and(this.page.locator(":focus"))
      .waitFor();
    await this.type("a task of an operator");
    await this.press("Enter");
  }
}
