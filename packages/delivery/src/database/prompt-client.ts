import { Client } from "pg";

/** A connection that ends soon when it is to end, also when the other side says nothing to that. */
export class PromptClient extends Client {
  override end(): Promise<void>;
  override end(done: (error: Error) => void): void;
  override end(done?: (error: Error) => void): Promise<void> | void {
    const { stream } = this.connection as unknown as { readonly stream: { destroy(): void } };
    const cut = setTimeout(() => stream.destroy(), GOODBYE_MS).unref();
    this.once("end", () => clearTimeout(cut));
    return done === undefined ? super.end() : super.end(done);
  }
}

/** Much longer than a goodbye takes that somebody hears. */
const GOODBYE_MS = 1000;
