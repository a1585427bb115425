import type { Language } from '@colloquy/contract/shared';

/** One invented question in every language, with an answer that says something and one that does not. */
export type InventedLanguage = {
  language: Language;
  question: string;
  low: string;
  top: string;
  facts: [string, string, string];
  concrete: string;
  empty: string;
  declined: string;
};

export const LANGUAGES_READ: InventedLanguage[] = [
  {
    language: 'en',
    question: 'A delivery arrives with damaged boxes. What do you do?',
    low: 'Accepts it without looking',
    top: 'Counts the boxes, photographs the damage, writes it on the delivery note, reports it the same day',
    facts: ['count the boxes', 'photograph the damage', 'write it on the delivery note'],
    concrete:
      'First I count the boxes and photograph the damage. Then I write it on the delivery note, because otherwise the supplier does not pay. Last year we got 800 euros back.',
    empty:
      'Every delivery is a gift. I have always been a person with passion, and trust is what matters to me. Together we grow.',
    declined: "I don't know.",
  },
  {
    language: 'de',
    question: 'Eine Lieferung kommt mit beschädigten Kartons an. Was tun Sie?',
    low: 'Nimmt sie an, ohne hinzusehen',
    top: 'Zählt die Kartons, fotografiert den Schaden, vermerkt ihn auf dem Lieferschein, meldet ihn am selben Tag',
    facts: ['Kartons zählen', 'Schaden fotografieren', 'auf dem Lieferschein vermerken'],
    concrete:
      'Zuerst zähle ich die Kartons und fotografiere den Schaden. Dann vermerke ich ihn auf dem Lieferschein, weil der Lieferant sonst nicht zahlt. Letztes Jahr haben wir so 800 Euro zurückbekommen.',
    empty:
      'Jede Lieferung ist ein Geschenk. Ich war schon immer ein Mensch mit Leidenschaft, und Vertrauen ist für mich das Wichtigste. Gemeinsam wachsen wir.',
    declined: 'Das weiß ich nicht.',
  },
  {
    language: 'nl',
    question: 'Een levering komt aan met beschadigde dozen. Wat doet u?',
    low: 'Neemt ze aan zonder te kijken',
    top: 'Telt de dozen, fotografeert de schade, noteert die op de pakbon, meldt het dezelfde dag',
    facts: ['dozen tellen', 'schade fotograferen', 'op de pakbon noteren'],
    concrete:
      'Eerst tel ik de dozen en fotografeer ik de schade. Daarna noteer ik het op de pakbon, omdat de leverancier anders niet betaalt. Vorig jaar kregen we zo 800 euro terug.',
    empty:
      'Elke levering is een geschenk. Ik ben een mens met passie en vertrouwen is voor mij het hart van alles. Samen groeien we.',
    declined: 'Dat weet ik niet.',
  },
  {
    language: 'sv',
    question: 'En leverans kommer med skadade lådor. Vad gör du?',
    low: 'Tar emot utan att titta',
    top: 'Räknar lådorna, fotograferar skadan, skriver den på följesedeln, rapporterar samma dag',
    facts: ['räkna lådorna', 'fotografera skadan', 'skriva på följesedeln'],
    concrete:
      'Först räknar jag lådorna och fotograferar skadan. Sedan skriver jag det på följesedeln, eftersom leverantören annars inte betalar. Förra året fick vi tillbaka 800 euro.',
    empty:
      'Varje leverans är en gåva. Jag är en person med passion, och tillit är hjärtat i allt. Tillsammans växer människor.',
    declined: 'Jag vet inte.',
  },
  {
    language: 'da',
    question: 'En levering kommer med beskadigede kasser. Hvad gør du?',
    low: 'Tager imod uden at se efter',
    top: 'Tæller kasserne, fotograferer skaden, skriver den på følgesedlen, melder den samme dag',
    facts: ['tælle kasserne', 'fotografere skaden', 'skrive på følgesedlen'],
    concrete:
      'Først tæller jeg kasserne og fotograferer skaden. Derefter skriver jeg det på følgesedlen, fordi leverandøren ellers ikke betaler. Sidste år fik vi 800 euro tilbage.',
    empty:
      'Hver levering er en gave. Jeg er en person med passion, og tillid er hjertet i det hele. Sammen vokser mennesker.',
    declined: 'Det ved jeg ikke. Jeg ved det ikke.',
  },
  {
    language: 'no',
    question: 'En leveranse kommer med skadde esker. Hva gjør du?',
    low: 'Tar imot uten å se etter',
    top: 'Teller eskene, fotograferer skaden, skriver den på følgeseddelen, melder samme dag',
    facts: ['telle eskene', 'fotografere skaden', 'skrive på følgeseddelen'],
    concrete:
      'Først teller jeg eskene og fotograferer skaden. Deretter skriver jeg det på følgeseddelen, fordi leverandøren ellers ikke betaler. I fjor fikk vi 800 euro tilbake.',
    empty:
      'Hver leveranse er en gave. Jeg er en person med lidenskap, og tillit er hjertet i alt. Sammen vokser mennesker.',
    declined: 'Jeg vet ikke.',
  },
  {
    language: 'es',
    question: 'Llega una entrega con cajas dañadas. ¿Qué hace?',
    low: 'La acepta sin mirar',
    top: 'Cuenta las cajas, fotografía el daño, lo anota en el albarán, lo comunica el mismo día',
    facts: ['contar las cajas', 'fotografiar el daño', 'anotar en el albarán'],
    concrete:
      'Primero cuento las cajas y fotografío el daño. Luego lo anoto en el albarán, porque si no el proveedor no paga. El año pasado recuperamos 800 euros.',
    empty:
      'Cada entrega es un regalo. Soy una persona con pasión y la confianza es el corazón de todo. Juntos crecemos.',
    declined: 'No lo sé.',
  },
  {
    language: 'fr',
    question: 'Une livraison arrive avec des cartons abîmés. Que faites-vous ?',
    low: "L'accepte sans regarder",
    top: 'Compte les cartons, photographie les dégâts, les note sur le bon de livraison, les signale le jour même',
    facts: ['compter les cartons', 'photographier les dégâts', 'noter sur le bon de livraison'],
    concrete:
      "D'abord je compte les cartons et je photographie les dégâts. Ensuite je les note sur le bon de livraison, parce que sinon le fournisseur ne paie pas. L'année dernière nous avons récupéré 800 euros.",
    empty:
      "Chaque livraison est un cadeau. Je suis quelqu'un de passionné, et la confiance est le cœur de tout. Ensemble nous grandissons.",
    declined: 'Je ne sais pas.',
  },
  {
    language: 'pt',
    question: 'Uma entrega chega com caixas danificadas. O que faz?',
    low: 'Aceita sem olhar',
    top: 'Conta as caixas, fotografa o dano, anota na guia de entrega, comunica no mesmo dia',
    facts: ['contar as caixas', 'fotografar o dano', 'anotar na guia de entrega'],
    concrete:
      'Primeiro conto as caixas e fotografo o dano. Depois anoto na guia de entrega, porque senão o fornecedor não paga. No ano passado recuperamos 800 euros.',
    empty: 'Cada entrega é um presente. Sou uma pessoa com paixão e a confiança é o coração de tudo. Juntos crescemos.',
    declined: 'Não sei.',
  },
  {
    language: 'it',
    question: 'Arriva una consegna con scatole danneggiate. Che cosa fa?',
    low: 'La accetta senza guardare',
    top: 'Conta le scatole, fotografa il danno, lo annota sulla bolla, lo segnala lo stesso giorno',
    facts: ['contare le scatole', 'fotografare il danno', 'annotare sulla bolla'],
    concrete:
      "Prima conto le scatole e fotografo il danno. Poi lo annoto sulla bolla, perché altrimenti il fornitore non paga. L'anno scorso abbiamo recuperato 800 euro.",
    empty:
      'Ogni consegna è un regalo. Sono una persona con passione e la fiducia è il cuore di tutto. Insieme cresciamo.',
    declined: 'Non lo so.',
  },
  {
    language: 'fi',
    question: 'Toimitus saapuu vaurioituneissa laatikoissa. Mitä teet?',
    low: 'Ottaa vastaan katsomatta',
    top: 'Laskee laatikot, valokuvaa vauriot, kirjaa ne rahtikirjaan, ilmoittaa samana päivänä',
    facts: ['laskea laatikot', 'valokuvata vauriot', 'kirjata rahtikirjaan'],
    concrete:
      'Ensin lasken laatikot ja valokuvaan vauriot. Sitten kirjaan ne rahtikirjaan, koska muuten toimittaja ei maksa. Viime vuonna saimme takaisin 800 euroa.',
    empty:
      'Jokainen toimitus on lahja. Olen ihminen, jolla on intohimoa, ja luottamus on kaiken sydän. Yhdessä kasvamme.',
    declined: 'En tiedä.',
  },
  {
    language: 'ru',
    question: 'Пришла поставка с повреждёнными коробками. Что вы делаете?',
    low: 'Принимает не глядя',
    top: 'Считает коробки, фотографирует повреждения, записывает их в накладную, сообщает в тот же день',
    facts: ['посчитать коробки', 'сфотографировать повреждения', 'записать в накладную'],
    concrete:
      'Сначала я считаю коробки и фотографирую повреждения. Потом записываю их в накладную, потому что иначе поставщик не заплатит. В прошлом году мы вернули 800 евро.',
    empty: 'Каждая поставка — это подарок. Я человек со страстью, и доверие — сердце всего. Вместе мы растём.',
    declined: 'Я не знаю.',
  },
  {
    language: 'vi',
    question: 'Một lô hàng đến với các thùng bị hỏng. Bạn làm gì?',
    low: 'Nhận mà không nhìn',
    top: 'Đếm số thùng, chụp ảnh hư hỏng, ghi vào phiếu giao hàng, báo trong ngày',
    facts: ['đếm số thùng', 'chụp ảnh hư hỏng', 'ghi vào phiếu giao hàng'],
    concrete:
      'Đầu tiên tôi đếm số thùng và chụp ảnh hư hỏng. Sau đó tôi ghi vào phiếu giao hàng, vì nếu không nhà cung cấp sẽ không trả tiền. Năm ngoái chúng tôi lấy lại được 800 euro.',
    empty:
      'Mỗi lô hàng là một món quà. Tôi là người đầy đam mê, và niềm tin là trái tim của tất cả. Cùng nhau chúng ta lớn lên.',
    declined: 'Tôi không biết.',
  },
  {
    language: 'hi',
    question: 'एक डिलीवरी टूटे हुए डिब्बों के साथ आती है। आप क्या करते हैं?',
    low: 'बिना देखे ले लेता है',
    top: 'डिब्बे गिनता है, नुकसान की फोटो लेता है, डिलीवरी पर्ची पर लिखता है, उसी दिन सूचना देता है',
    facts: ['डिब्बे गिनना', 'नुकसान की फोटो लेना', 'डिलीवरी पर्ची पर लिखना'],
    concrete:
      'सबसे पहले मैं डिब्बे गिनता हूँ और नुकसान की फोटो लेता हूँ। फिर मैं डिलीवरी पर्ची पर लिखता हूँ, क्योंकि वरना सप्लायर पैसे नहीं देता। पिछले साल हमें 800 यूरो वापस मिले।',
    empty: 'हर डिलीवरी एक उपहार है। मैं जुनून वाला इंसान हूँ और विश्वास ही दिल की बात है। मिलकर हम बढ़ते हैं।',
    declined: 'मुझे नहीं पता।',
  },
  {
    language: 'ms',
    question: 'Penghantaran tiba dengan kotak yang rosak. Apa yang anda buat?',
    low: 'Terima tanpa melihat',
    top: 'Kira kotak, ambil gambar kerosakan, catat pada nota penghantaran, lapor pada hari yang sama',
    facts: ['kira kotak', 'ambil gambar kerosakan', 'catat pada nota penghantaran'],
    concrete:
      'Mula-mula saya kira kotak dan ambil gambar kerosakan. Kemudian saya catat pada nota penghantaran, kerana kalau tidak pembekal tidak bayar. Tahun lepas kami dapat balik 800 euro.',
    empty:
      'Setiap penghantaran ialah hadiah. Saya seorang yang penuh semangat dan kepercayaan adalah hati segalanya. Bersama-sama kita berkembang.',
    declined: 'Saya tidak tahu.',
  },
  {
    language: 'id',
    question: 'Kiriman datang dengan kotak yang rusak. Apa yang Anda lakukan?',
    low: 'Menerima tanpa melihat',
    top: 'Menghitung kotak, memotret kerusakan, mencatat di surat jalan, melapor pada hari yang sama',
    facts: ['menghitung kotak', 'memotret kerusakan', 'mencatat di surat jalan'],
    concrete:
      'Pertama-tama saya menghitung kotak dan memotret kerusakan. Kemudian saya mencatat di surat jalan, karena kalau tidak pemasok tidak membayar. Tahun lalu kami mendapat kembali 800 euro.',
    empty:
      'Setiap kiriman adalah hadiah. Saya seorang yang penuh semangat dan kepercayaan adalah hati segalanya. Bersama-sama kita tumbuh.',
    declined: 'Saya tidak tahu.',
  },
  {
    language: 'zh',
    question: '一批货到了,箱子有损坏。您怎么做?',
    low: '不看就收下',
    top: '清点箱子,拍下损坏,写在送货单上,当天报告',
    facts: ['清点箱子', '拍下损坏', '写在送货单上'],
    concrete: '首先我清点箱子,检查并拍下损坏。然后我写在送货单上,因为否则供应商不赔。去年我们拿回了800欧元。',
    empty: '每一次交付都是礼物。我是一个充满热情的人,信任是一切的心灵。我们一起成长。',
    declined: '我不知道。',
  },
  {
    language: 'ja',
    question: '箱が破損した荷物が届きました。どうしますか。',
    low: '見ずに受け取る',
    top: '箱を数え、破損を撮影し、納品書に書き、当日に報告する',
    facts: ['箱を数える', '破損を撮影する', '納品書に書く'],
    concrete:
      'まず箱を数え、破損を撮影します。次に納品書に書きます。そうしないと業者が支払わないからです。昨年は800ユーロを取り戻しました。',
    empty: 'すべての荷物は贈り物です。私は情熱のある人間で、信頼こそが心です。一緒に夢を育てます。',
    declined: 'わかりません。',
  },
  {
    language: 'ko',
    question: '상자가 파손된 채로 배송이 왔습니다. 어떻게 하시겠습니까?',
    low: '보지 않고 받는다',
    top: '상자를 세고, 파손을 촬영하고, 송장에 기록하고, 당일 보고한다',
    facts: ['상자를 세기', '파손 촬영', '송장에 기록'],
    concrete:
      '먼저 제가 상자를 세고 파손을 촬영합니다. 그다음 송장에 기록합니다. 그렇지 않으면 업체가 지불하지 않기 때문입니다. 작년에 800유로를 돌려받았습니다.',
    empty: '모든 배송은 선물입니다. 저는 열정이 있는 사람이고 신뢰가 마음의 중심입니다. 함께 꿈을 키웁니다.',
    declined: '잘 모르겠습니다.',
  },
  {
    language: 'th',
    question: 'ของมาส่งโดยกล่องเสียหาย คุณทำอย่างไร',
    low: 'รับไว้โดยไม่ดู',
    top: 'นับกล่อง, ถ่ายรูปความเสียหาย, เขียนในใบส่งของ, รายงานในวันเดียวกัน',
    facts: ['นับกล่อง', 'ถ่ายรูปความเสียหาย', 'เขียนในใบส่งของ'],
    concrete: 'ก่อนอื่นผมนับกล่องและถ่ายรูปความเสียหาย จากนั้นผมเขียนในใบส่งของ เพราะมิฉะนั้นผู้ขายจะไม่จ่าย ปีที่แล้วเราได้เงินคืน 800 ยูโร',
    empty: 'ทุกการส่งคือของขวัญ ผมเป็นคนที่มีความหลงใหล ความไว้วางใจคือหัวใจของทุกอย่าง ร่วมกันเราเติบโต',
    declined: 'ไม่ทราบครับ',
  },
];
