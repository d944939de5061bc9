import { connect, type Socket } from "node:net";

/** A persistent connection with one request at a time. It reads of an answer only what a load on the same machine needs. */
export class SearchConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #onAnswer: (status: number) => void = () => undefined;

  /** @param onEnd called once, when the connection could not be opened or was closed */
  constructor(port: number, onOpen: () => void, onEnd: () => void) {
    this.#socket = connect({ host: "127.0.0.1", port, noDelay: true });
    this.#socket
      .on("error", () => undefined)
      .once("connect", onOpen)
      .once("close", onEnd)
      .on("data", (chunk) => this.#receive(chunk));
  }

  /** Sends a request. The previous one must be answered. */
  send(request: Buffer, onAnswer: (status: number) => void): void {
    this.#onAnswer = onAnswer;
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    const received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = received.indexOf("\r\n\r\n");
    const head = received.toString("latin1", 0, Math.max(0, headEnd));
    const [, bodyBytes = Number.NaN] = CONTENT_LENGTH.exec(head) ?? [];
    if (headEnd < 0 || received.length < headEnd + 4 + Number(bodyBytes)) {
      this.#received = received;
      return;
    }
    this.#received = Buffer.alloc(0);
    this.#onAnswer(Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)));
  }
}

const CONTENT_LENGTH = /\r\ncontent-length: (\d+)/i;
