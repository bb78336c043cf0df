import { chatOperations } from '@tokri/contracts/api';
import { listOperations } from './create-app.ts';

describe('listOperations', () => {
  it('finds the operations of a contract', () => {
    expect(listOperations(chatOperations).map(({ operationId }) => operationId)).toEqual([
      'send-message',
      'list-messages',
      'mark-messages-read',
      'list-own-conversations',
      'list-conversations',
      'read-conversation-customer',
    ]);
  });

  it('accepts a plain list', () => {
    const { sendMessage } = chatOperations;
    expect(listOperations([sendMessage])).toEqual([sendMessage]);
  });
});
