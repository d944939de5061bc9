import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ORDER_DOCUMENT, PARCEL_DOCUMENT } from "../../test/order-decoder.ts";
import { ORDER_TABLE } from "../../test/order-table.ts";
import { decodeDocument, decodeQuickly } from "./decode-document.ts";
import { decodeThoroughly } from "./decode-thoroughly.ts";

const ITEMS = "<items><item>A1</item><count>1</count><price>5</price></items>";
const order = (content: string): string => `<order><id>1</id>${ITEMS}${content}</order>`;
const VALUE = { id: 1, items: [{ item: "A1", count: 1, price: 5 }] };

describe("quickly", () => {
  test.for([
    { name: "plain", given: order(""), want: VALUE },
    {
      name: "with everything around",
      given: `\ufeff<?xml version="1.0"?>\n<!-- -->${order("")}\n<?p?>`,
      want: VALUE,
    },
    { name: "in another order", given: `<order>${ITEMS}<id>1</id></order>`, want: VALUE },
    { name: "white space in tags", given: order("").replaceAll(">", "\n>"), want: VALUE },
    { name: "comments between", given: order("").replaceAll("><", "><!-- --> <"), want: VALUE },
    { name: "a comment in a value", given: order("").replace("A1", "A<!-- -->1"), want: VALUE },
    {
      name: "references",
      given: order("").replace("A1", "&#65;&#x31;").replace(">5<", ">&#53;<"),
      want: VALUE,
    },
    { name: "CDATA", given: order("").replace("A1", "<![CDATA[A1]]>"), want: VALUE },
    {
      name: "white space around values",
      given: order("").replace("A1", "\n A1 ").replace(">5<", "> +05\t<"),
      want: VALUE,
    },
    {
      name: "hints and declarations",
      given: order("").replace(
        "<order",
        '<order xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="a"',
      ),
      want: VALUE,
    },
    { name: "a declaration on a value", given: order("").replace("<id", "<id xmlns:p='u'"), want: VALUE },
    {
      name: "fifteen digits",
      given: order("").replace(">1<", ">999999999999999<"),
      want: { ...VALUE, id: 999999999999999 },
    },
    {
      name: "sixteen digits",
      given: order("").replace(">1<", ">9007199254740991<"),
      want: { ...VALUE, id: 9007199254740991 },
    },
    { name: "a negative", given: order("").replace(">1<", ">-12<"), want: { ...VALUE, id: -12 } },
    { name: "minus zero", given: order("").replace(">1<", ">-0<"), want: { ...VALUE, id: 0 } },
    ...["<end/>", "<end></end>", "<end><!-- --></end>"].map((end) => ({
      name: `nothing, written ${end}`,
      given: order(`<notes><title/><note>ab</note><note>cd</note>${end}</notes>`),
      want: { ...VALUE, notes: { title: "", note: ["ab", "cd"], end: {} } },
    })),
    {
      name: "an empty tag, bare",
      given: order("<extra/>"),
      want: { ...VALUE, extra: { attributes: [], content: [] } },
    },
    {
      name: "an empty tag with an attribute",
      given: order('<extra a="1"/>'),
      want: { ...VALUE, extra: { attributes: [{ name: "a", value: "1" }], content: [] } },
    },
    {
      name: "open content",
      given: order("<extra>é<b>c</b></extra>"),
      want: {
        ...VALUE,
        extra: { attributes: [], content: ["é", { name: "b", attributes: [], content: ["c"] }] },
      },
    },
  ])("$name", ({ given, want }) => {
    expect(decodeQuickly(given, undefined, ORDER_DOCUMENT)).toStrictEqual(want);
    expect(decodeQuickly(Buffer.from(given), undefined, ORDER_DOCUMENT)).toStrictEqual(want);
  });

  test("a part of a larger buffer is read alone", () => {
    const buffer = Buffer.from(`x${order("<extra>é</extra>")}x`);
    expect(decodeQuickly(buffer.subarray(1, -1), undefined, ORDER_DOCUMENT)).toMatchObject({ id: 1 });
    expect(decodeQuickly(buffer, undefined, ORDER_DOCUMENT)).toBeUndefined();
  });

  test.for([
    { name: "depth", given: order(""), options: { maxDepth: 2 } },
    { name: "attributes", given: order("").replace("<id", "<id xmlns:p='u'"), options: { maxAttributes: 0 } },
    { name: "size", given: order(""), options: { maxBytes: 20 } },
  ])("gives up past the bound on $name", ({ given, options }) => {
    expect(decodeQuickly(given, undefined, ORDER_DOCUMENT)).toEqual(VALUE);
    expect(decodeQuickly(given, options, ORDER_DOCUMENT)).toBeUndefined();
    expect(decodeThoroughly(given, options, ORDER_TABLE, "order").ok).toBe(false);
  });

  test.for(["<![CDATA[]]>", "<![CDATA[ ]]>", "<!-- --><![CDATA[ ]]>", "&#32;", "x"])(
    "gives up when %s stands around the root",
    (stray) => {
      for (const declaration of ["", '<?xml version="1.0" encoding="UTF-8"?>\n', "<?xml version='1.0'?>"]) {
        expect(decodeQuickly(declaration + order(""), undefined, ORDER_DOCUMENT)).toEqual(VALUE);
        const before = `${declaration}<?p?>${stray}${order("")}`;
        const after = `${declaration}${order("")}${stray}`;
        for (const given of [before, after, before.replace("<?p?>", "")]) {
          expect(decodeQuickly(given, undefined, ORDER_DOCUMENT)).toBeUndefined();
          expect(decodeThoroughly(given, undefined, ORDER_TABLE, "order").ok).toBe(false);
        }
      }
    },
  );

  test("1,024 elements inside each other, no more", () => {
    const nested = (depth: number): string => `${"<parcel>".repeat(depth)}${"</parcel>".repeat(depth)}`;
    expect(decodeQuickly(nested(1024), { maxDepth: 5000 }, PARCEL_DOCUMENT)).toBeDefined();
    expect(decodeQuickly(nested(1025), { maxDepth: 5000 }, PARCEL_DOCUMENT)).toBeUndefined();
  });

  test("what is not the document's fault is not swallowed", () => {
    const broken = {
      ...ORDER_DOCUMENT,
      read: () => {
        throw new TypeError("broken");
      },
    };
    expect(() => decodeQuickly(order(""), undefined, broken)).toThrow(new TypeError("broken"));
  });
});

