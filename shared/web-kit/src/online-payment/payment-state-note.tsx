import type { PaymentProvider } from '@tokri/contracts/platform';
import { Lock } from '@tokri/web-kit/more-icons';
import { siteConfig } from '@tokri/web-kit/platform';
import { Icon, Note } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from './labels.ts';
import type { PaymentState } from './payment-state.ts';
import { providerNames } from './provider-script.ts';

export interface PaymentStateNoteProps {
  readonly state: PaymentState;
  /** Says what is left unpaid after the payer has closed the provider's form. */
  readonly closedText: string;
}

export const PaymentStateNote = ({ state, closedText }: PaymentStateNoteProps): ReactNode => {
  switch (state.kind) {
    case 'idle':
    case 'opening':
    case 'open':
      return null;
    case 'checking':
      return <Note>{t('checking')}</Note>;
    case 'awaiting-confirmation':
      return <Note>{t('processing')}</Note>;
    case 'closed':
      return <Note>{closedText}</Note>;
    case 'failed':
      return (
        <Note tone="error" isAlert>
          {state.message}
        </Note>
      );
    case 'unavailable':
      return (
        <Note tone="error" isAlert>
          {t('unavailable')}
        </Note>
      );
  }
};

export const PaymentSecurityNote = ({
  provider = siteConfig().paymentMode,
}: {
  readonly provider?: PaymentProvider | undefined;
}) => (
  <p className="fine-print">
    <Icon icon={Lock} size={14} /> {t('securityNote', { provider: providerNames[provider] })}
  </p>
);
