import type { areasEn } from './areas-en.ts';

export const areasHi: Readonly<Record<keyof typeof areasEn, string>> = {
  'pincodes.pincodeCount': '{codes, plural, one {# पिनकोड} other {# पिनकोड}}',
  'pincodes.change': 'पिनकोड खोलें या बंद करें',
  'pincodes.action': 'क्या करना है',
  'pincodes.open': 'पिनकोड खोलें',
  'pincodes.close': 'पिनकोड बंद करें',
  'pincodes.newArea': 'नया इलाक़ा',
  'pincodes.name': 'इलाक़े का नाम',
  'pincodes.state': 'राज्य',
  'pincodes.chooseState': 'चुनें',
  'pincodes.nameRequired': 'नाम डालें',
  'pincodes.stateRequired': 'राज्य चुनें',
  'pincodes.text': 'पिनकोड',
  'pincodes.textHint':
    'लिखें या पेस्ट करें: 560034, 560001-560010। एक सीमा में ज़्यादा से ज़्यादा 5,000 पिनकोड।',
  'pincodes.parsedCount':
    '{ranges, plural, one {# सीमा} other {# सीमाएँ}}, {codes, plural, one {# पिनकोड} other {# पिनकोड}}',
  'pincodes.invalid': '6 अंकों के पिनकोड या 560001-560010 जैसी सीमा डालें। सही नहीं: {pieces}',
  'pincodes.required': 'कम से कम एक पिनकोड डालें',
  'pincodes.tooMany': 'एक बार में ज़्यादा से ज़्यादा {max} सीमाएँ',
  'pincodes.confirmClose':
    '{codes, plural, one {# पिनकोड} other {# पिनकोड}} पर डिलीवरी बंद करें? दिए गए ऑर्डर बने रहेंगे।',
  'pincodes.results': 'नतीजे',
  'pincodes.added': '{added, number} खुले, {before, number} पहले से खुले थे',
  'pincodes.closed': 'बंद',
  'pincodes.failed': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  'pincodes.notProcessed':
    '{count, plural, one {# सीमा पर काम नहीं हुआ} other {# सीमाओं पर काम नहीं हुआ}}',
  'pincodes.announced': '{all} में से {done} सीमाएँ अपडेट हुईं',
  'location.lead':
    'हर दुकान या गोदाम का अपना स्टॉक होता है। हर इलाक़े में एक ही जगह से सामान जाता है, और वहाँ के ग्राहकों को उसी का स्टॉक दिखता है।',
  'location.none':
    'यहाँ से अभी किसी को सामान नहीं जाता। जब तक आप किसी इलाक़े के लिए इसे नहीं चुनते, इसका स्टॉक नहीं बिकता और “सामान” और “आज” में नहीं गिना जाता।',
  'location.servedBy': '{area} की दुकान या गोदाम',
  'location.add': 'दुकान या गोदाम जोड़ें',
  'location.rename': 'नाम बदलें',
  'location.renameOf': '{name} का नाम बदलें',
  'location.name': 'दुकान या गोदाम का नाम',
  'location.nameRequired': 'नाम लिखें',
  'location.save': 'सहेजें',
  'location.cancel': 'वापस',
  'location.added': '{name} जुड़ गया।',
  'location.renamed': 'नया नाम: {name}',
  'location.conflict':
    'किसी और ने इसका नाम बदलकर “{theirs}” कर दिया है। “{mine}” रखने के लिए फिर से सहेजें।',
  'location.confirmMove':
    '{area} में सामान {location} से भेजें? अब वहाँ के ग्राहकों को {location} का स्टॉक दिखेगा: जो वहाँ नहीं है, वह उनके लिए ख़त्म दिखेगा। दिए जा चुके ऑर्डर वैसे ही रहेंगे।',
  'location.moved': '{area} में सामान अब {location} से जाता है।',
  'location.failed': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  'location.stock': 'स्टॉक',
  'location.close': 'बंद करें',
  'location.closeOf': '{name} बंद करें',
  'location.closeText':
    'दोबारा खोलने तक यहाँ से न कुछ बिकेगा, न यहाँ का स्टॉक गिना जाएगा। स्टॉक, ऑर्डर और स्टॉक का हिसाब बना रहेगा।',
  'location.closeServes':
    'यहाँ से {areas} में सामान जाता है। इन्हें किसी और जगह से देना होगा: जो सामान वहाँ नहीं है, वह इन इलाक़ों में तुरंत ख़त्म दिखेगा।',
  'location.moveAreasTo': 'इन इलाक़ों में सामान यहाँ से भेजें',
  'location.chooseTarget': 'दुकान या गोदाम चुनें',
  'location.targetRequired': 'चुनें कि अब सामान कहाँ से जाएगा',
  'location.closeSubmit': 'बंद करें',
  'location.closedDone': '{name} बंद हो गया।',
  'location.closedList': 'बंद दुकानें और गोदाम',
  'location.closedSince': '{time} से बंद',
  'location.reopen': 'फिर से खोलें',
  'location.reopenOf': '{name} फिर से खोलें',
  'location.reopened': '{name} फिर से खुल गया।',
};
