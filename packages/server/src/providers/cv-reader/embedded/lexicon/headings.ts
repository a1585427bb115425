import { foldKey, hasCjk } from '../text/fold.ts';

export type Section =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'volunteer'
  | 'publications'
  | 'awards'
  | 'interests'
  | 'references'
  | 'contact'
  | 'personal'
  | 'profiles'
  | 'other';

/** Whole headings, one list per section, all languages together; folded when the table is built. */
const HEADINGS: Record<Section, string> = {
  summary: `summary|professional summary|career summary|executive summary|summary of qualifications|profile|personal profile|professional profile|about|about me|objective|career objective|personal statement|introduction|overview|bio|biography|who i am|my life philosophy|qualifications summary|basics|highlights|
kurzprofil|profil|über mich|zusammenfassung|zielsetzung|persönliches profil|berufsprofil|berufliches profil|kurzvorstellung|berufsziel|
profil professionnel|à propos|à propos de moi|résumé|objectif|objectifs|objectif professionnel|présentation|accroche|synthèse|
resumen|perfil|perfil profesional|resumen profesional|sobre mí|acerca de mí|objetivo|objetivo profesional|extracto|presentación|
profilo|profilo professionale|sommario|riepilogo|obiettivo|chi sono|su di me|obiettivo professionale|sintesi|presentazione|profilo personale|
profiel|samenvatting|over mij|persoonlijk profiel|doelstelling|professioneel profiel|wie ben ik|introductie|korte samenvatting|
resumo|resumo profissional|sobre mim|perfil profissional|objetivo profissional|sobre|síntese|sumário|apresentação|
ringkasan|tentang saya|profil diri|ringkasan profesional|tujuan karir|profil singkat|deskripsi diri|tentang|ringkasan diri|tujuan|
mục tiêu|mục tiêu nghề nghiệp|giới thiệu|giới thiệu bản thân|tóm tắt|về bản thân|tổng quan|về tôi|hồ sơ|
職務要約|自己pr|自己紹介|概要|プロフィール|要約|サマリー|志望動機|キャリアサマリー|自己pr文|職務概要|経歴要約|経歴概要|
자기소개|소개|요약|프로필|자기소개서|간략소개|간단소개|경력요약|핵심요약|지원동기|
个人简介|自我评价|个人总结|简介|个人概述|自我介绍|求职意向|個人簡介|自我評價|关于我|關於我|职业概述|个人优势|摘要|个人评价|职业目标|求職目標|個人優勢|個人總結|志望の動機 特技 自己pr|
sammanfattning|profil och mål|om mig|om mig själv|resumé|om meg|profilo|podsumowanie|podsumowanie zawodowe|o mnie|o mně|despre mine|hakkımda|özet|kariyer hedefi|о себе|обо мне|цель`,
  experience: `experience|work experience|professional experience|employment|employment history|work history|career history|professional background|relevant experience|work|industry experience|positions|positions held|internships|internship|career|teaching experience|research experience|engineering experience|professional history|experience summary|leadership experience|internship experience|work and research experience|career experience|professional career|selected experience|current position|previous positions|jobs|military service|work experiences|professional experiences|appointments|academic appointments|academic positions|professional appointments|employment record|employment details|part time work|part time jobs|part time employment|part time experience|summer jobs|summer work|holiday jobs|holiday work|vacation work|casual work|seasonal work|student jobs|weekend jobs|other work|other employment|
berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|praxiserfahrung|berufspraxis|praktika|arbeitserfahrung|beruflicher hintergrund|tätigkeiten|berufliche erfahrung|berufliche erfahrungen|beschäftigung|berufliche laufbahn|berufliche stationen|praktische erfahrung|praktische erfahrungen|berufliche tätigkeit|erfahrung|erfahrungen|berufstätigkeit|praktikum|nebentätigkeiten|nebenjobs|nebenjob|ferienjobs|ferienarbeit|studentenjobs|studentische tätigkeiten|aushilfstätigkeiten|beruf|berufliches|berufspraktische erfahrung|
expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|emplois|stages|historique professionnel|stages et expériences|carrière|expériences de travail|jobs d'été|jobs étudiants|job étudiant|petits boulots|emplois saisonniers|emplois étudiants|travail saisonnier|
experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|historial laboral|trayectoria|experiencia de trabajo|prácticas|empleo|historial profesional|experiencias profesionales|experiencias laborales|vida laboral|trabajos|trabajos de verano|trabajos temporales|trabajo a tiempo parcial|empleos|trayectoria laboral|
esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|esperienze di lavoro|esperienza di lavoro|tirocini|carriera|percorso professionale|stage|esperienze di tirocinio|impieghi|lavori|lavori estivi|lavori stagionali|lavori part time|
werkervaring|ervaring|professionele ervaring|loopbaan|stages|arbeidsverleden|relevante werkervaring|carrière|beroepservaring|werkverleden|werk|stage ervaring|bijbanen|bijbaan|vakantiewerk|werkzaamheden|
experiência|experiência profissional|experiências profissionais|experiência de trabalho|histórico profissional|trajetória profissional|experiências|percurso profissional|estágios|estágio|experiência laboral|atuação profissional|carreira|trabalhos|trabalhos temporários|trabalho em part time|
pengalaman|pengalaman kerja|pengalaman profesional|riwayat pekerjaan|riwayat kerja|pengalaman magang|magang|kerja paruh waktu|pengalaman bekerja|karir|riwayat karir|pekerjaan|
kinh nghiệm|kinh nghiệm làm việc|quá trình làm việc|kinh nghiệm công việc|quá trình công tác|kinh nghiệm chuyên môn|lịch sử làm việc|kinh nghiệm nghề nghiệp|việc làm thêm|thực tập|
職務経歴|職歴|経歴|業務経歴|勤務経験|実務経験|経験|職務経験|インターンシップ|インターン|業務経験|アルバイト|アルバイト歴|アルバイト経験|職務内容|略歴|職務詳細|
경력|경력사항|업무경험|경력기술|경험|인턴|인턴경험|직장경력|업무경력|경력상세|주요경력|아르바이트|아르바이트경험|근무경력|근무경험|경력내용|
工作经历|工作经验|职业经历|工作經歷|工作經驗|任职经历|实习经历|實習經歷|兼职经历|兼職經歷|职业经验|專業經歷|经历|經歷|实习经验|从业经历|工作履历|職業經歷|主要经历|工作|實習經驗|
arbetslivserfarenhet|arbetserfarenhet|anställningar|yrkeserfarenhet|erfarenhet|erhvervserfaring|arbejdserfaring|erfaring|arbeidserfaring|yrkeserfaring|työkokemus|doświadczenie|doświadczenie zawodowe|przebieg kariery|praxe|pracovní zkušenosti|zkušenosti|experiență|experiență profesională|experiența profesională|munkatapasztalat|szakmai tapasztalat|iş deneyimi|deneyim|iş tecrübesi|deneyimler|mesleki deneyim|опыт работы|опыт|профессиональный опыт|трудовая деятельность|досвід роботи|εργασιακή εμπειρία|επαγγελματική εμπειρία`,
  education: `education|educational qualification|educational qualifications|academic qualification|educational details|academic background|education and training|academic qualifications|educational background|degrees|academic history|studies|education history|qualifications|training|academic education|academics|formal education|schooling|education and qualifications|academic profile|academic record|university education|academic|
ausbildung|bildung|bildungsweg|studium|schulbildung|akademische ausbildung|ausbildung und studium|schule|hochschulstudium|akademischer werdegang|weiterbildung|bildungsgang|schulischer werdegang|studium und ausbildung|studium und schule|bildungsabschlüsse|schulausbildung|akademische laufbahn|hochschulbildung|berufsausbildung|
formation|formations|éducation|études|diplômes|parcours académique|parcours scolaire|formation académique|cursus|cursus universitaire|formation initiale|diplômes et formations|parcours universitaire|scolarité|formations et diplômes|
formación|formación académica|educación|estudios|formación y estudios|titulaciones|datos académicos|formación profesional|historial académico|títulos|formación universitaria|
istruzione|formazione|istruzione e formazione|formazione accademica|studi|titoli di studio|percorso di studi|educazione|percorso formativo|carriera universitaria|titolo di studio|
opleiding|opleidingen|onderwijs|studie|opleidingen en cursussen|scholing|studies|educatie|vooropleiding|academische achtergrond|opleiding en training|
formação|formação acadêmica|formação académica|educação|escolaridade|estudos|formação e educação|histórico escolar|formação profissional|habilitações académicas|habilitações literárias|habilitações|percurso académico|graduação|
pendidikan|riwayat pendidikan|latar belakang pendidikan|pendidikan formal|pendidikan terakhir|pendidikan dan pelatihan|
học vấn|trình độ học vấn|giáo dục|quá trình học tập|bằng cấp|đào tạo|trình độ|học tập|trình độ chuyên môn|quá trình đào tạo|
学歴|教育|最終学歴|学歴詳細|学業|
학력|학력사항|교육|교육사항|학력정보|최종학력|학업|
教育背景|教育经历|学历|教育經歷|學歷|教育|学习经历|教育程度|教育情况|學習經歷|教育与培训|学历背景|學歷背景|教育信息|
utbildning|utbildningar|uddannelse|utdanning|koulutus|wykształcenie|edukacja|vzdělání|vzdelanie|educație|studii|tanulmányok|iskolai végzettség|eğitim|eğitim bilgileri|öğrenim|образование|освіта|εκπαίδευση|σπουδές`,
  skills: `skills|technical skills|key skills|core skills|core competencies|competencies|technologies|expertise|areas of expertise|areas of specialization|professional skills|hard skills|soft skills|computer skills|skills and tools|it skills|software skills|tools|programming languages|programming|skills and expertise|skills and technologies|technical expertise|strengths|skill|it and programming|technical proficiencies|skills and interests|skills and abilities|proficiencies|tech stack|skills summary|skill matrix|technical|software|digital skills|tools and technologies|technical skill|technical strengths|specialties|specialities|frameworks|skills highlights|additional skills|other skills|personal skills|core strengths|capabilities|technology|languages and technologies|it knowledge|
kenntnisse|fähigkeiten|fachkenntnisse|edv kenntnisse|it kenntnisse|kompetenzen|kernkompetenzen|technische kenntnisse|qualifikationen|fähigkeiten und kenntnisse|besondere kenntnisse|kenntnisse und fähigkeiten|programmierkenntnisse|stärken|edv|fachkompetenzen|technische fähigkeiten|computerkenntnisse|software|weitere kenntnisse|sonstige kenntnisse|technologien|it skills|methodenkompetenz|
compétences|compétences techniques|compétences numériques|savoir faire|compétences clés|compétences professionnelles|informatique|logiciels|outils|compétences informatiques|savoir être|aptitudes|atouts|domaines de compétences|compétence|compétences et outils|
habilidades|competencias|aptitudes|conocimientos|habilidades técnicas|competencias técnicas|conocimientos informáticos|conocimientos técnicos|informática|capacidades|destrezas|competencias profesionales|competencias digitales|habilidades y competencias|herramientas|fortalezas|competencias clave|tecnologías|
competenze|competenze tecniche|capacità|abilità|conoscenze|competenze informatiche|conoscenze informatiche|competenze professionali|capacità e competenze|competenze digitali|competenze personali|capacità tecniche|strumenti|competenze chiave|
vaardigheden|competenties|technische vaardigheden|kennis|computervaardigheden|kennis en vaardigheden|skills|kwaliteiten|expertise|computerkennis|it vaardigheden|persoonlijke vaardigheden|kerncompetenties|vaardigheden en competenties|eigenschappen|sterke punten|
competências|habilidades|competências técnicas|conhecimentos|habilidades técnicas|conhecimentos técnicos|aptidões|competências e habilidades|principais competências|informática|conhecimentos de informática|ferramentas|qualificações|habilidades e competências|competências digitais|tecnologias|
keahlian|keterampilan|kemampuan|kompetensi|keahlian teknis|kemampuan teknis|skill|keterampilan teknis|keahlian dan keterampilan|bidang keahlian|kompetensi utama|kemampuan dan keahlian|keahlian utama|
kỹ năng|kĩ năng|kỹ năng chuyên môn|năng lực|kỹ năng mềm|kỹ năng kỹ thuật|kỹ năng tin học|tin học|kỹ năng công nghệ|các kỹ năng|kỹ năng cá nhân|kỹ năng nghề nghiệp|điểm mạnh|
スキル|技術|保有スキル|技能|活かせる経験知識技術|テクニカルスキル|技術スキル|itスキル|pcスキル|得意分野|専門スキル|活かせる知識経験|使用技術|スキルセット|活かせる経験|テクニカル|
기술|기술스택|보유기술|스킬|역량|핵심역량|능력|보유스킬|전문기술|기술및역량|사용기술|보유능력|컴퓨터활용능력|핵심기술|기술능력|강점|
技能|专业技能|技能特长|專業技能|技术能力|个人技能|技术栈|技能专长|专长|專長|掌握技能|核心技能|技能清单|技術能力|核心能力|职业技能|技术|计算机技能|技能与特长|技能與專長|相关技能|
kompetenser|färdigheter|kunskaper|kompetencer|færdigheder|kompetanse|ferdigheter|taidot|osaaminen|umiejętności|kompetencje|dovednosti|znalosti|schopnosti|competențe|abilități|készségek|beceriler|yetenekler|yetkinlikler|teknik beceriler|навыки|ключевые навыки|профессиональные навыки|навички|δεξιότητες`,
  languages: `languages|language|language skills|language proficiency|foreign languages|languages spoken|spoken languages|linguistic skills|languages known|language abilities|language competencies|
sprachen|sprachkenntnisse|fremdsprachen|sprache|fremdsprachenkenntnisse|
langues|compétences linguistiques|langue|langues étrangères|langues parlées|connaissances linguistiques|
idiomas|lenguas|idioma|conocimiento de idiomas|lenguajes|competencias lingüísticas|competencia lingüística|
lingue|conoscenze linguistiche|competenze linguistiche|lingue straniere|lingua|lingue parlate|conoscenza delle lingue|lingue conosciute|
talen|talenkennis|taalvaardigheden|taalvaardigheid|taal|taalkennis|vreemde talen|
línguas|conhecimentos linguísticos|competências linguísticas|línguas estrangeiras|
bahasa|kemampuan bahasa|kemampuan berbahasa|penguasaan bahasa|bahasa asing|keterampilan bahasa|bahasa yang dikuasai|
ngoại ngữ|ngôn ngữ|kỹ năng ngôn ngữ|trình độ ngoại ngữ|khả năng ngoại ngữ|
語学|言語|語学力|語学スキル|外国語|言語スキル|対応言語|使用言語|
언어|어학|외국어|언어능력|어학능력|외국어능력|구사언어|어학사항|어학성적|언어구사능력|
语言能力|语言|語言能力|外语|外语水平|語言|语言技能|外語能力|语言水平|外语能力|掌握语言|
språk|språkkunskaper|språkkunskap|sprog|sprogkundskaber|språkferdigheter|kielitaito|kielet|języki|języki obce|znajomość języków|jazyky|jazykové znalosti|limbi străine|limbi|nyelvtudás|nyelvismeret|diller|yabancı diller|yabancı dil|dil bilgisi|языки|иностранные языки|знание языков|мови|γλώσσες|ξένες γλώσσες`,
  certifications: `certifications|certificates|licenses|licenses and certifications|professional certifications|certification|courses|courses and certifications|certifications and licenses|training and certifications|certificates and grants|licences|credentials|certificates and courses|accreditations|professional development|courses and training|coursework|licences and certifications|certificate|professional training|online courses|training courses|
zertifikate|zertifizierungen|weiterbildungen|fortbildungen|lehrgänge|zertifizierung|kurse|zertifikate und weiterbildungen|fortbildung|zertifikat|weiterbildungen und zertifikate|seminare|schulungen|lizenzen|
certificats|certification|attestations|formations complémentaires|certifications professionnelles|certificat|certifications et licences|habilitations|permis et certifications|
certificaciones|certificados|cursos|formación complementaria|cursos y certificaciones|certificaciones y cursos|cursos complementarios|acreditaciones|otros cursos|licencias y certificaciones|
certificazioni|certificati|corsi|attestati|corsi e certificazioni|patenti e certificazioni|abilitazioni|corsi di formazione|formazione complementare|
certificaten|certificeringen|cursussen|trainingen|cursussen en certificaten|diploma s|certificering|certificaten en cursussen|cursussen en trainingen|licenties|
certificações|certificados|cursos complementares|cursos e certificações|formação complementar|licenças e certificações|certificação|cursos extracurriculares|certificados e cursos|
sertifikasi|sertifikat|pelatihan|kursus|pelatihan dan sertifikasi|sertifikat dan pelatihan|lisensi|lisensi dan sertifikasi|pendidikan non formal|
chứng chỉ|chứng nhận|các khóa học|khóa học|chứng chỉ và khóa học|bằng cấp và chứng chỉ|các chứng chỉ|chứng chỉ và giải thưởng|
資格|免許資格|資格免許|取得資格|保有資格|認定資格|免許|資格スキル|検定|
자격증|자격사항|자격증및수료|수료|면허|보유자격증|자격면허|자격|교육이수|수료사항|자격및면허|
证书|资格证书|資格證書|证照|證照|技能证书|所获证书|专业证书|證書|认证|認證|资质证书|荣誉证书|培训经历|培训|資格認證|职业资格|证书与资质|
certifikat|kurser|kurser och certifikat|kursy|szkolenia|certyfikaty|kursy i szkolenia|sertifikalar|kurslar|сертификаты|курсы|повышение квалификации`,
  projects: `projekt|projekty|projeler|проекты|projects|personal projects|academic projects|selected projects|key projects|side projects|project experience|open source|open source projects|portfolio|research projects|research|notable projects|master thesis|thesis|bachelor thesis|projekte|projets|proyectos|progetti|projecten|projetos|proyek|dự án|các dự án|dự án tiêu biểu|プロジェクト|プロジェクト経験|ポートフォリオ|制作実績|개인프로젝트|프로젝트|프로젝트경험|주요프로젝트|포트폴리오|项目经历|项目经验|專案經歷|项目|專案|專案經驗|作品集|persönliche projekte|projets personnels|proyectos personales|progetti personali|persoonlijke projecten|projetos pessoais|proyek pribadi|ausgewählte projekte|réalisations|referenzprojekte|pengalaman proyek`,
  volunteer: `volunteer|volunteering|volunteer experience|volunteer work|community service|community involvement|leadership|activities|extracurricular activities|on campus involvement|involvement|leadership and activities|extracurriculars|leadership and volunteering|associations|memberships|professional affiliations|affiliations|organizations|organisations|professional memberships|campus involvement|activities and leadership|leadership and involvement|student activities|memberships and affiliations|ehrenamt|ehrenamtliches engagement|engagement|ehrenamtliche tätigkeiten|soziales engagement|mitgliedschaften|außerschulisches engagement|bénévolat|vie associative|engagement associatif|expérience bénévole|activités extra professionnelles|activités associatives|voluntariado|actividades|voluntariado y actividades|actividades extracurriculares|volontariato|esperienze di volontariato|attività|vrijwilligerswerk|nevenactiviteiten|nevenfuncties|bestuurservaring|trabalho voluntário|atividades extracurriculares|atividades|pengalaman organisasi|organisasi|kegiatan|kegiatan sukarela|sukarelawan|pengalaman relawan|riwayat organisasi|hoạt động|hoạt động tình nguyện|hoạt động ngoại khóa|hoạt động xã hội|ボランティア|ボランティア活動|課外活動|활동|대외활동|봉사활동|동아리활동|활동사항|志愿经历|志愿者经历|校园经历|社团经历|社会实践|志工經驗|社團經驗|校园活动|活动经历|学生工作`,
  publications: `publications|selected publications|papers|talks|presentations|conference papers|journal articles|patents|conferences|books|invited talks|publications and talks|talks and presentations|conference proceedings|articles|writing|speaking|press|media|publikationen|veröffentlichungen|vorträge|patente|publications et communications|conférences|publicaciones|ponencias|conferencias|pubblicazioni|conferenze|publicaties|presentaties|publicações|palestras|publikasi|công trình nghiên cứu|bài báo|論文|発表|著書|出版物|논문|발표|특허|저서|出版物|论文|發表|论文发表|著作|科研成果|研究成果`,
  awards: `awards|honors|honours|honors awards|awards and honors|achievements|scholarships|honors and awards|accomplishments|awards and achievements|awards and scholarships|prizes|fellowships|grants|most proud of|recognition|honours and awards|key achievements|distinctions|grants and fellowships|auszeichnungen|preise|stipendien|preise und auszeichnungen|erfolge|ehrungen|prix|distinctions et prix|récompenses|bourses|prix et distinctions|premios|reconocimientos|logros|becas|premios y reconocimientos|premi|riconoscimenti|premi e riconoscimenti|borse di studio|prijzen|onderscheidingen|prestaties|prêmios|premios e distinções|conquistas|prêmios e reconhecimentos|bolsas|penghargaan|prestasi|penghargaan dan prestasi|beasiswa|giải thưởng|thành tích|danh hiệu và giải thưởng|học bổng|danh hiệu|受賞|受賞歴|表彰|수상|수상경력|수상내역|수상이력|장학금|获奖情况|荣誉奖项|荣誉|獲獎|所获荣誉|获奖经历|奖项|榮譽|奖项荣誉|獎項|荣誉与奖项`,
  interests: `intressen|fritid|zainteresowania|hobi ve ilgi alanları|ilgi alanları|интересы|хобби|harrastukset|zájmy|interests|hobbies|hobbies and interests|personal interests|interests and hobbies|other interests|hobby|a day of my life|leisure|interessen|hobbys|hobbies und interessen|interessen und hobbys|freizeit|loisirs|centres d intérêt|intérêts|centre d intérêt|loisirs et intérêts|passions|intereses|aficiones|hobbies e intereses|pasatiempos|interessi|hobby e interessi|passioni|interesses|interesses pessoais|hobbies e interesses|hobby s|interesses en hobby s|hobbys en interesses|vrije tijd|minat|hobi|minat dan hobi|hobi dan minat|sở thích|趣味|特技|趣味特技|関心|취미|관심사|취미특기|특기|취미및특기|兴趣爱好|爱好|興趣|興趣愛好|兴趣|個人興趣|业余爱好`,
  references: `referenser|referanser|referencje|referanslar|рекомендации|references|referees|reference|professional references|referenzen|références|referencias|referenze|referenties|referências|referensi|người tham chiếu|người tham khảo|tham chiếu|thông tin tham khảo|推薦者|推薦人|照会先|추천인|推荐人|参考人|recommendations|recommandations|recomendaciones`,
  contact: `kontaktuppgifter|kontaktinformation|kontaktinfo|dane kontaktowe|iletişim|iletişim bilgileri|контакты|контактная информация|contact|contact information|contact details|contact info|contact me|kontakt|kontaktdaten|contacts|coordonnées|contacto|datos de contacto|información de contacto|contatti|contatto|recapiti|contactgegevens|contato|contactos|informações de contato|dados de contato|kontak|informasi kontak|hubungi saya|liên hệ|thông tin liên hệ|連絡先|お問い合わせ|연락처|联系方式|聯絡方式|联系|联系信息|get in touch|find me|address|adresse|dirección|endereço|indirizzo|adres|alamat`,
  personal: `personuppgifter|personlige oplysninger|dane osobowe|kişisel bilgiler|личные данные|личная информация|osobní údaje|personal details|personal information|personal data|personal|facts|personal info|personal particulars|persönliche daten|zur person|persönliche angaben|angaben zur person|état civil|informations personnelles|renseignements personnels|infos personnelles|datos personales|información personal|dati personali|dati anagrafici|informazioni personali|dati|persoonlijke gegevens|personalia|persoonlijke informatie|persoonsgegevens|gegevens|dados pessoais|informações pessoais|data pribadi|data diri|informasi pribadi|biodata|identitas|thông tin cá nhân|sơ yếu lý lịch cá nhân|基本情報|個人情報|本人情報|인적사항|개인정보|기본정보|기본사항|个人信息|基本信息|個人資料|基本資料|个人资料|基本资料`,
  profiles: `profiles|social|links|social media|online profiles|social profiles|websites|web|online|social networks|profile im netz|réseaux sociaux|redes sociales|redes sociais|profili|profielen|tautan|media sosial|mạng xã hội|リンク|링크|链接|sns|websites and portfolios|social links|weblinks|liens|enlaces|link`,
  other: `other|additional information|miscellaneous|other information|additional|extra|extras|extra curricular|sonstiges|weiteres|weitere informationen|zusätzliche informationen|divers|informations complémentaires|autres|otros|otros datos|información adicional|varie|altro|ulteriori informazioni|altre informazioni|overige|overig|aanvullende informatie|outros|outras informações|informações adicionais|informações complementares|lain lain|informasi tambahan|lainnya|khác|thông tin khác|thông tin thêm|その他|備考|特記事項|기타|기타사항|其他|其它|其他信息|附加信息|motor skills|family|availability|travel|declaration|cover letter|job application|nationality|driving licence|driving license|führerschein|permis|patente|patente di guida|carnet de conducir|rijbewijs|本人希望|本人希望記入欄|병역|병역사항|trattamento dati personali|autorizzazione`,
};

