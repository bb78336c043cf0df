import { zodResolver } from '@hookform/resolvers/zod';
import { offerOperations, promotionOperations, type StaffOfferDetails } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import {
  sendCommand,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@tokri/web-kit/platform';
import { ErrorPanel, formatDate, today } from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import cardStyles from '../../../components/card.module.css';
import { usePartyNames } from '../../../components/party-field/use-party-names.ts';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t } from '../labels.ts';
import { readOffer, refreshPromotions } from '../promotion-queries.ts';
import { PromotionsLayout } from '../promotions-layout.tsx';
import styles from '../promotions.module.css';
import { SaveFeedback } from '../save-feedback.tsx';
import { useUndoCreation } from '../use-undo-creation.ts';
import { OfferFields } from './offer-fields.tsx';
import {
  emptyOfferForm,
  offerFormSchema,
  toOfferBody,
  toOfferForm,
  type OfferForm,
} from './offer-form.ts';
import { compareOffers, type OfferNames } from './compare-offers.ts';
import { OfferPreview } from './offer-preview.tsx';
import { fetchItems, useTypeName } from './offer-queries.ts';

const listPath = '/admin/promotions';
const defaultDays = 7;

interface OpenedOffer extends StaffOfferDetails {
  readonly form: OfferForm;
}

const openOffer = async (offerId: number): Promise<OpenedOffer> => {
  const offer = await readOffer(offerId);
  const items = await fetchItems(offer.Items.map(({ ItemId }) => ItemId));
  const names = new Map(items.map(({ Id, Name }) => [Id, Name]));
  return {
    ...offer,
    form: toOfferForm(offer, (itemId) => names.get(itemId) ?? t('offer.itemId', { id: itemId })),
  };
};

const useOfferSave = (stored: OpenedOffer | undefined, onSaved: () => void) => {
  const client = useQueryClient();
  const createdId = useRef(0);
  const undoCreation = useUndoCreation(() =>
    sendCommand(promotionOperations.switchOffer, {
      body: { OfferId: createdId.current, State: 'stopped' },
    }),
  );
  return useVersionedSave<OfferForm, OpenedOffer, number>({
    stored,
    versionOf: revOf,
    send: async (form, rev) => {
      const result = await sendCommand(offerOperations.saveOffer, {
        body: toOfferBody(form, {
          Id: stored?.Id ?? 0,
          Status: stored?.Status ?? 1,
          ...(rev === undefined ? {} : { Rev: rev }),
        }),
      });
      if (result.kind === 'done') createdId.current = result.id;
      return result;
    },
    read: () => openOffer(stored?.Id ?? 0),
    conflictCode: 'offer-changed',
    report: ({ name, from, to }) => {
      if (stored) return { text: t('saved') };
      const days = {
        from: formatDate(from, { withYear: true }),
        to: formatDate(to, { withYear: true }),
      };
      return { text: t('created', { name, ...days }), undo: () => undoCreation(name) };
    },
    refresh: () => refreshPromotions(client),
    onSaved,
  });
};

const useOfferNames = (parties: readonly string[]): OfferNames => ({
  ofType: useTypeName(),
  ofParty: usePartyNames(parties.map(Number)),
});

const OfferEditor = ({
  stored,
  initial,
}: {
  readonly stored?: OpenedOffer | undefined;
  readonly initial: OfferForm;
}) => {
  const navigate = useNavigate();
  const form = useForm<OfferForm>({
    resolver: zodResolver(offerFormSchema),
    defaultValues: initial,
    mode: 'onBlur',
  });
  const { save, conflict, rejection, isBusy, acceptConflict } = useOfferSave(
    stored,
    () => void navigate(listPath),
  );
  const names = useOfferNames(conflict ? [form.getValues('party'), conflict.form.party] : []);
  const values = useWatch({ control: form.control }) as OfferForm;
  const { isDirty } = form.formState;
  useUnsavedChangesPrompt(isDirty && !isBusy);
  return (
    <div className={styles.columns}>
      <form
        className={`${cardStyles.card} ${styles.form}`}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
      >
        <OfferFields form={form} />
        <SaveFeedback
          rejection={rejection}
          conflict={conflict && compareOffers(form.getValues(), conflict.form, names)}
          isBusy={isBusy}
          onKeepMine={() => void save(form.getValues(), acceptConflict())}
          onTakeTheirs={() => {
            if (conflict) form.reset(conflict.form);
            acceptConflict();
          }}
        />
      </form>
      <section className={`${cardStyles.card} ${styles.preview}`} aria-labelledby="preview">
        <h2 id="preview">{t('preview.title')}</h2>
        <OfferPreview form={values} />
      </section>
    </div>
  );
};

const LoadedOffer = ({
  offerId,
  isCopy,
}: {
  readonly offerId: number;
  readonly isCopy: boolean;
}) => {
  const offer = useQuery({
    queryKey: ['opened-offer', offerId],
    queryFn: () => openOffer(offerId),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (offer.isPending) return <RowsSkeleton count={6} />;
  if (offer.isError)
    return (
      <ErrorPanel
        error={offer.error}
        isBusy={offer.isFetching}
        onRetry={() => void offer.refetch()}
      />
    );
  const { form } = offer.data;
  return isCopy ? (
    <OfferEditor initial={{ ...form, from: today(), to: addDays(today(), defaultDays) }} />
  ) : (
    <OfferEditor stored={offer.data} initial={form} />
  );
};

export const OfferPage = () => {
  const { id = 'new' } = useParams();
  const [params] = useSearchParams();
  const isNew = id === 'new';
  const source = Number(isNew ? params.get('from') : id) || 0;
  return (
    <PromotionsLayout title={t(isNew ? 'offer.new' : 'offer.edit')}>
      {source > 0 ? (
        <LoadedOffer key={source} offerId={source} isCopy={isNew} />
      ) : (
        <OfferEditor initial={emptyOfferForm(today(), addDays(today(), defaultDays))} />
      )}
    </PromotionsLayout>
  );
};
