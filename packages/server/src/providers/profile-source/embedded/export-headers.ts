/**
 * Names of files and columns in the data exports of professional networks, in the languages their members use.
 * Compared in folded form (letters and digits only, small, without Latin accents).
 */
export type ExportPart =
  | 'profile'
  | 'summary'
  | 'positions'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'emails'
  | 'registration';

export const FILE_NAMES: Record<ExportPart, string> = {
  profile:
    'Profile|Profil|Perfil|Profilo|Profiel|プロフィール|프로필|个人资料|檔案|プロファイル|Профиль|Hồ sơ|โปรไฟล์|प्रोफ़ाइल|Profiili|Mein Profil|Mon profil|Mi perfil|Meu perfil|Il mio profilo|Mijn profiel|Il tuo profilo|Profilim|Hồ sơ cá nhân|個人檔案|個人資料|档案|प्रोफाइल|Профіль|Profil użytkownika',
  summary:
    'Profile Summary|Profilzusammenfassung|Résumé du profil|Resumen del perfil|Resumo do perfil|Riepilogo profilo|Zusammenfassung des Profils|Sintesi del profilo|Samenvatting van profiel|Profielsamenvatting|Sammanfattning av profil|プロフィール概要|프로필 요약|个人资料摘要|Podsumowanie profilu|Profil Özeti',
  positions:
    'Positions|Position|Berufserfahrung|Berufserfahrungen|Positionen|Postes|Expériences|Expérience|Expérience professionnelle|Puestos|Experiencia|Experiencias|Experiencia laboral|Cargos|Cargo|Posições|Experiência|Experiências|Experiência profissional|Posizioni|Esperienze|Esperienza|Esperienza lavorativa|Posities|Functies|Werkervaring|Ervaring|Experience|Work Experience|Stillinger|Erfaring|Erhvervserfaring|Arbeidserfaring|Befattningar|Erfarenhet|Arbetslivserfarenhet|Tehtävät|Työkokemus|Kokemus|Posisi|Pengalaman|Pengalaman Kerja|Jawatan|Vị trí|Kinh nghiệm|Kinh nghiệm làm việc|ตำแหน่ง|ประสบการณ์|पद|अनुभव|Должности|Опыт работы|Опыт|職歴|職務経歴|경력|职位|工作经历|職位|工作經歷|Stanowiska|Doświadczenie|Pozisyonlar|Deneyim|Posizioni lavorative|Posizione lavorativa|Esperienze lavorative|Esperienze professionali|Esperienza professionale|Incarichi|Ruoli|Postes occupés|Expériences professionnelles|Parcours professionnel|Emplois|Puestos de trabajo|Experiencias laborales|Experiencia profesional|Experiencias profesionales|Trayectoria profesional|Cargos ocupados|Experiências profissionais|Experiência de trabalho|Posições profissionais|Arbeitsverhältnisse|Stellen|Beruflicher Werdegang|Berufliche Stationen|Werkervaringen|Arbeidsverleden|Banen|Arbetserfarenhet|Anställningar|Jobberfaring|Stillinger og erfaring|Doświadczenie zawodowe|Historia zatrudnienia|İş Deneyimi|İş Deneyimleri|Pozisyonlar ve Deneyim|職務|職務履歴|職位経歴|경력사항|직장 경력|职业经历|工作经验|工作經驗|職務經歷|任职经历|Досвід роботи',
  education:
    'Education|Educations|Ausbildung|Bildung|Ausbildungen|Formation|Formations|Études|Educación|Formación|Estudios|Educação|Formação|Formação acadêmica|Formazione|Istruzione|Opleiding|Opleidingen|Uddannelse|Utdanning|Utbildning|Koulutus|Pendidikan|Học vấn|การศึกษา|शिक्षा|Образование|学歴|학력|교육|教育|教育经历|教育背景|教育經歷|學歷|Wykształcenie|Edukacja|Eğitim|Bildungsweg|Schulbildung|Formation académique|Parcours scolaire|Formación académica|Historial académico|Formação educacional|Percorso di studi|Titoli di studio|Formazione scolastica|Onderwijs|Studier|Historia edukacji|Öğrenim|Öğrenim Bilgileri|教育歴|학력사항|학력 사항|教育經歷背景|學歷背景|Освіта',
  skills:
    'Skills|Skill|Kenntnisse|Fähigkeiten|Fertigkeiten|Compétences|Aptitudes|Habilidades|Competencias|Conocimientos|Competências|Competenze|Vaardigheden|Færdigheder|Kompetencer|Ferdigheter|Kompetanse|Kunskaper|Färdigheter|Kompetenser|Taidot|Osaaminen|Keahlian|Keterampilan|Kemahiran|Kỹ năng|ทักษะ|कौशल|Навыки|スキル|보유기술|기술|技能|Umiejętności|Yetenekler|Fähigkeiten und Kenntnisse|Skills und Kenntnisse|Conoscenze|Capacità|Competenze professionali|Compétences professionnelles|Aptitudes y conocimientos|Competências e habilidades|Umiejętności i znajomości|Beceriler|技能とスキル|보유 기술|보유 스킬|스킬|专业技能|專業技能|Навички',
  certifications:
    'Certifications|Certification|Zertifikate|Zertifizierungen|Bescheinigungen|Certificats|Certificaciones|Certificados|Certificações|Certificazioni|Certificati|Certificaten|Certificeringen|Certificates|Certificeringer|Certifikater|Sertifiseringer|Sertifikater|Certifieringar|Certifikat|Sertifikaatit|Sertifikasi|Pensijilan|Sijil|Chứng chỉ|ใบรับรอง|प्रमाणपत्र|Сертификаты|資格|認定資格|자격증|证书|資格認證|證書|认证|Certyfikaty|Sertifikalar|Licenze e certificazioni|Licences et certifications|Licencias y certificaciones|Licenças e certificados|Licenças e certificações|Lizenzen und Zertifikate|Bescheinigungen und Zertifikate|Licenties en certificaten|Licenser och certifieringar|Lisenser og sertifiseringer|Licencje i certyfikaty|Lisanslar ve Sertifikalar|免許と資格|資格・認定|면허 및 자격증|자격증 및 면허|许可证和证书|證照|Сертифікати',
  languages:
    'Languages|Language|Sprachen|Sprachkenntnisse|Langues|Idiomas|Lenguas|Línguas|Lingue|Talen|Sprog|Språk|Kielet|Kielitaito|Bahasa|Ngôn ngữ|ภาษา|भाषाएँ|भाषाएं|Языки|言語|語学|언어|语言|語言|Języki|Diller|Conoscenze linguistiche|Lingue conosciute|Langues parlées|Idiomas hablados|Talenkennis|Språkkunskaper|Språkferdigheter|Znajomość języków|Yabancı Diller|言語スキル|언어 능력|语言能力|語言能力|Мови',
  emails:
    'Email Addresses|Email Address|Emails|E-Mail-Adressen|Adresses e-mail|Adresses électroniques|Direcciones de correo electrónico|Endereços de e-mail|Indirizzi email|E-mailadressen|E-mailadresser|E-postadresser|E-postadresser|Sähköpostiosoitteet|Alamat Email|Alamat E-mel|Địa chỉ email|ที่อยู่อีเมล|ईमेल पते|Адреса электронной почты|メールアドレス|이메일 주소|邮箱地址|电子邮箱|電子郵件地址',
  registration:
    'Registration|Registrierung|Inscription|Registro|Registrazione|Registratie|Registrering|Rekisteröinti|Pendaftaran|Đăng ký|Регистрация|登録|등록|注册',
};

