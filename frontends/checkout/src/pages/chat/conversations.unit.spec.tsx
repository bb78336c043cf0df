import { chatOperations, orderOperations, type ConversationResponse } from '@tokri/contracts/api';
import {
  fakeNetwork,
  rejectAsOffline,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder } from '../../testing/fixtures.ts';

const conversation: ConversationResponse = {
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  UserId: testUser.Id,
  Count: 2,
  Unread: 1,
  Last: {
    Id: 5,
    CreatorId: 1,
    ByStaff: true,
    Preview: 'The rider is near.',
    SentAt: new Date().toISOString(),
  },
};

beforeAll(() => {
  const config = document.createElement('script');
  config.id = 'app-config';
  config.type = 'application/json';
  config.textContent = JSON.stringify({ site: { customerCareNumber: '919000000099' } });
  document.head.append(config);
});

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
  network.respondTo(chatOperations.listOwnConversations, () => [conversation]);
  network.respondTo(orderOperations.listOrdersOfUser, () => [
    buildOrder(),
    buildOrder({ Id: 9002, TransactionNumber: 'T2611-04212' }),
  ]);
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/conversations');

describe('conversations page', () => {
  it('lists conversations with the last message and what is unread', async () => {
    open();
    const row = await screen.findByRole('link', { name: /Order T2611-04211/ });
    expect(row).toHaveTextContent('The rider is near.');
    expect(row).toHaveTextContent('1 new message');
    expect(row).toHaveAttribute('href', '/order-details?Id=9001&Chat=1');
  });
  it('shows the link to WhatsApp together with the lists, so that it does not move', async () => {
    open();
    await screen.findByRole('link', { name: /Chat on WhatsApp/ });
    expect(screen.getByRole('link', { name: /Order T2611-04211/ })).toBeVisible();
  });
  it('says which last message is one’s own', async () => {
    network.respondTo(chatOperations.listOwnConversations, () => [
      { ...conversation, Unread: 0, Last: { ...conversation.Last, ByStaff: false } },
    ]);
    open();
    expect(await screen.findByText('You: The rider is near.')).toBeVisible();
    expect(screen.queryByText(/new message/)).toBeNull();
  });
  it('offers a chat about each order that has none yet', async () => {
    open();
    const starters = within(
      await screen.findByRole('region', { name: 'Start a chat about an order' }),
    );
    expect(starters.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/order-details?Id=9002&Chat=1',
    ]);
  });
  it('explains what a chat is for when there are no orders', async () => {
    network.respondTo(chatOperations.listOwnConversations, () => []);
    network.respondTo(orderOperations.listOrdersOfUser, () => []);
    open();
    expect(
      await screen.findByText('You can chat with us about any order you place.'),
    ).toBeVisible();
  });
  it('asks a visitor to sign in and still offers WhatsApp', async () => {
    setupSession({});
    open();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fconversations',
    );
    expect(screen.getByRole('link', { name: /Chat on WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    );
    expect(network.requests).toHaveLength(0);
  });
  it('offers a retry and WhatsApp when the device is offline', async () => {
    network.respondTo(chatOperations.listOwnConversations, rejectAsOffline);
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Chat on WhatsApp/ })).toBeVisible();
  });
});
