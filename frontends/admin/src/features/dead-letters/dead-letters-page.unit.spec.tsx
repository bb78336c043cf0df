import { messagingOperations } from '@tokri/contracts/api';
import { rejectAsOffline, problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildDeadLetter, commandOk, commandRejected } from '../../testing/fixtures.ts';
import { setupAdminApi, pageResponse, signInAs } from '../../testing/fake-admin-api.ts';

let network: ReturnType<typeof setupAdminApi>['network'];
let deadLetters = [buildDeadLetter()];
beforeEach(() => {
  ({ network } = setupAdminApi());
  deadLetters = [buildDeadLetter()];
  network.respondTo(messagingOperations.listDeadLetters, () => pageResponse(deadLetters));
  signInAs('messaging');
});
afterEach(() => network.restore());

const openPage = () => renderPage(routes, '/admin/dead-letters');
const findReplayButton = () =>
  screen.findByRole('button', { name: 'Replay order.confirmed.v1, key 9001' });

describe('DeadLettersPage', () => {
  it('lists event, key, consumer, reason and attempts', async () => {
    openPage();
    expect((await screen.findByText('order.confirmed.v1')).closest('tr')).toHaveTextContent(
      /Key 9001 • order\.events.*cart.*Error: no such cart.*5/,
    );
  });
  it('shows when an event was replayed', async () => {
    network.respondTo(messagingOperations.replayDeadLetter, () => {
      deadLetters = [buildDeadLetter({ ReplayedAt: '2026-11-20T06:00:00+05:30' })];
      return [commandOk(4, { ReplayedAt: '2026-11-20T06:00:00+05:30' })];
    });
    const { user } = openPage();
    await user.click(await findReplayButton());
    expect(await screen.findByText(/^Replayed .*6:00 am$/)).toBeInTheDocument();
    expect(network.requestsTo(messagingOperations.replayDeadLetter)[0]?.body).toEqual({
      Topic: 'order.events.cart.dlq',
      Partition: 0,
      Offset: 3,
    });
  });
  it('shows the error when the dead letter no longer exists', async () => {
    network.respondTo(messagingOperations.replayDeadLetter, () => [
      commandRejected('letter-unknown', 'This event no longer exists.', {}),
    ]);
    const { user } = openPage();
    await user.click(await findReplayButton());
    expect(
      within(await screen.findByRole('dialog')).getByText('This event no longer exists.'),
    ).toBeInTheDocument();
  });
  it('reports a replay without a response and refreshes the list', async () => {
    network.respondTo(messagingOperations.replayDeadLetter, () => {
      deadLetters = [buildDeadLetter({ ReplayedAt: '2026-11-20T06:00:00+05:30' })];
      return rejectAsOffline();
    });
    const { user } = openPage();
    await user.click(await findReplayButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button'));
    expect(await screen.findByText(/^Replayed .*6:00 am$/)).toBeInTheDocument();
  });
  it('shows an empty state without dead letters', async () => {
    deadLetters = [];
    openPage();
    expect(await screen.findByText('No dead letters')).toBeInTheDocument();
  });
  it('offers a retry when the dead letters cannot be loaded', async () => {
    network.respondTo(messagingOperations.listDeadLetters, () =>
      problemResponse(503, 'unavailable'),
    );
    openPage();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
