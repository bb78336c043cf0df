import { Link } from '@tokri/web-kit/platform';
import { ErrorPanel, Tag } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { SmsBrandNote } from './sms-brand-note.tsx';
import { useTemplates } from './template-queries.ts';

export const TemplatesPage = () => {
  const templates = useTemplates();
  return (
    <SettingsLayout>
      <section className={cardStyles.card}>
        <p className={`fine-print ${cardStyles.note}`}>{t('intro')}</p>
        {templates.data && (
          <div className={cardStyles.note}>
            <SmsBrandNote {...templates.data} />
          </div>
        )}
        {templates.isPending && <RowsSkeleton count={8} />}
        {templates.isError && !templates.data && (
          <ErrorPanel
            error={templates.error}
            isBusy={templates.isFetching}
            onRetry={() => void templates.refetch()}
          />
        )}
        <ul className={styles.list}>
          {templates.data?.Templates.map(({ Kind, IsDefault }) => (
            <li key={Kind}>
              <div className={styles.entry}>
                <Link className="link" to={`/admin/settings/messages/${Kind}`}>
                  {t(`kind.${Kind}`)}
                </Link>
                <span className="fine-print">{t(`when.${Kind}`)}</span>
              </div>
              {!IsDefault && <Tag>{t('changed')}</Tag>}
            </li>
          ))}
        </ul>
      </section>
    </SettingsLayout>
  );
};
