import { zodResolver } from '@hookform/resolvers/zod';
import { promotionOperations, type StaffSlideResponse } from '@tokri/contracts/api';
import {
  ApiProblem,
  sendCommand,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import { useForm, useWatch } from 'react-hook-form';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { compareForms } from '../../../components/versioned-save/find-differences.ts';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t as promotionText } from '../labels.ts';
import { PromotionsLayout } from '../promotions-layout.tsx';
import styles from '../promotions.module.css';
import { SaveFeedback } from '../save-feedback.tsx';
import { t } from './labels.ts';
import { SlideFields, slideFieldLabel } from './slide-fields.tsx';
import {
  describeSlideForm,
  emptySlideForm,
  slideFormSchema,
  toSlideBody,
  toSlideForm,
  type SlideForm,
} from './slide-form.ts';
import { SlidePreview } from './slide-preview.tsx';
import { fetchSlides, refreshSlides } from './slide-queries.ts';
import slideStyles from './slides.module.css';

const listPath = '/admin/promotions/slides';

const findSlide = async (slideId: number): Promise<StaffSlideResponse | null> =>
  (await fetchSlides()).find(({ Id }) => Id === slideId) ?? null;

const readSlide = async (slideId: number): Promise<StaffSlideResponse> => {
  const slide = await findSlide(slideId);
  if (slide) return slide;
  throw new ApiProblem({ code: 'not-found', message: t('notFound'), status: 404 });
};

const useSlideSave = (stored: StaffSlideResponse | undefined, onSaved: () => void) => {
  const client = useQueryClient();
  return useVersionedSave<SlideForm, StaffSlideResponse, number>({
    stored,
    versionOf: revOf,
    send: (form, rev) =>
      sendCommand(promotionOperations.saveSlide, {
        body: toSlideBody(form, {
          Id: stored?.Id ?? 0,
          ...(rev === undefined ? {} : { Rev: rev }),
        }),
      }),
    read: () => readSlide(stored?.Id ?? 0),
    conflictCode: 'slide-changed',
    report: () => ({ text: promotionText('saved') }),
    refresh: () => refreshSlides(client),
    onSaved,
  });
};

const SlideEditor = ({ stored }: { readonly stored?: StaffSlideResponse }) => {
  const navigate = useNavigate();
  const form = useForm<SlideForm>({
    resolver: zodResolver(slideFormSchema),
    defaultValues: stored ? toSlideForm(stored) : emptySlideForm,
    mode: 'onBlur',
  });
  const { save, conflict, rejection, isBusy, acceptConflict } = useSlideSave(
    stored,
    () => void navigate(listPath),
  );
  const values = useWatch({ control: form.control }) as SlideForm;
  const { isDirty } = form.formState;
  useUnsavedChangesPrompt(isDirty && !isBusy);
  return (
    <div className={slideStyles.stack}>
      <form
        className={`${cardStyles.card} ${styles.form}`}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
      >
        <SlideFields form={form} />
        <SaveFeedback
          rejection={rejection}
          conflict={
            conflict &&
            compareForms(
              describeSlideForm(form.getValues()),
              describeSlideForm(toSlideForm(conflict)),
              slideFieldLabel,
            )
          }
          isBusy={isBusy}
          onKeepMine={() => void save(form.getValues(), acceptConflict())}
          onTakeTheirs={() => {
            if (conflict) form.reset(toSlideForm(conflict));
            acceptConflict();
          }}
        />
      </form>
      <section className={cardStyles.card} aria-labelledby="preview">
        <div className={cardStyles.head}>
          <h2 id="preview">{t('preview')}</h2>
        </div>
        <SlidePreview form={values} />
      </section>
    </div>
  );
};

const LoadedSlide = ({ slideId }: { readonly slideId: number }) => {
  const slide = useQuery({
    queryKey: ['opened-slide', slideId],
    queryFn: () => findSlide(slideId),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (slide.isPending) return <RowsSkeleton count={6} />;
  if (slide.isError)
    return (
      <ErrorPanel
        error={slide.error}
        isBusy={slide.isFetching}
        onRetry={() => void slide.refetch()}
      />
    );
  if (!slide.data)
    return (
      <EmptyState title={t('notFound')} text={t('notFoundText')}>
        <ButtonLink kind="secondary" to={listPath}>
          {t('backToList')}
        </ButtonLink>
      </EmptyState>
    );
  return <SlideEditor stored={slide.data} />;
};

export const SlidePage = () => {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  return (
    <PromotionsLayout title={t(isNew ? 'new' : 'edit')}>
      {isNew ? <SlideEditor /> : <LoadedSlide key={id} slideId={Number(id) || 0} />}
    </PromotionsLayout>
  );
};
