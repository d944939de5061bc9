import { readFileSync } from "node:fs";
import { loadConfiguration, loadSecrets } from "@payment-routing/config-store";
import { migrate } from "@payment-routing/database";
import { type Delivery, openDelivery, type Report } from "@payment-routing/delivery";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { ROOT } from "./run-process.ts";

/** A database, and the delivery of the sandbox's merchants on it. */
export interface OpenedDelivery extends AsyncDisposable {
  readonly delivery: Delivery;
  readonly connectionString: string;
}

export async function openSandboxDelivery(): Promise<OpenedDelivery> {
  const { connectionString, drop } = await createTestDatabase({ migrate });
  const path = (name: string) => `${ROOT}schemas/examples/config/${name}`;
  const secrets = await loadSecrets(path("secrets/valid/sandbox.yaml"), {}, { sandbox: true });
  const { merchants, secrets: ofMerchants } = await loadConfiguration(path("valid"), {
    sandbox: true,
    secrets,
  });
  if (ofMerchants === undefined) throw new Error("the sandbox has no secrets");
  const delivery = await openDelivery({ connectionString, merchants, secrets: ofMerchants });
  return {
    delivery,
    connectionString,
    async [Symbol.asyncDispose]() {
      await delivery.close();
      await drop();
    },
  };
}

export const SESSION_ID = 7740012;

/** A report of an authorised session of the sandbox. */
export function readReport(): Report {
  const file = "schemas/examples/processor/valid/session-report-airline-card-authorised.json";
  return JSON.parse(readFileSync(ROOT + file, "utf8"));
}
