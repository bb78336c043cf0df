import type { Language } from '../language/language.ts';
import type { LocalizedText, ProblemCode, ProblemError } from './problem.ts';

/** Shown to customers as they are: each says what to do without its title. */
const details: Readonly<Record<ProblemCode, LocalizedText>> = {
  'unknown-parameters': {
    en: 'This request has parameters that do not belong together. Check their names.',
    hi: 'इस अनुरोध के पैरामीटर एक साथ नहीं भेजे जा सकते। उनके नाम जाँचें।',
  },
  'doubled-parameter': {
    en: 'Send each parameter only once.',
    hi: 'हर पैरामीटर सिर्फ़ एक बार भेजें।',
  },
  'bad-input': {
    en: 'Some of the details are not valid. Check them and try again.',
    hi: 'कुछ जानकारी सही नहीं है। उसे जाँचकर फिर से कोशिश करें।',
  },
  'bad-json': {
    en: 'The body could not be read. Send valid JSON.',
    hi: 'भेजा गया डेटा पढ़ा नहीं जा सका। सही JSON भेजें।',
  },
  'signature-wrong': {
    en: 'The body was not signed with the expected key, or it was changed on its way.',
    hi: 'डेटा सही कुंजी से साइन नहीं किया गया, या रास्ते में बदल गया।',
  },
  'prefetch-refused': {
    en: 'The browser tried to load this page in advance. Open it directly.',
    hi: 'ब्राउज़र ने यह पेज पहले से लोड करने की कोशिश की। इसे सीधे खोलें।',
  },
  'not-signed-in': {
    en: 'You are signed out. Sign in and try again.',
    hi: 'आप साइन आउट हैं। साइन इन करके फिर से कोशिश करें।',
  },
  'not-allowed': {
    en: 'Your account does not have access to this.',
    hi: 'आपके खाते से यह नहीं किया जा सकता।',
  },
  'preview-read-only': {
    en: 'You see the shop as a customer. Nothing can be changed, and secrets are not shown.',
    hi: 'आप दुकान को ग्राहक के रूप में देख रहे हैं। कुछ बदला नहीं जा सकता, और गोपनीय जानकारी नहीं दिखती।',
  },
  'preview-not-permitted': {
    en: 'You see the shop as a customer. Your permissions do not include this part: ask an administrator for them.',
    hi: 'आप दुकान को ग्राहक के रूप में देख रहे हैं। यह हिस्सा आपकी अनुमतियों में नहीं है: एडमिनिस्ट्रेटर से अनुमति माँगें।',
  },
  'cross-site-refused': {
    en: 'This request came from another site. Open the shop and try again there.',
    hi: 'यह अनुरोध किसी दूसरी साइट से आया है। दुकान खोलकर वहीं से कोशिश करें।',
  },
  'not-found': {
    en: "We couldn't find this. It may have been removed.",
    hi: 'यह हमें नहीं मिला। शायद इसे हटा दिया गया है।',
  },
  'method-not-allowed': {
    en: 'This address exists, but the request uses the wrong HTTP method. Allow names the right ones.',
    hi: 'यह पता मौजूद है, पर अनुरोध का HTTP तरीका सही नहीं है। सही तरीके Allow में हैं।',
  },
  conflict: {
    en: 'This was changed elsewhere in the meantime. Reload the page and try again.',
    hi: 'इसे इस बीच कहीं और से बदला गया है। पेज फिर से खोलकर कोशिश करें।',
  },
  'not-known-yet': {
    en: 'This was created a moment ago and is not available everywhere yet. Try again in a moment.',
    hi: 'यह अभी-अभी बना है और हर जगह उपलब्ध नहीं हुआ है। थोड़ी देर में फिर से कोशिश करें।',
  },
  'idempotency-key-reused': {
    en: 'Send a different request with a new Idempotency-Key.',
    hi: 'दूसरे अनुरोध के लिए नई Idempotency-Key भेजें।',
  },
  'idempotency-key-running': {
    en: 'The first request with this Idempotency-Key has not finished. Wait for it.',
    hi: 'इस Idempotency-Key वाला पहला अनुरोध पूरा नहीं हुआ है। उसके पूरा होने तक रुकें।',
  },
  'client-key-reused': {
    en: 'This message was not sent. Send it again as a new message.',
    hi: 'यह संदेश नहीं भेजा गया। इसे नए संदेश के रूप में फिर से भेजें।',
  },
  'body-timeout': {
    en: 'The connection was too slow. Try again.',
    hi: 'कनेक्शन बहुत धीमा था। फिर से कोशिश करें।',
  },
  'too-large': {
    en: 'This is larger than the limit. Send less at once or a smaller file.',
    hi: 'यह तय सीमा से बड़ा है। एक बार में कम भेजें या छोटी फ़ाइल चुनें।',
  },
  'unsupported-media-type': {
    en: 'Send the body in a format that this address accepts.',
    hi: 'डेटा ऐसे फ़ॉर्मैट में भेजें जो इस पते पर मान्य हो।',
  },
  'pdf-too-large': {
    en: 'There is more than fits in a PDF. Save it as a JSON file instead.',
    hi: 'जानकारी PDF में समाने से ज़्यादा है। इसके बजाय डेटा फ़ाइल सहेजें।',
  },
  'too-many-requests': {
    en: 'You have tried too often in a short time. Wait a moment and try again.',
    hi: 'कम समय में बहुत बार कोशिश हुई है। थोड़ा रुककर फिर से कोशिश करें।',
  },
  internal: {
    en: 'The error is on our side. Try again; if it happens again, contact us.',
    hi: 'गड़बड़ी हमारी तरफ़ से है। फिर से कोशिश करें; दोबारा ऐसा हो तो हमसे संपर्क करें।',
  },
  overloaded: {
    en: 'Many people are shopping right now. Nothing was changed; try again in a moment.',
    hi: 'अभी बहुत लोग ख़रीदारी कर रहे हैं। कुछ बदला नहीं है। थोड़ी देर में फिर से कोशिश करें।',
  },
  unavailable: {
    en: 'We cannot reach this part of the shop right now. Try again in a moment.',
    hi: 'दुकान के इस हिस्से से अभी संपर्क नहीं हो पा रहा। थोड़ी देर में फिर से कोशिश करें।',
  },
};

/** Billing signs the links of bills for a limited time; a changed link is refused in the same words. */
export const invalidBillLink: LocalizedText = {
  en: 'This link has expired or is incomplete. Open the bill again from your order.',
  hi: 'इस लिंक की अवधि पूरी हो गई है या यह अधूरा है। बिल को अपने ऑर्डर से फिर से खोलें।',
};

/** Files of many documents are drawn one after the other. */
export const busyWithDocuments: LocalizedText = {
  en: 'Another file of bills or statements is being made. Try again in a minute.',
  hi: 'बिलों या खाता विवरणों की एक और फ़ाइल बन रही है। एक मिनट में फिर से कोशिश करें।',
};

const maxDetailLength = 500;

const hindiFieldDetail = ({ errors }: ProblemError): string | undefined => {
  const rules = errors.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  return rules.length === 0
    ? undefined
    : `इन्हें ठीक करें: ${[...new Set(rules)].join('; ').slice(0, maxDetailLength)}।`;
};

/** What happened in this case. Texts for developers exist in English only; Hindi names field and rule. */
export const problemDetail = (problem: ProblemError, language: Language): string => {
  const { code, detail } = problem;
  if (typeof detail === 'object') return detail[language];
  const ownDetail = language === 'en' ? detail : hindiFieldDetail(problem);
  return ownDetail ?? details[code][language];
};
