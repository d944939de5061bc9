import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ORDER_TABLE } from "../../test/order-table.ts";
import { escapeText, type Issue } from "../index.ts";
import { decodeThoroughly } from "./decode-thoroughly.ts";

const ITEMS = "<items><item>A1</item><count>1</count><price>5</price></items>";
const order = (content: string): string => `<order><id>1</id>${ITEMS}${content}</order>`;
const notes = (content: string): string => order(`<notes>${content}</notes>`);
const rows = (content: string): string => `<order><id>1</id><items>${content}</items></order>`;

function decode(document: Uint8Array | string, root = "order"): readonly Issue[] {
  const result = decodeThoroughly(document, undefined, ORDER_TABLE, root);
  return result.ok ? [] : result.issues;
}

const show = ({ line, column, code, message }: Issue): string => `${line}:${column} ${code} ${message}`;

const CASES = [
  { name: "valid", given: order(""), want: [] },
  {
    name: "another root",
    given: "<orders/>",
    want: ["1:1 unexpected-root /orders: expected <order>, got <orders>"],
  },
  {
    name: "a root in a namespace",
    given: '<order xmlns="urn:x"><id>1</id></order>',
    want: ['1:1 unexpected-root /order: expected <order>, got <order> in the namespace "urn:x"'],
  },
  {
    name: "a root with a prefix",
    given: '<p:order xmlns:p="urn:x"/>',
    want: ['1:1 unexpected-root /p:order: expected <order>, got <p:order> in the namespace "urn:x"'],
  },
  {
    name: "another root, not well-formed",
    given: "<orders><a></orders>",
    want: [
      "1:1 unexpected-root /orders: expected <order>, got <orders>",
      "1:12 malformed-xml /orders: expected </a>, got </orders>",
    ],
  },
  {
    name: "another root of the schema",
    given: "<parcel/>",
    want: ["1:1 unexpected-root /parcel: expected <order>, got <parcel>"],
  },
  {
    name: "nothing inside",
    given: "<order/>",
    want: [
      "1:1 missing-element /order/id: expected <id>, got nothing",
      "1:1 missing-element /order/items: expected <items>, got nothing",
    ],
  },
  {
    name: "one missing",
    given: `<order>\n  <id>1</id>\n</order>`,
    want: ["1:1 missing-element /order/items: expected <items>, got nothing"],
  },
  {
    name: "unknown child",
    given: order("\n<a>1<b/></a>"),
    want: ["2:1 unexpected-element /order/a: expected <kind> or <paid> or <notes> or <extra>, got <a>"],
  },
  {
    name: "unknown child behind all others",
    given: `<order><id>1</id><kind>gift</kind><paid>1</paid>${ITEMS}<notes><title/><note>ab</note><note>cd</note></notes><extra/><a/></order>`,
    want: ["1:172 unexpected-element /order/a: expected nothing more in <order>, got <a>"],
  },
  {
    name: "child in a namespace",
    given: order('<p:kind xmlns:p="urn:x">sale</p:kind>'),
    want: [
      '1:80 unexpected-element /order/p:kind: expected <kind> or <paid> or <notes> or <extra>, got <p:kind> in the namespace "urn:x"',
    ],
  },
  {
    name: "child twice",
    given: order("<id>2</id>"),
    want: ["1:80 repeated-element /order/id: expected at most 1 <id>, got one more"],
  },
  {
    name: "child thrice",
    given: order("<kind>sale</kind>\n<kind>gift</kind>\n<kind>x</kind>"),
    want: [
      "2:1 repeated-element /order/kind: expected at most 1 <kind>, got one more",
      "3:1 repeated-element /order/kind: expected at most 1 <kind>, got one more",
      '3:7 not-in-enumeration /order/kind: expected one of sale, gift, got "x"',
    ],
  },
  {
    name: "text",
    given: order("\n x\n y "),
    want: ['2:2 unexpected-text /order: expected elements only, got "x\\n y"'],
  },
  {
    name: "texts",
    given: order("x<!-- -->y<kind>gift</kind>z"),
    want: [
      '1:80 unexpected-text /order: expected elements only, got "xy"',
      '1:107 unexpected-text /order: expected elements only, got "z"',
    ],
  },
  { name: "a reference to white space", given: order("&#32;<![CDATA[\n]]>"), want: [] },
  {
    name: "CDATA",
    given: order(" <![CDATA[ x]]>"),
    want: ['1:81 unexpected-text /order: expected elements only, got "x"'],
  },
  {
    name: "attribute",
    given: `<order a="1"><id b="2" c="3">1</id>${ITEMS}</order>`,
    want: [
      '1:8 unexpected-attribute /order/@a: expected no such attribute, got "1"',
      '1:18 unexpected-attribute /order/id/@b: expected no such attribute, got "2"',
      '1:24 unexpected-attribute /order/id/@c: expected no such attribute, got "3"',
    ],
  },
  {
    name: "attribute xml:lang",
    given: order('<kind xml:lang="da">sale</kind>'),
    want: ['1:86 unexpected-attribute /order/kind/@xml:lang: expected no such attribute, got "da"'],
  },
  {
    name: "attribute with prefix",
    given: order('<kind xmlns:p="u" p:x="da">sale</kind>'),
    want: ['1:98 unexpected-attribute /order/kind/@p:x: expected no such attribute, got "da"'],
  },
  {
    name: "xsi:type",
    given: order('<kind xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="kind">sale</kind>'),
    want: ['1:140 unsupported-xsi-type /order/kind/@xsi:type: expected the declared type, got "kind"'],
  },
  {
    name: "xsi:nil",
    given: order('<kind xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="false">sale</kind>'),
    want: [
      '1:140 unexpected-nil /order/kind/@xsi:nil: expected an element that the schema lets be nil, got "false"',
    ],
  },
  {
    name: "xsi hints",
    given: order(
      '<kind xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b" xsi:noNamespaceSchemaLocation="c">sale</kind>',
    ),
    want: [],
  },
  {
    name: "xsi other",
    given: order('<kind xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:x="">sale</kind>'),
    want: ['1:140 unexpected-attribute /order/kind/@xsi:x: expected no such attribute, got ""'],
  },
  {
    name: "element in a text",
    given: order("<kind>sale<b/></kind>"),
    want: ["1:90 unexpected-element /order/kind/b: expected text only, got <b>"],
  },
  {
    name: "elements in a text",
    given: order("<kind><b/>x<c>y</c></kind>"),
    want: [
      "1:86 unexpected-element /order/kind/b: expected text only, got <b>",
      "1:91 unexpected-element /order/kind/c: expected text only, got <c>",
    ],
  },
  {
    name: "assertion",
    given: order("\n <paid>1</paid>"),
    want: [
      '1:1 assertion-failed /order: expected what is paid has a kind, got an element for which "not(paid) or (kind and id)" is false',
    ],
  },
  {
    name: "assertion of an invalid child",
    given: order("<paid>x</paid>"),
    want: [
      '1:1 assertion-failed /order: expected what is paid has a kind, got an element for which "not(paid) or (kind and id)" is false',
      '1:86 invalid-lexical /order/paid: expected true, false, 1 or 0, got "x"',
    ],
  },
  {
    name: "not an integer",
    given: `<order><id>one</id>${ITEMS}</order>`,
    want: ['1:12 invalid-lexical /order/id: expected an integer, got "one"'],
  },
  {
    name: "an empty integer",
    given: `<order><id/>${ITEMS}</order>`,
    want: ['1:8 invalid-lexical /order/id: expected an integer, got ""'],
  },
  {
    name: "a blank integer",
    given: `<order><id>\n \n</id>${ITEMS}</order>`,
    want: ['1:12 invalid-lexical /order/id: expected an integer, got ""'],
  },
  {
    name: "a position behind white space",
    given: `<order><id>\n  <!-- --> x</id>${ITEMS}</order>`,
    want: ['2:12 invalid-lexical /order/id: expected an integer, got "x"'],
  },
  {
    name: "a decimal",
    given: `<order><id>1.0</id>${ITEMS}</order>`,
    want: ['1:12 invalid-lexical /order/id: expected an integer, got "1.0"'],
  },
  {
    name: "too large",
    given: `<order><id>9007199254740992</id>${ITEMS}</order>`,
    want: [
      '1:12 out-of-range /order/id: expected an integer from -9007199254740991 to 9007199254740991, got "9007199254740992"',
    ],
  },
  {
    name: "too small",
    given: `<order><id>-9007199254740992</id>${ITEMS}</order>`,
    want: [
      '1:12 out-of-range /order/id: expected an integer from -9007199254740991 to 9007199254740991, got "-9007199254740992"',
    ],
  },
  {
    name: "not a boolean",
    given: order("<paid>yes</paid><kind>gift</kind>"),
    want: ['1:86 invalid-lexical /order/paid: expected true, false, 1 or 0, got "yes"'],
  },
  {
    name: "not in the enumeration",
    given: order("<kind>Sale</kind>"),
    want: ['1:86 not-in-enumeration /order/kind: expected one of sale, gift, got "Sale"'],
  },
  {
    name: "pattern",
    given: rows("<item>a1</item><count>1</count><price>1</price>"),
    want: ['1:31 pattern-mismatch /order/items/item[1]: expected text that matches [A-Z]+ ?[0-9], got "a1"'],
  },
  {
    name: "range",
    given: rows("<item>A1</item><count>10</count><price>1</price>"),
    want: ['1:47 out-of-range /order/items/count[1]: expected an integer from 1 to 9, got "10"'],
  },
  {
    name: "row begins with another",
    given: rows("<count>1</count>\n<item>A1</item><count>1</count><price>1</price>"),
    want: ["1:25 unexpected-element /order/items/count: expected <item>, got <count>"],
  },
  {
    name: "row cut short",
    given: rows("<item>A1</item>\n<item>A1</item><count>1</count><price>1</price>"),
    want: [
      "2:1 missing-element /order/items/count[1]: expected <count>, got <item>",
      "2:1 missing-element /order/items/price[1]: expected <price>, got <item>",
    ],
  },
  {
    name: "row cut short at the end",
    given: rows("<item>A1</item><count>1</count><price>1</price>\n<item>A1</item><count>1</count>"),
    want: ["2:1 missing-element /order/items/price[2]: expected <price>, got nothing"],
  },
  {
    name: "row with a gap",
    given: rows("<item>A1</item><price>1</price>"),
    want: ["1:40 missing-element /order/items/count[1]: expected <count>, got <price>"],
  },
  {
    name: "row with a double",
    given: rows("<item>A1</item><count>1</count><count>1</count><price>1</price>"),
    want: ["1:56 unexpected-element /order/items/count: expected <price>, got <count>"],
  },
  {
    name: "row with a stranger",
    given: rows("<item>A1</item><x/><count>1</count><price>1</price>"),
    want: ["1:40 unexpected-element /order/items/x: expected <count>, got <x>"],
  },
  {
    name: "no row",
    given: rows(""),
    want: ["1:18 missing-element /order/items/item[1]: expected <item>, got nothing"],
  },
  {
    name: "four rows",
    given: rows("<item>A1</item><count>1</count><price>1</price>\n".repeat(4)),
    want: ["4:1 repeated-element /order/items/item[4]: expected at most 3 <item>, got one more"],
  },
  {
    name: "sequence out of order",
    given: notes("<note>ab</note><title>t</title><note>cd</note>"),
    want: ["1:102 unexpected-element /order/notes/title: expected <note>, got <title>"],
  },
  {
    name: "sequence, too few",
    given: notes("<title/><note>ab</note>"),
    want: ["1:80 missing-element /order/notes/note[2]: expected at least 2 <note>, got 1"],
  },
  {
    name: "sequence, none",
    given: notes(""),
    want: [
      "1:80 missing-element /order/notes/title: expected <title>, got nothing",
      "1:80 missing-element /order/notes/note[1]: expected at least 2 <note>, got nothing",
    ],
  },
  {
    name: "sequence, too many",
    given: notes("<title/><note>ab</note><note>ab</note><note>ab</note><note>ab</note>"),
    want: ["1:140 repeated-element /order/notes/note[4]: expected at most 3 <note>, got one more"],
  },
  {
    name: "sequence, last first",
    given: notes("<end/><title/><note>ab</note><note>ab</note>"),
    want: [
      "1:93 unexpected-element /order/notes/title: expected nothing more in <notes>, got <title>",
      "1:101 unexpected-element /order/notes/note: expected nothing more in <notes>, got <note>",
      "1:116 unexpected-element /order/notes/note: expected nothing more in <notes>, got <note>",
    ],
  },
  {
    name: "white space where nothing is allowed",
    given: notes("<title/><note>ab</note><note>ab</note><end><!-- -->\n </end>"),
    want: ['1:130 unexpected-text /order/notes/end: expected nothing, got "\\n "'],
  },
  {
    name: "nothing allowed",
    given: notes("<title/><note>ab</note><note>ab</note><end>x<y/></end>"),
    want: [
      '1:130 unexpected-text /order/notes/end: expected elements only, got "x"',
      "1:131 unexpected-element /order/notes/end/y: expected nothing more in <end>, got <y>",
    ],
  },
  {
    name: "too short",
    given: notes("<title/><note>a</note><note>abcdef</note>"),
    want: [
      '1:101 invalid-length /order/notes/note[1]: expected 2 to 5 characters, got "a"',
      '1:115 invalid-length /order/notes/note[2]: expected 2 to 5 characters, got "abcdef"',
    ],
  },
  {
    name: "prototype names",
    given: order("<__proto__/><constructor>1</constructor><toString/><hasOwnProperty/>"),
    want: [
      "1:80 unexpected-element /order/__proto__: expected <kind> or <paid> or <notes> or <extra>, got <__proto__>",
      "1:92 unexpected-element /order/constructor: expected <kind> or <paid> or <notes> or <extra>, got <constructor>",
      "1:120 unexpected-element /order/toString: expected <kind> or <paid> or <notes> or <extra>, got <toString>",
      "1:131 unexpected-element /order/hasOwnProperty: expected <kind> or <paid> or <notes> or <extra>, got <hasOwnProperty>",
    ],
  },
  {
    name: "fault behind issues",
    given: `<order a="1">\n<id>x</id>\n<kind>y</kind>\n<extra><b></c>`,
    want: [
      '1:8 unexpected-attribute /order/@a: expected no such attribute, got "1"',
      '2:5 invalid-lexical /order/id: expected an integer, got "x"',
      '3:7 not-in-enumeration /order/kind: expected one of sale, gift, got "y"',
      "4:11 malformed-xml /order/extra: expected </b>, got </c>",
    ],
  },
  {
    name: "fault in the text of a child",
    given: `<order>\n<id>1&</id></order>`,
    want: ['2:7 malformed-xml /order/id: expected a reference or &amp;, got "<"'],
  },
  {
    name: "behind the root",
    given: `${order("")}x`,
    want: ['1:88 malformed-xml /order: expected nothing after the root element, got "x"'],
  },
  {
    name: "cut off",
    given: "<order>\n<id>1",
    want: ["2:1 malformed-xml /order/id: expected </id>, got the end of the document"],
  },
  {
    name: "cut off in open content",
    given: "<order>\n<extra><a>",
    want: ["2:8 malformed-xml /order/extra: expected </a>, got the end of the document"],
  },
  { name: "not a document", given: "x", want: ['1:1 malformed-xml /: expected a root element, got "x"'] },
];

