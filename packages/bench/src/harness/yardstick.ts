import { readFileSync } from "node:fs";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { compare } from "./compare.ts";

const EXAMPLE = new URL("../../../../schemas/examples/search/valid/full.xml", import.meta.url);

/**
 * Microseconds that `JSON.parse` takes for the data of the example `full.xml` now: how fast the machine is. With it, what
 * two machines say, or one at two times of the day, can be held against each other.
 */
export function measureYardstick(): number {
  const decoded = decodePaymentMethodSearchCriteria(readFileSync(EXAMPLE));
  if (!decoded.ok) throw new Error("the example is not valid");
  const json = JSON.stringify(decoded.value);
  const [measure] = compare([{ name: "JSON.parse", run: () => readEventId(json) }], EFFORT);
  return measure?.microseconds ?? Number.NaN;
}

const EFFORT = { rounds: 21, roundMs: 10 };

function readEventId(json: string): number {
  return JSON.parse(json).event_id;
}
