import { addDays } from '@tokri/contracts/dates';
import { slotAdminOperations } from '@tokri/contracts/api';
import { rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { day, signInAs } from '../../../testing/fake-admin-api.ts';
import { setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots', 'pincodes');
});
afterEach(() => api.network.restore());

const openTab = (tab: string) => renderPage(routes, `/admin/slots/${tab}`);

describe('WaitlistPage', () => {
  it('lists waitlisted customers without phone numbers', async () => {
    api.utilisation = api.utilisation.map((slot) =>
      slot.Id === 101 ? { ...slot, State: 'Full', Offered: 1, Waiting: 1 } : slot,
    );
    api.waitlist = [
      { Position: 0, UserId: 70, Items: 2, Since: null, OfferUntil: '2026-11-21T10:10:00+05:30' },
      { Position: 1, UserId: 71, Items: 1, Since: `${day}T05:00:00+05:30`, OfferUntil: null },
    ];
    openTab('waiting');
    expect(await screen.findByText(/A • marks an offer\./)).toBeInTheDocument();
    const line = within(
      await screen.findByRole('region', {
        name: new RegExp(`^${formatDate(addDays(day, 1))}, 7–9 am`),
      }),
    );
    expect((await line.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      '•Customer 70, 2 piecesOffered until 10:10 am',
      '1Customer 71, 1 piece since 5:00 am',
    ]);
    expect(line.getByText('1 waiting, 1 offered')).toBeInTheDocument();
    expect(
      api.network.requestsTo(slotAdminOperations.listWaits).map(({ query }) => query.SlotId),
    ).toEqual(['101']);
  });
  it('shows an empty state without waitlisted customers', async () => {
    openTab('waiting');
    expect(await screen.findByText('Waiting list is empty')).toBeInTheDocument();
  });
  it('offers a retry when the slots cannot be loaded', async () => {
    api.network.respondTo(slotAdminOperations.listSlotFill, rejectAsOffline);
    openTab('waiting');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
