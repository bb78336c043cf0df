/**
 * Has the API of Razorpay's checkout.js. Styles are set by script, because the shop's content
 * security policy forbids inline styles.
 */
export const checkoutScript = `'use strict';
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const base = origin + '/razorpay/checkout/';
  const maxFrameLoadMs = 15000;
  const setStyles = (element, styles) => {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  };
  const validateOptions = (options) => {
    if (!options || typeof options.key !== 'string' || options.key === '')
      throw new Error('No key passed');
    if (!options.order_id && !(Number.isInteger(options.amount) && options.amount >= 100))
      throw new Error('Invalid amount. It should be an integer of at least 100.');
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog;
    #onMessage;
    #overflow = '';

    constructor(options) {
      validateOptions(options);
      this.#options = options;
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) || []), listener]);
      return this;
    }

    open() {
      if (this.#dialog) return this;
      const { key, order_id: orderId = '', name = '' } = this.#options;
      const frame = document.createElement('iframe');
      frame.title = 'Payment' + (name ? ' to ' + name : '');
      frame.className = 'razorpay-checkout-frame';
      frame.setAttribute('allow', 'payment');
      frame.src = base + 'frame?' + new URLSearchParams({ key, order_id: orderId });
      setStyles(frame, {
        border: '0',
        width: '100%',
        height: '100%',
        display: 'block',
        'border-radius': '16px',
      });
      const dialog = document.createElement('dialog');
      dialog.className = 'razorpay-container';
      dialog.setAttribute('aria-label', frame.title);
      setStyles(dialog, {
        border: '0',
        padding: '0',
        width: 'min(400px, calc(100vw - 16px))',
        height: 'min(560px, calc(100dvh - 16px))',
        'max-width': 'none',
        'max-height': 'none',
        margin: 'auto',
        'border-radius': '16px',
        background: '#fff',
        overflow: 'hidden',
      });
      dialog.append(frame);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.#dismiss();
      });
      dialog.addEventListener('close', () => {
        if (this.#dialog === dialog) this.#dismiss();
      });
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog && this.#options.modal?.backdropclose === true) this.#dismiss();
      });
      this.#onMessage = (event) => {
        if (event.source === frame.contentWindow && event.origin === origin)
          this.#handleMessage(event.data, frame);
      };
      addEventListener('message', this.#onMessage);
      document.body.append(dialog);
      this.#overflow = document.body.style.overflow;
      document.body.style.overflow = 'hidden';
      this.#dialog = dialog;
      dialog.showModal();
      frame.focus();
      setTimeout(() => {
        if (this.#dialog === dialog && !dialog.dataset.ready) this.#dismiss();
      }, maxFrameLoadMs);
      return this;
    }

    close() {
      this.#remove();
    }

    #handleMessage({ kind, data }, frame) {
      if (kind === 'ready') {
        const { name, description, prefill, theme } = this.#options;
        this.#dialog.dataset.ready = 'yes';
        const frameOptions = JSON.parse(
          JSON.stringify({
            name,
            description,
            prefill,
            theme,
            retry: this.#options.retry !== false && this.#options.retry?.enabled !== false,
            escape: this.#options.modal?.escape !== false,
          }),
        );
        frame.contentWindow.postMessage({ kind: 'options', data: frameOptions }, origin);
      } else if (kind === 'paid') {
        this.#remove();
        if (typeof this.#options.handler === 'function') this.#options.handler(data);
        this.#emit('payment.success', data);
      } else if (kind === 'failed') {
        this.#emit('payment.failed', data);
      } else if (kind === 'closed') this.#dismiss();
    }

    #emit(name, data) {
      for (const listener of this.#listeners.get(name) || []) listener(data);
    }

    #dismiss() {
      this.#remove();
      if (typeof this.#options.modal?.ondismiss === 'function') this.#options.modal.ondismiss();
    }

    #remove() {
      if (!this.#dialog) return;
      removeEventListener('message', this.#onMessage);
      document.body.style.overflow = this.#overflow;
      const dialog = this.#dialog;
      this.#dialog = undefined;
      dialog.close();
      dialog.remove();
    }
  }

  globalThis.Razorpay = Razorpay;
})();
`;
