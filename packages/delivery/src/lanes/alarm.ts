/** A sleep that a ring ends early. A ring while nobody sleeps ends the next sleep immediately. */
export class Alarm {
  #wake: (() => void) | undefined;
  #rang = false;
  #timer: NodeJS.Timeout | undefined;

  ring(): void {
    this.#rang = true;
    this.#wake?.();
  }

  /** Rings after a delay, unless a ring is already scheduled. */
  ringWithin(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.ring();
    }, ms);
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#rang) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      this.#wake = resolve;
      await promise;
      clearTimeout(timer);
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wake = undefined;
    this.#rang = false;
  }
}
