import type { IncomingHttpHeaders } from "node:http";
import type { Delivery } from "@payment-routing/delivery";
import type { InternalScope } from "../authentication.ts";
import type { Exchange, Operation } from "../observability/exchange.ts";
import type { Problem } from "../problems/problem.ts";

/** One thing that can be done at the internal listener. */
export interface InternalRoute {
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  /** With names for the parts that vary: `/lanes/:session_id`. */
  readonly path: string;
  readonly operation: Operation;
  /** Whose keys open it. */
  readonly scopes: readonly InternalScope[];
  /** Whether it comes with a document. Otherwise a body is not looked at. */
  readonly takesDocument: boolean;
  /** Whether it reads the query. Otherwise a query that asks for anything is refused. */
  readonly takesQuery?: boolean;
  /** What the document is written in; JSON unless given. */
  readonly documentType?: "xml";
  /** What it throws is answered by `describeFailure`. */
  answer(request: InternalRequest): Promise<InternalAnswer>;
}

/** A request of somebody who may make it. */
export interface InternalRequest {
  readonly delivery: Delivery;
  /** The name of the key that it came with. */
  readonly keyId: string;
  /** The parts of the path that vary, by their names. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Empty where no document is taken. */
  readonly document: Buffer;
  readonly exchange: Exchange;
}

export type InternalAnswer =
  | {
      readonly ok: true;
      /** 200 unless given. */
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Is sent as JSON. */
      readonly content: object;
    }
  /** What comes little by little is sent as JSON, an object a line. */
  | { readonly ok: true; readonly lines: AsyncIterable<object> }
  | { readonly ok: false; readonly problem: Problem };

/** Refuses a request. */
export function reject(problem: Problem): InternalAnswer & { readonly ok: false } {
  return { ok: false, problem };
}
