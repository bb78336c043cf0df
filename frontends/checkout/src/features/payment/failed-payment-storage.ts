const storageKey = 'tokri.failedPayment';

/** The order whose last payment attempt failed in this tab, so that a reload still says so. */
export const isFailedPaymentStored = (orderId: number): boolean => {
  try {
    return sessionStorage.getItem(storageKey) === String(orderId);
  } catch {
    return false;
  }
};

export const storeFailedPayment = (orderId: number): void => {
  try {
    sessionStorage.setItem(storageKey, String(orderId));
  } catch {
    // Storage may be full or blocked; a reload then does not mention the failure.
  }
};

export const clearFailedPayment = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked storage holds nothing to remove.
  }
};
