import type { RazorpayMaker, RazorpayOptions } from '../features/pay/razorpay-dialog.ts';

export interface Opened {
  readonly options: RazorpayOptions;
  /** The bank says no; the dialog stays open, as the real one does. */
  fail(description: string): void;
}

/** Stands for Razorpay's script: a test decides what the customer does in the dialog. */
export const fakeDialog = (): {
  readonly opened: readonly Opened[];
  readonly remove: () => void;
} => {
  const opened: Opened[] = [];
  class Double {
    #hear: (failure: { error?: { description?: string } }) => void = () => undefined;
    readonly #options: RazorpayOptions;
    constructor(options: RazorpayOptions) {
      this.#options = options;
    }
    on(
      _event: 'payment.failed',
      hear: (failure: { error?: { description?: string } }) => void,
    ): void {
      this.#hear = hear;
    }
    open(): void {
      opened.push({
        options: this.#options,
        fail: (description) => this.#hear({ error: { description } }),
      });
    }
  }
  (globalThis as { Razorpay?: RazorpayMaker }).Razorpay = Double;
  return {
    opened,
    remove: () => {
      delete (globalThis as { Razorpay?: RazorpayMaker }).Razorpay;
    },
  };
};
