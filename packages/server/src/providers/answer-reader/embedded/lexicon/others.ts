import { type EvidenceLexicon, list } from './categories.ts';

export const fi: EvidenceLexicon = {
  self: list(
    'minä | mä | minun | minut | minulla | itse | olen | tein | otin | soitin | kysyin | tarkistin | kirjoitin | mittasin | laskin',
  ),
  team: list('me | meidän | meillä | meitä | teimme | otimme | olemme'),
  not: list('ei | en | emme | eivät | ilman | koskaan | mitään | kukaan'),
  reason: list('koska | siksi | sillä | jotta | siten | takia | vuoksi | muuten | syy | syynä | joten'),
  condition: list('jos | kun | mikäli | kunhan | heti kun | ellei | kunnes | vähintään | enintään | aikana | yli'),
  order: list(
    'ensin | ensiksi | toiseksi | kolmanneksi | sitten | sen jälkeen | jälkeen | ennen | myöhemmin | lopuksi | heti | samalla | sillä välin | vaihe vaiheelta | päivittäin | joka viikko | joka aamu | siitä lähtien',
  ),
  contrast: list('sen sijaan | sijasta | vaan | vaikka | paitsi | verrattuna | kustannuksella | toisaalta'),
  action: list(
    'tarkist* | mitta* | mittas* | laske* | laski* | vertaa* | vertas* | kysy* | soita* | soiti* | katso* | kirjoita* | kirjoiti* | kirjaa* | jaa* | jao* | lajittel* | testa* | rakenn* | rakens* | muut* | vaihd* | vaihto* | korva* | poist* | laita* | laitoi* | otan | otin | otimme | teen | tein | teimme | pysäyt* | sulje* | sulki* | korja* | ratkais* | suunnittel* | näytä* | selit* | ilmoit* | kerro* | keskustel* | valits* | lähet* | etsi* | löys* | siirr* | siirs*',
  ),
  occasion: list(
    'viime vuonna | viime kuussa | viime viikolla | edellisessä | kun olin | kun olimme | kerran | eräänä päivänä | esimerkiksi | vuosi sitten | vuotta sitten | tammikuussa | helmikuussa | maaliskuussa | huhtikuussa | toukokuussa | kesäkuussa | heinäkuussa | elokuussa | syyskuussa | lokakuussa | marraskuussa | joulukuussa | eräs asiakas',
  ),
  result: list(
    'lopulta | tuloksena | tulos oli | siitä lähtien | laski | nousi | parani* | vähen* | puolittu* | kaksinkertaist* | säästi* | ratkesi | toimi | ajoissa | ei palannut',
  ),
  hedge: list(
    'ehkä | mahdollisesti | luultavasti | todennäköisesti | jotenkin | ja niin edelleen | tai jotain | periaatteessa | yleensä | yleisesti | tavallisesti | joskus | oikeastaan | riippuu | luulen | uskoisin | yritän',
  ),
  sweeping: list('kaikki | aina | kukaan | kaikkialla | nykyään | tietysti | ihmiset | täytyy'),
  dismiss: list(
    'ei ongelmaa | ei ole ongelma | ei niin tärkeä* | ei tarvitse | tarpeeton* | liian monimutkai* | liian kallis* | kestää liian | ajanhukkaa | ei kannata | ei hyödytä | ei väliä | sama se | ei muuta mitään | riittää | kyllä se | niin se on | aina ollut | joka tapauksessa | kuitenkin | ei aikaa | pelkkää teoriaa | paperilla | muodollisuus | huonoa tuuria | sattuu | ei aavistustakaan | vain | toivon | odottaa | on normaalia',
  ),
  blame: list(
    'syy on | heidän ongelmansa | ei ole minun | ei kuulu meille | pääkonttori | pomot | jätän muille | asiantuntijat | heidän pitäisi',
  ),
  boast: list(
    'minut tunnetaan | tunnettu | ihmiset sanovat | intohimo* | rakastan | ylpeä | uskon | vuosien kokemus | kokemukseni | olen ihminen | olen henkilö | innostu* | kiehtova* | upea* | mahtava* | inspiroi* | hyvä kysymys | seminaari* | konferenssi*',
  ),
  lofty: list(
    'sydän | sydäm* | sielu* | arvot | arvoja | luottamus* | visio* | kulttuuri* | energia* | hymy* | ihmisyy* | yhdessä | kunnioit* | vuoropuhelu* | matka | tarina* | harmonia* | tasapaino* | yhteishenki* | kokonaisvaltai* | mahdollisuu* | filosofia* | viestintä* | elämä* | unelm* | synergia*',
  ),
  naming: list('nämä sanat | nuo sanat | käsitteet | termit | muotisana* | kaikki tämä | kaikki nuo | nämä asiat'),
  decline: list(
    'en tiedä | ei aavistustakaan | en osaa vastata | en osaa sanoa | en halua vastata | mieluummin en | en tunne | en ole koskaan | ei ole kokemusta | seuraava kysymys | ei tule mitään mieleen | ohitetaan tämä | ohitan tämän',
  ),
  kin: list(
    'vaimoni | mieheni | aviomieheni | puolisoni | poikani | tyttäreni | lapseni | lasteni | äitini | isäni | vanhempani | veljeni | siskoni | poikamme | tyttäremme | lapsemme | vanhempainvapaa* | äitiysloma* | isyysloma* | hoitovapaa* | perheeni | äitinä | isänä',
  ),
  intro: list(
    'nimeni on | olen kotoisin | synnyin | syntynyt | kasvoin | naisena | miehenä | äidinkiel* | korostukseni | vuotta vanha | olen naimisissa',
  ),
};

