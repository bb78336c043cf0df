/** The specification fixes the types and their numbers; no screen opens `branded` or `offerPopup`. */
export const dialogTypes = {
  success: 1,
  warning: 2,
  error: 3,
  confirmation: 4,
  successConfirmation: 5,
  branded: 6,
  yesNo: 7,
  offer: 8,
  offerPopup: 9,
} as const;
export type DialogType = (typeof dialogTypes)[keyof typeof dialogTypes];

export type SubmitCode = 1 | 2 | 3;

export type DialogSource = 'submit' | 'close' | 'dismiss';

export interface DialogResult {
  readonly isSuccess: 0 | 1;
  readonly isCancel: 0 | 1;
  readonly source: DialogSource;
}

/**
 * The specification requires isSuccess 1 for closing as well, so callers must check `isConfirmed`
 * instead.
 */
export const closeResult = (source: 'close' | 'dismiss'): DialogResult => ({
  isSuccess: 1,
  isCancel: 0,
  source,
});

export const submitResult = (code: SubmitCode): DialogResult => {
  if (code === 2) return closeResult('close');
  return code === 1
    ? { isSuccess: 1, isCancel: 0, source: 'submit' }
    : { isSuccess: 0, isCancel: 1, source: 'submit' };
};

export const isConfirmed = ({ isSuccess, source }: DialogResult): boolean =>
  source === 'submit' && isSuccess === 1;

export const isHtml = (type: DialogType): boolean => type === 4 || type === 5 || type === 7;
