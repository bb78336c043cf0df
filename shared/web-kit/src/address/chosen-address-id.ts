const storageKey = 'tokri.address';

/** Id of the address that was last chosen for an order; 0 for none. */
export const readChosenAddressId = (): number => {
  try {
    return Number(localStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
};

export const storeChosenAddressId = (id: number): void => {
  try {
    localStorage.setItem(storageKey, String(id));
  } catch {
    // Closed or full storage: the choice lasts as long as the page.
  }
};
