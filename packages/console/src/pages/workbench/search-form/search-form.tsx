import contract from "@payment-routing/search-contract/payment-method-search.schema.json";
import { useId } from "preact/hooks";
import { listAlternatives, type Schema } from "../../../editor/schema.ts";

interface FieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Value;
  readonly isRequired: boolean;
  readonly onChange: (value: Value) => void;
}

/** Fields for a value of the contract, generated from its JSON Schema. */
export function SchemaField(props: FieldProps) {
  const schema = resolve(props.schema);
  if (schema.properties !== undefined) return <Group {...props} schema={schema} />;
  if (schema.items !== undefined) return <List {...props} schema={schema} />;
  return <Leaf {...props} schema={schema} />;
}

function Group({ name, schema, value, isRequired, onChange }: FieldProps) {
  if (value === undefined) return <AddButton name={name} schema={schema} onAdd={onChange} />;
  const members = value as Members;
  return (
    <fieldset class="group">
      <legend title={schema.description}>{toWords(name)}</legend>
      {Object.entries(schema.properties ?? {}).map(
        ([member, of]) =>
          !isOpenContent(of) && (
            <SchemaField
              key={member}
              name={member}
              schema={of}
              value={members[member]}
              isRequired={schema.required?.includes(member) ?? false}
              onChange={(changed) => onChange(withMember(members, member, changed))}
            />
          ),
      )}
      {!isRequired && <RemoveButton name={name} onRemove={() => onChange(undefined)} />}
    </fieldset>
  );
}

function List({ name, schema, value, isRequired, onChange }: FieldProps) {
  if (value === undefined) return <AddButton name={name} schema={schema} onAdd={onChange} />;
  const { items: of = {}, minItems = 0 } = schema;
  const items = value as readonly Value[];
  return (
    <fieldset class="group">
      <legend title={schema.description}>{toWords(name)}</legend>
      {items.map((item, position) => (
        <SchemaField
          key={position}
          name={`${name} ${position + 1}`}
          schema={of}
          value={item}
          // Removing an item leaves the others in order.
          isRequired={items.length <= minItems}
          onChange={(changed) =>
            onChange(
              changed === undefined
                ? items.filter((_, index) => index !== position)
                : items.with(position, changed),
            )
          }
        />
      ))}
      <AddButton name={name} schema={of} onAdd={(item) => onChange([...items, item])} />
      {!isRequired && <RemoveButton name={name} onRemove={() => onChange(undefined)} />}
    </fieldset>
  );
}

function Leaf({ name, schema, value, isRequired, onChange }: FieldProps) {
  const id = useId();
  const { type, description } = schema;
  const choices = schema.enum ?? (type === "boolean" ? [true, false] : undefined);
  const change = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange(readLeaf(currentTarget.value, type));
  const shared = { id, title: description, required: isRequired };
  return (
    <div class="field">
      <label for={id}>{toWords(name)}</label>
      {choices === undefined ? (
        <input
          {...shared}
          value={value === undefined ? "" : String(value)}
          onInput={change}
          {...(type === "integer" && { inputMode: "numeric", pattern: "-?[0-9]{1,16}" })}
        />
      ) : (
        <select {...shared} onChange={change}>
          <option value="">not given</option>
          {choices.map((choice) => (
            <option key={String(choice)} selected={choice === value}>
              {String(choice)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function readLeaf(text: string, type: string | undefined): Value {
  if (text === "") return undefined;
  if (type === "boolean") return text === "true";
  // While it is typed, it need not be a number.
  return type === "integer" && /^-?\d+$/.test(text) ? Number(text) : text;
}

function withMember(members: Members, name: string, value: Value): Members {
  const { [name]: _, ...others } = members;
  return value === undefined ? others : { ...others, [name]: value };
}

interface AddButtonProps extends Pick<FieldProps, "name" | "schema"> {
  readonly onAdd: (value: Value) => void;
}

function AddButton({ name, schema, onAdd }: AddButtonProps) {
  return (
    <button type="button" class="quiet" onClick={() => onAdd(createEmpty(schema) ?? "")}>
      {`Add ${toWords(name)}`}
    </button>
  );
}

function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <button type="button" class="quiet" onClick={onRemove}>
      {`Remove ${toWords(name)}`}
    </button>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  ...{ id: "ID", ip: "IP", no: "number", sdk: "SDK", sku: "SKU" },
};

/** The name of a member in words: `order_no` is `order number`. */
function toWords(name: string): string {
  return name.replace(/[A-Za-z]+/g, (word) => WORDS[word] ?? word).replace(/[_-]/g, " ");
}

/** A value of a form. Undefined: not given. */
export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [name: string]: Value }
  | undefined;

type Members = { readonly [name: string]: Value };

const ROOT = contract as unknown as Schema;

/** The search request. */
export const SEARCH: Schema = { $ref: "#/$defs/payment_method_search_criteria" };

const resolve = (schema: Schema): Schema => listAlternatives(schema, ROOT)[0] ?? {};

/** Whether the schema is open content, which is written in XML only. */
function isOpenContent({ $ref = "" }: Schema): boolean {
  const definition = $ref.slice("#/$defs/".length);
  return (
    definition.startsWith("xml:") || (definition !== "" && isOpenContent(ROOT.$defs?.[definition] ?? {}))
  );
}

/** The least value: required members, and as many items as there must be. */
function createEmpty(given: Schema): Value {
  const { properties, required = [], items, minItems = 0 } = resolve(given);
  if (properties !== undefined) {
    return Object.fromEntries(required.map((name) => [name, createEmpty(properties[name] ?? {})]));
  }
  return items === undefined ? undefined : Array.from({ length: minItems }, () => createEmpty(items));
}
