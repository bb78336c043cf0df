/**
 * Queries and the product expected among the first three hits, in the demo shop and in the full
 * list of 27,555 products. `-` means no hit is expected.
 */
export const expectedProducts = `
aloo | Potato | Potato
आलू | Potato | Potato
pyaz | Onion | Onion
प्याज | Onion | Onion
kanda | Onion | Onion
onoin | Onion | Onion
potatoe | Potato | Potato
tamatar | Tomato Local | Tomato - Hybrid
टमाटर | Tomato Hybrid | Tomato - Hybrid
tomatto | Tomato Hybrid | Tomato Puree
lahsun | Garlic | Garlic
adrak | Ginger | Ginger
hari mirch | Green Chilli | -
dhania | Coriander Leaves | Coriander/Dhania Powder
pudina | Mint Leaves | -
palak | Spinach | Palak
methi | Fenugreek Leaves | Fenugreek/Methi/Menthya
nimbu | Lemon | Lemon
gajar | Carrot Ooty | Carrots - Grated
phool gobhi | Cauliflower | Cauliflower
patta gobi | Cabbage | Cabbage
baingan | Brinjal Purple Long | Brinjal - Varikatri
bhindi | Ladies Finger | Ladies Finger
लौकी | Bottle Gourd | Bottle Gourd
karela | Bitter Gourd | Bitter Gourd
kheera | Cucumber | Cucumber
shakarkand | Sweet Potato | Sweet Potato
kela | Banana Robusta | Banana - Red
seb | Apple Kinnaur | Apple - Shimla
aam | Mango Banganapalli | Mango - Mallika
santra | Orange Nagpur | Orange - Imported
angoor | Grapes Green Seedless | Grapes - Thompson Seedless
anar | Pomegranate | Pomegranate
tarbuj | Watermelon Kiran | Watermelon - Small
nariyal | Coconut | Coconut - Diced
doodh | Toned Milk | Toned Milk
दूध | Toned Milk | Toned Milk
milk 1l | UHT Milk | Milk - Double Toned
half kg curd | Fresh Curd | Curd
dahi | Fresh Curd | Dahi - Made From Toned Milk
दही | Fresh Curd | Curd
paneer | Paneer | Paneer
panner | Paneer | Paneer
पनीर | Paneer | Paneer
makhan | White Butter | Butter
chaas | Buttermilk Masala | Buttermilk - Spiced
ghee | Buffalo Ghee | Ghee/Tuppa
घी | Buffalo Ghee | Ghee/Tuppa
anda | Brown Eggs | Eggs
अंडा | Brown Eggs | Eggs
murgi | Chicken Breast Boneless | Chicken - Salami
machli | Seer Fish Steaks | Fish - Katla, Head
jhinga | Prawns Medium Cleaned | White Prawns - Medium, Unpeeled, 30-40 pcs
atta | Chakki Atta | Atta/Godihittu - Multigrain
aata | Chakki Atta | Atta/Godihittu - Multigrain
आटा | Chakki Atta | Atta/Godihittu - Multigrain
chawal | Sona Masoori Rice | Rice/Akki - Premium Gobindobhog (Special Bengal Rice/Akki)
basmati | Basmati Rice Tukda | Basmati Rice/Basmati Akki - Dubar
basmati chawal 5kg | Basmati Rice Classic | Basmati Rice/Basmati Akki - Dubar
toor dal | Toor Dal | Toor/Arhar Dal
arhar dal | Toor Dal | Toor Dal/Togari Bele
toor dal 1 kg | Toor Dal | Toor/Arhar Dal
मूंग दाल | Moong Dal Fried | Moong Dal/Hesaru Bele
chana dal | Chana Dal | Chana Dal
urad dal | Urad Dal Split | Urad - Black, Whole/Sabut
rajma | Rajma Chitra | Rajma/Capparadavare - Red
राजमा | Rajma Chitra | Rajma/Capparadavare - Red
chole | Kabuli Chana | Kabuli Chana/Kabuli Kadale
besan | Besan | Gram Flour - Besan/Kadale Hittu
sooji | Sooji | Bansi Sooji
maida | Maida | Maida
poha | Poha Thick | Poha - Flattened Rice
sabudana | Sabudana | Sabudana - Nylon, Big
cheeni | Sugar | Sugar
sugar 1kg | Sugar | Sugar
चीनी | Sugar | Sugar
gud | Jaggery Cubes | Jaggery/Bella - Candy
namak | Iodised Salt | Namak
नमक | Iodised Salt | Salt/Uppu
haldi | Turmeric Powder | Turmeric - Sticks
turmric | Turmeric Powder | Turmeric Honey
jeera | Cumin Seeds | Jeera/Cumin Powder
dhania powder | Coriander Powder | Coriander/Dhania Powder
lal mirch | Red Chilli Powder | Red Chilli Sauce
kali mirch | Black Pepper Whole | Black Pepper - Whole
elaichi | Green Cardamom | Cardamom/Elaichi - Black
laung | Cloves | Cloves/Lavanga
dalchini | Cinnamon Bark | Cinnamon/Chakke
hing | Asafoetida Powder | Asafoetida/Hing
sarson tel | Mustard Oil Kachi Ghani | Mustard Oil - Panchphoran
nariyal tel | Coconut Hair Oil | Coconut Oil
badam | Almonds Californian | Almond/Badam - Californian, Giri
kaju | Cashew W320 | Cashews
kishmish | Raisins Golden | Raisins/Ona Drakshi - Indian
akhrot | Walnut Kernels | Walnuts
moongfali | Peanut Chikki | Peanuts
khajur | Dates Deseeded | Dates/Kharjura
makhana | Makhana Plain | Makhana - Mint
chai | Nilgiri Leaf Tea | Tea - Hyderabad SPL Irani Chai
चाय | Nilgiri Leaf Tea | Tea - Teaveda
kaapi | Filter Coffee 80:20 | Coffee - Grand
cofee | Instant Coffee | Green Coffee
shahad | Wild Forest Honey | Honey
biskut | Glucose Biscuits | Biscuits
parle g | - | Gluco Biscuits - Parle-G
bhujia | Bhujia Sev | Bhujia Sev
achar | Lemon Pickle | Achar - Sweet & Sour Berry
papad | Urad Papad | Papad - Rice
maggi | Masala Instant Noodles | Noodles - Nutri-licious Masala Oats
corn flakes | Corn Flakes | Corn Flakes
bread | Whole Wheat Bread | Bread - Fruit
sabun | Sandal Bathing Soap | Soap
shampo | Baby Shampoo | Rosemary Shampoo
toothpast | Toothpaste Clove | Meswak Toothpaste
detargant | Detergent Powder | Detergent Bar
jhadu | Grass Broom | Broom
agarbatti | Sandal Agarbatti | Agarbatti - Sandal
machis | Safety Matches | -
diaper | Diaper Pants Small | Small - 28 Diapers
dog food | Dog Food Adult Chicken & Rice | Dog Food - Smoked Chicken, Adult Dog
olive oil | Olive Oil Pomace | Olive Pomace Oil
green tea | Green Tea Bags Tulsi | 100% Green Tea
500 g onion | Onion | Onion
kapoor | Camphor Tablets | Camphor
mehendi | Henna Powder | Hair Colour Solution - 100% Pure Henna Mehendi, Natural Conditioning & Anti-Dandruff
1kg aloo | Potato | Potato
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', demo = '', real = ''] = line.split(' | ');
    return { query, demo, real };
  });

/** What a shopper in India means by one word: the first hit in the demo shop. */
export const expectedFirstHits = `
doodh | Toned Milk
dudh | Toned Milk
दूध | Toned Milk
milk | Toned Milk
mlik | Toned Milk
dodoh | Toned Milk
chawal | Sona Masoori Rice
rice | Sona Masoori Rice
चावल | Sona Masoori Rice
atta | Chakki Atta
आटा | Chakki Atta
aloo | Potato
aaloo | Potato
pyaz | Onion
onoin | Onion
tamatar | Tomato Hybrid
dahi | Fresh Curd
curd | Fresh Curd
anda | Farm Eggs White
egg | Farm Eggs White
dal | Toor Dal
tel | Sunflower Oil
bread | Sandwich Bread
namak | Iodised Salt
cheeni | Sugar
chai | Assam Strong Tea
biscuit | Glucose Biscuits
makhan | Table Butter Salted
ghee | Cow Ghee
paneer | Paneer
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', first = ''] = line.split(' | ');
    return { query, first };
  });
