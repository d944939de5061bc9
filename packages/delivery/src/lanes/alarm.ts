/** Wakes one sleeper: at its time, or sooner when it rings. A ring that nobody hears ends the next sleep at once. */
export class Alarm {
  #wake: (() => void) | undefined;
  #rang = false;
  #timer: NodeJS.Timeout | undefined;

  ring(): void {
    this.#rang = true;
    this.#wake?.();
  }

  /** Rings after a while, unless it is to ring before that. */
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
