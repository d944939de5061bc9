import { expect, test } from "vitest";
import { findText } from "./find-text.ts";

test.for([
  { name: "a child", given: "<a><b>1</b></a>", path: ["a", "b"], want: "1" },
  { name: "the root", given: "<a>1</a>", path: ["a"], want: "1" },
  { name: "the first of several", given: "<a><b>1</b><b>2</b></a>", path: ["a", "b"], want: "1" },
  { name: "behind others", given: "<a><c><b>0</b></c><d/>x<b>1</b></a>", path: ["a", "b"], want: "1" },
  { name: "deeper", given: "<a><b/><b><c/><d>1</d></b></a>", path: ["a", "b", "d"], want: "1" },
  {
    name: "normalised text",
    given: "<a> &lt;1<![CDATA[2]]><!-- -->\r\n</a>",
    path: ["a"],
    want: " <12\n",
  },
  { name: "an empty element", given: "<a><b></b></a>", path: ["a", "b"], want: "" },
  { name: "an empty tag", given: "<a><b/><b>2</b></a>", path: ["a", "b"], want: "" },
  { name: "an empty root", given: "<a/>", path: ["a"], want: "" },
  { name: "a name as it is written", given: '<p:a xmlns:p="u">1</p:a>', path: ["p:a"], want: "1" },
  {
    name: "a name of an inherited property",
    given: "<a><__proto__>1</__proto__></a>",
    path: ["a", "__proto__"],
    want: "1",
  },
  { name: "another name", given: "<a><b>1</b></a>", path: ["a", "c"], want: undefined },
  { name: "another root", given: "<a><b>1</b></a>", path: ["b", "b"], want: undefined },
  {
    name: "after the maximum number of other elements",
    given: `<a>${"<c/>".repeat(3998)}<b>1</b></a>`,
    path: ["a", "b"],
    want: "1",
  },
  {
    name: "after more than the maximum number of other elements",
    given: `<a>${"<c/>".repeat(3999)}<b>1</b></a>`,
    path: ["a", "b"],
    want: undefined,
  },
  { name: "the name at another depth", given: "<a><c><b>1</b></c></a>", path: ["a", "b"], want: undefined },
  { name: "below what is there", given: "<a>1</a>", path: ["a", "b"], want: undefined },
  { name: "no path", given: "<a>1</a>", path: [], want: undefined },
  { name: "elements inside", given: "<a>1<b/></a>", path: ["a"], want: undefined },
  { name: "elements inside, text behind", given: "<a><b/>1</a>", path: ["a"], want: undefined },
  { name: "before what is not well-formed", given: "<a><b>1</b><c></a>", path: ["a", "b"], want: "1" },
  { name: "at the end of what there is", given: "<a><b>1</b>", path: ["a", "b"], want: "1" },
  { name: "cut off inside", given: "<a><b>1", path: ["a", "b"], want: undefined },
  { name: "cut off before the end tag's name", given: "<a><b>1</", path: ["a", "b"], want: "1" },
  { name: "behind what is not well-formed", given: "<a>&<b>1</b></a>", path: ["a", "b"], want: undefined },
  { name: "behind a DOCTYPE", given: "<!DOCTYPE a><a>1</a>", path: ["a"], want: undefined },
  { name: "no document", given: "", path: ["a"], want: undefined },
])("$name", ({ given, path, want }) => {
  expect(findText(given, path)).toBe(want);
  expect(findText(Buffer.from(given), path)).toBe(want);
});
