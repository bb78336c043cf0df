type Confirm = () => Promise<boolean>;

const blockers = new Set<Confirm>();

/** Until the returned function is called, `confirm` is asked before the page is left. */
export const blockNavigation = (confirm: Confirm): (() => void) => {
  const blocker: Confirm = () => confirm();
  blockers.add(blocker);
  return () => void blockers.delete(blocker);
};

export const isNavigationBlocked = (): boolean => blockers.size > 0;

/** For a page whose input is of no more use. */
export const allowNavigation = (): void => blockers.clear();

/** Asks once for all that block. What was confirmed is not asked again on the way. */
export const confirmNavigation = async (): Promise<boolean> => {
  const confirm = [...blockers].at(-1);
  if (!confirm) return true;
  const isConfirmed = await confirm();
  if (isConfirmed) allowNavigation();
  return isConfirmed;
};

export const navigateUnlessBlocked = (navigate: () => void): void => {
  if (!isNavigationBlocked()) return navigate();
  void (async () => {
    if (await confirmNavigation()) navigate();
  })();
};
