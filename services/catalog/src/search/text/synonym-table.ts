export const synonymTable = `
potato: aloo, alu, aaloo, batata, urulaikizhangu, आलू
onion: pyaz, pyaaz, piyaz, kanda, eerulli, vengayam, प्याज, प्याज़, कांदा
tomato: tamatar, tamater, thakkali, टमाटर
garlic: lahsun, lehsun, lasun, bellulli, poondu, लहसुन
ginger: adrak, adarak, inji, shunti, अदरक
green chilli: hari mirch, hari mirchi, हरी मिर्च
chilli: mirch, mirchi, lal mirch, lal mirchi, मिर्च, मिर्ची, लाल मिर्च
red chilli powder: lal mirch, lal mirchi, lal mirch powder, लाल मिर्च, लाल मिर्च पाउडर
capsicum: shimla mirch, simla mirch, bell pepper, शिमला मिर्च
coriander: dhania, dhaniya, kothimbir, kothmir, cilantro, धनिया
coriander leaves: hara dhania, hara dhaniya, हरा धनिया
mint leaves: pudina, podina, पुदीना
mint: pudina, podina, पुदीना
curry leaves: kadi patta, kari patta, meetha neem, कड़ी पत्ता, करी पत्ता
lemon: nimbu, neembu, limbu, नींबू, निम्बू
carrot: gajar, गाजर
cauliflower: gobi, gobhi, phool gobi, phool gobhi, फूल गोभी, गोभी
cabbage: patta gobi, patta gobhi, band gobi, band gobhi, पत्ता गोभी, बंद गोभी
brinjal: baingan, began, vangi, eggplant, aubergine, बैंगन
ladies finger: bhindi, okra, lady finger, भिंडी, भिन्डी
spinach: palak, पालक
fenugreek: methi, मेथी
peas: matar, mutter, mattar, muttar, मटर
beans: sem, fali, सेम, फली
bottle gourd: lauki, doodhi, ghiya, sorakaya, लौकी, घिया
bitter gourd: karela, कड़वा करेला, करेला
ridge gourd: turai, tori, turiya, तोरई, तुरई
pumpkin: kaddu, sitaphal sabzi, कद्दू
cucumber: kheera, khira, kakdi, खीरा, ककड़ी
radish: mooli, muli, मूली
beetroot: chukandar, beet, चुकंदर
sweet potato: shakarkand, shakarkandi, शकरकंद
mushroom: khumbi, kumbh, मशरूम, खुंबी
drumstick: sahjan, moringa, सहजन
raw banana: kaccha kela, कच्चा केला
spring onion: hara pyaz, hara pyaaz, हरा प्याज
corn: makka, bhutta, makai, maize, मक्का, भुट्टा
vegetable: sabzi, sabji, subzi, bhaji, सब्जी, सब्ज़ी
fruit: phal, fal, फल
banana: kela, kele, केला, केले
apple: seb, saib, सेब
mango: aam, amba, आम
orange: santra, santara, narangi, संतरा, नारंगी
sweet lime: mosambi, mausambi, मोसंबी, मौसमी
grapes: angoor, angur, अंगूर
papaya: papita, पपीता
pomegranate: anar, anaar, अनार
watermelon: tarbuj, tarbooz, तरबूज
muskmelon: kharbuja, kharbooja, खरबूजा
guava: amrud, amrood, peru, अमरूद
pineapple: ananas, anannas, अनानास
coconut: nariyal, naariyal, narial, नारियल
sapota: chiku, cheeku, chikoo, चीकू
custard apple: sitaphal, sharifa, सीताफल, शरीफा
dates: khajur, khajoor, खजूर
milk: doodh, dudh, dood, दूध
curd: dahi, yogurt, yoghurt, दही
buttermilk: chaas, chhaas, chhach, mattha, छाछ, मट्ठा
butter: makkhan, makhan, मक्खन
ghee: desi ghee, toop, घी
paneer: cottage cheese, पनीर
cream: malai, मलाई
cheese: chij, चीज़, चीज
lassi: लस्सी
khoya: mawa, khova, खोया, मावा
ice cream: kulfi, aiskrim, आइसक्रीम, कुल्फी
egg: anda, ande, unda, अंडा, अंडे
chicken: murgi, murga, murgh, चिकन, मुर्गा
mutton: bakra, gosht, मटन, गोश्त
fish: machli, machhli, macchi, मछली
prawns: jhinga, jheenga, झींगा
rice: chawal, chaval, chaawal, चावल
basmati rice: basmati chawal, बासमती, बासमती चावल
flattened rice: poha, chivda, avalakki, beaten rice, पोहा
poha: chira, aval, flattened rice, पोहा
puffed rice: murmura, muri, kurmura, मुरमुरा
atta: aata, ata, gehu ka atta, wheat flour, आटा, गेहूं का आटा
wheat: gehu, gehun, godhuma, गेहूं, गेहूँ
flour: atta, pisa, आटा
maida: all purpose flour, refined flour, मैदा
gram flour: besan, बेसन
besan: gram flour, बेसन
semolina: sooji, suji, rava, rawa, सूजी, रवा
sooji: semolina, rava, rawa, suji, सूजी, रवा
vermicelli: sevai, seviyan, semiya, सेवई, सेवइयां
dal: daal, dhal, pulses, lentil, दाल
toor dal: arhar dal, tur dal, tuvar dal, arhar, अरहर, तूर दाल, अरहर दाल
moong dal: mung dal, moong daal, mungdal, मूंग, मूंग दाल
chana dal: chanadal, chana daal, चना दाल
urad dal: udad dal, urad daal, उड़द, उड़द दाल
masoor dal: masur dal, masoor daal, मसूर, मसूर दाल
chickpeas: chole, chhole, kabuli chana, kabuli, छोले, काबुली चना
kabuli chana: chole, chhole, chickpea, छोले
chana: chane, gram, चना, चने
rajma: kidney beans, राजमा
soya chunks: soyabean badi, nutrela, meal maker, सोया बड़ी
soybean: soyabean, सोयाबीन
bajra: pearl millet, bajri, बाजरा
jowar: sorghum, jwari, ज्वार
ragi: finger millet, nachni, mandua, रागी
millet: siridhanya, कोदो
sago: sabudana, sabu dana, tapioca pearls, साबूदाना
sabudana: sago, साबूदाना
oats: jai, ओट्स
sugar: cheeni, chini, shakkar, sakkare, चीनी, शक्कर
jaggery: gud, gur, bella, गुड़
salt: namak, uppu, नमक
rock salt: sendha namak, sendha, saindhav, सेंधा नमक
black salt: kala namak, काला नमक
oil: tel, enne, तेल
mustard oil: sarson tel, sarson ka tel, sarso tel, सरसों का तेल
mustard: sarson, sarso, rai, सरसों, राई
groundnut oil: moongfali tel, mungfali tel, peanut oil, मूंगफली का तेल
coconut oil: nariyal tel, nariyal ka tel, नारियल तेल, नारियल का तेल
sunflower oil: surajmukhi tel, सूरजमुखी तेल
sesame: til, gingelly, तिल
spices: masala, masale, मसाला, मसाले
masala: spice, मसाला
turmeric: haldi, arishina, manjal, हल्दी
cumin: jeera, zeera, jira, जीरा
jeera: cumin, zeera, जीरा
black pepper: kali mirch, kaali mirch, काली मिर्च
cardamom: elaichi, ilaichi, elachi, इलायची
clove: laung, lavang, lawang, लौंग
cinnamon: dalchini, daalcheeni, दालचीनी
bay leaf: tej patta, tejpatta, तेज पत्ता
asafoetida: hing, heeng, हींग
carom: ajwain, ajwayan, omam, अजवाइन
ajwain: carom, अजवाइन
fennel: saunf, sauf, सौंफ
fenugreek seeds: methi dana, मेथी दाना
nutmeg: jaiphal, जायफल
saffron: kesar, zafran, केसर
poppy seeds: khus khus, khaskhas, खसखस
tamarind: imli, puli, इमली
dry mango: amchur, amchoor, अमचूर
garam masala: गरम मसाला
pickle: achar, achaar, अचार
chutney: chatni, चटनी
papad: papadam, appalam, पापड़
almond: badam, badaam, बादाम
cashew: kaju, kaaju, काजू
raisins: kishmish, kismis, किशमिश
walnut: akhrot, अखरोट
pistachio: pista, पिस्ता
peanut: moongfali, mungfali, groundnut, singdana, मूंगफली
fox nuts: makhana, makhane, phool makhana, मखाना
makhana: fox nuts, lotus seeds, मखाना
dry fruits: mewa, sukha mewa, मेवा
tea: chai, chay, chaay, चाय
coffee: kaapi, kapi, काफी, कॉफी
water: pani, paani, jal, पानी
juice: ras, जूस, रस
sharbat: sherbet, शरबत
sugarcane: ganna, गन्ना
honey: shahad, shehad, madhu, शहद
bread: dabal roti, double roti, ब्रेड, डबल रोटी
bun: pav, pao, पाव
rusk: toast, रस्क
biscuit: biskut, biskit, बिस्कुट, बिस्किट
snacks: nashta, namkeen, नाश्ता
namkeen: mixture, farsan, नमकीन
bhujia: sev, भुजिया, सेव
sweets: mithai, meetha, मिठाई
mithai: sweet, मिठाई
chips: wafers, चिप्स
noodles: nudals, maggi, नूडल्स, मैगी
chocolate: choklet, चॉकलेट
toffee: candy, टॉफी
sauce: ketchup, सॉस
vinegar: sirka, सिरका
soap: sabun, saabun, साबुन
shampoo: shampu, शैम्पू
hair oil: baal ka tel, bal tel, बालों का तेल
toothpaste: manjan, dant manjan, colgate paste, टूथपेस्ट, मंजन
toothbrush: datun, टूथब्रश
comb: kanghi, कंघी
detergent: kapde dhone ka powder, washing powder, surf, डिटर्जेंट
dishwash: bartan bar, bartan, बर्तन
matches: machis, maachis, माचिस
broom: jhadu, jhaadu, झाड़ू
mop: pocha, pochha, पोछा
bucket: balti, baalti, बाल्टी
mosquito: machhar, macchar, मच्छर
incense: agarbatti, अगरबत्ती
agarbatti: incense, अगरबत्ती
camphor: kapur, kapoor, कपूर
pooja: puja, पूजा
wick: batti, बत्ती
lamp: diya, deepak, दीया, दीपक
matchbox: machis, maachis, माचिस
candle: mombatti, मोमबत्ती
utensil: bartan, बर्तन
pressure cooker: cooker, कुकर
pan: tawa, kadhai, तवा, कढ़ाई
knife: chaku, chaaku, चाकू
spoon: chamach, chammach, चम्मच
plate: thali, थाली
bottle: botal, बोतल
napkin: rumal, रुमाल
diaper: nappy, langot, डायपर
baby: bachcha, shishu, बेबी
henna: mehendi, mehandi, मेहंदी
face pack: multani mitti, ubtan, मुल्तानी मिट्टी
flower: phool, pushpa, फूल
dog: kutta, कुत्ता
cat: billi, बिल्ली
`;
