const storageKey = 'tokri.address';

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
    // Storage may be full or blocked; the choice is then not remembered.
  }
};
