import type { IncomingHttpHeaders } from "node:http";
import type { InternalScope, OperatorStore } from "@payment-routing/config-store";
import type { Route as ContractRoute } from "@payment-routing/contract-runtime";
import type { Actor, ChangeFeed } from "@payment-routing/database";
import type { Delivery } from "@payment-routing/delivery";
import type { Operations as OperatorOperations } from "@payment-routing/operator-contract";
import { ROUTES as OPERATOR_ROUTES } from "@payment-routing/operator-contract/operations";
import { REQUESTS as OPERATOR_REQUESTS } from "@payment-routing/operator-contract/requests";
import type { Operations as ProcessorOperations } from "@payment-routing/processor-contract";
import { ROUTES as PROCESSOR_ROUTES } from "@payment-routing/processor-contract/operations";
import { REQUESTS as PROCESSOR_REQUESTS } from "@payment-routing/processor-contract/requests";
import type { Exchange } from "../../metrics/request-tracker.ts";
import type { Problem } from "../../problems/problem.ts";
import type { InTurn } from "../../processor/map-in-turns.ts";
import type { Tracing } from "../../tracing/open-tracing.ts";

/** The operations of the internal listener, by their IDs in the contracts. */
export type Operations = OperatorOperations & ProcessorOperations;

/** Their routes. */
export const ROUTES = { ...PROCESSOR_ROUTES, ...OPERATOR_ROUTES };

/** What their requests are read by. */
export const REQUESTS = { ...PROCESSOR_REQUESTS, ...OPERATOR_REQUESTS };

/** An operation with a tag. */
export type OperationOf<Tag extends string> = {
  readonly [Id in keyof Operations]: (typeof ROUTES)[Id]["tag"] extends Tag ? Id : never;
}[keyof Operations];

/** An operation of keys, which one request and one response of bounded length make. */
export type OperationId = Exclude<OperationOf<"Operators" | "Processors">, "sendReports">;

type Preset<Id extends OperationId> = Operations[Id] extends { readonly preset: infer Name } ? Name : never;

type ParametersOf<Id extends OperationId> = Operations[Id] extends { readonly parameters: infer Parameters }
  ? Parameters & Required<Pick<Parameters, Preset<Id> & keyof Parameters>>
  : unknown;

type BodyOf<Id extends OperationId> = (typeof ROUTES)[Id] extends { readonly request: "application/json" }
  ? Operations[Id] extends { readonly body: infer Body }
    ? Body
    : undefined
  : undefined;

/** A document of its response: the content, or one of its lines or events. */
export type ResponseOf<Id extends keyof Operations> = Operations[Id] extends {
  readonly response: infer Response extends object;
}
  ? Response
  : never;

/** An authorized request with valid parameters and a valid body. */
export interface OperationRequest<Id extends OperationId> extends AuthorizedRequest {
  /** Those that are not given have their defaults. */
  readonly parameters: ParametersOf<Id>;
  /** A search is in `document`. */
  readonly body: BodyOf<Id>;
  /** Who acts, for the audit, and the reason in the body. */
  readonly actor: (typeof ROUTES)[Id] extends { readonly isAudited: true } ? Actor : undefined;
}

interface AuthorizedRequest {
  readonly delivery: Delivery;
  readonly store: OperatorStore;
  readonly feed: ChangeFeed;
  readonly tracing: Tracing | undefined;
  /** The ID of the key of the caller. */
  readonly keyId: string;
  /** The scope of the key. */
  readonly scope: InternalScope;
  /** The clients that the caller is limited to: for the caller there are no others. Undefined without a limit. */
  readonly clientIds: readonly number[] | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The bytes of the body. Empty without one. */
  readonly document: Buffer;
  readonly exchange: Exchange;
  readonly inTurn: InTurn;
  /** Creates a signal that aborts when the response ends or the caller disconnects. */
  readonly watchEnd: () => AbortSignal;
}

export type Answer<Response extends object> =
  | {
      readonly ok: true;
      /** Default: 200. */
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Sent as JSON. */
      readonly content: Response;
      /** The content as JSON, if it is written already. */
      readonly json?: string;
    }
  /** Status 204, without content. */
  | { readonly ok: true; readonly headers?: Readonly<Record<string, string>> }
  /** Streamed as JSON: lines or server-sent events, as the route says. */
  | { readonly ok: true; readonly items: AsyncIterable<Response> }
  | Rejection;

export interface Rejection {
  readonly ok: false;
  readonly problem: Problem;
}

/** Answers an operation. `describeFailure` converts its errors to problems. */
export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
) => Promise<Answer<ResponseOf<Id>>>;

/** One handler for each operation. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Handlers of some operations. Together they are complete: one that is missing, or of no operation, does not compile. */
export function defineHandlers<Id extends OperationId>(handlers: Pick<Handlers, Id>): Pick<Handlers, Id> {
  return handlers;
}

/** Answers with a document of the contract. Default status: 200. */
export function answerWith<Content extends object>(content: Content, status?: number): Answer<Content> {
  return { ok: true, content, ...(status !== undefined && { status }) };
}

export function reject(problem: Problem): Rejection {
  return { ok: false, problem };
}

/** The least scopes of the keys that may use a route. */
export function scopesOf({ security }: Pick<ContractRoute, "security">): readonly InternalScope[] {
  return (security.key ?? []) as readonly InternalScope[];
}
