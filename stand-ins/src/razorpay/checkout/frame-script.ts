export const frameScript = `'use strict';
(() => {
  const send = (kind, data) => parent.postMessage({ kind, data }, '*');
  const byId = (id) => document.getElementById(id);
  const form = byId('pay');
  let options = { retry: true, escape: true };

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.kind !== 'options') return;
    options = data.data;
    if (options.name) byId('name').textContent = options.name;
    byId('description').textContent = options.description ?? '';
    if (form)
      byId('contact').textContent = [
        options.prefill?.name,
        options.prefill?.contact,
        options.prefill?.email,
      ]
        .filter(Boolean)
        .join(' • ');
    if (/^#[0-9a-f]{6}$/i.test(options.theme?.color ?? ''))
      byId('top').style.setProperty('background', options.theme.color);
  });

  const close = () => send('closed');
  byId('close').addEventListener('click', close);
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && options.escape) close();
  });

  const showError = (text) => {
    byId('state').textContent = text;
  };
  const setBusy = (isBusy) => {
    for (const button of form.querySelectorAll('button')) button.disabled = isBusy;
  };

  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const outcome = event.submitter?.value ?? 'paid';
    const method = new FormData(form).get('method');
    setBusy(true);
    showError('');
    try {
      const response = await fetch('/razorpay/checkout/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          key_id: form.dataset.key,
          order_id: form.dataset.order,
          method,
          outcome,
        }),
      });
      const body = await response.json();
      if (response.ok) return send('paid', body);
      showError(body.error?.description ?? 'The payment did not go through.');
      send('failed', body);
      if (!options.retry) close();
    } catch {
      showError('We could not reach the bank. Try again.');
    }
    setBusy(false);
    byId('paid').focus();
  });

  byId('name').focus();
  send('ready');
})();
`;
