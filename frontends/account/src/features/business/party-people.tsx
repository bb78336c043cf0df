import type { PartyPersonResponse } from '@tokri/contracts/api';
import { useSession } from '@tokri/web-kit/session';
import { preview } from '@tokri/web-kit/platform';
import { Button, ErrorPanel, formatMobile, Icon, Note, Skeleton, Tag } from '@tokri/web-kit/ui';
import { Share2, Users } from '@tokri/web-kit/more-icons';
import { t } from '../../labels.ts';
import { usePartyPeople } from './business-queries.ts';
import styles from './business.module.css';
import { shareInvitation } from './share-invitation.ts';

const Person = ({
  person,
  isSelf,
}: {
  readonly person: PartyPersonResponse;
  readonly isSelf: boolean;
}) => (
  <li className={styles.person}>
    <span>
      <b className="strong">{person.Name || t('people.noName')}</b>
      {isSelf && <span className="muted"> {t('people.you')}</span>}
      <small className="fine-print">{person.Mobile && formatMobile(person.Mobile)}</small>
    </span>
    <span className={styles.tags}>
      {person.Roles.map((role) => (
        <Tag key={role} tone="info">
          {t(`business.role.${role}`)}
        </Tag>
      ))}
    </span>
  </li>
);

const People = ({ partyId }: { readonly partyId: number }) => {
  const people = usePartyPeople(partyId);
  const userId = useSession((state) => state.user?.Id ?? 0);
  if (people.isPending)
    return (
      <div aria-busy="true">
        <span className="sr-only" role="status">
          {t('loading')}
        </span>
        <Skeleton as="block" />
        <Skeleton as="block" />
      </div>
    );
  if (!people.data)
    return (
      <ErrorPanel
        error={people.error}
        isBusy={people.isFetching}
        onRetry={() => void people.refetch()}
      />
    );
  return (
    <>
      <ul className={styles.people}>
        {people.data.pages
          .flatMap(({ rows }) => rows)
          .map((person) => (
            <Person key={person.UserId} person={person} isSelf={person.UserId === userId} />
          ))}
      </ul>
      {people.hasNextPage && (
        <Button
          kind="secondary"
          isBlock
          isBusy={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          {t('people.more')}
        </Button>
      )}
    </>
  );
};

export const PartyPeople = ({
  partyId,
  gstin,
}: {
  readonly partyId: number;
  readonly gstin: string;
}) => (
  <section className={`panel ${styles.panel}`} aria-labelledby="h-people">
    <h2 id="h-people">
      <Icon icon={Users} />
      {t('people.title')}
    </h2>
    <People partyId={partyId} />
    <Note>{t('people.staffText')}</Note>
    {gstin !== '' && !preview() && (
      <>
        <p>{t('people.inviteText')}</p>
        <Button kind="secondary" onClick={() => void shareInvitation(gstin)}>
          <Icon icon={Share2} />
          {t('people.invite')}
        </Button>
      </>
    )}
  </section>
);
