import type { DialogMaker, DialogOptions } from '../features/pay/checkout-script.ts';

export interface Opened {
  readonly options: DialogOptions;
  /** The bank says no; the dialog stays open, as the real one does. */
  fail(description: string): void;
}

/** Stands for the provider's script: a test decides what the customer does in the dialog. */
export const fakeDialog = (): { readonly opened: readonly Opened[]; readonly remove: () => void } => {
  const opened: Opened[] = [];
  class Double {
    #hear: (failure: { error?: { description?: string } }) => void = () => undefined;
    readonly #options: DialogOptions;
    constructor(options: DialogOptions) {
      this.#options = options;
    }
    on(_event: 'payment.failed', hear: (failure: { error?: { description?: string } }) => void): void {
      this.#hear = hear;
    }
    open(): void {
      opened.push({ options: this.#options, fail: (description) => this.#hear({ error: { description } }) });
    }
  }
  (globalThis as { Razorpay?: DialogMaker }).Razorpay = Double;
  return { opened, remove: () => { delete (globalThis as { Razorpay?: DialogMaker }).Razorpay; } };
};
