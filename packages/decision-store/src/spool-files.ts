import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { DecisionBlock } from "./decision-block.ts";
import { ignoreMissing, REPLACE, readOwnFile, writeSynced } from "./synced-files.ts";
import type { NewVersion } from "./version-recorder.ts";

// A file of the spool is a sequence of frames. A frame is a head of six integers (uint32, little-endian): the mark, the number
// of decisions, the length of the description, the length of the content, the CRC-32 of description and content, and the
// CRC-32 of the head up to here. The description is the block without its bytes, as JSON; the content is its segments and its
// event filter.

const MARK = 0x31445250;
const HEAD_BYTES = 24;

type Description = Omit<DecisionBlock, "segments" | "eventFilter"> & {
  readonly segmentBytes: number;
  readonly buckets: number;
};

/** The position of a block in a file. */
export interface BlockPosition {
  readonly decisions: number;
  /** The time of its first decision. */
  readonly from: number;
  readonly start: number;
  readonly length: number;
}

/** Longer frames are neither written nor read. A block of long texts has some ten megabytes. */
export const MAX_FRAME_BYTES = 2 ** 26;

export function encodeBlock({ segments, eventFilter, ...rest }: DecisionBlock): Uint8Array {
  const described: Description = { ...rest, segmentBytes: segments.length, buckets: eventFilter.buckets };
  const description = Buffer.from(JSON.stringify(described));
  const content = [description, segments, eventFilter.bytes];
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(MARK, 0);
  head.writeUInt32LE(rest.decisions, 4);
  head.writeUInt32LE(description.length, 8);
  head.writeUInt32LE(segments.length + eventFilter.bytes.length, 12);
  head.writeUInt32LE(
    content.reduce((sum, bytes) => crc32(bytes, sum), 0),
    16,
  );
  head.writeUInt32LE(crc32(head.subarray(0, 20)), 20);
  return Buffer.concat([head, ...content]);
}

/**
 * Finds the blocks of a file up to the first that is damaged, which is the one that was being written when the process
 * ended. `torn` is the number of its decisions, 0 if not even that is readable; undefined when every block is whole. Holds one
 * block at a time.
 *
 * @param read reads bytes from a position, fewer at the end of the file
 */
export async function findBlocks(
  read: (start: number, length: number) => Promise<Buffer>,
): Promise<{ readonly blocks: readonly BlockPosition[]; readonly torn: number | undefined }> {
  const blocks: BlockPosition[] = [];
  for (let start = 0; ; ) {
    const bytes = await read(start, HEAD_BYTES);
    if (bytes.length === 0) return { blocks, torn: undefined };
    const head = readHead(bytes);
    if (head === undefined) return { blocks, torn: 0 };
    const { decisions, length } = head;
    const block = decodeBlock(await read(start, length));
    if (block === undefined) return { blocks, torn: decisions };
    blocks.push({ decisions, from: block.from, start, length });
    start += length;
  }
}

/** Decodes a frame. Undefined when it is damaged. */
export function decodeBlock(bytes: Buffer): DecisionBlock | undefined {
  const head = readHead(bytes);
  const frame = bytes.subarray(HEAD_BYTES);
  if (head?.length !== bytes.length || crc32(frame) !== head.crc) return undefined;
  const description = parseDescription(frame.toString("utf8", 0, head.descriptionLength));
  if (description === undefined) return undefined;
  const { segmentBytes, buckets, ...rest } = description;
  const content = frame.subarray(head.descriptionLength);
  return {
    ...rest,
    segments: content.subarray(0, segmentBytes),
    eventFilter: { bytes: content.subarray(segmentBytes), buckets },
  };
}

function readHead(bytes: Buffer) {
  if (bytes.length < HEAD_BYTES || bytes.readUInt32LE(0) !== MARK) return undefined;
  if (crc32(bytes.subarray(0, 20)) !== bytes.readUInt32LE(20)) return undefined;
  const descriptionLength = bytes.readUInt32LE(8);
  const length = HEAD_BYTES + descriptionLength + bytes.readUInt32LE(12);
  if (length > MAX_FRAME_BYTES) return undefined;
  return { decisions: bytes.readUInt32LE(4), descriptionLength, length, crc: bytes.readUInt32LE(16) };
}

/** A checksum does not say who wrote the file: a block that cannot be stored would hold up those behind it. */
function parseDescription(text: string): Description | undefined {
  try {
    const value: Description = JSON.parse(text);
    const { from, to, decisions, segmentBytes, buckets, segmentEnds, outcomes, digests } = value;
    const isWhole =
      [from, to, decisions, segmentBytes, buckets, ...segmentEnds].every(Number.isFinite) &&
      [value.id, ...outcomes].every((each) => typeof each === "string") &&
      digests.every((digest) => DIGEST.test(digest));
    return isWhole ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Also the name of a file beside the block. */
const DIGEST = /^[\w:-]+$/;

/** Writes versions that are not in the database yet beside the blocks that refer to them, each once. */
export class SpooledVersions {
  readonly #written = new Set<string>();

  async write(folder: string, version: NewVersion): Promise<void> {
    if (this.#written.has(version.digest)) return;
    const path = pathOf(folder, version.digest);
    try {
      await writeSynced(`${path}.new`, REPLACE, Buffer.from(JSON.stringify(version)));
      await rename(`${path}.new`, path);
    } catch (error) {
      await rm(`${path}.new`, { force: true });
      throw error;
    }
    if (this.#written.size >= MAX_WRITTEN) this.#written.clear();
    this.#written.add(version.digest);
  }
}

/** Those of the versions that are in the folder. `onLeft` is called for a file that holds something else. */
export async function readVersions(
  folder: string,
  digests: readonly string[],
  onLeft: (path: string, reason: string) => void,
): Promise<readonly NewVersion[]> {
  const versions = await Promise.all(
    digests.map((digest) => readVersion(pathOf(folder, digest), digest, onLeft)),
  );
  return versions.filter((version) => version !== undefined);
}

async function readVersion(
  path: string,
  digest: string,
  onLeft: (path: string, reason: string) => void,
): Promise<NewVersion | undefined> {
  try {
    const text = await readOwnFile(path, MAX_VERSION_BYTES).catch(ignoreMissing);
    if (text === undefined) return undefined;
    const version: NewVersion = JSON.parse(text.toString());
    if (version?.digest === digest && Array.isArray(version.files)) return version;
    onLeft(path, "not the version that its name says");
  } catch (error) {
    onLeft(path, String(error));
  }
  return undefined;
}

/** Much more than the files of a version have. */
const MAX_VERSION_BYTES = 2 ** 28;

export function isVersionFile(name: string): boolean {
  return name.endsWith(VERSION);
}

/** Writing a version again changes nothing. */
const MAX_WRITTEN = 1000;
const VERSION = ".version.json";

function pathOf(folder: string, digest: string): string {
  return join(folder, digest.replaceAll(":", "-") + VERSION);
}
