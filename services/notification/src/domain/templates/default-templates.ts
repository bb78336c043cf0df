import type { Language } from '@tokri/contracts/language';
import type { MessageKind } from '@tokri/contracts/templates';
import { businessTemplates, type DefaultTexts } from './business-templates.ts';
import { duesTemplates } from './dues-templates.ts';

/**
 * Texts as registered with the operators (TRAI TCCCPR 2018): a changed text needs a new template id.
 */
export const defaultTemplates: Readonly<
  Record<MessageKind, Readonly<Record<Language, DefaultTexts>>>
> = {
  'sign-in-code': {
    en: {
      title: 'Your {brand} sign-in code',
      text: '{code} is your {brand} sign-in code. It is valid for {minutes} minutes. Do not share it with anyone; our staff never ask for it.',
    },
    hi: {
      title: 'आपका {brand} साइन-इन कोड',
      text: '{code} आपका {brand} साइन-इन कोड है। यह {minutes} मिनट तक मान्य है। इसे किसी को न बताएँ; हमारे कर्मचारी इसे कभी नहीं माँगते।',
    },
  },
  'verification-code': {
    en: {
      title: 'Verify your email for {brand}',
      text: '{code} is your {brand} verification code. It is valid for {minutes} minutes. Do not share it with anyone.',
    },
    hi: {
      title: '{brand} के लिए अपना ई-मेल सत्यापित करें',
      text: '{code} आपका {brand} वेरिफ़िकेशन OTP है। यह {minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।',
    },
  },
  'deletion-code': {
    en: {
      title: 'Delete your {brand} account',
      text: '{code} deletes your {brand} account and cannot be undone. It is valid for {minutes} minutes. If you did not ask for it, do not share it with anyone.',
    },
    hi: {
      title: 'अपना {brand} खाता मिटाएँ',
      text: '{code} से आपका {brand} खाता हमेशा के लिए मिट जाएगा। यह {minutes} मिनट तक मान्य है। अगर आपने इसे नहीं माँगा है, तो इसे किसी को न बताएँ।',
    },
  },
  'staff-invitation': {
    en: {
      title: 'Admin pages of {brand}',
      text: "{brand}: you can now use the shop's admin pages. Open {link} and sign in with this mobile number.",
    },
    hi: {
      title: '{brand} के एडमिन पेज',
      text: '{brand}: अब आप दुकान के एडमिन पेज इस्तेमाल कर सकते हैं। {link} खोलें और इसी मोबाइल नंबर से साइन इन करें।',
    },
  },
  'second-factor-on': {
    en: {
      title: 'Second factor turned on',
      text: '{brand}: the second factor of your staff account is on. If this was not you, tell the owner of the shop at once.',
    },
    hi: {
      title: 'दूसरा फ़ैक्टर चालू हुआ',
      text: '{brand}: आपके कर्मचारी खाते का दूसरा फ़ैक्टर चालू हो गया। अगर यह आपने नहीं किया, तो दुकान के मालिक को तुरंत बताएँ।',
    },
  },
  'second-factor-off': {
    en: {
      title: 'Second factor turned off',
      text: '{brand}: the second factor of your staff account is off. If you did not ask for this, tell the owner of the shop at once.',
    },
    hi: {
      title: 'दूसरा फ़ैक्टर बंद हुआ',
      text: '{brand}: आपके कर्मचारी खाते का दूसरा फ़ैक्टर बंद हो गया। अगर यह आपके कहने से नहीं हुआ, तो दुकान के मालिक को तुरंत बताएँ।',
    },
  },
  'low-stock': {
    en: {
      title: 'Running out at {location}: {count}',
      text: '{brand}: {count} running out at {location}: {packs}. {link}',
      mailText: 'Running out at {location}:\n\n{packs}\n\nSee all of them: {link}',
    },
    hi: {
      title: '{location} में {count} का स्टॉक कम है',
      text: '{brand}: {location} में {count} का स्टॉक ख़त्म होने वाला है: {packs}। {link}',
      mailText: '{location} में स्टॉक ख़त्म होने वाला है:\n\n{packs}\n\nसब देखें: {link}',
    },
  },
  placed: {
    en: {
      title: 'Order placed',
      text: '{brand}: order {number} is placed. {amount}, delivery {slot}. We will message you when it is confirmed.',
    },
    hi: {
      title: 'ऑर्डर मिला',
      text: '{brand}: ऑर्डर {number} मिल गया। {amount}, डिलीवरी {slot}। पक्का होते ही संदेश भेजेंगे।',
    },
  },
  confirmed: {
    en: {
      title: 'Order confirmed',
      text: '{brand}: order {number} is confirmed. {amount}, delivery {slot}.',
    },
    hi: {
      title: 'ऑर्डर पक्का',
      text: '{brand}: ऑर्डर {number} पक्का हो गया। {amount}, डिलीवरी {slot}।',
    },
  },
  rejected: {
    en: {
      title: 'Order not accepted',
      text: '{brand}: order {number} for {slot} could not be accepted. Any amount debited will be refunded.',
    },
    hi: {
      title: 'ऑर्डर स्वीकार नहीं हुआ',
      text: '{brand}: ऑर्डर {number} ({slot}) स्वीकार नहीं हो सका। अगर पैसे कटे हैं, तो वापस मिल जाएँगे।',
    },
  },
  'payment-waiting': {
    en: {
      title: 'Payment pending',
      text: '{brand}: payment of {amount} for order {number} is pending. Your slot, {slot}, is reserved until {until}.',
    },
    hi: {
      title: 'भुगतान बाकी',
      text: '{brand}: ऑर्डर {number} के {amount} का भुगतान बाकी है। डिलीवरी का समय {slot}, {until} तक आपके लिए रुका है।',
    },
  },
  'payment-failed': {
    en: {
      title: 'Payment failed',
      text: '{brand}: payment of {amount} for order {number}, {slot}, failed. No money was taken. Please try again.',
    },
    hi: {
      title: 'भुगतान नहीं हुआ',
      text: '{brand}: ऑर्डर {number} ({slot}) के {amount} का भुगतान नहीं हुआ। पैसे नहीं कटे। कृपया फिर से कोशिश करें।',
    },
  },
  'payment-lapsed': {
    en: {
      title: 'Payment expired',
      text: '{brand}: the payment for order {number} has expired. Your slot, {slot}, is kept for 5 more minutes: pay or order again.',
    },
    hi: {
      title: 'भुगतान का समय ख़त्म',
      text: '{brand}: ऑर्डर {number} के भुगतान का समय ख़त्म हो गया। डिलीवरी का समय {slot} 5 मिनट और आपके लिए रुका है: भुगतान करें या फिर से ऑर्डर करें।',
    },
  },
  'packed-short': {
    en: {
      title: 'Some items out of stock',
      text: '{brand}: order {number} is packed, but some items were out of stock. New total: {amount} ({refunded} less). Delivery {slot}.',
    },
    hi: {
      title: 'कुछ सामान स्टॉक में नहीं था',
      text: '{brand}: ऑर्डर {number} पैक हो गया, पर कुछ सामान स्टॉक में नहीं था। अब कुल {amount} ({refunded} कम)। डिलीवरी {slot}।',
    },
  },
  'out-for-delivery': {
    en: {
      title: 'Out for delivery',
      text: '{brand}: order {number} is on the way. Delivery {slot}.',
    },
    hi: {
      title: 'रास्ते में है',
      text: '{brand}: ऑर्डर {number} आपके पास आ रहा है। डिलीवरी {slot}।',
    },
  },
  delivered: {
    en: {
      title: 'Order delivered',
      text: '{brand}: order {number} has been delivered. Thank you.',
    },
    hi: {
      title: 'ऑर्डर पहुँच गया',
      text: '{brand}: ऑर्डर {number} पहुँच गया। धन्यवाद।',
    },
  },
  cancelled: {
    en: {
      title: 'Order cancelled',
      text: '{brand}: order {number} for {slot} is cancelled. Any amount paid will be refunded to your original payment method.',
    },
    hi: {
      title: 'ऑर्डर रद्द',
      text: '{brand}: ऑर्डर {number} ({slot}) रद्द हो गया। अगर भुगतान किया था, तो पैसे उसी तरीके से वापस मिलेंगे।',
    },
  },
  'cancelled-unpaid': {
    en: {
      title: 'Order cancelled',
      text: '{brand}: order {number} for {slot} is cancelled. Nothing to pay.',
    },
    hi: {
      title: 'ऑर्डर रद्द',
      text: '{brand}: ऑर्डर {number} ({slot}) रद्द हो गया। आपको कुछ नहीं चुकाना है।',
    },
  },
  refunded: {
    en: {
      title: 'Refund sent',
      text: '{brand}: {refunded} for order {number} was refunded to your original payment method. Banks take 5 to 7 working days.',
    },
    hi: {
      title: 'पैसे वापस',
      text: '{brand}: ऑर्डर {number} के {refunded} उसी तरीके से वापस भेज दिए गए। बैंक को 5 से 7 कामकाजी दिन लगते हैं।',
    },
  },
  'refunded-by-hand': {
    en: {
      title: 'Refund sent',
      text: '{brand}: the shop has refunded {refunded} for order {number}.',
    },
    hi: {
      title: 'पैसे वापस',
      text: '{brand}: दुकान ने ऑर्डर {number} के {refunded} आपको वापस दे दिए।',
    },
  },
  'slot-offered': {
    en: {
      title: 'A slot has opened up',
      text: '{brand}: a slot has opened up: {slot}. Reserved for you until {until}. {link}',
    },
    hi: {
      title: 'समय मिल गया',
      text: '{brand}: {slot} का समय मिल गया। यह {until} तक आपके लिए रुका है। {link}',
    },
  },
  'chat-answered': {
    en: {
      title: 'New message from the shop',
      text: '{brand}: you have a new message about order {number}. {link}',
    },
    hi: {
      title: 'दुकान का नया संदेश',
      text: '{brand}: ऑर्डर {number} के बारे में आपके लिए नया संदेश है। {link}',
    },
  },
  ...businessTemplates,
  ...duesTemplates,
};
