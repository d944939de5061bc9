import type * as operators from "@payment-routing/operator-contract/operations";
import type * as processors from "@payment-routing/processor-contract/operations";

type Operations = operators.Operations & processors.Operations;
type Routes = typeof operators.ROUTES & typeof processors.ROUTES;

/** An operation of operators, processors or the console, by its ID: `listLanes`. */
export type OperationId = keyof Operations;

/** The operations that answer with lines or events. */
export type StreamId = {
  [Id in OperationId]: Routes[Id] extends { response: Streamed } ? Id : never;
}[OperationId];
type Streamed = "application/x-ndjson" | "text/event-stream";

/** The operations that answer with one document, or none. */
export type CallId = Exclude<OperationId, StreamId>;

/** The parameters of an operation, with its body as `body`. Undefined members are not sent. */
export type RequestOf<Id extends OperationId> = (Operations[Id] extends { parameters: infer Parameters }
  ? Unset<Parameters>
  : unknown) &
  (Operations[Id] extends { body: infer Body }
    ? { readonly body: Id extends "sendReports" ? readonly Body[] : Unset<Body> }
    : unknown);

/** Lets optional members be undefined. */
type Unset<Value> = Value extends readonly unknown[]
  ? Value
  : { [Name in keyof Value]: Unset<Value[Name]> | (object extends Pick<Value, Name> ? undefined : never) };

/** The content of a response, or of one line or event of it. */
export type ResponseOf<Id extends OperationId> = Operations[Id] extends { response: infer R } ? R : undefined;

/** An item of an operation that answers with a page of a list. */
export type ItemOf<Id extends OperationId> = Operations[Id] extends Paged<infer Item> ? Item : never;
type Paged<Item> = { parameters: { after?: string }; response: { items: readonly Item[] } };

export interface CallOptions {
  /** Aborts the request, which rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Whether no person caused the request: it does not keep a session of the console alive. */
  readonly isBackground?: boolean;
}

/** A request may be left out if nothing in it is required. */
type Arguments<Id extends OperationId> =
  object extends RequestOf<Id>
    ? [request?: RequestOf<Id>, options?: CallOptions]
    : [request: RequestOf<Id>, options?: CallOptions];

/** The operations of the internal listener. Each rejects with a {@link ProblemError}. */
export interface OperatorClient {
  /** Sends a request and reads its response. */
  call<Id extends CallId>(id: Id, ...given: Arguments<Id>): Promise<ResponseOf<Id>>;
  /** Reads a response as the text that was sent, with every digit of its numbers. */
  text<Id extends CallId>(id: Id, ...given: Arguments<Id>): Promise<string>;
  /** Reads the lines or events of a response, each as soon as it comes. A reader that stops ends the request. */
  stream<Id extends StreamId>(id: Id, ...given: Arguments<Id>): AsyncGenerator<ResponseOf<Id>, void, void>;
  /** Reads the first `limit` items of a list, page by page. Default: all. */
  list<Id extends CallId>(id: Id, ...given: Arguments<Id>): Promise<readonly ItemOf<Id>[]>;
}
