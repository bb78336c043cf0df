import { orderPath } from '@tokri/contracts/platform';

const chatParam = 'Chat';
const values = { read: '1', problem: 'problem' } as const;

export const chatPath = (orderId: number): string =>
  `${orderPath(orderId)}&${chatParam}=${values.read}`;

/** Opens the chat with the form for a problem. */
export const problemPath = (orderId: number): string =>
  `${orderPath(orderId)}&${chatParam}=${values.problem}`;

interface RequestedChat {
  readonly isOpen: boolean;
  readonly isForProblem: boolean;
}

export const requestedChat = (search: URLSearchParams): RequestedChat => {
  const value = search.get(chatParam);
  return {
    isOpen: value === values.read || value === values.problem,
    isForProblem: value === values.problem,
  };
};
