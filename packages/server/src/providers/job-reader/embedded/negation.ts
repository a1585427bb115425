/** What denies a workplace type, in front of its word and behind it; all on folded text. */

/** "Not only" and its like deny nothing. */
const NOT_ONLY =
  /\b(?:not (?:only|just|limited|a problem)|nicht nur|nicht bloss|pas (?:seulement|que|uniquement)|no (?:solo|solamente|problem)|nao (?:so|apenas|somente)|non solo|non soltanto|niet alleen|khong chi|tidak (?:hanya|cuma)|bukan (?:hanya|cuma)|ikke (?:bare|kun)|inte bara|ei vain|kein problem|pas de probleme|sin problema|sem problema|geen probleem|no matter|nur nicht)\b|不仅|不僅|不只|不单|だけで(?:は)?なく|뿐(?:만)? 아니라|не только|ไม่เพียง/;

const BEFORE = new RegExp(
  [
    String.raw`\b(?:no|not|non|kein(?:e|en|er|es|erlei)?|nicht|sin|sem|nao|pas|sans|aucun\w*|senza|niente|nessun\w*|niet|geen|zonder|khong|tidak|bukan|tanpa|belum|jangan|never|nunca|jamais|isn't|aren't|don't|doesn't|won't|cannot|can't|nie|bez|brak|without|neither|nor|instead of|statt|anstatt|rather than|au lieu de|en lugar de|en vez de|ao inves de|invece di|in plaats van|thay vi|ikke|ingen|intet|inget|inte|ej|uden|uten|utan|i stedet for|ei|eika|ilman|degil)\b(?! (?:only|just|nur|solo|apenas|seulement|solamente|matter|problem|alleen|chi|limit\w*|limitad\w*|hanya|cuma)\b)[^.,;:!?()|\n]{0,34}$`,
    // "What we do not offer: remote work."
    String.raw`\b(?:nicht (?:an)?bieten|(?:do not|don't|cannot|can't) offer|(?:n'offrons|ne proposons) pas|no ofrecemos|nao oferecemos|non offriamo|niet bieden|not offered|khong co|tidak (?:tersedia|ada))\b[^.:\n]{0,16}:\s*$`,
    String.raw`(?:不(?![限仅僅只单單论論管同])|并非|並非|非(?!常)|无(?!论|論|限)|無(?!論|限|料)|没有|沒有|勿|谢绝|謝絕|拒绝|拒絕)[^，。；、！\n]{0,6}$`,
    String.raw`ไม่[^\s,.\n]{0,24}\s?$|(?<![а-яё])(?:не|нет|без|ни)(?![а-яё])(?! только)[^.,;:!?()\n]{0,24}$`,
  ].join('|'),
);

/** What comes between the word and its denial when the denial is of something else. */
const STOP =
  /[,;.!?|\n()·•]|(?<=\s)(?:and|und|et|y|og|och|ja|dan|va|but|aber|sondern|mais|pero|mas|ma|maar|men|where|wo|who|die|der|das|that|which|que|qui|che|if|wenn|si|се)\s(?!.{0,30}\b(?:not|nicht) (?:possible|moglich))/;
