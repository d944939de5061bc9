/** Says why a schema cannot be compiled: every diagnostic with the line of the schema it is about. */
export class XsdError extends Error {}
