import type { catalogueLanguage } from '@colloquy/contract/shared';

export type Wish = 'repeat' | 'pause' | 'skip' | 'stop' | 'person';

/**
 * How somebody asks the interviewer for something instead of answering, in folded words without marks. Each holds the
 * wish ("can we", "I would like"): "I stop the conversation" may be what a manager does. To pass on,
 * one word alone is enough.
 */
export const REQUEST_WORDS: Record<ReturnType<typeof catalogueLanguage>, Record<Wish, RegExp>> = {
  en: {
    skip: /^(?:please )?(?:skip|pass|next)(?: (?:it|this|that|one|question|please))*$/u,
    repeat:
      /(?:can|could|would|will|please).*(?:repeat|rephrase)(?: (?:that|this|it|the question))?|(?:say|read|ask) (?:that|it|the question) (?:again|once more)|what (?:was|is) the question|(?:don't|do not|didn't|did not) (?:understand|get) (?:the|your|this|that) question|what do you mean(?: by (?:that|this))?$/u,
    pause:
      /(?:can|could|may|need|want|like|please|let).*(?:break|pause)$|^(?:a )?(?:short )?(?:break|pause)(?: please)?$/u,
    stop: /(?:can|could|may|want|like|please|let|prefer).*(?:stop|end|quit|leave) (?:here|now|(?:the|this) (?:interview|conversation)(?: now| here)?)$|^(?:please )?stop(?: please)?$|i (?:want|would like) to (?:stop|quit)$/u,
    person:
      /(?:can|could|may|want|like|please|let|rather|prefer).*(?:speak|talk|speaking|talking) (?:to|with) (?:a |some)(?:real )?(?:human(?: being)?|person|body|one)(?: instead)?/u,
  },
  de: {
    skip: /^(?:bitte )?(?:weiter|überspringen|nächste|ich passe|passe)(?: bitte)?$/u,
    repeat:
      /(?:können|könnten|bitte|würden).*(?:frage|das|es).*(?:wiederholen|anders formulieren)|(?:wie|was) war die frage|(?:ich habe|hab) (?:das|die frage) nicht verstanden|(?:das|die frage) (?:habe|hab|verstehe) ich nicht(?: verstanden)?/u,
    pause:
      /(?:können|könnten|kann|möchte|brauche|bitte|würde).*pause(?: machen| einlegen| haben)?$|^(?:kurze )?pause(?: bitte)?$/u,
    stop: /(?:möchte|will|würde|können|kann).*(?:gespräch|interview|hier|jetzt).*(?:beenden|abbrechen|aufhören)|(?:möchte|will) (?:aufhören|abbrechen)/u,
    person:
      /(?:möchte|will|würde|kann|könnte).*mit (?:einem|einer) (?:echten |richtigen )?(?:menschen|person) (?:sprechen|reden)/u,
  },
  nl: {
    skip: /^(?:overslaan|volgende|ik pas|pas|sla over)(?: graag| maar)?$/u,
    repeat:
      /(?:kunt|kun|kan|wilt|wil).*(?:vraag|dat).*(?:herhalen|anders)|wat was de vraag|(?:vraag|dat) (?:begrijp|snap) ik niet|begrijp de vraag niet/u,
    pause: /(?:kunnen|kan|wil|graag|mag).*pauze|^(?:korte )?pauze/u,
    stop: /(?:wil|graag|kunnen|kan|mag).*(?:stoppen|gesprek beëindigen|interview beëindigen)/u,
    person:
      /(?:wil|graag|kan|liever|mag).*met een (?:echt )?(?:mens|persoon) (?:praten|spreken)|spreek liever met een mens/u,
  },
  sv: {
    skip: /^(?:hoppa över|pass|nästa)(?: tack)?$/u,
    repeat: /(?:kan|kunde|skulle).*(?:upprepa|ta om).*|vad var frågan|förstår inte frågan|förstod inte frågan/u,
    pause: /(?:kan|vill|behöver|skulle|får).*(?:paus|rast)|^(?:kort )?paus/u,
    stop: /(?:vill|kan|skulle).*(?:avsluta|avbryta|sluta)(?: här| nu| intervjun| samtalet)?$/u,
    person: /(?:vill|kan|skulle|får).*(?:tala|prata) med en (?:riktig )?(?:människa|person)/u,
  },
  da: {
    skip: /^(?:spring over|pas|næste)(?: tak)?$/u,
    repeat: /(?:kan|kunne|vil).*gentage.*|hvad var spørgsmålet|(?:forstår|forstod) ikke spørgsmålet/u,
    pause: /(?:kan|vil|må|har brug).*pause|^(?:kort )?pause/u,
    stop: /(?:vil|kan|må).*(?:stoppe|afslutte|afbryde)(?: her| nu| samtalen| interviewet)?$/u,
    person: /(?:vil|kan|må).*(?:tale|snakke) med et (?:rigtigt )?menneske|(?:tale|snakke) med en (?:rigtig )?person/u,
  },
  no: {
    skip: /^(?:hopp over|pass|neste)(?: takk)?$/u,
    repeat: /(?:kan|kunne|vil).*gjenta.*|hva var spørsmålet|(?:forstår|forsto) ikke spørsmålet/u,
    pause: /(?:kan|vil|får|trenger).*pause|^(?:kort )?pause/u,
    stop: /(?:vil|kan|får).*(?:stoppe|avslutte|avbryte)(?: her| nå| samtalen| intervjuet)?$/u,
    person: /(?:vil|kan|får).*(?:snakke|prate) med et (?:ekte )?menneske|(?:snakke|prate) med en (?:ekte )?person/u,
  },
  es: {
    skip: /^(?:paso|siguiente|saltar|omitir)(?: por favor)?$/u,
    repeat:
      /(?:puede|podría|puedes|podrías|por favor).*repetir|repita la pregunta|cuál era la pregunta|no (?:entiendo|he entendido|entendí) la pregunta/u,
    pause: /(?:podemos|puedo|quiero|quisiera|necesito|podríamos|me gustaría).*(?:pausa|descanso)|^(?:una )?pausa/u,
    stop: /(?:quiero|quisiera|podemos|me gustaría|prefiero).*(?:terminar|parar|dejar|acabar)(?: aquí| ya| la entrevista| la conversación| ahora)*$/u,
    person: /(?:quiero|quisiera|puedo|podría|me gustaría|prefiero).*hablar con una persona/u,
  },
  fr: {
    skip: /^(?:je passe|passer|passons|suivante?)(?: s'il vous plaît)?$/u,
    repeat:
      /(?:pouvez|pourriez|pourrais|peux).*(?:répéter|reformuler)|quelle était la question|n'ai pas compris la question|ne comprends pas la question/u,
    pause: /(?:peut|pouvons|puis|pourrait|voudrais|souhaite|besoin|aimerais).*pause|^(?:une )?pause/u,
    stop: /(?:voudrais|veux|souhaite|aimerais|préfère|peut).*(?:arrêter|terminer|mettre fin)(?: ici| là| l'entretien| à l'entretien| maintenant)*$/u,
    person:
      /(?:voudrais|veux|souhaite|aimerais|préfère|puis).*parler (?:à|avec) (?:une (?:vraie )?personne|un (?:être )?humain)/u,
  },
  it: {
    skip: /^(?:passo|salto|avanti|prossima|saltiamo)(?: per favore)?$/u,
    repeat:
      /(?:può|potrebbe|puoi|potresti).*(?:ripetere|riformulare)|qual era la domanda|non (?:ho capito|capisco) la domanda/u,
    pause: /(?:possiamo|posso|vorrei|potremmo|bisogno).*pausa|^(?:una )?pausa/u,
    stop: /(?:vorrei|voglio|possiamo|preferisco).*(?:terminare|fermarmi|smettere|concludere|finire)(?: qui| ora| il colloquio)*$/u,
    person: /(?:vorrei|voglio|posso|preferisco|potrei|preferirei).*parlare con (?:una persona|un essere umano)/u,
  },
  pt: {
    skip: /^(?:passo|pular|próxima|seguinte|saltar)(?: por favor)?$/u,
    repeat:
      /(?:pode|poderia|podia|por favor).*(?:repetir|reformular)|qual era a pergunta|não (?:entendi|percebi|compreendi) a pergunta/u,
    pause: /(?:podemos|posso|quero|gostaria|queria|preciso).*(?:pausa|intervalo)|^(?:uma )?pausa/u,
    stop: /(?:quero|queria|gostaria|podemos|prefiro).*(?:terminar|parar|encerrar|acabar)(?: aqui| agora| a entrevista| já)*$/u,
    person: /(?:quero|queria|gostaria|posso|prefiro|poderia).*falar com uma pessoa/u,
  },
  fi: {
    skip: /^(?:ohita|ohitetaan|seuraava|pass)(?: kiitos)?$/u,
    repeat:
      /(?:voitko|voitteko|voisitko|voisitteko).*(?:toistaa|muotoilla)|mikä oli kysymys|en ymmärtänyt kysymystä|en ymmärrä kysymystä/u,
    pause:
      /(?:voidaanko|voimmeko|voinko|haluaisin|haluan|tarvitsen|saanko|pidetään).*(?:tauko|tauon|taukoa)|^(?:lyhyt )?tauko/u,
    stop: /(?:haluan|haluaisin|voimmeko|voidaanko).*(?:lopettaa|päättää|keskeyttää)(?: haastattelun| tähän| nyt)*$/u,
    person: /(?:haluan|haluaisin|voinko|voisinko).*(?:puhua|jutella) (?:oikean )?ihmisen kanssa/u,
  },
  ru: {
    skip: /^(?:пропустить|пропускаю|дальше|пас|следующий)(?: пожалуйста)?$/u,
    repeat:
      /(?:можете|могли бы|пожалуйста|можно).*(?:повторить|повторите|переформулировать)|повторите вопрос|какой был вопрос|не понял[а]? вопрос/u,
    pause: /(?:можно|можем|хочу|хотел|хотела|нужен|нужна|давайте|сделаем).*(?:пауз|перерыв)|^(?:пауза|перерыв)/u,
    stop: /(?:хочу|хотел бы|хотела бы|можно|давайте|можем).*(?:закончить|прекратить|завершить|остановиться)(?: интервью| собеседование| разговор| здесь| на этом)*$/u,
    person: /(?:хочу|хотел бы|хотела бы|можно|могу).*(?:поговорить|говорить) с (?:живым )?человеком/u,
  },
  hi: {
    skip: /^(?:छोड़ें|छोड़ दें|छोड़िए|अगला|आगे)(?: कृपया)?$/u,
    repeat:
      /(?:सवाल|प्रश्न|फिर से|दोबारा|इसे).*(?:दोहरा|पूछ|कह|बता)\p{M}*.*(?:सकते|सकती|दीजिए|दें|ए|एँ|एंगे)|सवाल क्या था|सवाल (?:समझ|नहीं समझ).*नहीं|सवाल समझ नहीं आया/u,
    pause: /(?:ब्रेक|विराम|रुक|रोक).*(?:ले|चाह|सकते|सकता|सकती)/u,
    stop: /(?:साक्षात्कार|इंटरव्यू|बातचीत|यहीं).*(?:समाप्त|बंद|ख़त्म|खत्म|रोक).*(?:चाह|सकते|कर दें|दीजिए)/u,
    person: /(?:इंसान|व्यक्ति|मनुष्य) से (?:बात|बातचीत).*(?:चाह|सकता|सकती|सकते)/u,
  },
  ja: {
    skip: /^(?:パス|スキップ|次へ?|飛ばして(?:ください)?)(?:お願いします|してください|で)?$/u,
    repeat:
      /もう一度(?:お願い|言って|質問|聞かせ|おっしゃ)|(?:質問|それ)を(?:もう一度|繰り返)|繰り返して(?:ください|いただ|もらえ)|質問は何でし|質問の意味が(?:分|わ)か/u,
    pause:
      /(?:休憩|一時停止|中断)(?:したい|させて|してもいい|をお願い|できますか|を取り)|少し休(?:みたい|ませて|んで)/u,
    stop: /(?:面接|インタビュー|ここ|これ)(?:を|で)(?:終わ|終了|やめ|中止)(?:りたい|りにしたい|したい|にしたい|らせて|たい|させて)/u,
    person: /(?:人|人間|担当者)と(?:話|直接話|お話)し?(?:したい|たい|させて|できますか|せますか)/u,
  },
  ko: {
    skip: /^(?:패스|스킵|다음|넘어갈게|건너뛰기|건너뛸게)요?$/u,
    repeat:
      /(?:다시|한 ?번 더).*(?:말씀해|말해|물어|질문해|반복해).*(?:주|줄)|질문을? (?:다시|반복)|질문이 (?:뭐|무엇)|질문을? (?:이해하지 못|이해 못|못 들)/u,
    pause: /(?:잠시|잠깐|좀)? ?(?:쉬었다|쉬어도|쉬고 싶|휴식)|일시 ?정지.*(?:해|할)/u,
    stop: /(?:면접|인터뷰|여기서|대화).*(?:그만|끝내|종료|중단).*(?:싶|할게|하겠|할래)/u,
    person: /(?:사람|담당자|상담원).*(?:이야기|얘기|대화|말)\S* ?(?:하고 싶|나누고 싶|할 수 있)/u,
  },
  zh: {
    skip: /^(?:跳过|下一题|过|略过|下一个)(?:吧|谢谢)?$/u,
    repeat:
      /(?:请|能|可以|能不能|麻烦).*(?:再说|再问|重复|再重复|换个说法)|(?:再说|重复)一遍|问题是什么|没听懂(?:问题)?|没(?:看|听)?明白(?:这个)?问题/u,
    pause: /(?:想|可以|能|需要|请|我们).*(?:休息一下|休息一会|暂停)|^(?:暂停|休息)/u,
    stop: /(?:想|可以|要|希望).*(?:结束|停止|终止|退出)(?:这次|这个|本次)?(?:面试|访谈|对话)/u,
    person: /(?:想|可以|能|要|希望).*(?:和|跟|与)(?:真人|人工|一个人|工作人员|人)(?:说话|交谈|谈|聊|沟通|对话)/u,
  },
  th: {
    skip: /^(?:ขอ)?(?:ข้าม|ผ่าน|ต่อไป)(?:ค่ะ|ครับ|เลย)*$/u,
    repeat: /(?:ช่วย|กรุณา|ขอ|รบกวน).*(?:ทวน|ถามอีก|พูดอีก|ถามใหม่|ถามซ้ำ)|คำถามคืออะไร|ไม่เข้าใจคำถาม/u,
    pause: /(?:ขอ|อยาก|ต้องการ)(?:หยุด)?พัก/u,
    stop: /(?:ขอ|อยาก|ต้องการ)(?:จบ|ยุติ|หยุด|เลิก)(?:การ)?(?:สัมภาษณ์|สนทนา)/u,
    person: /(?:ขอ|อยาก|ต้องการ)(?:พูด|คุย|สนทนา)(?:คุย)?กับ(?:คน|เจ้าหน้าที่|มนุษย์)/u,
  },
  vi: {
    skip: /^(?:bỏ qua|tiếp theo|câu tiếp|câu tiếp theo)(?: đi| nhé)?$/u,
    repeat: /(?:có thể|vui lòng|xin|làm ơn).*(?:nhắc lại|lặp lại|nói lại|hỏi lại)|câu hỏi là gì|không hiểu câu hỏi/u,
    pause: /(?:muốn|có thể|xin|cần|cho tôi).*(?:nghỉ một chút|nghỉ giải lao|tạm dừng|tạm nghỉ|nghỉ)$/u,
    stop: /(?:muốn|có thể|xin).*(?:kết thúc|dừng|ngừng)(?: lại| ở đây| buổi phỏng vấn| cuộc phỏng vấn| phỏng vấn| tại đây)*$/u,
    person: /(?:muốn|có thể|xin|cho tôi).*nói chuyện với (?:một )?(?:người thật|con người|người)/u,
  },
  id: {
    skip: /^(?:lewati|lewat|lanjut|berikutnya|skip)(?: saja)?$/u,
    repeat:
      /(?:bisa|bisakah|dapatkah|tolong|mohon|boleh).*(?:ulangi|diulangi|mengulangi|diulang)|apa pertanyaannya|tidak (?:mengerti|paham|memahami) pertanyaan/u,
    pause: /(?:bisa|boleh|ingin|mau|perlu|minta|bolehkah|bisakah).*(?:istirahat|jeda)/u,
    stop: /(?:ingin|mau|bisa|boleh).*(?:mengakhiri|menghentikan|berhenti)(?: wawancara| di sini| sekarang| ini)*$/u,
    person: /(?:ingin|mau|bisa|boleh|bisakah).*(?:bicara|berbicara) dengan (?:orang|manusia|seseorang)/u,
  },
  ms: {
    skip: /^(?:langkau|seterusnya|skip)(?: sahaja)?$/u,
    repeat:
      /(?:boleh|bolehkah|tolong|sila|dapatkah).*(?:ulang|ulangi|diulang|mengulangi)|apakah soalannya|tidak (?:faham|memahami) soalan/u,
    pause: /(?:boleh|ingin|mahu|perlu|nak|bolehkah).*(?:rehat|jeda)/u,
    stop: /(?:ingin|mahu|boleh|nak).*(?:menamatkan|menghentikan|berhenti)(?: temu duga| di sini| sekarang| ini)*$/u,
    person: /(?:ingin|mahu|boleh|nak|bolehkah).*(?:bercakap|berbual) dengan (?:orang|manusia|seseorang)/u,
  },
};
