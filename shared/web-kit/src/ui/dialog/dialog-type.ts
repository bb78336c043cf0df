/** The shared alert dialog of section 2. */
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

/** What a button of the dialog submits: 1 confirms, 2 closes, 3 cancels. */
export type SubmitCode = 1 | 2 | 3;

/** Where an answer came from (readings 13): a dismissed dialog never acts. */
export type DialogSource = 'submit' | 'close' | 'dismiss';

export interface DialogResult {
  readonly isSuccess: 0 | 1;
  readonly isCancel: 0 | 1;
  readonly source: DialogSource;
}

/** Literally section 2: closing emits isSuccess 1, isCancel 0. `dismiss` is Esc, the backdrop and the close icon. */
export const closeAnswer = (source: 'close' | 'dismiss'): DialogResult => ({
  isSuccess: 1,
  isCancel: 0,
  source,
});

/** Literally section 2: code 1 emits isSuccess 1, code 2 closes, code 3 emits isCancel 1. */
export const submitAnswer = (code: SubmitCode): DialogResult => {
  if (code === 2) return closeAnswer('close');
  return code === 1
    ? { isSuccess: 1, isCancel: 0, source: 'submit' }
    : { isSuccess: 0, isCancel: 1, source: 'submit' };
};

/** Whether the visitor said yes: only submit with code 1 does; what destroys asks this and nothing else. */
export const isConfirmed = ({ isSuccess, source }: DialogResult): boolean =>
  source === 'submit' && isSuccess === 1;

/** Types 6 and 9 name their close button Checkout; only that button leads there, never a dismissal. */
export const isCheckout = ({ source }: DialogResult): boolean => source === 'close';

/** Types 4, 5 and 7 show their message as HTML (sanitised, readings 14). */
export const isHtml = (type: DialogType): boolean => type === 4 || type === 5 || type === 7;
