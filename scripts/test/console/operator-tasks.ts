import type { Pool } from "pg";
import type { OpenedConsole } from "../../src/console/open-console.ts";
import type { Hand } from "./hand.ts";
import { DECIDED, SESSIONS } from "./seed.ts";

/** What the tasks are done on. */
export interface Workplace {
  /** Of an administrator. */
  readonly hand: Hand;
  /** Of another administrator, who approves. */
  readonly other: Hand;
  readonly opened: OpenedConsole;
  readonly pool: Pool;
}

/** A task of an operator, from the overview to where it is done. Throws where the console does not get there. */
export interface Task {
  readonly name: string;
  readonly run: (workplace: Workplace) => Promise<void>;
}

/** How many accounts a change affects. */
const AFFECTED = /^\d[\d,]* of \d[\d,]*$/;

const wait = { timeout: 20_000 };

/** Twelve tasks, in an order in which each finds what it needs. */
export const TASKS: readonly Task[] = [
  {
    name: "See whether the service is healthy",
    async run({ hand: { page } }) {
      await page.getByRole("region", { name: "Warnings" }).waitFor();
      await page.getByRole("table", { name: "Processes" }).waitFor();
    },
  },
  {
    name: "Find out why a method was not offered, from an event ID",
    async run({ hand }) {
      await hand.press("/");
      await hand.type(String(DECIDED.eventId));
      // Another search with this ID was rejected.
      await hand.click(hand.page.getByRole("option", { name: /^Search by event(?!,)/ }));
      await hand.page.getByRole("row", { name: DECIDED.excludedMethod }).getByText("near miss").waitFor();
    },
  },
  {
    name: "Find out why a merchant gets 400",
    async run({ hand }) {
      await hand.click(hand.link("Searches and decisions"));
      await hand.click(hand.link("Rejected before a decision"));
      await hand.page.getByRole("cell", { name: "invalid-document" }).first().waitFor();
    },
  },
  {
    name: "Find a session by its order number",
    async run({ hand, pool }) {
      // The sandbox's payments are all for one order.
      const key = "session-of-one-order";
      await pool.query("insert into session_keys (key, kind, session_id) values ($1, 'order', $2)", [
        key,
        SESSIONS.delivered,
      ]);
      await hand.press("/");
      await hand.type(key);
      await hand.press("Enter");
      await hand.page.getByRole("heading", { level: 1, name: `Session ${SESSIONS.delivered}` }).waitFor();
    },
  },
  {
    name: "Find the slowest endpoint",
    async run({ hand, opened }) {
      const table = hand.page.getByRole("table", { name: "Slowest endpoints" });
      // Its responses take longest, unless the requests that time out elsewhere are counted by now.
      const { fails, silent } = opened.merchants.origins;
      const slowest = table.getByRole("row").nth(1);
      await slowest.getByText(fails).or(slowest.getByText(silent)).waitFor();
    },
  },
  {
    name: "Pause an endpoint that has nothing waiting until 06:00",
    async run({ hand, opened }) {
      const { accepts } = opened.merchants.origins;
      await hand.click(hand.link("Endpoints"));
      await hand.click(hand.button(`Pause ${accepts}`));
      await hand.click(hand.page.getByLabel("Until 06:00 tomorrow"));
      await hand.type("their maintenance", hand.page.getByLabel("Reason, for the audit"));
      await hand.press("Enter");
      await hand.page.getByRole("status").getByText(`${accepts} is paused until`).waitFor();
    },
  },
  {
    name: "Redeliver what failed at one endpoint, at 10 a second",
    async run({ hand, opened }) {
      await hand.click(hand.link("Endpoints"));
      await hand.click(hand.link("Failures by cause"));
      await hand.click(
        hand.page
          .getByRole("row", { name: opened.merchants.origins.rejects })
          .getByRole("button", { name: /^Redeliver/ })
          .first(),
      );
      await hand.type("10", hand.page.getByLabel(/a second/));
      await hand.type("asked by the merchant", hand.page.getByLabel("Reason, for the audit"));
      await hand.press("Enter");
      await hand.page.getByRole("dialog").getByText("finished").waitFor(wait);
    },
  },
  {
    name: "Unpark what the merchant has mended",
    async run({ hand }) {
      await hand.click(hand.link(/^Parked lanes/));
      await hand.click(hand.button("Unpark matching"));
      await hand.giveReason();
      await hand.page.getByRole("dialog").getByText("finished").waitFor(wait);
    },
  },
  {
    name: "Change a rule, check, have it approved, activate and roll back",
    async run({ hand, other }) {
      const { page } = hand;
      await hand.click(
        hand.page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Configuration" }),
      );
      await hand.click(hand.link("Edit the active version as a draft"));
      await hand.click(hand.link("catalogue.yaml"));
      await hand.click(page.locator(".cm-content"));
      await hand.press("Control+f");
      await hand.type("iOS, Android");
      await hand.press("Enter", "Escape");
      await hand.type("HTML5, Android");
      await hand.click(hand.button("Run all checks"));
      await page.getByText("The configuration is valid.").waitFor(wait);
      await hand.button("Cancel").waitFor({ state: "detached", ...wait });
      await hand.click(hand.button("Store as a version"));
      await hand.type("the wallet is for the web", page.getByLabel("Reason, for the audit"));
      await hand.press("Enter");
      await page.getByRole("heading", { level: 1, name: /^Version / }).waitFor();
      await hand.click(hand.button("Activate"));
      await page.getByRole("dialog").getByText(AFFECTED).first().waitFor(wait);
      await hand.type("the wallet is for the web", page.getByLabel("Reason, for the audit"));
      await hand.press("Enter");
      await page
        .getByRole("status")
        .getByText(/approv/)
        .waitFor(wait);
      await other.click(other.link("Audit"));
      await other.click(other.link("Bulk actions and approvals"));
      await other.click(other.button(/^Approve/));
      await other.giveReason();
      await other.page.getByRole("status").getByText("The action is approved.").waitFor(wait);
      await hand.click(
        hand.page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Configuration" }),
      );
      await page.getByText("the wallet is for the web").first().waitFor();
      await hand.click(hand.button("Roll back"));
      await hand.giveReason();
      await page.getByRole("status").getByText("The version before is active again.").waitFor(wait);
    },
  },
  {
    name: "Compare two versions",
    async run({ hand }) {
      await hand.click(
        hand.page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Configuration" }),
      );
      const versions = hand.page.getByRole("table", { name: "Stored versions, the newest first" });
      await hand.click(versions.getByRole("link").first());
      await hand.click(hand.link("Changes"));
      await hand.click(hand.button("Compare"));
      await hand.page.getByText(AFFECTED).first().waitFor(wait);
    },
  },
  {
    name: "Create and revoke a key that is limited to one client",
    async run({ hand }) {
      const { page } = hand;
      await hand.click(hand.link("Keys and secrets"));
      await hand.click(hand.button("Create a key"));
      await hand.type("support-of-one", page.getByLabel("ID of the key"));
      await hand.select(page.getByLabel("Scope, or client"), "viewer");
      await hand.type("10077", page.getByLabel("Only for clients"));
      await hand.type("support", page.getByLabel("Reason, for the audit"));
      await hand.press("Enter");
      await page.getByText("This is the only time").waitFor();
      await hand.press("Escape");
      await hand.click(hand.button("Revoke support-of-one"));
      await hand.giveReason();
      await page.getByRole("status").getByText("is revoked").waitFor();
    },
  },
  {
    name: "Read who did what",
    async run({ hand }) {
      await hand.click(hand.link("Audit"));
      await hand.page.getByRole("row", { name: "revoke-key" }).first().waitFor();
    },
  },
];
