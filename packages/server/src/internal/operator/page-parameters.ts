import type { Page, PageOptions } from "@payment-routing/delivery";
import { TEXT_PARAMETER } from "../query-parameters.ts";
import { integerParameter, type QueryOf } from "../read-query.ts";
import { type Written, writeMembers } from "./written.ts";

/** The parameters of every list, beside those that say what it is a list of. */
export const PAGE_PARAMETERS = {
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
  after: TEXT_PARAMETER,
};

export function takePage({ limit, after }: QueryOf<typeof PAGE_PARAMETERS>): PageOptions {
  return { limit, ...(after !== undefined && { after }) };
}

export function writePage<Item>({ items, next }: Page<Item>): {
  readonly items: readonly Written<Item>[];
  readonly next?: string;
} {
  return { items: items.map((item) => writeMembers(item)), ...(next !== undefined && { next }) };
}
