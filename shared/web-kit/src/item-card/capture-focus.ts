/**
 * "Add" turns into a stepper and back, so the focused control disappears. The returned function
 * moves the focus to its replacement and does nothing if the focus was elsewhere.
 */
export const captureFocus = (): (() => void) => {
  const container = document.activeElement?.closest<HTMLElement>('.card-action, [data-act]');
  return () => {
    if (!container) return;
    setTimeout(() => {
      const focused = document.activeElement;
      const isLost =
        focused === null ||
        focused === document.body ||
        (focused instanceof HTMLButtonElement && focused.disabled && container.contains(focused));
      if (isLost)
        [...container.querySelectorAll<HTMLButtonElement>('button:not([disabled])')]
          .at(-1)
          ?.focus();
    }, 0);
  };
};
