import { cartOperations, itemOperations } from '@tokri/contracts/api';
import { fakeNetwork, jsonResponse, type FakeNetwork } from '../../testing/index.ts';
import { callApiPage, sendCommand } from './api-client.ts';

const line = {
  Id: 0,
  LineKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10',
  UserId: 7,
  CompanyId: 1,
  ItemId: 3,
  UnitId: 4,
  OfferId: 0,
  Quantity: 2,
  PDate: '2026-11-22',
};
const acknowledged = [{ Id: 9, Error: 0, Message: '', Code: '', Quantity: 2, Capped: false }];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(() => network.restore());

describe('sendCommand', () => {
  it('returns the id on success', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => acknowledged);
    await expect(sendCommand(cartOperations.uploadCartLine, { body: line })).resolves.toMatchObject(
      {
        kind: 'done',
        id: 9,
        entry: { Quantity: 2 },
      },
    );
  });

  it('returns a business rejection with code and text instead of throwing', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'Not today.', Code: 'date-past' },
    ]);
    await expect(sendCommand(cartOperations.uploadCartLine, { body: line })).resolves.toMatchObject(
      {
        kind: 'rejected',
        code: 'date-past',
        message: 'Not today.',
      },
    );
  });

  it('treats an empty list as a rejection', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => []);
    await expect(sendCommand(cartOperations.uploadCartLine, { body: line })).resolves.toMatchObject(
      {
        kind: 'rejected',
        code: 'no-answer',
      },
    );
  });
});

it('callApiPage returns the total count of all rows', async () => {
  network.respondTo(itemOperations.listItemGroups, () =>
    jsonResponse({ headers: { 'x-total-count': '12' }, body: [{ Id: 1 }] }),
  );
  await expect(callApiPage(itemOperations.listItemGroups)).resolves.toEqual({
    rows: [{ Id: 1 }],
    total: 12,
  });
});
