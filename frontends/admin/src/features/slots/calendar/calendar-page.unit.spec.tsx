import { addDays } from '@tokri/contracts/dates';
import { slotAdminOperations } from '@tokri/contracts/api';
import { rejectAsOffline, problemResponse, renderPage } from '@tokri/web-kit/testing';
import { formatDate } from '@tokri/web-kit/ui';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { day, pageResponse, signInAs } from '../../../testing/fake-admin-api.ts';
import {
  buildSlotUsage,
  setupSlotsApi,
  type FakeSlotsApi,
} from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots', 'pincodes');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/slots') => renderPage(routes, path);
const tomorrow = `${formatDate(addDays(day, 1))}, 7–9 am: 38 of 40 booked, 1 held, Open`;
const findCell = async (text: string | RegExp = tomorrow): Promise<HTMLElement> =>
  (await screen.findByText(text)).closest('a') as HTMLElement;

describe('access to slots', () => {
  it('shows staff with only slot permissions no other section', async () => {
    openPage('/admin/slots');
    expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Admin' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Today', 'Slots', 'Go to shop', 'Second factor']);
  });
  it('redirects staff with only the pincodes permission to their tabs', async () => {
    signInAs('pincodes');
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pincodes' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Slot management' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Pincodes', 'Locations', 'Charges']);
    expect(api.network.requestsTo(slotAdminOperations.listSlotFill)).toEqual([]);
  });
});

describe('CalendarPage', () => {
  it('describes day, time, bookings, holds and status in every cell', async () => {
    openPage();
    expect(await findCell()).toHaveTextContent('38/40+1');
    expect(
      await findCell(`${formatDate(day)}, 7–9 am: 38 of 40 booked, 1 held, Past cut-off`),
    ).toBeInTheDocument();
    expect(screen.getByText('0 people waiting')).toBeInTheDocument();
  });
  it.each(['2026-02-30', '9999-12-31'])(
    'starts today when the URL asks for the invalid day %s',
    async (from) => {
      openPage(`/admin/slots?From=${from}`);
      expect(await findCell()).toBeInTheDocument();
    },
  );
  it('supports arrow keys, Home, End and Enter with one tab stop', async () => {
    const { user } = openPage();
    const first = await findCell(/7–9 am.*Past cut-off$/);
    act(() => first.focus());
    await user.keyboard('{ArrowRight}');
    expect(await findCell()).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await findCell(/7–9 am.*Past cut-off$/)).toHaveFocus();
    const table = screen.getByRole('table', { name: /^Bookings and capacity/ });
    expect([...table.querySelectorAll('a')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    );
    await user.keyboard('{End}');
    expect(await findCell(new RegExp(`^${formatDate(addDays(day, 6))}, 7–9 am`))).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await findCell(/7–9 am.*Past cut-off$/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(
      await screen.findByRole('complementary', { name: `${formatDate(addDays(day, 1))}, 7–9 am` }),
    ).toBeInTheDocument();
  });
  it('shows the next week and returns to a day of the day strip', async () => {
    const { user } = openPage();
    await findCell();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(
      await findCell(new RegExp(`^${formatDate(addDays(day, 7))}, 7–9 am`)),
    ).toBeInTheDocument();
    expect(screen.queryByText(tomorrow)).toBeNull();
    const calendar = screen.getByRole('navigation', { name: 'Days ahead' });
    const days = within(calendar).getAllByRole('link');
    expect(days).toHaveLength(15);
    await user.click(days[1] as HTMLElement);
    expect(await findCell()).toBeInTheDocument();
  });
  it('hints at more days when the table overflows', async () => {
    const wide = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
    openPage();
    await findCell();
    expect(screen.getByText('Scroll sideways for more days')).toBeInTheDocument();
    wide.mockRestore();
  });
  it.each([
    ['SlotId=99999', 'Slot 99999 does not exist on these days.'],
    ['GroupId=999', 'Area 999 does not exist. Showing Bengaluru.'],
  ])('reports that %s does not exist', async (query, text) => {
    openPage(`/admin/slots?${query}`);
    await findCell();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
  it('lists all areas and opens the calendar of one', async () => {
    const { user } = openPage();
    await findCell();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'All areas');
    await user.click(
      await findCell(
        `Bengaluru, ${formatDate(addDays(day, 1))}: 38 of 40 booked, 1 held, 0 slots full`,
      ),
    );
    expect(await findCell()).toBeInTheDocument();
  });
  it('shows an empty state for an area without slots', async () => {
    const { user } = openPage();
    await findCell();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Chennai');
    expect(await screen.findByText('No slots on these days')).toBeInTheDocument();
  });
  it('links to the pincodes when there is no area', async () => {
    api.serviceAreas = [];
    openPage();
    expect(await screen.findByRole('link', { name: 'Open pincodes' })).toHaveAttribute(
      'href',
      '/admin/slots/pincodes',
    );
  });
  it.each([
    ['unavailable', () => problemResponse(503, 'unavailable')],
    ['requested offline', rejectAsOffline],
  ])('offers a retry when slots are %s', async (_case, respond) => {
    api.network.respondTo(slotAdminOperations.listSlotFill, respond);
    const { user } = openPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.network.respondTo(slotAdminOperations.listSlotFill, () => pageResponse(api.utilisation));
    await user.click(retry);
    expect(await findCell()).toBeInTheDocument();
  });
  it('loads all pages of a long list', async () => {
    api.network.respondTo(slotAdminOperations.listSlotFill, ({ query }) =>
      pageResponse(
        query.page === '1' ? api.utilisation.slice(0, 1) : api.utilisation.slice(1),
        api.utilisation.length,
      ),
    );
    openPage();
    expect(await findCell()).toBeInTheDocument();
    expect(screen.queryByText(/rows could be loaded/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Export/ })).toBeEnabled();
  });
  it.each([
    ['that ends before its last row', (calls: number) => (calls === 1 ? 1 : 0), 1, 2],
    ['longer than one screen reads', () => 1, 20, 20],
  ] as const)(
    'reports missing rows and disables the export for a list %s',
    async (_case, countRows, rows, calls) => {
      let requestCount = 0;
      api.network.respondTo(slotAdminOperations.listSlotFill, () =>
        pageResponse(
          countRows((requestCount += 1)) > 0
            ? [buildSlotUsage({ Id: 100 + requestCount, Start: `0${requestCount % 9}:00` })]
            : [],
          4001,
        ),
      );
      openPage();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `Only ${rows} of 4,001 rows could be loaded.`,
      );
      expect(api.network.requestsTo(slotAdminOperations.listSlotFill)).toHaveLength(calls);
      expect(screen.getByRole('button', { name: /^Export/ })).toBeDisabled();
    },
  );
});