// The same words are over the dates and names of several parts.
const START =
  'Started On|Start Date|Start|From|Begonnen am|Beginn|Startdatum|Anfangsdatum|Von|Commencé le|Date de début|Début|Depuis|Fecha de inicio|Inicio|Comenzó el|Iniciado el|Data de início|Início|Iniciado em|Começou em|Data di inizio|Inizio|Iniziato il|Data inizio|Begonnen op|Begindatum|Gestart op|Startede den|Startdato|Start|Startet|Startade|Startdatum|Påbörjades|Aloitettu|Alkamispäivä|Aloituspäivä|Dimulai Pada|Tanggal Mulai|Mulai|Bermula Pada|Tarikh Mula|Bắt đầu|Ngày bắt đầu|Bắt đầu từ|เริ่มเมื่อ|วันที่เริ่ม|วันที่เริ่มต้น|प्रारंभ तिथि|आरंभ तिथि|शुरू|Дата начала|Начало|Начал|開始日|開始|開始年月|시작일|시작|开始日期|开始时间|開始日期|Data rozpoczęcia|Başlangıç|Başlangıç Tarihi|Datum zahájení|Data începerii';
const END =
  'Finished On|Ended On|End Date|End|To|Beendet am|Ende|Enddatum|Bis|Terminé le|Date de fin|Fin|Fecha de finalización|Fecha de fin|Finalización|Finalizó el|Finalizado el|Data de término|Término|Concluído em|Terminou em|Data de conclusão|Fim|Data di fine|Fine|Terminato il|Data fine|Finito il|Beëindigd op|Einddatum|Geëindigd op|Sluttede den|Slutdato|Slut|Sluttdato|Avsluttet|Slutt|Slutdatum|Slutade|Avslutades|Päättynyt|Päättymispäivä|Lopetettu|Selesai Pada|Tanggal Selesai|Tanggal Berakhir|Selesai|Tamat Pada|Tarikh Tamat|Kết thúc|Ngày kết thúc|สิ้นสุดเมื่อ|วันที่สิ้นสุด|समाप्ति तिथि|समाप्त|Дата окончания|Окончание|Конец|終了日|終了|終了年月|종료일|종료|结束日期|结束时间|結束日期|Data zakończenia|Bitiş|Bitiş Tarihi|Datum ukončení|Data încheierii';
