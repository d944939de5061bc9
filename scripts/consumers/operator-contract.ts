// A consumer of operator-contract: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import {
  type Callback,
  type CallbackList,
  type LaneList,
  type Operations,
  parseSkipAction,
  type TestEventAction,
  validateEndpointAction,
  validateErasureAction,
  validateOperatorAction,
  validateTestEventAction,
} from "@payment-routing/operator-contract";
import { ROUTES } from "@payment-routing/operator-contract/operations";

const reason = "The merchant asked for it";
assert.deepEqual(validateOperatorAction({ reason }), { ok: true, value: { reason } });
assert.ok(validateErasureAction({ reason, discard_undelivered: true }).ok);
assert.ok(!validateEndpointAction({ reason }).ok);

const event: TestEventAction = { client_id: 10077, status: { code: 4030 }, reason };
assert.deepEqual(validateTestEventAction(event), { ok: true, value: event });

const rejected = parseSkipAction('{\n  "reason": "x", "sequence": 0\n}');
assert.ok(!rejected.ok);
assert.deepEqual(
  rejected.issues.map(({ line, column, path }) => ({ line, column, path })),
  [{ line: 2, column: 30, path: "/sequence" }],
);

const lanes: LaneList = { items: [] };
const response: Operations["listLanes"]["response"] = lanes;
assert.deepEqual(response.items, []);
assert.equal(`${ROUTES.listLanes.method} ${ROUTES.listLanes.path}`, "GET /internal/v1/lanes");

// Code that reads: a switch over all states of a callback.
function describeState(state: Callback["state"]): string {
  switch (state) {
    case "waiting":
      return "to be delivered";
    case "delivered":
    case "test":
      return "delivered";
    case "skipped":
    case "superseded":
    case "rejected":
      return "not to be delivered";
  }
}
function describeCallbacks({ items, next }: CallbackList): readonly string[] {
  const more: string | undefined = next;
  return [...items.map(({ callback_id, state }) => `${callback_id}: ${describeState(state)}`), more ?? "end"];
}
assert.deepEqual(describeCallbacks({ items: [] }), ["end"]);
