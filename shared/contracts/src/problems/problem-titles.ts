import type { Language } from '../language/language.ts';
import { problems, type ProblemCode } from './problem.ts';

const hindi: Readonly<Record<ProblemCode, string>> = {
  'unknown-parameters': 'इस पते पर ये पैरामीटर मान्य नहीं हैं।',
  'doubled-parameter': 'एक पैरामीटर दो बार भेजा गया है।',
  'bad-input': 'भेजी गई जानकारी सही नहीं है।',
  'bad-json': 'भेजा गया डेटा सही JSON नहीं है।',
  'signature-wrong': 'हस्ताक्षर डेटा से मेल नहीं खाता।',
  'prefetch-refused': 'इस अनुरोध से डेटा बदलता है, इसलिए इसे पहले से लोड नहीं किया जा सकता।',
  'not-signed-in': 'आगे बढ़ने के लिए साइन इन करें।',
  'not-allowed': 'आपको इसकी अनुमति नहीं है।',
  'preview-read-only': 'ग्राहक के रूप में देखते समय कुछ बदला नहीं जा सकता।',
  'preview-not-permitted': 'ग्राहक का यह हिस्सा आपकी अनुमतियों में नहीं है।',
  'cross-site-refused': 'दूसरी साइट से भेजे गए अनुरोध स्वीकार नहीं होते।',
  'not-found': 'यह नहीं मिला।',
  'method-not-allowed': 'इस पते पर यह तरीका मान्य नहीं है।',
  conflict: 'इस बीच जानकारी बदल गई है। पेज फिर से खोलें और दोबारा कोशिश करें।',
  'not-known-yet': 'यह अभी उपलब्ध नहीं है। थोड़ी देर में फिर से कोशिश करें।',
  'idempotency-key-reused': 'यह Idempotency-Key दूसरे डेटा के साथ इस्तेमाल हो चुकी है।',
  'idempotency-key-running': 'इस Idempotency-Key वाला अनुरोध अभी चल रहा है।',
  'client-key-reused': 'यह ClientKey दूसरे संदेश के साथ इस्तेमाल हो चुकी है।',
  'body-timeout': 'भेजा गया डेटा समय पर नहीं पहुँचा।',
  'too-large': 'भेजा गया डेटा बहुत बड़ा है।',
  'unsupported-media-type': 'भेजे गए डेटा का फ़ॉर्मैट मान्य नहीं है।',
  'pdf-too-large': 'यह PDF के लिए बहुत बड़ा है।',
  'too-many-requests': 'बहुत सारे अनुरोध हो गए। थोड़ा रुकें।',
  internal: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  overloaded: 'दुकान में अभी बहुत भीड़ है। थोड़ी देर में फिर से कोशिश करें।',
  unavailable: 'दुकान का यह हिस्सा अभी उपलब्ध नहीं है। फिर से कोशिश करें।',
};

export const problemTitle = (code: ProblemCode, language: Language): string =>
  language === 'hi' ? hindi[code] : problems[code].title;
