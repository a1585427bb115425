import { once } from '../../../platform/once.ts';
import { listsOf } from './lexicon/index.ts';

/** What says that a place is somebody else's, or that the job is not there; all on folded text. */

/** "anywhere in Canada (except Quebec)": a place that is taken out, in front of the name and behind it. */
export const EXCLUDED_BEFORE =
  /(?:^|[^\p{L}])(?:except(?:ing)?(?: for)?|excluding|other than|but not|apart from|aside from|ausser|ausgenommen|mit ausnahme (?:von|der|des)|(?:aber|jedoch) nicht|sauf|hormis|excepte|a l'exception d[eu]|excepto|salvo|exceto|tranne|eccetto|ad eccezione d\w+|behalve|uitgezonderd|met uitzondering van|kecuali|ngoai tru|utom|unntatt|undtagen)\s(?:(?:in|aus|en|a|em|for|the|la|le|el|o|im|dem|der|den|from)\s)*(?:[\p{L}'-]+(?:,| and| und| et| y| e| ou| o| or| oder| en| dan| va)\s){0,3}$/u;
export const EXCLUDED_AFTER =
  /^\s?[市県都府省시도]?(?:excluded\b|ausgenommen\b|excepte\w*|exclu\w*\b|uitgezonderd\b|を除|は除|以外|除外|[을를은는]? ?제외)/;

/** Without one of these words, asked first, nobody uses what is ours. */
export const MENTIONS_US =
  / (?:us|ours?|it|them|uns|unser[a-z]*|nous|notre|nos|nosotros|nuestr[oa]s?|noss[oa]s?|conosco|noi|nostr[oaie]|ons|onze|kami|chung toi|cong ty)\b/;
/** "Bus operators in London plan with us": whose verb takes what is ours is behind a place of their own. */
export const USES_OURS =
  /^(?:(?!\b(?:you|we|du|wir|vous|nous|tu|usted|nosotros|voce|noi|je|jij|wij|kamu|kami|ban|job|role|stelle|poste|puesto|vaga|posto|functie)\b)[^.;:!?]){0,34}\b(?:(?:(?:use|uses|rel(?:y|ies) on|trusts?|swears? by) (?:it|them)\b|(?:use|uses|rel(?:y|ies) on|trusts?|orders?|buys?|plans?|runs?|books?|reads?|counts? on|depends? on|swears? by|pays?|files?|learns?|bakes?|cooks?|ships?|charges?) (?:[a-z]+ ){0,4}(?:with us|from us|on us|by us|us|ours?)\b)|(?:nutzen|verwenden|kaufen|bestellen|lesen|vertrauen|planen|rechnen|arbeiten|setzen) (?:[a-z]+ ){0,3}(?:uns|unsere?[mnrs]?|bei uns|mit uns)\b|(?:utilisent|achetent|lisent|commandent|emploient|travaillent avec) (?:[a-z]+ ){0,2}(?:notre|nos|nous)\b|nous (?:font confiance|achetent|confient)|(?:usan|utilizan|compran|leen|confian en|trabajan con) (?:[a-z]+ ){0,2}(?:nosotros|nuestr[oa]s?)\b|(?:usam|utilizam|compram|leem|confiam em|trabalham com) (?:[a-z]+ ){0,2}(?:nos|noss[oa]s?|conosco)\b|(?:usano|utilizzano|comprano|leggono|si affidano|lavorano con) (?:[a-z]+ ){0,2}(?:noi|nostr[oaie])\b|(?:gebruiken|kopen|lezen|bestellen|vertrouwen op|werken met) (?:[a-z]+ ){0,2}(?:ons|onze)\b|(?:menggunakan|memakai|membeli|mempercayai) (?:[a-z]+ ){0,2}kami\b|(?:su dung|mua|tin dung) (?:[a-z]+ ){0,3}(?:chung toi|cong ty)\b)/;
export const EASTERN_USES_OURS =
  /^[^。！？\n]{0,24}(?:が(?:使って|利用して|導入して|採用して)|で(?:使われ|利用され|導入され|採用され)|に(?:納品|納入|出荷|輸出|販売)し|へ(?:納品|納入|出荷|輸出|販売)し|에 (?:납품|판매|수출|공급)|에서 (?:사용|이용)(?:하고|되고|중)|(?:等地)?的?(?:客户|客戶|用户|用戶)?(?:都?在(?:使)?用我[们們]))|^[^。，！？\n]{0,12}(?:发货|發貨|供货|供貨|销售一空)/;

