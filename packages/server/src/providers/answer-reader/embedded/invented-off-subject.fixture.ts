import type { Language } from '@colloquy/contract/shared';

/** One question in several languages: an answer to it, one to another question, and accounts of something else. Invented. */
export type OffSubject = {
  language: Language;
  text: string;
  anchors: { 1: string; 3: string; 5: string };
  facts: string[][];
  good: string;
  other: string;
  off: string[];
};

export const OFF_SUBJECT: OffSubject[] = [
  {
    language: 'en',
    text: 'One article is sold out every Saturday by noon, another has not moved for six weeks. Both are ordered automatically. What do you look at, and what do you change?',
    anchors: {
      '1': 'Leaves it to head office or the computer.',
      '3': 'Orders more of one and less of the other, without looking for the reason.',
      '5': 'Checks the true stock and the lost sales, changes the order settings, looks for the reason of the slow seller and measures again.',
    },
    facts: [
      [
        'I look when the shelf is empty and what we could not sell.',
        'The system knows sales, not demand, so its forecast stays low.',
        'I compare hourly receipts with the gap on the display.',
      ],
      [
        'I count whether the stock in the system is right.',
        'Perhaps there are boxes left in the storeroom.',
        'The inventory may show phantom pieces.',
      ],
      [
        'I raise the minimum stock for Saturday.',
        'I change the order quantity.',
        'The supplier can deliver twice before the weekend.',
      ],
      [
        'I reduce the price or return the goods.',
        'The article gets a spot beside the till.',
        'A markdown clears the slow seller.',
      ],
    ],
    good: 'It happened to us with charcoal. At eleven the shelf was empty although three boxes stood in the storeroom, so I changed when we refill. Then I raised the minimum stock for Saturday by half, because the system only knows sales. The slow seller had a wrong stock: twelve, not twenty. I corrected it, stopped its orders, cut the price and counted again after two weeks.',
    other:
      'I take the toy from the display at once and lock the rest in the office, because a small part can choke a child. Both parents get their money back and I write down the batch. Then I phone the importer and the sister branches and hang up a notice.',
    off: [
      'Last Sunday I cooked a leek soup for eight people. First I washed the leeks twice, because sand hides between the leaves, then I cut them into rings and let them sweat in butter for ten minutes. I added two potatoes and a litre of broth. In the end I tasted it, found it too flat and put in nutmeg; nothing was left in the pot.',
      'I sing bass in a choir of forty people. Before the spring concert the tenors came in late in bar sixty, so I recorded the rehearsal, listened to it at home and noticed that the conductor gave no sign there. I told her, she changed the beat, and we repeated the passage five times. At the concert all forty of us came in together.',
      'We have two cats, and one of them stopped eating in March. I first changed the food, then the place of the bowl, and weighed her every morning: she lost two hundred grams in a week. Because nothing helped I moved the second bowl into the hall, and within three days she ate again. Since then we feed them in separate rooms.',
      'I cycled from Lyon to the sea in nine days. I planned about eighty kilometres a day, packed only twelve kilos and checked the brakes each evening. On day four a spoke broke, so I loosened the brake, rode to the next village and had it replaced for fifteen euros. If I did it again I would carry two spare spokes and start earlier in the morning.',
    ],
  },
  {
    language: 'de',
    text: 'Ein Artikel ist jeden Samstag bis Mittag ausverkauft. Von einem anderen liegen zwanzig Stück seit sechs Wochen. Beide werden automatisch bestellt. Was sehen Sie sich an, und was ändern Sie?',
    anchors: {
      '1': 'Gibt der Zentrale oder dem Computer die Schuld.',
      '3': 'Bestellt vom einen mehr und vom anderen weniger, ohne nach dem Grund zu suchen.',
      '5': 'Prüft den wahren Bestand und die entgangenen Verkäufe, ändert die Bestellwerte, sucht den Grund beim Ladenhüter und misst nach, ob es gewirkt hat.',
    },
    facts: [
      [
        'Ich sehe nach, um welche Uhrzeit das Regal leer ist und was wir dadurch nicht verkaufen.',
        'Das System kennt nur die Verkäufe, nicht die Nachfrage.',
      ],
      ['Ich zähle, ob der Bestand im System stimmt.', 'Vielleicht liegt noch Ware im Lager.'],
      ['Ich erhöhe den Mindestbestand für Samstag.', 'Ich ändere die Bestellmenge.'],
      ['Ich setze den Preis herab oder schicke die Ware zurück.', 'Der Artikel bekommt einen anderen Platz.'],
    ],
    good: 'Wir hatten das bei Grillkohle. Um elf war das Regal leer, obwohl im Lager noch drei Kartons lagen, also habe ich zuerst das Nachfüllen geändert. Danach habe ich die Bestellmenge für Samstag um die Hälfte erhöht. Beim Ladenhüter stimmte die Menge im System nicht: Es waren nur zwölf da. Ich habe den Bestand berichtigt, die automatische Bestellung ausgesetzt und den Rest an die Kasse gestellt.',
    other:
      'Ich nehme das Spielzeug sofort aus dem Verkauf und sperre den Rest im Büro ein, weil ein kleines Teil ein Kind ersticken kann. Beide Kunden bekommen ihr Geld zurück, und ich notiere die Chargennummer. Dann rufe ich den Lieferanten und die anderen Filialen an und hänge einen Hinweis auf.',
    off: [
      'Letzten Sonntag habe ich für acht Leute eine Lauchsuppe gekocht. Zuerst habe ich den Lauch zweimal gewaschen, weil Sand zwischen den Blättern sitzt, dann habe ich ihn in Ringe geschnitten und zehn Minuten in Butter gedünstet. Am Ende habe ich sie probiert und Muskat dazugegeben; es blieb nichts übrig.',
      'Ich singe Bass in einem Chor mit vierzig Leuten. Vor dem Konzert kamen die Tenöre in Takt sechzig zu spät, also habe ich die Probe aufgenommen und zu Hause angehört. Ich habe es der Dirigentin gesagt, wir haben die Stelle fünfmal wiederholt, und im Konzert kamen alle zusammen.',
      'Wir haben zwei Katzen, und eine fraß im März nicht mehr. Ich habe zuerst das Futter gewechselt, dann den Platz des Napfs, und habe sie jeden Morgen gewogen: Sie verlor zweihundert Gramm in einer Woche. Weil nichts half, habe ich den zweiten Napf in den Flur gestellt, und nach drei Tagen fraß sie wieder.',
    ],
  },
  {
    language: 'ja',
    text: 'ある商品は毎週土曜の昼までに売り切れます。別の商品は二十個が六週間動いていません。どちらも自動発注です。何を調べ、それぞれ何を変えますか。',
    anchors: {
      '1': '本部やコンピューターのせいにする。',
      '3': '一方を多く、もう一方を少なく発注するだけで、理由を探さない。',
      '5': '実際の在庫と売り逃しを調べ、発注の設定を変え、売れない理由を探し、効果をもう一度確かめる。',
    },
    facts: [
      ['棚が何時に空になるかを見て、売り逃しを計算します。', 'システムは売れた数しか知らず、需要を知りません。'],
      ['在庫数が合っているか実際に数えます。', '倉庫に商品が残っているかもしれません。'],
      ['土曜日の最低在庫を上げます。', '発注量の設定を変えます。'],
      ['値下げするか、返品します。', '売り場の場所を変えます。'],
    ],
    good: '以前、炭で同じことがありました。十一時に棚が空でしたが、倉庫には三箱残っていたので、まず補充の時間を変えました。その後、土曜日の発注量を一・五倍にしました。売れない商品は在庫数が間違っていて、実際には十二個でした。在庫を直し、発注を止め、レジの横に移しました。',
    other:
      'そのおもちゃをすぐに棚から下げ、残りを事務所に保管します。小さな部品を子どもが飲み込むと危険だからです。二人のお客様に返金し、製造番号を書き留めます。それから仕入先とほかの店に電話し、店内に告知を貼ります。',
    off: [
      '先週の日曜日に八人分のスープを作りました。まずネギを二回洗い、輪切りにして、バターで十分間炒めました。それからじゃがいも二個とだしを入れました。最後に味を見て、塩を足しました。全部なくなりました。',
      '四十人の合唱団でバスを歌っています。演奏会の前にテノールが六十小節目で遅れたので、練習を録音して家で聞きました。指揮者に伝えて、その部分を五回繰り返しました。本番では全員がそろいました。',
      '猫を二匹飼っています。三月に一匹が食べなくなりました。まずえさを変え、次に皿の場所を変え、毎朝体重を量りました。一週間で二百グラム減りました。もう一枚の皿を廊下に置くと、三日でまた食べるようになりました。',
    ],
  },
  {
    language: 'hi',
    text: 'एक सामान हर शनिवार दोपहर तक बिक जाता है। दूसरे के बीस नग छह हफ़्तों से नहीं हिले। दोनों का ऑर्डर अपने आप जाता है। आप क्या देखेंगे और क्या बदलेंगे?',
    anchors: {
      '1': 'मुख्यालय या कंप्यूटर को दोष देता है।',
      '3': 'एक ज़्यादा और दूसरा कम मँगाता है, कारण नहीं खोजता।',
      '5': 'असली स्टॉक और छूटी बिक्री जाँचता है, ऑर्डर की मात्रा बदलता है, न बिकने का कारण खोजता है, और असर फिर से जाँचता है।',
    },
    facts: [
      ['देखता हूँ कि शेल्फ़ कितने बजे खाली होती है और कितनी बिक्री छूटती है।', 'सिस्टम केवल बिक्री जानता है, माँग नहीं।'],
      ['गिनता हूँ कि सिस्टम का स्टॉक सही है या नहीं।', 'शायद गोदाम में माल पड़ा है।'],
      ['शनिवार के लिए न्यूनतम स्टॉक बढ़ाता हूँ।', 'ऑर्डर की मात्रा बदलता हूँ।'],
      ['दाम घटाता हूँ या माल वापस भेजता हूँ।', 'सामान की जगह बदलता हूँ।'],
    ],
    good: 'हमारे यहाँ कोयले के साथ यही हुआ था। ग्यारह बजे शेल्फ़ खाली थी, जबकि गोदाम में तीन डिब्बे पड़े थे, इसलिए मैंने पहले भरने का समय बदला। उसके बाद मैंने शनिवार के ऑर्डर की मात्रा डेढ़ गुना की। जो नहीं बिक रहा था उसका स्टॉक सिस्टम में गलत था, असल में बारह नग थे। मैंने स्टॉक ठीक किया, ऑर्डर रोका और माल काउंटर के पास रखा।',
    other:
      'मैं वह खिलौना तुरंत हटाकर दफ़्तर में बंद करता हूँ, क्योंकि छोटा टुकड़ा बच्चे के गले में फँस सकता है। दोनों ग्राहकों को पैसे लौटाता हूँ और बैच नंबर लिखता हूँ। फिर आपूर्तिकर्ता और दूसरी दुकानों को फ़ोन करता हूँ और सूचना लगाता हूँ।',
    off: [
      'पिछले रविवार मैंने आठ लोगों के लिए सूप बनाया। पहले मैंने प्याज़ दो बार धोया, फिर काटा और दस मिनट मक्खन में भूना। फिर दो आलू और पानी डाला। आख़िर में चखा, नमक डाला और कुछ नहीं बचा।',
      'मैं चालीस लोगों की गायन मंडली में गाता हूँ। कार्यक्रम से पहले कुछ लोग देर से गा रहे थे, इसलिए मैंने अभ्यास रिकॉर्ड किया और घर पर सुना। मैंने संचालक को बताया, हमने वह हिस्सा पाँच बार दोहराया, और कार्यक्रम में सब साथ थे।',
      'हमारी दो बिल्लियाँ हैं। मार्च में एक ने खाना बंद कर दिया। पहले मैंने खाना बदला, फिर कटोरी की जगह, और हर सुबह वज़न किया। एक हफ़्ते में दो सौ ग्राम कम हुआ। मैंने दूसरी कटोरी बरामदे में रखी और तीन दिन में वह फिर खाने लगी।',
    ],
  },
];
