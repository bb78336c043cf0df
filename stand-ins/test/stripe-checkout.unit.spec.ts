import { eventually } from '@tokri/service-kit/testing';
import Stripe from 'stripe';
import { webhookSecret, useStripe } from './stripe-fixture.ts';

describe('Stripe checkout and webhooks', () => {
  const {
    createSdk,
    json,
    post,
    simulate,
    newIntent,
    confirmFromPage,
    receivedTypes,
    url,
    webhooks,
  } = useStripe();

  it('reports a declined card and accepts a second attempt for the intent', async () => {
    const { id, client_secret } = await newIntent();
    const declined = await confirmFromPage(id, {
      client_secret: client_secret ?? '',
      payment_method: 'pm_card_chargeDeclined',
    });
    expect([declined.status, await declined.json()]).toMatchObject([
      402,
      {
        error: {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
    ]);
    expect(
      await (await confirmFromPage(id, { client_secret: client_secret ?? '' })).json(),
    ).toMatchObject({ status: 'requires_capture' });
    expect((await confirmFromPage(id, { client_secret: client_secret ?? '' })).status).toBe(400);
    expect((await json<{ status: string }[]>('/charges')).map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
  });

  it('rejects a wrong client secret or key and another site', async () => {
    const { id, client_secret } = await newIntent();
    expect((await confirmFromPage(id, { client_secret: `${id}_secret_guess` })).status).toBe(400);
    expect(
      (await confirmFromPage(id, { client_secret: client_secret ?? '', key: 'pk_test_other' }))
        .status,
    ).toBe(400);
    expect((await confirmFromPage(id, {})).status).toBe(401);
    expect(
      (
        await post(
          '/simulate',
          { orderId: id, outcome: 'captured' },
          { 'sec-fetch-site': 'cross-site' },
        )
      ).status,
    ).toBe(403);
    expect(await json('/charges')).toEqual([]);
  });

  it('sends webhooks that the Stripe SDK verifies', async () => {
    const { id } = await newIntent();
    await simulate(id, 'failed');
    await simulate(id, 'captured');
    await createSdk().refunds.create({ payment_intent: id });
    await eventually(() => webhooks().length === 6, { missing: 'six webhooks' });
    expect(receivedTypes()).toEqual([
      'charge.refunded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'refund.created',
      'refund.updated',
    ]);
    for (const { body, headers } of webhooks())
      expect(
        Stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), webhookSecret),
      ).toMatchObject({ object: 'event', livemode: false });
  });

  it('repeats a webhook under one event id or sends none, as the simulation asks', async () => {
    const [repeatedIntent, mutedIntent] = [await newIntent(), await newIntent()];
    await simulate(mutedIntent.id, 'authorized', { webhook: false });
    await simulate(repeatedIntent.id, 'authorized', { repeat: 5 });
    await eventually(() => webhooks().length === 5, { missing: 'five webhooks' });
    expect(new Set(webhooks().map(({ body }) => (JSON.parse(body) as Stripe.Event).id)).size).toBe(
      1,
    );
  });

  it('lets other origins embed the script and payment element, without inline scripts', async () => {
    const { id } = await newIntent();
    const frame = await fetch(`${url()}/stripe/elements/frame?key=pk_test_tokri&intent=${id}`);
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors *');
    const text = await frame.text();
    expect(text).toContain('Card 4242');
    expect(text).not.toMatch(/<script>|style="/);
    expect(
      await (await fetch(`${url()}/stripe/elements/frame?key=pk_test_tokri&intent=pi_none`)).text(),
    ).toContain('cannot be started');
    for (const asset of ['/v3/stripe.js', '/elements/frame.js', '/elements/frame.css'])
      expect(
        (await fetch(`${url()}/stripe${asset}`)).headers.get('cross-origin-resource-policy'),
      ).toBe('cross-origin');
  });
});
