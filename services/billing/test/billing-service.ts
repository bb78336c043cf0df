import { createHmac, randomUUID } from 'node:crypto';
import type { PartyRole, PaymentProvider } from '@tokri/contracts/platform';
import type { Envelope } from '@tokri/contracts/events';
import {
  billIssued,
  creditRejected,
  creditReserved,
  duesReminderSent,
  openRefundsChanged,
  paymentAttemptFailed,
  paymentAuthorized,
  paymentCaptured,
  paymentRefundDue,
  paymentRefunded,
  paymentRejected,
  paymentRequested,
} from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  collectEvents,
  eventually,
  findFreePort,
  publishCompany,
  silentLogger,
  createTestBroker,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { publishAddress, publishParty, publishPerson } from './buyers.ts';
import { startGateway } from './gateway.ts';
import { createOrderPublisher } from './order-events.ts';

export const webhookSecret = 'demo-webhook-secret';
export const stripeWebhookSecret = 'whsec_demo';
type TestCaller = {
  userId: number;
  partyId?: number;
  partyRoles?: readonly PartyRole[];
  permissions?: readonly ('transactions' | 'payments' | 'reports')[];
};

const neverMs = 60 * 60_000;

export const startBillingService = async (
  name: string,
  {
    reconcileAfterMs = neverMs,
    provider = 'razorpay' as PaymentProvider,
    usesStripe = true,
    wrapGateway = (gatewayUrl: string): string | Promise<string> => gatewayUrl,
    clock = () => new Date(),
    variables = {} as Readonly<Record<string, string>>,
  } = {},
) => {
  const environment = testEnvironment({ service: 'billing', name });
  const tokens = testTokens();
  const [port, gatewayPort] = [await findFreePort(), await findFreePort()];
  const gateway = await startGateway({
    port: gatewayPort,
    webhookUrl: `http://127.0.0.1:${port}/v1`,
  });
  const config = readConfig(configSchema, {
    ...environment,
    PORT: String(port),
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    LINK_KEY: environment.SEAL_KEY,
    RAZORPAY_URL: await wrapGateway(gateway.url),
    RAZORPAY_KEY_ID: 'rzp_test_tokri',
    RAZORPAY_KEY_SECRET: 'demo-razorpay-secret',
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_PROVIDER: provider,
    ...(usesStripe
      ? {
          STRIPE_URL: gateway.stripe.url,
          STRIPE_PUBLISHABLE_KEY: 'pk_test_tokri',
          STRIPE_SECRET_KEY: 'sk_test_tokri',
          STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
        }
      : {}),
    RECONCILE_AFTER_MS: String(reconcileAfterMs),
    RECONCILE_EVERY_MS: '500',
    E_INVOICE_URL: gateway.eInvoiceUrl,
    ...variables,
  });
  const broker = createTestBroker(environment);
  const database = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  await publishCompany(broker);
  const service = await compose(config, {
    logger: silentLogger,
    clock,
    renderWorker: new URL('./render-worker.mjs', `file://${__dirname}/`),
  });
  const published: Envelope[] = collectEvents(broker, [
    paymentRequested,
    paymentRejected,
    paymentAttemptFailed,
    paymentAuthorized,
    paymentCaptured,
    paymentRefundDue,
    paymentRefunded,
    openRefundsChanged,
    billIssued,
    creditReserved,
    creditRejected,
    duesReminderSent,
  ]);
  await publishAddress(broker, environment.SEAL_KEY);

  const eventsOfOrder = (orderId: number) => published.filter(({ key }) => key === String(orderId));
  const findEvent = (orderId: number, type: string) =>
    eventsOfOrder(orderId).find((event) => event.type === type);
  const waitForEvent = (orderId: number, type: string, timeoutMs = 15_000) =>
    eventually(() => findEvent(orderId, type), {
      timeoutMs,
      missing: `${type} of order ${orderId}, published: ${eventsOfOrder(orderId)
        .map((event) => event.type)
        .join(', ')}`,
    });
  const request = async (
    method: string,
    route: string,
    {
      as,
      body,
      headers = {},
    }: { as?: TestCaller; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(`${service.url}/v1/${route}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: await tokens.bearer(as) } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  };

  const orderEvents = createOrderPublisher(broker);

  return {
    service,
    broker,
    database,
    call: request,
    publishedEvents: published,
    eventsOfOrder,
    waitForEvent,
    waitForRefundsClosed: (orderId: number) =>
      eventually(
        () =>
          eventsOfOrder(orderId).some(
            ({ type, data }) =>
              type === openRefundsChanged.type && !(data as { hasOpen: boolean }).hasOpen,
          ),
        { missing: `the end of the refunds of order ${orderId}` },
      ),
    orderEvents,
    gateway,
    listEventTypes: (orderId: number) =>
      eventsOfOrder(orderId).map(({ type, seq }) => `${seq} ${type}`),
    publishParty: (partyId: number) => publishParty(broker, environment.SEAL_KEY, partyId),
    publishPerson: (person: Parameters<typeof publishPerson>[2]) =>
      publishPerson(broker, environment.SEAL_KEY, person),
    readGatewayHealth: async () =>
      (
        (await (await fetch(`${service.url}/health/details`)).json()) as {
          gateway: { faults: Record<string, number>; stuck: number };
        }
      ).gateway,
    createOnlinePayment: async (orderId: number, partyId = 0): Promise<string> => {
      await orderEvents.placed(orderId, { partyId });
      return (
        (await waitForEvent(orderId, 'payment.requested.v1')).data as { gatewayOrderId: string }
      ).gatewayOrderId;
    },
    webhook: (
      raw: string,
      {
        signature = createHmac('sha256', webhookSecret).update(raw).digest('hex'),
        eventId = randomUUID() as string,
      } = {},
    ) =>
      request('POST', 'take-razorpay-event', {
        body: raw,
        headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
      }),
    stripeWebhook: (
      raw: string,
      {
        secret = stripeWebhookSecret,
        atSeconds = Math.floor(Date.now() / 1000),
        signedOver = raw,
      } = {},
    ) => {
      const signature = createHmac('sha256', secret)
        .update(`${atSeconds}.${signedOver}`)
        .digest('hex');
      return request('POST', 'take-stripe-event', {
        body: raw,
        headers: { 'stripe-signature': `t=${atSeconds},v1=${signature}` },
      });
    },
    stop: async () => {
      await broker.close();
      await database.close();
      await service.stop();
      gateway.stop();
    },
  };
};
export type BillingService = Awaited<ReturnType<typeof startBillingService>>;
