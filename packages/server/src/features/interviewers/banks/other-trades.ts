import { list } from './list.ts';

/**
 * Words of titles of jobs that no bank is for. Such a job is asked about its own tasks, whatever single words of them
 * remind of: a baker who delivers is no driver, a lawyer's due diligence no investment.
 */
export const OTHER_TRADES: readonly string[] = list(`
  baker*, confectioner*, butcher*, bäcker, bäckerin, bäckermeister*, bäckergesell*, konditor*, metzger, metzgerin, fleischer, boulanger*, pâtissi*,
  boucher*, panader*, pasteler*, carnicer*, bakker*, banketbakker*, slager*, tukang roti, pembuat roti, baker, thợ bánh, thợ làm bánh, panettier*, fornai*,
  padeir*, パン職人, 製パン, パティシエ, 製菓, 제빵, 제과, 面包师,
  gardener*, gardening, landscap*, horticultur*, arborist*, groundskeeper*, gärtner*, landschaftsgärtner*, jardini*, jardiner*, paysagiste*, hovenier*, tuinman, tukang kebun,
  làm vườn, giardinier*, 造園, 庭師, 園芸, 정원사, 조경, 园丁,
  vet nurse*, vet tech*, vet assistant*, animal care*, animal keeper*, zookeeper*, dog groom*, tiermedizin*, tierpfleg*, auxiliaire vétérinaire*, auxiliaire de santé animale, soigneur animalier, soigneuse animalière,
  vétérinaire*, auxiliar veterinari*, auxiliar de veterinaria, auxiliar de clínica veterinaria, cuidador de animales, cuidadora de animales, dierenarts*, dierenverzorg*, perawat hewan, perawat satwa, paramedis veteriner,
  thú y, chăm sóc thú cưng, 動物看護, 獣医, 飼育員, トリマー, 동물보건사, 동물 간호, 수의, 사육사, 宠物, 兽医,
  farmer*, farm worker*, beekeeper*, imker*, landwirt*, winzer*, agricult*, viticult*, apicult*, apiculteu*, boer, petani, nông nghiệp, 農業, 農家, 농부, 농업,
  lawyer*, solicitor*, barrister*, attorney*, paralegal*, legal counsel*, legal*, notary*, rechtsanw*, anwalt*, anwältin*, jurist*, notar*, abogad*, avocat*, juriste*, notaire*, advocaat*, jurist*,
  pengacara, hukum, luật sư, pháp chế, avvocat*, advogad*, 弁護士, 法務, 변호사, 법무, 律师, 法务,
  laboratory*, lab technician*, lab*, chemist*, biologist*, scientist*, laborant*, chemikant*, chemiker*, biolog*, laborantin*, químic*, laboratorio, laborantin, chimiste*, biologiste*,
  laboratoire, laborant*, analist laboratorium, laboran, laboratorium, phòng thí nghiệm, xét nghiệm, hóa nghiệm, 研究員, 実験, 検査技師, 분석 연구원, 연구원, 실험실, 实验,
  doctor*, physician*, surgeon*, dentist*, veterinar*, pharmacist*, physiotherap*, psycholog*, arzt, ärztin, facharzt*, oberarzt*, zahnarzt*, tierarzt*, apotheker*, physiotherapeut*, médic*, dentista*,
  farmacéutic*, fisioterap*, psicólog*, médecin*, pharmacien*, kinésithérap*, dentiste*, apotheker, arts, tandarts, dokter, apoteker, bác sĩ, dược sĩ, 医師, 薬剤師, 의사, 약사, 医生,
  kindergarten*, nursery teacher*, nursery practitioner*, childcare*, nanny, early years*, erzieher*, kinderpfleg*, kinderbetreu*, educador*, educadora infantil, éducateur*, éducatrice*, puéricult*, pedagogisch medewerker*, leidster,
  guru tk, guru paud, giáo viên mầm non, mầm non, bảo mẫu, 保育士, 保育, 幼稚園, 유치원, 보육교사, 어린이집, 幼儿,
  social worker*, youth worker*, sozialarbeit*, sozialpädagog*, trabajador social, trabajadora social, assistant social, assistante sociale, maatschappelijk werk*, pekerja sosial, công tác xã hội, 社会福祉士, 사회복지사,
  cleaner*, cleaning*, housekeep*, janitor*, caretaker*, reinigung*, raumpfleg*, hausmeister*, limpieza, limpiador*, agent d'entretien, agente d'entretien, agent de propreté, schoonmak*, conciërge*, petugas kebersihan, tạp vụ, vệ sinh, addetto alle pulizie, addetta alle pulizie, limpeza, 清掃, 청소, 미화, 保洁,
  security guard*, security officer*, doorman, sicherheitsmitarbeit*, wachmann, wachschutz, objektschutz, vigilante*, guarda de seguridad, agent de sécurité, agente de sécurité, beveiliger*, satpam, bảo vệ, guardia giurata, segurança patrimonial, 警備, 경비, 보안요원, 保安,
  water treatment*, wastewater*, sewage*, wassermeister*, abwasser*, tratamiento de aguas, traitement des eaux, traitement de l'eau, waterzuiver*, pengolahan air, xử lý nước, 浄水, 水処理, 정수, 하수,
  hairdresser*, barber*, beautician*, friseur*, kosmetiker*, peluquer*, esteticista*, coiffeu*, esthétici*, kapper*, penata rambut, thợ làm tóc, 美容師, 理容師, 미용사, 美发,
  tailor*, seamstress*, dressmaker*, schneider*, sastre, modista*, costurer*, couturi*, retoucheu*, kleermaker*, naaister, penjahit, thợ may, sart*, costureir*, 縫製, 仕立, 재단사, 봉제, 裁缝,
  translator*, interpreter*, übersetz*, dolmetsch*, traductor*, intérprete*, traducteur*, traductrice*, interprète*, vertaler*, tolk, penerjemah, phiên dịch, biên dịch, traduttor*, tradutor*, 翻訳, 通訳, 번역, 통역, 翻译,
  journalist*, editor*, redakteur*, redacteur*, rédact*, periodist*, librarian*, bibliothekar*, bibliotecari*, bibliothécaire*, archivist*, 記者, 編集, 기자, 편집, 编辑,
  civil engineer*, mechanical engineer*, structural engineer*, chemical engineer*, process engineer*, electrical engineer*, bauingenieur*, bauleit*, statiker*, maschinenbauingenieur*, verfahrenstechnik*, ingeniero civil, ingeniera civil, ingeniero mecánico, ingeniera mecánica,
  ingénieur génie civil, ingénieure génie civil, ingénieur mécanique, ingénieure mécanique, conducteur de travaux, civiel ingenieur, teknik sipil, teknik mesin, kỹ sư xây dựng, kỹ sư cơ khí, 機械設計, 土木, 建築士, 施工管理, 기계설계, 토목, 건축사, 土木工程,
  landscape architect*, interior architect*, interior designer*, graphic designer*, fashion designer*, grafiker*, grafikdesign*, innenarchitekt*, diseñador gráfico, diseñadora gráfica, graphiste*, grafisch*, desainer grafis, thiết kế đồ họa, グラフィックデザイ, 그래픽 디자이너,
  pilot*, cabin crew*, flight attendant*, flugbegleit*, lokführer*, triebfahrzeug*, train driver*, seafarer*, deckhand*, matrose*, fisherm*, firefighter*, feuerwehr*, police*, polizei*, soldier*,
  musician*, actor*, dancer*, photographer*, fotograf*, photographe*, fotógraf*, organ builder*, instrument maker*, watchmaker*, goldsmith*, uhrmacher*, goldschmied*, horloger*, relojer*
`);
