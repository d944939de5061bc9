import type { Readable } from "node:stream";

/** Reads the lines of a stream, without line breaks and blank lines. */
export interface LineReader {
  /**
   * Returns the next lines, 1 to 512, or none at the end of the stream.
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

/** Limits of the data that is read ahead. Beyond either, the stream is paused. One chunk may exceed them. */
const MAX_LINES_AHEAD = 512;
const MAX_LINES_READ = 512;
const MAX_BYTES_AHEAD = 1_048_576;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** Creates a reader with bounded memory. */
export function createLineReader(stream: Readable, { maxLineBytes, timeoutMs }: LineBounds): LineReader {
  let lines: Line[] = [];
  let bytesAhead = 0;
  let isAtEnd = false;
  let failure: StalledError | undefined;
  let wake = () => {};
  const splitter = createSplitter(maxLineBytes, (line) => {
    lines.push(line);
    bytesAhead += line.bytes.length;
  });
  stream.on("data", (chunk: Buffer) => {
    splitter.write(chunk);
    if (lines.length >= MAX_LINES_AHEAD || bytesAhead >= MAX_BYTES_AHEAD) stream.pause();
    wake();
  });
  stream.on("end", () => {
    splitter.end();
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
      while (lines.length === 0 && !isAtEnd && failure === undefined) {
        const timer = setTimeout(() => {
          failure = new StalledError("timeout");
          wake();
        }, timeoutMs);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        clearTimeout(timer);
      }
      if (lines.length === 0 && failure !== undefined) throw failure;
      const next = lines.slice(0, MAX_LINES_READ);
      lines = lines.slice(MAX_LINES_READ);
      for (const { bytes } of next) bytesAhead -= bytes.length;
      if (lines.length < MAX_LINES_AHEAD) stream.resume();
      return next;
    },
  };
}

/** Splits bytes into lines. Stores at most `maxLineBytes` of an incomplete line. */
function createSplitter(maxLineBytes: number, push: (line: Line) => void) {
  let parts: Buffer[] = [];
  let partBytes = 0;
  let number = 0;

  function add(part: Buffer): void {
    partBytes += part.length;
    if (partBytes <= maxLineBytes) parts.push(part);
    else parts = [];
  }

  function finish(): void {
    number++;
    const bytes = partBytes > maxLineBytes ? "too-long" : withoutReturn(join());
    if (bytes === "too-long" || !isBlank(bytes)) push({ number, bytes });
    parts = [];
    partBytes = 0;
  }

  /** Most lines are in one chunk and are not copied. */
  function join(): Buffer {
    const [first] = parts;
    return first !== undefined && parts.length === 1 ? first : Buffer.concat(parts, partBytes);
  }

  return {
    write(chunk: Buffer): void {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
        add(chunk.subarray(start, end));
        finish();
        start = end + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
    },
    /** The last line needs no line break. */
    end(): void {
      if (partBytes > 0) finish();
    },
  };
}

function withoutReturn(line: Buffer): Buffer {
  return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
}

function isBlank(line: Buffer): boolean {
  for (let i = 0; i < line.length; i++) if (line[i] !== SPACE && line[i] !== TAB) return false;
  return true;
}
