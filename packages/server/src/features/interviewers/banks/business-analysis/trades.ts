import type { BankFrame } from '../bank.ts';
import { list } from '../list.ts';

/** The jobs that the bank's questions are for, by the words of their titles in all interview languages. */
export const trades: BankFrame['trades'] = {
  analysis: {
    titles: list(`
      business analyst*, business data analyst*, data analyst*, market analyst*, market intelligence, requirements
      engineer*, requirements manager*, systems analyst*, business intelligence, bi analyst*, datenanalyst*, business-
      analyst*, analista de negocio*, analista de datos, analista funcional, analyste d'affaires, business analyste*,
      data analyste*, analyste de données, informatieanalist*, bedrijfsanalist*, data-analist*, analis bisnis, analis
      data, phân tích nghiệp vụ, phân tích dữ liệu, ビジネスアナリスト, データアナリスト, アナリスト, 비즈니스 분석, 데이터 분석, 사업 분석, 数据分析, 业务分析
    `),
    vague: list(`
      analyst*, analista*, analyste*, analis*, 분석
    `),
    topics: ['data-analysis', 'requirements', 'indicators'],
  },
  consulting: {
    titles: list(`
      management consultant*, strategy consultant*, business consultant*, sap consultant*, erp consultant*, it
      consultant*, implementation consultant*, process manager*, prozessmanager*, unternehmensberat*, it-berat*,
      consultor de negocio, consultor sap, consultor*, consultant en organisation, consultant sap,
      organisatieadviseur*, konsultan manajemen, chargé de déploiement, chargée de déploiement, chargé.e de
      déploiement, conduite du changement, change manager*, transformation manager*, コンサルタント, 컨설턴트, 咨询顾问
    `),
    vague: list(`
      consultant*, consulting, berater*, adviseur*, konsultan, tư vấn, déploiement, strategy, strategie*, 企画, 기획
    `),
    topics: ['requirements', 'process', 'change'],
  },
  product: {
    titles: list(`
      product manager*, product owner*, produktmanag*, jefe de producto, chef de produit, cheffe de produit, product
      lead*, productmanager*, manajer produk, quản lý sản phẩm, プロダクトマネージャ, プロダクトオーナー, 프로덕트 매니저, 서비스 기획, 产品经理
    `),
    topics: ['requirements', 'acceptance', 'customer-insight'],
  },
  project: {
    titles: list(`
      project manager*, projektleit*, projektmanag*, program manager*, programme manager*, project lead*, project
      coordinator*, scrum master*, pmo, jefe de proyecto*, jefa de proyecto*, gestor de proyecto*, chef de projet*,
      cheffe de projet*, chargé de projet, chargée de projet, projectleider*, projectmanager*, manajer proyek, quản lý
      dự án, trưởng dự án, プロジェクトマネージャ, pm, 프로젝트 매니저, 사업관리, 项目经理, operations manager*, chief of staff, chargé de
      mission, chargée de mission
    `),
    vague: list(`
      project*, projekt*, proyecto*, projet*, proyek, dự án
    `),
    topics: ['planning', 'risk'],
  },
  accounting: {
    titles: list(`
      accountant*, accounting*, bookkeep*, *buchhalt*, bilanzbuchhalt*, payable*, receivable*, contable*,
      contabilidad, comptab*, expert-comptable, boekhoud*, akuntan*, akuntansi, kế toán, contabile*, contador*,
      contabilista*, 経理, 会計, 회계, 经理会计, 会计, tax*, steuer*, *steuerberat*, asesor fiscal, asesora fiscal, fiscalista*,
      belastingadviseur*, pajak, thuế, 税理, 税務, 세무, audit*, wirtschaftsprüf*, kiểm toán, 監査, 감사
    `),
    vague: list(`
      finance*, financial*, finanz*, financ*, keuangan, tài chính, 財務, 재무
    `),
    topics: ['accounting', 'controls'],
  },
  controlling: {
    titles: list(`
      controller*, controlling, fp&a*, financial analyst*, finance manager*, finance director*, cfo, kaufmännische
      leitung, contrôleur de gestion, contrôleuse de gestion, controller de gestión, control de gestión, business
      controller*, cost controller*, analis keuangan, kiểm soát tài chính, 管理会計, 経営企画, 관리회계, 财务分析, investment*,
      investor*, valuation*, treasury*
    `),
    vague: list(`
      finance*, financial*, finanz*, financ*, keuangan, tài chính, 財務, 재무
    `),
    topics: ['controlling', 'business-case'],
  },
  marketing: {
    titles: list(`
      marketing*, marketer*, content manager*, content marketing*, copywriter*, social media*, brand manager*, seo*,
      growth*, communications manager*, pr manager*, kommunikationsmanag*, community manager*, responsable de
      comunicación, chargé de communication, chargée de communication, pemasaran, tiếp thị, truyền thông, マーケティング, 広報,
      마케팅, 마케터, 홍보, 市场营销, 市场专员
    `),
    vague: list(`
      content*, communication*
    `),
    topics: ['marketing', 'customer-insight'],
  },
  sales: {
    titles: list(`
      account executive*, account manager*, key account*, sales manager*, sales representative*, sales rep, field
      sales*, inside sales*, business development*, business developer*, b2b*, customer success*, vertrieb*,
      außendienst*, vertriebsmitarbeiter*, gebietsleit*, ejecutivo de ventas, ejecutiva de ventas, ejecutivo
      comercial, gestor comercial, asesor comercial, comercial b2b, responsable commercial*, commercial b2b, technico-
      commercial*, ingénieur commercial, attaché commercial, attachée commerciale, accountmanager*,
      vertegenwoordiger*, commercieel*, sales representative, marketing officer, sales engineer*, technical sales,
      kinh doanh, nhân viên kinh doanh, phát triển kinh doanh, agente di commercio, commerciale, representante
      comercial, 営業, 法人営業, 영업, 기술영업, 销售
    `),
    vague: list(`
      sales*, comercial*, commercial*, verkauf*, ventas, penjualan
    `),
    topics: ['b2b-sales', 'account-care'],
  },
  recruiting: {
    titles: list(`
      recruiter*, recruiting*, talent acquisition*, talent*, sourcer*, hr*, human resources, people partner*, people
      manager*, people operations*, personalreferent*, personalleit*, personalsach*, personalberat*,
      personalentwickl*, recursos humanos, selección de personal, responsable rh, chargé de recrutement, chargée de
      recrutement, ressources humaines, p&o, hr-adviseur*, recruteu*, sdm, hrd, nhân sự, tuyển dụng, risorse umane,
      人事, 採用, 인사, 채용, 人力资源
    `),
    topics: ['recruiting', 'employee-matters'],
  },
  payroll: {
    titles: list(`
      payroll*, lohnbuchhalt*, entgelt*, hr*, human resources, personalsach*, personalreferent*, nóminas, relaciones
      laborales, gestionnaire de paie, gestionnaire paie, salarisadministrat*, penggajian, tiền lương, c&b, 給与, 労務,
      급여, 노무, 人事, 인사
    `),
    topics: ['employee-matters'],
  },
  office: {
    titles: list(`
      office manager*, office assistant*, executive assistant*, personal assistant*, administrative assistant*,
      secretar*, sekretär*, teamassist*, office administrator*, bürokauf*, bürokraft*, büroassistent*, sachbearbeit*,
      verwaltungs*, administrativ*, auxiliar administrativo, asistente de dirección, assistante de direction,
      assistant de direction, assistant administratif, assistante administrative, secrétaire*, managementassist*,
      secretaresse*, administratief medewerker*, staf administrasi, admin, sekretaris*, hành chính, thư ký, trợ lý,
      segretari*, 事務, 秘書, 総務, 庶務, 총무, 사무, 비서, 文员, 行政
    `),
    vague: list(`
      assistant*, assistenz*, asistente*, administrat*
    `),
    topics: ['office'],
  },
  teaching: {
    titles: list(`
      teacher*, teaching*, lecturer*, tutor*, trainer*, instructor*, instructional*, learning designer*, lehrer*,
      lehrkraft*, dozent*, ausbilder*, profesor*, profesora*, docente*, formador*, formateu*, enseignant*,
      professeur*, leraar*, lerares*, docent*, leerkracht*, guru, pengajar*, instruktur*, giáo viên, giảng viên,
      insegnant*, professor*, 教師, 講師, 教員, 강사, 교사, 선생님, 教师, 老师
    `),
    topics: ['learning'],
  },
};
