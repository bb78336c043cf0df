export { billPath } from './bill-path.ts';
export { CancelSheet } from './cancel-sheet.tsx';
export { orderHeading } from './order-heading.ts';
export { OrderStatusCard } from './order-status-card.tsx';
export {
  isPhoneNumberShown,
  isSlotConditionCode,
  recoveryAction,
  rejectionCode,
  rejectionKind,
} from './rejection.ts';
export { statusTone } from './status-tone.ts';
export { SlotChip } from './slot-chip.tsx';
export type { SlotChipProps, SlotChipState } from './slot-chip.tsx';
export { Timeline } from './timeline.tsx';
export type { TimelineStep } from './timeline.tsx';
