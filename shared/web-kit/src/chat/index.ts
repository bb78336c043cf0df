export { ChatThread } from './chat-thread.tsx';
export type { ChatThreadProps } from './chat-thread.tsx';
export { useUnreadMessages } from './message-queries.ts';
export type { Thread } from './thread.ts';
