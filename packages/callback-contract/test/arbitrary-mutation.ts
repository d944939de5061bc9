import fc from "fast-check";

/** A change to a document, as by a defective writer, a transmission error or an attacker. */
export type Mutation = (document: Buffer) => Buffer;

/** Replacements of a value. */
const VALUES = [
  ...["0", "-0", "1", "-1", "1.0", "1.5", "1e2", "1E+2", "1e-2", "01", "+1", ".5", "1.", "0x1"],
  ...["9007199254740991", "-9007199254740991", "9007199254740992", "9007199254740993", "900719925474099.3e1"],
  ...["1e21", "1e23", "1e400", "1e-400", "48100.000", "48100.00000000000000001", "NaN", "Infinity"],
  ...["true", "false", "null", "nil", "[]", "{}", "[1]", '{"a":1}', '{"a":1,"a":2}', "[[[]]]"],
  ...[
    '""',
    '"a"',
    '"1"',
    '"é"',
    '"\\u0061"',
    '"\\ud800"',
    '"\\x"',
    '"a\nb"',
    "'a'",
    '"4111111111111111"',
    '":"',
    '"\\":"',
  ],
  ...[
    '"DKK"',
    '"dkk"',
    '"2028-02-29T00:00:00"',
    '"2027-02-29T00:00:00"',
    '"2028-02-29 00:00:00"',
    '"-"',
    '"2029-13"',
  ],
  ...['"411111******1111"', '"411111x1x1x1x1111"', '"+01:00"', '"SK"'],
];

/** Tokens of JSON. */
const PIECES = [
  ...["", " ", "\n", "\r\n", "\t", "\u00a0", "\ufeff", "\u0000"],
  ...[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "\\",
    '":',
    '" :',
    '"client_id":1,',
    '"id" : 1, ',
    '"new":1,',
    "/**/",
    "//\n",
  ],
];

/** One to three changes in sequence. */
export function arbitraryMutations(): fc.Arbitrary<Mutation> {
  const mutation = fc.oneof(
    { weight: 5, arbitrary: valueMutation() },
    { weight: 4, arbitrary: memberMutation() },
    { weight: 2, arbitrary: pieceMutation() },
    { weight: 1, arbitrary: byteMutation() },
  );
  return fc
    .array(mutation, { minLength: 1, maxLength: 3 })
    .map((mutations) => (document) => mutations.reduce((bytes, mutate) => mutate(bytes), document));
}

// fc.double would generate values near 0 almost exclusively.
const position = (): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: 0, max: 2 ** 20 - 1 })).map((value) => value / 2 ** 20);

const SCALAR = /(?<=[:[,]\s*)(?:"(?:[^"\\]|\\.)*"(?!\s*:)|-?[\d.]+(?:[eE][+-]?\d+)?|true|false|null)/g;
const MEMBER = /"(?:[^"\\]|\\.)*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null)/g;

/** Replaces the value of a member or an item. */
function valueMutation(): fc.Arbitrary<Mutation> {
  return fc.tuple(position(), fc.constantFrom(...VALUES)).map(([at, value]) => (document) => {
    const text = document.toString("latin1");
    const scalar = pick(text.matchAll(SCALAR), at);
    return scalar === undefined ? document : splice(text, scalar.index, scalar[0].length, value);
  });
}

/** Duplicates, deletes, moves or renames a member, or inserts white space before its colon. */
function memberMutation(): fc.Arbitrary<Mutation> {
  const actions = fc.constantFrom("double", "delete", "move", "rename", "space");
  return fc.tuple(position(), position(), actions).map(([from, to, action]) => (document) => {
    const text = document.toString("latin1");
    const member = pick(text.matchAll(MEMBER), from);
    const target = pick(text.matchAll(MEMBER), to);
    if (member === undefined || target === undefined) return document;
    const copy = `${Buffer.from(member[0], "latin1").toString("utf8")},`;
    switch (action) {
      case "double":
        return splice(text, member.index, 0, copy);
      case "move":
        return splice(text, target.index, 0, copy);
      case "delete":
        return splice(
          text,
          member.index,
          member[0].length + (text[member.index + member[0].length] === "," ? 1 : 0),
          "",
        );
      case "rename":
        return splice(text, member.index + 1, 0, "x");
      default:
        return splice(text, member.index, member[0].length, member[0].replace(/"\s*:/, '"\n :'));
    }
  });
}

/** Inserts, replaces or deletes anywhere. */
function pieceMutation(): fc.Arbitrary<Mutation> {
  return fc
    .tuple(position(), fc.constantFrom(0, 0, 1, 2, 5), fc.constantFrom(...PIECES))
    .map(([at, length, piece]) => (document) => {
      const text = document.toString("latin1");
      return splice(text, Math.floor(at * (text.length + 1)), length, piece);
    });
}

function byteMutation(): fc.Arbitrary<Mutation> {
  return fc.tuple(position(), fc.nat(255)).map(([at, byte]) => (document) => {
    const bytes = Buffer.from(document);
    if (bytes.length > 0) bytes[Math.floor(at * bytes.length)] = byte;
    return bytes;
  });
}

function pick(matches: Iterable<RegExpExecArray>, at: number): RegExpExecArray | undefined {
  const all = [...matches];
  return all[Math.floor(at * all.length)];
}

/** `text` has one character a byte. */
function splice(text: string, start: number, length: number, inserted: string): Buffer {
  const piece = Buffer.from(inserted).toString("latin1");
  return Buffer.from(text.slice(0, start) + piece + text.slice(start + length), "latin1");
}