export const ru: EvidenceLexicon = {
  self: list('я | мой | моя | моё | мои | мне | меня | мной'),
  team: list('мы | наш | наша | наше | наши | нам | нас'),
  not: list('не | нет | ни | никогда | ничего | никто | без'),
  reason: list(
    'потому что | поэтому | так как | чтобы | из-за | поскольку | иначе | причина | причину | благодаря | вследствие | значит',
  ),
  condition: list(
    'если | когда | пока | как только | при условии | до тех пор | не менее | не более | минимум | максимум | в течение | выше',
  ),
  order: list(
    'сначала | сперва | во-первых | во-вторых | в-третьих | потом | затем | после этого | после | перед | до этого | позже | наконец | сразу | немедленно | одновременно | тем временем | шаг за шагом | ежедневно | каждую неделю | каждое утро | с тех пор',
  ),
  contrast: list(
    'вместо | а не | хотя | тогда как | кроме | по сравнению | компромисс | за счёт | за счет | с одной стороны | с другой стороны',
  ),
  action: list(
    'провер* | измер* | посчита* | считаю | подсчит* | сравни* | спрашив* | спроси* | звоню | позвон* | смотрю | посмотр* | пишу | написа* | запис* | раздел* | сортир* | тестир* | постро* | измен* | меня* | замен* | убира* | убра* | став* | постав* | кладу | беру | взял* | дела* | сдела* | останов* | закры* | ремонт* | исправ* | реш* | планир* | рассчит* | показ* | объясн* | сообщ* | обсуд* | обсужд* | выбир* | выбра* | отправ* | ищу | искал* | нашёл | нашел | нашли | перенес* | перенёс* | взвеш*',
  ),
  occasion: list(
    'в прошлом году | в прошлом месяце | на прошлой неделе | на прошлой работе | на прежней работе | когда я | когда мы | однажды | как-то раз | например | год назад | года назад | в январе | в феврале | в марте | в апреле | в мае | в июне | в июле | в августе | в сентябре | в октябре | в ноябре | в декабре | у нас был* | один клиент',
  ),
  result: list(
    'в итоге | в результате | результат | с тех пор | упал* | снизил* | вырос* | улучш* | сократил* | уменьшил* | удвоил* | сэконом* | решен* | заработал* | вовремя | больше не повтор*',
  ),
  hedge: list(
    'может быть | возможно | наверное | вероятно | как-то | и так далее | и т.д. | или что-то | в принципе | в общем | обычно | как правило | иногда | в целом | зависит | можно было бы | я думаю | мне кажется | стараюсь',
  ),
  sweeping: list('все | всегда | никто | всё | везде | в наше время | конечно | люди | надо'),
  dismiss: list(
    'нет проблем | не проблема | не так важно | не нужно | не обязательно | лишнее | слишком сложно | слишком дорого | слишком долго | трата времени | не стоит | нет смысла | бесполезно | всё равно | все равно | без разницы | ничего не меняет | достаточно | хватит | обойдётся | так уж | так есть | всегда так | в любом случае | нет времени | только теория | на бумаге | формальность | не повезло | бывает | понятия не имею | просто | надеюсь | подождать | это нормально',
  ),
  blame: list(
    'вина | виноват* | их проблема | не моя | не наша задача | головной офис | начальство | пусть они | они должны | оставлю | эксперты',
  ),
  boast: list(
    'известен | меня знают | люди говорят | страсть | страстн* | обожаю | люблю | горжусь | верю в | лет опыта | мой опыт | я человек | энтузиа* | увлекательн* | замечательн* | потрясающ* | вдохнов* | хороший вопрос | отличный вопрос | семинар | конференци* | награда',
  ),
  lofty: list(
    'сердц* | душа | души | душой | ценност* | доверие | видение | миссия | культура | энерги* | улыбк* | человеч* | вместе | уважение | диалог | путешествие | история | гармония | баланс | дух | командный дух | целостн* | возможност* | философия | общение | жизнь | мечт* | синерги*',
  ),
  naming: list('эти слова | эти термины | термины | модные слова | всё это | все это | все эти | эти вещи'),
  decline: list(
    'не знаю | я не знаю | понятия не имею | не могу ответить | не хочу отвечать | предпочёл бы не | не знаком | никогда не делал* | нет опыта | следующий вопрос | ничего не приходит в голову | пропустим этот | пропущу этот',
  ),
  kin: list(
    'моя жена | мой муж | моей женой | моим мужем | мой сын | моя дочь | мои дети | мой ребёнок | мой ребенок | моих детей | моя мать | моя мама | мой отец | мой папа | мои родители | моих родителей | мой брат | моя сестра | наш сын | наша дочь | наши дети | декрет* | отпуск по уходу | моя семья | мать двоих | отец двоих',
  ),
  intro: list(
    'меня зовут | моё имя | я из | я родом | родился | родилась | вырос в | выросла | как женщина | как мужчина | как мать | как отец | родной язык | мой акцент | лет мне | замужем | женат',
  ),
};

