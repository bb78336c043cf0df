import { type Language } from '@tokri/contracts/language';
import {
  isSharedErrorCode,
  sharedErrorMessage,
  type SharedErrorCode,
} from '@tokri/contracts/problems';
import { postcodeMessage, validationMessages } from '@tokri/contracts/validation';
import type { SharedPrefix, UserErrorCode } from '../domain/user-result.ts';

const errorMessages: Record<Exclude<UserErrorCode, SharedErrorCode>, Record<Language, string>> = {
  'contact-needed': {
    en: 'Enter your mobile number or email address.',
    hi: 'अपना मोबाइल नंबर या ई-मेल पता डालें।',
  },
  'mobile-invalid': { en: validationMessages.mobile, hi: 'मोबाइल नंबर सही नहीं है।' },
  'email-invalid': { en: validationMessages.email, hi: 'ई-मेल पता सही नहीं है।' },
  'sign-in-mobile': {
    en: 'You sign in with your mobile number, so it cannot be changed here.',
    hi: 'आप अपने मोबाइल नंबर से साइन इन करते हैं, इसलिए उसे यहाँ नहीं बदला जा सकता।',
  },
  'mobile-not-yours': {
    en: 'Mobile must be the mobile number of your account. Another number needs a code, so it cannot be set here.',
    hi: 'मोबाइल (Mobile) में आपके खाते का ही नंबर होना चाहिए। दूसरे नंबर की पुष्टि OTP से होती है, इसलिए उसे यहाँ नहीं बदला जा सकता।',
  },
  'too-many-codes': {
    en: 'We cannot send any more codes for now. Somebody else may have requested them.',
    hi: 'अभी और OTP नहीं भेजे जा सकते। हो सकता है कि किसी और ने OTP माँगे हों।',
  },
  'too-early': {
    en: 'We have just sent you a code. Wait a moment before you request another.',
    hi: 'OTP अभी भेजा गया है। नया OTP माँगने से पहले थोड़ा रुकें।',
  },
  'code-wrong': { en: 'This code is incorrect.', hi: 'यह OTP सही नहीं है।' },
  'code-expired': {
    en: 'This code has expired. Request a new one.',
    hi: 'इस OTP का समय पूरा हो गया है। नया OTP माँगें।',
  },
  'code-used-up': {
    en: 'Too many incorrect attempts. Request a new code.',
    hi: 'बहुत बार ग़लत OTP डाला गया। नया OTP माँगें।',
  },
  'staff-needs-mobile': {
    en: 'Staff sign in with their mobile number.',
    hi: 'कर्मचारी अपने मोबाइल नंबर से साइन इन करें।',
  },
  'account-blocked': {
    en: 'This account is blocked. Call the shop if you think this is a mistake.',
    hi: 'यह खाता रोक दिया गया है। अगर आपको लगता है कि यह ग़लती है, तो दुकान को फ़ोन करें।',
  },
  'account-closed': {
    en: 'This account is being deleted. That takes about a minute, or until its last order or payment is settled; then you can sign up again.',
    hi: 'यह खाता मिटाया जा रहा है। इसमें लगभग एक मिनट लगता है, या तब तक जब तक इसका आख़िरी ऑर्डर या भुगतान पूरा न हो जाए; उसके बाद आप फिर से नया खाता बना सकते हैं।',
  },
  'contact-not-yours': {
    en: 'Enter the mobile number or email that you sign in with.',
    hi: 'वही मोबाइल नंबर या ई-मेल डालें जिससे आप साइन इन करते हैं।',
  },
  'staff-account': {
    en: 'You work in this shop. Ask an administrator to remove your permissions first.',
    hi: 'आप इस दुकान में काम करते हैं। पहले एडमिन से अपनी अनुमतियाँ हटवाएँ।',
  },
  'reason-missing': { en: 'Enter the reason.', hi: 'कारण लिखें।' },
  'staff-member': {
    en: 'This person works here. Remove their permissions first.',
    hi: 'यह व्यक्ति यहाँ काम करता है। पहले इनकी अनुमतियाँ हटाएँ।',
  },
  'session-over': {
    en: 'This session has already ended.',
    hi: 'यह सेशन पहले ही समाप्त हो चुका है।',
  },
  'permissions-changed': {
    en: 'Somebody else has changed these permissions. Check them and try again.',
    hi: 'किसी और ने ये अनुमतियाँ बदल दी हैं। उन्हें देखें और फिर से कोशिश करें।',
  },
  'signed-out': { en: 'Sign in to continue.', hi: 'आगे बढ़ने के लिए साइन इन करें।' },
  'name-missing': { en: validationMessages.name, hi: 'नाम डालें' },
  'postcode-invalid': { en: postcodeMessage, hi: 'पोस्टकोड सही नहीं है।' },
  'address-missing': { en: validationMessages.address, hi: 'पता डालें' },
  'other-party': {
    en: 'This person already buys for another business.',
    hi: 'यह व्यक्ति पहले से किसी और कारोबार के लिए ख़रीदता है।',
  },
  'not-of-party': {
    en: 'This person does not belong to the business any more.',
    hi: 'यह व्यक्ति अब इस कारोबार से जुड़ा नहीं है।',
  },
  'gstin-unknown': {
    en: 'The GST portal does not know this GSTIN. Check it.',
    hi: 'GST पोर्टल पर यह GSTIN नहीं मिला। इसे जाँच लें।',
  },
  'gstin-not-active': {
    en: 'The registration of this GSTIN is cancelled or suspended.',
    hi: 'इस GSTIN का पंजीकरण रद्द या निलंबित है।',
  },
  'application-pending': {
    en: 'You have already applied with another GSTIN. Wait for our decision.',
    hi: 'आप पहले ही दूसरे GSTIN से आवेदन कर चुके हैं। हमारे निर्णय की प्रतीक्षा करें।',
  },
  'application-changed': {
    en: 'This application has changed since you opened it. Check it and try again.',
    hi: 'आपके खोलने के बाद यह आवेदन बदल गया है। इसे देखें और फिर से कोशिश करें।',
  },
  'party-address': {
    en: 'The address of a business account cannot be changed here.',
    hi: 'कारोबारी खाते का पता यहाँ नहीं बदला जा सकता।',
  },
  'too-many-addresses': {
    en: 'You have reached the maximum number of addresses. Edit or remove one of them.',
    hi: 'आप इससे ज़्यादा पते नहीं जोड़ सकते। किसी मौजूदा पते को बदलें या हटाएँ।',
  },
  'too-many-favourites': {
    en: 'You have reached the maximum number of favourites. Remove one first.',
    hi: 'आप इससे ज़्यादा पसंदीदा नहीं जोड़ सकते। पहले किसी एक को हटाएँ।',
  },
  'own-users': {
    en: 'You cannot remove your own permission to manage users. Ask another administrator.',
    hi: 'उपयोगकर्ता प्रबंधन की अपनी अनुमति आप ख़ुद नहीं हटा सकते। किसी दूसरे एडमिन से कहें।',
  },
  'already-staff': {
    en: 'This person already works here. Change their permissions in the list.',
    hi: 'यह व्यक्ति पहले से यहाँ काम करता है। इनकी अनुमतियाँ सूची में बदलें।',
  },
  'already-signed-in': {
    en: 'This person has signed in since the invitation. They do not need another one.',
    hi: 'यह व्यक्ति न्योते के बाद साइन इन कर चुका है। दूसरे न्योते की ज़रूरत नहीं है।',
  },
  'invitation-changed': {
    en: 'Somebody else has sent this invitation again or removed the person meanwhile. Nothing was sent.',
    hi: 'इस बीच किसी और ने यह न्योता दोबारा भेजा या इस व्यक्ति को हटा दिया। अभी कुछ नहीं भेजा गया।',
  },
  'person-blocked': {
    en: 'This person is blocked as a customer. Unblock them first.',
    hi: 'यह व्यक्ति ग्राहक के तौर पर ब्लॉक है। पहले इन्हें अनब्लॉक करें।',
  },
  'person-invited-often': {
    en: 'This person was invited as often as the shop allows in a day. Try again tomorrow.',
    hi: 'इस व्यक्ति को एक दिन की सीमा तक न्योते भेजे जा चुके हैं। कल फिर से कोशिश करें।',
  },
  'too-many-invitations': {
    en: 'You have sent as many invitations as the shop allows in an hour. Try again later.',
    hi: 'आपने एक घंटे की सीमा तक न्योते भेज दिए हैं। थोड़ी देर बाद फिर से कोशिश करें।',
  },
  'not-all-yours': {
    en: 'You can only grant or remove permissions that you have yourself.',
    hi: 'आप केवल वही अनुमतियाँ दे या हटा सकते हैं जो आपके पास हैं।',
  },
  'company-exists': { en: 'This company already exists.', hi: 'यह कंपनी पहले से मौजूद है।' },
  'company-changed': {
    en: 'Somebody else changed the company since you opened it. Nothing was saved.',
    hi: 'आपके खोलने के बाद किसी और ने कंपनी की जानकारी बदल दी। कुछ भी सहेजा नहीं गया।',
  },
  'policy-changed': {
    en: 'Somebody else changed this policy since you opened it. Nothing was saved.',
    hi: 'आपके खोलने के बाद किसी और ने यह पॉलिसी बदल दी। कुछ भी सहेजा नहीं गया।',
  },
  'policy-date': {
    en: 'A policy applies from today or from a date within a year.',
    hi: 'पॉलिसी आज से या एक साल के अंदर की किसी तारीख से लागू हो सकती है।',
  },
  'policy-unchanged': {
    en: 'This text is already published.',
    hi: 'यह पाठ पहले ही प्रकाशित हो चुका है।',
  },
  'gstin-other-state': {
    en: 'The first two digits of the GSTIN must be those of the State.',
    hi: 'GSTIN के पहले दो अंक राज्य के कोड से मेल खाने चाहिए।',
  },
  'prefix-twice': {
    en: 'Each kind of document needs a prefix of its own.',
    hi: 'हर तरह के दस्तावेज़ का प्रीफ़िक्स अलग होना चाहिए।',
  },
  'not-staff': {
    en: 'Only people who work here have a second factor.',
    hi: 'दूसरा फ़ैक्टर केवल यहाँ काम करने वालों के लिए है।',
  },
  'second-factor-active': {
    en: 'Your second factor is already on. Turn it off before you set up another app.',
    hi: 'आपका दूसरा फ़ैक्टर पहले से चालू है। दूसरा ऐप जोड़ने से पहले उसे बंद करें।',
  },
  'second-factor-off': {
    en: 'Your second factor is off. Set it up first.',
    hi: 'आपका दूसरा फ़ैक्टर बंद है। पहले उसे चालू करें।',
  },
  'second-factor-start-expired': {
    en: 'The setup took longer than 10 minutes. Start again and scan the new picture.',
    hi: 'सेटअप में 10 मिनट से ज़्यादा लग गए। फिर से शुरू करें और नई तस्वीर स्कैन करें।',
  },
  'second-factor-code-wrong': {
    en: 'This code is incorrect or was used before. Enter the code that your app shows now.',
    hi: 'यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। ऐप में अभी दिख रहा कोड डालें।',
  },
  'second-factor-paused': {
    en: 'Too many incorrect codes. Try again in 15 minutes.',
    hi: 'बहुत बार ग़लत कोड डाला गया। 15 मिनट बाद फिर से कोशिश करें।',
  },
  'own-second-factor': {
    en: 'You cannot reset your own second factor. Turn it off with a code, or ask another administrator.',
    hi: 'अपना दूसरा फ़ैक्टर आप ख़ुद रीसेट नहीं कर सकते। उसे कोड से बंद करें या किसी दूसरे एडमिन से कहें।',
  },
  'person-has-more-permissions': {
    en: 'This person has permissions that you do not have. Ask an administrator who has all of them.',
    hi: 'इनके पास ऐसी अनुमतियाँ हैं जो आपके पास नहीं हैं। किसी ऐसे एडमिन से कहें जिनके पास वे सभी हों।',
  },
  'gstin-invalid': { en: 'Please enter a valid GSTIN', hi: 'सही GSTIN डालें' },
};

export const errorMessage = (code: UserErrorCode, language: Language): string =>
  isSharedErrorCode(code) ? sharedErrorMessage(code, language) : errorMessages[code][language];

export const prefixTwiceMessage = (
  { kinds: [first, second], prefix }: SharedPrefix,
  language: Language,
): string => {
  const fields: Readonly<Record<Language, string>> = {
    en: `${first} and ${second} both have ${prefix}.`,
    hi: `${first} और ${second} दोनों में ${prefix} है।`,
  };
  return `${errorMessage('prefix-twice', language)} ${fields[language]}`;
};

/** Depends on the prefix alone, so it reveals nothing about accounts. */
export const noSmsMessage: Readonly<Record<Language, string>> = {
  en: 'We can send codes by SMS to Indian numbers only. Sign in with your email address instead.',
  hi: 'SMS से OTP केवल भारतीय नंबरों पर भेजा जा सकता है। ई-मेल से साइन इन करें।',
};
