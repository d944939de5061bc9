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
 * and further ones are dropped. Files and terminals are written synchronously, and lines that cannot be written are dropped.
 * A line with the number of dropped lines precedes the next one.
 */
export function openLogOutput(fd: number): LogOutput {
  const kind = fstatSync(fd);
  if (!kind.isFIFO() && !kind.isSocket()) return openFile(fd);
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
        socket.write(describeDropped(dropped, TOO_SLOW));
        dropped = 0;
      }
      socket.write(line);
    },
    async close(withinMs) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, Math.min(withinMs, MAX_CLOSE_MS));
      if (dropped > 0) socket.write(describeDropped(dropped, TOO_SLOW));
      socket.end(resolve);
      await promise;
      clearTimeout(timer);
      socket.destroy();
    },
  };
}

function openFile(fd: number): LogOutput {
  let hasFailed = false;
  let dropped = 0;
  const open = () =>
    destination({ dest: fd, sync: true }).on("error", () => {
      hasFailed = true;
    });
  let file = open();
  return {
    write(line) {
      hasFailed = false;
      file.write(dropped > 0 ? `${describeDropped(dropped, NOT_WRITTEN)}${line}` : line);
      if (!hasFailed) {
        dropped = 0;
        return;
      }
      dropped++;
      // The old one would buffer all further lines.
      file = open();
    },
    close: async () => undefined,
  };
}

const TOO_SLOW = "the reader is too slow";
const NOT_WRITTEN = "they could not be written";

function describeDropped(dropped: number, reason: string): string {
  const line = {
    level: "warn",
    time: new Date().toISOString(),
    service: "payment-routing",
    pid: process.pid,
  };
  return `${JSON.stringify({ ...line, event: "lines-dropped", lines: dropped, msg: `log lines dropped: ${reason}` })}\n`;
}