test.for(CASES)("$name", ({ given, want }) => {
  expect(decode(given).map(show)).toEqual(want);
  expect(decode(Buffer.from(given)).map(show)).toEqual(want);
});

test("an issue has all its parts", () => {
  expect(decode(rows("\r\n  <item>A1</item><count>é</count><price>1</price>"))).toEqual([
    {
      code: "invalid-lexical",
      message: '/order/items/count[1]: expected an integer, got "é"',
      path: "/order/items/count[1]",
      line: 2,
      column: 25,
      expected: "an integer",
      received: '"é"',
    },
  ]);
});

test("a valid document gives its value", () => {
  const document = `<order><extra a="1">x<b/></extra><notes><title> t
</title><note>a\tb</note><note>cd</note><end/></notes><paid> 1 </paid><kind>
gift</kind><items><item> A
1</item><count>+09</count><price>-0</price><item>B2</item><count>2</count><price>7</price></items><id>3</id></order>`;
  expect(decodeThoroughly(document, undefined, ORDER_TABLE, "order")).toStrictEqual({
    ok: true,
    value: {
      id: 3,
      kind: "gift",
      paid: true,
      items: [
        { item: "A 1", count: 9, price: 0 },
        { item: "B2", count: 2, price: 7 },
      ],
      notes: { title: " t\n", note: ["a b", "cd"], end: {} },
      extra: {
        attributes: [{ name: "a", value: "1" }],
        content: ["x", { name: "b", attributes: [], content: [] }],
      },
    },
  });
});