const exact = new Map<string, Section>();
for (const [section, list] of Object.entries(HEADINGS)) {
  for (const name of list.split('|')) {
    const key = foldKey(name);
    if (key === '') continue;
    if (!exact.has(key)) exact.set(key, section as Section);
    const concatenated = key.replaceAll(' ', '');
    if (concatenated.length >= 3 && !exact.has(concatenated)) exact.set(concatenated, section as Section);
  }
}

/** Words that alone carry a section; used when every word of a short heading is known. */
const WORDS: [Section, string][] = [
  [
    'experience',
    'experience experiences employment internships internship career berufserfahrung werdegang praktika experiences experiencia esperienza esperienze werkervaring experiencia pengalaman jobs erfahrung emploi positions',
  ],
  [
    'education',
    'education academic studies ausbildung bildung studium formation etudes formacion educacion estudios istruzione formazione opleiding opleidingen formacao educacao pendidikan schooling degrees qualifications',
  ],
  [
    'skills',
    'skills skill technologies tools expertise competencies competences competenze competencias habilidades kenntnisse fahigkeiten kompetenzen vaardigheden keahlian keterampilan software stack proficiencies programming strengths',
  ],
  ['languages', 'languages language sprachen langues idiomas lingue talen bahasa linguas'],
  [
    'certifications',
    'certifications certificates certification licenses licences courses zertifikate zertifizierungen weiterbildungen certificats certificaciones certificados cursos certificazioni corsi certificaten cursussen certificacoes sertifikasi pelatihan trainings seminars',
  ],
  ['projects', 'projects project projekte projets proyectos progetti projecten projetos proyek'],
  [
    'volunteer',
    'volunteer volunteering activities leadership involvement ehrenamt benevolat voluntariado volontariato vrijwilligerswerk memberships affiliations extracurricular',
  ],
  [
    'publications',
    'publications papers talks publikationen presentations patents conferences pubblicazioni publicaciones',
  ],
  [
    'awards',
    'awards honors honours achievements scholarships auszeichnungen prizes grants fellowships premios premi distinctions',
  ],
  ['interests', 'interests hobbies interessen hobbys loisirs intereses aficiones interessi interesses'],
  ['references', 'references referees referenzen'],
  ['summary', 'summary profile objective profil'],
];

