import { html } from '../../page/html.ts';
import type { Html } from '../../page/html.ts';
import { formatPaise } from '../../page/section.ts';
import type { Order } from '../entities.ts';

const renderPayable = (order: Order, keyId: string): Html =>
  html`<form id="pay" data-order="${order.id}" data-key="${keyId}">
    <fieldset>
      <legend>Payment method</legend>
      <label class="way"><input type="radio" name="method" value="upi" checked /> UPI</label>
      <label class="way"><input type="radio" name="method" value="card" /> Card</label>
    </fieldset>
    <p id="contact" class="quiet"></p>
    <p id="state" class="state" role="alert"></p>
    <button type="submit" class="btn primary" value="paid" id="paid">
      Pay ${formatPaise(order.amount)}
    </button>
    <button type="submit" class="btn danger" value="failed" id="failed">
      Let the payment fail
    </button>
  </form>`;

const alreadyPaid = html`<p class="state" role="alert">
  This order has already been paid. You can close this window.
</p>`;
const unknownOrder = html`<p class="state" role="alert">
  This payment cannot be started: the key or the order is unknown.
</p>`;

const renderOrder = (order: Order | undefined, keyId: string): Html => {
  if (order === undefined) return unknownOrder;
  return order.status === 'paid' ? alreadyPaid : renderPayable(order, keyId);
};

export const checkoutFrame = (order: Order | undefined, keyId: string): string =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Payment</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/razorpay/checkout/frame.css" />
        <script src="/razorpay/checkout/frame.js" defer></script>
      </head>
      <body>
        <header id="top">
          <h1 id="name" tabindex="-1">Payment</h1>
          <p id="description"></p>
          ${order === undefined ? html`` : html`<p class="sum">${formatPaise(order.amount)}</p>`}
          <button type="button" class="close" id="close" aria-label="Close payment">✕</button>
        </header>
        <main>
          ${renderOrder(order, keyId)}
          <p class="quiet">Razorpay stand-in on this machine. No real money is charged.</p>
        </main>
      </body>
    </html> `.text;
