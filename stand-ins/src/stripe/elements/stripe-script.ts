export const stripeScript = `'use strict';
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const maxResponseMs = 60000;

  class PaymentElement {
    #key;
    #clientSecret;
    #listeners = new Map();
    #frame;
    #onMessage;
    #resolveConfirmation;

    constructor(key, clientSecret) {
      this.#key = key;
      this.#clientSecret = clientSecret;
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) || []), listener]);
      return this;
    }

    mount(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container)
        throw new Error(
          'The selector you specified applies to no DOM elements that are currently on the page.',
        );
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.className = 'stripe-payment-frame';
      frame.setAttribute('allow', 'payment');
      frame.src =
        origin +
        '/stripe/elements/frame?' +
        new URLSearchParams({ key: this.#key, intent: this.#clientSecret.split('_secret_')[0] });
      for (const [name, value] of Object.entries({
        border: '0',
        width: '100%',
        display: 'block',
        height: '200px',
      }))
        frame.style.setProperty(name, value);
      this.#onMessage = ({ source, origin: from, data }) => {
        if (source !== frame.contentWindow || from !== origin) return;
        if (data.data?.height) frame.style.setProperty('height', data.data.height + 'px');
        if (data.kind === 'confirmed') this.#resolveConfirmation?.(data.data);
        else
          for (const listener of this.#listeners.get(data.kind) || [])
            listener({ elementType: 'payment' });
      };
      addEventListener('message', this.#onMessage);
      this.#frame = frame;
      container.replaceChildren(frame);
    }

    focus() {
      this.#frame?.contentWindow.postMessage({ kind: 'focus' }, origin);
    }

    destroy() {
      removeEventListener('message', this.#onMessage);
      this.#frame?.remove();
      this.#frame = undefined;
    }

    // The vendor's script talks to its frames in a way of its own.
    confirm() {
      return new Promise((resolve) => {
        const timer = setTimeout(
          () => resolve({ error: { type: 'api_connection_error', message: 'No response.' } }),
          maxResponseMs,
        );
        this.#resolveConfirmation = (result) => {
          clearTimeout(timer);
          resolve(result);
        };
        this.#frame.contentWindow.postMessage(
          { kind: 'confirm', data: { key: this.#key, clientSecret: this.#clientSecret } },
          origin,
        );
      });
    }
  }

  globalThis.Stripe = (key) => {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new Error('Please call Stripe() with your publishable key.');
    return {
      elements: ({ clientSecret }) => {
        let element;
        return {
          create: (type) => {
            if (type !== 'payment' || element)
              throw new Error('This stand-in has one payment element.');
            element = new PaymentElement(key, clientSecret);
            return element;
          },
          getElement: () => element ?? null,
        };
      },
      confirmPayment: ({ elements, redirect }) => {
        if (redirect !== 'if_required') throw new Error('This stand-in never redirects.');
        return elements.getElement().confirm();
      },
    };
  };
})();
`;
