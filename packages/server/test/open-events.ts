import type { OutgoingHttpHeaders } from "node:http";
import type { ChangeHint } from "@payment-routing/operator-contract";
import { onTestFinished } from "vitest";
import { checkResponse, type TestResponse } from "./check-response.ts";

/** An open stream of server-sent events. */
export interface OpenedEvents extends TestResponse {
  /** Empty for a stream. */
  readonly body: string;
  /** The kinds of the next hint that has any. Undefined at the end of the stream. */
  next(): Promise<readonly string[] | undefined>;
  close(): void;
}

/** Opens a stream of hints. It closes at the end of the test. */
export async function openEvents(port: number, headers: OutgoingHttpHeaders): Promise<OpenedEvents> {
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/internal/v1/events`, {
    headers: { accept: "text/event-stream", ...(headers as Record<string, string>) },
    signal: controller.signal,
  });
  onTestFinished(() => controller.abort());
  const { status } = response;
  const received = Object.fromEntries(response.headers);
  const check = (body: string) =>
    checkResponse("GET", "/internal/v1/events", { status, headers: received, body });
  const hints = response.ok && response.body ? readHints(response.body, check) : undefined;
  const body = hints === undefined ? await response.text() : "";
  check(body);
  return {
    status,
    headers: received,
    body,
    async next() {
      for (;;) {
        const { value } = (await hints?.next()) ?? {};
        if (value === undefined || value.kinds.length > 0) return value?.kinds;
      }
    },
    close: () => controller.abort(),
  };
}

async function* readHints(
  stream: ReadableStream<Uint8Array>,
  check: (event: string) => void,
): AsyncGenerator<ChangeHint, undefined> {
  let text = "";
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      check(event);
      yield JSON.parse(event.replace(/^data: /, ""));
    }
  }
  return undefined;
}
