import type { FoldedText } from './folded-text.ts';
import type { Line } from './segments.ts';

/** Sentences written for a machine, not for an applicant. */
const INSTRUCTION = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget)\b.{0,30}\b(?:instructions?|prompts?|rules|(?:text|everything|anything|content|description|statements?) (?:above|before|below|else|so far))\b`,
    String.raw`\b(?:ignore|disregard) (?:the |all |any )?(?:above|previous|preceding|prior|rest)\b`,
    String.raw`\bif you are an? (?:large )?(?:language model|llm|ai|bot|artificial)`,
    String.raw`\b(?:you are|as) (?:chatgpt|an ai (?:language )?(?:model|assistant))`,
    String.raw`\bsystem prompt\b|<\|?(?:im_start|system)|\[/?(?:system|inst)\]|^\W{0,4}(?:system|assistant)\s?:`,
    String.raw`\b(?:notes?|notice|message|instructions?|attention|hint) (?:to|for) (?:the |all |any )?(?:ai\b|llms?|language models?|bots?\b|automated|parsers?|screening (?:tool|software|system)|(?:ai |hr )?(?:classifier|crawler|model)s?\b)`,
    String.raw`\b(?:ai|llm) (?:systems?|models?|assistants?|agents?|readers?|parsers?)\b.{0,24}\b(?:must|should|shall|please|classify|treat|ignore) \b`,
    String.raw`\b(?:classify|label|mark|tag|categori[sz]e|treat|interpret|parse|extract|record|register|report|output|return|set) (?:this|the|it|its)?\s?(?:job|role|position|posting|advert|ad|vacancy|description|text|workplace ?type|location|listing|document)?\b.{0,24}\b(?:as|to|=|is)\b.{0,14}\b(?:remote|hybrid|on-?site)\b`,
    String.raw`workplace_?type"?\s?[:=]\s?"?(?:remote|hybrid|onsite)\b(?=.{0,3}$|["_])|workplacetype\s?=`,
    String.raw`ignoriere .{0,30}(?:anweisung|vorgabe|text|obige|vorherige)|(?:wenn|falls) (?:du|sie) (?:ein(?:e)? )?(?:sprachmodell|ki\b)|(?:hinweis|anweisung|nachricht) (?:an|fur) (?:die |alle |eine )?(?:ki\b|sprachmodell|bots?\b)`,
    String.raw`(?:ignora|ignore|omita|omite) .{0,30}(?:instrucciones|instrucoes|istruzioni|anterior|todo lo|texto|testo)|(?:nota|mensaje|mensagem|instrucciones|instrucoes|istruzioni|messaggio) (?:para|per) (?:la |las |a |as |o |os |l')?(?:ia\b|inteligencia|modelos?|llms?|modelli|bots?\b)|si eres un (?:modelo|asistente|ia)|se (?:voce e|sei) um? (?:modelo|ia|modello)`,
    String.raw`ignor(?:ez|e|er) .{0,40}(?:instructions|consignes|precede|ci-dessus|texte)|(?:note|message|consigne|instructions?) (?:a|pour|aux?) (?:l'|les |la |un )?(?:ia\b|intelligence|modeles?|llms?|assistants? (?:ia|virtuel)|robots?)|si vous etes (?:un|une) (?:ia|modele|intelligence)`,
    String.raw`negeer .{0,30}(?:instructies|tekst|bovenstaande|voorgaande)|(?:bericht|instructie|opmerking) (?:aan|voor) (?:de |alle )?(?:ai\b|taalmodel|bots?\b)`,
    String.raw`abaikan .{0,20}(?:instruksi|arahan|teks|semua)|(?:catatan|pesan|nota) (?:untuk|kepada) (?:sistem )?(?:ai\b|model bahasa|bot\b)|bo qua .{0,30}(?:huong dan|chi dan|lenh|noi dung|phan tren)|(?:luu y|ghi chu|danh) (?:cho|gui) (?:he thong )?(?:ai\b|mo hinh)`,
    '(?:指示|命令|プロンプト|上記|以上).{0,6}を?無視|(?:ai|言語モデル)(?:へ|向け|に告)|(?:지시|명령|위 내용|앞의).{0,8}무시|(?:ai|인공지능|언어 ?모델)(?:에게|용 ?지시)|忽略.{0,12}(?:指令|指示|提示|以上|上述|内容|內容)|(?:致|给|給)(?:ai|人工智能|语言模型|語言模型)',
    '(?:निर्देश|ऊपर).{0,20}(?:अनदेखा|नज़रअंदाज)|игнорируй.{0,30}(?:инструкци|текст|выше|предыдущ)|ignorera .{0,30}(?:instruktion|text|ovan)|ignorer .{0,30}(?:instruktion|instruks|tekst|ovenstaende)',
  ].join('|'),
);
/** What goes on giving orders behind such a sentence. */
const GOES_ON =
  /^\W{0,3}(?:(?:this|the) (?:job|role|position|vacancy|posting) is|it is|diese stelle|esta (?:vaga|oferta)|este (?:puesto|trabajo)|ce poste|questo|deze (?:baan|functie)|pekerjaan ini|cong viec nay|これは|この(?:求人|仕事|職)|这(?:是|份|个)|這(?:是|份|個)|이 (?:공고|직무|채용)|you must|always|never|please |now |then |instead|output|respond|answer|return|reply|classify|treat|mark|set|label|say|write|report|rate|the (?:correct|right) answer|the (?:workplace|work) ?type|antworte|gib|schreibe|setze|klassifiziere|reponds|ecris|classe|responde|escribe|clasifica|responda|classifique|rispondi|scrivi|antwoord|jawab|tulis|tra loi|出力|回答|输出|輸出|출력|대답)|\bworkplace_?type\b/;
const LOOK = 600;

/** Takes sentences that address a language model out of what is read: they are no statement about the job. */
export function withoutInstructions(text: FoldedText, lines: readonly Line[]): { lines: Line[]; leftOut: number } {
  let leftOut = 0;
  const kept = lines.map((line) => {
    let isBehind = false;
    const segments = line.segments.filter((segment) => {
      const sentence = text.folded.slice(segment.start, Math.min(segment.end, segment.start + LOOK));
      const isInstruction = INSTRUCTION.test(sentence) || (isBehind && GOES_ON.test(sentence));
      if (isInstruction) leftOut += 1;
      isBehind = isInstruction;
      return !isInstruction;
    });
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
  return { lines: kept, leftOut };
}
