/** Served as `/stripe/elements/frame.js`. */
export const frameScript = `'use strict';
(() => {
  // The page that opened it is checked there by the sender's window and origin; any origin may be a shop in a test.
  const say = (kind, data) => parent.postMessage({ kind, data }, '*');
  const form = document.getElementById('card');

  const confirm = async ({ key, clientSecret }) => {
    const id = clientSecret.split('_secret_')[0];
    const body = new URLSearchParams({ key, client_secret: clientSecret, payment_method: new FormData(form).get('card') });
    try {
      const answer = await fetch('/stripe/v1/payment_intents/' + id + '/confirm', { method: 'POST', body });
      const given = await answer.json();
      say('confirmed', answer.ok ? { paymentIntent: given } : { error: given.error ?? { type: 'api_error', message: 'An unexpected error occurred.' } });
    } catch {
      say('confirmed', { error: { type: 'api_connection_error', message: 'We could not reach our servers.' } });
    }
  };

  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data?.kind === 'confirm' && form) void confirm(data.data);
    if (data?.kind === 'focus') document.querySelector('input')?.focus();
  });
  addEventListener('keydown', (event) => { if (event.key === 'Escape') say('escape'); });
  form?.addEventListener('submit', (event) => event.preventDefault());
  say(form ? 'ready' : 'loaderror', { height: document.documentElement.scrollHeight });
})();
`;
