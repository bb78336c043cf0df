import { personalStorage } from '@tokri/web-kit/platform';

const storageKey = 'tokri.address';

export const readChosenAddressId = (): number => {
  try {
    return Number(personalStorage().getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
};

export const storeChosenAddressId = (id: number): void => {
  try {
    personalStorage().setItem(storageKey, String(id));
  } catch {
    // Storage may be full or blocked; the choice is then not remembered.
  }
};