export const vi: EvidenceLexicon = {
  self: list('tôi | em | mình | của tôi'),
  team: list('chúng tôi | chúng ta | nhóm tôi | đội tôi'),
  not: list('không | chưa | chẳng | đừng | không ai | không bao giờ'),
  reason: list('vì | bởi vì | do đó | vì vậy | vì thế | nên | để | nhằm | nguyên nhân | lý do | nhờ | nếu không'),
  condition: list(
    'nếu | khi | miễn là | ngay khi | trừ khi | cho đến khi | ít nhất | nhiều nhất | trong vòng | trên mức',
  ),
  order: list(
    'đầu tiên | trước tiên | thứ nhất | thứ hai | thứ ba | sau đó | tiếp theo | rồi | trước khi | sau khi | cuối cùng | ngay lập tức | ngay | đồng thời | trong lúc đó | từng bước | hàng ngày | mỗi tuần | mỗi sáng | từ đó',
  ),
  contrast: list(
    'thay vì | mặc dù | tuy nhiên | trong khi | ngoại trừ | so với | đánh đổi | một mặt | mặt khác | chứ không',
  ),
  action: list(
    'kiểm tra | đo | đếm | so sánh | hỏi | gọi | xem lại | xem xét | viết | ghi lại | ghi | tách | chia | phân loại | thử | xây | thay đổi | đổi | thay thế | bỏ | gỡ | đặt | lấy | làm | dừng | đóng | sửa | giải quyết | lập kế hoạch | tính | cho xem | giải thích | báo | thông báo | trao đổi | chọn | gửi | tìm | tìm thấy | chuyển | cân',
  ),
  occasion: list(
    'năm ngoái | tháng trước | tuần trước | ở công ty cũ | khi tôi | khi chúng tôi | có lần | một lần | một hôm | ví dụ | cách đây | tháng một | tháng hai | tháng ba | tháng tư | tháng năm | tháng sáu | tháng bảy | tháng tám | tháng chín | tháng mười | một khách hàng',
  ),
  result: list(
    'cuối cùng | kết quả | từ đó | giảm | tăng | cải thiện | tiết kiệm | đã giải quyết | đã xong | đúng hạn | không tái diễn',
  ),
  hedge: list(
    'có lẽ | có thể | chắc là | đại khái | vân vân | hay gì đó | về nguyên tắc | nói chung | thường | thường thì | đôi khi | tùy | tôi nghĩ | tôi cho rằng | cố gắng',
  ),
  sweeping: list(
    'mọi người | ai cũng | luôn luôn | luôn | không ai | mọi thứ | khắp nơi | ngày nay | tất nhiên | người ta | phải',
  ),
  dismiss: list(
    'không sao | không vấn đề | không quan trọng | không cần | không cần thiết | quá phức tạp | quá đắt | mất quá nhiều thời gian | mất thời gian | không đáng | vô ích | không khác gì | là đủ | đủ rồi | rồi sẽ ổn | vốn là vậy | luôn như vậy | dù sao | không có thời gian | chỉ là lý thuyết | trên giấy | hình thức | xui | chuyện thường | chịu | chỉ cần | hy vọng | chờ xem | là bình thường',
  ),
  blame: list('lỗi của | tại họ | vấn đề của họ | không phải việc | trụ sở | cấp trên | để họ | họ phải | chuyên gia'),
  boast: list(
    'được biết đến | mọi người nói | đam mê | yêu thích | tự hào | tôi tin vào | năm kinh nghiệm | kinh nghiệm của tôi | tôi là người | nhiệt huyết | tuyệt vời | truyền cảm hứng | câu hỏi hay | giải thưởng | hội thảo',
  ),
  lofty: list(
    'trái tim | tâm hồn | giá trị | niềm tin | tầm nhìn | sứ mệnh | văn hóa | năng lượng | nụ cười | con người | cùng nhau | tôn trọng | đối thoại | hành trình | câu chuyện | hài hòa | cân bằng | tinh thần | toàn diện | cơ hội | triết lý | cuộc sống | ước mơ',
  ),
  naming: list('những từ này | những từ đó | các thuật ngữ | thuật ngữ | tất cả những | những điều này | những thứ đó'),
  decline: list(
    'tôi không biết | không biết | không rõ | không thể trả lời | không muốn trả lời | tôi chưa từng | chưa từng làm | không có kinh nghiệm | câu tiếp theo | không nghĩ ra | xin bỏ qua',
  ),
  kin: list(
    'vợ tôi | chồng tôi | con tôi | con trai tôi | con gái tôi | mẹ tôi | bố tôi | cha tôi | bố mẹ tôi | anh trai tôi | chị gái tôi | em trai tôi | em gái tôi | các con tôi | nghỉ thai sản | gia đình tôi | con nhỏ của tôi',
  ),
  intro: list(
    'tên tôi là | tôi tên | tôi đến từ | tôi sinh ra | quê tôi | lớn lên ở | là phụ nữ | là đàn ông | là một người mẹ | là một người cha | tiếng mẹ đẻ | giọng của tôi | tuổi',
  ),
};

export const hi: EvidenceLexicon = {
  self: list('मैं | मैंने | मेरा | मेरी | मेरे | मुझे | मुझसे'),
  team: list('हम | हमने | हमारा | हमारी | हमारे | हमें'),
  not: list('नहीं | न | मत | कभी नहीं | कुछ नहीं | कोई नहीं | बिना'),
  reason: list('क्योंकि | इसलिए | ताकि | के कारण | की वजह से | वरना | अन्यथा | कारण | वजह | जिससे'),
  condition: list('अगर | यदि | जब | जब तक | जैसे ही | बशर्ते | कम से कम | ज़्यादा से ज़्यादा | अधिक से अधिक | के भीतर | से ऊपर'),
  order: list(
    'पहले | सबसे पहले | पहला | दूसरा | तीसरा | फिर | उसके बाद | इसके बाद | के बाद | से पहले | बाद में | अंत में | तुरंत | फौरन | साथ ही | इस बीच | कदम दर कदम | रोज़ | रोज | हर हफ्ते | हर सुबह | तब से',
  ),
  contrast: list('के बजाय | की जगह | बल्कि | हालांकि | जबकि | के अलावा | की तुलना में | एक ओर | दूसरी ओर'),
  action: list(
    'जांच* | जाँच* | माप* | नाप* | गिन* | तुलना | पूछ* | फोन किया | फ़ोन | देखा | देखता | देखती | देखूंगा | लिख* | दर्ज | बांट* | बाँट* | अलग कि* | अलग कर* | परखा | परीक्षण | बनाया | बनात* | बदल* | हटा* | रखा | रखत* | लिया | लेत* | किया | रोका | रोक* | बंद किया | बंद कर* | ठीक किया | ठीक कर* | सुलझा* | योजना | गणना | दिखा* | समझा* | बताया | बतात* | सूचित | चुना | भेजा | भेज* | खोजा | ढूंढ* | पाया | मिला | तौला',
  ),
  occasion: list(
    'पिछले साल | पिछले महीने | पिछले हफ्ते | पिछली नौकरी | जब मैं | जब हम | एक बार | एक दिन | उदाहरण के लिए | साल पहले | जनवरी में | फरवरी में | मार्च में | अप्रैल में | मई में | जून में | जुलाई में | अगस्त में | सितंबर में | अक्टूबर में | नवंबर में | दिसंबर में | एक ग्राहक',
  ),
  result: list(
    'अंत में | नतीजा | परिणाम | तब से | घट गया | घटकर | कम हो ग* | बढ़ ग* | बढ़कर | सुधर* | सुधार हुआ | दोगुना | आधा | बचत | हल हो गया | समय पर | दोबारा नहीं',
  ),
  hedge: list(
    'शायद | हो सकता है | संभवतः | किसी तरह | वगैरह | इत्यादि | या कुछ | सिद्धांत रूप में | आम तौर पर | आमतौर पर | कभी-कभी | निर्भर करता | मुझे लगता है | कोशिश',
  ),
  sweeping: list('सब | सभी लोग | हमेशा | कोई नहीं | सब कुछ | हर जगह | आजकल | ज़ाहिर है | लोग | चाहिए ही'),
  dismiss: list(
    'कोई समस्या नहीं | कोई बात नहीं | ज़रूरी नहीं | जरूरी नहीं | ज़रूरत नहीं | जरूरत नहीं | बेकार | बहुत जटिल | बहुत महंगा | बहुत समय लग* | समय की बर्बादी | फर्क नहीं | फ़र्क नहीं | काफी है | काफ़ी है | ऐसा ही है | हमेशा से | वैसे भी | समय नहीं | केवल सिद्धांत | कागज़ पर | औपचारिकता | किस्मत | होता रहता | पता नहीं क्या | बस | उम्मीद | इंतज़ार | सामान्य है',
  ),
  blame: list('गलती | उनकी समस्या | मेरा काम नहीं | हमारा काम नहीं | मुख्यालय | बड़े साहब | उन पर छोड़* | वे जानें | विशेषज्ञ'),
  boast: list(
    'जाना जाता | लोग कहते | जुनून | प्यार है | गर्व | विश्वास रखता | साल का अनुभव | वर्षों का अनुभव | मेरा अनुभव | मैं ऐसा व्यक्ति | उत्साह* | अद्भुत | शानदार | प्रेरणा | प्रेरित | अच्छा सवाल | पुरस्कार | संगोष्ठी',
  ),
  lofty: list(
    'दिल | आत्मा | मूल्य | विश्वास | दृष्टि | मिशन | संस्कृति | ऊर्जा | मुस्कान | इंसान | मानवीय | मिलकर | सम्मान | संवाद | यात्रा | कहानी | सामंजस्य | संतुलन | भावना | समग्र | अवसर | दर्शन | जीवन | सपना | सपने',
  ),
  naming: list('ये शब्द | इन शब्दों | शब्दावली | ये सब शब्द | ये सब | ये सारी बातें | ये चीज़ें'),
  decline: list(
    'मुझे नहीं पता | पता नहीं | मैं नहीं जानता | मैं नहीं जानती | जवाब नहीं दे सकता | जवाब नहीं देना | नहीं बताना चाह* | कभी नहीं किया | अनुभव नहीं | अगला सवाल | कुछ याद नहीं आ रहा | इसे छोड़ देते हैं',
  ),
  kin: list(
    'मेरी पत्नी | मेरे पति | मेरा बेटा | मेरी बेटी | मेरे बच्चे | मेरे बच्चों | मेरी माँ | मेरी मां | मेरे पिता | मेरे माता-पिता | मेरा भाई | मेरी बहन | हमारा बेटा | हमारी बेटी | हमारे बच्चे | मातृत्व अवकाश | पितृत्व अवकाश | मेरा परिवार | मेरे परिवार',
  ),
  intro: list(
    'मेरा नाम | का रहने वाला | की रहने वाली | जन्म | पला बढ़ा | पली बढ़ी | एक महिला के | एक औरत के | एक पुरुष के | एक माँ के | एक पिता के | मातृभाषा | मेरा लहजा | साल का हूँ | साल की हूँ',
  ),
};

