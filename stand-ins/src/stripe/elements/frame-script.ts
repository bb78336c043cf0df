export const frameScript = `'use strict';
(() => {
  const send = (kind, data) => parent.postMessage({ kind, data }, '*');
  const form = document.getElementById('card');

  const confirm = async ({ key, clientSecret }) => {
    const id = clientSecret.split('_secret_')[0];
    const body = new URLSearchParams({
      key,
      client_secret: clientSecret,
      payment_method: new FormData(form).get('card'),
    });
    try {
      const response = await fetch('/stripe/v1/payment_intents/' + id + '/confirm', {
        method: 'POST',
        body,
      });
      const result = await response.json();
      send(
        'confirmed',
        response.ok
          ? { paymentIntent: result }
          : {
              error: result.error ?? {
                type: 'api_error',
                message: 'An unexpected error occurred.',
              },
            },
      );
    } catch {
      send('confirmed', {
        error: { type: 'api_connection_error', message: 'We could not reach our servers.' },
      });
    }
  };

  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data?.kind === 'confirm' && form) void confirm(data.data);
    if (data?.kind === 'focus') document.querySelector('input')?.focus();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') send('escape');
  });
  form?.addEventListener('submit', (event) => event.preventDefault());
  send(form ? 'ready' : 'loaderror', { height: document.documentElement.scrollHeight });
})();
`;
