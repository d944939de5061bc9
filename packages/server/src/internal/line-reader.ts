import type { Readable } from "node:stream";

/** The lines of a stream as they come, without their ends. Blank lines are left out. */
export interface LineReader {
  /**
   * The next lines, at least one and at most `MAX_LINES_TAKEN`. None when the stream is at its end. Rejects with a
   * StalledError when nothing comes for too long, or the stream breaks off.
   */
  take(): Promise<readonly Line[]>;
}

export interface Line {
  /** From 1. Blank lines count. */
  readonly number: number;
  /** `too-long` for a line past the bound. */
  readonly bytes: Buffer | "too-long";
}

export interface LineBounds {
  /** The longest line. What is past it is received and dropped. */
  readonly maxLineBytes: number;
  /** How long to wait for something to come. */
  readonly timeoutMs: number;
}

/** The stream does not go on. */
export class StalledError extends Error {
  override readonly name = "StalledError";
  readonly reason: "timeout" | "aborted";

  constructor(reason: StalledError["reason"]) {
    super(reason === "timeout" ? "nothing came for too long" : "the stream broke off");
    this.reason = reason;
  }
}

/** How much is read before it is taken: past either bound the sender has to wait. One chunk may exceed the first. */
const MAX_LINES_AHEAD = 512;
const MAX_LINES_TAKEN = 512;
const MAX_BYTES_AHEAD = 1_048_576;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** Reads lines in bounded memory, however long the stream. */
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
  // A connection that breaks is an error of the stream first; `close` follows.
  stream.on("error", () => undefined);

  return {
    async take() {
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
      const taken = lines.slice(0, MAX_LINES_TAKEN);
      lines = lines.slice(MAX_LINES_TAKEN);
      for (const { bytes } of taken) bytesAhead -= bytes.length;
      if (lines.length < MAX_LINES_AHEAD) stream.resume();
      return taken;
    },
  };
}

/** Cuts bytes into lines, and keeps of an unfinished one no more than a line may have. */
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

  /** Mostly a line came in one chunk, and is not copied. */
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
    /** The last line needs no end. */
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
