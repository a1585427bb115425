/** Invented CVs as plain text, one for each language, each laid out the way people there write them. */
export type LanguageSample = {
  language: string;
  text: string;
  first: string;
  last: string;
  /** `title @ company start..end` of some of the jobs. */
  jobs: string[];
  school: string;
  languages: string;
};

export const LANGUAGE_SAMPLES: LanguageSample[] = [
  {
    language: 'de',
    first: 'Friederike',
    last: 'Hohlbein',
    jobs: [
      'Vertriebsleiterin @ Klangwerk Akustik GmbH 2019-3..',
      'Werkstudentin @ Institut für Raumakustik 2011..2014',
    ],
    school: 'Universität Sonnenburg',
    languages: 'Deutsch (Muttersprache), Englisch (fließend), Französisch (Grundkenntnisse)',
    text: `Lebenslauf

Persönliche Daten
Name:	Friederike Hohlbein
Geburtsdatum:	14.02.1988
Adresse:	Lindenweg 12, 04109 Leipzig
Telefon:	0341 / 998 877 66
E-Mail:	f.hohlbein@postfach.example
Familienstand:	ledig

Beruflicher Werdegang
03/2019 – heute	Vertriebsleiterin, Klangwerk Akustik GmbH, Leipzig
	- Leitung eines Teams von acht Personen
	- Aufbau des Online-Vertriebs
08/2014 – 02/2019	Vertriebsmitarbeiterin im Außendienst
	Schallschutz Mitte AG, Halle (Saale)
	- Betreuung von 120 Kunden
2011 – 2014	Werkstudentin, Institut für Raumakustik

Ausbildung
10/2008 – 07/2013	Studium der Betriebswirtschaftslehre an der Universität Sonnenburg
	Abschluss: Diplom-Kauffrau (Note: 1,8)
2000 – 2008	Gymnasium am Park, Abitur

Kenntnisse
EDV: MS Office (sehr gut), SAP (gut), Salesforce
Sprachen: Deutsch (Muttersprache), Englisch (fließend), Französisch (Grundkenntnisse)
Führerschein: Klasse B

Hobbys
Chor, Wandern
`,
  },
  {
    language: 'en',
    first: 'Jonathan T.',
    last: 'Prescott',
    jobs: [
      'Senior Program Manager @ Orbital Fern Systems 2017-3..',
      'Project Engineer → Program Manager @ Caldera Dynamics 2012-6..2017-2',
    ],
    school: 'Rocky Plains University',
    languages: '',
    text: `JONATHAN T. PRESCOTT, PMP
Denver, CO 80202 | 303-555-0147 | jon.prescott@mailhost.example | linkedin.com/in/jonprescott-x

PROFESSIONAL SUMMARY
Program manager with 12 years in aerospace and defense.

PROFESSIONAL EXPERIENCE

Orbital Fern Systems, Denver, CO                                   March 2017 – Present
Senior Program Manager
• Managed $40M portfolio
• Led cross-functional team of 35

Caldera Dynamics                                                   June 2012 – February 2017
Project Engineer → Program Manager
• Delivered 6 satellites on schedule

EDUCATION
M.S., Systems Engineering, Rocky Plains University, 2012
B.S. in Mechanical Engineering, Eastfield State University, 2009

SKILLS
Project Management: Earned Value, MS Project, Risk Management
Software: MATLAB, Python, DOORS

CERTIFICATIONS
PMP, Project Management Institute, 2014
`,
  },
  {
    language: 'es',
    first: 'Lucía Ferrer',
    last: 'Molina',
    jobs: [
      'Responsable de marketing digital @ Agencia Naranja Azul S.L. 2019-1..',
      'Community manager @ Hotel Torre Inventada 2015-3..2018-12',
    ],
    school: 'Universidad del Sur Imaginario',
    languages: 'Español (nativo), Inglés (C1), Portugués (B1)',
    text: `CURRÍCULUM VÍTAE
Nombre: Lucía Ferrer Molina
Teléfono: 655 44 33 22
Correo: lucia.ferrer@buzon.example
Residencia: Sevilla

EXPERIENCIA LABORAL
Enero 2019 - Actualidad
Responsable de marketing digital
Agencia Naranja Azul S.L. - Sevilla
Funciones: gestión de campañas y presupuesto.

Marzo 2015 - Diciembre 2018
Community manager
Hotel Torre Inventada - Cádiz
Funciones: redes sociales.

FORMACIÓN ACADÉMICA
2010 - 2014
Grado en Publicidad y Relaciones Públicas
Universidad del Sur Imaginario

IDIOMAS
Español: nativo
Inglés: C1
Portugués: B1

HABILIDADES
SEO, Google Ads, Canva, Redacción
`,
  },
  {
    language: 'fr',
    first: 'Baptiste',
    last: 'Moreau',
    jobs: ['Ingénieur logiciel @ Nuagerie SAS 2021..', 'Développeur Java @ Octane Conseil 2017..2021'],
    school: 'École Supérieure de Fantaisie',
    languages: 'Anglais (courant), Espagnol (notions)',
    text: `Baptiste Moreau
Ingénieur logiciel
12 rue des Lilas, 69003 Lyon
07 11 22 33 44
baptiste.moreau@courrier.example

EXPÉRIENCES PROFESSIONNELLES

Depuis 2021 : Ingénieur logiciel chez Nuagerie SAS (Lyon)
- Développement d’une API de paiement
De 2017 à 2021 : Développeur Java chez Octane Conseil (Paris)
- Maintenance d’applications bancaires
2016 (6 mois) : Stage de fin d’études – Laboratoire Imaginum

FORMATION
2013-2016 : Diplôme d’ingénieur en informatique – École Supérieure de Fantaisie
2011-2013 : Classes préparatoires, Lycée Victor-Imaginaire
2011 : Baccalauréat scientifique, mention bien

COMPÉTENCES
Langages : Java, Kotlin, SQL
Outils : Docker, Jenkins, Git

LANGUES
Anglais : courant (TOEIC 950)
Espagnol : notions

CENTRES D’INTÉRÊT
Escalade, photographie
`,
  },
  {
    language: 'it',
    first: 'Marco',
    last: 'De Santis',
    jobs: [
      'Progettista meccanico @ Officine Meccaniche Lunari S.p.A. 2018-9..',
      'Disegnatore CAD @ Studio Tecnico Bianchini 2014..2018',
    ],
    school: 'Università di Pianura',
    languages: 'Italiano (madrelingua), Inglese (B2)',
    text: `INFORMAZIONI PERSONALI
Nome: Marco De Santis
Indirizzo: Via Roma 10, 40121 Bologna (BO)
Telefono: +39 051 123 4567
Email: marco.desantis@posta.example
Nazionalità: Italiana

ESPERIENZA LAVORATIVA
• Date: Settembre 2018 – in corso
• Datore di lavoro: Officine Meccaniche Lunari S.p.A., Bologna
• Tipo di impiego: Progettista meccanico
• Date: 2014 – 2018
• Datore di lavoro: Studio Tecnico Bianchini
• Tipo di impiego: Disegnatore CAD

ISTRUZIONE E FORMAZIONE
2009 – 2014  Laurea magistrale in Ingegneria meccanica, Università di Pianura
2004 – 2009  Diploma di maturità scientifica, Liceo Scientifico Galvani

LINGUE
Italiano: madrelingua
Inglese: B2

COMPETENZE TECNICHE
SolidWorks, AutoCAD, Catia
`,
  },
  {
    language: 'nl',
    first: 'Thijs',
    last: 'Verhoeven',
    jobs: [
      'Elektromonteur @ Stroomkracht Zuid B.V. 2020..',
      'Leerling-monteur en monteur @ Installatiebedrijf De Draad 2012..2020',
    ],
    school: 'ROC Verzonnen College (diploma behaald)',
    languages: 'Nederlands (moedertaal), Engels (goed)',
    text: `Curriculum Vitae

Persoonlijke gegevens
Naam: Thijs Verhoeven
Adres: Kerkstraat 5, 5611 AB Eindhoven
Telefoon: 06 - 11 22 33 44
E-mail: thijs.verhoeven@brief.example
Geboortedatum: 3 maart 1990

Werkervaring
2020 – heden: Elektromonteur bij Stroomkracht Zuid B.V.
Onderhoud van schakelkasten
2012 – 2020: Leerling-monteur en monteur bij Installatiebedrijf De Draad

Opleiding
2008 – 2012: MBO Elektrotechniek niveau 4, ROC Verzonnen College (diploma behaald)
2003 – 2008: HAVO, Scholengemeenschap De Eik

Talen
Nederlands – moedertaal
Engels – goed

Vaardigheden
VCA, PLC-programmeren, Teamwork
`,
  },
  {
    language: 'pt',
    first: 'Rafael Monteiro',
    last: 'Alves',
    jobs: [
      'Analista financeiro pleno @ Banco Jardim S.A. 2019..',
      'Assistente contábil @ Contabilidade Pinheiro Ltda. 2015..2019',
    ],
    school: 'Universidade Federal da Ficção',
    languages: 'Inglês (intermediário), Espanhol (básico)',
    text: `Rafael Monteiro Alves
Brasileiro, 31 anos
Rua das Acácias, 100 - Curitiba/PR
(41) 99876-5432 | rafael.alves@correio.example

OBJETIVO
Analista financeiro

FORMAÇÃO
Ciências Contábeis - Universidade Federal da Ficção - conclusão em 2015

EXPERIÊNCIA PROFISSIONAL
2019-Atual - Banco Jardim S.A.
Cargo: Analista financeiro pleno
Principais atividades: conciliação, fluxo de caixa.
2015-2019 - Contabilidade Pinheiro Ltda.
Cargo: Assistente contábil
Principais atividades: lançamentos fiscais.

IDIOMAS
Inglês – intermediário
Espanhol – básico

INFORMAÇÕES ADICIONAIS
Excel avançado
`,
  },
  {
    language: 'id',
    first: 'Siti Nurhaliza',
    last: 'Putri',
    jobs: ['Staf Akuntansi @ PT Sinar Khayal Abadi 2020-1..', 'Admin Keuangan @ CV Maju Mundur 2017-8..2019-12'],
    school: 'Universitas Awan Biru',
    languages: 'Bahasa Indonesia (Aktif), Bahasa Inggris (Pasif)',
    text: `CURRICULUM VITAE

DATA PRIBADI
Nama : Siti Nurhaliza Putri
Tempat, Tanggal Lahir : Semarang, 5 Mei 1995
Alamat : Jl. Melati No. 7, Yogyakarta
No. HP : 0812-9876-5432
Email : siti.putri@surat.example

RIWAYAT PENDIDIKAN
2013 - 2017 : S1 Akuntansi, Universitas Awan Biru
2010 - 2013 : SMA Negeri 9 Semarang

PENGALAMAN KERJA
PT Sinar Khayal Abadi (Januari 2020 - Sekarang)
Staf Akuntansi
- Menyusun laporan keuangan bulanan
CV Maju Mundur (Agustus 2017 - Desember 2019)
Admin Keuangan
- Mengelola kas kecil

KEAHLIAN
Microsoft Excel, Accurate, MYOB

BAHASA
Bahasa Indonesia (Aktif), Bahasa Inggris (Pasif)
`,
  },
  {
    language: 'vi',
    first: 'Bảo',
    last: 'Phạm Quốc',
    jobs: [
      'Lập trình viên @ Công ty Cổ phần Mây Xanh 2018-6..2020-12',
      'Kỹ sư phần mềm cao cấp @ Công ty TNHH Sao Mai 2021-1..',
    ],
    school: 'Đại học Công nghệ Giả Tưởng',
    languages: 'Tiếng Anh (TOEIC)',
    text: `PHẠM QUỐC BẢO
KỸ SƯ PHẦN MỀM
Điện thoại: 0987 654 321
Email: bao.pham@thu.example
Địa chỉ: Quận Hải Châu, Đà Nẵng

HỌC VẤN
2014 - 2018
Đại học Công nghệ Giả Tưởng
Chuyên ngành: Khoa học máy tính
Bằng cấp: Kỹ sư

KINH NGHIỆM LÀM VIỆC
06/2018 - 12/2020
Công ty Cổ phần Mây Xanh
Lập trình viên
- Phát triển ứng dụng Android
01/2021 - nay
Công ty TNHH Sao Mai
Kỹ sư phần mềm cao cấp
- Thiết kế hệ thống

KỸ NĂNG
Java, Kotlin, Git

NGOẠI NGỮ
Tiếng Anh - TOEIC 800
`,
  },
  {
    language: 'ja',
    first: '直樹',
    last: '高橋',
    jobs: [
      'インフラエンジニア／リーダー @ 株式会社みらいクラウド 2018-10..',
      'システムエンジニア @ 東西システム株式会社 2014-4..2018-9',
    ],
    school: '架空工業大学',
    languages: '英語 (ビジネスレベル)',
    text: `職務経歴書
2025年4月1日現在
氏名：高橋 直樹

連絡先
〒150-0001 東京都渋谷区
電話：080-2345-6789
メール：naoki.takahashi@yubin.example

■職務要約
インフラエンジニアとして10年の経験があります。

■職務経歴
2018年10月～現在　株式会社みらいクラウド
インフラエンジニア／リーダー
・AWSへの移行を担当
・監視基盤の構築

2014年4月～2018年9月　東西システム株式会社
システムエンジニア
・社内ネットワークの運用

■学歴
2010年4月　架空工業大学　情報工学部　入学
2014年3月　架空工業大学　情報工学部　卒業

■資格
基本情報技術者試験（2013年）
AWS認定ソリューションアーキテクト

■スキル
AWS、Terraform、Linux、Python

■語学
英語（ビジネスレベル）
`,
  },
  {
    language: 'ko',
    first: '은비',
    last: '최',
    jobs: ['백엔드 개발자 @ (주)바다소프트 2021-5..', '소프트웨어 엔지니어 @ 하늘전자 2018-1..2021-4'],
    school: '가람대학교',
    languages: '영어 (상), 일본어 (중)',
    text: `이력서

이름: 최은비
연락처: 010-9876-5432
이메일: eunbi.choi@pyeonji.example
주소: 부산광역시 해운대구

경력사항
2021.05 ~ 현재 (주)바다소프트 / 백엔드 개발자
- 결제 서버 개발
- 쿠버네티스 운영
2018.01 ~ 2021.04 하늘전자 / 소프트웨어 엔지니어
- 펌웨어 개발

학력사항
2013.03 ~ 2017.02 가람대학교 컴퓨터공학과 학사 졸업

보유기술
Java, Spring Boot, MySQL, Redis

자격증
정보처리기사 (2017.05)

외국어
영어 (상), 일본어 (중)
`,
  },
  {
    language: 'zh',
    first: '文静',
    last: '李',
    jobs: [
      '高级后端工程师 @ 云端虚构科技股份有限公司 2019-3..',
      '后端开发工程师 @ 蓝图网络科技有限公司 2016-7..2019-2',
    ],
    school: '示例理工大学',
    languages: '英语 (CET-6), 普通话',
    text: `李文静
电话：13912345678 | 邮箱：wenjing.li@youxiang.example | 地址：杭州市西湖区

教育背景
2012.09-2016.06  示例理工大学  计算机科学与技术  本科

工作经历
2019.03-至今  云端虚构科技股份有限公司  高级后端工程师
1. 负责订单系统设计与开发
2. 带领5人团队
2016.07-2019.02  蓝图网络科技有限公司  后端开发工程师
1. 参与支付网关开发

专业技能
熟练掌握Java、Spring Boot、MySQL、Redis
熟悉Kafka、Docker

语言能力
英语CET-6，普通话
`,
  },
];
