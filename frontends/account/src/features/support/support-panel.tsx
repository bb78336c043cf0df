import { userOperations } from '@tokri/contracts/http';
import { call, site, useQuery } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Mail, Phone } from '@tokri/web-kit/more-icons';
import { ErrorPanel, Icon, MessageCircle, Skeleton } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './support.module.css';

/** The company rarely changes its number. */
const companyFreshMs = 300_000;

/** Whom to turn to (U13). */
export const SupportPanel = () => {
  const companyId = useSession((state) => state.companyId);
  const { customerCareNumber } = site();
  const company = useQuery({
    queryKey: [userOperations.readCompany.id, companyId],
    queryFn: async ({ signal }) =>
      (await call(userOperations.readCompany, { query: { Id: companyId }, signal }))[0] ?? null,
    staleTime: companyFreshMs,
  });
  const { SupportPhone = '', SupportMail = '', GrievanceOfficer = '' } = company.data ?? {};
  return (
    <section className="panel" aria-labelledby="h-support">
      <h2 id="h-support">
        <Icon of={MessageCircle} />
        {t('support.title')}
      </h2>
      {company.isPending && (
        <div aria-busy="true">
          <Skeleton width="70" />
        </div>
      )}
      {company.isError && !company.data && (
        <div className={styles.bare}>
          <ErrorPanel
            problem={company.error}
            isBusy={company.isFetching}
            onRetry={() => void company.refetch()}
          />
        </div>
      )}
      <ul className={styles.ways}>
        {SupportPhone && (
          <li>
            <a href={`tel:${SupportPhone}`}>
              <Icon of={Phone} />
              {t('support.call', { phone: SupportPhone })}
            </a>
          </li>
        )}
        {SupportMail && (
          <li>
            <a href={`mailto:${SupportMail}`}>
              <Icon of={Mail} />
              {t('support.mail', { mail: SupportMail })}
            </a>
          </li>
        )}
        {customerCareNumber && (
          <li>
            <a href={`https://wa.me/${customerCareNumber}`} target="_blank" rel="noreferrer">
              <Icon of={MessageCircle} />
              {t('support.chat')}
            </a>
          </li>
        )}
      </ul>
      {GrievanceOfficer && (
        <p className="fine">{t('support.officer', { name: GrievanceOfficer })}</p>
      )}
    </section>
  );
};
