/** How many Unicode characters a text has: the length of XSD (part 2, section 4.3.1). */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    const pair = (text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800;
    if (pair) count--;
  }
  return count;
}
