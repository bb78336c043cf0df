import { createHash, randomUUID } from 'node:crypto';
import type {
  OrderSale,
  orderPlaced,
  orderStatusChanged,
  EventData,
} from '@tokri/contracts/events';
import { maxCartLines } from '@tokri/contracts/orders';
import type { QuotedLine } from '@tokri/contracts/pricing';
import { eventually } from '@tokri/service-kit/testing';
import { startSagaScenario, type SagaScenario } from './saga-scenario.ts';

const maxEntryBytes = 256 * 1024;
const hindi = { first: 0x0905, letters: 0x6b };
/** Random letters, the same in every run: texts that compress as badly as Hindi can. */
const textOf = (length: number, lineId: number): string => {
  const random = createHash('shake256', { outputLength: length }).update(String(lineId)).digest();
  return [...random]
    .map((value) => String.fromCharCode(hindi.first + (value % hindi.letters)))
    .join('');
};

let scenario: SagaScenario;
let shop: SagaScenario['shop'];
beforeAll(async () => {
  scenario = await startSagaScenario('largest-order');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

const buildLine = (line: QuotedLine, index: number): QuotedLine => ({
  ...line,
  cartLineId: 1000 + index,
  lineKey: randomUUID(),
  itemId: 1000 + index,
  unitId: 2000 + index,
  name: textOf(200, index),
  unitName: textOf(40, index + 1000),
  brand: textOf(100, index + 2000),
  image: createHash('sha256').update(String(index)).digest('hex'),
});

const buildClaims = () => {
  const { lines, totals } = shop.buildQuote();
  const [line] = lines;
  if (!line) throw new Error('the fixture has no line');
  const times = (paise: number) => paise * maxCartLines;
  return {
    lines: Array.from({ length: maxCartLines }, (_line, index) => buildLine(line, index)),
    itemCount: times(line.quantity),
    totals: {
      ...totals,
      mrpPaise: times(totals.mrpPaise),
      itemsPaise: times(totals.itemsPaise),
      savingsPaise: times(totals.savingsPaise),
      taxablePaise: times(totals.taxablePaise),
      payablePaise: times(totals.itemsPaise) + totals.payablePaise - totals.itemsPaise,
    },
  };
};

const saleBytes = ({ sale }: { readonly sale?: OrderSale | undefined }) =>
  Buffer.byteLength(JSON.stringify(sale ?? null));

describe('an order with the largest number of lines and the longest Hindi names', () => {
  it('is placed, confirmed and packed in part, and each event fits an outbox entry', async () => {
    const claims = buildClaims();
    const response = shop.place(101, { claims });
    const placed = (await scenario.findPlacedEvent(101)).data as EventData<typeof orderPlaced>;
    await shop.acceptAll(placed.orderId);
    expect(await scenario.expectConfirmed(response)).toMatchObject({ Payable: 8447 });
    expect(placed.sale?.lines.map(({ name }) => name)).toEqual(
      claims.lines.map(({ name }) => name),
    );
    expect(saleBytes(placed)).toBeGreaterThan(90_000);
    expect(Buffer.byteLength(JSON.stringify(placed))).toBeLessThan(maxEntryBytes / 1.5);

    const { body } = await shop.call('POST', 'pack-order', {
      as: { userId: 1, permissions: ['transactions'] },
      body: { TransactionId: placed.orderId, Lines: [{ Id: 1000, Quantity: 1 }] },
    });
    expect(body).toMatchObject([{ Error: 0 }]);
    const packed = await eventually(
      () =>
        scenario.published.find(
          ({ type, key }) => type === 'order.status-changed.v1' && key === String(placed.orderId),
        ),
      { missing: 'the packing' },
    );
    const { packed: sold } = packed.data as EventData<typeof orderStatusChanged>;
    expect(sold?.sale.lines).toHaveLength(maxCartLines);
    expect(Buffer.byteLength(JSON.stringify(packed))).toBeLessThan(maxEntryBytes / 1.5);
  });
});
