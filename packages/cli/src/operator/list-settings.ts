import { integer, optionalText } from "../settings/setting-kinds.ts";

/** Which part of a list. */
export const LIST_SETTINGS = {
  limit: integer({ default: 50, min: 1, max: 1000, unit: "items", description: "How many at most." }),
  after: optionalText("text", "Goes on where the part before ended, by what that said."),
};
