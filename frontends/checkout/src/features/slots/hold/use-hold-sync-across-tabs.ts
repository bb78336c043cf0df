import { useEffect } from 'react';
import { holdStorageKey } from '@tokri/web-kit/session';
import { readHold } from './hold-storage.ts';
import { isExpired } from './restore-hold.ts';
import type { HoldContext } from './use-slot-choice.ts';

export const useHoldSyncAcrossTabs = (
  userId: number,
  { dispatch, hold }: Pick<HoldContext, 'dispatch' | 'hold'>,
): void => {
  useEffect(() => {
    const listener = ({ key }: StorageEvent): void => {
      if (key !== holdStorageKey) return;
      const stored = readHold(userId);
      if (!stored) dispatch({ kind: 'dropped' });
      else if (stored.until !== '' && !isExpired(stored.until))
        dispatch({
          kind: stored.holdKey === hold.current?.holdKey ? 'extended' : 'granted',
          hold: stored,
        });
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, [userId, dispatch, hold]);
};
