import { orderPath } from '@tokri/contracts/platform';

/* `Chat=1` is in links of messages that were sent. */
const chatParam = 'Chat';
const values = { read: '1', write: 'write' } as const;

export const chatPath = (orderId: number): string =>
  `${orderPath(orderId)}&${chatParam}=${values.read}`;

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
