import { randomUUID } from "node:crypto";
import { DEFAULT_BOUNDS } from "@payment-routing/contract-runtime";
import type { PaymentMethodSearchCriteriaInput } from "@payment-routing/search-contract";
import { type Dispatcher, Pool } from "undici";
import { writeAuthorization } from "./authorization.ts";
import {
  checkClientOptions,
  checkSearchOptions,
  type PaymentRoutingClientOptions,
  type SearchOptions,
} from "./client-options.ts";
import { createConnector } from "./connector.ts";
import { startDeadline } from "./deadline.ts";
import { type Endpoint, locateEndpoint } from "./endpoint.ts";
import { readErrorAnswer } from "./error-answer.ts";
import { PaymentRoutingError } from "./payment-routing-error.ts";
import { describeFailure } from "./search-failure.ts";
import { type PaymentMethodSearchResult, readSearchResult } from "./search-result.ts";
import { type OutgoingSearch, sendSearch } from "./send-search.ts";
import { writeCriteria } from "./write-criteria.ts";

/**
 * Searches for the payment methods that a merchant may offer. Create one client per process: it keeps connections open
 * between searches until it is closed.
 *
 * It never retries a search. An error says whether a retry may help (`retryable`, `retryAfterMs`).
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
   * The criteria are validated first. They may leave out arrays that may be empty, must contain the `client_id` of this
   * client, and get its `language` if they have none.
   *
   * @throws PaymentRoutingError with any of its codes, and nothing else
   */
  async searchPaymentMethods(
    criteria: PaymentMethodSearchCriteriaInput,
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
   * Rejects further searches, waits for searches in progress, and closes the connections, except those of a `dispatcher`
   * option. To end searches as well, abort the `signal` of the client. A pending connection attempt may delay it by up to
   * `timeoutMs`.
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
      if (answer.status !== 200) throw await readErrorAnswer(answer, search.method, maxBytes);
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
    // The deadline of each search limits waiting and reading. A connection attempt outlives an aborted search, so it has
    // its own timeout.
    connect: createConnector(connectTimeout),
    headersTimeout: 0,
    bodyTimeout: 0,
    // Proxies add headers.
    maxHeaderSize: 65_536,
    // This client is tested with HTTP/1.1 only.
    allowH2: false,
  });
}
