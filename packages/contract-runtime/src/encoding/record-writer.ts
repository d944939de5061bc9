// Writes values by the plans of their types. It is recursive and its errors do not say where they are, so an encoder writes
// a value again in another way if this throws.

import type { ElementDeclaration } from "../schema/components.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { ElementName } from "../xml/element-name.ts";
import type { ElementWriter } from "./element-writer.ts";
import type { ValueRecord } from "./member-of.ts";
import type { MemberPlan, RecordPlan } from "./record-plan.ts";

/**
 * Writes an element. Members that its type does not have are left out.
 *
 * @throws TypeError `expected …` for a value that does not have its type
 */
export function writeRecord(
  w: ElementWriter,
  { attributes, members, rows, text }: RecordPlan,
  name: ElementName,
  value: unknown,
): void {
  if (rows !== undefined) {
    const at = w.start(name);
    writeMember(w, rows, value);
    w.end(name, at);
    return;
  }
  const record = w.record(value);
  const at = attributes.length === 0 ? w.start(name) : w.startWith(name, attributes, record);
  if (text === undefined) writeMembers(w, members, record);
  else w.content(text.codec, record[text.key]);
  w.end(name, at);
}

function writeMembers(w: ElementWriter, members: readonly MemberPlan[], record: ValueRecord): void {
  for (let index = 0; index < members.length; index++) {
    const member = members[index] as MemberPlan;
    const value = record[member.key];
    if (value !== undefined) writeMember(w, member, value);
  }
}

function writeMember(w: ElementWriter, member: MemberPlan, value: unknown): void {
  switch (member.kind) {
    case "string":
      if (typeof value === "string") w.text(member.name as ElementName, value);
      else writeSimple(w, member, value);
      return;
    case "integer":
      if (typeof value === "number") w.integer(member.name as ElementName, value);
      else writeSimple(w, member, value);
      return;
    case "value":
      writeSimple(w, member, value);
      return;
    case "record":
      if (w.isLabelled(value)) w.child(member.declaration as ElementDeclaration, value);
      else writeRecord(w, member.record as RecordPlan, member.name as ElementName, value);
      return;
    case "child":
      w.child(member.declaration as ElementDeclaration, value);
      return;
    case "unknown":
      member.prepare(w.plans);
      writeMember(w, member, value);
      return;
    default:
      writeArray(w, member, w.items(value));
  }
}

function writeSimple(w: ElementWriter, { codec, declaration, name }: MemberPlan, value: unknown): void {
  if (typeof value === "object" && w.isLabelled(value)) w.child(declaration as ElementDeclaration, value);
  else w.value(name as ElementName, codec as SimpleCodec, value);
}

function writeArray(w: ElementWriter, { kind, parts }: MemberPlan, items: readonly unknown[]): void {
  if (kind === "array") {
    const one = parts[0] as MemberPlan;
    for (let index = 0; index < items.length; index++) writeMember(w, one, items[index]);
    return;
  }
  for (let index = 0; index < items.length; index++) {
    const row = w.record(items[index]);
    const start = w.pos;
    writeMembers(w, parts, row);
    w.endRow(start, row);
  }
}
