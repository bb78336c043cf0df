import { preview } from '@tokri/web-kit/platform';
import { renewToken, tokenPartyId, useSession } from '@tokri/web-kit/session';
import { ErrorPanel, Skeleton } from '@tokri/web-kit/ui';
import { useEffect, useState } from 'react';
import { t } from '../../labels.ts';
import {
  ApprovedApplication,
  DeclinedApplication,
  Member,
  NewApplication,
  PendingApplication,
} from './application-states.tsx';
import { businessState, useBusinessAccount, type BusinessAccount } from './business-queries.ts';

/** Prices and offers of the business apply from the token on that names it. */
const useTokenOfParty = (partyId: number): void => {
  const isOutdated = useSession(
    ({ token }) => (tokenPartyId(token) ?? partyId) !== partyId && !preview(),
  );
  useEffect(() => {
    if (isOutdated) void renewToken();
  }, [isOutdated, partyId]);
};

interface AccountProps {
  readonly userId: number;
  readonly account: BusinessAccount;
  readonly invitedGstin: string;
}

const Account = ({ userId, account, invitedGstin }: AccountProps) => {
  const [hasSent, setSent] = useState(false);
  const state = businessState(account);
  const form = { userId, onSent: () => setSent(true) };
  useTokenOfParty(account.profile?.PartyId ?? 0);
  switch (state.kind) {
    case 'member':
      return <Member profile={state.profile} />;
    case 'pending':
      return <PendingApplication application={state.application} isFocused={hasSent} />;
    case 'declined':
      return <DeclinedApplication {...form} application={state.application} />;
    case 'approved':
      return <ApprovedApplication />;
    case 'none':
      return <NewApplication {...form} invitedGstin={invitedGstin} />;
  }
};

export const BusinessAccountPanel = ({
  userId,
  invitedGstin,
}: {
  readonly userId: number;
  readonly invitedGstin: string;
}) => {
  const account = useBusinessAccount(userId);
  if (account.data)
    return <Account userId={userId} account={account.data} invitedGstin={invitedGstin} />;
  if (account.isError)
    return (
      <ErrorPanel
        error={account.error}
        isBusy={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    );
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      <Skeleton as="panel-area" />
      <Skeleton as="panel-area" />
    </div>
  );
};
