/** Served as `/razorpay/checkout/frame.js`. */
export const frameScript = `'use strict';
(() => {
  // The page that opened it is checked there by the sender's window and origin; any origin may be a shop in a test.
  const say = (kind, data) => parent.postMessage({ kind, data }, '*');
  const of = (id) => document.getElementById(id);
  const form = of('pay');
  let options = { retry: true, escape: true };

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.kind !== 'options') return;
    options = data.data;
    if (options.name) of('name').textContent = options.name;
    of('description').textContent = options.description ?? '';
    if (form) of('contact').textContent = [options.prefill?.name, options.prefill?.contact, options.prefill?.email].filter(Boolean).join(' • ');
    if (/^#[0-9a-f]{6}$/i.test(options.theme?.color ?? '')) of('top').style.setProperty('background', options.theme.color);
  });

  const close = () => say('closed');
  of('close').addEventListener('click', close);
  addEventListener('keydown', (event) => { if (event.key === 'Escape' && options.escape) close(); });

  const show = (text) => { of('state').textContent = text; };
  const busy = (isBusy) => { for (const button of form.querySelectorAll('button')) button.disabled = isBusy; };

  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const outcome = event.submitter?.value ?? 'paid';
    const method = new FormData(form).get('method');
    busy(true);
    show('');
    try {
      const answer = await fetch('/razorpay/checkout/payments', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key_id: form.dataset.key, order_id: form.dataset.order, method, outcome }) });
      const body = await answer.json();
      if (answer.ok) return say('paid', body);
      show(body.error?.description ?? 'The payment did not go through.');
      say('failed', body);
      if (!options.retry) close();
    } catch {
      show('The bank cannot be reached. Try again.');
    }
    busy(false);
    of('paid').focus();
  });

  of('name').focus();
  say('ready');
})();
`;
