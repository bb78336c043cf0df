import type { Language } from '@tokri/contracts/language';
import type { TaxMode } from '@tokri/contracts/platform';

/** What the law of the shop's country makes different in the texts that every shop starts with. */
export interface MarketClauses {
  readonly prices: string;
  readonly governingLaw: string;
  /** Who learns of an application for a business account; empty where nobody does. */
  readonly businessLookup: string;
  readonly privacyRights: string;
}

export const marketClauses: Readonly<Record<TaxMode, Readonly<Record<Language, MarketClauses>>>> = {
  0: {
    en: {
      prices:
        'All prices are in rupees and include GST. No price is above the maximum retail price on the pack.',
      governingLaw:
        'Indian law applies, and the courts where our company is registered have jurisdiction. This does not limit your rights as a consumer where you live.',
      businessLookup:
        'If you apply for a business account, we send its GSTIN to a service that looks it up in the GST portal.',
      privacyRights:
        'Under the Digital Personal Data Protection Act 2023 you can access, correct and erase your data, withdraw your consent and nominate someone to act for you. Write to the grievance officer named at the bottom of the page. If you are not satisfied with the reply, you can complain to the Data Protection Board of India.',
    },
    hi: {
      prices:
        'सभी दाम रुपये में हैं और इनमें GST शामिल है। कोई भी दाम पैक पर लिखे अधिकतम खुदरा मूल्य से ज़्यादा नहीं है।',
      governingLaw:
        'भारत का क़ानून लागू होता है, और हमारी कंपनी जहाँ पंजीकृत है, वहाँ की अदालतों का अधिकार क्षेत्र है। आप जहाँ रहते हैं, वहाँ ग्राहक के रूप में आपके अधिकार इससे कम नहीं होते।',
      businessLookup:
        'अगर आप कारोबारी खाते के लिए आवेदन करते हैं, तो हम उसका GSTIN एक सेवा को भेजते हैं, जो उसे GST पोर्टल पर देखती है।',
      privacyRights:
        'डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम 2023 के तहत आप अपनी जानकारी देख, सुधार और मिटवा सकते हैं, अपनी सहमति वापस ले सकते हैं और अपनी जगह किसी को नामित कर सकते हैं। पेज के नीचे दिए शिकायत अधिकारी को लिखें। अगर जवाब से संतुष्ट न हों, तो आप भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
    },
  },
  1: {
    en: {
      prices: 'All prices are in pounds and include VAT where it applies.',
      governingLaw:
        'The law of England and Wales applies. If you live in Scotland or Northern Ireland, you can also go to the courts there. This does not limit your rights as a consumer.',
      businessLookup: '',
      privacyRights:
        'Under the UK GDPR and the Data Protection Act 2018 you can access, correct and erase your data, receive a copy of it, object to its use and withdraw your consent. Write to the complaints contact named at the bottom of the page. If you are not satisfied with the reply, you can complain to the Information Commissioner’s Office (ico.org.uk).',
    },
    hi: {
      prices: 'सभी दाम पाउंड में हैं और जहाँ VAT लगता है, वहाँ इनमें शामिल है।',
      governingLaw:
        'इंग्लैंड और वेल्स का क़ानून लागू होता है। अगर आप स्कॉटलैंड या उत्तरी आयरलैंड में रहते हैं, तो वहाँ की अदालतों में भी जा सकते हैं। ग्राहक के रूप में आपके अधिकार इससे कम नहीं होते।',
      businessLookup: '',
      privacyRights:
        'UK GDPR और डेटा प्रोटेक्शन एक्ट 2018 के तहत आप अपनी जानकारी देख, सुधार और मिटवा सकते हैं, उसकी प्रति ले सकते हैं, उसके इस्तेमाल पर आपत्ति कर सकते हैं और अपनी सहमति वापस ले सकते हैं। पेज के नीचे शिकायतों के लिए दिए गए संपर्क को लिखें। अगर जवाब से संतुष्ट न हों, तो आप इन्फ़ॉर्मेशन कमिश्नर के दफ़्तर (ico.org.uk) से शिकायत कर सकते हैं।',
    },
  },
};
