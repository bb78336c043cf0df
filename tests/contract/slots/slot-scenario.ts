import { callApiOk } from '../../support/api/call-api.ts';
import { fillCart, tryHoldSlot, waitForQuote, type Purchase } from '../../support/api/shopping.ts';
import { dayAhead, readSlot, testArea } from '../../support/api/test-area.ts';
import { createFixture, type Fixture } from '../cases/index.ts';

interface Entry {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
}
type Query = Readonly<Record<string, string>>;

export interface SlotScenario {
  readonly fixture: Fixture;
  readonly purchase: Purchase;
  readonly quoteToken: string;
  readonly sendAsStaff: (path: string, body: unknown, query?: Query) => Promise<Entry>;
  readonly readAsStaff: <T>(path: string, query?: Query) => Promise<T>;
  readonly createPurchaseForSlot: (
    fields: Record<string, unknown>,
    start: string,
    date?: string,
  ) => Promise<Purchase>;
  readonly tryHoldForCode: (purchase: Purchase) => Promise<string>;
}

export const createSlotScenario = async (): Promise<SlotScenario> => {
  const fixture = await createFixture();
  const purchase = await fixture.createPurchase();
  await fillCart(fixture.customer, [{ ...fixture.goods, quantity: 3 }], purchase.slot.Date);
  const quoteToken = await waitForQuote(purchase);
  const { token } = fixture.staff;
  const sendAsStaff = async (path: string, body: unknown, query: Query = {}): Promise<Entry> => {
    const [entry] = await callApiOk<readonly Entry[]>({ method: 'POST', path, query, token, body });
    if (!entry) throw new Error(`${path} returned an empty list`);
    return entry;
  };
  return {
    fixture,
    purchase,
    quoteToken,
    sendAsStaff,
    readAsStaff: (path, query = {}) => callApiOk({ path, query, token }),
    createPurchaseForSlot: async (fields, start, date = dayAhead(11)) => {
      const { Id } = await sendAsStaff('/api/Times', {
        GroupId: testArea.groupId,
        Slots: [{ Date: date, Start: start, End: '23:59', Count: 5, CutOffMinutes: 0, ...fields }],
      });
      return { ...purchase, slot: { ...(await readSlot(Id, date)), Date: date } };
    },
    tryHoldForCode: async (target) => (await tryHoldSlot(target, quoteToken)).Code,
  };
};
