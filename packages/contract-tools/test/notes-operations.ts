import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The operations of a small contract. */
export const OPERATIONS = `openapi: 3.1.1
info: { title: Notes, version: 0.1.0 }
security: [{ key: [viewer] }]
x-problem-types: problems.yaml
x-problem-gates:
  read: [unauthenticated]
paths:
  /notes/{note_id}:
    parameters:
      - { $ref: "#/components/parameters/note_id" }
    get:
      operationId: readNote
      summary: Read a note
      tags: [Notes]
      parameters:
        - { name: limit, in: query, description: Maximum number of words., schema: { type: integer, minimum: 1, maximum: 9, default: 5 } }
        - { name: kinds, in: query, description: "Kinds, separated by commas.", style: form, explode: false, schema: { type: array, items: { type: string, enum: [a, b] } } }
        - { name: exact, in: query, description: Whether words are exact., schema: { type: boolean } }
        - { name: If-Match, in: header, description: Version of the note., schema: { type: string, pattern: "^[a-z]+$" } }
      responses:
        "200": { description: The note., content: { application/json: { schema: { $ref: note.schema.json } } } }
      x-problems: [read, unknown-note]
    put:
      operationId: writeNote
      summary: Write a note
      tags: [Notes]
      security: [{ key: [operator] }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: note.schema.json } } } }
      responses:
        "204": { description: The note is stored. }
      x-problems: [read]
components:
  securitySchemes:
    key: { type: http, description: A key. }
  schemas:
    Id: { type: integer, minimum: 0, maximum: 99 }
  parameters:
    note_id: { name: note_id, in: path, required: true, description: Number of the note., schema: { $ref: "#/components/schemas/Id" } }
`;

const NOTE = {
  title: "Note",
  description: "Words.",
  type: "object",
  additionalProperties: false,
  required: ["text"],
  properties: { text: { type: "string", description: "For people." } },
};

/** Writes the contract to a folder `schemas/notes` of another. Returns the folder. */
export function writeNotes(root: string, operations = OPERATIONS): string {
  const folder = join(root, "schemas/notes");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "operations.yaml"), operations);
  writeFileSync(join(folder, "note.schema.json"), JSON.stringify(NOTE, null, 2));
  writeFileSync(
    join(folder, "problems.yaml"),
    "unauthenticated: { status: 401, title: Nobody }\nunknown-note: { status: 404, title: No note }\n",
  );
  const roots = [{ file: "note.schema.json", type: "Note", parses: true, direction: "request" }];
  const contract = { name: "notes", package: "notes-contract", roots };
  writeFileSync(join(folder, "contract.json"), JSON.stringify(contract, null, 2));
  return folder;
}
