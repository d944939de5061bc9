/** An address that callbacks may not be posted to. The message says which and why. */
export class AddressRefused extends Error {
  readonly code = "ADDRESS_REFUSED";

  constructor(message: string) {
    super(message);
    this.name = "AddressRefused";
  }
}
