/**
 * Add becomes a stepper and a stepper becomes Add, at the cap plus goes out: the control under the focus disappears. Answers
 * a function that, run after the change, puts the focus on what stands there now. What was not focused stays so.
 */
export const keepFocus = (): (() => void) => {
  const place = document.activeElement?.closest<HTMLElement>('.act, [data-act]');
  return () => {
    if (!place) return;
    setTimeout(() => {
      const focused = document.activeElement;
      const isLost =
        focused === null ||
        focused === document.body ||
        (focused instanceof HTMLButtonElement && focused.disabled && place.contains(focused));
      if (isLost)
        [...place.querySelectorAll<HTMLButtonElement>('button:not([disabled])')].at(-1)?.focus();
    }, 0);
  };
};
