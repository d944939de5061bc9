import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareXsd } from "../../../test/compare-xsd.ts";
import type { Direction } from "../../contract-list.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An order whose payment is of an abstract type, from which others are derived. */
const PAYMENT = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="order"><xs:complexType><xs:sequence><xs:element name="payment" type="payment"/></xs:sequence></xs:complexType></xs:element>
  <xs:complexType name="payment" abstract="true"><xs:sequence><xs:element name="name" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="card"><xs:complexContent><xs:extension base="payment"><xs:sequence><xs:element name="pan" type="xs:string"/><xs:element name="cvc" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="cash"><xs:complexContent><xs:extension base="payment"/></xs:complexContent></xs:complexType>
</xs:schema>
`;
const PAN = '<xs:element name="pan" type="xs:string"/>';
const CVC = '<xs:element name="cvc" type="xs:string"/>';

describe("a change of types that only xsi:type names", () => {
  const differences = (
    from: string | RegExp,
    to: string,
    direction: Direction,
  ): readonly (readonly string[])[] =>
    compareXsd(folder, PAYMENT, PAYMENT.replace(from, to), direction, true)
      .filter(({ kind }) => kind === "wire")
      .map(({ rule, verdict, message }) => [rule, verdict, message]);

  test("of a member is shown by a document", () => {
    const after = PAYMENT.replace(PAN, PAN.replace("string", "int"));
    const [change] = compareXsd(folder, PAYMENT, after, "request", true);
    expect(change).toMatchObject({ rule: "type-changed", verdict: "breaking" });
    expect(change?.counterexample?.document).toContain('<payment xsi:type="card">');
  });

  test("is found when one of them is removed", () => {
    const card = /<xs:complexType name="card">.*/;
    expect(differences(card, "", "request")).toEqual([
      ["branch-removed", "breaking", "the branch card is gone"],
    ]);
    expect(differences(card, "", "response")).toEqual([
      ["branch-removed", "compatible", "the branch card is gone"],
    ]);
  });

  test("is a new branch when a first type is derived from one that had none", () => {
    const company = `<xs:complexType name="bank"><xs:complexContent><xs:extension base="party"/></xs:complexContent></xs:complexType>`;
    const before = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order"><xs:complexType><xs:sequence><xs:element name="party" type="party"/></xs:sequence></xs:complexType></xs:element><xs:complexType name="party"/></xs:schema>`;
    const after = before.replace("</xs:schema>", `${company}</xs:schema>`);
    const wire = (old: string, now: string, direction: Direction) =>
      compareXsd(folder, old, now, direction, true)
        .filter(({ kind, rule }) => kind === "wire" && rule !== "type-renamed")
        .map(({ message, verdict }) => [message, verdict]);
    expect(wire(before, after, "request")).toEqual([["the branch bank is new", "compatible"]]);
    expect(wire(before, after, "response")).toEqual([["the branch bank is new", "breaking"]]);
    expect(wire(after, before, "request")).toEqual([["the branch bank is gone", "breaking"]]);
  });

  test("is unknown when values do not show it", () => {
    expect(differences(PAN + CVC, CVC + PAN, "request")).toEqual([
      ["content-changed", "unknown", "card: the order, grouping or number of its elements changed"],
    ]);
  });

  test("is found when the declared type is no longer abstract", () => {
    expect(differences(' abstract="true"', "", "response")).toEqual([
      ["branch-added", "breaking", "the branch payment is new"],
    ]);
  });

  test("of a type that may replace a built-in one is unknown, and an added one breaks no request", () => {
    const short = (length: number): string =>
      `<xs:simpleType name="short"><xs:restriction base="xs:string"><xs:maxLength value="${length}"/></xs:restriction></xs:simpleType></xs:schema>`;
    const versions = [
      PAYMENT,
      PAYMENT.replace("</xs:schema>", short(3)),
      PAYMENT.replace("</xs:schema>", short(2)),
    ];
    const verdicts = (from: number, to: number): readonly unknown[] =>
      (["request", "response"] as const).map((direction) =>
        compareXsd(folder, versions[from] ?? "", versions[to] ?? "", direction, true).map(
          ({ verdict }) => verdict,
        ),
      );
    expect(verdicts(0, 1)).toEqual([["compatible"], ["unknown"]]);
    expect(verdicts(1, 0)).toEqual([["unknown"], ["compatible"]]);
    expect(verdicts(1, 2)).toEqual([["unknown"], ["unknown"]]);
  });

  test("is unknown when nothing else explains it", () => {
    expect(differences('name="payment" a', 'name="payment" block="restriction" a', "request")).toEqual([
      ["content-changed", "unknown", "order: the types that xsi:type may name changed"],
    ]);
  });
});
