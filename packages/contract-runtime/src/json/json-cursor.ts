import type { IssueCode } from "../issue.ts";
import { MAX_ISSUES } from "../issue.ts";
import { showCharacter } from "../quote-text.ts";
import { codePointAt } from "../xml/characters.ts";
import { Fault } from "../xml/fault.ts";
import { sliceAscii, sliceUtf8 } from "../xml/utf-8.ts";
import type { JsonNode } from "./json-node.ts";
import { writePointer } from "./json-pointer.ts";

/** A fault, and where in the document's value it is. */
export interface PlacedFault {
  /** A JSON Pointer. */
  readonly path: string;
  readonly fault: Fault;
}

/** An object or array whose end has not been read yet. */
export interface OpenNode {
  readonly node: JsonNode;
  /** The name or position of what is being read inside it. */
  step: string | number | undefined;
}

/** A place in a document that is being read. The functions of this folder move it forward and never back. */
export class JsonCursor {
  readonly bytes: Uint8Array;
  /** One character a byte, for cutting ASCII out of. */
  readonly latin1: string;
  readonly maxDepth: number;
  /** What is open, the outermost first. */
  readonly open: OpenNode[] = [];
  /** What is wrong and can be read past. */
  readonly faults: PlacedFault[] = [];
  /** Offset of the next byte to read. */
  pos: number;

  /** @param bytes valid UTF-8; a byte order mark in front is skipped, as RFC 8259 allows */
  constructor(bytes: Uint8Array, maxDepth: number) {
    this.bytes = bytes;
    this.latin1 = sliceAscii(bytes, 0, bytes.length);
    this.maxDepth = maxDepth;
    this.pos = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  }

  /** The string of a range of bytes, ASCII or not. */
  decode(start: number, end: number): string {
    return sliceUtf8(this.bytes, start, end);
  }

  /** Where in the document's value the cursor is, as a JSON Pointer. */
  path(): string {
    return writePointer(this.open.map(({ step }) => step).filter((step) => step !== undefined));
  }

  /** Notes a fault that can be read past. */
  report(code: IssueCode, offset: number, expected: string, received: string): void {
    if (this.faults.length === MAX_ISSUES) return;
    this.faults.push({ path: this.path(), fault: new Fault(code, offset, expected, received) });
  }

  /** The fault of something else standing next than what is expected. */
  malformed(expected: string): Fault {
    const isEnd = this.pos >= this.bytes.length;
    const received = isEnd ? "the end of the document" : showCharacter(codePointAt(this.bytes, this.pos));
    return new Fault("malformed-json", this.pos, expected, received);
  }
}
