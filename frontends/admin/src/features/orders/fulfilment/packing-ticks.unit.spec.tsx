import { unsentPrefix } from '@tokri/web-kit/session';
import { renderPage, testUser } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { buildLine, buildOrder } from '../../../testing/fixtures.ts';
import { maxTickAgeMs, readTicks, storeTicks } from './packing-ticks.ts';

const userId = testUser.Id;
const storageKey = `${unsentPrefix}packing-ticks.${userId}`;

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  localStorage.clear();
  api = setupAdminApi();
  api.orders = [buildOrder({ Lines: [buildLine(), buildLine({ Id: 2, Name: 'Tomato' })] })];
  signInAs('transactions');
});
afterEach(() => {
  jest.restoreAllMocks();
  api.network.restore();
});

const openOrder = () => renderPage(routes, '/admin/orders/9001');
const findLine = (name: string) =>
  screen.findByRole('checkbox', { name: `${name} 1 kg, 2: packed` });

describe('the ticks of an order that is being packed', () => {
  it('are there again after a reload of the page', async () => {
    const { user, unmount } = openOrder();
    await user.click(await findLine('Onion'));
    await user.click(await findLine('Tomato'));
    await user.click(await findLine('Onion'));
    unmount();
    openOrder();
    expect(await findLine('Tomato')).toBeChecked();
    expect(await findLine('Onion')).not.toBeChecked();
  });
  it('count as packed lines after a reload', async () => {
    storeTicks(userId, 9001, new Set([1]));
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 of 2 lines not ticked');
  });
  it('leave out a line that the order no longer has', async () => {
    storeTicks(userId, 9001, new Set([1, 77]));
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 of 2 lines not ticked');
  });
  it('are forgotten once the order is packed', async () => {
    storeTicks(userId, 9001, new Set([1]));
    api.orders = [buildOrder({ Status: 4, StatusText: 'Packed' })];
    openOrder();
    await screen.findByRole('button', { name: 'Mark as out for delivery' });
    await waitFor(() => expect(localStorage.getItem(storageKey)).toBeNull());
  });
  it('work without being stored when the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const { user } = openOrder();
    await user.click(await findLine('Onion'));
    expect(await findLine('Onion')).toBeChecked();
  });
});

describe('stored ticks', () => {
  it('are kept for each order and each person', () => {
    storeTicks(userId, 1, new Set([11]));
    storeTicks(userId, 2, new Set([21, 22]));
    storeTicks(userId + 1, 1, new Set([12]));
    expect([...readTicks(userId, 1)]).toEqual([11]);
    expect([...readTicks(userId, 2)]).toEqual([21, 22]);
    expect([...readTicks(userId + 1, 1)]).toEqual([12]);
  });
  it('expire, and the next tick of another order removes them', () => {
    storeTicks(userId, 1, new Set([11]));
    const storedAt = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(storedAt + maxTickAgeMs + 1);
    expect(readTicks(userId, 1).size).toBe(0);
    storeTicks(userId, 2, new Set([21]));
    expect(Object.keys(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as object)).toEqual([
      '2',
    ]);
  });
  it.each(['', '{', '[]', 'null', '{"1":{"lineIds":"all","at":1}}'])(
    'are ignored when the stored text is %j',
    (text) => {
      localStorage.setItem(storageKey, text);
      expect(readTicks(userId, 1).size).toBe(0);
    },
  );
  it('are none when the browser blocks its storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(readTicks(userId, 1).size).toBe(0);
  });
});
