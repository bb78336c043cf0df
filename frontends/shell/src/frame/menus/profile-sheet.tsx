import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, maskMobile, Sheet } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { profileRoute } from './menu-entries.ts';
import styles from './profile-sheet.module.css';

/** Closes before the page of a link opens. */
export const ProfileSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const contacts = [maskMobile(user.Mobile), user.Email].filter((contact) => contact !== '');
  return (
    <Sheet title={t('menu.profile')} onClose={onClose}>
      <div className={styles.profile}>
        <p className={styles.person}>
          <b className="strong">{user.Name || t('profile.noName')}</b>
          {contacts.map((contact) => (
            <span key={contact}>{contact}</span>
          ))}
        </p>
        <ButtonLink to={`/${profileRoute}`} onClick={onClose}>
          {t('profile.edit')}
        </ButtonLink>
        <ButtonLink kind="secondary" to={`/${profileRoute}#addresses`} onClick={onClose}>
          {t('profile.addresses')}
        </ButtonLink>
        <ButtonLink kind="secondary" to="/customer-dashboard" onClick={onClose}>
          {t('profile.account')}
        </ButtonLink>
      </div>
    </Sheet>
  );
};