const NEUTRAL = new Set(
  'top work professional relevant technical technology and my key other additional selected personal career background history & und et y e en i dan de la le les of in core main academic industry research teaching areas it digital foreign special further training information more computer related development profesional professionnelle professionnelles profissional professionali berufliche weitere sonstige techniques tecnicas tecniche technische online fun honors skills languages'.split(
    ' ',
  ),
);

const wordSection = new Map<string, Section>();
for (const [section, list] of WORDS)
  for (const word of list.split(' ')) if (!wordSection.has(word)) wordSection.set(word, section);

/** The section a whole line names, or null. Numbers of sections, colons and letters spaced apart are looked through. */
export function sectionOf(line: string): Section | null {
  if (line.length > 60) return null;
  const known = answered.get(line);
  if (known !== undefined) return known;
  const section = lookUp(line);
  if (answered.size > 4000) answered.clear();
  answered.set(line, section);
  return section;
}

/** The layout asks for the same lines many times. */
const answered = new Map<string, Section | null>();

function lookUp(line: string): Section | null {
  const normalized = withoutNumber(line);
  return lookUpKey(foldKey(normalized)) ?? (normalized === line ? null : lookUpKey(foldKey(line)));
}

/** Numbers by which documents count their sections: `1`, `1.2`, `IV`, `B`, `三`, also in brackets or circles. */
const COUNTED = '(?:\\d{1,2}(?:\\.\\d{1,2}){0,2}|[IVX]{1,5}|[ivx]{1,5}|[A-Ha-h]|[一二三四五六七八九十]{1,3})';
/** Set off by a mark of its own, or by a space before a capital; the first matches at most eight characters. */
const SECTION_NUMBER = new RegExp(
  `^\\s*(?:[(（[【]\\s?${COUNTED}\\s?[)）\\]】][.:]?\\s*|${COUNTED}\\s?(?:[.)）、．:：]|[-–—|/](?=\\s))(?!\\d)\\s*|` +
    `(?:\\d{1,2}(?:\\.\\d{1,2}){0,2}|[IVX]{1,5})\\s+(?=\\p{Lu}|\\p{Lo})|[\u2460-\u2473\u2776-\u277f\u2160-\u216b]\\s*[.)]?\\s*)`,
  'u',
);

