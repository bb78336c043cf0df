import type { Language } from '@tokri/contracts/language';
import { offerLabel } from '@tokri/contracts/pricing';
import { BannerCard } from '@tokri/web-kit/offer-banner';
import { language } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { t } from '../labels.ts';
import { PreviewLanguage } from '../preview-language.tsx';
import styles from '../promotions.module.css';
import type { OfferForm } from './offer-form.ts';
import { toOfferRule } from './offer-rule.ts';

const toBanner = (form: OfferForm, shown: Language) => {
  const choose = (english: string, hindi: string): string =>
    shown === 'hi' && hindi !== '' ? hindi : english;
  const label = offerLabel(toOfferRule(form), shown);
  const [hash] = form.images;
  return {
    Title: choose(form.name, form.nameHindi) || t('preview.name'),
    Text: choose(form.narration, form.narrationHindi) || label,
    Image: hash ? `/images/${hash}/medium.webp` : '',
    Link: '/offer-item-list',
    Label: label,
    ToDate: form.to,
  };
};

export const BannerPreview = ({ form }: { readonly form: OfferForm }) => {
  const [shown, setShown] = useState<Language>(language());
  return (
    <div className={styles.banner}>
      <p className="fine-print">{t('preview.banner')}</p>
      <PreviewLanguage shown={shown} onShow={setShown} />
      <div inert lang={shown}>
        <BannerCard banner={toBanner(form, shown)} />
      </div>
    </div>
  );
};
