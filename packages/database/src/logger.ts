/** Writes lines of the log, whose form is `log-line.schema.json` of the operator interface. */
export interface Logger {
  /** Something that was expected. */
  info(fields: LogFields, message: string): void;
  /** Something that the service works around. Somebody should look at it within days. */
  warn(fields: LogFields, message: string): void;
  /** Something is lost, rejected or stands still until somebody acts. */
  error(fields: LogFields, message: string): void;
}

/** The members of a line beside those that each line has. */
export interface LogFields {
  /** What happened, as a code of the schema. */
  readonly event: string;
  readonly [field: string]: unknown;
}
