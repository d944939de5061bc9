// What a configuration does, asked before it is live.

export { type CompletedRequest, completeRequest } from "./cases/complete-request.ts";
export { type CaseFault, type CaseOutcome, runCases } from "./cases/run-cases.ts";
