/** Something that a configuration gets wrong although its schema has nothing to say. */
export interface ConfigurationFault {
  /** A JSON Pointer into the configuration. */
  readonly path: string;
  /** `path: expected X, got Y` */
  readonly message: string;
  readonly expected: string;
  readonly received: string;
}

export type Faults = Generator<ConfigurationFault, void, undefined>;

export function fault(path: string, expected: string, id: number): ConfigurationFault {
  const received = String(id);
  return { path, message: `${path}: expected ${expected}, got ${received}`, expected, received };
}
