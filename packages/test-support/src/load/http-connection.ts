import { connect, type Socket } from "node:net";

/** The answer to a request. */
export interface HttpAnswer {
  readonly status: number;
  /** Valid during the call only: the next answer overwrites it. */
  readonly body: Buffer;
}

export interface ConnectionOptions {
  /** Called when the connection is open. */
  readonly onOpen?: () => void;
  /** Called once, when the connection could not be opened or was closed. */
  readonly onClose?: (error: Error) => void;
  /** Whether every answer has the size of the first one. Then only the first one is parsed, and others have no body. */
  readonly repeats?: boolean;
  /** Closes the connection after this time without data. Default: never. */
  readonly timeoutMs?: number;
}

/**
 * A persistent HTTP/1.1 connection to this machine, with one request at a time. It reads of an answer only what a load
 * needs, because the load shares the processor with what it measures.
 */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #repeats: boolean;
  #received: Buffer = EMPTY;
  /** Size of the first answer. */
  #answerBytes = 0;
  #onAnswer: (answer: HttpAnswer) => void = () => undefined;
  #onFailure: ((error: Error) => void) | undefined;

  constructor(port: number, { onOpen, onClose, repeats = false, timeoutMs = 0 }: ConnectionOptions = {}) {
    this.#repeats = repeats;
    const buffer = Buffer.alloc(65_536);
    const callback = (bytes: number): boolean => {
      this.#receive(buffer.subarray(0, bytes));
      return true;
    };
    let error = new Error("the connection was closed");
    this.#socket = connect({ host: "127.0.0.1", port, noDelay: true, onread: { buffer, callback } });
    this.#socket
      .setTimeout(timeoutMs, () => this.close())
      .on("error", (failure) => {
        error = failure;
      })
      .once("close", () => {
        onClose?.(error);
        this.#onFailure?.(error);
      });
    if (onOpen !== undefined) this.#socket.once("connect", onOpen);
  }

  /** Sends a request, also while the connection opens. The previous one must be answered. */
  send(
    request: Buffer | string,
    onAnswer: (answer: HttpAnswer) => void,
    onFailure?: (error: Error) => void,
  ): void {
    this.#onAnswer = onAnswer;
    this.#onFailure = onFailure;
    this.#socket.write(request);
  }

  /** Whether another request can be sent once the previous one is answered. */
  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(bytes: Buffer): void {
    const received = this.#received === EMPTY ? bytes : Buffer.concat([this.#received, bytes]);
    const isKnown = this.#repeats && received.length === this.#answerBytes;
    const answer = isKnown
      ? { status: readStatus(received), body: EMPTY, closes: false }
      : readAnswer(received);
    // The bytes are in the buffer of the next ones.
    this.#received = answer !== undefined ? EMPTY : received === bytes ? Buffer.from(bytes) : received;
    if (answer === undefined) return;
    // An answer to a traced request has a header more.
    const isTraced = this.#repeats && !isKnown && received.includes(TRACED);
    if (this.#repeats && !isKnown && !isTraced && this.#answerBytes > 0)
      throw new Error(`expected ${this.#answerBytes} bytes, got ${received.toString("latin1", 0, 300)}`);
    if (!isTraced) this.#answerBytes = received.length;
    this.#onFailure = undefined;
    if (answer.closes) this.close();
    this.#onAnswer(answer);
  }
}

const EMPTY: Buffer = Buffer.alloc(0);
const END_OF_HEAD = "\r\n\r\n";
const TRACED = "\r\ntraceresponse: ";
const CLOSES = /\r\nconnection: close/i;
const CHUNKED = /\r\ntransfer-encoding: chunked/i;

interface ReceivedAnswer extends HttpAnswer {
  /** Whether the server closes the connection. */
  readonly closes: boolean;
}

/** Undefined while the answer is incomplete. */
function readAnswer(received: Buffer): ReceivedAnswer | undefined {
  const headEnd = received.indexOf(END_OF_HEAD);
  if (headEnd < 0) return undefined;
  const head = received.toString("latin1", 0, headEnd);
  const start = headEnd + END_OF_HEAD.length;
  const status = readStatus(received);
  const closes = CLOSES.test(head);
  const length = readLength(head);
  if (length === undefined && CHUNKED.test(head)) {
    const body = readChunks(received, start);
    return body && { status, body, closes };
  }
  const end = start + (length ?? 0);
  return received.length < end ? undefined : { status, body: received.subarray(start, end), closes };
}

function readStatus(received: Buffer): number {
  const at = "HTTP/1.1 ".length;
  return Number(received.toString("latin1", at, at + 3));
}

/** As `node:http` and our server write it: an expression that ignores case takes longer than the rest of this file. */
function readLength(head: string): number | undefined {
  const at = Math.max(head.indexOf("\r\ncontent-length: "), head.indexOf("\r\nContent-Length: "));
  return at < 0 ? undefined : Number.parseInt(head.slice(at + "\r\ncontent-length: ".length), 10);
}

/** The chunks without their sizes (RFC 9112, section 7.1). Undefined while they are incomplete. */
function readChunks(received: Buffer, start: number): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = received.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(received.toString("latin1", at, lineEnd), 16);
    const end = lineEnd + 2 + size;
    if (received.length < end + 2) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}

/** A request to a server on this machine. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: none. */
  readonly body?: string;
}

/** Writes a request as it is sent over a connection. */
export function writeRequest({ method, path, headers = {}, body }: HttpRequest): string {
  let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  return body === undefined
    ? `${head}\r\n`
    : `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