test("a document is valid or has issues", () => {
  expect(decodeDocument(order(""), undefined, ORDER_DOCUMENT)).toEqual({ ok: true, value: VALUE });
  expect(decodeDocument(order("<a/>"), undefined, ORDER_DOCUMENT)).toMatchObject({
    ok: false,
    issues: [{ code: "unexpected-element", path: "/order/a" }],
  });
});

test("the quick decoder and the thorough one agree", () => {
  const piece = fc.constantFrom(
    ...[
      "<id>1</id>",
      "<id> +2</id>",
      "<id/>",
      "<id>x</id>",
      "<kind>sale</kind>",
      "<kind> gift\n</kind>",
      "<kind/>",
    ],
    ...[
      "<paid>1</paid>",
      "<paid>false</paid>",
      "<paid>",
      "</paid>",
      ITEMS,
      `<items>${"<item>A 1</item>"}</items>`,
    ],
    ...[
      "<notes><title/><note>ab</note><note>c\td</note></notes>",
      "<notes><note>ab</note></notes>",
      "<extra/>",
    ],
    ...[
      "<extra a='1'><b/>x</extra>",
      "<extra>",
      "</extra>",
      " ",
      "\r\n",
      "x",
      "&#32;",
      "&#33;",
      "<!-- -->",
      "<?p?>",
    ],
    ...["<![CDATA[ ]]>", "<![CDATA[x]]>", "<extra xmlns:p='u'><p:a/></extra>", "<p:id/>", "<id a='1'>1</id>"],
    ...[
      "<id xmlns='u'>1</id>",
      "<id xmlns=''>3</id>",
      "<idx/>",
      "<i/>",
      "<id >4</id >",
      "<notes>",
      "</notes>",
    ],
    ...[
      "<title>t</title>",
      "<note>éé</note>",
      "<note>\u{1F4B3}</note>",
      "<end/>",
      "<end></end>",
      "<end> </end>",
    ],
  );
  let valid = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), fc.boolean(), (pieces, complete) => {
      const document = complete ? order(pieces.join("")) : `<order>${pieces.join("")}</order>`;
      const quick = decodeQuickly(document, undefined, ORDER_DOCUMENT);
      const thorough = decodeThoroughly(document, undefined, ORDER_TABLE, "order");
      expect(quick).toEqual(thorough.ok ? thorough.value : undefined);
      if (thorough.ok) valid++;
    }),
    { numRuns: 10_000 },
  );
  expect(valid).toBeGreaterThan(300);
});
