import { userOperations } from '@tokri/contracts/api';
import { callApi, whatsAppUrl, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Mail, Phone } from '@tokri/web-kit/more-icons';
import { ErrorPanel, formatPhone, Icon, MessageCircle, Skeleton } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './support.module.css';

const companyStaleMs = 300_000;

const useCompany = () => {
  const companyId = useSession((state) => state.companyId);
  return useQuery({
    queryKey: [userOperations.readCompany.operationId, companyId],
    queryFn: async ({ signal }) =>
      (await callApi(userOperations.readCompany, { query: { Id: companyId }, signal }))[0] ?? null,
    staleTime: companyStaleMs,
  });
};

const ContactLinks = ({ phone, mail }: { readonly phone: string; readonly mail: string }) => {
  const whatsApp = whatsAppUrl();
  return (
    <ul className={styles.contactLinks}>
      {phone && (
        <li>
          <a href={`tel:${phone}`}>
            <Icon icon={Phone} />
            {t('support.call', { phone: formatPhone(phone) })}
          </a>
        </li>
      )}
      {mail && (
        <li>
          <a href={`mailto:${mail}`}>
            <Icon icon={Mail} />
            {t('support.mail', { mail })}
          </a>
        </li>
      )}
      {whatsApp && (
        <li>
          <a href={whatsApp} target="_blank" rel="noreferrer">
            <Icon icon={MessageCircle} />
            {t('support.chat')}
          </a>
        </li>
      )}
    </ul>
  );
};

export const SupportPanel = () => {
  const company = useCompany();
  const { SupportPhone = '', SupportMail = '', GrievanceOfficer = '' } = company.data ?? {};
  return (
    <section className="panel" aria-labelledby="h-support">
      <h2 id="h-support">
        <Icon icon={MessageCircle} />
        {t('support.title')}
      </h2>
      {company.isPending && (
        <div aria-busy="true">
          <Skeleton width="70" />
        </div>
      )}
      {company.isError && !company.data && (
        <div className={styles.unframed}>
          <ErrorPanel
            error={company.error}
            isBusy={company.isFetching}
            onRetry={() => void company.refetch()}
          />
        </div>
      )}
      <ContactLinks phone={SupportPhone} mail={SupportMail} />
      {GrievanceOfficer && (
        <p className="fine-print">{t('support.officer', { name: GrievanceOfficer })}</p>
      )}
    </section>
  );
};
