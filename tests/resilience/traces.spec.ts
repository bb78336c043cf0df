import { randomUUID } from 'node:crypto';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { sendCommand } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import {
  findGoodsInStock,
  prepareOrder,
  waitForOrder,
  type Purchase,
} from '../support/api/shopping.ts';
import { dayAhead, openTestArea } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { collectEventUsage } from '../../k8s/generator/event-usage.ts';
import type { ExportedSpan } from '../support/traces/exported-span.ts';
import { startOtlpReceiver, type OtlpReceiver } from '../support/traces/otlp-receiver.ts';
import { findOrphans, listEventEdges, pathToRoot, traceOf } from '../support/traces/trace-tree.ts';

/** `npm start` records no traces unless it is told to. */
const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
const exportTimeoutMs = 60_000;

const attributeNames = [
  'db.collection.name',
  'db.operation.name',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'messaging.consumer.group.name',
  'messaging.destination.name',
  'messaging.message.id',
  'messaging.operation.type',
  'messaging.system',
  'tokri.correlation_id',
  'tokri.event_type',
];
/** Codes, pincodes and mobile numbers. */
const personalNumber = /(?<!\w)(?:\d{6}|\d{10}|\+91\d{10})(?!\w)/;

const usages = collectEventUsage();
/** What the event matrix expects to happen with the events that were published. */
const listExpectedEdges = (trace: readonly ExportedSpan[]): readonly string[] => {
  const published = new Set(
    trace
      .filter(({ kind }) => kind === 'producer')
      .map(({ attributes }) => attributes['tokri.event_type']),
  );
  return usages
    .filter(({ type }) => published.has(type))
    .flatMap(({ type, owner, consumedBy }) =>
      consumedBy.map((consumer) => `${owner} > ${type} > ${consumer}`),
    );
};

const isSms = ({ name }: ExportedSpan): boolean => name === 'gateway sms';

/** The last events of an order that is paid on delivery. */
const lastEvents = ['order.confirmed.v1', 'cart.emptied.v1', 'notification.sent.v1'];

const isComplete = (trace: readonly ExportedSpan[]): boolean => {
  const edges = listEventEdges(trace);
  return (
    trace.some(isSms) &&
    findOrphans(trace).length === 0 &&
    lastEvents.every((type) => edges.some((edge) => edge.includes(type))) &&
    listExpectedEdges(trace).every((edge) => edges.includes(edge))
  );
};

describe('the trace of an order', () => {
  let receiver: OtlpReceiver;
  let purchase: Purchase;
  let trace: readonly ExportedSpan[] = [];

  beforeAll(async () => {
    if (endpoint === undefined)
      throw new Error('Start the product and this spec with OTEL_EXPORTER_OTLP_ENDPOINT');
    receiver = await startOtlpReceiver(Number(new URL(endpoint).port));
    const { clerk } = testUsers();
    await openTestArea(clerk);
    purchase = await createPurchase(clerk, { date: dayAhead(5), start: '06:00', end: '07:00' });
    const body = await prepareOrder(purchase, await findGoodsInStock(2));
    const correlationId = randomUUID();
    const { Id: orderId } = await sendCommand({
      path: '/api/TransactionWithoutPayment',
      token: purchase.buyer.token,
      headers: { 'x-correlation-id': correlationId },
      body,
    });
    await waitForOrder(purchase.buyer, orderId, { states: [orderStatus.Confirmed] });
    const readTrace = () => (trace = traceOf(receiver.spans, correlationId));
    // The tests say what is missing.
    await eventually(() => isComplete(readTrace()), {
      timeoutMs: exportTimeoutMs,
      missing: 'the whole trace',
    }).catch(() => undefined);
  });
  afterAll(() => receiver.close());

  it('follows each event to all its readers in the event matrix and to nobody else', () => {
    expect([...listEventEdges(trace)].sort()).toEqual([...listExpectedEdges(trace)].sort());
    expect(listEventEdges(trace)).toEqual(
      expect.arrayContaining(
        ['cart', 'catalog', 'delivery-slot'].map((name) => `order > order.placed.v1 > ${name}`),
      ),
    );
  });

  it('names no span that was not exported', () => {
    expect(findOrphans(trace)).toEqual([]);
    expect(trace.filter(({ parentSpanId }) => parentSpanId === '')).toHaveLength(1);
  });

  it('leads from the request of the browser to the SMS', () => {
    const paths = trace.filter(isSms).map((span) => pathToRoot(trace, span));
    expect(paths).toContainEqual([
      'notification: gateway sms',
      'notification: process order.placed.v1',
      'order: send order.placed.v1',
      'order: place-order-without-payment',
      'bff: order place-order-without-payment',
      'bff: place-order-without-payment',
    ]);
  });

  it('holds the commands to the stores of all services that decide about it', () => {
    const withCommands = trace
      .filter(({ attributes }) => attributes['db.system.name'] === 'mongodb')
      .map(({ service }) => service);
    expect(withCommands).toEqual(
      expect.arrayContaining(['order', 'catalog', 'cart', 'delivery-slot']),
    );
  });

  it('tells nothing about the customer', () => {
    const { buyer } = purchase;
    const attributes = receiver.spans.flatMap((span) => Object.entries(span.attributes));
    expect([...new Set(attributes.map(([name]) => name))].sort()).toEqual(
      attributeNames.filter((name) => attributes.some(([used]) => used === name)),
    );
    const texts = receiver.spans.flatMap((span) => [span.name, ...Object.values(span.attributes)]);
    expect(texts.filter((text) => personalNumber.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes(buyer.mobile))).toEqual([]);
  });
});
