const LONG_MONTH = "(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])";
const SHORT_MONTH = "(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)";
const FEBRUARY = "02-(?:0[1-9]|1\\d|2[0-8])";
const LEAP_YEAR = "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const DATE = `(?:\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)`;
const SECOND = "(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d";
const OFFSET = "(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)";

/**
 * The formats that a schema may name. Each is a regular expression, which the generated validator contains.
 *
 * `date-time` is RFC 3339 with capital `T` and `Z`, days checked against their month and leap years, and without leap
 * seconds, which JavaScript dates cannot represent. The names of the others show their syntax; `https://host:port` is an origin, without the port when it is the default.
 */
export const FORMATS: Readonly<Record<string, RegExp>> = {
  "date-time": new RegExp(`^${DATE}T${SECOND}(?:\\.\\d+)?${OFFSET}$`, "u"),
  "YYYY-MM-DDTHH:MM:SS": new RegExp(`^${DATE}T${SECOND}$`, "u"),
  "YYYY-MM-DD HH:MM:SS": new RegExp(`^${DATE} ${SECOND}$`, "u"),
  "https://host:port": /^https?:\/\/(?:[a-z\d_][a-z\d._-]*|\[[\da-f:.]+\])(?::[1-9]\d{0,4})?$/u,
  "YYYY-MM or -": /^(?:\d{4}-(?:0[1-9]|1[0-2])|-)$/u,
};