const malay: EvidenceLexicon = {
  self: list('saya | aku'),
  team: list('kami | kita | pasukan kami | tim kami'),
  not: list('tidak | bukan | tiada | jangan | tak | belum | tanpa | tidak pernah'),
  reason: list(
    'kerana | karena | sebab | oleh itu | oleh karena itu | jadi | supaya | agar | untuk mengelak | akibat | kalau tidak | puncanya | penyebab | punca | alasan',
  ),
  condition: list(
    'jika | kalau | apabila | bila | ketika | selagi | selama | sebaik | begitu | kecuali | sehingga | sampai | sekurang-kurangnya | minimal | paling lama | maksimal | dalam masa | dalam waktu | melebihi',
  ),
  order: list(
    'pertama | mula-mula | pertama-tama | kedua | ketiga | kemudian | selepas itu | setelah itu | lalu | sebelum | selepas | setelah | nanti | akhirnya | terakhir | segera | langsung | serentak | bersamaan | sementara itu | langkah demi langkah | setiap hari | setiap minggu | setiap pagi | sejak itu',
  ),
  contrast: list(
    'bukannya | daripada hanya | alih-alih | melainkan | walaupun | meskipun | sedangkan | sementara | berbanding | dibandingkan | di satu sisi | di sisi lain',
  ),
  action: list(
    'periksa | memeriksa | semak | menyemak | cek | mengecek | ukur | mengukur | kira | mengira | hitung | menghitung | banding* | membanding* | tanya | bertanya | menanyakan | telefon | menelefon | hubungi | menghubungi | lihat | melihat | tulis | menulis | catat | mencatat | asing* | mengasing* | pisah* | memisah* | bahagi* | membagi | uji | menguji | bina | membina | bangun | membangun | ubah | mengubah | ganti | mengganti* | buang | membuang | letak | meletak* | ambil | mengambil | buat | membuat | henti* | menghenti* | tutup | menutup | baiki | membaiki | perbaiki | memperbaiki | selesai* | menyelesai* | rancang | merancang | tunjuk* | menunjuk* | jelas* | menjelas* | maklum* | memaklum* | lapor* | melapor* | bincang | berbincang | pilih | memilih | hantar | menghantar | kirim | mengirim | cari | mencari | jumpa | menemukan | pindah* | memindah* | timbang | menimbang',
  ),
  occasion: list(
    'tahun lepas | tahun lalu | bulan lepas | bulan lalu | minggu lepas | minggu lalu | di tempat kerja lama | di pekerjaan sebelumnya | semasa saya | waktu saya | ketika saya | pernah sekali | suatu hari | pada suatu | contohnya | misalnya | setahun lalu | dua tahun lalu | pada januari | pada februari | pada mac | pada maret | pada april | pada mei | pada jun | pada juni | pada julai | pada juli | pada ogos | pada agustus | pada september | pada oktober | pada november | pada disember | pada desember | seorang pelanggan',
  ),
  result: list(
    'akhirnya | hasilnya | keputusannya | sejak itu | turun | naik | menurun | meningkat | bertambah baik | membaik | berkurang | berganda | jimat | menjimatkan | hemat | menghemat | selesai | berjaya | berhasil | tepat waktu | tepat pada masa | tidak berulang',
  ),
  hedge: list(
    'mungkin | barangkali | boleh jadi | entah bagaimana | dan sebagainya | dan lain-lain | atau apa | pada dasarnya | secara umum | biasanya | kadang-kadang | bergantung | tergantung | saya rasa | saya fikir | saya pikir | cuba | mencoba',
  ),
  sweeping: list(
    'semua orang | sentiasa | selalu | tiada siapa | tidak ada yang | segalanya | semuanya | di mana-mana | zaman sekarang | tentu saja | sudah tentu | orang | harus',
  ),
  dismiss: list(
    'tiada masalah | tidak masalah | tidak begitu penting | tidak penting | tidak perlu | terlalu rumit | terlalu mahal | terlalu lama | membuang masa | buang waktu | tidak berbaloi | tidak berguna | percuma | sama saja | tidak mengubah | sudah cukup | cukup dengan | memang begitu | memang begini | dari dulu | bagaimanapun | tak kisah | tidak ada waktu | tiada masa | teori saja | hanya teori | di atas kertas | formaliti | formalitas | nasib | biasa terjadi | entah | cuma | hanya perlu | berharap | tunggu saja | biasa saja | itu biasa',
  ),
  blame: list(
    'salah mereka | masalah mereka | bukan tugas | bukan kerja | bukan urusan | ibu pejabat | kantor pusat | bos | biar mereka | mereka patut | mereka harus | pakar | para ahli',
  ),
  boast: list(
    'dikenali sebagai | dikenal sebagai | orang kata | orang bilang | minat mendalam | semangat saya | saya suka | saya cinta | bangga | saya percaya | tahun pengalaman | pengalaman saya | saya seorang yang | saya orang yang | teruja | hebat | luar biasa | mengagumkan | inspirasi | soalan bagus | pertanyaan bagus | anugerah | penghargaan | seminar | persidangan',
  ),
  lofty: list(
    'hati | jiwa | nilai-nilai | kepercayaan | visi | misi | budaya | tenaga | energi | senyuman | manusia | kemanusiaan | bersama-sama | hormat | dialog | perjalanan | kisah | cerita | harmoni | keseimbangan | semangat | holistik | peluang | falsafah | filosofi | komunikasi | kehidupan | impian | mimpi | sinergi',
  ),
  naming: list(
    'kata-kata ini | perkataan ini | istilah | istilah-istilah | semua itu | semua ini | perkara-perkara ini | hal-hal ini',
  ),
  decline: list(
    'saya tidak tahu | saya tak tahu | tidak tahu | tidak pasti | tidak boleh jawab | tidak bisa menjawab | tidak mahu menjawab | tidak mau menjawab | belum pernah | tiada pengalaman | tidak ada pengalaman | soalan seterusnya | pertanyaan berikutnya | tidak terpikir | tidak terlintas | lewati saja | langkau soalan',
  ),
  kin: list(
    'isteri saya | istri saya | suami saya | anak saya | anak lelaki saya | anak perempuan saya | anak-anak saya | ibu saya | bapa saya | ayah saya | ibu bapa saya | orang tua saya | abang saya | kakak saya | adik saya | cuti bersalin | cuti melahirkan | keluarga saya | anak kami',
  ),
  intro: list(
    'nama saya | saya berasal | saya dari | saya lahir | dilahirkan di | dibesarkan di | sebagai wanita | sebagai perempuan | sebagai lelaki | sebagai laki-laki | sebagai ibu | sebagai bapa | sebagai ayah | bahasa ibunda | bahasa ibu | loghat saya | logat saya | tahun umur | saya berkahwin | saya menikah',
  ),
};
export const ms: EvidenceLexicon = malay;
export const id: EvidenceLexicon = malay;

