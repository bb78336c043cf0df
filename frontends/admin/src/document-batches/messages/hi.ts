import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  from: 'पहला दिन',
  to: 'आख़िरी दिन',
  dayMissing: 'दिन चुनें',
  daysReversed: 'आख़िरी दिन पहले दिन से पहले का नहीं हो सकता',
  tooManyDays: 'ज़्यादा से ज़्यादा {max} दिन चुनें',
  submit: 'PDF सहेजें',
  failed: 'फ़ाइल सहेजी नहीं जा सकी। फिर से कोशिश करें।',
  'bills.action': 'बिल सहेजें',
  'bills.title': 'बिल PDF में सहेजें',
  'bills.titleOf': '{name} के बिल PDF में सहेजें',
  'bills.hint':
    'इन दिनों की तारीख वाले बिल, क्रेडिट और डेबिट नोट और वाउचर एक फ़ाइल में। एक फ़ाइल में ज़्यादा से ज़्यादा {max} आते हैं।',
  'bills.ofSelected': 'बिलों की PDF',
  'bills.none': 'इन दिनों में कोई बिल नहीं है।',
  'bills.noneOfOrders': 'चुने हुए ऑर्डरों के बिल अभी नहीं बने हैं। बिल ऑर्डर पैक होने पर बनता है।',
  'bills.tooMany': 'इन दिनों में {max} से ज़्यादा बिल हैं। कम दिन चुनें।',
  'bills.tooManyOfOrders': 'चुने हुए ऑर्डरों के {max} से ज़्यादा बिल हैं। कम ऑर्डर चुनें।',
  'bills.done': '{count, plural, one {# बिल सहेजा गया} other {# बिल सहेजे गए}}।',
  'statements.action': 'खाता विवरण सहेजें',
  'statements.title': 'खाता विवरण PDF में सहेजें',
  'statements.titleOfSelected':
    '{count, plural, one {# कारोबार का खाता विवरण PDF में सहेजें} other {# कारोबारों के खाता विवरण PDF में सहेजें}}',
  'statements.hint':
    'उन सभी कारोबारी खातों के विवरण एक फ़ाइल में, जिनमें इन दिनों में कोई प्रविष्टि है या आख़िरी दिन कुछ बाकी है। एक फ़ाइल में ज़्यादा से ज़्यादा {max} विवरण आते हैं।',
  'statements.none': 'किसी खाते में न इन दिनों में कोई प्रविष्टि है, न आख़िरी दिन कुछ बाकी है।',
  'statements.tooMany': 'ये {count} विवरण हैं, पर एक फ़ाइल में ज़्यादा से ज़्यादा {max} आते हैं। सूची से खाते चुनें।',
  'statements.tooManyEntries':
    'इन विवरणों में {count} प्रविष्टियाँ हैं, पर एक फ़ाइल में ज़्यादा से ज़्यादा {max} आती हैं। कम दिन या कम खाते चुनें।',
  'statements.onlyTooLong':
    'PDF के लिए प्रविष्टियाँ बहुत ज़्यादा हैं: {names}। कम दिन चुनें, या खाते का लेजर CSV में सहेजें।',
  'statements.done': '{count, plural, one {# खाता विवरण सहेजा गया} other {# खाता विवरण सहेजे गए}}।',
  'statements.leftOut':
    '{count, plural, one {# खाता विवरण सहेजा गया} other {# खाता विवरण सहेजे गए}}। ये छूट गए, क्योंकि एक PDF में इतनी प्रविष्टियाँ नहीं आतीं: {names}।',
};
