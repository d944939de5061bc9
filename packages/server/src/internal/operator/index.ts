import type { InternalRoute } from "../internal-route.ts";
import { AUDIT_ROUTE } from "./audit-route.ts";
import { CALLBACK_ROUTES, REDELIVERIES_ROUTES } from "./callback-routes.ts";
import { ENDPOINT_ROUTES } from "./endpoint-routes.ts";
import { ERASURE_ROUTE } from "./erasure-route.ts";
import { LANE_ROUTES } from "./lane-routes.ts";
import { TEST_EVENT_ROUTE } from "./test-event-route.ts";

/** What operators see and do. */
export const OPERATOR_ROUTES: readonly InternalRoute[] = [
  ...CALLBACK_ROUTES,
  ...REDELIVERIES_ROUTES,
  ...LANE_ROUTES,
  ...ENDPOINT_ROUTES,
  TEST_EVENT_ROUTE,
  ERASURE_ROUTE,
  AUDIT_ROUTE,
];
