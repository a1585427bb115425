import type { BankFrame, SeniorityLevel } from '../bank.ts';
import { list } from '../list.ts';
import { trades } from './trades.ts';

const everyone: SeniorityLevel[] = ['junior', 'mid', 'senior', 'lead'];
const experienced: SeniorityLevel[] = ['mid', 'senior', 'lead'];

export const frame: BankFrame = {
  key: 'business-analysis',
  version: 2,
  competencies: ['requirements', 'analysis', 'stakeholders', 'finance', 'market', 'project', 'people'],
  trades,
  topics: {
    requirements: {
      terms: list(`
        requirement*, specification*, user stor*, functional spec*, business need*, needs analysis, discovery,
        use case*, urd, srs, brd, *anforderung*, lastenheft*, pflichtenheft*, fachkonzept*, requisito*, requerimiento*,
        necesidades, especificaci*, besoins, cahier des charges, expression de besoin*, spécification*, behoeften,
        eisen, wensen, kebutuhan, spesifikasi, yêu cầu nghiệp vụ, nghiệp vụ, đặc tả, requisiti, 要件, 要求, 仕様, ヒアリング,
        요구사항, 요건, 기능 정의, 명세
      `),
    },
    acceptance: {
      terms: list(`
        acceptance, test script*, uat, backlog, acceptance criteria, product owner*, abnahme*, criterios de aceptación,
        pruebas, recette, acceptatie*, penerimaan, nghiệm thu, kiểm thử, 受入, 受け入れ, 検収, 검수, 인수, 백로그, po
      `),
    },
    process: {
      terms: list(`
        process*, workflow*, bpmn, bpm, procedure*, erp, configuration*, prozess*, ablauf*, abläufe*, proceso*,
        flujo de trabajo, processus, procédure*, processen, werkwijze*, proses, prosedur, alur kerja, quy trình,
        processo*, 業務フロー, 業務改善, 業務プロセス, 프로세스, 업무 절차, 업무 개선
      `),
      tools: list('sap, dynamics 365, netsuite, odoo, salesforce, servicenow, business central'),
    },
    'data-analysis': {
      terms: list(`
        análisis de datos, analyse de données, data-analyse, phân tích dữ liệu, データ分析, 데이터 분석, data analys*, analys*, analytic*, analyz*, insight*, modelling, modeling, business intelligence, bi tools,
        statistics, market research, factsheet*, datenanalyse*, *analyse*, auswert*, análisis, analizar,         analyser, analyseren, analisis, menganalisis, phân tích, số liệu, análise, analisi,
        分析, 集計, 분석, 통계
      `),
      tools: list(`
        excel, power bi, tableau, sql, looker, google analytics, python, spss, qlik, metabase
      `),
    },
    indicators: {
      terms: list(`
        kpi*, dashboard*, metric*, report, reports, reporting*, targets, performance indicator*, *kennzahl*,
        berichtswesen, berichte, indicador*, informes, cuadro de mando, indicateur*, tableau de bord, tableaux de bord,
        kpi, rapportage*, rapporteren, laporan, indikator, báo cáo, chỉ số, chỉ tiêu, relatório*, 指標, レポート, 報告, kpi管理,
        지표, 보고서, 리포트, 성과, okr*
      `),
    },
    stakeholder: {
      terms: list(`
        部門調整, 社内調整, 関係者調整, stakeholder*, management, executive*, cfo*, c-level, decision maker*, decision-maker*, trusted advisor,
        cross-functional, cross functional, liaise, interlocut*, ansprechpartner*, geschäftsführung, fachbereich*,
        schnittstelle*, dirección, interlocución, partes interesadas, interlocuteur*, parties prenantes, partenaires,
        direction, belanghebbende*, directie, pemangku kepentingan, manajemen, các bên liên quan, ban lãnh đạo,
        phối hợp, phòng ban, stakeholder, 関係者, 社内外, 経営, 이해관계자, 유관부서, 유관 부서, 경영진, 협업, 협의
      `),
    },
    change: {
      terms: list(`
        change management, rollout*, roll-out*, adoption, go-live, user training, onboarding, introduc*,
        transformation, implementation*, einführung*, veränderung*, schulung*, implantación, gestión del cambio,
        formación, déploiement*, déployer, accompagn*, conduite du changement, prise en main, uitrol, verandering*,
        implementatie, penerapan, implementasi, sosialisasi, triển khai, đào tạo, hướng dẫn, chuyển đổi, implantação,
        adozione, 導入, 展開, 定着, 変革, 도입, 확산, 정착, 온보딩
      `),
    },
    communication: {
      broad: true,
      terms: list(`
        communicat*, present, presentation*, explain*, writing, präsent*, kommunik*, comunica*, presentaci*, communi*,
        rédaction*, présentation*, presentatie*, komunikasi, presentasi, giao tiếp, thuyết trình, trình bày, プレゼン,
        コミュニケーション, 資料作成, 커뮤니케이션, 발표, 소통
      `),
    },
    accounting: {
      terms: list(`
        monatsabschl*, jahresabschl*, quartalsabschl*, abschlussbuchung*, accounting, accountant*, bookkeep*, month-end, close the month, monthly close, monthly closing, year-end, ledger, invoice*, invoicing,
        reconcil*, ifrs, gaap, payable*, receivable*, buchhaltung*, kontierung, rechnungen,
        debitoren, kreditoren, hgb, contabilidad, contable*, factura*, conciliaci*, cierre, comptab*, clôture*,
        facturation, boekhoud*, facturatie, afsluiting, akuntansi, pembukuan, faktur, kế toán, hóa đơn, đối soát,
        quyết toán, contabilidade, contabilità, 経理, 決算, 会計, 仕訳, 請求, 회계, 결산, 전표, 재무제표, 세금계산서, 정산
      `),
      tools: list('datev, sap, lexware, quickbooks, xero, sage, bravo, misa'),
    },
    controlling: {
      terms: list(`
        forecasting, financial forecast*, budget forecast*, costs, cost control, kostenrechnung*, kostenkontroll*, kostenstell*, finanzplanung, budgetplanung, controlling, budget*, variance, profitability, cash flow, financial plan*, fp&a,         soll-ist*, abweichung*, presupuesto*, previsi*, costes, contrôle de gestion, coûts,
        prévision*, begroting*, kosten, anggaran, biaya, perencanaan keuangan, ngân sách, chi phí, dự báo,
        kế hoạch tài chính, orçamento*, 予算, 原価, 収支, 予実, 예산, 원가, 비용, 자금, 손익
      `),
    },
    'business-case': {
      terms: list(`
        business case*, invest*, scenario*, simulation*, valuation, financial model*, expansion, m&a, acquisition*,
        due diligence, wirtschaftlichkeitsrechnung, szenari*, unternehmensbewertung, caso de negocio, inversi*,
        escenario*, étude de rentabilité, investissement*, scénario*, investering*, investasi, skenario, kelayakan,
        đầu tư, phương án, thẩm định, 投資, 事業計画, 시뮬레이션, 투자, 사업계획, 사업성, 타당성
      `),
    },
    controls: {
      terms: list(`
        audit*, internal control*, compliance, risk, tax*, regulat*, fraud, revision, wirtschaftsprüf*, *steuer*,
        compliance, auditor*, control interno, fiscal*, impuestos, normativa, contrôle interne, conformité, fiscal*,
        juridique, belasting*, interne controle, kepatuhan, pajak, pengendalian internal, kiểm toán, tuân thủ, thuế,
        kiểm soát, rủi ro, 監査, 内部統制, 税務, コンプライアンス, 감사, 내부통제, 세무, 컴플라이언스, 리스크
      `),
    },
    marketing: {
      terms: list(`
        marketing, campaign*, content, social media, brand*, seo, sea, newsletter*, email marketing, e-mail marketing,
        lead generation, advertis*, copywrit*, pr, kampagne*, werb*, inhalte, campaña*, publicidad, redes sociales,
        contenido*, campagne*, réseaux sociaux, contenu*, marque, reclame, sociale media, merk, pemasaran, kampanye,
        media sosial, konten, promosi, tiếp thị, chiến dịch, truyền thông, nội dung, thương hiệu, quảng cáo, マーケティング,
        広告, キャンペーン, sns, コンテンツ, ブランド, 集客, 마케팅, 캠페인, 광고, 콘텐츠, 브랜드, 홍보
      `),
      tools: list(`
        google ads, meta ads, hubspot, mailchimp, canva, google analytics, klaviyo, semrush, linkedin ads
      `),
    },
    'customer-insight': {
      terms: list(`
        customer insight*, market research, user research, competitor*, competition, target group*, segment*,
        market intelligence, customer needs, interview*, survey*, feedback, marktforschung, wettbewerb*, zielgruppe*,
        kundenbedürfnis*, estudio de mercado, competencia, encuesta*, étude de marché, concurren*, utilisateurs,
        usagers, enquête*, marktonderzoek, concurrent*, doelgroep*, riset pasar, pesaing, survei,
        nghiên cứu thị trường, đối thủ, thị trường, insight, khảo sát, 市場調査, 競合, ユーザー, 顧客ニーズ, アンケート, 시장 조사, 시장조사, 경쟁사,
        고객 니즈, 설문, 리서치
      `),
    },
    'b2b-sales': {
      terms: list(`
        b2b, pipeline, deal*, close deals, closing deals, negotiat*, prospect*, account executive*, crm, quota,
        new business, tender*, proposal*, bid, business development, sales process, outbound, neukund*, akquise,
        angebot*, verhandl*, ausschreibung*, vertrieb*, vertriebs*, ventas, comercial*, negociaci*, propuestas,
        licitaci*, captación de clientes, prospection, commercial*, négoci*, appel d'offres, appels d'offres, verkoop,
        offerte*, onderhandel*, acquisitie, penjualan, negosiasi, penawaran, tender, prospek, bán hàng, kinh doanh,
        đàm phán, đấu thầu, phát triển kinh doanh, vendas, vendite, 営業, 商談, 提案, 新規開拓, 受注, 영업, 제안, 수주, 입찰, 협상, 신규 고객
      `),
      tools: list('salesforce, hubspot, pipedrive'),
    },
    'account-care': {
      terms: list(`
        account management, account manager*, customer success, client relationship*, key account*, retention, churn,
        upsell*, existing customers, existing clients, merchant*, long-term relationship*, kundenbetreu*,
        bestandskund*, kundenbindung, fidelizaci*, cartera de clientes, relation client, fidélisation, portefeuille,
        klantrelatie*, relatiebeheer, hubungan dengan pelanggan, hubungan pelanggan, mempertahankan,
        chăm sóc khách hàng, duy trì, quan hệ khách hàng, 既存顧客, アカウント, カスタマーサクセス, 기존 고객, 고객 관리, 고객관리, 고객사, 고객 관계
      `),
    },
    planning: {
      terms: list(`
        project management, project manager*, project plan*, project lead*, project*, deadline*, timeline*, milestone*,
        schedule, coordinat*, scope, projekt*, koordin*, terminplan*, meilenstein*, zeitplan*, proyecto*, plazos,
        coordina*, planificaci*, projet*, coordination, planning, calendrier, projectmanagement, proyek, jadwal,
        koordinasi, dự án, tiến độ, kế hoạch, điều phối, projeto*, progetti, プロジェクト, 進捗, スケジュール, 納期, 프로젝트, 일정, 진행 관리
      `),
      tools: list('jira, asana, ms project, trello, monday.com, notion, confluence'),
    },
    risk: {
      terms: list(`
        risk*, escalat*, quality assurance, contingency, *risiken*, *risiko*, eskalation*, riesgo*, risque*, risico*,
        risiko, mitigasi, rủi ro, リスク, 課題管理, 리스크, 위험
      `),
    },
    handover: {
      terms: list(`
        documentation, document*, handover, knowledge transfer, sustain*, support, training material*, dokumentation*,
        übergabe, wissenstransfer, documentación, traspaso, documentation, transfert de compétences, pérennis*,
        documentatie, overdracht, dokumentasi, serah terima, tài liệu, bàn giao, chuyển giao, マニュアル, 引き継ぎ, 引継ぎ, ドキュメント,
        매뉴얼, 인수인계, 문서화, 문서
      `),
    },
    recruiting: {
      terms: list(`
        recruit*, hiring, talent acquisition, candidates, sourcing, rekrutierung, recruiting,
        personalauswahl, personalgewinnung, stellenbesetzung, selección de personal, reclutamiento, contratación,
        recrutement*, recruter, candidats, werving, selectie, rekrutmen, perekrutan, tuyển dụng, ứng viên,
        reclutamento, recrutamento, 採用, 채용, 인재
      `),
    },
    'employee-matters': {
      terms: list(`
        payroll, labour law, labor law, employment contract*, employee relations, social security, works council,
        personnel, lohnabrechnung*, gehaltsabrechnung*, arbeitsrecht, personalverwaltung, betriebsrat, nóminas, nómina,
        relaciones laborales, contratos, seguridad social, derecho laboral, paie, droit du travail,
        contrats de travail, salarisadministratie, arbeidsrecht, penggajian, ketenagakerjaan, bpjs, tiền lương,
        lao động, bhxh, 給与計算, 労務, 社会保険, 급여, 노무, 4대보험, 인사관리
      `),
    },
    office: {
      terms: list(`
        administrati*, office, assistant*, assistance, secretar*, appointments, travel arrangements, calendar,
        correspondence, back office, büro*, sekretariat, verwaltung*, assistenz, terminkoordination, korrespondenz,
        ablage, oficina, ofimática, agenda, secretaría, gestión administrativa, archivo, bureautique, secrétariat,
        administratif*, accueil, administratie*, kantoor, administrasi, sekretaris, surat menyurat, hành chính,
        văn phòng, thư ký, 事務, 秘書, 庶務, 총무, 사무, 행정, 비서
      `),
    },
    learning: {
      terms: list(`
        teach, teaches, lesson*, unterrichten, enseigner, enseñar, impartir, lesgeven, dạy, 教える, 指導, 가르치, training program*, training course*, curriculum, e-learning, instructional, teaching, teacher*, workshops,
        learning material*, weiterbildung*, unterricht*, lehr*, seminar*, formador*, docente*, enseñanza, cursos,
        formateur*, formations, formation, enseign*, pédagog*, onderwijs, docent*, cursus, pelatihan, pengajar*,
        mengajar, kurikulum, giảng dạy, giáo viên, khóa học, 授業, 教師, 研修, 教材, カリキュラム, 교육, 강의, 교육과정, 학습, 교재
      `),
    },
  },
  questions: [
    {
      key: 'different-problem',
      competency: 'requirements',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['requirements', 'customer-insight'],
      trades: ['analysis', 'consulting', 'product'],
      base: 1,
    },
    {
      key: 'opposite-wishes',
      competency: 'requirements',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['requirements', 'stakeholder'],
      trades: ['analysis', 'consulting', 'product'],
      base: 0.5,
    },
    {
      key: 'done-or-not-done',
      competency: 'requirements',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['acceptance', 'requirements'],
      trades: ['analysis', 'consulting', 'product', 'project'],
      base: 0,
    },
    {
      key: 'process-as-lived',
      competency: 'analysis',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['process'],
      trades: ['analysis', 'consulting', 'project'],
      base: 0.5,
    },
    {
      key: 'analysis-changed-decision',
      competency: 'analysis',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['data-analysis'],
      trades: ['analysis', 'controlling', 'marketing', 'product', 'consulting'],
      base: 1,
    },
    {
      key: 'figures-do-not-agree',
      competency: 'analysis',
      minutes: 4,
      phase: 'deep',
      levels: everyone,
      topics: ['data-analysis', 'indicators'],
      trades: ['analysis', 'controlling', 'accounting'],
      base: 0.5,
    },
    {
      key: 'figure-changed-behaviour',
      competency: 'analysis',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['indicators'],
      trades: ['analysis', 'controlling', 'product', 'marketing'],
      base: 0,
    },
    {
      key: 'no-to-someone-important',
      competency: 'stakeholders',
      minutes: 4,
      phase: 'end',
      levels: experienced,
      topics: ['stakeholder'],
      trades: ['analysis', 'consulting', 'product', 'project', 'controlling', 'recruiting'],
      base: 0.6,
    },
    {
      key: 'old-way-new-way',
      competency: 'stakeholders',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['change'],
      trades: ['analysis', 'consulting', 'project', 'recruiting'],
      base: 0.5,
    },
    {
      key: 'complicated-made-simple',
      competency: 'stakeholders',
      minutes: 4,
      phase: 'open',
      levels: everyone,
      topics: ['communication', 'stakeholder'],
      trades: ['analysis', 'consulting', 'product', 'project', 'controlling'],
      base: 0.5,
    },
    {
      key: 'account-does-not-reconcile',
      competency: 'finance',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['accounting'],
      trades: ['accounting', 'controlling'],
      base: 0,
    },
    {
      key: 'eight-percent-over',
      competency: 'finance',
      minutes: 5,
      phase: 'deep',
      levels: everyone,
      topics: ['controlling'],
      trades: ['controlling', 'accounting'],
      base: 0,
    },
    {
      key: 'weakest-assumption',
      competency: 'finance',
      minutes: 5,
      phase: 'deep',
      levels: everyone,
      topics: ['business-case'],
      trades: ['controlling'],
      base: 0,
    },
    {
      key: 'wrong-and-unnoticed',
      competency: 'finance',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['controls', 'accounting'],
      trades: ['accounting', 'controlling'],
      base: 0,
    },
    {
      key: 'campaign-that-worked',
      competency: 'market',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['marketing'],
      trades: ['marketing'],
      base: 0,
    },
    {
      key: 'what-customers-wanted',
      competency: 'market',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['customer-insight'],
      trades: ['marketing', 'product', 'analysis'],
      base: 0,
    },
    {
      key: 'deal-with-many-heads',
      competency: 'market',
      minutes: 5,
      phase: 'deep',
      levels: everyone,
      topics: ['b2b-sales'],
      trades: ['sales'],
      base: 0,
    },
    {
      key: 'customer-about-to-leave',
      competency: 'market',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['account-care'],
      trades: ['sales'],
      base: 0,
    },
    {
      key: 'first-knew-late',
      competency: 'project',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['planning'],
      trades: ['project', 'product', 'consulting'],
      base: 1,
    },
    {
      key: 'risk-before-others',
      competency: 'project',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['risk', 'planning'],
      trades: ['project', 'consulting'],
      base: 0,
    },
    {
      key: 'works-without-you',
      competency: 'project',
      minutes: 4,
      phase: 'end',
      levels: everyone,
      topics: ['handover', 'change'],
      trades: ['project', 'consulting', 'analysis'],
      base: 0,
    },
    {
      key: 'hard-to-fill',
      competency: 'people',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['recruiting'],
      trades: ['recruiting'],
      base: 0,
    },
    {
      key: 'wrong-payslip',
      competency: 'people',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['employee-matters'],
      trades: ['payroll'],
      base: 0,
    },
    {
      key: 'five-want-something',
      competency: 'people',
      minutes: 4,
      phase: 'core',
      levels: ['junior', 'mid', 'senior'],
      topics: ['office'],
      trades: ['office'],
      base: 0,
    },
    {
      key: 'able-afterwards',
      competency: 'people',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['learning'],
      trades: ['teaching'],
      base: 0,
    },
  ],
};