const NAME =
  'Name|Skill|Skill Name|Kenntnis|Kenntnisse|Fähigkeit|Bezeichnung|Nom|Compétence|Nombre|Aptitud|Nome|Competência|Competenza|Naam|Vaardigheid|Navn|Færdighed|Namn|Kunskap|Nimi|Taito|Nama|Keahlian|Tên|Kỹ năng|ชื่อ|ทักษะ|नाम|कौशल|Название|Навык|Имя|名前|名称|スキル|이름|스킬|기술|名稱|技能|Nazwa|Umiejętność|Ad|Název|Nume';

/** Column of a part → its names, the first one English. */
export const COLUMNS: Record<ExportPart, Record<string, string>> = {
  profile: {
    firstName:
      'First Name|Given Name|Vorname|Prénom|Nombre|Nombre de pila|Nome|Primeiro nome|Voornaam|Fornavn|Förnamn|Etunimi|Nama Depan|Nama Pertama|Tên|ชื่อ|पहला नाम|नाम|Имя|名|이름|名字|Imię|Ad|Jméno|Prenume|Utónév|Ім’я',
    lastName:
      'Last Name|Family Name|Surname|Nachname|Familienname|Nom|Nom de famille|Apellidos|Apellido|Sobrenome|Apelido|Último nome|Cognome|Achternaam|Efternavn|Etternavn|Efternamn|Sukunimi|Nama Belakang|Nama Akhir|Nama Keluarga|Họ|นามสกุล|अंतिम नाम|उपनाम|Фамилия|姓|성|姓氏|Nazwisko|Soyadı|Soyad|Příjmení|Nume|Vezetéknév|Прізвище',
    headline:
      'Headline|Überschrift|Profilslogan|Slogan|Titre|Titre du profil|Titular|Título|Título profissional|Título del perfil|Sommario|Titolo|Qualifica|Kopregel|Koptekst|Overskrift|Rubrik|Titel|Otsikko|Judul|Tajuk|Judul Profil|Tiêu đề|พาดหัว|หัวข้อ|शीर्षक|हेडलाइन|Заголовок|ヘッドライン|見出し|헤드라인|标题|職稱|頭銜|标语|Nagłówek|Başlık|Titulek|Titlu',
    summary:
      'Summary|About|Zusammenfassung|Info|Über mich|Résumé|Infos|À propos|Resumen|Extracto|Acerca de|Resumo|Sobre|Riepilogo|Informazioni|Samenvatting|Over|Resumé|Sammendrag|Sammanfattning|Om|Yhteenveto|Tietoja|Ringkasan|Tentang|Perihal|Tóm tắt|Giới thiệu|สรุป|เกี่ยวกับ|सारांश|परिचय|О себе|Общие сведения|概要|自己紹介|요약|소개|简介|摘要|個人簡介|Podsumowanie|Özet|Souhrn|Rezumat',
    geo: 'Geo Location|Location|Standort|Ort|Wohnort|Lieu|Localisation|Emplacement|Ubicación|Localização|Localidade|Località|Posizione geografica|Posizione|Locatie|Plaats|Placering|Sted|Lokasjon|Plats|Ort och land|Sijainti|Lokasi|Vị trí|Địa điểm|ตำแหน่งที่ตั้ง|สถานที่|स्थान|Местоположение|Регион|所在地|地域|위치|지역|地理位置|地点|地點|所在地区|Lokalizacja|Konum|Poloha|Locație',
    maidenName:
      'Maiden Name|Geburtsname|Nom de jeune fille|Apellido de soltera|Nome de solteira|Nome da nubile|Meisjesnaam',
    address:
      'Address|Adresse|Dirección|Endereço|Indirizzo|Adres|Adress|Osoite|Alamat|Địa chỉ|ที่อยู่|पता|Адрес|住所|주소|地址',
    birthDate:
      'Birth Date|Geburtsdatum|Date de naissance|Fecha de nacimiento|Data de nascimento|Data di nascita|Geboortedatum|Fødselsdato|Födelsedatum|Syntymäaika|Tanggal Lahir|Tarikh Lahir|Ngày sinh|วันเกิด|जन्म तिथि|Дата рождения|生年月日|생년월일|出生日期',
    industry:
      'Industry|Branche|Secteur|Sector|Setor|Settore|Bransje|Bransch|Toimiala|Industri|Ngành|อุตสาหกรรม|उद्योग|Отрасль|業種|업종|行业|產業',
    publicUrl: 'Public Profile Url|Profile Url|Public Profile|Profil-URL|URL du profil|URL del perfil|URL do perfil',
    emailAddress: 'Email Address|Email|E-Mail|E-Mail-Adresse|Adresse e-mail|Correo electrónico|E-mail',
  },
  summary: { summary: 'Profile Summary|Summary|Zusammenfassung|Résumé|Resumen|Resumo|Riepilogo' },
  positions: {
    company:
      'Company Name|Company|Organization|Employer|Unternehmen|Firma|Firmenname|Name des Unternehmens|Unternehmensname|Arbeitgeber|Entreprise|Nom de l’entreprise|Société|Nom de la société|Empresa|Nombre de la empresa|Compañía|Nome da empresa|Azienda|Nome azienda|Nome dell’azienda|Società|Bedrijf|Bedrijfsnaam|Naam bedrijf|Virksomhed|Virksomhedens navn|Firmanavn|Bedrift|Bedriftsnavn|Selskap|Företag|Företagsnamn|Företagets namn|Yritys|Yrityksen nimi|Perusahaan|Nama Perusahaan|Syarikat|Nama Syarikat|Công ty|Tên công ty|บริษัท|ชื่อบริษัท|कंपनी|कंपनी का नाम|Компания|Название компании|Организация|会社名|会社|회사|회사명|회사 이름|公司|公司名称|公司名稱|Firma|Nazwa firmy|Şirket|Şirket Adı|Společnost|Název společnosti|Companie',
    title:
      'Title|Position|Job Title|Role|Titel|Jobtitel|Position Titel|Berufsbezeichnung|Stelle|Intitulé|Intitulé du poste|Titre|Titre du poste|Poste|Fonction|Cargo|Puesto|Título|Denominación|Título do cargo|Titolo|Qualifica|Ruolo|Posizione|Functie|Functietitel|Stilling|Stillingsbetegnelse|Tittel|Jobbtittel|Befattning|Yrkestitel|Titteli|Nimike|Tehtävänimike|Jabatan|Judul|Posisi|Jawatan|Tajuk|Chức danh|Chức vụ|Vị trí|ตำแหน่ง|ตำแหน่งงาน|पद|शीर्षक|पदनाम|Должность|役職|職名|役職名|肩書き|직책|직위|직함|职位|职务|职位名称|職位|職稱|Stanowisko|Unvan|Ünvan|Pozice',
    description:
      'Description|Beschreibung|Tätigkeitsbeschreibung|Descripción|Descrição|Descrizione|Beschrijving|Omschrijving|Beskrivelse|Beskrivning|Kuvaus|Deskripsi|Keterangan|Penerangan|Mô tả|คำอธิบาย|รายละเอียด|विवरण|Описание|説明|職務内容|설명|描述|说明|說明|Opis|Açıklama|Popis|Descriere',
    location:
      'Location|Ort|Standort|Arbeitsort|Lieu|Emplacement|Localisation|Ubicación|Lugar|Localidad|Localização|Local|Localidade|Località|Luogo|Sede|Locatie|Plaats|Sted|Placering|Lokasjon|Plats|Sijainti|Paikka|Lokasi|Địa điểm|สถานที่|ที่ตั้ง|स्थान|Местоположение|Место|Город|勤務地|場所|所在地|위치|근무지|지역|地点|地點|所在地区|工作地点|Lokalizacja|Konum|Místo|Locație',
    start: START,
    end: END,
  },
  education: {
    school:
      'School Name|School|Institution|Name der Hochschule|Hochschule|Schule|Name der Schule|Ausbildungsstätte|Bildungseinrichtung|Universität|École|Établissement|Nom de l’école|Nom de l’établissement|Centro educativo|Institución educativa|Institución|Nombre de la institución|Nombre del centro educativo|Universidad|Escuela|Instituição|Instituição de ensino|Nome da instituição|Nome da instituição de ensino|Escola|Istituto|Nome istituto|Nome dell’istituto|Scuola|Università|School|Naam school|Onderwijsinstelling|Instelling|Skole|Skolens navn|Uddannelsessted|Uddannelsesinstitution|Skolenavn|Utdanningsinstitusjon|Lærested|Skola|Skolans namn|Lärosäte|Oppilaitos|Koulu|Oppilaitoksen nimi|Koulun nimi|Sekolah|Nama Sekolah|Institusi|Nama Institusi|Trường|Tên trường|Trường học|โรงเรียน|สถาบัน|ชื่อสถาบัน|ชื่อโรงเรียน|สถานศึกษา|विद्यालय|स्कूल|स्कूल का नाम|संस्थान|Учебное заведение|Название учебного заведения|Школа|Университет|学校名|学校|학교|학교명|학교 이름|学校名称|院校|學校|學校名稱|Szkoła|Uczelnia|Nazwa szkoły|Okul|Okul Adı|Škola|Școala',
    start: START,
    end: END,
    notes:
      'Notes|Notizen|Anmerkungen|Remarques|Notas|Note|Notities|Opmerkingen|Noter|Notater|Anteckningar|Huomautukset|Muistiinpanot|Catatan|Nota|Ghi chú|หมายเหตุ|टिप्पणियाँ|Примечания|Заметки|備考|メモ|메모|참고|备注|備註',
    degree:
      'Degree Name|Degree|Abschluss|Abschlussbezeichnung|Akademischer Grad|Name des Abschlusses|Diplôme|Nom du diplôme|Intitulé du diplôme|Título|Titulación|Nombre del título|Grado|Diploma|Grau|Nome do diploma|Formação|Titolo di studio|Laurea|Nome del titolo di studio|Graad|Diploma|Naam diploma|Graadnaam|Grad|Uddannelsesgrad|Titel på grad|Gradens navn|Examen|Examensnamn|Tutkinto|Tutkinnon nimi|Gelar|Nama Gelar|Ijazah|Nama Ijazah|Bằng cấp|Tên bằng cấp|Bằng|ปริญญา|วุฒิการศึกษา|ชื่อปริญญา|उपाधि|डिग्री|डिग्री का नाम|Степень|Учёная степень|Ученая степень|Специальность|学位|学位名|학위|학위명|学位名称|學位|Stopień|Tytuł|Derece|Titul|Diplomă',
    activities:
      'Activities|Activities and Societies|Aktivitäten|Aktivitäten und Verbände|Activités|Activités et associations|Actividades|Actividades y asociaciones|Atividades|Atividades e grupos|Attività|Attività e associazioni|Activiteiten|Activiteiten en verenigingen|Aktiviteter|Aktiviteter og foreninger|Aktiviteetit|Toiminta|Harrastukset|Kegiatan|Aktivitas|Aktiviti|Hoạt động|กิจกรรม|गतिविधियाँ|Деятельность|Мероприятия|活動|課外活動|活动|활동|社团活动|Działalność|Aktiviteler',
    field:
      'Field of Study|Fields of Study|Studienfach|Fachrichtung|Domaine d’études|Disciplina académica|Área de estudo|Campo di studio|Studierichting|Studieområde|Fagområde|専攻|전공|专业|專業|Специализация',
    grade:
      'Grade|Note Abschluss|Abschlussnote|Gesamtnote|Résultat|Calificación|Nota final|Votazione|Cijfer|Karakter|Betyg|成績|성적|成绩',
  },
  skills: {
    name: NAME,
  },
  certifications: {
    name: `${NAME}|Zertifikat|Certificat|Certificado|Certificato|Certificaat|Certificering|Certifikat|Sertifikat|Sertifikaatti|Chứng chỉ|Certificate|Certification|資格名|자격증명|证书名称|證書名稱`,
    url: 'Url|Link|URL-Adresse|Enlace|Lien|網址|网址|链接',
    authority:
      'Authority|Issuer|Issuing Organization|Zertifizierungsstelle|Aussteller|Ausgestellt von|Behörde|Ausstellende Organisation|Organisme|Organisme de délivrance|Autorité|Émetteur|Autoridad|Entidad emisora|Empresa emisora|Emisor|Autoridade|Organização emissora|Emissor|Autorità|Ente|Organizzazione emittente|Ente emittente|Rilasciato da|Autoriteit|Uitgever|Uitgevende organisatie|Instantie|Myndighed|Udsteder|Udstedende organisation|Utsteder|Utstedende organisasjon|Myndighet|Utfärdare|Utfärdande organisation|Myöntäjä|Myöntänyt organisaatio|Otoritas|Penerbit|Organisasi Penerbit|Pihak Berkuasa|Tổ chức cấp|Cơ quan cấp|ผู้ออก|หน่วยงาน|หน่วยงานที่ออก|प्राधिकरण|जारीकर्ता|जारी करने वाला संगठन|Организация|Выдавшая организация|Кем выдан|発行元|認定機関|発行機関|발급기관|발행 기관|颁发机构|發證機構|授权机构|认证机构|Organ|Wydawca|Veren Kurum|Vydavatel|Autoritate',
    start: START,
    end: END,
    license:
      'License Number|Lizenznummer|Zertifikatsnummer|Numéro de licence|Número de licencia|Número da licença|Numero di licenza|Licentienummer|Licensnummer|Lisensnummer|Lupanumero|Nomor Lisensi|Nombor Lesen|Số giấy phép|เลขที่ใบอนุญาต|लाइसेंस संख्या|Номер лицензии|ライセンス番号|라이선스 번호|许可证号|證照號碼',
  },
  languages: {
    name: `${NAME}|Language|Sprache|Langue|Idioma|Lengua|Língua|Lingua|Taal|Sprog|Språk|Kieli|Bahasa|Ngôn ngữ|ภาษา|भाषा|Язык|言語|언어|语言|語言|Język|Dil`,
    level:
      'Proficiency|Level|Sprachniveau|Sprachkenntnis|Kenntnisstand|Niveau|Kompetenz|Maîtrise|Compétence|Nivel|Competencia|Dominio|Nível|Proficiência|Competência|Livello|Conoscenza|Padronanza|Competenza|Vaardigheid|Beheersing|Taalvaardigheid|Færdighed|Færdighedsniveau|Ferdighet|Ferdighetsnivå|Nivå|Kunskapsnivå|Språkkunskap|Taso|Kielitaidon taso|Osaaminen|Kemahiran|Kecakapan|Tingkat|Tahap|Trình độ|Mức độ|ระดับ|ความชำนาญ|दक्षता|प्रवीणता|स्तर|Уровень|Уровень владения|Владение|習熟度|レベル|수준|숙련도|熟练程度|熟练度|程度|水平|熟練度|精通程度|Poziom|Biegłość|Düzey|Yeterlilik|Úroveň|Nivel',
  },
  emails: {
    address:
      'Email Address|Email|E-mail|E-Mail-Adresse|Adresse e-mail|Correo electrónico|Dirección de correo electrónico|Endereço de e-mail|Indirizzo email|E-mailadres|E-mailadresse|E-postadresse|E-postadress|Sähköpostiosoite|Alamat Email|Alamat E-mel|Địa chỉ email|อีเมล|ईमेल|Адрес электронной почты|メールアドレス|이메일|이메일 주소|邮箱地址|电子邮箱|電子郵件地址',
    confirmed: 'Confirmed|Bestätigt|Confirmé|Confirmado|Confermato|Bevestigd|Bekræftet|Bekreftet|Bekräftad|Vahvistettu',
    primary:
      'Primary|Primär|Hauptadresse|Principal|Principale|Primaria|Primário|Primario|Primair|Primær|Ensisijainen|Utama|Основной',
    updated: 'Updated On|Aktualisiert am|Mis à jour le|Actualizado el|Atualizado em|Aggiornato il',
  },
  registration: {
    at: 'Registered At|Registration Date|Registriert am|Registrierungsdatum|Inscrit le|Date d’inscription|Registrado el|Fecha de registro|Registrado em|Data de registro|Registrato il|Geregistreerd op|Registreret|Registrert|Registrerad|Rekisteröity|登録日|등록일|注册时间|Дата регистрации',
    ip: 'Registration Ip|Registrierungs-IP|IP d’inscription',
  },
};

