export { billPath } from './bill-path.ts';
export { CancelSheet, reasonLengthMax, reasonText } from './cancel-sheet.tsx';
export type { CancelSheetProps } from './cancel-sheet.tsx';
export { OrderNow } from './order-now.tsx';
export type { OrderNowProps } from './order-now.tsx';
export { progressOf } from './progress.ts';
