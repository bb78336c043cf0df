import { siteConfig } from '@tokri/web-kit/platform';
import { Button, Icon, MapPin } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { findOwnPincode, type OwnPincodeFailure } from './find-own-pincode.ts';
import { t } from './labels.ts';
import styles from './own-location-button.module.css';

type LookupState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'finding' }
  | { readonly kind: 'found'; readonly pincode: string }
  | { readonly kind: 'failed'; readonly reason: OwnPincodeFailure };

const failureTexts = {
  denied: 'location.denied',
  unavailable: 'location.unavailable',
  'no-pincode': 'location.noPincode',
  'lookup-failed': 'location.failed',
} as const satisfies Record<OwnPincodeFailure, string>;

const toStatusText = (state: LookupState): string => {
  if (state.kind === 'finding') return t('location.finding');
  if (state.kind === 'found') return t('location.found', { pincode: state.pincode });
  return state.kind === 'failed' ? t(failureTexts[state.reason]) : '';
};

/** Nothing where the shop has no look-up or the device has no location (also on pages without TLS). */
export const OwnLocationButton = ({
  isDisabled = false,
  onFound,
}: {
  readonly isDisabled?: boolean;
  readonly onFound: (pincode: string) => void;
}) => {
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  if (!siteConfig().hasPincodeLookup || !('geolocation' in navigator)) return null;
  const find = async (): Promise<void> => {
    setState({ kind: 'finding' });
    const result = await findOwnPincode();
    setState(result);
    if (result.kind === 'found') onFound(result.pincode);
  };
  return (
    <div>
      <Button
        kind="quiet"
        isBusy={state.kind === 'finding'}
        disabled={isDisabled}
        onClick={() => void find()}
      >
        <Icon icon={MapPin} size={20} />
        {t('location.use')}
      </Button>
      <p
        className={state.kind === 'failed' ? `fine-print ${styles.failure}` : 'fine-print'}
        role="status"
      >
        {toStatusText(state)}
      </p>
    </div>
  );
};
