import type { RazorpayConstructor, RazorpayOptions } from '../online-payment/razorpay-dialog.ts';

export interface OpenedDialog {
  readonly options: RazorpayOptions;
  isClosed(): boolean;
  fail(description: string): void;
}

export const fakeRazorpay = (): {
  readonly opened: readonly OpenedDialog[];
  readonly remove: () => void;
} => {
  const opened: OpenedDialog[] = [];
  class FakeRazorpay {
    #onFailure: (failure: { error?: { description?: string } }) => void = () => undefined;
    readonly #options: RazorpayOptions;
    #isClosed = false;
    constructor(options: RazorpayOptions) {
      this.#options = options;
    }
    on(
      _event: 'payment.failed',
      listener: (failure: { error?: { description?: string } }) => void,
    ): void {
      this.#onFailure = listener;
    }
    open(): void {
      opened.push({
        options: this.#options,
        isClosed: () => this.#isClosed,
        fail: (description) => this.#onFailure({ error: { description } }),
      });
    }
    close(): void {
      this.#isClosed = true;
    }
  }
  (globalThis as { Razorpay?: RazorpayConstructor }).Razorpay = FakeRazorpay;
  return {
    opened,
    remove: () => {
      delete (globalThis as { Razorpay?: RazorpayConstructor }).Razorpay;
    },
  };
};
