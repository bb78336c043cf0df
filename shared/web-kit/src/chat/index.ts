export { ChatThread } from './chat-thread.tsx';
export type { ChatThreadProps } from './chat-thread.tsx';
export { useUnreadMessages } from './message-reads.ts';
export type { Thread } from './thread.ts';
