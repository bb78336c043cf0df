import { ButtonLink, EmptyState, pictures } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

/** For a person who belongs to no business customer, or no longer does. */
export const NoParty = () => (
  <EmptyState title={t('ledger.noParty')} text={t('ledger.noPartyText')} picture={pictures.box}>
    <ButtonLink to="/home">{t('ledger.home')}</ButtonLink>
  </EmptyState>
);
