import type { DecisionRecord } from "@payment-routing/routing";
import { writeDecision } from "@payment-routing/server";

/** Writes each decision as a line of JSON. */
export async function* writeNdjson(
  pages: AsyncIterable<readonly DecisionRecord[]>,
): AsyncGenerator<Uint8Array> {
  for await (const page of pages)
    if (page.length > 0)
      yield Buffer.from(page.map((record) => `${JSON.stringify(writeDecision(record))}\n`).join(""));
}
