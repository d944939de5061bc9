import type { IncomingHttpHeaders } from "node:http";
import type { InternalScope, OperatorStore } from "@payment-routing/config-store";
import type { Delivery } from "@payment-routing/delivery";
import type { Exchange, Operation } from "../../metrics/request-tracker.ts";
import type { Problem } from "../../problems/problem.ts";
import type { InTurn } from "../../processor/map-in-turns.ts";
import type { QueryParameters } from "./read-query.ts";

/** A route of the internal listener. */
export interface InternalRoute {
  readonly method: "GET" | "PUT" | "POST" | "DELETE";
  /** With names of the variable parts: `/lanes/:session_id`. */
  readonly path: string;
  readonly operation: Operation;
  /** The least scopes of the keys that may use it. */
  readonly scopes: readonly InternalScope[];
  /** The document of a request. Without it a body is ignored. */
  readonly document?: RequestDocument;
  /** The parameters that the route reads. Otherwise a query with parameters is rejected. */
  readonly query?: QueryParameters;
  /** Whether the response is JSON lines. Default: one JSON document. */
  readonly answersLines?: true;
  /** Whether the response is a stream of server-sent events. */
  readonly answersEvents?: true;
  /** What the callers of the route share. Default: the connections for reads. Reports share nothing. */
  readonly share?: "streams" | "jobs" | "none";
  /** `describeFailure` converts errors to problems. */
  answer(request: InternalRequest): Promise<InternalAnswer>;
}

/** The document of a request: the title of its JSON Schema, or a search in XML. */
export type RequestDocument =
  | "SessionReport"
  | "SessionStatusReport"
  | "TransactionStatusReport"
  | "OperatorAction"
  | "SkipAction"
  | "EndpointAction"
  | "ErasureAction"
  | "TestEventAction"
  | "ConsoleSignIn"
  | "ConfigurationUpload"
  | "ActivationAction"
  | "RollbackAction"
  | "ConfigurationJob"
  | "ConfigurationComparison"
  | "ConfigurationReplay"
  | "NewKey"
  | "KeyRevocation"
  | "search";

/** An authorized request. */
export interface InternalRequest {
  readonly delivery: Delivery;
  readonly store: OperatorStore;
  /** The ID of the key of the caller. */
  readonly keyId: string;
  /** The scope of the key. */
  readonly scope: InternalScope;
  /** The variable parts of the path, by name. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Empty when the route has no document. */
  readonly document: Buffer;
  readonly exchange: Exchange;
  readonly inTurn: InTurn;
  /** Runs a further step of a long action, once a connection for reads is free for the caller. */
  readonly inShare: <Result>(step: () => Promise<Result>) => Promise<Result>;
  /** Creates a signal that aborts when the response ends or the caller disconnects. */
  readonly watchEnd: () => AbortSignal;
}

export type InternalAnswer =
  | {
      readonly ok: true;
      /** Default: 200. */
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Sent as JSON. */
      readonly content: object;
      /** The content as JSON, if it is written already. */
      readonly json?: string;
    }
  /** Status 204, without content. */
  | { readonly ok: true; readonly headers?: Readonly<Record<string, string>> }
  /** Streamed as JSON, one object on each line. */
  | { readonly ok: true; readonly lines: AsyncIterable<object> }
  /** Streamed as server-sent events, whose data is JSON. */
  | { readonly ok: true; readonly events: AsyncIterable<object> }
  | { readonly ok: false; readonly problem: Problem };

/** Answers with a document of the contract. Default status: 200. */
export function answerWith<Content extends object>(content: Content, status?: number): InternalAnswer {
  return { ok: true, content, ...(status !== undefined && { status }) };
}

export function reject(problem: Problem): InternalAnswer & { readonly ok: false } {
  return { ok: false, problem };
}