/** The line without the number of a section in front of it. A number alone stays. */
export function withoutNumber(line: string): string {
  const lead = SECTION_NUMBER.exec(line)?.[0].length ?? 0;
  return lead === line.length ? line : line.slice(lead);
}

function lookUpKey(key: string): Section | null {
  if (key === '') return null;
  const direct = exact.get(key);
  if (direct !== undefined) return direct;
  const tokens = key.split(' ');
  const joint = jointSection(tokens);
  if (joint !== null) return joint;
  const concatenated = exact.get(tokens.join(''));
  if (concatenated !== undefined && (tokens.length <= 3 || tokens.every((token) => token.length <= 2)))
    return concatenated;
  if (tokens.length > 5 || tokens.length < 2) return null;
  let found: Section | null = null;
  for (const token of tokens) {
    const section = wordSection.get(token);
    if (section === undefined && !NEUTRAL.has(token)) return null;
    if (found === null && section !== undefined) found = section;
  }
  return found;
}

const CONJUNCTION = new Set('and und et y e i en dan och og ve oraz và'.split(' ').map((word) => foldKey(word)));

/** `Studium und Schulbildung`: two headings in one; the first one says what the section is. */
function jointSection(tokens: string[]): Section | null {
  // `学歴・職歴`: a raised dot parts them where no word does.
  const [head, ...more] = tokens;
  if (head !== undefined && more.length > 0 && hasCjk(head) && tokens.every((token) => exact.has(token)))
    return exact.get(head) ?? null;
  const at = tokens.findIndex((token, i) => i > 0 && i < tokens.length - 1 && CONJUNCTION.has(token));
  if (at < 0) return null;
  const first = exact.get(tokens.slice(0, at).join(' '));
  return first !== undefined && exact.has(tokens.slice(at + 1).join(' ')) ? first : null;
}

