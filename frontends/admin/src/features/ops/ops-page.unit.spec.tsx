import { bffOperations, type OperationsOverview } from '@tokri/contracts/api';
import { problemResponse, rejectAsOffline, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';
import type { Sign } from './sign-table.tsx';

const buildSign = (fields: Partial<Sign> = {}): Sign => ({
  Id: 'consumer-lag',
  Alert: 'ConsumerLag',
  State: 'green',
  Unit: 'messages',
  Figure: 3,
  Amber: 100,
  Red: 1_000,
  IsLowBad: false,
  Where: [],
  ...fields,
});
const buildOverview = (signs: readonly Sign[]): OperationsOverview => ({
  At: '2026-11-23T16:30:00.000Z',
  Services: [
    { Name: 'order', IsReachable: true, UptimeSeconds: 90 * 60, MemoryMb: 120 },
    { Name: 'chat', IsReachable: false, UptimeSeconds: null, MemoryMb: null },
  ],
  Signs: [...signs],
});

let network: ReturnType<typeof setupAdminApi>['network'];
let signs: readonly Sign[];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signs = [buildSign()];
  network.respondTo(bffOperations.readOperationsOverview, () => buildOverview(signs));
  signInAs('messaging');
});
afterEach(() => network.restore());

const openPage = () => renderPage(routes, '/admin/ops');
const findRow = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

describe('OpsPage', () => {
  it('shows a figure, its limit and that everything is within its limits', async () => {
    openPage();
    const row = await findRow('Events not handled yet');
    expect(row).toHaveTextContent(
      /OK.*3 messages.*check from 100 messages, act from 1,000 messages/,
    );
    expect(screen.getByText('Everything is within its limits')).toBeInTheDocument();
    expect(screen.getByText(/^Read at 10:00 pm/)).toBeInTheDocument();
  });

  it('puts what needs action first and says where it is', async () => {
    const lateOrders = {
      Id: 'orders-overdue',
      Alert: 'OrdersOverdue',
      Unit: 'count',
      Figure: 12,
      State: 'red',
    } as const;
    signs = [
      buildSign(),
      buildSign({
        ...lateOrders,
        Where: [{ Service: 'order', Detail: '', Figure: 12, State: 'red' }],
      }),
    ];
    openPage();
    const row = await findRow('Orders past their deadline');
    expect(row).toHaveTextContent(/Act now.*12.*order: 12/);
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Orders past their deadline');
    expect(screen.getByText('1 figure needs action now')).toBeInTheDocument();
  });

  it('links each figure to what to do and to the line of the runbook', async () => {
    openPage();
    const row = await findRow('Events not handled yet');
    const link = within(row).getByRole('link', { name: 'What to do: Events not handled yet' });
    const heading = screen.getByRole('heading', { level: 3, name: 'Events not handled yet' });
    expect(link).toHaveAttribute('href', `#${heading.id}`);
    expect(screen.getByText('Runbook: ConsumerLag in docs/runbook.md')).toBeInTheDocument();
  });

  it('links to the line of a runbook that is served', async () => {
    const RunbookUrl = 'https://docs.shop.example/runbook#consumerlag';
    signs = [buildSign({ RunbookUrl })];
    openPage();
    await findRow('Events not handled yet');
    expect(screen.getByRole('link', { name: 'Runbook: ConsumerLag' })).toHaveAttribute(
      'href',
      RunbookUrl,
    );
  });

  it.each<[Partial<Sign>, string]>([
    [{ Unit: 'seconds', Figure: 0.0423 }, '42 ms'],
    [{ Unit: 'seconds', Figure: 75 }, '75 s'],
    [{ Unit: 'seconds', Figure: 5_400 }, '90 min'],
    [{ Unit: 'paise', Figure: 12_345_650 }, '₹1,23,456.50'],
    [{ Unit: 'percent', Figure: 8.4 }, '8 %'],
    [{ Unit: 'yes-no', Figure: 0 }, 'No'],
    [{ Figure: null, State: 'unknown' }, 'No figure'],
  ])('writes the figure of %j as %s', async (fields, text) => {
    signs = [buildSign(fields)];
    openPage();
    expect(await findRow('Events not handled yet')).toHaveTextContent(text);
  });

  it('shows a sign that it does not know by the name of its alert', async () => {
    signs = [buildSign({ Id: 'moon-phase', Alert: 'MoonPhase' })];
    openPage();
    expect(await findRow('MoonPhase')).toBeInTheDocument();
  });

  it('lists the services and which of them does not answer', async () => {
    openPage();
    const services = within(await screen.findByRole('region', { name: 'Services' }));
    expect(services.getByText('order').closest('li')).toHaveTextContent(
      /Running.*up 90 minutes, 120 MB/,
    );
    expect(services.getByText('chat').closest('li')).toHaveTextContent('Does not answer');
  });

  it('offers a retry when the figures cannot be loaded', async () => {
    network.respondTo(bffOperations.readOperationsOverview, () =>
      problemResponse(503, 'unavailable'),
    );
    openPage();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('keeps the last figures while the device is offline and says how old they are', async () => {
    const { invalidateQueries } = openPage();
    await findRow('Events not handled yet');
    network.respondTo(bffOperations.readOperationsOverview, () => rejectAsOffline());
    invalidateQueries(bffOperations.readOperationsOverview.operationId);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The figures could not be refreshed. These are from 10:00 pm.',
    );
    expect(await findRow('Events not handled yet')).toBeInTheDocument();
  });

  it('is closed to staff without the permission', async () => {
    signInAs('transactions');
    openPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' }),
    ).toBeInTheDocument();
    expect(network.requestsTo(bffOperations.readOperationsOverview)).toEqual([]);
  });
});
