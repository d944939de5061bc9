/** A schema that cannot be compiled. The message has every diagnostic with its line of the schema. */
export class XsdError extends Error {}
