import { restrict } from "../datatypes/prepare-simple-type.ts";
import { type AtomicValue, type SimpleType, ValueIssue } from "../datatypes/simple-type.ts";
import type { ListTable } from "../datatypes/simple-type-table.ts";
import { normaliseWhiteSpace } from "../lexical.ts";
import type { SimpleCodec, Variety } from "./simple-codec.ts";
import type { ListShape } from "./value-table.ts";

/** `xs:list` (XSD 1.0 part 2, section 2.5.1.2): values are arrays. */
export const list: Variety = {
  prepareType(table, find) {
    const { facets, item } = table as ListTable;
    return prepareType(facets, find(item));
  },
  prepareCodec: (type, shape, find) => prepareCodec(type, find((shape as ListShape).item)),
};

function prepareType(facets: ListTable["facets"], item: SimpleType): SimpleType {
  const read: SimpleType["read"] = (raw, context) => {
    const text = normaliseWhiteSpace(raw, "collapse");
    const items: AtomicValue[] = [];
    for (const part of text === "" ? [] : text.split(" ")) {
      const value = item.read(part, context);
      if (value.kind === "issue") return value;
      // The items of a list are atomic (XSD 1.0 part 2, section 2.5.1.2).
      items.push(value as AtomicValue);
    }
    return { kind: "list", items };
  };
  const { identifies } = item;
  return restrict({ identifies, read }, facets, (raw) => normaliseWhiteSpace(raw, "collapse"));
}

function prepareCodec(type: SimpleType, item: SimpleCodec): SimpleCodec {
  return {
    type,
    form: "value",
    plain: false,
    decode(raw, context) {
      const value = type.read(raw, context);
      if (value instanceof ValueIssue) return value;
      const text = normaliseWhiteSpace(raw, "collapse");
      return text === "" ? [] : text.split(" ").map((part) => item.decode(part, context));
    },
    encode(value, declarePrefix) {
      if (!Array.isArray(value)) throw new TypeError("expected an array");
      return value.map((part) => item.encode(part, declarePrefix)).join(" ");
    },
  };
}
