import { html } from '../../page/html.ts';
import type { Html } from '../../page/html.ts';
import type { PaymentIntent } from '../entities.ts';

const cards: Html = html`<form id="card">
  <fieldset>
    <legend>Card</legend>
    <label class="way"
      ><input type="radio" name="card" value="pm_card_visa" checked /> Card 4242, which pays</label
    >
    <label class="way"
      ><input type="radio" name="card" value="pm_card_chargeDeclined" /> Card 0002, which the bank
      declines</label
    >
  </fieldset>
</form>`;

const unknown = html`<p role="alert">
  This payment cannot be started: the key or the payment is unknown.
</p>`;

export const paymentFrame = (intent: PaymentIntent | undefined): string =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Card</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/stripe/elements/frame.css" />
        <script src="/stripe/elements/frame.js" defer></script>
      </head>
      <body>
        ${intent === undefined ? unknown : cards}
        <p class="quiet">Stripe stand-in on this machine. No real money is charged.</p>
      </body>
    </html> `.text;
