import { zodResolver } from '@hookform/resolvers/zod';
import { offerOperations, type StaffOfferDetails } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import {
  sendCommand,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@tokri/web-kit/platform';
import { ErrorPanel, today } from '@tokri/web-kit/ui';
import { useForm, useWatch } from 'react-hook-form';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t } from '../labels.ts';
import { readOffer, refreshPromotions } from '../promotion-queries.ts';
import { PromotionsLayout } from '../promotions-layout.tsx';
import styles from '../promotions.module.css';
import { SaveFeedback } from '../save-feedback.tsx';
import { OfferFields } from './offer-fields.tsx';
import {
  emptyOfferForm,
  offerFormSchema,
  toOfferBody,
  toOfferForm,
  type OfferForm,
} from './offer-form.ts';
import { compareOffers } from './compare-offers.ts';
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
  return useVersionedSave<OfferForm, OpenedOffer, number>({
    stored,
    versionOf: revOf,
    send: (form, rev) =>
      sendCommand(offerOperations.saveOffer, {
        body: toOfferBody(form, {
          Id: stored?.Id ?? 0,
          Status: stored?.Status ?? 1,
          ...(rev === undefined ? {} : { Rev: rev }),
        }),
      }),
    read: () => openOffer(stored?.Id ?? 0),
    conflictCode: 'offer-changed',
    report: () => ({ text: t('saved') }),
    refresh: () => refreshPromotions(client),
    onSaved,
  });
};

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
  const { save, conflict, rejection, acceptConflict } = useOfferSave(
    stored,
    () => void navigate(listPath),
  );
  const nameOfType = useTypeName();
  const values = useWatch({ control: form.control }) as OfferForm;
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedChangesPrompt(isDirty && !isSubmitting);
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
          conflict={conflict && compareOffers(form.getValues(), conflict.form, nameOfType)}
          isBusy={isSubmitting}
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