export const zh: EvidenceLexicon = {
  self: list('我 | 本人'),
  team: list('我们 | 咱们 | 我們'),
  not: list('不 | 没有 | 没 | 从不 | 无 | 未'),
  reason: list('因为 | 所以 | 因此 | 由于 | 为了 | 以便 | 否则 | 原因 | 导致 | 以免'),
  condition: list('如果 | 要是 | 当 | 只要 | 一旦 | 除非 | 直到 | 至少 | 最多 | 之内 | 以上 | 超过'),
  order: list(
    '首先 | 第一 | 第二 | 第三 | 然后 | 接着 | 之后 | 之前 | 随后 | 最后 | 马上 | 立刻 | 立即 | 同时 | 逐步 | 每天 | 每周 | 每天早上 | 从那以后',
  ),
  contrast: list('而不是 | 代替 | 虽然 | 尽管 | 而非 | 除了 | 相比 | 对比 | 权衡 | 代价 | 一方面 | 另一方面'),
  action: list(
    '检查 | 核对 | 测量 | 统计 | 比较 | 询问 | 打电话 | 查看 | 写下 | 记录 | 分开 | 拆分 | 分类 | 测试 | 建立 | 修改 | 改成 | 更换 | 替换 | 删除 | 放到 | 取出 | 停止 | 关闭 | 修复 | 解决 | 计划 | 计算 | 展示 | 解释 | 通知 | 报告 | 讨论 | 选择 | 发送 | 查找 | 找到 | 移动 | 称重 | 回滚 | 确认 | 安排',
  ),
  occasion: list(
    '去年 | 上个月 | 上周 | 上一份工作 | 之前的公司 | 当时 | 有一次 | 有一天 | 例如 | 比如 | 年前 | 一月 | 二月 | 三月 | 四月 | 五月 | 六月 | 七月 | 八月 | 九月 | 十月 | 十一月 | 十二月 | 有个客户 | 有位客户',
  ),
  result: list(
    '最终 | 结果 | 最后 | 下降 | 降到 | 降低了 | 上升 | 提高了 | 提升了 | 改善 | 减少了 | 翻倍 | 节省 | 解决了 | 恢复了 | 按时 | 再也没有',
  ),
  hedge: list(
    '也许 | 可能 | 大概 | 或许 | 某种程度 | 等等 | 之类 | 原则上 | 一般来说 | 通常 | 有时 | 看情况 | 我觉得 | 我想 | 尽量',
  ),
  sweeping: list('大家 | 总是 | 没有人 | 所有人 | 一切 | 到处 | 现在的人 | 当然 | 人们 | 必须'),
  dismiss: list(
    '没问题 | 没关系 | 不重要 | 没那么重要 | 不需要 | 没必要 | 太复杂 | 太贵 | 太久 | 太麻烦 | 浪费时间 | 不值得 | 没用 | 无所谓 | 没区别 | 够了 | 足够了 | 会好的 | 就是这样 | 一直这样 | 反正 | 没时间 | 只是理论 | 纸上 | 形式而已 | 走形式 | 倒霉 | 难免 | 不知道为什么 | 只要 | 希望 | 等等看 | 很正常 | 正常的',
  ),
  blame: list('怪 | 他们的问题 | 他们的错 | 不是我的 | 不归我 | 总部 | 领导决定 | 老板决定 | 让他们 | 他们应该 | 专家'),
  boast: list(
    '大家都说 | 别人说我 | 热情 | 热爱 | 自豪 | 我相信 | 年经验 | 多年经验 | 我的经验 | 我是一个 | 我这个人 | 精彩 | 了不起 | 鼓舞 | 好问题 | 获奖 | 研讨会',
  ),
  lofty: list(
    '心灵 | 内心 | 灵魂 | 价值观 | 信任 | 愿景 | 使命 | 文化 | 能量 | 微笑 | 人性 | 一起 | 尊重 | 对话 | 旅程 | 故事 | 和谐 | 平衡 | 精神 | 整体 | 机会 | 哲学 | 沟通 | 人生 | 梦想 | 协同',
  ),
  naming: list('这些词 | 这些概念 | 术语 | 流行词 | 所有这些 | 这些东西 | 这些事情'),
  decline: list(
    '我不知道 | 不知道 | 不清楚 | 无法回答 | 不想回答 | 没做过 | 没有经验 | 下一个问题 | 跳过 | 想不起来 | 想不出来',
  ),
  kin: list(
    '我的妻子 | 我妻子 | 我老婆 | 我的丈夫 | 我丈夫 | 我老公 | 我儿子 | 我女儿 | 我的孩子 | 我孩子 | 我母亲 | 我妈妈 | 我父亲 | 我爸爸 | 我父母 | 我哥哥 | 我弟弟 | 我姐姐 | 我妹妹 | 产假 | 育儿假 | 陪产假 | 我的家人 | 我家人 | 照顾孩子 | 照顾父母',
  ),
  intro: list(
    '我叫 | 我的名字 | 我来自 | 我出生 | 长大 | 作为女性 | 作为女人 | 作为男性 | 作为母亲 | 作为父亲 | 母语 | 我的口音 | 岁',
  ),
};

