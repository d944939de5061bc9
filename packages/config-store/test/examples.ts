/** The folder of the examples. */
export const EXAMPLES = new URL("../../../schemas/examples/", import.meta.url);
