// A consumer of operator-contract: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import {
  type LaneList,
  type OperatorResponses,
  parseSkipAction,
  type TestEventAction,
  validateEndpointAction,
  validateErasureAction,
  validateOperatorAction,
  validateTestEventAction,
} from "@payment-routing/operator-contract";

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
const responses: OperatorResponses = { "GET /lanes": lanes };
assert.deepEqual(responses["GET /lanes"]?.items, []);
