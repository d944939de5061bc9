// Types that generated types use.

import type { ExpandedName } from "./datatypes/text-datatypes.ts";
import type { OpenContent, XmlElement } from "./xml/open-content.ts";

declare const decimalBrand: unique symbol;

/**
 * The text of an `xs:decimal`, such as `12.50`: exact, where a number would be rounded. {@link decimal} makes one.
 */
export type Decimal = string & { readonly [decimalBrand]: true };

/**
 * A text as a decimal.
 *
 * @throws RangeError for a text that is none: `1e3`, `1,5`
 */
export function decimal(text: string): Decimal {
  if (!/^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(text))
    throw new RangeError(`${text}: expected a decimal`);
  return text as Decimal;
}

/** A choice: exactly one of the members of `T`. */
export type OneOf<T> = {
  [Member in keyof T]: { readonly [Own in Member]: T[Own] } & {
    readonly [Other in Exclude<keyof T, Member>]?: never;
  };
}[keyof T];

/** A choice that need not be made: one of the members of `T`, or none. */
export type AtMostOneOf<T> = OneOf<T> | { readonly [Member in keyof T]?: never };

/** An element of a list in which order matters, with its name. */
export interface Item<Name extends string, Value> {
  readonly element: Name;
  readonly value: Value;
}

/** The items of a substitution group: one for each member of `T`. */
export type ItemOf<T> = { [Name in keyof T & string]: Item<Name, T[Name]> }[keyof T & string];

declare const defaultNames: unique symbol;

/**
 * An object whose members `Names` are attributes that have a default or a fixed value: they are always there in a value
 * that was decoded, and `create…` fills them in. No object has a member for this type.
 */
export interface WithDefaults<Names extends string> {
  readonly [defaultNames]?: Names;
}

/**
 * The input of `create…`: members that may be empty arrays, and attributes that have a default, may be left out, at any
 * depth.
 */
export type Input<T> = T extends Whole
  ? T
  : T extends readonly unknown[]
    ? { readonly [Index in keyof T]: Input<T[Index]> }
    : {
        readonly [Member in keyof T as Exclude<Member, Omittable<T> | typeof defaultNames>]: Input<T[Member]>;
      } & {
        readonly [Member in Omittable<T>]?: Input<T[Member]> | Inherited<Member>;
      };

/** Types without optional arrays. */
type Whole =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | OpenContent
  | XmlElement
  | ExpandedName
  | Inherited<keyof typeof Object.prototype>;

/** The type of a member that every object inherits, such as `constructor`: an object without its own still has it. */
type Inherited<Name> = Name extends keyof typeof Object.prototype ? (typeof Object.prototype)[Name] : never;

/** The members of a type whose value may be an empty array, or has a default. */
type Omittable<T> = keyof {
  [Member in keyof T as [] extends Extract<T[Member], readonly unknown[]>
    ? Member
    : Extract<Member, Defaulted<T>>]: unknown;
} &
  keyof T;

/** The members of a type that have a default. */
type Defaulted<T> = typeof defaultNames extends keyof T ? NonNullable<T[typeof defaultNames]> : never;