const DENIED = new RegExp(
  [
    String.raw`\b(?:(?:is|are|was|will be|be|being) (?:currently |unfortunately |generally |sadly )?not(?! required to)|isn't|aren't|won't|cannot|can not|can't|not (?:currently |yet |being |be )?(?:available|possible|an option|offered|supported|considered|allowed|permitted|eligible|accepted|required|necessary|provided|feasible|applicable|on offer|on the table|suitable)|unavailable|impossible|out of the question|ruled out|excluded|prohibited|not for (?:this|us)|will (?:be )?(?:rejected|ignored))\b`,
    String.raw`\bnicht(?! nur| bloss| immer| zwingend| ausgeschlossen| unublich| selten| mehr wegzudenken)\b|\bausgeschlossen|\bunmoglich|\bkeine (?:option|moglichkeit)|\bentfallt\b`,
    String.raw`\b(?:n'(?:est|y a|existe|a pas)|ne (?:sera|seront|sont|peut|se) |(?:pas|non|jamais) (?:\w+ )?(?:possible|prevu\w*|autoris\w*|propos\w*|envisag\w*|accept\w*|permis\w*|eligible\w*|disponible\w*|compris\w*|admis\w*|offert\w*|pratique\w*|applicable\w*|compatible\w*)|impossible|exclus?e?\b|interdit\w*|hors de question)`,
    String.raw`\bno (?:es|esta|sera|se|hay|aplica|procede|posible|disponible\w*|contempl\w*|permit\w*|ofrec\w*|admit\w*|incluid\w*|necesari\w*|previst\w*|autorizad\w*|existe)\b|\bdescartad\w*|\bexcluid\w*|\bimposible`,
    String.raw`\bnao (?:e|ha|sera|esta|se|existe|disponi\w*|possivel|permit\w*|aceit\w*|oferec\w*|contempl\w*|previst\w*|autorizad\w*|aplicavel|necessari\w*|temos|disponibiliz\w*)\b|\bimpossivel`,
    String.raw`\bnon (?:e|sara|si|viene|vi|c'e|previst\w*|possibile|disponibil\w*|ammess\w*|consentit\w*|contemplat\w*|offert\w*|autorizzat\w*|necessari\w*|applicabil\w*)\b|\besclus[oa]\b|\bimpossibile`,
    String.raw`\b(?:niet(?! alleen)(?! altijd)|geen (?:optie|mogelijkheid)|uitgesloten|onmogelijk)\b`,
    String.raw`\bkhong (?:ho tro|ap dung|duoc|kha dung|co|cho phep|chap nhan|phu hop|kha thi|bat buoc|can)\b`,
    String.raw`\b(?:tidak|belum) (?:tersedia|bisa|boleh|diperbolehkan|memungkinkan|dimungkinkan|berlaku|ada|diizinkan|disediakan|dibenarkan|ditawarkan|dapat)\b|\bditiadakan\b`,
    String.raw`\b(?:inte|ej|ikke|ei (?:ole|ole mahdoll\w*|tarjota|onnistu))(?! bara| kun| bare)\b|\bniemozliw\w*|\bnie (?:jest|ma|przewid\w*|oferuj\w*|mozliw\w*)|\b(?:mumkun degil|degil|yok(?:tur)?|bulunma\w*)\b|\bumulig\w*|\bomojlig\w*|\buteslut\w*`,
    '(?<![а-яё])(?:не (?!только)|нет(?![а-яё])|невозможн|исключен)|ไม่(?!เพียง)|नहीं|असंभव',
    String.raw`\b(?:no|non|nein|nao|geen|nee|khong|tidak|nej|nei|ei)\b(?=\s*$)`,
  ].join('|'),
);
const FIELD_NO =
  /^\s?(?:work\w*|arbeit\w*|moglich\w*|possib\w*|option\w*|role|job)?\s?(?:[:=?]|\s-)\s?(?:no|none|nope|non|nein|nao|nee|geen|khong|tidak|nej|nei|ei|yok|nie|false|n\/a|not\b|nicht\b|否|无|無|不可|なし|不|아니|불가|없음|नहीं|нет|ไม่)(?![a-z])/;
/** A field whose value is on the line below, as the cells of a table do. */
const NEXT_LINE_NO =
  /^\s?(?:work\w*|arbeit\w*|moglich\w*|possib\w*|option\w*|role|job)?\s?[:?]?\s{0,2}\n\s{0,2}(?:no|none|nope|non|nein|nao|nee|geen|khong|tidak|nej|nei|ei|yok|nie|false|n\/a|否|无|無|不可|なし|不|불가|없음|नहीं|нет|ไม่|✗|✘|❌)[.!]?\s*(?:\n|$)/;
const EASTERN_DENIED =
  /^[^。、，,.；;\n]{0,14}(?:불가|없음|없습니다|없이|없는|안 ?됨|안 ?됩니다|않습니다|않는|않음|아님|아닙니다|아닌|아니[며고라]|어렵습니다|미지원|미시행|제공하지|불필요|不可|なし|無し|ナシ|ありません|ございません|できません|できかね|おりません|いません|対象外|ではない|じゃない|ではなく|想定して(?:い|お)|禁止)|^[^。，；、\n]{0,8}(?:不可|不行|不支持|不接受|不允许|不允許|不提供|不适用|不適用|不考虑|不考慮|免谈|勿扰|除外|[:：]\s?[否无無不])/;
