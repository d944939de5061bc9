import { fstatSync } from "node:fs";
import { Socket } from "node:net";
import { destination } from "pino";
import type { DestinationStream } from "./logger.ts";

/** Thousands of lines. */
const MAX_BUFFERED_BYTES = 1 << 20;
const MAX_CLOSE_MS = 1000;

export interface LogOutput extends DestinationStream {
  /** Writes the buffered lines, within the given time and at most one second. Later lines are lost. */
  close(withinMs: number): Promise<void>;
}

/**
 * Opens a file descriptor for log lines. Writing to a pipe or a socket never blocks: a bounded number of lines is buffered,
 * and further ones are dropped. A line with their count precedes the next one. Files and terminals are written
 * synchronously.
 */
export function openLogOutput(fd: number): LogOutput {
  const kind = fstatSync(fd);
  if (!kind.isFIFO() && !kind.isSocket()) {
    const file = destination({ dest: fd, sync: true });
    return { write: (line) => file.write(line), close: async () => undefined };
  }
  const socket = new Socket({ fd, readable: false, writable: true });
  // The service continues without a reader of its log.
  socket.on("error", () => undefined).unref();
  let dropped = 0;
  return {
    write(line) {
      if (socket.writableLength > MAX_BUFFERED_BYTES) {
        dropped++;
        return;
      }
      if (dropped > 0) {
        socket.write(describeDropped(dropped));
        dropped = 0;
      }
      socket.write(line);
    },
    async close(withinMs) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, Math.min(withinMs, MAX_CLOSE_MS));
      if (dropped > 0) socket.write(describeDropped(dropped));
      socket.end(resolve);
      await promise;
      clearTimeout(timer);
      socket.destroy();
    },
  };
}

function describeDropped(dropped: number): string {
  const line = {
    level: "warn",
    time: new Date().toISOString(),
    service: "payment-routing",
    pid: process.pid,
  };
  return `${JSON.stringify({ ...line, dropped, msg: "log lines dropped: the reader is too slow" })}\n`;
}
