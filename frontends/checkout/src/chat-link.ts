import { orderPath } from '@tokri/contracts/platform';

const chatParam = 'Chat';
const values = { read: '1', write: 'write' } as const;

/** Opens the chat with the cursor in its input. */
export const problemPath = (orderId: number): string =>
  `${orderPath(orderId)}&${chatParam}=${values.write}`;

interface RequestedChat {
  readonly isOpen: boolean;
  readonly isForWriting: boolean;
}

export const requestedChat = (search: URLSearchParams): RequestedChat => {
  const value = search.get(chatParam);
  return {
    isOpen: value === values.read || value === values.write,
    isForWriting: value === values.write,
  };
};
