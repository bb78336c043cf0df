import { chatOperations } from '@tokri/contracts/api';
import { setupSession, testUser } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildMessage,
  fakeChat,
  orderId,
  renderThread,
  type FakeChat,
} from './testing/render-thread.tsx';

let shop: FakeChat;
beforeEach(() => {
  shop = fakeChat();
});
afterEach(() => shop.network.restore());

const findMessageField = () => screen.findByRole('textbox', { name: 'Message' });
const listEntryTexts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sends = () =>
  shop.network
    .requestsTo(chatOperations.sendMessage)
    .map(({ body }) => body as { readonly ClientKey: string; readonly Message: string });
const marks = () => shop.network.requestsTo(chatOperations.markMessagesRead);

describe('shop side of a conversation', () => {
  it("sends a reply and shows colleagues' messages on the shop's side", async () => {
    setupSession({ user: { ...testUser, Id: 1 }, token: 'token' });
    shop.messages = [buildMessage(), buildMessage({ CreatorId: 2, Message: 'Looking' })];
    const { user } = renderThread({ side: 'shop' });
    await screen.findByText(/Looking/);
    expect(listEntryTexts().slice(1)).toEqual([
      expect.stringMatching(/^Tokri: Is the mango ripe/),
      expect.stringMatching(/^Colleague: LookingColleague.*Sent$/),
    ]);
    await waitFor(() =>
      expect(marks()[0]?.query).toEqual({
        ChatCreatorId: String(testUser.Id),
        ChatRecipientId: '0',
        ChatTransactionId: String(orderId),
      }),
    );
    await user.type(await findMessageField(), 'Ripe{Enter}');
    await waitFor(() =>
      expect(sends()).toMatchObject([{ CreatorId: 1, RecipientId: testUser.Id, Message: 'Ripe' }]),
    );
  });
});
