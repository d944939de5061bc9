import { randomUUID } from "node:crypto";
import { DEFAULT_BOUNDS } from "@payment-routing/contract-runtime";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { type Dispatcher, Pool } from "undici";
import { writeAuthorization } from "./authorization.ts";
import {
  checkClientOptions,
  checkSearchOptions,
  type PaymentRoutingClientOptions,
  type SearchOptions,
} from "./client-options.ts";
import { startDeadline } from "./deadline.ts";
import { type Endpoint, locateEndpoint } from "./endpoint.ts";
import { PaymentRoutingError } from "./payment-routing-error.ts";
import { readRefusal } from "./refusal.ts";
import { describeFailure } from "./search-failure.ts";
import { type PaymentMethodSearchResult, readSearchResult } from "./search-result.ts";
import { type OutgoingSearch, sendSearch } from "./send-search.ts";
import { writeCriteria } from "./write-criteria.ts";

/**
 * Asks the service which payment methods a merchant may offer. One client serves a whole process: it keeps its
 * connections open between searches, until it is closed.
 *
 * It never repeats a search by itself. A search is cheap to send again, and only the caller knows whether the
 * customer still waits; an error says whether that may help (`retryable`, `retryAfterMs`).
 */
export class PaymentRoutingClient implements AsyncDisposable {
  readonly #options: PaymentRoutingClientOptions;
  readonly #endpoint: Endpoint;
  readonly #authorization: string;
  readonly #timeoutMs: number;
  readonly #dispatcher: Dispatcher;
  #closing: Promise<void> | undefined;

  /** @throws PaymentRoutingError `invalid-options` */
  constructor(options: PaymentRoutingClientOptions) {
    checkClientOptions(options);
    this.#options = { ...options };
    this.#endpoint = locateEndpoint(options.baseUrl);
    this.#authorization = writeAuthorization(
      options.clientId,
      options.apiKey,
      options.authentication ?? "basic",
    );
    this.#timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    this.#dispatcher = options.dispatcher ?? openPool(this.#endpoint, this.#timeoutMs);
  }

  /**
   * Sends one search and waits for its answer.
   *
   * The criteria are validated first, must name this client's `client_id`, and get the client's `language` when they
   * name none.
   *
   * @throws PaymentRoutingError with any of its codes, and nothing else
   */
  async searchPaymentMethods(
    criteria: PaymentMethodSearchCriteria,
    options: SearchOptions = {},
  ): Promise<PaymentMethodSearchResult> {
    checkSearchOptions(options);
    if (this.#closing !== undefined) throw new PaymentRoutingError("closed", "the client is closed");
    const { clientId, language, method = "GET" } = this.#options;
    return this.#send(
      {
        endpoint: this.#endpoint,
        method,
        authorization: this.#authorization,
        requestId: options.requestId ?? randomUUID(),
        body: writeCriteria(criteria, clientId, language),
      },
      options,
    );
  }

  /**
   * Refuses further searches, lets those under way finish, and closes the connections, except those of a dispatcher
   * that was given. To end the searches as well, abort the client's `signal`. An attempt to connect that nobody waits
   * for any more may hold it up, for `timeoutMs` at most.
   */
  async close(): Promise<void> {
    const owned = this.#options.dispatcher === undefined;
    this.#closing ??= owned ? this.#dispatcher.close() : Promise.resolve();
    await this.#closing;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #send(search: OutgoingSearch, options: SearchOptions): Promise<PaymentMethodSearchResult> {
    const { signal, decodeOptions } = this.#options;
    const maxBytes = decodeOptions?.maxBytes ?? DEFAULT_BOUNDS.maxBytes;
    const deadline = startDeadline(options.timeoutMs ?? this.#timeoutMs, [signal, options.signal]);
    try {
      const answer = await sendSearch(search, this.#dispatcher, deadline);
      if (answer.status !== 200) throw await readRefusal(answer, search.method, maxBytes);
      return await readSearchResult(answer, { ...decodeOptions, maxBytes });
    } catch (cause) {
      throw describeFailure(cause, deadline, search.requestId);
    } finally {
      deadline.release();
    }
  }
}

const DEFAULT_TIMEOUT_MS = 5_000;

function openPool({ origin }: Endpoint, connectTimeout: number): Pool {
  return new Pool(origin, {
    // The deadline of each search bounds waiting and reading. An attempt to connect outlives an aborted search, so it
    // has a bound of its own.
    connect: { timeout: connectTimeout },
    headersTimeout: 0,
    bodyTimeout: 0,
    // A GET with a body is served over HTTP/1.1, which is what this client is tested with.
    allowH2: false,
  });
}