/** The section that a word of a heading speaks for, when the line is known to be a heading by its look. */
export function sectionByWord(line: string): Section | null {
  for (const token of foldKey(line).split(' ')) {
    const section = wordSection.get(token);
    if (section !== undefined) return section;
  }
  return null;
}

/** Titles that documents carry over the name: not a name, not a section. */
const DOCUMENT_TITLES = new Set(
  'lebenslauf|curriculum vitae|curriculum|cv|resume|résumé|tabellarischer lebenslauf|hoja de vida|currículum|curriculum vitæ|currículo|daftar riwayat hidup|riwayat hidup|sơ yếu lý lịch|lý lịch|履歴書|職務経歴書|이력서|경력기술서|简历|个人简历|履歷|履歷表|個人履歷|求职简历|mon cv|mein lebenslauf|europass|europass lebenslauf|curriculum vitae europass|europass curriculum vitae|professional resume|bewerbung|bewerbungsunterlagen|candidature|vitae|hồ sơ xin việc|hồ sơ ứng viên|cv xin việc|personal resume|個人簡歷|job application'
    .split('|')
    .map((name) => foldKey(name)),
);

/** True for a line that only names the kind of document, such as `Lebenslauf`. */
export function isDocumentTitle(line: string): boolean {
  const key = foldKey(line);
  return DOCUMENT_TITLES.has(key) || DOCUMENT_TITLES.has(key.replaceAll(' ', ''));
}