export const ja: EvidenceLexicon = {
  self: list('私 | わたし | 僕 | 自分 | 俺'),
  team: list('私たち | 我々 | 弊社 | うちの | 私達 | チーム'),
  not: list('ない | ません | なく | なかった | せず | ずに'),
  reason: list('なので | ので | から | ため | したがって | そのため | 原因 | 理由 | ように | さもないと'),
  condition: list('もし | 場合 | たら | れば | 限り | 次第 | まで | 少なくとも | 最大 | 以内 | 以上'),
  order: list(
    'まず | 最初に | 第一に | 第二に | 次に | それから | その後 | 前に | 後に | 最後に | すぐに | 直ちに | 同時に | 順番に | 毎日 | 毎週 | 毎朝 | それ以来',
  ),
  contrast: list('代わりに | ではなく | けれども | 一方 | 以外 | 比べて | 比較 | トレードオフ | 犠牲'),
  action: list(
    '確認 | 調べ | 測定 | 測り | 測っ | 数え | 比較し | 尋ね | 聞き | 聞い | 電話し | 見直し | 書き | 書い | 記録し | 分け | 分割 | テストし | 作り | 作成 | 変更し | 交換し | 置き換え | 削除し | 置き | 取り出 | 止め | 停止 | 閉め | 修理 | 修正 | 解決し | 計画 | 計算 | 見せ | 説明し | 報告し | 連絡し | 相談し | 選び | 選択し | 送り | 送っ | 探し | 見つけ | 移し | 移動し',
  ),
  occasion: list(
    '昨年 | 去年 | 先月 | 先週 | 前職 | 以前の会社 | 当時 | ある日 | 一度 | 例えば | たとえば | 年前 | 一月 | 1月 | 2月 | 3月 | 4月 | 5月 | 6月 | 7月 | 8月 | 9月 | 10月 | 11月 | 12月 | あるお客様',
  ),
  result: list(
    '結果 | 最終的に | その結果 | 下がり | 減り | 減少し | 増え | 改善し | 改善され | 半減 | 倍増 | 節約 | 解決し | 解決され | 間に合い | 再発し',
  ),
  hedge: list(
    'たぶん | おそらく | かもしれ | なんとなく | など | とか | 原則として | 一般的に | 普通は | 通常 | 時々 | 場合による | と思い | できるだけ',
  ),
  sweeping: list('みんな | 皆 | いつも | 誰も | すべて | どこでも | 最近は | もちろん | 人々'),
  dismiss: list(
    '問題ない | 問題ありません | 大した | 重要ではない | 必要ない | 必要ありません | 不要 | 複雑すぎ | 高すぎ | 時間がかかりすぎ | 時間の無駄 | 価値がない | 意味がない | どうでも | 変わらない | 十分 | なんとかなる | そういうもの | 昔から | どうせ | とにかく | 時間がない | 理論だけ | 机上 | 形式的 | 運が悪 | 仕方ない | しょうがない | だけでいい | 願う | 様子を見 | 普通です',
  ),
  blame: list('のせい | 彼らの問題 | 私の仕事ではない | 本社 | 上司が決め | 任せ | 専門家'),
  boast: list(
    'と言われ | 知られて | 情熱 | 大好き | 誇り | 信じて | 年の経験 | 長年の経験 | 私の経験 | 素晴らしい | 感動 | 刺激 | 良い質問 | 受賞 | セミナー',
  ),
  lofty: list(
    '心 | 魂 | 価値観 | 信頼 | ビジョン | 使命 | 文化 | エネルギー | 笑顔 | 人間 | 一緒に | 尊重 | 対話 | 旅 | 物語 | 調和 | バランス | 精神 | 全体的 | 可能性 | 哲学 | コミュニケーション | 人生 | 夢',
  ),
  naming: list('これらの言葉 | こうした言葉 | 用語 | 流行語 | これらすべて | こういうこと'),
  decline: list(
    'わかりません | 分かりません | わからない | 知りません | 答えられません | 答えたくありません | やったことがありません | 経験がありません | 次の質問 | パスします | 思いつきません | 思い浮かびません | 特にありません',
  ),
  kin: list(
    '私の妻 | 妻が | 妻は | 私の夫 | 夫が | 夫は | 息子が | 息子は | 娘が | 娘は | 私の子供 | 子供が生まれ | 私の母 | 母が | 私の父 | 父が | 両親 | 私の兄 | 私の姉 | 私の弟 | 私の妹 | 育児休暇 | 育休 | 産休 | 介護休 | 家族が | 私の家族',
  ),
  intro: list(
    'と申します | 私の名前 | 出身 | 生まれ | 育ちました | 女性として | 男性として | 母として | 父として | 母語 | 母国語 | 訛り | 歳です',
  ),
};