/** "There is an interpreter, therefore": what is denied behind the cause is another thing. */
const EASTERN_CAUSE =
  /^[^。、，,.；;\n不]{0,10}?(?:のため(?!の)|ため(?!の)|ので|ですから|だから|しているから|하므로|하여|므로|이므로|하기 때문에|하고 있어|해서|있어서?|所以|因此)/;
/** "Remote? No." and "Remote? That cannot be done here." */
const ASKED =
  /^[^.!?\n]{0,40}\?\s{0,2}(?:also |leider |unfortunately |sorry |nein |tut uns leid |sadly )?[,-]?\s?(?:no|nope|not|nein|non|nee|nao|khong|tidak|nej|nei|ei|yok|nie|いいえ|いえ|아니요|아니오|否|不|नहीं|нет|ไม่)(?![a-z])/;
const ANSWER = /^[^.!?\n]{0,24}\?\s{1,2}([^.!?,\n]{1,60})/;
/** "Von daheim aus geht das nicht", "from home won't work". */
const GOES_NOT =
  /^[^.,;:!?\n]{0,24}\b(?:(?:geht|klappt|funktioniert|gaat|lukt|werkt) (?:das |es |dies |hier |leider |aber |dat |het |dit |helaas |bei uns |so )*(?:nicht|niet)|(?:won't|doesn't|does not|will not|wouldn't) work|(?:ne )?(?:marche|fonctionne) pas|no (?:funciona|se puede)|nao (?:funciona|da\b)|non (?:funziona|si puo))\b/;
const REACH = 64;

/**
 * Whether the words around it deny what a workplace word says. `behind` is what follows in the text, beyond the end
 * of the sentence too: a question is answered there.
 */
export function isDenied(before: string, after: string, behind: string): boolean {
  if (NOT_ONLY.test(before.slice(-24)) || NOT_ONLY.test(after.slice(0, 30))) return false;
  if (BEFORE.test(before) && !NOT_BUT.test(before) && !NEW_CLAUSE.test(before)) return true;
  if (
    FIELD_NO.test(after) ||
    (EASTERN_DENIED.test(after) && !EASTERN_CAUSE.test(after)) ||
    ASKED.test(behind) ||
    GOES_NOT.test(after)
  )
    return true;
  if (NEXT_LINE_NO.test(behind)) return true;
  const answer = ANSWER.exec(behind)?.[1];
  if (answer !== undefined && DENIED.test(answer)) return true;
  const clause = after.slice(0, REACH).split(STOP, 1)[0] ?? '';
  return DENIED.test(clause);
}

/** "For central staff only; this post is not part of that": what is said of others is said not to hold for the job. */
const NOT_THIS_POST = new RegExp(
  `^(?:(?!\\n\\n)[^:]){0,110}?(?:${[
    String.raw`\b(?:this|the advertised|the present) (?:particular |specific )?(?:post|role|position|job|vacancy|opening)(?: itself)? (?:(?:is|does|will|can) ?n[o']t (?:be )?(?:among|part of|one of|included|covered|eligible|entitled|belong|qualify|fall under|come under|apply)(?: (?:in|by|for|to))?(?: (?:that|this|these|those|them|it|the (?:scheme|arrangement|policy)))?|(?:does|is|can|do) ?n[o']t|(?:falls|is|lies) outside(?: (?:that|this|it))?|is (?:excluded|exempt|an exception)(?: from (?:that|this|it))?)(?=\s*(?:[.,;!)\n]|$))`,
    String.raw`\b(?:diese|die ausgeschriebene|die hier ausgeschriebene) (?:stelle|position|funktion|rolle) (?:(?:ist|bleibt) (?:davon |hiervon )(?:aus(?:genommen|geschlossen)|nicht (?:umfasst|erfasst|betroffen))|(?:gehort|zahlt|fallt) (?:nicht (?:dazu|darunter)|da nicht (?:dazu|darunter))|ist (?:nicht dabei|ausgenommen))|\bfur diese (?:stelle|position|funktion|rolle) (?:gilt|trifft) (?:das|dies) nicht`,
    String.raw`\b(?:ce|le present) (?:poste|metier|emploi) (?:n'en (?:fait pas partie|releve pas|beneficie pas)|n'est pas (?:concerne|eligible|inclus|du nombre)|(?:en est|est) (?:exclu|exclus))|\bcette (?:fonction|offre|mission) (?:n'en fait pas partie|n'est pas (?:concernee|eligible|incluse)|(?:en est|est) exclue)`,
    String.raw`\b(?:este|el presente) (?:puesto|empleo|cargo) (?:no (?:forma parte|esta (?:incluido|entre ellos|contemplado)|entra|lo contempla)|queda (?:fuera|excluido)|esta excluido)|\besta (?:plaza|vacante|posicion|oferta) (?:no (?:forma parte|esta (?:incluida|entre ellas)|entra)|queda (?:fuera|excluida)|esta excluida)`,
    String.raw`\b(?:esta (?:vaga|posicao|funcao|oferta)|este (?:cargo|posto)) (?:nao (?:faz parte|esta (?:incluid[ao]|entre el[ea]s|abrangid[ao])|se enquadra|entra)|fica (?:de )?fora|esta excluid[ao])`,
    String.raw`\b(?:questa (?:posizione|figura|offerta|funzione)|questo (?:posto|ruolo|incarico)) (?:non (?:ne fa parte|rientra|e (?:inclus[ao]|compres[ao]|interessat[ao]|tra queste))|ne (?:e|resta) esclus[ao]|(?:e|resta) (?:esclus[ao]|fuori))`,
    String.raw`\bdeze (?:functie|vacature|baan|rol|plek) (?:valt (?:daar|hier) (?:niet onder|buiten)|hoort (?:daar|er) niet bij|is (?:daar|hier)(?:van)? (?:uitgezonderd|uitgesloten|niet bij inbegrepen))`,
    String.raw`\b(?:posisi|lowongan|jabatan|peran) ini (?:tidak (?:termasuk|masuk|tercakup)|dikecualikan|di luar itu)|\bvi tri nay (?:khong (?:thuoc|nam trong|bao gom|duoc ap dung)|nam ngoai)`,
    String.raw`\b(?:den har|denna|denne|dette) (?:tjansten|tjanst|rollen|stillingen|stilling|jobb(?:et)?) (?:ingar inte|omfattas inte|er ikke (?:omfattet|inkludert|med)|horer ikke med|inngar ikke|indgar ikke)`,
    '(?:[本当](?:職種|職|ポジション|求人|ポスト)|この(?:職種|ポジション|仕事|求人))(?:は|には)[^。\\n]{0,8}(?:対象外|含まれ(?:ません|ない)|該当しません|適用されません)|(?:본|이|해당) ?(?:직무|포지션|직책|채용|자리)[은는][^.\\n]{0,10}(?:해당되지|해당하지|포함되지|제외|대상이 아)|(?:本|该|此)(?:岗位|职位|職位|職缺)(?:不在(?:此|其)(?:列|内|範圍|范围)|不包括在内|不适用|不適用|除外)',
  ].join('|')})`,
);

/** Whether the post is taken out, in the words behind, of what a workplace word says of the employer's other people. */
export function isOfOtherPosts(behind: string): boolean {
  return NOT_THIS_POST.test(behind);
}

/** "There is no office and you work remotely": what is denied ends where the next clause begins. */
const NEW_CLAUSE =
  /\b(?:no|not|kein\w*|nicht|sin|sem|nao|pas|sans|senza|non|niet|geen|khong|tidak|ingen|ikke|inte|n't)\b[^.;:]{0,40}\b(?:and|so|und|et|y|pero|e|en|dan|va|og|och)\s+(?:you|you'll|we|all|every\w*|the|it|this|du|wir|sie|alle|vous|nous|on|tu|se|el|la|voce|todos?|tutti|si|je|iedereen|kamu|kami|ban|work\w*|arbeit\w*|trabaj\w*|trabalh\w*|travail\w*|lavor\w*|werk\w*)\b[^.;:]{0,30}$/;

/** "Not" that belongs to something else in between. */
const NOT_BUT =
  /\b(?:but|sondern|sino|mais|mas|ma|maar|nhung|tetapi|melainkan|utan|men|vaan)\b[^.;!?]{0,30}$|而是|а |แต่/;
