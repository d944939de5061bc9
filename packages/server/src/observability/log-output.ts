import { fstatSync } from "node:fs";
import { Socket } from "node:net";
import { destination } from "pino";
import type { DestinationStream } from "./logger.ts";

/** How much is buffered, in bytes: thousands of lines. */
const MAX_BUFFERED = 1 << 20;
const MAX_CLOSE_MS = 1000;

/** Where log lines go. */
export interface LogOutput extends DestinationStream {
  /** Writes what is buffered, within so many milliseconds and one second. Lines that are written later are lost. */
  close(withinMs: number): Promise<void>;
}

/**
 * Opens a file descriptor for log lines. A pipe or a socket that nobody reads never blocks the process: lines are
 * buffered within a bound, further ones are dropped, and a line with their count precedes the next one that is written.
 * Files and terminals are written synchronously.
 */
export function openLogOutput(fd: number): LogOutput {
  const kind = fstatSync(fd);
  if (!kind.isFIFO() && !kind.isSocket()) {
    const file = destination({ dest: fd, sync: true });
    return { write: (line) => file.write(line), close: async () => undefined };
  }
  const socket = new Socket({ fd, readable: false, writable: true });
  // The service goes on when the reader of its log has gone away.
  socket.on("error", () => undefined).unref();
  let dropped = 0;
  return {
    write(line) {
      if (socket.writableLength > MAX_BUFFERED) {
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
  return `${JSON.stringify({ ...line, dropped, msg: "log lines were dropped: nobody read them" })}\n`;
}
