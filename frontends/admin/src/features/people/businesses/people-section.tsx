import type { PartyPersonResponse } from '@tokri/contracts/api';
import type { PartyRole } from '@tokri/contracts/platform';
import { Link } from '@tokri/web-kit/platform';
import {
  Button,
  dialogTypes,
  ErrorPanel,
  escapeHtml,
  formatMobile,
  isConfirmed,
  showDialog,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { usePartyPeople } from './business-queries.ts';
import { RoleFields } from './role-fields.tsx';
import { useRemoval, useRoleChange } from './use-business-change.ts';

interface PersonProps {
  readonly partyId: number;
  readonly person: PartyPersonResponse;
}

const nameOf = ({ Name, Mobile }: PartyPersonResponse): string => Name || Mobile;
const toChange = ({ partyId, person }: PersonProps) => ({
  partyId,
  userId: person.UserId,
  name: nameOf(person),
});

const RolesSheet = ({ onClose, ...props }: PersonProps & { readonly onClose: () => void }) => {
  const stored: readonly PartyRole[] = props.person.Roles;
  const [roles, setRoles] = useState(stored);
  const { run } = useRoleChange(toChange(props));
  const submit = async (): Promise<void> => {
    if (roles.length > 0 && (await run(roles))) onClose();
  };
  return (
    <FormSheet
      title={t('business.rolesTitle', { name: nameOf(props.person) })}
      submitLabel={t('business.saveRoles')}
      isDirty={roles !== stored}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoleFields
        chosen={roles}
        error={roles.length === 0 ? t('business.noRole') : ''}
        onChange={setRoles}
      />
    </FormSheet>
  );
};

const Person = (props: PersonProps) => {
  const [isOpen, setOpen] = useState(false);
  const removal = useRemoval(toChange(props));
  const name = nameOf(props.person);
  const confirmAndRemove = async (): Promise<void> => {
    const message = escapeHtml(t('business.removeConfirm', { name }));
    if (isConfirmed(await showDialog({ type: dialogTypes.yesNo, message })))
      await removal.run(undefined);
  };
  return (
    <li>
      <span>
        <Link className={styles.name} to={`/admin/customers/${props.person.UserId}`}>
          {name}
        </Link>
        {props.person.Mobile && <small>{formatMobile(props.person.Mobile)}</small>}
        <small>{props.person.Roles.map((role) => t(`business.role.${role}`)).join(', ')}</small>
      </span>
      <span className={styles.tags}>
        <Button
          kind="quiet"
          isSmall
          aria-label={t('business.rolesOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t('business.roles')}
        </Button>
        <Button
          kind="quiet"
          isSmall
          isBusy={removal.isBusy}
          aria-label={t('business.removeName', { name })}
          onClick={() => void confirmAndRemove()}
        >
          {t('business.remove')}
        </Button>
      </span>
      {isOpen && <RolesSheet {...props} onClose={() => setOpen(false)} />}
    </li>
  );
};

export const PeopleSection = ({ partyId }: { readonly partyId: number }) => {
  const people = usePartyPeople(partyId);
  return (
    <section aria-labelledby="h-people" className={styles.section}>
      <h3 id="h-people">{t('business.people')}</h3>
      {people.isPending && <RowsSkeleton count={2} />}
      {people.isError && !people.data && (
        <ErrorPanel
          error={people.error}
          isBusy={people.isFetching}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data?.total === 0 && <p className="muted">{t('business.nobody')}</p>}
      {people.data && people.data.total > 0 && (
        <ul className={styles.entries}>
          {people.data.rows.map((person) => (
            <Person key={person.UserId} partyId={partyId} person={person} />
          ))}
        </ul>
      )}
      {people.data && people.data.total > people.data.rows.length && (
        <p className="muted">{t('business.peopleAll', { count: people.data.total })}</p>
      )}
    </section>
  );
};
