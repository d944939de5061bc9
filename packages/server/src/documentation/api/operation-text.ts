import type { ProblemCode } from "../../problems/problem.ts";

/** The texts about a route in the documentation. */
export interface OperationText {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Descriptions of the query parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The statuses of success. Default: 200. */
  readonly statuses?: Readonly<Record<number, string>>;
  /** The problems beyond those of every route, in their order of precedence. */
  readonly problems?: readonly ProblemCode[];
  /** Whether the response has the version of the session as ETag. */
  readonly hasEntityTag?: true;
}
