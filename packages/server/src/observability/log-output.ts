import { fstatSync } from "node:fs";
import { Socket } from "node:net";
import { destination } from "pino";
import type { DestinationStream } from "./logger.ts";

/** How much waits for a reader, as UTF-16 units: thousands of lines. */
const MAX_WAITING = 1 << 20;
const CLOSE_MS = 1000;

/** Where log lines go. */
export interface LogOutput extends DestinationStream {
  /** Resolves once the lines are written, or a second has passed without that. Further ones are not written. */
  close(): Promise<void>;
}

/**
 * Opens a file descriptor for log lines. A pipe or a socket that nobody reads holds nothing up: lines wait for it within
 * a bound, further ones are dropped, and the next line that is taken comes behind one with their count. Files and
 * terminals are written at once.
 */
export function openLogOutput(fd: number): LogOutput {
  const kind = fstatSync(fd);
  if (!kind.isFIFO() && !kind.isSocket()) {
    const file = destination({ dest: fd, sync: true });
    return { write: (line) => file.write(line), close: async () => undefined };
  }
  const socket = new Socket({ fd, readable: false, writable: true });
  // A reader that has gone away is no reason to end.
  socket.on("error", () => undefined).unref();
  let dropped = 0;
  return {
    write(line) {
      if (socket.writableLength > MAX_WAITING) {
        dropped++;
        return;
      }
      if (dropped > 0) {
        socket.write(describeDropped(dropped));
        dropped = 0;
      }
      socket.write(line);
    },
    async close() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, CLOSE_MS);
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
