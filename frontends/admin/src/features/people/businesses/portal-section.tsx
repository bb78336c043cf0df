import type { StaffBusinessApplicationResponse, TaxpayerResponse } from '@tokri/contracts/api';
import { isApiProblem } from '@tokri/web-kit/platform';
import { Button, Note } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { useTaxpayer } from './business-queries.ts';

const LookUpFailure = ({ error }: { readonly error: unknown }) => (
  <Note tone="error" isAlert>
    {isApiProblem(error) ? error.message : t('failed')}
  </Note>
);

const Taxpayer = ({ taxpayer }: { readonly taxpayer: TaxpayerResponse }) => {
  if (taxpayer.Code !== '')
    return (
      <Note tone={taxpayer.Code === 'lookup-failed' ? 'warning' : 'error'} isAlert>
        {t(`business.${taxpayer.Code}`)}
      </Note>
    );
  return (
    <Note tone={taxpayer.Status === 'active' ? 'success' : 'error'}>
      <b className="strong">{taxpayer.LegalName}</b>
      {taxpayer.TradeName && ` (${taxpayer.TradeName})`}
      <br />
      {`${taxpayer.Address}, ${taxpayer.Pincode}`}
      <br />
      {taxpayer.Status && t(`business.status.${taxpayer.Status}`)}
    </Note>
  );
};

/** What the GST portal said when the application was sent, and says now. */
export const PortalSection = ({
  application: { GSTIN, PortalName, State },
}: {
  readonly application: StaffBusinessApplicationResponse;
}) => {
  const lookUp = useTaxpayer(GSTIN);
  return (
    <section aria-labelledby="h-portal" className={styles.section}>
      <h3 id="h-portal">{t('business.portal')}</h3>
      {PortalName ? (
        <p>{t('business.portalName', { name: PortalName })}</p>
      ) : (
        <Note tone="warning">{t('business.confirmByHand')}</Note>
      )}
      {lookUp.data && <Taxpayer taxpayer={lookUp.data} />}
      {lookUp.isError && <LookUpFailure error={lookUp.error} />}
      {State === 'pending' && (
        <div>
          <Button
            kind="secondary"
            isSmall
            isBusy={lookUp.isFetching}
            onClick={() => void lookUp.refetch()}
          >
            {t('business.lookUp')}
          </Button>
        </div>
      )}
    </section>
  );
};
