import type { Issue } from "@payment-routing/contract-runtime";

/** An issue as the service words it. Its code is open: a newer service may know codes that this client does not. */
export type ReportedIssue = Omit<Issue, "code"> & { readonly code: string };

/** A problem document (RFC 9457), read from XML or JSON. Members that it leaves out are undefined. */
export interface Problem {
  /** A URI that names the kind of problem. */
  readonly type: string | undefined;
  /** The last segment of `type`, such as `no-eligible-method`: the service's own name for the kind of problem. */
  readonly code: string | undefined;
  readonly title: string | undefined;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly instance: string | undefined;
  /** The `event_id` of the search that was answered, when the service could read it. */
  readonly event_id: number | undefined;
  /** Every fault that the service found; empty unless it judged the document. */
  readonly issues: readonly ReportedIssue[];
}

/** The members of one object of a problem document, in either format. */
export interface ProblemMembers {
  /** Undefined when absent, or if it is no string. */
  readText(name: string): string | undefined;
  /** Undefined when absent, or if it is no integer. */
  readInteger(name: string): number | undefined;
  /** Empty when absent, or if it is no array of objects. */
  readItems(name: string): readonly ProblemMembers[];
}
