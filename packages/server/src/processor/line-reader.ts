import type { Readable } from "node:stream";
import type { InTurn } from "./map-in-turns.ts";

/** Reads the lines of a stream, without line breaks and blank lines. */
export interface LineReader {
  /**
   * Returns the next lines, 1 to 128, or none at the end of the stream.
   *
   * @throws StalledError when no data arrives in time, or the stream is aborted
   */
  read(): Promise<readonly Line[]>;
}

export interface Line {
  /** From 1, counting blank lines. */
  readonly number: number;
  /** `too-long` for a line over the limit. */
  readonly bytes: Buffer | "too-long";
}

export interface LineBounds {
  /** The rest of a longer line is received and dropped. */
  readonly maxLineBytes: number;
  /** How long to wait for data. */
  readonly timeoutMs: number;
  readonly inTurn: InTurn;
}

/** The stream does not continue. */
export class StalledError extends Error {
  override readonly name = "StalledError";
  readonly reason: "timeout" | "aborted";

  constructor(reason: StalledError["reason"]) {
    super(reason === "timeout" ? "no data arrived in time" : "the stream was aborted");
    this.reason = reason;
  }
}

/** Line breaks that are looked for in a turn. */
const MAX_LINES_READ = 128;
/** Bytes that are read ahead. Beyond them, the stream is paused. One chunk may exceed them. */
const MAX_BYTES_AHEAD = 262_144;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** Creates a reader with bounded memory. Chunks are split when lines are read: a line has two bytes or more, its object has hundreds. */
export function createLineReader(
  stream: Readable,
  { maxLineBytes, timeoutMs, inTurn }: LineBounds,
): LineReader {
  const chunks: Buffer[] = [];
  let bytesAhead = 0;
  let isAtEnd = false;
  let failure: StalledError | undefined;
  let wake = () => {};
  const splitter = createSplitter(maxLineBytes);
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    bytesAhead += chunk.length;
    if (bytesAhead >= MAX_BYTES_AHEAD) stream.pause();
    wake();
  });
  stream.on("end", () => {
    isAtEnd = true;
    wake();
  });
  stream.on("close", () => {
    if (!isAtEnd) failure ??= new StalledError("aborted");
    wake();
  });
  // A lost connection emits `error` and then `close`.
  stream.on("error", () => undefined);

  return {
    async read() {
      for (;;) {
        if (chunks.length === 0 && !isAtEnd) await waitForData();
        const isLast = isAtEnd && chunks.length === 0;
        const lines = isLast ? splitter.end() : await inTurn(split);
        if (bytesAhead < MAX_BYTES_AHEAD) stream.resume();
        if (lines.length > 0 || isLast) return lines;
      }
    },
  };

  async function waitForData(): Promise<void> {
    while (chunks.length === 0 && !isAtEnd) {
      if (failure !== undefined) throw failure;
      const timer = setTimeout(() => {
        failure = new StalledError("timeout");
        wake();
      }, timeoutMs);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      clearTimeout(timer);
    }
  }

  function split(): readonly Line[] {
    const lines: Line[] = [];
    for (let breaks = 0; breaks < MAX_LINES_READ; breaks++) {
      const [chunk] = chunks;
      if (chunk === undefined) break;
      const rest = splitter.read(chunk, (line) => lines.push(line));
      bytesAhead -= chunk.length - rest.length;
      if (rest.length === 0) chunks.shift();
      else chunks[0] = rest;
    }
    return lines;
  }
}

/** Splits bytes into lines. Stores at most `maxLineBytes` of an incomplete line. */
function createSplitter(maxLineBytes: number) {
  let parts: Buffer[] = [];
  let partBytes = 0;
  let number = 0;

  function add(part: Buffer): void {
    partBytes += part.length;
    if (partBytes <= maxLineBytes) parts.push(part);
    else parts = [];
  }

  function finish(): readonly Line[] {
    number++;
    const bytes = partBytes > maxLineBytes ? "too-long" : withoutReturn(join());
    parts = [];
    partBytes = 0;
    return bytes === "too-long" || !isBlank(bytes) ? [{ number, bytes }] : [];
  }

  /** Most lines are in one chunk and are not copied. */
  function join(): Buffer {
    const [first] = parts;
    return first !== undefined && parts.length === 1 ? first : Buffer.concat(parts, partBytes);
  }

  return {
    /** Reads to the first line break, and returns the rest. */
    read(chunk: Buffer, push: (line: Line) => void): Buffer {
      const end = chunk.indexOf(LINE_FEED);
      add(end < 0 ? chunk : chunk.subarray(0, end));
      if (end < 0) return chunk.subarray(chunk.length);
      finish().forEach(push);
      return chunk.subarray(end + 1);
    },
    /** The last line needs no line break. */
    end: () => (partBytes > 0 ? finish() : []),
  };
}

function withoutReturn(line: Buffer): Buffer {
  return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
}

function isBlank(line: Buffer): boolean {
  for (let i = 0; i < line.length; i++) if (line[i] !== SPACE && line[i] !== TAB) return false;
  return true;
}
