import { isUuid } from '@tokri/contracts/validation';
import { cartOperations, type CartResponse } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  type FakeNetwork,
} from '../../testing/index.ts';
import { uploadLocalLines } from './cart-upload.ts';
import { updateSession, session } from '../store/store.ts';
import type { LocalLine } from './local-line.ts';

const lineKey = (itemId: number): string =>
  `00000000-0000-4000-8000-${String(itemId).padStart(12, '0')}`;
const buildLocalLine = (ItemId: number, Quantity = 1): LocalLine => ({
  ItemId,
  UnitId: ItemId * 10,
  OfferId: 0,
  Quantity,
  UserId: 0,
  LineKey: lineKey(ItemId),
  Message: '',
});
const acknowledge = (Quantity: number, Capped = false) => [
  { Id: 1, Error: 0, Message: '', Code: '', Quantity, Capped },
];
const buildCart = (Count: number) => ({ Lines: [], Count }) as unknown as CartResponse;

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  network.respondTo(cartOperations.readNearestCart, () => buildCart(3));
});
afterEach(() => network.restore());

const storeLocalLines = (...lines: LocalLine[]) => {
  setupSession({ user: testUser });
  updateSession({ localLines: lines });
};
const sentKeys = () =>
  network
    .requestsTo(cartOperations.uploadCartLine)
    .map(({ body }) => (body as { LineKey: string }).LineKey);
const storedKeys = () =>
  (JSON.parse(localStorage.getItem('OnlineCartList') ?? '[]') as LocalLine[]).map(
    ({ LineKey }) => LineKey,
  );

describe('uploadLocalLines', () => {
  it('sends nothing for a visitor', async () => {
    setupSession({ user: null });
    updateSession({ localLines: [buildLocalLine(1)] });
    await uploadLocalLines();
    expect(network.requests).toHaveLength(0);
    expect(storedKeys()).toEqual([lineKey(1)]);
  });

  it('removes a line once it is acknowledged and then reads the cart', async () => {
    storeLocalLines(buildLocalLine(1, 2), buildLocalLine(2));
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      acknowledge((body as { Quantity: number }).Quantity),
    );
    await expect(uploadLocalLines()).resolves.toEqual({
      uploaded: 2,
      capped: 0,
      rejected: 0,
      waiting: 0,
    });
    expect(sentKeys()).toEqual([lineKey(1), lineKey(2)]);
    expect(network.requestsTo(cartOperations.uploadCartLine)[0]?.body).toMatchObject({
      UserId: 7,
      Quantity: 2,
    });
    expect(storedKeys()).toEqual([]);
    expect(session().cartCount).toBe(3);
  });

  it('resends only unacknowledged lines under the same keys after an interruption', async () => {
    storeLocalLines(buildLocalLine(1), buildLocalLine(2), buildLocalLine(3));
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      (body as { ItemId: number }).ItemId === 2 ? rejectAsOffline() : acknowledge(1),
    );
    await expect(uploadLocalLines()).resolves.toMatchObject({ uploaded: 2, waiting: 1 });
    expect(storedKeys()).toEqual([lineKey(2)]);
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(1));
    await expect(uploadLocalLines()).resolves.toMatchObject({ uploaded: 1, waiting: 0 });
    expect(sentKeys()).toEqual([lineKey(1), lineKey(2), lineKey(3), lineKey(2)]);
    expect(storedKeys()).toEqual([]);
  });

  it('replaces an invalid line key before sending and then removes the line', async () => {
    storeLocalLines({ ...buildLocalLine(1), LineKey: 'foreign' });
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(1));
    await uploadLocalLines();
    await uploadLocalLines();
    expect([sentKeys().length, isUuid(sentKeys()[0] ?? ''), storedKeys()]).toEqual([1, true, []]);
  });

  it('keeps a rejected line with the reason', async () => {
    storeLocalLines(buildLocalLine(1));
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'Not sold any more.', Code: 'not-available' },
    ]);
    await expect(uploadLocalLines()).resolves.toMatchObject({ uploaded: 0, rejected: 1 });
    expect(session().localLines).toEqual([{ ...buildLocalLine(1), Message: 'Not sold any more.' }]);
  });

  it('reports lines that were capped at the stock', async () => {
    storeLocalLines(buildLocalLine(1, 9));
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(4, true));
    await expect(uploadLocalLines()).resolves.toMatchObject({ uploaded: 1, capped: 1 });
  });

  it('keeps a line that changed during the upload', async () => {
    storeLocalLines(buildLocalLine(1));
    network.respondTo(cartOperations.uploadCartLine, () => {
      updateSession({ localLines: [buildLocalLine(1, 5)] });
      return acknowledge(1);
    });
    await uploadLocalLines();
    expect(storedKeys()).toEqual([lineKey(1)]);
    expect(session().localLines[0]?.Quantity).toBe(5);
  });

  it('sends each line once when called twice', async () => {
    storeLocalLines(buildLocalLine(1), buildLocalLine(2));
    network.respondTo(cartOperations.uploadCartLine, () => acknowledge(1));
    await Promise.all([uploadLocalLines(), uploadLocalLines()]);
    expect(sentKeys()).toEqual([lineKey(1), lineKey(2)]);
  });
});