describe("at most 100 issues", () => {
  const kinds = (count: number): string => order("<kind>x</kind>\n".repeat(count));

  test("the first 100 in document order", () => {
    const issues = decode(kinds(60));
    // Each but the first is one too many as well.
    expect(issues).toHaveLength(100);
    expect(issues.map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, i) => 1 + ((i + 1) >> 1)));
  });

  test("99 and 100 are all shown", () => {
    expect(decode(order("<a/>".repeat(99)))).toHaveLength(99);
    expect(decode(order("<a/>".repeat(100)))).toHaveLength(100);
    expect(decode(order("<a/>".repeat(5000)))).toHaveLength(100);
  });

  test("what is known at the end only still comes first", () => {
    const [first] = decode(`<order><id>1</id>${"<a/>".repeat(150)}</order>`);
    expect(first?.code).toBe("missing-element");
  });
});

describe("nesting", () => {
  const nested = (depth: number): string => `${"<parcel>".repeat(depth)}${"</parcel>".repeat(depth)}`;
  const options = { maxDepth: 1024 };

  test("1,024 elements inside each other are read", () => {
    let { value }: { value: unknown } = { value: { parcel: [] } };
    for (let depth = 1; depth < 1024; depth++) value = { parcel: [value] };
    const result = decodeThoroughly(nested(1024), options, ORDER_TABLE, "parcel");
    // Not toEqual, which is recursive itself.
    expect(result.ok && JSON.stringify(result.value)).toBe(JSON.stringify(value));
  });

  test("they are read with little stack: callers may be deep in it already", () => {
    const program = `
      import { decodeThoroughly } from ${JSON.stringify(new URL("decode-thoroughly.ts", import.meta.url))};
      import { ORDER_TABLE } from ${JSON.stringify(new URL("../../test/order-table.ts", import.meta.url))};
      const result = decodeThoroughly(${JSON.stringify(nested(1024))}, { maxDepth: 1024 }, ORDER_TABLE, "parcel");
      process.exitCode = result.ok ? 0 : 3;`;
    const flags = ["--stack-size=250", "--input-type=module", "--eval", program];
    expect(spawnSync(process.execPath, flags, { encoding: "utf8" })).toMatchObject({ stderr: "", status: 0 });
  });

  test("one more is refused", () => {
    const result = decodeThoroughly(nested(1025), options, ORDER_TABLE, "parcel");
    expect(result.ok || result.issues.map(({ code, line, column }) => [code, line, column])).toEqual([
      ["limit-depth", 1, 8193],
    ]);
  });
});