/** Sellers and senders: a place behind their verb is where the goods go. */
export const sentTo = once(
  () => new RegExp(String.raw`(?:^|[^\p{L}])(?:${listsOf('elsewhere').any('sentTo')})(?![\p{L}])[^.;:!?]{0,48}$`, 'u'),
);
/** People of ours who are somewhere else: authors, members, dealers. */
export const PEOPLE_ELSEWHERE =
  /(?:^|[^\p{L}])(?:authors|writers|members|founders|co-founders|growers|farmers|dealers|resellers|retailers|distributors|readers|publishers|investors|suppliers|partners|operators|customers|clients|auftraggeber(?:innen)?|mandant(?:en|innen)|autor(?:en|innen)|mitglieder|grunder(?:innen)?|handler|landwirte|leser(?:innen)?|lieferanten|betriebe|auteurs|autrices|membres|fondateurs|adherents|eleveurs|lecteurs|revendeurs|autores|autoras|socios|miembros|fundadores|lectores|agricultores|membros|leitores|produtores|autori|autrici|soci|fondatori|lettori|rivenditori|oprichters|leden|lezers|telers|dealers|collega's|kunden|clientes|clienti|klanten)(?: (?:mostly|mainly|meist|vor allem|surtout|sobre todo|sobretudo|soprattutto|vooral|still|also|all))? (?:sit|live|are|met|work|started|come|sitzen|leben|sind|wohnen|arbeiten|kommen|vivent|sont|habitent|travaillent|viven|estan|son|trabajan|vivem|estao|sao|trabalham|vivono|sono|lavorano|zitten|wonen|zijn|werken)(?![\p{L}])[^.;:!?]{0,40}$/u;
/** Our readers, our members, at the start of the sentence: it is about them. */
export const ABOUT_PEOPLE =
  /^[^\p{L}]*(?:our|unsere|nos|nuestr[oa]s|os noss[oa]s|noss[oa]s|i nostri|le nostre|onze) (?:[\p{L}-]+ )?(?:authors|members|growers|farmers|dealers|readers|customers|clients|patients|guests|autor(?:en|innen)|mitglieder|leser(?:innen)?|kund(?:en|innen)|auftraggeber|mandanten|gaste|auteurs|membres|lecteurs|adherents|autores|socios|miembros|lectores|clientes|membros|leitores|soci|lettori|clienti|leden|lezers|klanten)(?![\p{L}])[^.;:!?]*$|^[^\p{L}]*我[们們]的?(?:客户|客戶|读者|讀者|用户|用戶|会员)[^。；]*$|(?:読者|会員|독자|회원)[은는は][^。.]*$/u;
/** "unter anderem in", "as far as": one of several places that are named for their reach. */
export const FOR_EXAMPLE =
  /(?:^|[^\p{L}])(?:unter anderem|u\. ?a\.|among others|as far as|notamment|entre autres|jusqu'a|entre otr[oa]s|tra gli altri|onder andere|antara lain)(?: (?:in|a|en|em|aus|from|away as|di))?\s(?:[\p{L}'-]+(?:,| and| und| et| y| e| en| dan)\s){0,3}$/u;
