/** What every secret in this repository begins with, so that none of them ever signs what counts. */
const PUBLIC_MARKS = ["public sandbox", "only for"];

/** Whether this repository publishes the text of a secret, as an example: then everyone knows it, marked or not. */
export function isPublished(text: string): boolean {
  const key = Buffer.from(text.replace(/^whsec_/, ""), "base64").toString("latin1");
  return PUBLIC_MARKS.some((mark) => key.startsWith(mark) || text.replaceAll("-", " ").startsWith(mark));
}
