import { setTimeout as delay } from "node:timers/promises";
import { type OfferedPaymentMethod, PaymentRoutingClient } from "@payment-routing/client";
import type { DeliveryIssue } from "@payment-routing/delivery";
import { createOperatorClient } from "@payment-routing/operator-client";
import type {
  ReportOutcome,
  SessionHistory,
  SessionReport,
  TransactionStatusReport,
} from "@payment-routing/processor-contract";
import type { Sandbox } from "../sandbox/start-sandbox.ts";
import { checkDatabase } from "../service/check-database.ts";
import type { DemoRecord } from "./check-demo.ts";
import type { Inbox } from "./inbox.ts";
import { createPaymentStory } from "./payment.ts";
import type { Stage } from "./stage.ts";

/** The keys of the sandbox that the demo uses. */
export interface DemoKeys {
  readonly merchant: string;
  readonly processor: string;
  readonly operator: string;
}

interface DemoScene {
  readonly service: Pick<Sandbox["service"], "url" | "internalUrl">;
  readonly connectionString: string;
  readonly inbox: Inbox;
  readonly stage: Stage;
  readonly keys: DemoKeys;
  /** A report of an authorised payment of the merchant that holds the key. */
  readonly example: SessionReport;
}

/** The response statuses of the merchant: it rejects the second delivery once. */
export const MERCHANT_STATUSES = [200, 500, 200] as const;

/** Plays one payment from the search to the last callback. */
export async function playDemo(scene: DemoScene): Promise<DemoRecord> {
  const { service, inbox, stage, keys, example } = scene;
  const story = createPaymentStory(example);
  const url = service.internalUrl ?? "";
  const processor = createOperatorClient({ url, authentication: { key: keys.processor } });
  const operator = createOperatorClient({ url, authentication: { key: keys.operator } });
  const session = { session_id: story.opened.session_id };
  const transaction = { ...session, transaction_id: story.transactionId };
  const path = `/payment-sessions/${session.session_id}`;
  const outcomes: ReportOutcome[] = [];
  const report = async (text: string, send: () => Promise<ReportOutcome>) => {
    stage.say("processor", text);
    const outcome = await send();
    outcomes.push(outcome);
    const { callback_sequence = "none" } = outcome;
    stage.say("service", `${outcome.outcome}: version ${outcome.version}, callback ${callback_sequence}`);
  };
  const reportStatus = (body: TransactionStatusReport, text: string) =>
    report(`POST ${path}/transactions/${story.transactionId}/status: ${text}`, () =>
      processor.call("reportTransactionStatus", { ...transaction, body }),
    );

  stage.heading("Search for payment methods");
  const methods = await search(scene);

  stage.heading("The processor reports the payment session");
  await report(`PUT ${path}: payment started`, () =>
    processor.call("reportSession", { ...session, body: story.opened }),
  );
  await inbox.whenReceived(1);

  stage.heading("The payment is authorised, and the merchant rejects the callback");
  await reportStatus(story.authorised, "authorised");
  await inbox.whenReceived(2);

  stage.heading("The payment is captured: its callback waits for the retry of the previous one");
  await reportStatus(story.captured, "captured");
  await inbox.whenReceived(4);

  stage.heading("The history in the service");
  const history = await readHistory(() => operator.call("readSessionHistory", session));
  for (const { report_id, outcome, version, callback } of history)
    stage.say(
      "service",
      `report ${report_id}: ${outcome}, version ${version}, callback ${callback?.sequence} ${callback?.state}`,
    );
  const issues: DeliveryIssue[] = [];
  const summary = await checkDatabase(scene.connectionString, (issue) => issues.push(issue));
  stage.say("service", `check: ${issues.length} issues in ${summary.callbacks} callbacks`);
  return { story, methods, outcomes, receipts: inbox.receipts, history, issues, summary };
}

async function search(scene: DemoScene): Promise<readonly OfferedPaymentMethod[]> {
  const { service, keys, stage, example } = scene;
  const { client_id: clientId, account_id, sale_amount } = example;
  const { value, currency_id, decimals } = sale_amount;
  await using client = new PaymentRoutingClient({ baseUrl: service.url, clientId, apiKey: keys.merchant });
  stage.say("merchant", `GET: account ${account_id}, ${value} in minor units of currency ${currency_id}`);
  const { methods } = await client.searchPaymentMethods({
    event_id: 1,
    account_id,
    transaction: {
      order_no: "DEMO-1",
      amount: { value, country_id: currency_id, currency_id, decimal: decimals ?? 2 },
      orders: [{ line_item: { product: [] }, amount: { country_id: currency_id, value: String(value) } }],
    },
    client_info: {
      language: "da",
      platform: "HTML5",
      version: "1.0",
      ip: "203.0.113.7",
      client_id: clientId,
    },
  });
  const offered = methods.map(({ id, isDefault }) => (isDefault ? `${id} (the default)` : `${id}`));
  stage.say("service", `methods ${offered.join(", ")}`);
  return methods;
}

/** Polls, because a callback is settled shortly after the merchant received it. */
async function readHistory(read: () => Promise<SessionHistory>): Promise<SessionHistory["history"]> {
  for (let polls = 1; ; polls++) {
    const { history } = await read();
    const isSettled = history.every(({ callback }) => callback?.state !== "waiting");
    if (isSettled || polls === MAX_POLLS) return history;
    await delay(POLL_MS);
  }
}

const MAX_POLLS = 100;
const POLL_MS = 50;