export const ko: EvidenceLexicon = {
  self: list('저는 | 제가 | 저의 | 제 | 나는 | 내가 | 저도'),
  team: list('우리 | 저희 | 팀에서'),
  not: list('않 | 없 | 못 | 아니'),
  reason: list('때문 | 그래서 | 따라서 | 위해 | 그러므로 | 원인 | 이유 | 왜냐하면 | 그렇지 않으면 | 덕분'),
  condition: list('만약 | 경우 | 으면 | 하면 | 라면 | 한다면 | 때까지 | 적어도 | 최소 | 최대 | 이내 | 이상'),
  order: list(
    '먼저 | 우선 | 첫째 | 둘째 | 셋째 | 다음 | 그다음 | 그 후 | 이후 | 전에 | 나중에 | 마지막으로 | 바로 | 즉시 | 동시에 | 단계별 | 매일 | 매주 | 매일 아침 | 그 뒤로',
  ),
  contrast: list('대신 | 아니라 | 비록 | 반면 | 제외 | 비해 | 비교하면 | 절충 | 한편'),
  action: list(
    '확인 | 점검 | 측정 | 세어 | 셌 | 비교했 | 비교하 | 물어 | 물었 | 전화 | 살펴 | 적어 | 적었 | 기록 | 촬영 | 세고 | 셉니다 | 나누 | 나눴 | 분리 | 분류 | 테스트 | 만들 | 변경 | 바꿨 | 바꾸 | 교체 | 삭제 | 놓 | 꺼내 | 중단 | 멈추 | 멈췄 | 닫 | 수리 | 고쳤 | 고치 | 해결 | 계획 | 계산 | 보여 | 설명 | 알렸 | 알리 | 보고했 | 논의 | 선택 | 보냈 | 보내 | 찾 | 옮기 | 옮겼',
  ),
  occasion: list(
    '작년 | 지난달 | 지난주 | 이전 직장 | 전 직장 | 당시 | 한번은 | 어느 날 | 예를 들어 | 예컨대 | 년 전 | 1월 | 2월 | 3월 | 4월 | 5월 | 6월 | 7월 | 8월 | 9월 | 10월 | 11월 | 12월 | 한 고객',
  ),
  result: list(
    '결국 | 결과 | 그 결과 | 줄었 | 감소했 | 늘었 | 증가했 | 개선되 | 향상되 | 절감 | 절약 | 해결되 | 해결됐 | 제때 | 다시는',
  ),
  hedge: list(
    '아마 | 어쩌면 | 일지도 | 왠지 | 등등 | 같은 것 | 원칙적으로 | 일반적으로 | 보통 | 가끔 | 상황에 따라 | 생각합니다 | 노력',
  ),
  sweeping: list('모두가 | 항상 | 아무도 | 모든 것 | 어디나 | 요즘 | 당연히 | 사람들'),
  dismiss: list(
    '문제없 | 괜찮 | 중요하지 않 | 필요 없 | 필요하지 않 | 불필요 | 너무 복잡 | 너무 비싸 | 너무 오래 | 시간 낭비 | 가치가 없 | 의미 없 | 소용없 | 상관없 | 차이가 없 | 충분 | 잘 되겠 | 원래 그렇 | 늘 그랬 | 어차피 | 시간이 없 | 이론일 뿐 | 서류상 | 형식적 | 운이 나 | 어쩔 수 없 | 그냥 | 바라 | 지켜보 | 정상입니다',
  ),
  blame: list('탓 | 그들의 문제 | 제 일이 아니 | 본사 | 상사가 결정 | 맡기 | 전문가'),
  boast: list(
    '알려져 | 사람들은 제가 | 열정 | 사랑합니다 | 자랑 | 믿습니다 | 년의 경험 | 오랜 경험 | 제 경험 | 훌륭한 | 멋진 | 감동 | 영감 | 좋은 질문 | 수상 | 세미나',
  ),
  lofty: list(
    '마음 | 영혼 | 가치관 | 신뢰 | 비전 | 사명 | 문화 | 에너지 | 미소 | 인간 | 함께 | 존중 | 대화 | 여정 | 이야기 | 조화 | 균형 | 정신 | 전체적 | 기회 | 철학 | 소통 | 인생 | 꿈',
  ),
  naming: list('이 단어들 | 이런 말 | 용어 | 유행어 | 이 모든 | 이런 것들'),
  decline: list(
    '모르겠습니다 | 모릅니다 | 잘 모르 | 답할 수 없 | 답하고 싶지 | 해 본 적이 없 | 해본 적이 없 | 경험이 없 | 다음 질문 | 넘어가 | 생각나지 않 | 떠오르지 않 | 패스하겠',
  ),
  kin: list(
    '제 아내 | 아내가 | 제 남편 | 남편이 | 제 아들 | 제 딸 | 제 아이 | 아이들을 돌보 | 제 어머니 | 어머니를 | 제 아버지 | 아버지를 | 제 부모님 | 부모님을 | 제 형 | 제 누나 | 제 동생 | 우리 아들 | 우리 딸 | 육아휴직 | 출산휴가 | 제 가족',
  ),
  intro: list(
    '제 이름은 | 출신 | 태어나 | 태어났 | 자랐 | 여성으로서 | 여자로서 | 남성으로서 | 남자로서 | 엄마로서 | 아빠로서 | 모국어 | 제 억양 | 살입니다',
  ),
};

