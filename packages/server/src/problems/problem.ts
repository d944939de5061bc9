import type { Issue } from "@payment-routing/contract-runtime";
import { PROBLEMS, type ProblemCode } from "./problem-codes.ts";

/** Why a request is not answered as it asks to be: one problem, before it is written as XML or JSON. */
export interface Problem {
  readonly code: ProblemCode;
  /** This occurrence, for people. Holds nothing of the document but what `issues` holds too. */
  readonly detail: string;
  /** Everything that is wrong with the document. */
  readonly issues?: readonly Issue[];
  /** The caller's event_id, where it could be read. */
  readonly eventId?: number | undefined;
  /** Header fields that the status calls for: Allow, WWW-Authenticate, Retry-After. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** The members of a problem details object (RFC 9457, section 3), with our two extensions. */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly event_id?: number;
  readonly issues?: readonly Issue[];
}

// Identifiers, not addresses: .example never resolves (RFC 2606).
const BASE_URI = "https://payment-routing.example";

/** The URI of a kind of problem. */
export function problemType(code: ProblemCode): string {
  return `${BASE_URI}/problems/${code}`;
}

/** What a problem says to its caller. `requestId` is undefined where no request could be made out. */
export function detailProblem(problem: Problem, requestId: string | undefined): ProblemDetails {
  const { status, title } = PROBLEMS[problem.code];
  return {
    type: problemType(problem.code),
    title,
    status,
    detail: problem.detail,
    ...(requestId !== undefined && { instance: `${BASE_URI}/requests/${requestId}` }),
    ...(problem.eventId !== undefined && { event_id: problem.eventId }),
    ...(problem.issues !== undefined && { issues: problem.issues }),
  };
}
