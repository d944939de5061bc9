// Generated from schemas/config/cells.schema.json. Do not edit: npm run generate.

/**
 * Cells that share clients, for operators and processors.
 *
 * From cells.schema.json.
 */
export interface CellsFile {
  /**
   * Every cell. The first one is asked first about a client that was not seen before.
   *
   * @minItems 1
   */
  readonly cells: readonly [Cell, ...Cell[]];
}

/**
 * Deployment with a database of its own, which owns a part of the clients.
 *
 * From cell.schema.json.
 */
export interface Cell {
  /**
   * Name of the cell, as its database has it.
   */
  readonly name: string;
  /**
   * Address of the search interface.
   */
  readonly url: string;
  /**
   * Address of the internal listener, and of the console.
   */
  readonly internal_url: string;
  /**
   * Name of the environment variable with the key to use at the internal listener. Default: the key that is
   * given for all cells.
   */
  readonly key_variable?: string;
}