export const th: EvidenceLexicon = {
  self: list('ผม | ฉัน | ดิฉัน | หนู'),
  team: list('เรา | พวกเรา | ทีมของเรา'),
  not: list('ไม่ | ไม่มี | ไม่ได้ | ไม่เคย | อย่า'),
  reason: list('เพราะ | ดังนั้น | จึง | เพื่อ | เนื่องจาก | สาเหตุ | เหตุผล | มิฉะนั้น | ไม่งั้น'),
  condition: list('ถ้า | หาก | เมื่อ | ตราบใด | ทันทีที่ | เว้นแต่ | จนกว่า | อย่างน้อย | ไม่เกิน | ภายใน | มากกว่า'),
  order: list(
    'ก่อนอื่น | อันดับแรก | ขั้นแรก | จากนั้น | แล้วก็ | ต่อมา | ก่อนที่ | หลังจาก | ภายหลัง | สุดท้าย | ทันที | พร้อมกัน | ระหว่างนั้น | ทีละขั้น | ทุกวัน | ทุกสัปดาห์ | ทุกเช้า | ตั้งแต่นั้น',
  ),
  contrast: list('แทนที่จะ | แทน | แม้ว่า | ขณะที่ | ยกเว้น | เมื่อเทียบกับ | แลกกับ | ในทางกลับกัน'),
  action: list(
    'ตรวจสอบ | เช็ค | วัด | นับ | เปรียบเทียบ | ถาม | โทร | ดู | เขียน | จด | บันทึก | แยก | แบ่ง | ทดสอบ | สร้าง | เปลี่ยน | แทนที่ | ลบ | วาง | หยิบ | หยุด | ปิด | ซ่อม | แก้ไข | แก้ปัญหา | วางแผน | คำนวณ | แสดง | อธิบาย | แจ้ง | รายงาน | คุยกับ | เลือก | ส่ง | ค้นหา | พบ | ย้าย | ชั่ง',
  ),
  occasion: list(
    'ปีที่แล้ว | เดือนที่แล้ว | สัปดาห์ที่แล้ว | ที่ทำงานเก่า | ตอนที่ | ครั้งหนึ่ง | วันหนึ่ง | ตัวอย่างเช่น | เช่น | ปีก่อน | มกราคม | กุมภาพันธ์ | มีนาคม | เมษายน | พฤษภาคม | มิถุนายน | กรกฎาคม | สิงหาคม | กันยายน | ตุลาคม | พฤศจิกายน | ธันวาคม | ลูกค้าคนหนึ่ง',
  ),
  result: list('ในที่สุด | ผลลัพธ์ | ผลคือ | ตั้งแต่นั้น | ลดลง | เพิ่มขึ้น | ดีขึ้น | ประหยัด | แก้ได้ | ทันเวลา | ไม่เกิดขึ้นอีก'),
  hedge: list(
    'อาจจะ | บางที | น่าจะ | ประมาณ | และอื่นๆ | อะไรทำนองนั้น | โดยหลักการ | โดยทั่วไป | ปกติ | บางครั้ง | แล้วแต่ | ผมคิดว่า | ฉันคิดว่า | พยายาม',
  ),
  sweeping: list('ทุกคน | เสมอ | ไม่มีใคร | ทุกอย่าง | ทุกที่ | สมัยนี้ | แน่นอน | คนเรา | ต้อง'),
  dismiss: list(
    'ไม่มีปัญหา | ไม่เป็นไร | ไม่สำคัญ | ไม่จำเป็น | ไม่ต้อง | ซับซ้อนเกินไป | แพงเกินไป | นานเกินไป | เสียเวลา | ไม่คุ้ม | ไม่มีประโยชน์ | ไม่ต่าง | พอแล้ว | ก็พอ | เดี๋ยวก็ดี | เป็นแบบนี้ | เป็นอย่างนี้มาตลอด | ยังไงก็ | ไม่มีเวลา | แค่ทฤษฎี | บนกระดาษ | พิธี | โชคร้าย | เกิดขึ้นได้ | แค่ | หวังว่า | รอดู | เป็นเรื่องปกติ',
  ),
  blame: list('ความผิดของ | ปัญหาของเขา | ไม่ใช่หน้าที่ | สำนักงานใหญ่ | หัวหน้าตัดสินใจ | ให้เขา | ผู้เชี่ยวชาญ'),
  boast: list(
    'เป็นที่รู้จัก | คนบอกว่า | ความหลงใหล | หลงใหล | รัก | ภูมิใจ | เชื่อใน | ปีของประสบการณ์ | ประสบการณ์ของ | เป็นคนที่ | ยอดเยี่ยม | แรงบันดาลใจ | คำถามที่ดี | รางวัล | สัมมนา',
  ),
  lofty: list(
    'หัวใจ | จิตวิญญาณ | คุณค่า | ความไว้วางใจ | วิสัยทัศน์ | พันธกิจ | วัฒนธรรม | พลังงาน | รอยยิ้ม | มนุษย์ | ร่วมกัน | เคารพ | บทสนทนา | การเดินทาง | เรื่องราว | สมดุล | โอกาส | ปรัชญา | ชีวิต | ความฝัน',
  ),
  naming: list('คำเหล่านี้ | ศัพท์ | ทั้งหมดนี้ | สิ่งเหล่านี้'),
  decline: list('ไม่ทราบ | ไม่รู้ | ตอบไม่ได้ | ไม่อยากตอบ | ไม่เคยทำ | ไม่มีประสบการณ์ | คำถามต่อไป | ขอผ่าน | นึกไม่ออก | ขอข้าม'),
  kin: list(
    'ภรรยาของ | สามีของ | ลูกของ | ลูกชายของ | ลูกสาวของ | แม่ของ | พ่อของ | พี่ชายของ | พี่สาวของ | น้องชายของ | น้องสาวของ | ลาคลอด | ลาเลี้ยงบุตร | ครอบครัวของ | ดูแลลูก | ดูแลแม่ | ดูแลพ่อ',
  ),
  intro: list(
    'ชื่อของ | ผมชื่อ | ฉันชื่อ | ดิฉันชื่อ | มาจาก | เกิดที่ | โตที่ | ในฐานะผู้หญิง | ในฐานะผู้ชาย | ในฐานะแม่ | ในฐานะพ่อ | ภาษาแม่ | สำเนียง | อายุ',
  ),
};
