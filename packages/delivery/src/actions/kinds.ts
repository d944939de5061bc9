import { CHANGES_OF_LANES } from "../operations/change-lanes.ts";
import { REDELIVERY } from "../operations/redeliver-callbacks.ts";
import { ENDPOINT_SKIP } from "../operations/skip-endpoint.ts";
import type { BulkKind, BulkRequest } from "./action.ts";

/** The kinds of actions that are carried out in steps. Each takes the target of its requests. */
export const KINDS: Readonly<Record<BulkRequest["kind"], BulkKind<never>>> = {
  "redeliver-callbacks": REDELIVERY,
  ...CHANGES_OF_LANES,
  "skip-endpoint": ENDPOINT_SKIP,
};
