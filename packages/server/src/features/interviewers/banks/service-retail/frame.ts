import type { BankFrame, SeniorityLevel } from '../bank.ts';
import { list } from '../list.ts';
import { trades } from './trades.ts';

const everyone: SeniorityLevel[] = ['junior', 'mid', 'senior', 'lead'];
const experienced: SeniorityLevel[] = ['mid', 'senior', 'lead'];

export const frame: BankFrame = {
  key: 'service-retail',
  version: 2,
  competencies: ['customers', 'complaints', 'selling', 'shop-floor', 'hospitality', 'logistics', 'trade', 'care'],
  trades,
  topics: {
    'customer-contact': {
      terms: list(`
        customer service, customers, customer, guests, gäste, gästen, gasten, huéspedes, tamu hotel, 宿泊客, 投宿客, 투숙객, visitors, walk-in*, greet*, kundenkontakt, kund:innen, kundinnen, kunden*,
        kundenberatung, beratung, clientes, atención al público, atención al cliente, clientèle, clients, accueil*,
        klanten, klantcontact, pelanggan, custumer, customer, nasabah, konsumen, melayani, khách hàng, tư vấn,
        phục vụ khách, お客様, 顧客, 接客, 고객, 손님, 응대
      `),
    },
    'remote-support': {
      terms: list(`
        teleoperador*, telefonist*, kundenservice, customer support, service client, téléconseill*, klantenservice, layanan pelanggan, chăm sóc khách hàng, カスタマーサポート, カスタマーサービス, コールセンター, 고객센터, 고객 상담, phone, telephone, chat, e-mail, email, ticket*, call center, call centre, inbound, support requests, helpdesk,
        help desk, inquir*, enquir*, telefon*, anfragen, kundenanfrag*, teléfono, telefónic*, llamadas, consultas,
        téléphon*, appels, demandes, telefonisch*, vragen, telepon, panggilan, pertanyaan, điện thoại, cuộc gọi,
        thắc mắc, 電話, メール, チャット, 問い合わせ, 問合せ, 전화, 문의, 상담, 채팅
      `),
      tools: list('zendesk, freshdesk, intercom, kintone, salesforce'),
    },
    'busy-hours': {
      terms: list(`
        multitask*, multi-task*, fast-paced, under pressure, peak times, stress*, busy, belastbar*, stoßzeiten,
        bajo presión, estrés, sous pression, polyvalen*, stressbestendig*, drukte, di bawah tekanan, tekanan, áp lực,
        忙しい, マルチタスク, 스트레스, 압박
      `),
    },
    complaint: {
      terms: list(`
        complaint*, claims, refund*, returns, escalat*, conflict*, difficult customers, *beschwerde*, reklamation*,
        retoure*, reclamaci*, quejas, devoluci*, incidencias, réclamation*, litige*, retours, klachten*, keluhan,
        komplain, pengembalian, khiếu nại, phàn nàn, đổi trả, クレーム, 苦情, 返品, 補償, トラブル, 불만, 클레임, 환불, 반품, 민원
      `),
    },
    'service-improvement': {
      terms: list(`
        satisfaction, feedback, service quality, customer experience, service level*, kundenzufriedenheit,
        servicequalität, satisfacci*, qualité de service, klanttevredenheid, kepuasan, hài lòng, chất lượng dịch vụ,
        満足度, サービス改善, 改善, 만족, 서비스 개선, 서비스 품질
      `),
    },
    'selling-in-person': {
      terms: list(`
        *verkäufer*, verkäuferin, dependiente*, vendeu*, verkoper*, pramuniaga, nhân viên bán hàng, 販売員, 판매원, sell, selling, sales, upsell*, cross-sell*, product knowledge, advise customers, store, retail, verkauf*,
        verkaufs*, warenpräsentation, vender, venta*, ventas, tienda, vendre, vente*, conseil*, magasin, boutique,
        verkoop*, verkopen, winkel, penjualan, menjual, toko, bán hàng, cửa hàng, vendas, vendite, 販売, 店舗, 売場, 売り場, 판매,
        매장, 영업
      `),
    },
    'cold-contact': {
      terms: list(`
        teleoperador*, telemarket*, televendedor*, fundraiser*, captador*, テレマーケティング, cold call*, telemarketing, telesales, outbound, door-to-door, door to door, fundraising, canvass*,
        new customers, leads, kaltakquise, neukundengewinnung, haustür, telefonakquise, spender*, captación,
        captadores, puerta fría, televenta, emisión de llamadas, prospection, démarchage, téléprospection,
        collecte de fonds, acquisitie, koude acquisitie, mencari pelanggan, calon pelanggan, canvassing,
        mencari nasabah, tìm kiếm khách hàng, khách hàng mới, 飛び込み, テレアポ, 新規開拓, 텔레마케팅, 신규 고객, 방문 판매, 콜드콜
      `),
    },
    targets: {
      terms: list(`
        target*, sales target*, commission*, bonus, quota, kpi, verkaufsziel*, umsatzziel*, zielvorgab*, provision*,
        objetivos, comision*, incentivos, objectifs, prime sur, doelstelling*, bonus, target, komisi, insentif,
        chỉ tiêu, doanh số, hoa hồng, ノルマ, 目標達成, 売上目標, インセンティブ, 목표, 실적, 인센티브, 매출
      `),
    },
    'team-on-shift': {
      terms: list(`
        shift*, shift lead*, team lead*, lead a team, rota, roster*, supervis*, store manager, schicht*, teamleit*,
        dienstplan*, filialleit*, turnos, jefe de equipo, gestión de equipos, equipos, encargad*, planning,
        management d'équipe, chef d'équipe, ploeg*, rooster*, teamleider, jadwal kerja, sif, kepala toko, ca làm,
        trưởng ca, quản lý cửa hàng, シフト, 店長, スタッフ管理, 교대, 스케줄, 점장, 직원 관리
      `),
    },
    stock: {
      terms: list(`
        stock, inventory, stocktak*, shelves, replenish*, merchandis*, goods, bestand*, inventur*, warenannahme,
        regal*, ware, waren, existencias, inventario, reposici*, mercancía*, inventaire*, mise en rayon, approvisionn*,
        réassort, voorraad*, schappen, vakkenvul*, stok, stok opname, stock opname, persediaan, inventaris, barang, hàng hóa, tồn kho, kiểm kê,
        在庫, 棚卸, 品出し, 発注, 재고, 진열, 발주, 입고
      `),
    },
    cash: {
      terms: list(`
        cash, till, checkout, cash register, payments, point of sale, kasse*, kassier*, kassen*, abrechnung, caja,
        cobro, caisse, encaissement*, kassa, betalingen, kas, pembayaran, tunai, thu ngân, thanh toán, tiền mặt, レジ,
        会計, 現金, 계산, 현금, 수납, 포스
      `),
    },
    safety: {
      terms: list(`
        safety, health and safety, accident*, hazard*, protective equipment, ppe, arbeitssicherheit,
        sicherheitsvorschrift*, unfall*, schutzausrüstung, ordnung und sauberkeit, prevención de riesgos,
        seguridad laboral, epi, sécurité, consignes de sécurité, veiligheid, vca, keselamatan kerja, k3, smk3, ohsas*,
        an toàn lao động, bảo hộ, 安全, 事故, 안전, 사고, 보호구
      `),
    },
    hospitality: {
      terms: list(`
        barista, kellner*, camarer*, serveu*, pelayan, バリスタ, 바리스타, restaurant*, hotel*, guests, bar, waiter*, table service, kitchen, catering, gastronom*, gäste, bedienung,
        küche, restaurante*, hostelería, camarer*, sala, cocina, huéspedes, restauration, salle, cuisine, hôtel*,
        convives, horeca, gasten, keuken, restoran, tamu, dapur, nhà hàng, khách sạn, bếp, phục vụ bàn, レストラン, ホテル, 飲食,
        ホール, 厨房, 레스토랑, 호텔, 주방, 서빙, 식당, 카페
      `),
    },
    food: {
      terms: list(`
        chef, koch, köchin, cocinero*, cuisini*, kok, juru masak, đầu bếp, 調理師, 요리사, food, haccp, hygiene, food safety, cook, cooking, bakery, lebensmittel*, hygiene*, kochen, bäckerei, speisen,
        alimentos, higiene, manipulador*, cocinar, aliment*, hygiène, cuisiner, voedsel*, hygiëne, koken, makanan,
        kebersihan, memasak, thực phẩm, vệ sinh, nấu ăn, 食品, 衛生, 調理, 식품, 위생, 조리
      `),
    },
    driving: {
      terms: list(`
        tourenplan*, auslieferungstour*, driver, drivers, driving, deliver, deliveries, route*, courier*, rider*, fahrer*,         zustell*, auslieferung*, conducir, conductor*, reparto, ruta, rutas,         chauffeu*, livraison*, livrer, tournée*, bezorg*, rit, ritten,
        sopir, mengemudi, pengiriman, lái xe, giao hàng, tuyến, 配送, 配達, 運転,         運送, 배송, 운전, 배달, 
      `),
    },
    shipping: {
      terms: list(`
        logistic*, shipment*, shipping, freight, cargo, picking, packing, forklift*, dispatch*, customs, versand*,
        kommissionier*, stapler*, spedition*, fracht*, zoll*, envío*, carretilla*, logístic*, aduana*, expédition*,
        préparation de commandes, cariste*, logisti*, verzending, heftruck*, orderpick*, logistik, ekspedisi, muatan,
        vận chuyển, xuất nhập khẩu, 貨物, 輸送, 出荷, 通関, 출고, 포장, 통관, 화물
      `),
    },
    repair: {
      terms: list(`
        *mechaniker*, *monteur*, *techniker*, technician*, técnico de mantenimiento, mecánico*, mécanicien*,
        technicien*, monteur*, mekanik, teknisi, kỹ thuật viên, 整備士, 정비사, repair*, maintain, maintenance, mechanic*,
        machine*, install*, diagnos*, spare parts, assembly, reparatur*, reparier*, instandhalt*, wartung*, maschine*,
        anlagen*, montage*, ersatzteil*, reparaci*, mantenimiento, maquinaria, averías, réparation*, réparer,
        maintenance, dépannage, machines, reparatie*, onderhoud*, storingen, perbaikan, perawatan mesin, mesin, sửa
        chữa, bảo dưỡng, bảo trì, máy móc, lắp đặt, 修理, 整備, 保全, 設備, 点検, 수리, 정비, 설비, 설치, 기계
      `),
    },
    craft: {
      terms: list(`
        craft*, construction, electric*, weld*, joinery, roof*, pipes, pipework, bricklay*, holz*, möbel*, mauer*, rohr*, sanitär*, madera, tuber*, bois, menuiser*, tuyau*, canalisation*, kozijn*, timmer*, hout*, metsel*, dakkapel*, kayu, gỗ, 木材, 목재, plumb*, carpent*, paint*, tools, manual skills, handwerk*, bau,
        elektr*, schweiß*, werkzeug*, handwerklich*, construcci*, obra, electric*, soldad*, herramientas, bâtiment,
        chantier*, électri*, soud*, outils, bouw, lassen, gereedschap, konstruksi, listrik, xây dựng, thợ điện,
        điện lạnh, thợ hàn, 施工, 工事, 電気, 溶接, 공사, 시공, 전기, 용접, 현장
      `),
    },
    care: {
      terms: list(`
        *pfleger*, altenpflege*, aide-soignant*, infirmi*, cuidador*, verpleegkundige*, 介護士, 看護師, 간호사, 요양보호사, patient*, nursing, nurse*, caregiv*, carer*, elderly, residents, care home, childcare, kindergarten,
        disabilit*, pflege, pflegekraft, pflege*, bewohner*, betreuung, kita, menschen mit behinderung, assistenz,
        pacientes, cuidado*, personas mayores, residentes, enfermer*, soins, soignant*, résidents, personnes âgées,
        patients, zorg, verpleeg*, cliënten, bewoners, pasien, perawat, merawat, lansia, bệnh nhân, chăm sóc người,
        điều dưỡng, 介護, 看護, 患者, 利用者, 保育, 환자, 간호, 요양, 돌봄, 어르신, 보육
      `),
    },
    observation: {
      terms: list(`
        vital signs, observ*, care documentation, care plan*, medication, pflegedokumentation, pflegeplan*,
        medikament*, vitalwerte, medicaci*, historia clínica, médicament*, surveillance, dossier de soins,
        transmissions, medicatie, zorgplan*, obat, tanda vital, thuốc, theo dõi, 服薬, 観察, 記録, 투약, 관찰, 간호기록
      `),
    },
  },
  questions: [
    {
      key: 'silent-customer',
      competency: 'customers',
      minutes: 3,
      phase: 'open',
      levels: ['junior', 'mid'],
      topics: ['selling-in-person', 'customer-contact'],
      trades: ['retail'],
      base: 0.3,
    },
    {
      key: 'more-than-the-rules',
      competency: 'customers',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['customer-contact', 'service-improvement'],
      trades: ['retail', 'support', 'hotel', 'hospitality'],
      base: 0.6,
    },
    {
      key: 'alone-and-three-waiting',
      competency: 'customers',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['customer-contact', 'selling-in-person', 'busy-hours'],
      trades: ['retail'],
      base: 0.2,
    },
    {
      key: 'customer-out-of-sight',
      competency: 'customers',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['remote-support'],
      trades: ['support'],
      base: 0,
    },
    {
      key: 'angriest-customer',
      competency: 'complaints',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['complaint', 'customer-contact'],
      trades: ['retail', 'support', 'hotel', 'hospitality'],
      base: 1,
    },
    {
      key: 'rules-do-not-allow',
      competency: 'complaints',
      minutes: 4,
      phase: 'deep',
      levels: everyone,
      topics: ['complaint', 'cash'],
      trades: ['retail', 'support'],
      base: 0.5,
    },
    {
      key: 'third-time-this-month',
      competency: 'complaints',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['service-improvement', 'complaint'],
      trades: ['support', 'retail', 'hotel'],
      base: 0.5,
    },
    {
      key: 'before-you-offered',
      competency: 'selling',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['selling-in-person', 'customer-contact'],
      trades: ['retail', 'telesales'],
      base: 0.5,
    },
    {
      key: 'after-the-fifth-no',
      competency: 'selling',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['cold-contact'],
      trades: ['telesales'],
      base: 0,
    },
    {
      key: 'below-target',
      competency: 'selling',
      minutes: 4,
      phase: 'deep',
      levels: everyone,
      topics: ['targets'],
      trades: ['telesales', 'retail'],
      base: 0,
    },
    {
      key: 'system-says-twelve',
      competency: 'shop-floor',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['stock'],
      trades: ['warehouse', 'retail'],
      base: 0,
    },
    {
      key: 'till-does-not-balance',
      competency: 'shop-floor',
      minutes: 3,
      phase: 'core',
      levels: everyone,
      topics: ['cash'],
      trades: ['retail', 'hospitality', 'hotel'],
      base: 0,
    },
    {
      key: 'could-have-hurt',
      competency: 'shop-floor',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['safety'],
      trades: ['warehouse', 'repair', 'craft', 'production', 'driving'],
      base: 0.3,
    },
    {
      key: 'two-do-not-turn-up',
      competency: 'shop-floor',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['team-on-shift'],
      trades: ['retail', 'hospitality', 'kitchen', 'warehouse', 'hotel', 'support'],
      base: 0,
    },
    {
      key: 'full-house-slow-kitchen',
      competency: 'hospitality',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['hospitality'],
      trades: ['hospitality'],
      base: 0,
    },
    {
      key: 'from-delivery-to-plate',
      competency: 'hospitality',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['food'],
      trades: ['kitchen', 'hospitality'],
      base: 0,
    },
    {
      key: 'not-all-stops',
      competency: 'logistics',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['driving'],
      trades: ['driving'],
      base: 0,
    },
    {
      key: 'damaged-or-incomplete',
      competency: 'logistics',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['shipping'],
      trades: ['warehouse'],
      base: 0,
    },
    {
      key: 'machine-stands-still',
      competency: 'trade',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['repair'],
      trades: ['repair', 'production'],
      base: 1,
    },
    {
      key: 'had-to-be-redone',
      competency: 'trade',
      minutes: 4,
      phase: 'deep',
      levels: everyone,
      topics: ['craft', 'repair'],
      trades: ['craft', 'repair'],
      base: 1.2,
    },
    {
      key: 'before-you-reach-in',
      competency: 'trade',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['repair', 'craft', 'safety'],
      trades: ['repair', 'craft', 'production'],
      base: 0,
    },
    {
      key: 'does-not-want-it',
      competency: 'care',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['care'],
      trades: ['care'],
      base: 0,
    },
    {
      key: 'not-as-usual',
      competency: 'care',
      minutes: 4,
      phase: 'deep',
      levels: everyone,
      topics: ['observation', 'care'],
      trades: ['care'],
      base: 0,
    },
  ],
};
