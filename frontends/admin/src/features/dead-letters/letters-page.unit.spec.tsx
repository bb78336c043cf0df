import { messagingOperations } from '@tokri/contracts/http';
import { noNetwork, problem, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { aLetter, done, refusal } from '../../testing/fixtures.ts';
import { openOffice, page, signedInAs } from '../../testing/office.ts';

let network: ReturnType<typeof openOffice>['network'];
let letters = [aLetter()];
beforeEach(() => {
  ({ network } = openOffice());
  letters = [aLetter()];
  network.answer(messagingOperations.listDeadLetters, () => page(letters));
  signedInAs('messaging');
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/admin/dead-letters');
const again = () =>
  screen.findByRole('button', { name: 'Send again: order.confirmed.v1, key 9001' });

describe('dead letters', () => {
  it('listed, tell event, key, consumer, reason and tries', async () => {
    open();
    expect((await screen.findByText('order.confirmed.v1')).closest('tr')).toHaveTextContent(
      /Key 9001 • order\.events.*cart.*Error: no such cart.*5/,
    );
  });
  it('one, sent again, shows when it was', async () => {
    network.answer(messagingOperations.replayDeadLetter, () => {
      letters = [aLetter({ ReplayedAt: '2026-11-20T06:00:00+05:30' })];
      return [done(4, { ReplayedAt: '2026-11-20T06:00:00+05:30' })];
    });
    const { user } = open();
    await user.click(await again());
    expect(await screen.findByText(/^Sent again .*6:00 am$/)).toBeInTheDocument();
    expect(network.callsOf(messagingOperations.replayDeadLetter)[0]?.body).toEqual({
      Topic: 'order.events.cart.dlq',
      Partition: 0,
      Offset: 3,
    });
  });
  it('one that has gone, sent again, says so', async () => {
    network.answer(messagingOperations.replayDeadLetter, () => [
      refusal('letter-unknown', 'There is no such message any more.', {}),
    ]);
    const { user } = open();
    await user.click(await again());
    expect(
      within(await screen.findByRole('dialog')).getByText('There is no such message any more.'),
    ).toBeInTheDocument();
  });
  it('one, sent again without an answer, says so and shows what became of it', async () => {
    network.answer(messagingOperations.replayDeadLetter, () => {
      letters = [aLetter({ ReplayedAt: '2026-11-20T06:00:00+05:30' })];
      return noNetwork();
    });
    const { user } = open();
    await user.click(await again());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button'));
    expect(await screen.findByText(/^Sent again .*6:00 am$/)).toBeInTheDocument();
  });
  it('none, is good news', async () => {
    letters = [];
    open();
    expect(await screen.findByText('No dead letters')).toBeInTheDocument();
  });
  it('that do not come, offer to try again', async () => {
    network.answer(messagingOperations.listDeadLetters, () => problem(503, 'unavailable'));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
