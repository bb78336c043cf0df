export { CancelSheet, reasonLengthMax, reasonText } from './cancel-sheet.tsx';
export type { CancelSheetProps } from './cancel-sheet.tsx';
export { OrderNow } from './order-now.tsx';
export type { OrderNowProps } from './order-now.tsx';
export { progressOf } from './progress.ts';
export { SlotChip } from './slot-chip.tsx';
export type { SlotChipProps, SlotLook } from './slot-chip.tsx';
export { Timeline } from './timeline.tsx';
export type { TimelineStep } from './timeline.tsx';