test("no issue holds a control character, or anything that XML could not", () => {
  const pieces = fc.constantFrom(
    ..."< > & ; = ' \" : / 1 é \u0085 \u009f \u007f \u2028 \u202e \u{1F4B3} \u0001 \u0000 \uFFFE \ud800".split(
      " ",
    ),
    ...[
      "\t",
      "\n",
      "\r",
      "&#13;",
      "&#9;",
      "&#x85;",
      "&#xFFFD;",
      "&#1;",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "<?x ",
    ],
    ...[
      "<order>",
      "</order>",
      "<id>",
      "</id>",
      "<kind>",
      "</kind>",
      "<items>",
      "<item>",
      "<extra>",
      "<a\u0300>",
    ],
    ...[
      " a='\u0085'",
      " xmlns:p='&#10;'",
      " xmlns:xml='&#x9f;'",
      "xmlns=''",
      " p:b=''",
      "<?xml version='\u0001'?>",
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), fc.boolean(), (parts, inside) => {
      for (const issue of decode(inside ? `<order>${parts.join("")}` : parts.join(""))) {
        for (const text of [issue.message, issue.path, issue.expected, issue.received]) {
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
          expect(() => escapeText(text)).not.toThrow();
        }
      }
    }),
    { numRuns: 5_000 },
  );
});
