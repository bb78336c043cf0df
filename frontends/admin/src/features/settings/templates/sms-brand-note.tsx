import { shopMarket } from '@tokri/contracts/market';
import type { MessageTemplatesResponse } from '@tokri/contracts/api';
import { Note } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import { toValues } from './template-queries.ts';

const languages = [
  { key: 'En', label: 'english' },
  { key: 'Hi', label: 'hindi' },
] as const;

/** An operator drops an SMS that names another brand than its registered text. */
export const SmsBrandNote = ({
  SmsBrand,
  Samples,
}: Pick<MessageTemplatesResponse, 'SmsBrand' | 'Samples'>) => {
  if (!SmsBrand || !shopMarket().registersSms) return null;
  const differences = languages.flatMap(({ key, label }) => {
    const company = toValues(Samples[key]).brand ?? '';
    return company === SmsBrand[key]
      ? []
      : [t('brandDiffers', { language: t(label), company, sms: SmsBrand[key] })];
  });
  if (differences.length === 0)
    return <p className="fine-print">{t('smsBrand', { en: SmsBrand.En, hi: SmsBrand.Hi })}</p>;
  return <Note tone="warning">{[...differences, t('registerFirst')].join(' ')}</Note>;
};
