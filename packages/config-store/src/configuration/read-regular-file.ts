import { constants } from "node:fs";
import { open } from "node:fs/promises";

/**
 * Reads a file, also by a link and of another user, as Kubernetes mounts them. Does not wait for the other end of a pipe, and
 * reads no more than `maxBytes`, because a device, or a file that grows, may never end.
 */
export async function readRegularFile(
  path: string,
  maxBytes: number,
): Promise<Buffer | "not-regular" | "too-large"> {
  await using handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (!(await handle.stat()).isFile()) return "not-regular";
  const chunks: Buffer[] = [];
  // `end` is inclusive.
  for await (const chunk of handle.createReadStream({ end: maxBytes, autoClose: false })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return bytes.length > maxBytes ? "too-large" : bytes;
}
