import type { BulkChangeResponse } from '@tokri/contracts/api';
import { useCallback } from 'react';
import { usePartyNames } from '../../../components/party-field/use-party-names.ts';
import { useLocations } from '../../../locations/use-locations.ts';
import { describeChange } from './bulk-change-text.ts';
import { t } from './labels.ts';

export const useDescribeChange = (
  changes: readonly BulkChangeResponse[],
): ((change: BulkChangeResponse) => string) => {
  const { data: locations } = useLocations();
  const ofParty = usePartyNames(changes.map(({ PartyId }) => PartyId));
  return useCallback(
    (change) => {
      const ofLocation = (locationId: number): string =>
        locations?.find(({ Id }) => Id === locationId)?.Name ??
        t('what.location', { id: locationId });
      return describeChange(change, { ofLocation, ofParty });
    },
    [locations, ofParty],
  );
};
