export { ChatThread } from './chat-thread.tsx';
export { useUnreadMessages } from './message-queries.ts';
