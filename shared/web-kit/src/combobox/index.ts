export { markedParts } from './marked-parts.ts';
export type { Part } from './marked-parts.ts';
export { stepped } from './stepped.ts';
export { useRoomBelow } from './use-room-below.ts';
