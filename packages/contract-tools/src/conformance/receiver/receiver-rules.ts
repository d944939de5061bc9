import { fromDecision, fromInterface } from "../conformance-rule.ts";
import { authenticationRules } from "./authentication-rules.ts";
import { callbackRules } from "./callback-rules.ts";
import { accepts, type ReceiverRule, setting } from "./delivery.ts";

/** Rules of the delivery: repetition, order and redelivery. */
const deliveryRules: readonly ReceiverRule[] = [
  accepts(
    fromInterface(
      "repeated-callback-accepted",
      "6",
      "A callback that arrives twice is accepted both times: delivery is at least once.",
    ),
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [{ sessionId }, { sessionId }];
    },
  ),
  accepts(
    fromDecision(
      "older-callback-accepted",
      "6",
      "A callback older than one received before is accepted, and dropped.",
    ),
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [
        { sessionId, sequence: 2 },
        { sessionId, sequence: 1 },
      ];
    },
  ),
  accepts(
    fromDecision("gap-accepted", "6", "A callback after a gap in the sequence is accepted."),
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [
        { sessionId, sequence: 1 },
        { sessionId, sequence: 5 },
      ];
    },
  ),
  accepts(
    fromDecision("redelivery-accepted", "6", "A redelivery that an operator requested is accepted."),
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [{ sessionId }, { sessionId, redelivery: true }];
    },
  ),
  accepts(
    fromDecision(
      "superseding-callback-accepted",
      "6",
      "A callback that names those it replaces is accepted.",
    ),
    () => [{ sequence: 4, supersedes: [1, 2, 3] }],
  ),
  accepts(fromDecision("test-event-accepted", "6", "A test event is accepted."), ({ nextSession }) => [
    {
      id: `test_${nextSession()}`,
      sessionId: Number.MAX_SAFE_INTEGER,
      redelivery: true,
      edit: setting({ additional_data: [{ name: "test_event", text: "true" }] }),
    },
  ]),
];

/** Every rule of callbacks. The first one sends a valid callback: where it fails, most others fail too. */
export const receiverRules: readonly ReceiverRule[] = [
  ...callbackRules,
  ...deliveryRules,
  ...authenticationRules,
];