/** A house of the same owners that is not the job's, unless it is the one that hires. */
export const SISTER =
  /(?:^|[^\p{L}])(?:sister (?:[a-z-]+ )?(?:company|site|plant|fab|firm|factory|office|brand|school|hotel|clinic)|(?:other|second) (?:[a-z-]+ )?(?:site|plant|factory|office|branch|shop|store)|subsidiary|schwester(?:firma|gesellschaft|werk|betrieb|unternehmen)|tochter(?:firma|gesellschaft|unternehmen)|(?:andere|zweite)[sr]? (?:werk|standort|niederlassung|filiale)|filiale(?= (?:de|d'|a) )|societe soeur|autre (?:site|usine|agence|magasin)|empresa hermana|filial(?= (?:de|en|em) )|otra (?:sede|planta|oficina|tienda)|outra (?:unidade|loja|fabrica)|consociata|altra (?:sede|filiale)|zuster(?:bedrijf|onderneming)|dochter(?:bedrijf|onderneming)|andere vestiging)(?![\p{L}])[^.;:!?]{0,24}$/u;
/** What the house that hires does. */
export const HIRES =
  /\b(?:recrut\w*|recherch\w*|cherch\w*|embauch\w*|sucht|suchen|stellt|seek\w*|hir(?:es|ing)|looking|needs?|busca\w*|precisa\w*|contrata\w*|procura\w*|cerca\w*|ricerca\w*|assum\w*|zoek\w*|you|du|vous|tu|te|jij|je)\b/;
/** Labels that say where the company sits and nothing of the job. */
export const HEADQUARTERS_LABEL =
  /(?:本社|本店|所在地|본사|회사 ?(?:위치|주소)|总部|總部|公司(?:地址|所在地)|(?:firmen|haupt|stamm)sitz|headquarters|hq|head office|siege(?: social)?|sede (?:central|social|legale|principale?)|hoofdkantoor|kantor pusat|tru so(?: chinh)?)[\s*_]*[:：|]\s*[^\n]{0,60}$/;

/** "half an hour from", "40 km von": a town that tells how far the job's is from it. */
export const AWAY_FROM =
  /(?:^|[^\p{L}])(?:minutes?|mins?|hours?|miles?|kilomet(?:er|re)s?|km|stunden?|minuten|kilometer|autominuten|bahnminuten|heures?|kilometres|horas?|minutos|kilometros|ore|un'ora|minuti|chilometri|uur|kwartier|minuut|menit|phut) (?:[\p{L}-]+ ){0,3}(?:from|of|away from|outside|von|vor|de|da|do|di|van|dari|d')\s?(?:the |la |le |il )?$/u;
/** "near", "just outside": the same without a measure. */
export const NEAR =
  /^[,( ]{1,3}(?:just )?(?:near|close to|outside|(?:north|south|east|west) of|nahe|bei|(?:nord|sud|ost|west)lich von|pres de|non loin de|cerca de|junto a|perto de|vicino a|nabij|bij|dekat|gan) $/;
/** Where premises are: no market and no university of the job's. */
export const LANDMARK =
  /(?:^|[^\p{L}])(?:above|opposite|behind|next to|beside|near|across from|gegenuber|hinter|neben|uber|en face|derriere|a cote|au-dessus|frente a|detras de|junto a|encima de|di fronte a|dietro|accanto a|sopra|tegenover|achter|naast|boven|em frente a|atras d[oa]|ao lado d[oa])(?: (?:the|a|der|dem|den|des|die|das|d[eu]|la|le|l'|al|el|il|lo|het|our))*\s(?:[\p{L}'-]+ ){1,2}(?=in |at |im |a |en |em |di |te )/u;

/** Owners: where they sit is not where we work. */
export const PARENT =
  /(?:^|[^\p{L}])(?:parent (?:company|group|firm)|holding company|mutter(?:gesellschaft|konzern|unternehmen|firma|haus)|konzernmutter|maison[- ]mere|societe[- ]mere|empresa matriz|casa matriz|empresa-mae|casa-mae|matriz|capogruppo|societa madre|casa madre|moeder(?:bedrijf|maatschappij|concern)|perusahaan induk|cong ty me|moderbolag\w*|morselskap\w*)(?![\p{L}])[^.;:!?\n]{0,40}$|親会社[^。\n]{0,16}$|모회사[^.\n]{0,12}$|母公司[^。\n]{0,12}$/u;
/** The town in which the first weeks are spent, or lessons are given, before the job begins. */
export const TRAINED_IN =
  /(?:^|[^\p{L}])(?:(?<!cent(?:er|re) (?:for|of) )(?:initial |your |the |induction )?training (?:is|takes place|will be|happens|runs)|(?:einarbeitung|schulung|einschulung|ausbildungswoche) (?:ist|findet|erfolgt|lauft)|(?:la |votre )?formation (?:initiale )?(?:de [\p{L}\d]+ (?:semaines?|mois) )?(?:se deroule|a lieu|est)|(?:la )?formacion (?:inicial )?(?:de [\p{L}\d]+ (?:semanas?|mes\w*) )?(?:se hace|tiene lugar|es|sera)|(?:a )?formacao (?:inicial )?(?:decorre|e|sera|acontece)|(?:la )?formazione (?:iniziale )?(?:si tiene|si svolge|e|avviene)|(?:de )?(?:opleiding|inwerkperiode|training) (?:is|vindt plaats)|pelatihan (?:awal )?(?:diadakan|berlangsung)|(?:the |your )?first (?:\p{L}+ )?(?:weeks?|months?)|(?:die |deine )?ersten? (?:\p{L}+ )?(?:wochen?|monate?)|(?:les )?(?:\p{L}+ )?premieres? semaines?|(?:las )?(?:\p{L}+ )?primeras? semanas?|(?:as )?(?:\p{L}+ )?primeiras? semanas?|(?:le )?prime (?:\p{L}+ )?settimane|(?:de )?eerste (?:\p{L}+ )?weken)(?![\p{L}])[^.;:!?\n]{0,50}$/u;