/** Words in the folded names of columns, for names that are made of several and not listed. */
export const COLUMN_STEMS: Partial<Record<ExportPart, Record<string, RegExp>>> = {
  profile: {
    geo: /geo|地理|所在|居住|지리|위치|거주|wohnort|standort|woonplaats|verblijf|residenc|residenz|localis|localiz|lokaliz|ubicac|emplacement|konum|yasad|bosted|bostad|bopal|asuinpai|sijainti|domicil|miejsce|lieu|località|ort$/u,
    headline:
      /headline|schlagzeile|slogan|uberschrift|titre|titul|titol|kopre|kopte|koptit|overskrift|rubrik|otsik|judul|tajuk|заголов|naglow|basli|見出|ヘッドライン|標題|标题|頭銜|头衔|헤드라인|헤드/u,
  },
  positions: {
    location:
      /geo|地理|所在|勤務地|근무지|위치|standort|lieu|localis|localiz|lokaliz|ubicac|emplacement|konum|localita|locatie/u,
  },
};

/** The order of the columns as the network writes them; read by it when no name is known. */
export const COLUMN_ORDER: Partial<Record<ExportPart, string[]>> = {
  profile: [
    'firstName',
    'lastName',
    'maidenName',
    'address',
    'birthDate',
    'headline',
    'summary',
    'industry',
    'zip',
    'geo',
    'twitter',
    'websites',
    'messengers',
  ],
  positions: ['company', 'title', 'description', 'location', 'start', 'end'],
  education: ['school', 'start', 'end', 'notes', 'degree', 'activities'],
  skills: ['name'],
  certifications: ['name', 'url', 'authority', 'start', 'end', 'license'],
  languages: ['name', 'level'],
};
